import Testing
import ThemeSyntax

@Suite struct NameIndexTests {
  private func find(_ name: String, in index: NameIndex) -> UInt16 {
    let bytes = Array("<\(name)=".utf8)
    return index.find(1..<bytes.count - 1, in: bytes.span)
  }

  /// Around 8 and 16 bytes, where names are compared differently, and much longer.
  @Test func `names of all lengths are distinguished from others that differ in one byte`() {
    let names = (1...70).map { length in String((0..<length).map { Character(Unicode.Scalar(UInt8(0x61 + $0 % 26))) }) }
    let index = NameIndex(names)
    #expect(index.count == names.count)
    for (place, name) in names.enumerated() {
      #expect(find(name, in: index) == UInt16(place + 1))
      for offset in 0..<name.utf8.count {
        var bytes = Array(name.utf8)
        bytes[offset] = UInt8(ascii: "-")
        #expect(index.find(0..<bytes.count, in: bytes.span) == 0, "\(name) at \(offset)")
      }
    }
  }

  @Test func `a repeated name has its first ordinal`() {
    let index = NameIndex(["left", "right", "left", "top"])
    #expect(["left", "right", "top", "", "bottom"].map { find($0, in: index) } == [1, 2, 3, 0, 0])
  }

  @Test func `an index of many names finds them all`() {
    let names = (0..<3_000).map { "name\($0)" }
    let index = NameIndex(names)
    #expect(names.map { find($0, in: index) } == (1...3_000).map { UInt16($0) })
  }
}
