internal import ThemeRendering
internal import ThemeSource
internal import ThemeText

struct StyledText {
  var runs: [RenderTree.Run]
  var style: RenderTree.TextStyle

  init(_ text: RenderTree.Text, _ style: RenderTree.TextStyle) {
    runs = text.runs.isEmpty ? [RenderTree.Run(text.string)] : text.runs
    self.style = style
  }

  init(
    _ string: String, size: Points, weight: Int = 400, color: RenderColor,
    alignment: RenderTree.TextStyle.Alignment = .left, isItalic: Bool = false
  ) {
    self.init(
      RenderTree.Text(string),
      RenderTree.TextStyle(
        font: RenderTree.Font(size: size, weight: weight, isItalic: isItalic), color: color, alignment: alignment))
  }

  var string: String { runs.reduce(into: "") { $0 += $1.string } }
  var isEmpty: Bool { runs.allSatisfy { $0.string.isEmpty } }

  /// The runs in the fonts used for measuring.
  var measured: [TextRun] {
    runs.map { TextRun($0.string.safe, FontDescriptor($0.font ?? style.font)) }
  }

  mutating func shrink(to scale: Double) {
    guard scale < 1 else { return }
    style.font.size *= scale
    for index in runs.indices { runs[index].font?.size *= scale }
  }

  /// Width on a single line.
  var width: Points { measured.reduce(0) { $0 + TextMetrics.standard.width(of: $1.text, font: $1.font) } }
}

extension String {
  /// The text without characters that could reorder or break a line: tabs become spaces, other controls are removed.
  var safe: String {
    guard unicodeScalars.contains(where: { $0.isHostile }) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0A, 0x2028, 0x2029: result.append("\n")
      case 0x09: result.append(" ")
      default: if !scalar.isHostile { result.append(scalar) }
      }
    }
    return String(result)
  }
}

extension Artist {
  /// Draws lines of text in a rectangle.
  mutating func write(_ words: StyledText, in room: Rect, _ index: Int) {
    guard !words.isEmpty, room.isDrawable else { return }
    var words = words
    var runs = words.measured
    let layout = words.style.layOut(&runs, in: room.size)
    if let scale = words.measured.first.flatMap({ first in runs.first.map { $0.font.pointSize / first.font.pointSize } }
    ) {
      words.shrink(to: scale)
    }
    guard let last = layout.lines.last else { return }
    let height = last.top + last.height
    var y = room.y
    switch words.style.verticalAlignment {
    case .top: break
    case .center: y += (room.height - height) / 2
    case .bottom: y += room.height - height
    }
    let isRightToLeft = BaseDirection(of: words.string) == .rightToLeft
    let start = list.items.count
    for (number, line) in layout.lines.enumerated() {
      let next = layout.lines.indices.contains(number + 1) ? layout.lines[number + 1].range.lowerBound : nil
      let baseline = y + line.top + line.ascender
      // The last line of a paragraph is not justified.
      if words.style.alignment == .justified, !isRightToLeft, let next,
        !runs.hasLineEnd(in: line.range.upperBound..<max(next, line.range.upperBound))
      {
        justify(line, of: runs, words, in: room, baseline: baseline, index)
      } else {
        write(line, of: runs, words, isRightToLeft, in: room, baseline: baseline, index)
      }
    }
    if let shadow = words.style.shadow { addShadow(shadow, ofItemsFrom: start, index) }
  }

  /// Draws copies of texts below them.
  private mutating func addShadow(_ shadow: RenderTree.Shadow, ofItemsFrom start: Int, _ index: Int) {
    let copies = list.items[start...].compactMap { item -> DisplayList.Item? in
      guard case .text(var span) = item else { return nil }
      span.color = visible(shadow.color, index)
      span.origin.x += shadow.offset.width
      span.origin.y += shadow.offset.height
      return .text(span)
    }
    list.items.insert(contentsOf: copies, at: start)
  }

  /// Draws a line from edge to edge: its words are moved apart.
  private mutating func justify(
    _ line: TextLine, of runs: [TextRun], _ words: StyledText, in room: Rect, baseline: Points, _ index: Int
  ) {
    let start = list.items.count
    write(line, of: runs, words, false, in: room, baseline: baseline, index)
    let spans = list.items[start...].compactMap(\.textSpan).flatMap(\.inWords)
    guard spans.count > 1, let last = spans.last else { return }
    let gap = (room.maxX - last.origin.x - last.width) / Points(spans.count - 1)
    list.items.removeSubrange(start...)
    for (number, span) in spans.enumerated() {
      var span = span
      span.origin.x += gap * Points(number)
      list.items.append(.text(span))
    }
  }

