import TestSupport

/// A small document for a seed: declarations, entities, sections, comments, instructions, namespaces and nesting. About
/// half of the documents have faults. The same for the same seed on every machine.
func generatedDocument(seed: Int) -> [UInt8] {
  var writer = DocumentWriter(seed: UInt64(seed))
  writer.writeDocument()
  return writer.bytes
}

private struct DocumentWriter {
  private var numbers: SeededNumbers
  private(set) var bytes: [UInt8] = []
  /// The number of choices per fault on average; 0 in a document without faults.
  private let faults: Int
  private var room = 40

  init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed &* 0x9E37_79B9)
    faults = numbers.below(2) == 0 ? 0 : 12
  }

  mutating func writeDocument() {
    if isOneOf(12) { write("\u{FEFF}") }
    if isOneOf(3) { write(choose(Self.declarations, Self.wrongDeclarations)) }
    writeMisc()
    if faults > 0, isOneOf(20) { write("<!DOCTYPE a [<!ENTITY e \"x\">]>") }
    if isOneOf(60) { writeDeepNesting() } else { writeElement(depth: 0, scope: []) }
    writeMisc()
    if isFault { write(pick(["<b/>", "x", "</a>", "<![CDATA[x]]>", "&amp;", "\u{FEFF}", "<?xml version=\"1.0\"?>"])) }
    guard faults > 0 else { return }
    if isOneOf(4) { bytes.removeSubrange(numbers.below(bytes.count + 1)...) }
    if isOneOf(8), !bytes.isEmpty { bytes[numbers.below(bytes.count)] = UInt8(truncatingIfNeeded: numbers.next()) }
    if isOneOf(16) { bytes = utf16(bytes) }
  }

  // MARK: Choices

  private mutating func isOneOf(_ count: Int) -> Bool { numbers.below(count) == 0 }

  private var isFault: Bool { mutating get { faults > 0 && isOneOf(faults) } }

  private mutating func pick(_ values: [String]) -> String { values[numbers.below(values.count)] }

  private mutating func choose(_ right: [String], _ wrong: [String]) -> String { pick(isFault ? wrong : right) }

  private mutating func write(_ text: String) { bytes += Array(text.utf8) }

  private mutating func space() -> String {
    choose([" ", " ", "\n", "\r\n", "\t", "  "], ["", "\u{85}", "\u{A0}", "\u{1}"])
  }

  // MARK: Parts

  private mutating func writeMisc() {
    for _ in 0..<numbers.below(3) { write(pick([misc(), "\n", " "])) }
  }

  private mutating func misc() -> String { isOneOf(2) ? comment() : instruction() }

  private mutating func comment() -> String {
    "<!--" + choose(["", " c ", "é\r\n", "<b>&x;", "-x-", "]]>"], ["--", "-", " -- ", "\u{1}", "\u{FFFF}"])
      + choose(["-->"], ["--", "->", "--->", ""])
  }

  private mutating func instruction() -> String {
    "<?" + choose(["p", "xml-p", "é", "_"], ["", "xml", "XML", "1", " p", "p:q"])
      + choose(["", " ", " a=\"b\"", " <&\n", " ? >"], ["=", "\u{1}", " \u{FFFE}"]) + choose(["?>"], [">", "?", ""])
  }

  private mutating func writeElement(depth: Int, scope: [String]) {
    room -= 1
    var scope = scope
    var declared = ""
    while isOneOf(5) {
      let prefix = pick(["p", "q", "é", ""])
      let name = prefix.isEmpty ? "xmlns" : "xmlns:\(prefix)"
      guard isFault || !declared.contains(" \(name)=") else { break }
      declared += "\(space())\(name)=\(namespace(isDefault: prefix.isEmpty))"
      if !prefix.isEmpty { scope.append(prefix) }
    }
    let name = self.name(scope)
    write("<" + name + declared + attributes(scope) + choose(["", "", " ", "\n"], ["/", "\u{1}", "\"", "<"]))
    if room <= 0 || isOneOf(3) { return write(choose(["/>"], ["/ >", "/", ""])) }
    write(choose([">"], ["", ">>", "]>"]))
    for _ in 0..<numbers.below(5) {
      switch numbers.below(3) {
      case 0 where depth < 8 && room > 0: writeElement(depth: depth + 1, scope: scope)
      case 1: write(pick([misc(), section()]))
      default: write(text())
      }
    }
    write(
      choose(["</"], ["<", "< /", "</ "]) + (isFault ? self.name(scope) : name)
        + choose(["", " ", "\n"], [" a", "/", "<"]))
    write(choose([">"], [""]))
  }

  private mutating func name(_ scope: [String]) -> String {
    let local = choose(
      ["a", "b", "view", "label", "objects", "é", "x-y.z", "_1", "日本", "a\u{B7}"],
      ["", "1a", "-a", ".", "a:", ":a", "a:b:c", "\u{B7}", "👋", "a,b", "xmlns"])
    guard let prefix = scope.last, isOneOf(3) else { return isFault ? pick(["p:a", "xml:a", "xmlns:a", "r:"]) : local }
    return "\(prefix):\(local)"
  }

  private mutating func namespace(isDefault: Bool) -> String {
    quoted(
      choose(
        ["u", "urn:themec:lint", "http://example.com/?a=1&amp;b=2"] + (isDefault ? ["", "v"] : []),
        ["", " ", "&x;", "http://www.w3.org/XML/1998/namespace", "http://www.w3.org/2000/xmlns/"]))
  }

  private mutating func attributes(_ scope: [String]) -> String {
    var used: Set<String> = []
    var result = ""
    for _ in 0..<numbers.below(4) {
      let name = self.name(scope)
      guard isFault || name != "xmlns" && used.insert(name).inserted else { continue }
      result += space() + name + choose(["=", "=", " = ", "\n=\t"], ["", "==", ":"]) + quoted(value())
    }
    return result
  }

  private mutating func quoted(_ value: String) -> String {
    let quote = value.contains("\"") ? "'" : value.contains("'") ? "\"" : pick(["\"", "'"])
    return choose([quote], ["", "`"]) + value + choose([quote], ["", quote + quote])
  }

  private mutating func value() -> String {
    var result = ""
    for _ in 0..<numbers.below(4) {
      result += choose(
        ["x", " ", "é", "\r\n", "\t", "\n", ">", "]]>", "'", reference()], ["<", "&", "\u{1}", "\u{FFFE}", "\""])
    }
    return result.contains("\"") ? result.filter { $0 != "'" } : result
  }

  private mutating func reference() -> String {
    choose(
      ["&lt;", "&gt;", "&amp;", "&quot;", "&apos;", "&#65;", "&#x1F44B;", "&#x9;", "&#13;", "&#0000038;", "&#xe9;"],
      [
        "&nbsp;", "&#0;", "&#xD800;", "&#x110000;", "&#xFFFF;", "&#;", "&#x;", "&;", "& ", "&lt", "&#65", "&#x1G;",
        "&e;", "&#99999999999;",
      ])
  }

  private mutating func text() -> String {
    choose(
      ["x", " ", "\n  ", "\r\n", "\r", "é日👋", ">", "]]", "\u{2028}", "\u{FEFF}", reference(), reference()],
      ["]]>", "<", "&", "\u{1}", "\u{FFFE}", "< b", "</", "<!x>"])
  }

  private mutating func section() -> String {
    choose(["<![CDATA["], ["<![cdata[", "<![", "<![CDATA"])
      + choose(["", "x", "<b>&y;", "]]", "]", "\r\n", "\r", "é", "]]]"], ["\u{1}", "\u{FFFF}"])
      + choose(["]]>"], ["]]", "]>", ""])
  }

  /// Writes nesting near the limits of both parsers.
  private mutating func writeDeepNesting() {
    let depth = [20, 255, 256, 257, 300][numbers.below(5)]
    write(String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: isFault ? depth - 1 : depth))
  }

  private mutating func utf16(_ bytes: [UInt8]) -> [UInt8] {
    let units = Array(String(decoding: bytes, as: UTF8.self).utf16)
    let isBig = isOneOf(2)
    return ([0xFEFF] + units).flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit))
      return isBig ? [high, low] : [low, high]
    }
  }

  private static let declarations = [
    "<?xml version=\"1.0\"?>", "<?xml version='1.0' encoding='UTF-8'?>\n",
    "<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>", "<?xml\tversion = \"1.0\"\r\nstandalone='no' ?>",
    "<?xml version=\"1.1\"?>", "<?xml version=\"1.0\" encoding=\"UTF8\"?>",
  ]
  private static let wrongDeclarations = [
    " <?xml version=\"1.0\"?>", "<?xml?>", "<?xml version=\"1.0\">", "<?xml version=1.0?>", "<?xml version=\"2.0\"?>",
    "<?xml version=\"\"?>", "<?xml encoding=\"UTF-8\"?>", "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>",
    "<?xml version=\"1.0\" encoding=\"UTF-16\"?>", "<?xml version=\"1.0\" encoding=\"\"?>",
    "<?xml version=\"1.0\" encoding=\"klingon\"?>", "<?xml version=\"1.0\"encoding=\"UTF-8\"?>",
    "<?xml version=\"1.0\" standalone=\"maybe\"?>", "<?xml version=\"1.0\" standalone=\"yes\" encoding=\"UTF-8\"?>",
    "<?xml version=\"1.0\" x=\"y\"?>", "<?xml version=\"1.0\"", "<?XML version=\"1.0\"?>", "<?xml version=\"1.0\" ? >",
  ]
}
