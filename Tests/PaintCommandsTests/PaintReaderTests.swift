import PaintCommands
import Testing
import ThemeSource

@Suite struct PaintReaderTests {
  private let font = PaintFont(
    families: ["Inter", "sans-serif"], size: 17, weight: 600, isItalic: true, capHeight: 0.7)

  private var bytes: [UInt8] {
    var writer = PaintWriter()
    writer.add(PaintCommand.text)
    writer.add("Übung")
    writer.add(Rect(x: 1, y: -2, width: 0.5, height: 1e9))
    writer.add(font)
    writer.add(true)
    writer.add([UInt8]())
    return writer.bytes
  }

  private func read(_ bytes: [UInt8]) throws(PaintError) {
    var reader = PaintReader(bytes)
    #expect(try reader.value(PaintCommand.self) == .text)
    #expect(try reader.text() == "Übung")
    #expect(try reader.rect() == Rect(x: 1, y: -2, width: 0.5, height: 1e9))
    #expect(try reader.font() == font)
    #expect(try reader.flag())
    #expect(try reader.data() == [])
    #expect(reader.isAtEnd)
  }

  @Test func `fields are read as they were written`() throws { try read(bytes) }

  @Test func `bytes that end early, and counts and numbers that cannot be right, are errors`() {
    for length in 0..<bytes.count {
      var reader = PaintReader(Array(bytes.prefix(length)))
      #expect(throws: PaintError.self) {
        _ = try reader.value(PaintCommand.self)
        _ = try reader.text()
        _ = try reader.rect()
        _ = try reader.font()
        _ = try reader.flag()
        _ = try reader.data()
      }
    }
    var many = PaintReader([UInt8](repeating: 0xFF, count: 64))
    #expect(throws: PaintError.self) { try many.value(PaintCommand.self) }
    #expect(throws: PaintError.self) { try many.count() }
    #expect(throws: PaintError.self) { try many.number() }
    #expect(throws: PaintError.self) { try many.data() }
  }
}
