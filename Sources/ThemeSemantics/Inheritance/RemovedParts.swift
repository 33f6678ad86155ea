internal import ThemeSource
internal import ThemeSyntax

/// The outlets, actions and constraints of a parent that an overlay removes, themselves or with an object, and where it
/// does so.
struct RemovedParts: Sendable {
  /// By the names of the outlets.
  private(set) var outlets: [String: SourceSpan] = [:]
  /// By the elements of the resolved theme that sent the actions.
  private(set) var actions: [NodeID: SourceSpan] = [:]
  /// By the elements of the resolved theme that the constraints placed.
  private(set) var constraints: [NodeID: SourceSpan] = [:]

  init() {}

  /// - Parameters:
  ///   - base: The parent's tree.
  ///   - places: The elements of the resolved tree, by the indices of the parent's.
  init(of base: ElementTree, _ removals: [Int: OverlayMerge.Removal], _ places: [NodeID?]) {
    if removals.isEmpty { return }
    func removal(of node: NodeID) -> SourceSpan? {
      ([node] + base.ancestors(of: node)).lazy.compactMap { removals[$0.index]?.span }.first
    }
    var objects: [ObjectID: NodeID] = [:]
    for node in base.all { if let id = base.objectID(of: node) { objects[id] = objects[id] ?? node } }
    for node in base.nodes(.outlet) + base.nodes(.outletCollection) where places[node.index] == nil {
      let target = base.reference(.destination, of: node).flatMap { objects[$0] }
      guard let name = base.string(.property, of: node), let span = removal(of: node) ?? target.flatMap(removal) else {
        continue
      }
      outlets[name] = outlets[name] ?? span
    }
    for node in base.nodes(.action) where places[node.index] == nil {
      guard let control = base.parent(of: node).flatMap({ base.parent(of: $0) }), let place = places[control.index],
        let span = removal(of: node)
      else { continue }
      actions[place] = actions[place] ?? span
    }
    for node in base.nodes(.constraint) where places[node.index] == nil {
      let owner = base.parent(of: node).flatMap { base.parent(of: $0) }
      let items = [AttributeName.firstItem, .secondItem].compactMap { name in
        base.reference(name, of: node).map { objects[$0] } ?? owner
      }
      guard let span = removal(of: node) ?? items.lazy.compactMap(removal).first else { continue }
      for place in items.compactMap({ places[$0.index] }) { constraints[place] = constraints[place] ?? span }
    }
  }
}
