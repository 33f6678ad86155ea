internal import PaintCommands

#if PNG
  internal import ThemeSource
#endif

@main struct Main {
  static func main() { answerRequest(of: "themec-vector") { ([], try answer(&$0)) } }

  private static func answer(_ reader: inout PaintReader) throws -> [UInt8] {
    #if PNG
      guard try reader.value(PaintRequest.self) == .rasters else { throw PaintError() }
      VectorImage.limitProcess()
      var reply = PaintWriter()
      let scale = try reader.number()
      for _ in 0..<(try reader.count()) {
        let image = VectorImage(try reader.data(), scale: scale)
        reply.add(image?.size.width ?? 0)
        reply.add(image?.size.height ?? 0)
        reply.add(image?.png ?? [])
      }
      return reply.bytes
    #else
      throw PictureFailure(reason: "themec-vector was built without the trait 'PNG'")
    #endif
  }
}
