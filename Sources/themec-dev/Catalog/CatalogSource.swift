/// The handwritten rows of the catalog: `Sources/ThemeSyntax/Catalog/Rows`.
///
/// A paragraph starts with `element NAME`, `group NAME` or `type TYPE`, followed by indented properties; deeper lines
/// continue the previous one. `#` starts a comment. `size NAME`, `painting NAME` and `trait NAME` declare the names
/// that rows may use, with their documentation. The properties of an element:
///
/// - `role`: its role in a document;
/// - `class UILabel: UIView`: the class that it creates, and its superclass;
/// - `size`, `painting`: the source of its intrinsic content size, and its appearance;
/// - `traits`: properties that it shares with others; `localized`: attributes that contain text for users;
/// - `groups`: groups from which it takes attributes, children and keys;
/// - `attributes`: each alone, or with its type as `style:plain|grouped`;
/// - `required`: attributes that are mandatory in every form of the theme;
/// - `children`: elements by name, or all of a role as `role:view`;
/// - `keys color! textColor`: the keys of children; `!` if there are no others;
/// - `since 13.0`, `deprecated 12.0 wkWebView`;
/// - `text`: it may contain character data; `open`: it may have any attribute.
struct CatalogSource {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  struct Row {
    var role = ""
    var className = ""
    var superclass = ""
    var size = ""
    var painting = ""
    var traits: [String] = []
    var localized: [String] = []
    var groups: [String] = []
    var attributes: [(name: String, type: String?)] = []
    var required: [String] = []
    var children: [String] = []
    var keys: [(child: String, names: [String], isClosed: Bool)] = []
    var since = ""
    var deprecated = ""
    var replacement = ""
    var isOpen = false
    var hasText = false
  }

  private(set) var elements: [String: Row] = [:]
  private(set) var groups: [String: Row] = [:]
  /// The type of an attribute, unless an element overrides it.
  private(set) var types: [String: String] = [:]
  /// Size rules, paintings and traits with their documentation, in order of declaration.
  private(set) var categories: [Category] = []

  struct Category {
    /// `size`, `painting` or `trait`.
    var kind: String
    var name: String
    var documentation = ""
  }

  /// Reads a file of the folder; `name` is used in messages.
  mutating func read(_ text: String, name: String) throws {
    var paragraph: (kind: String, name: String)?
    for (number, line) in Self.logicalLines(of: text) {
      func fail(_ message: String) -> Failure { Failure(description: "\(name):\(number): \(message)") }
      let isProperty = line.hasPrefix(" ")
      let words = line.split(separator: " ").map(String.init)
      guard let first = words.first else { continue }
      if !isProperty {
        guard words.count == 2, ["element", "group", "type", "size", "painting", "trait"].contains(first) else {
          throw fail("expected 'element NAME', 'group NAME', 'type TYPE', or 'size', 'painting' or 'trait' with a name")
        }
        if ["size", "painting", "trait"].contains(first) { categories.append(Category(kind: first, name: words[1])) }
        let isKnown = first == "element" ? elements[words[1]] != nil : first == "group" && groups[words[1]] != nil
        if isKnown { throw fail("'\(words[1])' is declared twice") }
        if first == "element" { elements[words[1]] = Row() }
        if first == "group" { groups[words[1]] = Row() }
        paragraph = (first, words[1])
        continue
      }
      guard let (kind, owner) = paragraph else { throw fail("a property stands before the first paragraph") }
      do {
        switch kind {
        case "size", "painting", "trait":
          let sentence = words.joined(separator: " ")
          let last = categories.count - 1
          categories[last].documentation += categories[last].documentation.isEmpty ? sentence : " " + sentence
        case "type": for word in words { types[word] = owner }
        case "group": try groups[owner, default: Row()].add(words)
        default: try elements[owner, default: Row()].add(words)
        }
      } catch let failure as Failure { throw fail(failure.description) }
    }
  }

  /// Lines without comments, with continuation lines joined. The number is that of the first line.
  private static func logicalLines(of text: String) -> [(number: Int, text: String)] {
    var lines: [(number: Int, text: String)] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("#") || line.allSatisfy({ $0 == " " }) { continue }
      if line.hasPrefix("    "), !lines.isEmpty {
        lines[lines.count - 1].text += " " + line
      } else {
        lines.append((index + 1, String(line)))
      }
    }
    return lines
  }
}

