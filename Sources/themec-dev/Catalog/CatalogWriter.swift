/// Writes the generated files of the catalog: a constant for each name, and the rows as tables by ordinals.
struct CatalogWriter {
  let source: CatalogSource
  let elements: [String]
  let attributes: [String]
  /// By ordinal; the first row is that of an unknown element.
  private(set) var rows = [CatalogSource.Row()]
  private(set) var numbers = [RowNumbers()]
  /// By index in the rows; the first means "no such attribute".
  private(set) var types = ["string"]
  /// By ordinal; the first means no key.
  private(set) var keys = [""]
  /// Ordinals of keys, and whether other keys are excluded, by index. In the first, the keys are unknown.
  private(set) var vocabularies: [Vocabulary] = [Vocabulary(keys: [], isClosed: false)]
  private var elementOrdinals: [String: Int] = [:]
  private var attributeOrdinals: [String: Int] = [:]

  struct Vocabulary: Equatable {
    var keys: [Int]
    var isClosed: Bool
  }

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
    for name in elements {
      let row = try source.closed(name)
      for attribute in row.required + row.localized { _ = try ordinal(attribute) }
      rows.append(row)
      numbers.append(try rowNumbers(row))
    }
  }

  static let head = """
    // Made by 'themec-dev catalog' from Sources/ThemeSyntax/Catalog/Rows; do not edit.
    // swift-format-ignore-file


    """

  /// The constants for names: `ElementKind.label`, `AttributeName.text` …
  func names() -> String {
    var text = Self.head + "extension ElementKind {\n"
    for (index, name) in elements.enumerated() {
      text +=
        "  @inlinable package static var \(Self.identifier(name)): ElementKind { ElementKind(ordinal: \(index + 1)) }\n"
    }
    text += "}\n\nextension AttributeName {\n"
    for (index, name) in attributes.enumerated() {
      text +=
        "  @inlinable package static var \(Self.identifier(name)): AttributeName { AttributeName(ordinal: \(index + 1)) }\n"
    }
    return text + "}\n"
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
    if let index = types.dropFirst().firstIndex(of: type) { return index }
    types.append(type)
    return types.count - 1
  }

  private mutating func index(ofKeys names: [String], _ isClosed: Bool) -> Int {
    let ordinals = names.map { name in
      if let ordinal = keys.firstIndex(of: name) { return ordinal }
      keys.append(name)
      return keys.count - 1
    }
    let vocabulary = Vocabulary(keys: ordinals, isClosed: isClosed)
    if let index = vocabularies.dropFirst().firstIndex(of: vocabulary) { return index }
    vocabularies.append(vocabulary)
    return vocabularies.count - 1
  }
}

/// The possible contents of an element, as ordinals.
struct RowNumbers {
  /// Indices of types, keyed by attribute.
  var types: [Int: Int] = [:]
  var children: Set<Int> = []
  /// Indices of vocabularies, keyed by child; 0 means all children.
  var keys: [Int: Int] = [:]

  /// The vocabulary of a child's keys; 0 if they are unknown.
  func vocabulary(of child: Int) -> Int { keys[0] ?? keys[child] ?? 0 }
}
