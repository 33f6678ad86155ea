internal import ThemeRendering
internal import ThemeSource

extension SVGEncoder {
  mutating func encode(_ picture: DisplayList.Picture) {
    guard let data = style.images[picture.image] else { return }
    let needsClip = picture.clip.radius > 0 || !picture.clip.rect.contains(picture.frame)
    if needsClip {
      let number = define(picture.clip)
      startClipped(number)
    }
    let tint = picture.tint.map { defineTint($0) }
    if !picture.slices.isEmpty {
      encodeSlices(of: picture, data, tint: tint)
    } else {
      writer.raw("<image")
      writeFrame(picture.frame)
      writeLook(of: picture, tint: tint)
      writeData(data)
      writer.raw("/>")
    }
    if needsClip { writer.raw("</g>") }
    writer.raw("\n")
  }

  /// Writes each part as a separate view of the image, which the document contains once.
  private mutating func encodeSlices(of picture: DisplayList.Picture, _ data: ImageData, tint: Int?) {
    let number: Int
    if let known = sliced[picture.image] {
      number = known
    } else {
      number = sliced.count
      sliced[picture.image] = number
      writer.raw("<defs><image")
      writer.attribute("id", "\(scope)i\(number)")
      writeFrame(Rect(x: 0, y: 0, width: picture.size.width, height: picture.size.height))
      writeData(data)
      writer.raw("/></defs>")
    }
    writer.raw("<g")
    writeLook(of: picture, tint: tint)
    writer.raw(">")
    for slice in picture.slices {
      writer.raw("<svg")
      writeFrame(slice.place)
      writer.raw(" viewBox=\"")
      for (place, length) in [
        slice.part.x * picture.size.width, slice.part.y * picture.size.height, slice.part.width * picture.size.width,
        slice.part.height * picture.size.height,
      ].enumerated() {
        if place > 0 { writer.raw(" ") }
        writer.number(length)
      }
      writer.raw("\" preserveAspectRatio=\"none\"><use")
      writer.attribute("href", "#\(scope)i\(number)")
      writer.raw("/></svg>")
    }
    writer.raw("</g>")
  }

  private mutating func writeFrame(_ frame: Rect) {
    writer.attribute("x", frame.x)
    writer.attribute("y", frame.y)
    writer.attribute("width", frame.width)
    writer.attribute("height", frame.height)
  }

  private mutating func writeLook(of picture: DisplayList.Picture, tint: Int?) {
    if picture.opacity < 1 { writer.attribute("opacity", picture.opacity) }
    if let tint { writer.attribute("filter", "url(#\(scope)t\(tint))") }
  }

  private mutating func writeData(_ data: ImageData) {
    writer.raw(" preserveAspectRatio=\"none\" href=\"data:")
    writer.raw(Array(data.mediaType.rawValue.utf8))
    writer.raw(";base64,")
    writer.raw(base64(data.bytes))
    writer.raw("\"")
  }

  /// Defines a filter that keeps the opacity of an image and replaces its colors.
  private mutating func defineTint(_ color: RenderColor) -> Int {
    if let number = tints[color] { return number }
    let number = tints.count
    tints[color] = number
    writer.raw("<filter")
    writer.attribute("id", "\(scope)t\(number)")
    writer.raw(" x=\"0\" y=\"0\" width=\"1\" height=\"1\" color-interpolation-filters=\"sRGB\"><feFlood")
    writer.color("flood-color", "flood-opacity", color)
    writer.raw("/><feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>\n")
    return number
  }
}

/// Encodes bytes in Base64 (RFC 4648).
func base64(_ bytes: [UInt8]) -> [UInt8] {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var result: [UInt8] = []
  result.reserveCapacity((bytes.count + 2) / 3 * 4)
  var index = 0
  while index < bytes.count {
    let first = UInt32(bytes[index]) << 16
    let second = index + 1 < bytes.count ? UInt32(bytes[index + 1]) << 8 : 0
    let third = index + 2 < bytes.count ? UInt32(bytes[index + 2]) : 0
    let group = first | second | third
    result.append(alphabet[Int(group >> 18 & 63)])
    result.append(alphabet[Int(group >> 12 & 63)])
    result.append(index + 1 < bytes.count ? alphabet[Int(group >> 6 & 63)] : 0x3D)
    result.append(index + 2 < bytes.count ? alphabet[Int(group & 63)] : 0x3D)
    index += 3
  }
  return result
}
