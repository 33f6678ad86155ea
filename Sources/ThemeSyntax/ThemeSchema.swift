/// Returns a RELAX NG schema (XML syntax) of the theme language, generated from the vocabulary: the content of
/// `Schemas/theme.rng`.
///
/// It declares elements, attributes and value types. It cannot express references, ids and the order of inheritance;
/// `themec lint` checks those. Attributes of foreign namespaces (`lint:ignore`) are allowed everywhere, foreign
/// elements are not.
package func themeSchema() -> String {
  var writer = SchemaWriter()
  writer.write()
  return writer.text
}

private struct SchemaWriter {
  var text = ""
  private var depth = 0

  mutating func write() {
    line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    line("<!-- The theme language. Made from ThemeSyntax's vocabulary by themec-dev; do not edit. -->")
    open(
      "grammar xmlns=\"http://relaxng.org/ns/structure/1.0\" datatypeLibrary=\"http://www.w3.org/2001/XMLSchema-datatypes\""
    )
    line("<start><choice><ref name=\"document\"/><ref name=\"themeSet\"/></choice></start>")
    writeTypes()
    define("views") { $0.choice(ElementKind.allViews.map(\.name)) }
    define("view.children") { $0.choice(Self.commonChildren.map(\.name)) }
    for kind in ElementKind.all { if let descriptor = kind.descriptor { write(descriptor) } }
    close("grammar")
  }

  /// The elements that are allowed in every view.
  private static let commonChildren = ElementKind.all.filter { child in
    ElementKind.allViews.allSatisfy { Catalog.shared.mayHold($0, child) }
  }

  private mutating func writeTypes() {
    define("type.boolean") { $0.line("<choice><value>YES</value><value>NO</value></choice>") }
    let number = "[-+]?([0-9]+(\\.[0-9]*)?|\\.[0-9]+)([eE][-+]?[0-9]+)?"
    define("type.number") { $0.pattern(number) }
    define("type.integer") { $0.pattern("[-+]?[0-9]+(\\.0*)?") }
    define("type.length") { $0.line("<choice><ref name=\"type.number\"/><value>infinite</value></choice>") }
    define("type.multiplier") { $0.pattern("\(number)([:/]\(number))?") }
    define("type.version") { $0.pattern("[0-9]+(\\.[0-9]+)*") }
  }

  private mutating func write(_ descriptor: ElementDescriptor) {
    define(descriptor.kind.name) { writer in
      writer.open("element name=\"\(descriptor.kind.name)\"")
      writer.attributes(of: descriptor)
      writer.content(of: descriptor)
      writer.close("element")
    }
  }

  /// Writes an element's attributes, grouped by type: one `zeroOrMore` of an attribute with several names. An
  /// `optional` per attribute would be equivalent, but validators that track sets of states (libxml2) would take time
  /// exponential in the number of attributes present.
  private mutating func attributes(of descriptor: ElementDescriptor) {
    let names = descriptor.attributes
    guard !descriptor.isOpen else {
      return line("<zeroOrMore><attribute><anyName/><text/></attribute></zeroOrMore>")
    }
    line(
      "<zeroOrMore><attribute><nsName ns=\"urn:themec:lint\"/><text/></attribute></zeroOrMore>")
    var groups: [(value: String, names: [AttributeName])] = []
    for name in names {
      let value = Self.pattern(of: descriptor.type(of: name) ?? .string)
      if descriptor.required.contains(name) {
        line("<attribute name=\"\(name.name)\">\(value)</attribute>")
      } else if let group = groups.firstIndex(where: { $0.value == value }) {
        groups[group].names.append(name)
      } else {
        groups.append((value, [name]))
      }
    }
    for group in groups {
      let alternatives = group.names.map { "<name>\($0.name)</name>" }.joined()
      line(
        "<zeroOrMore><attribute>\(group.names.count > 1 ? "<choice>\(alternatives)</choice>" : alternatives)\(group.value)</attribute></zeroOrMore>"
      )
    }
  }

  private mutating func content(of descriptor: ElementDescriptor) {
    var children = Set(descriptor.children)
    if children.remove(.theme) != nil { line("<optional><ref name=\"theme\"/></optional>") }
    guard !children.isEmpty else { return line(descriptor.hasText ? "<text/>" : "<empty/>") }
    var references: [String] = []
    if children.isSuperset(of: Self.commonChildren) {
      references.append("view.children")
      children.subtract(Self.commonChildren)
    }
    if children.isSuperset(of: ElementKind.allViews) {
      references.append("views")
      children.subtract(ElementKind.allViews)
    }
    references += children.map(\.name).sorted()
    if descriptor.hasText { open("mixed") }
    open("zeroOrMore")
    choice(references)
    close("zeroOrMore")
    if descriptor.hasText { close("mixed") }
  }

  private static func pattern(of type: ValueType) -> String {
    switch type {
    case .string, .id, .reference: "<text/>"
    case .boolean: "<ref name=\"type.boolean\"/>"
    case .number, .component, .magnitude, .priority: "<ref name=\"type.number\"/>"
    case .integer: "<ref name=\"type.integer\"/>"
    case .length: "<ref name=\"type.length\"/>"
    case .multiplier: "<ref name=\"type.multiplier\"/>"
    case .version: "<ref name=\"type.version\"/>"
    case .oneOf(let words): "<choice>" + words.map { "<value>\($0)</value>" }.joined() + "</choice>"
    }
  }

  private mutating func choice(_ references: [String]) {
    guard references.count > 1 else { return line(references.map { "<ref name=\"\($0)\"/>" }.joined()) }
    open("choice")
    for reference in references { line("<ref name=\"\(reference)\"/>") }
    close("choice")
  }

  private mutating func pattern(_ expression: String) {
    line("<data type=\"string\"><param name=\"pattern\">\(expression)</param></data>")
  }

  private mutating func define(_ name: String, _ body: (inout SchemaWriter) -> Void) {
    open("define name=\"\(name)\"")
    body(&self)
    close("define")
  }

  private mutating func open(_ tag: String) {
    line("<\(tag)>")
    depth += 1
  }

  private mutating func close(_ name: String) {
    depth -= 1
    line("</\(name)>")
  }

  private mutating func line(_ content: String) {
    text += String(repeating: "  ", count: depth) + content + "\n"
  }
}
