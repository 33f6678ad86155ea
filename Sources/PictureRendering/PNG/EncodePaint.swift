package import PaintCommands
package import ThemeRendering
internal import ThemeSource
internal import ThemeText

/// Writes a drawing as a request to `themec-png`. Images without a file are left out.
package func encodePaint(_ list: DisplayList, images: [ImageKey: ImageData], scale: Double) -> [UInt8] {
  var keys: [ImageKey] = []
  for case .image(let picture) in list.items where !keys.contains(picture.image) {
    if images[picture.image] != nil { keys.append(picture.image) }
  }
  var encoder = PaintEncoder(indices: Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) }))
  encoder.writer.add(PaintRequest.picture)
  for length in [list.size.width, list.size.height, scale] { encoder.writer.add(length) }
  encoder.add(list.background)
  encoder.writer.add(keys.count)
  for key in keys { encoder.writer.add(images[key]?.bytes ?? []) }
  for item in list.items { encoder.add(item) }
  return encoder.writer.bytes
}

/// Writes the texts of a drawing as a request for their outlines.
package func encodeOutlineRequest(_ list: DisplayList) -> [UInt8] {
  let spans = list.items.compactMap(\.textSpan)
  var encoder = PaintEncoder(indices: [:])
  encoder.writer.add(PaintRequest.outlines)
  encoder.writer.add(spans.count)
  for span in spans { encoder.addFields(of: span) }
  return encoder.writer.bytes
}

extension DisplayList {
  /// The drawing with the outlines of its texts instead of the texts, from the result of a request for them.
  package func outlined(_ result: [UInt8]) throws(PaintError) -> DisplayList {
    var (list, reader) = (self, PaintReader(result))
    for (index, item) in items.enumerated() {
      guard let span = item.textSpan else { continue }
      let outline = try Outline(&reader)
      // Glyphs with colors, such as emoji, remain text.
      if !outline.elements.isEmpty { list.items[index] = .fill(.path(outline), span.color) }
    }
    return list
  }
}

extension Outline {
  fileprivate init(_ reader: inout PaintReader) throws(PaintError) {
    self.init()
    for _ in 0..<(try reader.count()) {
      switch try reader.value(PaintStep.self) {
      case .move: elements.append(.move(try reader.point()))
      case .line: elements.append(.line(try reader.point()))
      case .curve: elements.append(.curve(try reader.point(), try reader.point(), try reader.point()))
      case .close: elements.append(.close)
      }
    }
  }
}

private struct PaintEncoder {
  var writer = PaintWriter()
  /// Positions of images among the files of the request.
  let indices: [ImageKey: Int]

  init(indices: [ImageKey: Int]) { self.indices = indices }

  mutating func add(_ item: DisplayList.Item) {
    switch item {
    case .begin(let group):
      writer.add(PaintCommand.begin)
      writer.add(group.offset)
      writer.add(group.opacity)
      if let clip = group.clip { add(clip) }
    case .end: writer.add(PaintCommand.end)
    case .fill(let shape, let color):
      writer.add(PaintCommand.fill)
      add(shape)
      add(color)
    case .shadow(let shadow):
      writer.add(PaintCommand.shadow)
      writer.add(shadow.extent)
      writer.add(shadow.blur)
      add(shadow.shape)
      add(shadow.color)
    case .stroke(let shape, let stroke):
      writer.add(PaintCommand.stroke)
      add(shape)
      add(stroke.color)
      writer.add(stroke.width)
      writer.add(stroke.dashes.count)
      for length in stroke.dashes { writer.add(length) }
      writer.add(stroke.isRound)
    case .text(let span): add(span)
    case .image(let picture): add(picture)
    }
  }

  mutating func add(_ color: RenderColor) {
    for component in [color.red, color.green, color.blue, color.alpha] { writer.add(component) }
  }

  private mutating func add(_ clip: DisplayList.Clip) {
    writer.add(PaintCommand.clip)
    add(clip.shape)
  }

  private mutating func add(_ shape: DisplayList.Shape) {
    switch shape {
    case .rect(let rect, let radius):
      writer.add(PaintShape.rect)
      writer.add(rect)
      writer.add(radius)
    case .ellipse(let rect):
      writer.add(PaintShape.ellipse)
      writer.add(rect)
    case .path(let outline):
      writer.add(PaintShape.path)
      writer.add(outline.elements.count)
      for element in outline.elements { add(element) }
    }
  }

  private mutating func add(_ element: Outline.Element) {
    switch element {
    case .move(let point):
      writer.add(PaintStep.move)
      writer.add(point)
    case .line(let point):
      writer.add(PaintStep.line)
      writer.add(point)
    case .curve(let first, let second, let end):
      writer.add(PaintStep.curve)
      for point in [first, second, end] { writer.add(point) }
    case .close: writer.add(PaintStep.close)
    }
  }

  private mutating func add(_ span: DisplayList.TextSpan) {
    writer.add(PaintCommand.text)
    addFields(of: span)
  }

  mutating func addFields(of span: DisplayList.TextSpan) {
    writer.add(span.origin)
    writer.add(span.width)
    writer.add(PaintFont(span.font))
    add(span.color)
    for flag in [span.isUnderlined, span.isStruckThrough, span.isRightToLeft] { writer.add(flag) }
    let whole = DisplayList.Word(string: span.string, x: 0, width: span.width)
    let words = span.words.isEmpty ? [whole] : span.words
    writer.add(words.count)
    for word in words {
      writer.add(word.string)
      writer.add(word.x)
      writer.add(word.width)
    }
  }

  private mutating func add(_ picture: DisplayList.Picture) {
    guard let index = indices[picture.image] else { return }
    writer.add(PaintCommand.begin)
    writer.add(Point.zero)
    writer.add(1.0)
    add(picture.clip)
    writer.add(PaintCommand.image)
    writer.add(index)
    writer.add(picture.opacity)
    writer.add(picture.tint != nil)
    add(picture.tint ?? .clear)
    let whole = (picture.frame, Rect(x: 0, y: 0, width: 1, height: 1))
    let parts = picture.slices.isEmpty ? [whole] : picture.slices.map { ($0.place, $0.part) }
    writer.add(parts.count)
    for (place, part) in parts {
      writer.add(place)
      writer.add(part)
    }
    writer.add(PaintCommand.end)
  }
}

extension PaintFont {
  fileprivate init(_ font: RenderTree.Font) {
    // Capital letters of the system font are 1443 of 2048 units high, as `UIFont.capHeight` reports.
    let families: ([String], capHeight: Double) =
      switch font.family.map({ ($0, GenericFamily(of: $0)) }) {
      case nil: ([Self.standIn, "sans-serif"], 1443.0 / 2048)
      case (let name, .sansSerif)?: ([name, Self.standIn, "sans-serif"], 0)
      case (let name, .serif)?: ([name, "serif"], 0)
      case (let name, .monospaced)?: ([name, "monospace"], 0)
      }
    self.init(
      families: families.0, size: font.size, weight: font.weight, isItalic: font.isItalic,
      capHeight: families.capHeight, spacing: font.kerning)
  }
}
