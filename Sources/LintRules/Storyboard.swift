internal import ThemeSyntax

/// The scenes of a storyboard and the ways to reach them.
struct Storyboard {
  /// A scene with its controller.
  struct Scene {
    var node: NodeID
    var controller: NodeID
  }

  private let tree: ElementTree
  /// Scenes with a controller, in document order, including references to other storyboards.
  let scenes: [Scene]
  /// The initial view controller.
  let initial: ObjectID?

  fileprivate init(_ tree: ElementTree, root: NodeID) {
    self.tree = tree
    initial = tree.reference(.initialViewController, of: root)
    scenes = tree.children(of: root, .scenes).flatMap { tree.children(of: $0, .scene) }.compactMap { scene in
      let objects = tree.children(of: scene, .objects).flatMap { Array(tree.children(of: $0)) }
      return objects.first { tree.kind(of: $0).role == .controller }.map { Scene(node: scene, controller: $0) }
    }
  }

  /// A controller's identifier for code and other storyboards, or `nil`.
  func identifier(of controller: NodeID) -> String? {
    tree.string(.storyboardIdentifier, of: controller).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether a controller is shown without a segue of this storyboard.
  func isEntry(_ controller: NodeID) -> Bool {
    identifier(of: controller) != nil || initial.map { $0 == tree.objectID(of: controller) } == true
  }

  /// Whether code or another storyboard can show a scene of the storyboard.
  var canBeLoaded: Bool { initial != nil || scenes.contains { identifier(of: $0.controller) != nil } }

  /// Controllers that are destinations of other scenes' segues.
  var reached: Set<ObjectID> {
    var result: Set<ObjectID> = []
    for segue in tree.nodes(.segue) {
      guard let destination = tree.reference(.destination, of: segue), !tree.has(.kind, "unwind", of: segue) else {
        continue
      }
      let source = scenes.first { tree.isInside(segue, $0.node) }
      if source.flatMap({ tree.objectID(of: $0.controller) }) != destination { result.insert(destination) }
    }
    return result
  }
}

extension LintInput {
  /// `nil` if the document is not a storyboard, or was not read completely.
  var storyboard: Storyboard? {
    guard document.format == .storyboard, document.isReadWhole, let root = tree.documentElement else { return nil }
    return Storyboard(tree, root: root)
  }
}