extension CatalogSource.Row {
  mutating func add(_ words: [String]) throws {
    let rest = Array(words.dropFirst())
    switch words[0] {
    case "role" where rest.count == 1: role = rest[0]
    case "class" where rest.count == 1: className = rest[0]
    case "class" where rest.count == 2 && rest[0].hasSuffix(":"):
      className = String(rest[0].dropLast())
      superclass = rest[1]
    case "size" where rest.count == 1: size = rest[0]
    case "painting" where rest.count == 1: painting = rest[0]
    case "traits": traits += rest
    case "localized": localized += rest
    case "groups": groups += rest
    case "required": required += rest
    case "children": children += rest
    case "since" where rest.count == 1: since = rest[0]
    case "deprecated" where !rest.isEmpty:
      deprecated = rest[0]
      replacement = rest.dropFirst().first ?? ""
    case "open": isOpen = true
    case "text": hasText = true
    case "attributes":
      for word in rest {
        let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
        attributes.append((parts[0], parts.count > 1 ? parts[1] : nil))
      }
    case "keys" where !rest.isEmpty:
      let isClosed = rest[0].hasSuffix("!")
      keys.append((isClosed ? String(rest[0].dropLast()) : rest[0], Array(rest.dropFirst()), isClosed))
    default: throw CatalogSource.Failure(description: "unknown property '\(words.joined(separator: " "))'")
    }
  }
}

// MARK: Closed rows

extension CatalogSource {
  /// An element's row, combined with its groups.
  func closed(_ name: String) throws -> Row {
    guard var row = elements[name] else { throw Failure(description: "unknown element '\(name)'") }
    var pending = row.groups
    var seen: Set<String> = []
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      guard let group = groups[next] else { throw Failure(description: "'\(name)' names the unknown group '\(next)'") }
      row.attributes += group.attributes.filter { added in !row.attributes.contains { $0.name == added.name } }
      row.children += group.children
      row.required += group.required
      if row.localized.isEmpty { row.localized = group.localized }
      for key in group.keys {
        if let place = row.keys.firstIndex(where: { $0.child == key.child }) {
          row.keys[place].names += key.names
        } else {
          row.keys.append(key)
        }
      }
      pending += group.groups
    }
    row.children = try expanded(row.children, in: name)
    try checkCategories(of: row, in: name)
    row.keys += groups["any"]?.keys.filter { added in !row.keys.contains { $0.child == added.child } } ?? []
    return row
  }

  private func checkCategories(of row: Row, in name: String) throws {
    let named = [("size", row.size), ("painting", row.painting)] + row.traits.map { ("trait", $0) }
    for (kind, word) in named where !word.isEmpty {
      guard categories.contains(where: { $0.kind == kind && $0.name == word }) else {
        throw Failure(description: "'\(name)' names the unknown \(kind) '\(word)'")
      }
    }
  }

  private func expanded(_ children: [String], in name: String) throws -> [String] {
    var result: Set<String> = []
    for child in children {
      if child.hasPrefix("role:") {
        let role = child.dropFirst(5)
        result.formUnion(elements.filter { $0.value.role == role }.map(\.key))
      } else if elements[child] != nil {
        result.insert(child)
      } else {
        throw Failure(description: "'\(name)' holds the unknown element '\(child)'")
      }
    }
    return result.sorted()
  }

  /// The type of an attribute in an element: the element's type, else the one of a `type` paragraph, else text.
  func type(of attribute: (name: String, type: String?)) -> String {
    attribute.type ?? types[attribute.name] ?? "string"
  }
}

// MARK: Keys

extension CatalogSource {
  private static let texts = ["string", "mutableString", "attributedString", "imageReference"]
  private static let measures = ["size", "point", "inset", "edgeInsets", "directionalEdgeInsets"]

  /// The keys of a child in an element, or `nil` if they are unknown.
  func keys(of child: String, in row: Row) -> (names: [String], isClosed: Bool)? {
    func declared(_ sort: String) -> (names: [String], isClosed: Bool)? {
      row.keys.first { $0.child == sort }.map { ($0.names, $0.isClosed) }
    }
    if let all = declared("*") { return all }
    if child == "nil" {
      let names =
        (declared("color")?.names ?? []) + (textKeys(of: row) ?? []) + (declared("measure")?.names ?? [])
        + (declared("nil")?.names ?? [])
      return (names, false)
    }
    if let own = declared(child) { return own }
    if Self.texts.contains(child) { return textKeys(of: row).map { ($0, false) } }
    if Self.measures.contains(child) { return declared("measure") }
    return elements[child]?.role == "view" ? declared("view") : nil
  }

  /// Names of attributes that may be an element because the value does not fit into an attribute: texts with several
  /// lines or styles, and images.
  private func textKeys(of row: Row) -> [String]? {
    if row.isOpen { return nil }
    let names = row.attributes.filter { type(of: $0) == "string" && $0.name != "key" }.map(\.name)
    let required = row.required.filter { type(of: ($0, nil)) == "string" }
    let all = Set(names + required).sorted()
    return all.isEmpty ? nil : all + ["attributedText", "attributedTitle", "userComments"]
  }
}
