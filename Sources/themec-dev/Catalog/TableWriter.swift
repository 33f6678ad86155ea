import ThemeSyntax

extension CatalogWriter {
  /// The tables of `Catalog`. The compiler makes constant data of these arrays: numbers, texts and plain structures.
  func tables() -> String {
    let tables = elementTables() + attributeTables() + keyTables()
    return Self.head + "enum CatalogTables {\n" + tables.joined(separator: "\n") + "}\n"
  }

  private func elementTables() -> [String] {
    let childWords = elements.count / 64 + 1
    var childBits = [UInt64](repeating: 0, count: rows.count * childWords)
    for (parent, numbers) in numbers.enumerated() {
      for child in numbers.children { childBits[parent * childWords + child / 64] |= 1 &<< UInt64(child % 64) }
    }
    return [
      array("elementNames", "Names of elements, by ordinal; the first is empty.", of: "String", texts([""] + elements)),
      index("elementIndex", NameIndex(elements)),
      array("rows", "What elements are, by ordinal.", of: "ElementRow", rows.map(\.literal), perLine: 1),
      array(
        "classes", "Classes that elements make, by ordinal.", of: "Catalog.ClassRow?", rows.map(\.classLiteral),
        perLine: 1),
      array(
        "required", "Attributes that must be written, by ordinal of the element.", of: "[AttributeName]",
        rows.map { constants($0.required) }),
      array(
        "localized", "Attributes that hold text for people, by ordinal of the element.", of: "[AttributeName]",
        rows.map { constants($0.localized) }),
      array(
        "availability", "Since when classes exist and until when they are in use, by ordinal of the element.",
        of: "Catalog.Availability?", rows.map(\.availabilityLiteral)),
      "  /// Numbers that each element takes in `childBits`.\n  static let childWords = \(childWords)\n",
      array("childBits", "A bit for each child, by ordinal.", of: "UInt64", childBits.map(\.literal)),
    ]
  }

  private func attributeTables() -> [String] {
    let lists = types.map { $0.contains("|") ? $0.split(separator: "|").map(String.init) : [] }
    let cases = zip(types, lists).map { type, words in
      words.isEmpty ? ".\(type)" : ".oneOf([\(texts(words).joined(separator: ", "))])"
    }
    let lines = numbers.map { numbers in
      "    " + (0...attributes.count).map { String(NumberTable.character(of: numbers.types[$0] ?? 0)) }.joined()
    }
    return [
      array(
        "attributeNames", "Names of attributes, by ordinal; the first is empty.", of: "String", texts([""] + attributes)
      ),
      index("attributeIndex", NameIndex(attributes)),
      array(
        "types", "Value types, by index; the first stands for no such attribute.", of: "ValueType", cases, perLine: 1),
    ] + sets("typeWords", "Words of types.", WordSets(lists)) + [
      "  /// A line for each element: the types of its attributes, by ordinal.\n"
        + "  static let typeTable: StaticString = #\"\"\"\n\(lines.joined(separator: "\\#\n"))\n    \"\"\"#\n"
    ]
  }

  private func keyTables() -> [String] {
    let all = numbers.map { numbers in (0...elements.count).map { numbers.vocabulary(of: $0) } }
    let (rowPlaces, rows) = distinct(all)
    let (columnPlaces, columns) = distinct((0...elements.count).map { child in rows.map { $0[child] } })
    let cells = rows.indices.flatMap { row in columns.map { $0[row] } }
    let vocabularyLiterals = vocabularies.map { "[\(decimals($0.keys).joined(separator: ", "))]" }
    return [
      array("keyNames", "Keys, by ordinal; the first is empty.", of: "String", texts(keys)),
      array("vocabularies", "Keys that children have in elements, by index.", of: "[UInt16]", vocabularyLiterals),
      array("isClosed", "Whether these are all there are.", of: "Bool", vocabularies.map { String($0.isClosed) }),
    ] + sets("keyWords", "Keys of vocabularies.", WordSets(vocabularies.map { $0.keys.map { keys[$0] } })) + [
      array(
        "keyRows", "Where the row of an element starts in `keyCells`.", of: "UInt16",
        decimals(rowPlaces.map { $0 * columns.count })),
      array("keyColumns", "The place of a child in each row.", of: "UInt8", decimals(columnPlaces)),
      array("keyCells", "Indices of vocabularies.", of: "UInt8", decimals(cells)),
    ]
  }
}

/// The distinct lists in order of their first occurrence, and the index of each list among them.
private func distinct(_ lists: [[Int]]) -> (places: [Int], lists: [[Int]]) {
  var distinct: [[Int]] = []
  let places = lists.map { list in
    if let place = distinct.firstIndex(of: list) { return place }
    distinct.append(list)
    return distinct.count - 1
  }
  return (places, distinct)
}

// MARK: Swift

/// Such as `[.text, .value]`.
private func constants(_ attributes: [String]) -> String {
  "[\(attributes.map { "." + CatalogWriter.identifier($0) }.joined(separator: ", "))]"
}

private func texts(_ words: [String]) -> [String] { words.map(\.literal) }

private func decimals(_ numbers: [Int]) -> [String] { numbers.map { String($0) } }

private func array(
  _ name: String, _ comment: String, of element: String, _ items: [String], perLine: Int = .max
) -> String {
  "  /// \(comment)\n  static let \(name): [\(element)] = \(items.arrayLiteral(perLine: perLine))\n"
}

private func index(_ name: String, _ index: NameIndex) -> String {
  "  static let \(name) = NameIndex(\n  slots: \(index.slots.map { String($0) }.arrayLiteral()),\n"
    + "  entries: \(index.entries.map(\.literal).arrayLiteral()),\n"
    + "  middles: \(index.middles.map(\.literal).arrayLiteral()))\n"
}

private func sets(_ name: String, _ comment: String, _ sets: WordSets) -> [String] {
  [
    index("\(name)Index", sets.words),
    "  /// \(comment)\n  static let \(name) = WordSets(\n  words: \(name)Index, bits: "
      + sets.bits.map(\.literal).arrayLiteral() + ", stride: \(sets.stride))\n",
  ]
}
