import ThemeSyntax

/// An item that a constraint may name: a view, or a guide of a view.
struct LayoutItem: Hashable {
  enum Part: Hashable {
    case view
    /// The part that no bar covers.
    case safeArea
    /// The content of a scroll view, and its fixed frame.
    case content, frame
    /// The area that an open keyboard would cover; a closed one leaves the strip below the safe area.
    case keyboard
    /// The strips of a controller's old layout guides, at the top and the bottom.
    case topGuide, bottomGuide
    /// A custom guide of the view, by number; only constraints place it.
    case custom(Int)
  }
  var view: Int
  var part: Part
}

/// The items of a root by object id: the first view that has it, else the last guide.
struct LayoutItems {
  let views: ViewTree
  private let items: [LayoutItem]
  /// Indices in ``items``.
  private let numbers: ObjectNumbers
  /// The number of guides that have separate edges.
  let customGuideCount: Int

  init(_ tree: ElementTree, views: ViewTree) {
    self.views = views
    var guides: [(node: NodeID, item: LayoutItem)] = []
    var customGuideCount = 0
    for (index, view) in views.views.enumerated() where view.isInstalled {
      for child in tree.children(of: view.node) where tree.kind(of: child).role == .guide {
        guard tree.attribute(.id, of: child) != nil else { continue }
        if let part = Self.part(tree, child) {
          guides.append((child, LayoutItem(view: index, part: part)))
        } else {
          guides.append((child, LayoutItem(view: index, part: .custom(customGuideCount))))
          customGuideCount += 1
        }
      }
    }
    if let root = views.views.first, let controller = tree.controller(ofRoot: root.node) {
      for list in tree.children(of: controller, .layoutGuides) {
        for guide in tree.children(of: list, .viewControllerLayoutGuide) {
          let isTop = tree.string(.type, of: guide) == "top"
          guides.append((guide, LayoutItem(view: 0, part: isTop ? .topGuide : .bottomGuide)))
        }
      }
    }
    self.customGuideCount = customGuideCount
    var nodes: [NodeID] = []
    var items: [LayoutItem] = []
    for (index, view) in views.views.enumerated() where view.isInstalled {
      nodes.append(view.node)
      items.append(LayoutItem(view: index, part: .view))
    }
    for guide in guides.reversed() {
      nodes.append(guide.node)
      items.append(guide.item)
    }
    self.items = items
    numbers = ObjectNumbers(nodes, in: tree)
  }

  private static func part(_ tree: ElementTree, _ guide: NodeID) -> LayoutItem.Part? {
    switch tree.string(.key, of: guide) {
    case "safeArea": .safeArea
    case "contentLayoutGuide": .content
    case "frameLayoutGuide": .frame
    case "keyboard": .keyboard
    case .some, nil: nil
    }
  }

  subscript(id: ObjectID) -> LayoutItem? { numbers[id].map { items[$0] } }

  /// The item that an attribute's value refers to.
  subscript(reference: ElementTree.Attribute) -> LayoutItem? { numbers[reference].map { items[$0] } }
}
