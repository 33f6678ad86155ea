internal import Synchronization

/// The rows of `Order.txt`, decoded on first use by the formatter.
final class OrderCatalog: Sendable {
  static let shared = OrderCatalog()

  /// A chain of names with a qualifier that selects the documents to which it applies.
  private struct Line: Sendable {
    var qualifier: Substring
    var names: [Substring]
  }

  private struct Key: Hashable {
    var element: String
    var variant: OrderVariant
  }

  private let lists: Set<Substring>
  private let sortable: Set<Substring>
  private let rules: [Substring: ListRule]
  private let attributes: [Substring: [Line]]
  private let children: [Substring: [Line]]
  /// Cached orders of `*` and of elements with separate lines.
  private let known = Mutex<[Key: ElementOrder]>([:])

  private init() {
    lists = Set(Self.lines(CatalogOrder.lists).flatMap { $0.split(separator: " ") })
    sortable = Set(Self.lines(CatalogOrder.sortable).flatMap { $0.split(separator: " ") })
    var rules: [Substring: ListRule] = [:]
    for line in Self.lines(CatalogOrder.sorts) {
      let words = line.split(separator: " ")
      if let element = words.first { rules[element] = ListRule(Array(words.dropFirst())) }
    }
    self.rules = rules
    attributes = Self.rules(CatalogOrder.attributes)
    children = Self.rules(CatalogOrder.children)
  }

  private static func lines(_ text: StaticString) -> [Substring] { text.description.split(separator: "\n") }

  /// Returns lines by element: `label@old text textAlignment`.
  private static func rules(_ text: StaticString) -> [Substring: [Line]] {
    var result: [Substring: [Line]] = [:]
    for text in lines(text) {
      let words = text.split(separator: " ")
      guard let head = words.first?.split(separator: "@", maxSplits: 1), let element = head.first else { continue }
      let line = Line(qualifier: head.dropFirst().first ?? "", names: Array(words.dropFirst()))
      result[element, default: []].append(line)
    }
    return result
  }

  func order(of element: String, in variant: OrderVariant) -> ElementOrder {
    let hasLines = attributes[element[...]] != nil || children[element[...]] != nil
    let key = Key(element: hasLines ? element : "*", variant: variant)
    if let order = known.withLock({ $0[key] }) { return order }
    let order = ElementOrder(
      attributes: relation(attributes, key), children: relation(children, key))
    known.withLock { $0[key] = order }
    return order
  }

  private func relation(_ lines: [Substring: [Line]], _ key: Key) -> OrderRelation {
    let qualifiers = key.variant.qualifiers
    func chains(_ element: String) -> [[Substring]] {
      (lines[element[...]] ?? []).filter { qualifiers.contains($0.qualifier) }.map(\.names)
    }
    return OrderRelation(key.element == "*" ? [] : chains(key.element), general: chains("*"))
  }

  func arrangement(of element: String, hasID: Bool) -> ChildArrangement {
    if let rule = rules[element[...]] { return .sorted(rule) }
    if lists.contains(element[...]) { return .written }
    return hasID || sortable.contains(element[...]) ? .ordered : .written
  }
}
