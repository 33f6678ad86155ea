import TestSupport
import Testing

@testable import TerminalUI

/// Returns the events of bytes that arrive at once, followed by silence.
private func events(_ text: String) -> [TerminalEvent] {
  var parser = InputParser()
  return parser.feed(Array(text.utf8)) + parser.flush()
}

private func press(_ key: Key, _ modifiers: KeyModifiers = []) -> TerminalEvent { .key(KeyPress(key, modifiers)) }

/// Sequences and their events, as documented by their terminals.
enum Recorded {
  /// xterm's "XTerm Control Sequences": PC-style function keys, VT220-style keys, modifiers.
  static let xterm: [(String, TerminalEvent)] = [
    ("\u{1B}[A", press(.up)), ("\u{1B}[B", press(.down)), ("\u{1B}[C", press(.right)), ("\u{1B}[D", press(.left)),
    ("\u{1B}OA", press(.up)), ("\u{1B}OD", press(.left)), ("\u{1B}[H", press(.home)), ("\u{1B}OF", press(.end)),
    ("\u{1B}OP", press(.function(1))), ("\u{1B}OS", press(.function(4))), ("\u{1B}[15~", press(.function(5))),
    ("\u{1B}[17~", press(.function(6))), ("\u{1B}[24~", press(.function(12))), ("\u{1B}[2~", press(.insert)),
    ("\u{1B}[3~", press(.delete)), ("\u{1B}[5~", press(.pageUp)), ("\u{1B}[6~", press(.pageDown)),
    ("\u{1B}[1;5C", press(.right, .control)), ("\u{1B}[1;2P", press(.function(1), .shift)),
    ("\u{1B}[3;3~", press(.delete, .alt)), ("\u{1B}[1;8A", press(.up, [.shift, .alt, .control])),
    ("\u{1B}[Z", press(.tab, .shift)), ("\u{7F}", press(.backspace)), ("\r", press(.enter)), ("\t", press(.tab)),
    ("\u{1}", press(.character("a"), .control)), ("\u{1A}", press(.character("z"), .control)),
    ("\u{0}", press(.character(" "), .control)), ("\u{1C}", press(.character("\\"), .control)),
    ("\u{1F}", press(.character("_"), .control)), ("\u{1B}x", press(.character("x"), .alt)),
    ("\u{1B}é", press(.character("é"), .alt)), ("\u{1B}\u{7F}", press(.backspace, .alt)),
    ("\u{1B}[27;5;9~", press(.tab, .control)), ("\u{1B}[27;6;65~", press(.character("a"), [.shift, .control])),
    ("\u{1B}[I", .focus(true)), ("\u{1B}[O", .focus(false)),
    ("\u{1B}[<0;1;1M", .mouse(MouseEvent(.press, .left, column: 0, row: 0))),
    ("\u{1B}[<2;80;24m", .mouse(MouseEvent(.release, .right, column: 79, row: 23))),
    ("\u{1B}[<32;300;100M", .mouse(MouseEvent(.drag, .left, column: 299, row: 99))),
    ("\u{1B}[<35;3;4M", .mouse(MouseEvent(.move, column: 2, row: 3))),
    ("\u{1B}[<64;3;4M", .mouse(MouseEvent(.scrollUp, column: 2, row: 3))),
    ("\u{1B}[<65;3;4M", .mouse(MouseEvent(.scrollDown, column: 2, row: 3))),
    ("\u{1B}[<20;3;4M", .mouse(MouseEvent(.press, .left, column: 2, row: 3, modifiers: [.shift, .control]))),
    ("\u{1B}[M !!", .mouse(MouseEvent(.press, .left, column: 0, row: 0))),
    ("\u{1B}[200~two\rlines\u{1B}[201~", .paste("two\nlines")),
    ("\u{1B}[?64;1;2;6;9;15;18;21;22c", .reply(.deviceAttributes([64, 1, 2, 6, 9, 15, 18, 21, 22]))),
    ("\u{1B}[6;16;8t", .reply(.cellSize(width: 8, height: 16))),
    ("\u{1B}[?2026;2$y", .reply(.mode(2026, .reset))),
  ]
  /// "Comprehensive keyboard handling in terminals", sw.kovidgoyal.net/kitty/keyboard-protocol.
  static let kitty: [(String, TerminalEvent)] = [
    ("\u{1B}[27u", press(.escape)), ("\u{1B}[13;5u", press(.enter, .control)), ("\u{1B}[9;2u", press(.tab, .shift)),
    ("\u{1B}[127;3u", press(.backspace, .alt)), ("\u{1B}[97;5u", press(.character("a"), .control)),
    ("\u{1B}[97;6u", press(.character("a"), [.shift, .control])), ("\u{1B}[97:65;2u", press(.character("A"))),
    ("\u{1B}[97;2;65u", press(.character("A"))), ("\u{1B}[97;4u", press(.character("A"), .alt)),
    ("\u{1B}[49:33;2u", press(.character("!"))), ("\u{1B}[97;9u", press(.character("a"), .command)),
    ("\u{1B}[1089::99;5u", press(.character("с"), .control)), ("\u{1B}[0;;229u", press(.character("å"))),
    ("\u{1B}[1;1:2A", press(.up)), ("\u{1B}[57399u", press(.character("0"))), ("\u{1B}[57414u", press(.enter)),
    ("\u{1B}[57376u", press(.function(13))), ("\u{1B}[57426u", press(.delete)),
    ("\u{1B}[97;69u", press(.character("a"), .control)),
    ("\u{1B}[13~", press(.function(3))), ("\u{1B}[?1u", .reply(.keyboardFlags(1))),
  ]
  /// iTerm2 and rxvt send Alt with an arrow as two escape characters. rxvt has special final bytes, the console a
  /// special F1.
  static let others: [(String, TerminalEvent)] = [
    ("\u{1B}\u{1B}[A", press(.up, .alt)), ("\u{1B}b", press(.character("b"), .alt)), ("\u{1B}[7~", press(.home)),
    ("\u{1B}[3^", press(.delete, .control)), ("\u{1B}[a", press(.up, .shift)), ("\u{1B}Oa", press(.up, .control)),
    ("\u{1B}[[A", press(.function(1))), ("\u{1B}[[E", press(.function(5))), ("\u{1B}O5A", press(.up, .control)),
  ]
  /// tmux forwards xterm's sequences, with `extended-keys` in xterm's or fixterms' format, and answers DA1 itself.
  static let tmux: [(String, TerminalEvent)] = [
    ("\u{1B}[1;3D", press(.left, .alt)), ("\u{1B}[105;5u", press(.character("i"), .control)),
    ("\u{1B}[27;5;105~", press(.character("i"), .control)), ("\u{1B}[?1;2;4c", .reply(.deviceAttributes([1, 2, 4]))),
    ("\u{1B}[1~", press(.home)), ("\u{1B}[4~", press(.end)),
  ]
  static let all = xterm + kitty + others + tmux
}