  private mutating func write(
    _ line: TextLine, of runs: [TextRun], _ words: StyledText, _ isRightToLeft: Bool, in room: Rect, baseline: Points,
    _ index: Int
  ) {
    let anchor = anchor(of: words.style.alignment, isRightToLeft)
    let parts = line.shown(in: runs).map { part in
      (run: part.run, text: part.text, width: TextMetrics.standard.width(of: part.text, font: runs[part.run].font))
    }
    let width = parts.reduce(0) { $0 + $1.width }
    var x: Points =
      switch anchor {
      case .start: room.x
      case .middle: room.x + (room.width - width) / 2
      case .end: room.maxX - width
      }
    // Runs of a right-to-left line are placed from the right.
    for part in isRightToLeft ? parts.reversed() : parts {
      let run = words.runs[part.run]
      if part.text.contains(where: { !$0.isWhitespace }) || run.isUnderlined {
        var span = DisplayList.TextSpan(
          string: part.text, origin: Point(x: x, y: baseline), width: part.width, font: run.font ?? words.style.font,
          color: visible(run.color ?? words.style.color, index))
        span.isUnderlined = run.isUnderlined
        span.isStruckThrough = run.isStruckThrough
        span.anchor = parts.count == 1 ? anchor : .start
        span.isRightToLeft = isRightToLeft
        span.words = placedWords(of: part.text, font: runs[part.run].font)
        if span.color.alpha > 0 { list.items.append(.text(span)) }
      }
      x += part.width
    }
  }

  /// The words of a text with their places; none if a part of it is written from right to left.
  private func placedWords(of text: String, font: FontDescriptor) -> [DisplayList.Word] {
    guard text.contains(" "), !text.unicodeScalars.contains(where: { BaseDirection(of: $0) == .rightToLeft }) else {
      return []
    }
    return text.split(separator: " ").map { word in
      let x = TextMetrics.standard.width(of: String(text[..<word.startIndex]), font: font)
      let end = TextMetrics.standard.width(of: String(text[..<word.endIndex]), font: font)
      return DisplayList.Word(string: String(word), x: x, width: end - x)
    }
  }

  private func anchor(
    of alignment: RenderTree.TextStyle.Alignment, _ isRightToLeft: Bool
  ) -> DisplayList.Anchor {
    switch alignment {
    case .left: .start
    case .center: .middle
    case .right: .end
    case .natural, .justified: isRightToLeft ? .end : .start
    }
  }

  // MARK: Labels and text views

  /// Margins of `UITextView` around its text: `textContainerInset` and `lineFragmentPadding`.
  private static let textViewInsets = Insets(top: 8, left: 5, bottom: 8, right: 5)

  mutating func drawText(_ index: Int, _ text: RenderTree.Text) {
    let node = tree.nodes[index]
    var words = StyledText(text, textStyle(index))
    if words.isEmpty, let name = name(index) { words = name }
    let room = node.role == .textView ? node.frame.inset(by: Self.textViewInsets) : node.frame
    write(words, in: room, index)
  }

  /// The style of a view's text; defaults to system text in the label color.
  func textStyle(_ index: Int) -> RenderTree.TextStyle {
    tree.nodes[index].textStyle ?? RenderTree.TextStyle(color: palette.label)
  }

  /// Whether text of a later view overlaps this one.
  func isBackdrop(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    guard tree.nodes.count < 3000, node.subtreeEnd > index else { return false }
    return tree.nodes[(index + 1)...].contains { other in
      !other.isHidden && other.alpha > 0.004 && other.content.traits.drawing == .text
        && other.frame.intersection(node.frame) != nil
    }
  }

  /// The name of an empty view's future content: its attribute or its outlet.
  func name(_ index: Int) -> StyledText? {
    let node = tree.nodes[index]
    guard style.showsNames, !isBackdrop(index), let name = node.bindings.first?.attribute ?? node.outlets.first else {
      return nil
    }
    var style = textStyle(index)
    let surface = surface(index)
    style.numberOfLines = 1
    style.color = surface.readable.mixed(with: surface, 0.6)
    style.font.isItalic = true
    return StyledText(RenderTree.Text("‹\(name)›"), style)
  }
}

extension DisplayList.Item {
  var textSpan: DisplayList.TextSpan? { if case .text(let span) = self { span } else { nil } }
}

extension DisplayList.TextSpan {
  /// The words as separate texts.
  fileprivate var inWords: [DisplayList.TextSpan] {
    if words.isEmpty { return [self] }
    return words.map { word in
      var span = self
      span.string = word.string
      span.origin.x += word.x
      span.width = word.width
      span.words = []
      span.anchor = .start
      return span
    }
  }
}

extension [TextRun] {
  /// Whether a part of the text, in UTF-8 bytes, has a line ending.
  fileprivate func hasLineEnd(in range: Range<Int>) -> Bool {
    flatMap(\.text.utf8).dropFirst(range.lowerBound).prefix(range.count).contains { (0x0A...0x0D).contains($0) }
  }
}
