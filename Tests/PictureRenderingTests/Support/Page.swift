/// An element of a parsed page.
final class Element {
  enum Child {
    case element(Element)
    case text(String)
  }

  let name: String
  let attributes: [(name: String, value: String)]
  /// Whether the element is in SVG content, where `/>` ends an element.
  let isForeign: Bool
  /// The element around it, as long as the page exists.
  fileprivate(set) weak var parent: Element?
  fileprivate(set) var content: [Child] = []

  fileprivate init(_ name: String, _ attributes: [(name: String, value: String)], isForeign: Bool) {
    self.name = name
    self.attributes = attributes
    self.isForeign = isForeign
  }

  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  var children: [Element] {
    content.compactMap { child in
      if case .element(let element) = child { element } else { nil }
    }
  }

  var text: String {
    content.reduce(into: "") { text, child in
      switch child {
      case .element(let element): text += element.text
      case .text(let part): text += part
      }
    }
  }

  /// The elements inside, in document order.
  var descendants: [Element] { children.flatMap { [$0] + $0.descendants } }

  /// The elements around, innermost first.
  var ancestors: [Element] { parent.map { [$0] + $0.ancestors } ?? [] }

  func all(_ name: String) -> [Element] { descendants.filter { $0.name == name } }

  func withClass(_ name: String) -> [Element] { descendants.filter { $0.classes.contains(Substring(name)) } }

  var classes: [Substring] { self["class"]?.split(separator: " ") ?? [] }
}

/// A page, parsed without the corrections of browsers. Syntax errors according to the HTML standard are listed.
///
/// The syntax is section 13.1 of the standard. Tags that may be omitted are required.
struct Page {
  private(set) var root = Element("#document", [], isForeign: false)
  private(set) var errors: [String] = []
  /// The first element with an id; later ones with the same id are ignored.
  func element(id: String) -> Element? { root.descendants.first { $0["id"] == id } }

  static let voidElements: Set = ["meta", "link", "input", "img", "br", "hr"]

  private let text: [Unicode.Scalar]
  private var index = 0
  private var open: [Element] = []

  init(_ bytes: [UInt8]) {
    let decoded = String(validating: bytes, as: UTF8.self)
    text = Array((decoded ?? "").unicodeScalars)
    if decoded == nil { errors.append("not UTF-8") }
    open = [root]
    if !takes("<!doctype html>") { errors.append("no doctype") }
    while index < text.count { parseNext() }
    if open.count > 1 { errors.append("unclosed <\(open.last?.name ?? "")>") }
    open = []
  }

  /// Control characters and noncharacters other than white space.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0C, 0x0D: false
    case 0..<0x20, 0x7F...0x9F, 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }
}

extension Page {
  private var rest: ArraySlice<Unicode.Scalar> { text[min(index, text.count)...] }

  private func isAt(_ word: String) -> Bool { rest.starts(with: word.unicodeScalars) }

  private mutating func takes(_ word: String) -> Bool {
    guard isAt(word) else { return false }
    index += word.unicodeScalars.count
    return true
  }

  private mutating func take(while condition: (Unicode.Scalar) -> Bool) -> String {
    var taken = String.UnicodeScalarView()
    while index < text.count, condition(text[index]) {
      taken.append(text[index])
      index += 1
    }
    return String(taken)
  }

  private mutating func parseNext() {
    guard let current = open.last else { return index = text.count }
    if !current.isForeign, ["script", "style"].contains(current.name) {
      parseRaw(current)
    } else if takes("</") {
      let name = take { $0 != ">" && $0 != " " }
      if !takes(">") { errors.append("end tag of \(name) without '>'") }
      if open.count > 1, current.name == name { open.removeLast() } else { errors.append("stray </\(name)>") }
    } else if isAt("<") {
      parseStartTag()
    } else {
      let raw = take { $0 != "<" }
      let parsed = decoded(raw)
      if open.count == 1, !parsed.allSatisfy(\.isWhitespace) { errors.append("text outside of the document") }
      open.last?.content.append(.text(parsed))
    }
  }

  /// Text of a script or style ends only at its end tag.
  private mutating func parseRaw(_ element: Element) {
    var raw = ""
    while index < text.count, !isAt("</\(element.name)") {
      raw.unicodeScalars.append(text[index])
      index += 1
    }
    if raw.contains("\0") || raw.contains("<!--") { errors.append("NUL or comment in <\(element.name)>") }
    element.content.append(.text(raw))
    if !takes("</\(element.name)>") { errors.append("unclosed <\(element.name)>") }
    if open.count > 1 { open.removeLast() }
  }

  private mutating func parseStartTag() {
    index += 1
    let name = take { $0.properties.isAlphabetic && $0.isASCII || "0123456789-".unicodeScalars.contains($0) }
    guard !name.isEmpty else { return errors.append("'<' without a tag") }
    var attributes: [(name: String, value: String)] = []
    while index < text.count, !isAt(">"), !isAt("/>") {
      if take(while: { $0.properties.isWhitespace }).isEmpty {
        errors.append("no space before an attribute of <\(name)>")
      }
      guard !isAt(">"), !isAt("/>") else { break }
      let attribute = take { !" \n\t\"'<>/=".unicodeScalars.contains($0) }
      if attribute.isEmpty {
        errors.append("no attribute name in <\(name)>")
        index += 1
        continue
      }
      var value = ""
      if takes("=") {
        if !takes("\"") { errors.append("value of \(attribute) without quotes") }
        value = decoded(take { $0 != "\"" })
        if !takes("\"") { errors.append("value of \(attribute) without end") }
      }
      if attributes.contains(where: { $0.name == attribute }) { errors.append("repeated attribute \(attribute)") }
      attributes.append((attribute, value))
    }
    let isForeign = name == "svg" || open.last?.isForeign == true
    let element = Element(name, attributes, isForeign: isForeign)
    element.parent = open.last
    open.last?.content.append(.element(element))
    let isEmpty = takes("/>")
    if isEmpty {
      if !isForeign, !Self.voidElements.contains(name) { errors.append("<\(name)/> does not end the element") }
    } else if !takes(">") {
      errors.append("<\(name)> without '>'")
    }
    if !isEmpty && (isForeign || !Self.voidElements.contains(name)) { open.append(element) }
    // The standard ignores a line end at the start of these elements.
    if ["pre", "textarea"].contains(name) { _ = takes("\n") }
  }

  /// Replaces character references. All except those of markup characters are errors here.
  private mutating func decoded(_ raw: String) -> String {
    for scalar in raw.unicodeScalars where Self.isForbidden(scalar) {
      errors.append("control character \(scalar.value)")
    }
    var result = ""
    var rest = Substring(raw)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      let name = rest.prefix { $0 != ";" && $0.isASCII && !$0.isWhitespace }
      let known = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'"]
      if let character = known[String(name)], rest.dropFirst(name.count).first == ";" {
        result += character
        rest = rest.dropFirst(name.count + 1)
      } else {
        errors.append("'&' is not escaped")
        result += "&"
      }
    }
    return result + rest
  }
}
