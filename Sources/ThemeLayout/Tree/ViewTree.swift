import ThemeSource
import ThemeSyntax

/// The views of a root in preorder, with the facts that layout needs.
struct ViewTree {
  /// Only numbers, which are copied without reference counting.
  struct View {
    let node: NodeID
    let kind: ElementKind
    let parent: Int?
    var subtreeEnd: Int
    /// Relative to the superview, as recorded; nil if the file states none.
    let recorded: Rect?
    /// Recorded frame relative to the root; without one, an empty rectangle at the superview's origin.
    let recordedInRoot: Rect
    /// False if a variation masks the view or an ancestor out.
    let isInstalled: Bool
    /// Whether the view or an ancestor has `hidden="YES"`.
    let isHidden: Bool
    /// Whether a stack view lays it out.
    let isArranged: Bool
    /// Whether its frame is given: it follows the recorded one and its autoresizing mask.
    let isGiven: Bool
    /// Whether the file has `misplaced="YES"` for the view: its recorded frame is not the solution.
    let isSaidMisplaced: Bool
    /// Whether the file has `ambiguous="YES"` for the view: its frame is undetermined.
    let isSaidAmbiguous: Bool
    /// Frame minus alignment rectangle, on each side.
    let alignment: Insets
    /// Whether it shows a system symbol without a known alignment.
    let showsUnknownSymbol: Bool

    /// Whether Interface Builder marked the recorded frame as misplaced or ambiguous.
    var isFlagged: Bool { isSaidMisplaced || isSaidAmbiguous }
    /// Whether it is installed and arranges its subviews, as stack views do.
    var isArranging: Bool { isInstalled && kind.traits.contains(.arrangesSubviews) }
    /// Whether constraints from inside refer to its content instead of its frame.
    var scrolls: Bool { kind.traits.contains(.scrolls) }
  }

  let views: [View]

  subscript(index: Int) -> View { views[index] }
  var indexRange: Range<Int> { views.indices }

  /// Subviews of a view, in order.
  func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var child = index + 1
    while child < views[index].subtreeEnd {
      result.append(child)
      child = views[child].subtreeEnd
    }
    return result
  }

  /// Whether the first view is inside the second (and not the second itself).
  func isInside(_ index: Int, _ other: Int) -> Bool { index > other && index < views[other].subtreeEnd }
}

extension ViewTree {
  /// Collects a root and all of its descendants.
  init(_ tree: ElementTree, root: NodeID, facts: DocumentFacts) {
    var collector = Collector(tree: tree, facts: facts)
    collector.collect(root)
    views = collector.views
  }

  private struct Collector {
    let tree: ElementTree
    let facts: DocumentFacts
    let variations: Variations
    var views: [View] = []

    init(tree: ElementTree, facts: DocumentFacts) {
      self.tree = tree
      self.facts = facts
      variations = Variations(tree: tree, traits: facts.traits)
    }

    /// A view to enter, or a view with all subviews collected.
    private enum Step {
      case enter(NodeID, parent: Int?, isExcluded: Bool)
      case leave(Int)
    }

    mutating func collect(_ root: NodeID) {
      var steps: [Step] = [.enter(root, parent: nil, isExcluded: false)]
      while let step = steps.popLast() {
        switch step {
        case .leave(let index): views[index].subtreeEnd = views.count
        case .enter(let node, let parent, let isExcluded):
          let index = views.count
          views.append(view(node, parent: parent, isExcluded: isExcluded))
          steps.append(.leave(index))
          let masked = variations.excluded("subviews", of: node)
          for child in subviews(of: node).reversed() {
            let isMasked = !masked.isEmpty && tree.objectID(of: child).map(masked.contains) ?? false
            steps.append(.enter(child, parent: index, isExcluded: isMasked))
          }
        }
      }
    }

    private func subviews(of node: NodeID) -> [NodeID] {
      var result: [NodeID] = []
      for child in tree.children(of: node) where tree.has(.key, "contentView", of: child) { result.append(child) }
      guard let list = tree.child(of: node, .subviews) else { return result }
      for child in tree.children(of: list) where tree.kind(of: child).role != .guide { result.append(child) }
      return result
    }

    private func view(_ node: NodeID, parent: Int?, isExcluded: Bool) -> View {
      let kind = tree.kind(of: node)
      let around = parent.map { views[$0] }
      let recorded = tree.rect(key: "frame", of: node)
      let isArranged = around?.kind.traits.contains(.arrangesSubviews) ?? false
      let usesConstraints =
        facts.usesAutoLayout && tree.bool(.fixedFrame, of: node) != true
        && (tree.bool(.translatesAutoresizingMaskIntoConstraints, of: node) == false || recorded == nil)
      let showsSymbol =
        kind.sizeRule == .image && !facts.symbols.isEmpty
        && tree.imageName(of: node).map(facts.symbols.contains) == true
      let symbol = showsSymbol ? tree.symbolImage(of: node, facts) : nil
      var inRoot = Rect(x: 0, y: 0, width: recorded?.width ?? 0, height: recorded?.height ?? 0)
      if let around {
        inRoot.x = around.recordedInRoot.x + (recorded?.x ?? 0)
        inRoot.y = around.recordedInRoot.y + (recorded?.y ?? 0)
      }
      return View(
        node: node, kind: kind, parent: parent, subtreeEnd: views.count + 1, recorded: recorded,
        recordedInRoot: inRoot, isInstalled: (around?.isInstalled ?? true) && !isExcluded,
        isHidden: (around?.isHidden ?? false) || tree.isHidden(node), isArranged: isArranged,
        isGiven: parent == nil || (!isArranged && !usesConstraints) || kind.traits.contains(.isCellContent),
        isSaidMisplaced: tree.bool(.misplaced, of: node) == true,
        isSaidAmbiguous: tree.bool(.ambiguous, of: node) == true,
        alignment: symbol?.alignment ?? kind.sizeRule.traits(tools: facts.tools).alignmentInsets,
        showsUnknownSymbol: showsSymbol && symbol == nil)
    }
  }
}
