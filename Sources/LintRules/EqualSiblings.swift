internal import ThemeSource
internal import ThemeSyntax

/// Views with the same problem, grouped if they are alike and arranged by the same stack view.
struct EqualSiblings {
  struct Group {
    /// The property that the views share.
    var key: String
    var first: NodeID
    /// In document order.
    var others: [NodeID] = []

    /// `" and 2 like it"`, appended to the name of the first view; empty if there are no others.
    var othersInWords: String {
      switch others.count {
      case 0: ""
      case 1: " and another one like it"
      default: " and \(others.count) like it"
      }
    }

    /// The locations of the other views.
    func related(in tree: ElementTree) -> [Diagnostic.Related] {
      others.prefix(8).map { Diagnostic.Related(tree[$0].nameSpan, "here too") }
    }
  }

  private struct Key: Hashable {
    var stack: NodeID
    var key: String
  }

  /// In document order of their first views.
  private(set) var all: [Group] = []
  private var places: [Key: Int] = [:]

  /// Adds a view, in document order.
  mutating func add(_ view: NodeID, like key: String, in tree: ElementTree) {
    guard let stack = tree.parent(of: view).flatMap({ tree.parent(of: $0) }),
      tree.kind(of: stack).traits.contains(.arrangesSubviews)
    else {
      all.append(Group(key: key, first: view))
      return
    }
    if let place = places[Key(stack: stack, key: key)] {
      all[place].others.append(view)
    } else {
      places[Key(stack: stack, key: key)] = all.count
      all.append(Group(key: key, first: view))
    }
  }
}
