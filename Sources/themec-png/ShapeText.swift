#if PNG
  internal import PaintCommands

  /// A line of text in glyphs.
  struct ShapedText {
    /// In points.
    private(set) var width = 0.0
    private(set) var runs: [GlyphRun] = []
    /// The first character that no font has.
    let missing: Character?

    /// Shapes a text on one line.
    init(_ text: String, _ font: PaintFont, isRightToLeft: Bool, _ book: FontBook) {
      missing = text.first { book.face(for: $0, font)?.has($0) != true }
      for segment in Segment.visual(text, font, isRightToLeft: isRightToLeft, book) {
        let shaped = segment.face.shape(segment.text, isRightToLeft: segment.isRightToLeft)
        let size = font.size * Self.scale(of: segment.face, font)
        var run = GlyphRun(face: segment.face, size: size)
        run.glyphs = shaped.glyphs.enumerated().map { number, glyph in
          .init(index: glyph.index, x: width + glyph.x * size + font.spacing * Double(number), y: glyph.y * size)
        }
        runs.append(run)
        width += shaped.width * size + font.spacing * Double(shaped.glyphs.count)
      }
    }

    /// The factor that gives capital letters the height that they have in the requested font, like `font-size-adjust` of
    /// CSS Fonts 5.
    private static func scale(of face: FontFace, _ font: PaintFont) -> Double {
      guard font.capHeight > 0, let height = face.capHeight, height > 0 else { return 1 }
      return font.capHeight / height
    }
  }

  /// A part of a text in one font, script and direction.
  private struct Segment {
    var text: String
    var face: FontFace
    /// Nil if all characters belong to any script.
    var script: UInt32?
    var isRightToLeft: Bool

    /// The segments of a line from left to right.
    ///
    /// Numbers and words in another direction than the line are embedded at one level of the Unicode Bidirectional
    /// Algorithm; spaces and punctuation between segments of one direction belong to it, others to the line.
    static func visual(_ text: String, _ font: PaintFont, isRightToLeft: Bool, _ book: FontBook) -> [Segment] {
      var segments: [Segment] = []
      let characters = Array(text)
      let directions = directions(of: characters, isRightToLeft: isRightToLeft)
      for (character, direction) in zip(characters, directions) {
        guard let face = book.face(for: character, font) else { continue }
        let script = writing(of: character)?.script
        if let last = segments.last, last.face === face, last.isRightToLeft == direction,
          script == nil || last.script == nil || script == last.script
        {
          segments[segments.count - 1].text.append(character)
          segments[segments.count - 1].script = last.script ?? script
        } else {
          segments.append(Segment(text: String(character), face: face, script: script, isRightToLeft: direction))
        }
      }
      return reordered(segments, isRightToLeft: isRightToLeft)
    }

    /// Whether each character is written from right to left.
    private static func directions(of characters: [Character], isRightToLeft: Bool) -> [Bool] {
      let strong = characters.map { $0.isNumber ? false : writing(of: $0)?.isRightToLeft }
      var result: [Bool] = []
      var before = isRightToLeft
      for (index, direction) in strong.enumerated() {
        if let direction {
          result.append(direction)
          before = direction
        } else {
          let after = strong[index...].lazy.compactMap { $0 }.first ?? isRightToLeft
          result.append(before == after ? before : isRightToLeft)
        }
      }
      return result
    }

    private static func reordered(_ segments: [Segment], isRightToLeft: Bool) -> [Segment] {
      var groups: [[Segment]] = []
      for segment in segments {
        if let last = groups.last?.last, last.isRightToLeft == segment.isRightToLeft {
          groups[groups.count - 1].append(segment)
        } else {
          groups.append([segment])
        }
      }
      let ordered = groups.map { group in group.first?.isRightToLeft == true ? group.reversed() : group }
      return (isRightToLeft ? ordered.reversed() : ordered).flatMap(\.self)
    }
  }
#endif
