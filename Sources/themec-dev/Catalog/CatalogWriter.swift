/// Writes the generated files of the catalog: a constant for each name, and the rows as tables of ordinals.
struct CatalogWriter {
  let source: CatalogSource
  private let elements: [String]
  private let attributes: [String]
  private var elementOrdinals: [String: Int] = [:]
  private var attributeOrdinals: [String: Int] = [:]
  private var types: [String] = []
  private var keyOrdinals: [String: Int] = [:]
  private var vocabularies: [[Int]] = []
  private var rows: [String] = []
  /// By ordinal; the first is that of an unknown element.
  private var numbers = [RowNumbers()]

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
      + Self.table(
        "keys", "Keys, by ordinal from 1.",
        Self.wrapped(keyOrdinals.sorted { $0.value < $1.value }.map(\.key)))
      + Self.table(
        "vocabularies", "Ordinals of keys, by place from 1; first 1 where they are all there are, else 0.",
        vocabularies.map(Self.text))
      + Self.table(
        "rows",
        "A line for each element: role, size rule, painting; traits; localized attributes; class; availability; flags and "
          + "required attributes; the row that attributes with types, children and keys differ from; these differences.",
        rows) + "}\n"
  }

  static func table(_ name: String, _ comment: String, _ lines: [String]) -> String {
    "  /// \(comment)\n  static let \(name): StaticString = \"\"\"\n"
      + lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined() + "    \"\"\"\n\n"
  }

  private static func text(_ numbers: [Int]) -> String { numbers.map(String.init).joined(separator: " ") }

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
    let own = try rowNumbers(row)
    let (base, difference) = own.shortestDifference(from: numbers)
    numbers.append(own)
    let head = [(row.hasText ? 1 : 0) + (row.isOpen ? 2 : 0)] + (try row.required.map(ordinal))
    let availability = [row.since, row.deprecated, row.replacement].map { $0.isEmpty ? "-" : $0 }
    return [
      [row.role, row.size.isEmpty ? "none" : row.size, row.painting.isEmpty ? "opaque" : row.painting]
        .joined(separator: " "),
      row.traits.joined(separator: " "), Self.text(try row.localized.map(ordinal)),
      row.superclass.isEmpty ? row.className : row.className + " " + row.superclass,
      availability == ["-", "-", "-"] ? "" : availability.joined(separator: " "), Self.text(head),
      Self.text([base] + difference.attributes), Self.text(difference.children), Self.text(difference.keys),
    ].joined(separator: ";")
  }

  private mutating func rowNumbers(_ row: CatalogSource.Row) throws -> RowNumbers {
    var numbers = RowNumbers()
    for attribute in row.attributes {
      numbers.types[try ordinal(attribute.name)] = index(ofType: source.type(of: attribute))
    }
    for attribute in row.required where !row.attributes.contains(where: { $0.name == attribute }) {
      numbers.types[try ordinal(attribute)] = index(ofType: source.type(of: (attribute, nil)))
    }
    numbers.children = Set(row.children.compactMap { elementOrdinals[$0] })
    if let all = row.keys.first(where: { $0.child == "*" }) {
      numbers.keys[0] = index(ofKeys: all.names, all.isClosed)
    } else {
      for child in row.children {
        guard let found = source.keys(of: child, in: row), let ordinal = elementOrdinals[child] else { continue }
        numbers.keys[ordinal] = index(ofKeys: found.names, found.isClosed)
      }
    }
    return numbers
  }

  private func ordinal(_ attribute: String) throws -> Int {
    guard let ordinal = attributeOrdinals[attribute] else {
      throw CatalogSource.Failure(description: "unknown attribute '\(attribute)'")
    }
    return ordinal
  }

  private mutating func index(ofType type: String) -> Int {
    let type = type.contains("|") ? "oneOf " + type.split(separator: "|").joined(separator: " ") : type
    if let index = types.firstIndex(of: type) { return index + 1 }
    types.append(type)
    return types.count
  }

  private mutating func index(ofKeys names: [String], _ isClosed: Bool) -> Int {
    var line = [isClosed ? 1 : 0]
    for name in names {
      let ordinal = keyOrdinals[name] ?? keyOrdinals.count + 1
      keyOrdinals[name] = ordinal
      line.append(ordinal)
    }
    if let index = vocabularies.firstIndex(of: line) { return index + 1 }
    vocabularies.append(line)
    return vocabularies.count
  }
}
