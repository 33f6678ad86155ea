import Testing

@testable import TerminalUI

@Test func `an arrow is a key`() {
  var parser = InputParser()
  #expect(parser.feed(Array("\u{1B}[A".utf8)) == [.key(KeyPress(.up))])
}
