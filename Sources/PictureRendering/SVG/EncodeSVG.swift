package import ThemeRendering
package import ThemeSource

/// Options for writing a drawing as SVG.
package struct SVGStyle: Sendable {
  /// A description of the drawing, for people who cannot see it.
  package var title: String
  package var images: [ImageKey: ImageData]

  package init(title: String = "", images: [ImageKey: ImageData] = [:]) {
    self.title = title
    self.images = images
  }
}

/// Writes a drawing as an SVG document with selectable text, without scripts or external resources.
package func encodeSVG(_ list: DisplayList, _ style: SVGStyle = SVGStyle()) -> [UInt8] {
  var encoder = SVGEncoder(style)
  encoder.encode(list)
  return encoder.writer.bytes
}

/// Writes a view's content as an SVG element for an HTML document, as large as the view; content beyond it is shown.
///
/// - Parameters:
///   - items: Shapes, text and images; groups are ignored.
///   - scope: Prefix that makes the ids of the element unique in its document.
package func encodeSVG(
  _ items: [DisplayList.Item], in frame: Rect, scope: String, _ style: SVGStyle = SVGStyle()
) -> [UInt8] {
  var encoder = SVGEncoder(style, scope: scope)
  encoder.encode(items, in: frame)
  return encoder.writer.bytes
}

struct SVGEncoder {
  let style: SVGStyle
  var writer = MarkupWriter()
  /// Numbers of the defined clips.
  private var clips: [DisplayList.Clip: Int] = [:]
  /// Numbers of the defined tints, and of the defined images that are drawn in parts.
  var tints: [RenderColor: Int] = [:]
  var sliced: [ImageKey: Int] = [:]
  /// The number of shadows.
  private var shadows = 0
  /// Whether each open group was written.
  private var open: [Bool] = []

  /// Prefix of ids.
  let scope: String

  init(_ style: SVGStyle, scope: String = "c") {
    self.style = style
    self.scope = scope
  }

  mutating func encode(_ items: [DisplayList.Item], in frame: Rect) {
    writer.raw("<svg aria-hidden=\"true\" focusable=\"false\"")
    writer.attribute("width", frame.width)
    writer.attribute("height", frame.height)
    writer.raw(" viewBox=\"")
    encode([Point(x: frame.x, y: frame.y), Point(x: frame.width, y: frame.height)])
    writer.raw("\">")
    for item in items { encode(item) }
    writer.raw("</svg>")
  }

  mutating func encode(_ list: DisplayList) {
    start(list.size)
    drawBackground(list.background)
    encodeItems(of: list)
    writer.raw("</svg>\n")
  }

