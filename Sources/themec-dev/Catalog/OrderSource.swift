/// The handwritten rows of Interface Builder's order, checked and written as tables. The head of
/// `Sources/ThemeSyntax/Catalog/Rows/Order.txt` explains their syntax.
struct OrderSource {
  /// An ordered chain of names in an element, in the documents that its suffix selects.
  private struct Chain {
    var element: String
    var qualifier: String
    var names: [String]
    var text: String { ([qualifier.isEmpty ? element : "\(element)@\(qualifier)"] + names).joined(separator: " ") }
  }

  private var lists: [String] = []
  private var sortable: [String] = []
  private var sorts: [(element: String, words: [String])] = []
  private var attributes: [Chain] = []
  private var children: [Chain] = []

  private static let platforms = ["", "old", "new"]
  private static let macPlatforms = ["macOS", "macOS-old", "macOS-new"]
  /// iOS elements that Interface Builder writes and the catalog lacks.
  private static let unlisted = ["*", "pressTypeMask", "userLayoutGuide"]

  /// Reads the file; `name` is used in messages.
  /// - Parameter elements: Names in the catalog, which lacks those of macOS.
  init(_ text: String, name: String, elements: Set<String>) throws {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("#") || line.allSatisfy({ $0 == " " }) { continue }
      do {
        try add(line, elements: elements)
      } catch let failure as CatalogSource.Failure {
        throw CatalogSource.Failure(description: "\(name):\(index + 1): \(failure)")
      }
    }
    for (kind, chains) in [("attributes", attributes), ("children", children)] {
      for qualifiers in [["", "old"], ["", "new"], ["macOS", "macOS-old"], ["macOS", "macOS-new"]] {
        for (element, chains) in Dictionary(grouping: chains, by: \.element).sorted(by: { $0.key < $1.key }) {
          let valid = chains.filter { qualifiers.contains($0.qualifier) }.map(\.names)
          if let circle = Self.circle(in: valid) {
            throw CatalogSource.Failure(description: "\(name): \(kind) of '\(element)' are circular at '\(circle)'")
          }
        }
      }
    }
  }

  private mutating func add(_ line: Substring, elements: Set<String>) throws {
    func fail(_ message: String) -> CatalogSource.Failure { CatalogSource.Failure(description: message) }
    guard let colon = line.firstIndex(of: ":") else { throw fail("expected ':' behind what the line is about") }
    let head = line[..<colon].split(separator: " ").map(String.init)
    let words = line[line.index(after: colon)...].split(separator: " ").map(String.init)
    if words.isEmpty { throw fail("the line names nothing") }
    if let twice = Dictionary(grouping: words, by: \.self).filter({ $0.value.count > 1 }).keys.min() {
      throw fail("'\(twice)' is named twice")
    }
    switch (head.first, head.count) {
    case ("lists", 1): lists += words
    case ("sortable", 1): sortable += words
    case ("sort", 2):
      guard lists.contains(head[1]) else { throw fail("'\(head[1])' is sorted but no list") }
      sorts.append((head[1], words))
    case ("attributes", 2), ("children", 2):
      let parts = head[1].split(separator: "@", maxSplits: 1).map(String.init)
      let chain = Chain(element: parts[0], qualifier: parts.count > 1 ? parts[1] : "", names: words)
      if words.count < 2 { throw fail("one name has no order") }
      let isMac = Self.macPlatforms.contains(chain.qualifier)
      guard isMac || Self.platforms.contains(chain.qualifier) else {
        throw fail("unknown suffix '@\(chain.qualifier)'")
      }
      guard isMac || elements.contains(chain.element) || Self.unlisted.contains(chain.element) else {
        throw fail("unknown element '\(chain.element)'")
      }
      if head[0] == "attributes" { attributes.append(chain) } else { children.append(chain) }
    default: throw fail("unknown line '\(head.joined(separator: " "))'")
    }
  }

  /// A name that must precede itself, if any.
  private static func circle(in chains: [[String]]) -> String? {
    var successors: [String: Set<String>] = [:]
    for chain in chains { for (a, b) in zip(chain, chain.dropFirst()) { successors[a, default: []].insert(b) } }
    for start in successors.keys.sorted() {
      var seen: Set<String> = []
      var pending = [start]
      while let next = pending.popLast() {
        for name in successors[next] ?? [] where seen.insert(name).inserted { pending.append(name) }
      }
      if seen.contains(start) { return start }
    }
    return nil
  }
}

extension OrderSource {
  /// The tables that `OrderCatalog` decodes.
  func tables() -> String {
    let tables = [
      CatalogWriter.table("lists", "Elements whose children keep the order written.", CatalogWriter.wrapped(lists)),
      CatalogWriter.table("sortable", "Elements whose children have an order.", CatalogWriter.wrapped(sortable)),
      CatalogWriter.table(
        "sorts", "Sorted lists: the element, kinds of children, fields.",
        sorts.map { ([$0.element] + $0.words).joined(separator: " ") }),
      CatalogWriter.table("attributes", "Chains of attributes behind their element.", attributes.map(\.text)),
      CatalogWriter.table("children", "Chains of children behind their element.", children.map(\.text)),
    ]
    return CatalogWriter.head + "enum CatalogOrder {\n" + tables.joined() + "}\n"
  }
}
