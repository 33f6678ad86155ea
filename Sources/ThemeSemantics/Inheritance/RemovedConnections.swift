internal import ThemeSource
internal import ThemeSyntax

/// The outlets and actions of a parent that an overlay removes, themselves or with an object, and where it does so.
struct RemovedConnections: Sendable {
  /// By the names of the outlets.
  private(set) var outlets: [String: SourceSpan] = [:]
  /// By the elements of the resolved theme that sent the actions.
  private(set) var actions: [NodeID: SourceSpan] = [:]

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
  }
}
