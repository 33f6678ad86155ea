/// Writes the generated files of the catalog: a constant for each name, and the rows as tables of ordinals.
struct CatalogWriter {
  let source: CatalogSource
  private let elements: [String]
  private let attributes: [String]
  private var elementOrdinals: [String: Int] = [:]
  private var attributeOrdinals: [String: Int] = [:]
  private var types: [String] = []
  private var vocabularies: [String] = []
  private var rows: [String] = []

  init(_ source: CatalogSource) throws {
    self.source = source
    elements = source.elements.keys.sorted()
    var names = Set(source.types.keys)
    for name in elements {
      let row = try source.closed(name)
      names.formUnion(row.attributes.map(\.name) + row.required)
    }
    attributes = names.sorted()
    for (index, name) in elements.enumerated() { elementOrdinals[name] = index + 1 }
    for (index, name) in attributes.enumerated() { attributeOrdinals[name] = index + 1 }
    for name in elements { rows.append(try row(name)) }
  }

  static let head = """
    // Made by 'themec-dev catalog' from Sources/InterfaceBuilderCatalog/Rows; do not edit.
    // swift-format-ignore-file


    """

  /// `ElementKind.label`, `AttributeName.text` …
  func names() -> String {
    var text = Self.head + "extension ElementKind {\n"
    for (index, name) in elements.enumerated() {
      text +=
        "  @inlinable public static var \(Self.identifier(name)): ElementKind { ElementKind(ordinal: \(index + 1)) }\n"
    }
    text += "}\n\nextension AttributeName {\n"
    for (index, name) in attributes.enumerated() {
      text +=
        "  @inlinable public static var \(Self.identifier(name)): AttributeName { AttributeName(ordinal: \(index + 1)) }\n"
    }
    return text + "}\n"
  }

  /// What `Catalog` decodes.
  func tables() -> String {
    Self.head + "enum CatalogTables {\n"
      + Self.table("elements", "Names of elements, by ordinal from 1.", Self.wrapped(elements))
      + Self.table("attributes", "Names of attributes, by ordinal from 1.", Self.wrapped(attributes))
      + Self.table("types", "Value types, by index from 1.", types)
      + Self.table("vocabularies", "Keys: `!` before those that are all there are.", vocabularies)
      + Self.table(
        "rows",
        "A line for each element: role, size rule, painting; traits; localized attributes; class; availability; flags and "
          + "required attributes; attributes with types; children; keys.", rows) + "}\n"
  }

  static func table(_ name: String, _ comment: String, _ lines: [String]) -> String {
    "  /// \(comment)\n  static let \(name): StaticString = \"\"\"\n"
      + lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined() + "    \"\"\"\n\n"
  }

  static func wrapped(_ words: [String]) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.utf8.count + word.utf8.count < 100 {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(word)
      }
    }
    return lines.enumerated().map { $0.offset + 1 < lines.count ? $0.element + " \\" : $0.element }
  }

  static func identifier(_ name: String) -> String {
    let plain = name.split(separator: "-").joined()
    let keywords = [
      "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
      "enum", "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "is",
      "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
      "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
    return keywords.contains(plain) ? "`\(plain)`" : plain
  }
}

extension CatalogWriter {
  private mutating func row(_ name: String) throws -> String {
    let row = try source.closed(name)
    var pairs: [Int: Int] = [:]
    for attribute in row.attributes { pairs[try ordinal(attribute.name)] = index(ofType: source.type(of: attribute)) }
    for attribute in row.required where !row.attributes.contains(where: { $0.name == attribute }) {
      pairs[try ordinal(attribute)] = index(ofType: source.type(of: (attribute, nil)))
    }
    var keys: [(Int, Int)] = []
    if let all = row.keys.first(where: { $0.child == "*" }) {
      keys = [(0, index(ofKeys: all.names, all.isClosed))]
    } else {
      for child in row.children {
        guard let found = source.keys(of: child, in: row), let ordinal = elementOrdinals[child] else { continue }
        keys.append((ordinal, index(ofKeys: found.names, found.isClosed)))
      }
    }
    func text(_ numbers: [Int]) -> String { numbers.map(String.init).joined(separator: " ") }
    let head = [(row.hasText ? 1 : 0) + (row.isOpen ? 2 : 0)] + (try row.required.map(ordinal))
    let availability = [row.since, row.deprecated, row.replacement].map { $0.isEmpty ? "-" : $0 }
    return [
      [row.role, row.size.isEmpty ? "none" : row.size, row.painting.isEmpty ? "opaque" : row.painting]
        .joined(separator: " "),
      row.traits.joined(separator: " "), text(try row.localized.map(ordinal)),
      row.superclass.isEmpty ? row.className : row.className + " " + row.superclass,
      availability == ["-", "-", "-"] ? "" : availability.joined(separator: " "), text(head),
      text(pairs.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }),
      text(row.children.compactMap { elementOrdinals[$0] }), text(keys.flatMap { [$0.0, $0.1] }),
    ].joined(separator: ";")
  }

  private func ordinal(_ attribute: String) throws -> Int {
    guard let ordinal = attributeOrdinals[attribute] else {
      throw CatalogSource.Failure(description: "unknown attribute '\(attribute)'")
    }
    return ordinal
  }

  private mutating func index(ofType type: String) -> Int {
    if let index = types.firstIndex(of: type) { return index + 1 }
    types.append(type)
    return types.count
  }

  private mutating func index(ofKeys names: [String], _ isClosed: Bool) -> Int {
    let line = (isClosed ? "!" : "?") + names.joined(separator: " ")
    if let index = vocabularies.firstIndex(of: line) { return index }
    vocabularies.append(line)
    return vocabularies.count - 1
  }
}
