internal import PaintCommands

@main struct Main {
  static func main() { answerRequest(of: "themec-png") { try answer(&$0) } }

  private static func answer(_ reader: inout PaintReader) throws -> (notes: [PaintNote], bytes: [UInt8]) {
    #if PNG
      switch try reader.value(PaintRequest.self) {
      case .picture:
        var painter = Painter(reader)
        return try painter.picture()
      case .outlines:
        var painter = Painter(reader)
        return try painter.outlines()
      case .pixels:
        var reply = PaintWriter()
        for _ in 0..<(try reader.count()) {
          let image = CairoImage(try reader.data())
          reply.add(image?.width ?? 0)
          reply.add(image?.height ?? 0)
          reply.add(image?.pixels ?? [])
        }
        return ([], reply.bytes)
      case .rasters: throw PaintError()
      }
    #else
      throw PictureFailure(reason: "themec-png was built without the trait 'PNG'")
    #endif
  }
}
