import ThemeSource
import ThemeSyntax

/// The bars around a controller's root view: those that its simulated metrics name, and those that follow from the
/// segues to it.
struct SimulatedBars {
  /// The navigation controller and the tab bar controller that contain each controller, by object ids.
  private var navigated: [ObjectID: ObjectID?] = [:]
  private var tabbed: [ObjectID: ObjectID?] = [:]
  /// The controllers that push each controller.
  private var pushers: [ObjectID: ObjectID] = [:]
  /// The controllers of each tab bar controller, in the order of its tabs, and the tab that contains each controller.
  private var tabs: [ObjectID: [ObjectID]] = [:]
  private var chosenTabs: [ObjectID: ObjectID] = [:]
  /// Controllers in container views.
  private var embedded: Set<ObjectID> = []

  private struct Segue {
    let source: ObjectID?
    let sourceKind: ElementKind
    let kind: String?
    let relationship: String?
    let destination: ObjectID

    var pushes: Bool { kind == "push" || kind == "show" }
  }

  /// Finds the bars of a root; a root without a controller has none.
  init(_ tree: ElementTree, root: NodeID) {
    if tree.controller(ofRoot: root) != nil { self.init(tree) } else { self.init(segues: []) }
  }

  /// Finds the bars of all controllers.
  init(_ tree: ElementTree) { self.init(segues: Self.segues(of: tree)) }

  private init(segues: [Segue]) {
    for segue in segues {
      if segue.relationship == "rootViewController"
        || (segue.sourceKind == .navigationController && segue.kind == "relationship"),
        navigated[segue.destination] == nil
      {
        navigated[segue.destination] = .some(segue.source)
      }
      if segue.relationship == "viewControllers", segue.sourceKind == .tabBarController {
        if tabbed[segue.destination] == nil { tabbed[segue.destination] = .some(segue.source) }
        if let source = segue.source { tabs[source, default: []].append(segue.destination) }
        chosenTabs[segue.destination] = segue.destination
      }
      if segue.kind == "embed" { embedded.insert(segue.destination) }
    }
    spread(along: segues)
  }

  /// Passes bars along segues: a pushed controller has its source's bars; a navigation controller passes a tab bar on
  /// to its root.
  private mutating func spread(along segues: [Segue]) {
    var bySource: [ObjectID: [Segue]] = [:]
    for segue in segues {
      if let source = segue.source { bySource[source, default: []].append(segue) }
    }
    var open = navigated.keys.sorted()
    while let source = open.popLast() {
      for segue in bySource[source] ?? [] where segue.pushes && navigated[segue.destination] == nil {
        navigated[segue.destination] = navigated[source]
        pushers[segue.destination] = source
        open.append(segue.destination)
      }
    }
    open = tabbed.keys.sorted()
    while let source = open.popLast() {
      for segue in bySource[source] ?? [] where segue.pushes || segue.relationship == "rootViewController" {
        guard tabbed[segue.destination] == nil else { continue }
        tabbed[segue.destination] = tabbed[source]
        chosenTabs[segue.destination] = chosenTabs[source]
        open.append(segue.destination)
      }
    }
  }

  private static func segues(of tree: ElementTree) -> [Segue] {
    tree.all.compactMap { id in
      guard tree[id].kind == .segue, let destination = tree.reference(.destination, of: id),
        let source = tree.ancestors(of: id).first(where: { tree[$0].isController })
      else { return nil }
      return Segue(
        source: tree.objectID(of: source), sourceKind: tree[source].kind, kind: tree.string(.kind, of: id),
        relationship: tree.string(.relationship, of: id), destination: destination)
    }
  }

  func isInNavigation(_ controller: ObjectID?) -> Bool { controller.map { navigated[$0] != nil } ?? false }
  func isInTabs(_ controller: ObjectID?) -> Bool { controller.map { tabbed[$0] != nil } ?? false }
  func navigationController(of controller: ObjectID?) -> ObjectID? { controller.flatMap { navigated[$0] ?? nil } }
  func tabBarController(of controller: ObjectID?) -> ObjectID? { controller.flatMap { tabbed[$0] ?? nil } }
  /// The controller to which a back button leads.
  func pusher(of controller: ObjectID?) -> ObjectID? { controller.flatMap { pushers[$0] } }
  /// The controllers of a tab bar controller in the order of its tabs.
  func tabs(of controller: ObjectID) -> [ObjectID] { tabs[controller] ?? [] }
  func chosenTab(of controller: ObjectID?) -> ObjectID? { controller.flatMap { chosenTabs[$0] } }
  func isEmbedded(_ controller: ObjectID?) -> Bool { controller.map(embedded.contains) ?? false }
}

extension ElementTree.Node {
  var isController: Bool { name.hasSuffix("Controller") }
}

extension ElementTree {
  /// The controller with an id.
  func controller(_ id: ObjectID?) -> NodeID? {
    guard let id else { return nil }
    return all.first { kind(of: $0).role == .controller && objectID(of: $0) == id }
  }

  /// The controller that has an element as its `view`; nil for a XIB's view.
  func controller(ofRoot id: NodeID) -> NodeID? {
    guard string(.key, of: id) == "view", let parent = self[id].parent, self[parent].isController else { return nil }
    return parent
  }
}