  private mutating func start(_ size: Size) {
    writer.raw("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    writer.attribute("width", size.width)
    writer.attribute("height", size.height)
    writer.raw(" viewBox=\"0 0 ")
    writer.number(size.width)
    writer.raw(" ")
    writer.number(size.height)
    writer.raw("\" role=\"img\"")
    if !style.title.isEmpty { writer.attribute("aria-label", style.title) }
    writer.raw(">\n")
    if !style.title.isEmpty {
      writer.raw("<title>")
      writer.escaped(style.title)
      writer.raw("</title>\n")
    }
  }

  private mutating func drawBackground(_ color: RenderColor) {
    writer.raw("<rect width=\"100%\" height=\"100%\"")
    writer.color("fill", "fill-opacity", color)
    writer.raw("/>\n")
  }

  private mutating func encodeItems(of list: DisplayList) {
    for item in list.items { encode(item) }
  }

  private mutating func encode(_ item: DisplayList.Item) {
    switch item {
    case .begin(let group): encode(group)
    case .end: if open.popLast() == true { writer.raw("</g>\n") }
    case .fill(let shape, let color):
      start(shape)
      writer.color("fill", "fill-opacity", color)
      writer.raw("/>\n")
    case .shadow(let shadow): encode(shadow)
    case .stroke(let shape, let stroke):
      start(shape)
      writer.raw(" fill=\"none\"")
      writer.color("stroke", "stroke-opacity", stroke.color)
      if stroke.width != 1 { writer.attribute("stroke-width", stroke.width) }
      if stroke.isRound { writer.raw(" stroke-linecap=\"round\" stroke-linejoin=\"round\"") }
      if !stroke.dashes.isEmpty {
        writer.raw(" stroke-dasharray=\"")
        for (number, length) in stroke.dashes.enumerated() {
          if number > 0 { writer.raw(" ") }
          writer.number(length)
        }
        writer.raw("\"")
      }
      writer.raw("/>\n")
    case .text(let span): encode(span)
    case .image(let picture): encode(picture)
    }
  }

  private mutating func encode(_ shadow: DisplayList.Shadow) {
    let number = shadows
    shadows += 1
    writer.raw("<filter")
    writer.attribute("id", "\(scope)s\(number)")
    writer.raw(" filterUnits=\"userSpaceOnUse\"")
    writer.attribute("x", shadow.extent.x)
    writer.attribute("y", shadow.extent.y)
    writer.attribute("width", shadow.extent.width)
    writer.attribute("height", shadow.extent.height)
    writer.raw("><feGaussianBlur")
    writer.attribute("stdDeviation", shadow.blur)
    writer.raw("/></filter>")
    start(shadow.shape)
    writer.color("fill", "fill-opacity", shadow.color)
    if shadow.blur > 0 { writer.attribute("filter", "url(#\(scope)s\(number))") }
    writer.raw("/>\n")
  }

  private mutating func encode(_ group: DisplayList.Group) {
    // A view without a clip needs no element.
    let isWritten = group.clip != nil || group.offset != .zero || group.opacity < 1
    open.append(isWritten)
    guard isWritten else { return }
    let number = group.clip.map { define($0) }
    writer.raw("<g")
    if group.offset != .zero {
      writer.raw(" transform=\"translate(")
      encode([group.offset])
      writer.raw(")\"")
    }
    if group.opacity < 1 { writer.attribute("opacity", group.opacity) }
    if let number { writer.attribute("clip-path", "url(#\(scope)\(number))") }
    writer.raw(">\n")
  }

  mutating func define(_ clip: DisplayList.Clip) -> Int {
    if let number = clips[clip] { return number }
    let number = clips.count
    clips[clip] = number
    writer.raw("<clipPath")
    writer.attribute("id", "\(scope)\(number)")
    writer.raw(">")
    start(clip.shape)
    writer.raw("/></clipPath>\n")
    return number
  }

  mutating func startClipped(_ number: Int) {
    writer.raw("<g")
    writer.attribute("clip-path", "url(#\(scope)\(number))")
    writer.raw(">\n")
  }

  // MARK: Shapes

  private mutating func start(_ shape: DisplayList.Shape) {
    switch shape {
    case .rect(let rect, let radius):
      writer.raw("<rect")
      writer.attribute("x", rect.x)
      writer.attribute("y", rect.y)
      writer.attribute("width", rect.width)
      writer.attribute("height", rect.height)
      if radius > 0 { writer.attribute("rx", radius) }
    case .ellipse(let rect):
      writer.raw("<ellipse")
      writer.attribute("cx", rect.x + rect.width / 2)
      writer.attribute("cy", rect.y + rect.height / 2)
      writer.attribute("rx", rect.width / 2)
      writer.attribute("ry", rect.height / 2)
    case .path(let path):
      writer.raw("<path d=\"")
      for element in path.elements { encode(element) }
      writer.raw("\"")
    }
  }

  private mutating func encode(_ element: Outline.Element) {
    switch element {
    case .move(let point):
      writer.raw("M")
      encode([point])
    case .line(let point):
      writer.raw("L")
      encode([point])
    case .curve(let first, let second, let end):
      writer.raw("C")
      encode([first, second, end])
    case .close: writer.raw("Z")
    }
  }

  private mutating func encode(_ points: [Point]) {
    for (number, point) in points.enumerated() {
      if number > 0 { writer.raw(" ") }
      writer.number(point.x)
      writer.raw(" ")
      writer.number(point.y)
    }
  }
}

extension Rect {
  func contains(_ other: Rect) -> Bool {
    other.x >= x - 0.01 && other.y >= y - 0.01 && other.maxX <= maxX + 0.01 && other.maxY <= maxY + 0.01
  }
}
