import Foundation
import TestSupport

/// The paragraphs of `Rows/*.txt`, read without the tool that generates the tables.
struct CatalogRows {
  struct Paragraph {
    /// Words that follow each property, combined from all its lines.
    var properties: [String: [String]] = [:]
    /// Words of each line that begins with `keys`: the child, then its keys.
    var keys: [[String]] = []

    subscript(property: String) -> [String] { properties[property] ?? [] }
  }

  private(set) var elements: [String: Paragraph] = [:]
  private(set) var groups: [String: Paragraph] = [:]
  /// Types of attributes for elements that do not specify one.
  private(set) var types: [String: String] = [:]

  static let all = CatalogRows()

  private init() {
    let folder = repository.appendingPathComponent("Sources/ThemeSyntax/Catalog/Rows")
    for path in files(below: folder, endings: [".txt"]) where path != "Order.txt" {
      let text = (try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)) ?? ""
      var owner: [String] = []
      for line in text.replacing("\n    ", with: " ").split(separator: "\n") where !line.hasPrefix("#") {
        let words = line.split(separator: " ").map(String.init)
        guard let first = words.first else { continue }
        if !line.hasPrefix(" ") {
          owner = words
        } else if owner[0] == "type" {
          for word in words { types[word] = owner[1] }
        } else {
          let rest = Array(words.dropFirst())
          var paragraph = (owner[0] == "element" ? elements : groups)[owner[1]] ?? Paragraph()
          if first == "keys" { paragraph.keys.append(rest) }
          paragraph.properties[first, default: []] += rest
          if owner[0] == "element" { elements[owner[1]] = paragraph }
          if owner[0] == "group" { groups[owner[1]] = paragraph }
        }
      }
    }
  }

  /// An element's paragraph, those of its groups, and so on for groups of groups.
  func paragraphs(of element: String) -> [Paragraph] {
    var result = [elements[element] ?? Paragraph()]
    var pending = result[0]["groups"]
    var seen: Set<String> = []
    while let name = pending.popLast() {
      guard seen.insert(name).inserted, let group = groups[name] else { continue }
      result.append(group)
      pending += group["groups"]
    }
    return result
  }

  /// The types of an element's attributes by name. Its paragraph precedes those of groups.
  func attributes(of element: String) -> [String: String] {
    var result: [String: String] = [:]
    for paragraph in paragraphs(of: element) {
      for word in paragraph["attributes"] {
        let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
        if result[parts[0]] == nil { result[parts[0]] = parts.count > 1 ? parts[1] : types[parts[0]] ?? "string" }
      }
    }
    for name in required(in: element) where result[name] == nil { result[name] = types[name] ?? "string" }
    return result
  }

  func required(in element: String) -> [String] { paragraphs(of: element).flatMap { $0["required"] } }

  func children(of element: String) -> Set<String> {
    let words = paragraphs(of: element).flatMap { $0["children"] }
    return words.reduce(into: []) { children, word in
      guard word.hasPrefix("role:") else { return _ = children.insert(word) }
      children.formUnion(elements.filter { $0.value["role"] == [String(word.dropFirst(5))] }.keys)
    }
  }
}