@Test func `recorded sequences are parsed as the events that their terminals document`() {
  for (sequence, event) in Recorded.all {
    #expect(events(sequence) == [event], "\(sequence.debugDescription)")
  }
}

@Test func `sequences are parsed if they are split at any byte`() {
  for (sequence, event) in Recorded.all {
    let bytes = Array(sequence.utf8)
    for cut in 1..<max(2, bytes.count) {
      var parser = InputParser()
      var found = parser.feed(bytes[..<min(cut, bytes.count)])
      if cut < bytes.count { found += parser.feed(bytes[cut...]) }
      #expect(found == [event], "\(sequence.debugDescription) at \(cut)")
      #expect(parser.pendingTimeout == nil)
    }
  }
}

@Test func `consecutive sequences are parsed without a pause between them`() {
  var random = SeededNumbers(seed: 7)
  for _ in 0..<300 {
    let chosen = (0..<20).map { _ in Recorded.all[random.below(Recorded.all.count)] }
    var parser = InputParser()
    var found: [TerminalEvent] = []
    var rest = chosen.flatMap { Array($0.0.utf8) }[...]
    while !rest.isEmpty {
      let count = 1 + random.below(9)
      found += parser.feed(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    #expect(found == chosen.map(\.1))
  }
}

@Test func `typed text is parsed as grapheme clusters if its bytes are split anywhere`() {
  let text = "aé日e\u{301}👩‍👩‍👧🇫🇷🇩🇪x"
  #expect(events(text) == text.map { press(.character($0)) })
  for cut in 1..<text.utf8.count {
    var parser = InputParser()
    let bytes = Array(text.utf8)
    let found = parser.feed(bytes[..<cut]) + parser.feed(bytes[cut...]) + parser.flush()
    let typed = found.reduce(into: "") {
      if case .key(let press) = $1, case .character(let character) = press.key { $0.append(character) }
    }
    #expect(typed == text, "cut at \(cut)")
  }
}

@Test func `invalid UTF-8 and control characters are not text`() {
  var parser = InputParser()
  #expect(parser.feed([0x61, 0xFF, 0xC3, 0x62, 0xC2, 0x9B, 0x63] as [UInt8]) == "abc".map { press(.character($0)) })
}

@Test func `an escape character is a key if silence follows, and Alt if another key follows`() {
  var parser = InputParser()
  #expect(parser.feed([0x1B] as [UInt8]).isEmpty)
  #expect(parser.pendingTimeout == 50)
  #expect(parser.flush() == [press(.escape)])
  #expect(parser.pendingTimeout == nil)
  #expect(events("\u{1B}\u{1B}") == [press(.escape), press(.escape)])
  #expect(events("\u{1B}[") == [press(.character("["), .alt)])
  #expect(events("\u{1B}O") == [press(.character("O"), .alt)])
  #expect(events("\u{1B}]") == [press(.character("]"), .alt)])
  #expect(events("\u{1B}\u{1B}a") == [press(.escape), press(.character("a"), .alt)])
}

@Test func `unknown sequences and strings are discarded completely`() {
  let unknown = [
    "\u{1B}[?1;2h", "\u{1B}[99~", "\u{1B}[1;2;3z", "\u{1B}[>0;276;0c", "\u{1B}[<999;1;1M", "\u{1B}[<0;0;1M",
    "\u{1B}[57344u", "\u{1B}[97;1:3u", "\u{1B}[27;5;27", "\u{1B}[99999999999999999999u", "\u{1B}[1114112u",
    "\u{1B}[155u",
    "\u{1B}]11;rgb:ffff/ffff/ffff\u{7}", "\u{1B}]52;c;aGk=\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\",
    "\u{1B}[?2026;9$y", "\u{1B}[6;0;0t", "\u{1B}[\(String(repeating: "1;", count: 500))A",
  ]
  for sequence in unknown {
    var parser = InputParser()
    var found = parser.feed(Array(sequence.utf8))
    found += parser.flush()
    #expect(found == [], "\(sequence.debugDescription)")
    #expect(parser.feed(Array("ok".utf8)) == [press(.character("o")), press(.character("k"))])
  }
}

@Test func `a control character inside a sequence ends the sequence`() {
  #expect(events("\u{1B}[1;\r") == [press(.enter)])
  #expect(events("\u{1B}[1;\u{1B}[A") == [press(.up)])
  #expect(events("\u{1B}]0;title\u{1B}[A") == [press(.up)])
}

@Test func `control characters other than tabs and line feeds are removed from pasted text`() {
  #expect(
    events("\u{1B}[200~a\u{1B}[31mb\u{7}\u{9B}\tc\r\nd\u{1B}[200~\u{1B}[201~e")
      == [.paste("a[31mb\tc\nd[200~"), press(.character("e"))])
  #expect(events("\u{1B}[200~never ended") == [.paste("never ended")])
}

@Test func `a paste beyond the limit is discarded and reported`() {
  var parser = InputParser()
  var found = parser.feed(Array("\u{1B}[200~".utf8))
  let part = [UInt8](repeating: 0x78, count: 100_000)
  for _ in 0..<30 {
    found += parser.feed(part)
    #expect(parser.keptBytes <= InputParser.pasteLimit + 16)
  }
  found += parser.feed(Array("\u{1B}[201~y".utf8))
  #expect(found == [.oversizedPaste, press(.character("y"))])
}

@Test(arguments: [0, 1]) func `a paste may have as many bytes as the limit`(excess: Int) {
  var parser = InputParser()
  let count = InputParser.pasteLimit + excess
  let found = parser.feed(
    Array("\u{1B}[200~".utf8) + [UInt8](repeating: 0x78, count: count) + Array("\u{1B}[201~".utf8))
  #expect((found == [.oversizedPaste]) == (excess > 0))
  #expect(found.count == 1)
}

@Test func `random bytes neither crash the parser nor accumulate in it`() {
  var random = SeededNumbers(seed: 99)
  // Half of the bytes begin or continue sequences.
  let frequent: [UInt8] = [
    0x1B, 0x5B, 0x4F, 0x3B, 0x3A, 0x31, 0x32, 0x30, 0x7E, 0x3C, 0x4D, 0x75, 0x3F, 0x24, 0xF0, 0xE2,
  ]
  var parser = InputParser()
  for _ in 0..<2000 {
    let bytes = (0..<100).map { _ in
      random.below(2) == 0 ? UInt8(random.below(256)) : frequent[random.below(frequent.count)]
    }
    let found = parser.feed(bytes)
    #expect(found.count <= 140)
    #expect(parser.keptBytes <= InputParser.pasteLimit + 16)
    if random.below(10) == 0 { _ = parser.flush() }
  }
}
