/// A storyboard scene with a view: a screen.
package struct Scene: Sendable {
  /// The controller's view.
  package var view: NodeID
  package var controller: NodeID
  /// The display name: the controller's storyboard identifier, class, label, title, the title of its navigation or tab
  /// bar item, or else its object id. If several scenes share a name, the object id is appended.
  package var name: String
  /// All names that select the scene: the candidates for `name`, and the scene's id.
  package var names: [String]
}

extension ElementTree {
  /// The scenes with views, in document order, except that the initial scene is first. Empty for a file without
  /// `<scenes>`.
  ///
  /// If the initial view controller contains others (a navigation controller), the scene that it shows is the initial
  /// one.
  package var scenes: [Scene] {
    guard let document = documentElement else { return [] }
    var controllers: [NodeID] = []
    var scenes: [Scene] = []
    for scene in children(of: document, .scenes).flatMap({ children(of: $0, .scene) }) {
      for object in children(of: scene, .objects).flatMap({ children(of: $0) })
      where kind(of: object).role == .controller {
        controllers.append(object)
        guard let view = children(of: object).first(where: { kind(of: $0).isView && string(.key, of: $0) == "view" })
        else { continue }
        let labels = [.storyboardIdentifier, .customClass, .userLabel, .title].map { string($0, of: object) }
        let titles = [ElementKind.navigationItem, .tabBarItem].map { kind in
          child(of: object, kind).flatMap { string(.title, of: $0) }
        }
        let names = (labels + titles + [string(.id, of: object)]).compactMap(\.self).filter { !$0.isEmpty }
        scenes.append(
          Scene(
            view: view, controller: object, name: names.first ?? self[object].name,
            names: names + [string(.sceneID, of: scene)].compactMap { $0 }))
      }
    }
    let counts = scenes.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
    for index in scenes.indices where counts[scenes[index].name, default: 0] > 1 {
      let id = string(.id, of: scenes[index].controller).map { " (\($0))" } ?? ""
      scenes[index].name += scenes[index].names.first == string(.id, of: scenes[index].controller) ? "" : id
    }
    if let first = initialScene(of: scenes, controllers), first > 0 { scenes.insert(scenes.remove(at: first), at: 0) }
    return scenes
  }

  /// The controllers that code and references can load by an identifier, in document order.
  package var storyboardIdentifiers: [(controller: NodeID, identifier: String)] {
    all.compactMap { node in
      guard kind(of: node).role == .controller, let identifier = string(.storyboardIdentifier, of: node) else {
        return nil
      }
      return (node, identifier)
    }
  }

  /// Returns the index of the scene that `initialViewController` names or shows first.
  private func initialScene(of scenes: [Scene], _ controllers: [NodeID]) -> Int? {
    var places: [ObjectID: NodeID] = [:]
    for controller in controllers.reversed() {
      if let id = objectID(of: controller) { places[id] = controller }
    }
    var next = documentElement.flatMap { reference(.initialViewController, of: $0) }
    var passed: Set<ObjectID> = []
    while let id = next, passed.insert(id).inserted, let controller = places[id] {
      if let place = scenes.firstIndex(where: { $0.controller == controller }) { return place }
      next =
        connections(of: controller).first {
          if case .segue(kind: "relationship", _) = $0.detail { true } else { false }
        }?.destination
    }
    return nil
  }
}

extension ElementTree {
  /// Whether a root view belongs to a controller and therefore has the size of a screen: that of a scene, or the
  /// destination of the `view` outlet of a XIB's owner. The recorded size of other root views is arbitrary.
  package func isControllersView(_ root: NodeID) -> Bool {
    guard let parent = parent(of: root) else { return false }
    if kind(of: parent).role == .controller { return true }
    guard let id = objectID(of: root) else { return false }
    return nodes(.outlet).contains { outlet in
      guard has(.property, "view", of: outlet), reference(.destination, of: outlet) == id,
        let owner = self.parent(of: outlet).flatMap({ self.parent(of: $0) })
      else { return false }
      return kind(of: owner) == .placeholder
    }
  }

  /// Returns the container view that shows a root view: the first with an embed segue to the root view's controller.
  /// Nil for other root views.
  package func container(of root: NodeID) -> NodeID? {
    guard let controller = parent(of: root), kind(of: controller).role == .controller, let id = objectID(of: controller)
    else { return nil }
    let segue = nodes(.segue).first { has(.kind, "embed", of: $0) && reference(.destination, of: $0) == id }
    return segue.flatMap { parent(of: $0) }.flatMap { parent(of: $0) }
  }
}
