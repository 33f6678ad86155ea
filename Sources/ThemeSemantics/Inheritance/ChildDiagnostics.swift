internal import ThemeSource
internal import ThemeSyntax

extension Diagnostic {
  /// The other remedy for every difference: an Extended theme. Only a header states the kind; without one, the class decides.
  private static func orExtended(_ check: ChildCheck) -> String {
    check.kindSpan != nil
      ? "or make the theme Extended (kind=\"extended\")"
      : "or make the theme Extended: give its root view a subclass of the parent's View class"
  }

  // MARK: Components

  static func removedComponent(_ check: ChildCheck, _ parent: NodeID) -> Diagnostic {
    let name = check.theirs.name(of: parent)
    return Diagnostic(
      .childRemovesComponent,
      "Child theme removes \(name), which \(check.parentName) declares", at: check.place(of: parent),
      about: .init(element: check.theirs.tree.path(of: parent)),
      related: [Related(check.theirs.tree[parent].nameSpan, "declared here")],
      help: "hide it (hidden=\"YES\"), \(orExtended(check))", fixes: hiding(check, parent) + extending(check))
  }

  /// Returns a fix that hides a component if an overlay removes exactly that component; overlays may do that under
  /// `objects`. The fix is unsafe: a hidden view still takes up space.
  private static func hiding(_ check: ChildCheck, _ parent: NodeID) -> [Fix] {
    guard let removal = check.removals[parent], let end = check.endOfObjects,
      let id = check.theirs.tree.string(.id, of: parent),
      check.theirs.tree.ancestors(of: parent).first(where: { _ in true }).map({ check.removals[$0] == nil }) ?? true,
      id.utf8.allSatisfy({ $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") })
    else { return [] }
    let element = "<\(check.theirs.tree[parent].name) id=\"\(id)\" hidden=\"YES\"/>"
    if removal.isInList { return [Fix("hide it instead", .unsafe, [Fix.Edit(removal.span, element)])] }
    return [Fix("hide it instead", .unsafe, [Fix.Edit(removal.span, ""), Fix.Edit(end, "\n        " + element)])]
  }

  /// Returns the alternative fix for every difference: an Extended theme, which may differ but needs a separate View
  /// class.
  static func extending(_ check: ChildCheck) -> [Fix] {
    check.kindSpan.map {
      [Fix("make the theme Extended", .displayOnly, [Fix.Edit($0, ThemeKind.extended.rawValue)])]
    } ?? []
  }

  /// - Parameter meant: the id of the parent's component that an overlay probably changes.
  static func addedComponent(_ check: ChildCheck, _ node: NodeID, meant: String?) -> Diagnostic {
    var related: [Related] = []
    if let root = check.parentRoots.first {
      related = [Related(check.theirs.tree[root].nameSpan, "\(check.parentName) has no such component in this view")]
    }
    return Diagnostic(
      .childAddsComponent,
      "Child theme adds \(check.mine.name(of: node)), which \(check.parentName) does not declare",
      at: check.place(ofOwn: node), about: .init(element: check.mine.tree.path(of: node)), related: related,
      help: meant.map { "did you mean '\($0)'?" } ?? "remove it, \(orExtended(check))",
      fixes: (check.mine.tree.attribute(.id, of: node).map { Fix.correcting($0.value, to: meant, at: $0.valueSpan) }
        ?? [])
        + extending(check))
  }

  static func changedKind(_ check: ChildCheck, _ node: NodeID, _ parent: NodeID) -> Diagnostic {
    let (new, old) = (check.mine.tree.kind(of: node).noun, check.theirs.tree.kind(of: parent).noun)
    return Diagnostic(
      .childChangesClass,
      "Child theme changes \(check.theirs.name(of: parent)) to \(new.withArticle)",
      at: check.place(ofOwn: node), about: .init(element: check.mine.tree.path(of: node)),
      related: [Related(check.theirs.tree[parent].nameSpan, "\(check.parentName) declares \(old.withArticle)")],
      help: "change it back to \(old.withArticle), \(orExtended(check))", fixes: extending(check))
  }

  static func changedClass(_ check: ChildCheck, _ node: NodeID, _ parent: NodeID) -> Diagnostic {
    let written = check.mine.tree.attribute(.customClass, of: node)
    let before = check.theirs.tree.attribute(.customClass, of: parent)
    let message =
      switch (written?.value, before?.value) {
      case (let new?, let old?): "has the custom class '\(new)' instead of '\(old)'"
      case (let new?, nil): "has the custom class '\(new)', which the parent does not have"
      case (nil, let old?): "does not have the custom class '\(old)'"
      case (nil, nil): "has a different custom class"
      }
    let isRoot = check.roots.contains(node)
    return Diagnostic(
      .childChangesClass,
      "\(isRoot ? "the root view" : check.mine.name(of: node)) \(message); a Child theme cannot change classes",
      at: written?.valueSpan ?? check.place(ofOwn: node), about: .init(element: check.mine.tree.path(of: node)),
      related: [
        Related(before?.valueSpan ?? check.theirs.tree[parent].nameSpan, "\(check.parentName) declares it here")
      ],
      help: isRoot
        ? "a Child theme uses its parent's View class: use that class, \(orExtended(check))"
        : "use the parent's value, \(orExtended(check))", fixes: extending(check))
  }

  static func changedIdentifier(_ check: ChildCheck, _ node: NodeID, _ parent: NodeID) -> Diagnostic {
    let written = check.mine.tree.attribute(.restorationIdentifier, of: node)
    let before = check.theirs.tree.attribute(.restorationIdentifier, of: parent)
    let message =
      switch (written?.value, before?.value) {
      case (let new?, let old?): "has the restorationIdentifier '\(new)' instead of '\(old)'"
      case (let new?, nil): "has the restorationIdentifier '\(new)', which the parent does not have"
      case (nil, let old?): "does not have the restorationIdentifier '\(old)'"
      case (nil, nil): "has a different restorationIdentifier"
      }
    var fixes: [Fix] = []
    if let written, let before, written.value != before.value {
      fixes = [.replacing(written.value, with: before.value, at: written.valueSpan)]
    }
    return Diagnostic(
      .childChangesIdentifier,
      "\(check.theirs.name(of: parent)) \(message); a Child theme cannot change action names",
      at: written?.valueSpan ?? check.place(ofOwn: node), about: .init(element: check.mine.tree.path(of: node)),
      related: [
        Related(before?.valueSpan ?? check.theirs.tree[parent].nameSpan, "\(check.parentName) declares it here")
      ], help: "use the parent's value, \(orExtended(check))", fixes: fixes + extending(check))
  }

  // MARK: Connections

  static func disconnected(_ check: ChildCheck, _ parent: ChildCheck.Connection) -> Diagnostic {
    let target = parent.target.map { " to \(check.theirs.name(of: $0))" } ?? ""
    return Diagnostic(
      .childChangesConnection,
      "Child theme removes \(describe(parent))\(target)", at: check.place(of: parent.node),
      about: .init(element: check.theirs.tree.path(of: parent.node), member: parent.name),
      related: [Related(check.theirs.tree[parent.node].nameSpan, "\(check.parentName) connects it here")],
      help: "connect it, \(orExtended(check))", fixes: extending(check))
  }

  static func connected(_ check: ChildCheck, _ own: ChildCheck.Connection) -> Diagnostic {
    let related = check.parentRoots.prefix(1).map {
      Related(check.theirs.tree[$0].nameSpan, "\(check.parentName) has no such connection in this view")
    }
    return Diagnostic(
      .childChangesConnection,
      "Child theme adds \(describe(own)), which \(check.parentName) does not have",
      at: check.mine.tree[own.node].nameSpan, about: .member(own.name), related: related,
      help: "disconnect it, \(orExtended(check))",
      fixes: extending(check))
  }

  static func reconnected(
    _ check: ChildCheck, _ own: ChildCheck.Connection, _ parent: ChildCheck.Connection
  ) -> Diagnostic {
    let destination = check.mine.tree.attribute(.destination, of: own.node)
    let before = parent.target.map { check.theirs.name(of: $0) } ?? "another element"
    let target = check.mine.object(check.mine.tree.reference(.destination, of: own.node))
    let after = target.map { check.mine.name(ofTarget: $0) } ?? "nothing"
    var fixes: [Fix] = []
    if let destination, let id = check.ownID(of: parent.target) {
      fixes = [.replacing(destination.value, with: id, at: destination.valueSpan)]
    }
    return Diagnostic(
      .childChangesConnection,
      "Child theme connects \(describe(own)) to \(after) instead of \(before)",
      at: destination?.valueSpan ?? check.mine.tree[own.node].nameSpan,
      related: [Related(check.theirs.tree[parent.node].nameSpan, "\(check.parentName) connects it here")],
      help: "connect it as the parent does, \(orExtended(check))", fixes: fixes + extending(check))
  }

  static func renamed(
    _ check: ChildCheck, _ own: ChildCheck.Connection, _ parent: ChildCheck.Connection
  ) -> Diagnostic {
    let attribute: AttributeName = own.kind == .action ? .selector : .property
    let written = check.mine.tree.attribute(attribute, of: own.node)
    var fixes: [Fix] = []
    if let written, let before = check.theirs.tree.attribute(attribute, of: parent.node) {
      fixes = [.replacing(written.value, with: before.value, at: written.valueSpan)]
    }
    return Diagnostic(
      .childChangesConnection, "Child theme connects \(describe(own)) instead of '\(name(of: parent))'",
      at: written?.valueSpan ?? check.mine.tree[own.node].nameSpan, about: .member(own.name),
      related: [Related(check.theirs.tree[parent.node].nameSpan, "\(check.parentName) connects it here")],
      help: "connect it as the parent does, \(orExtended(check))", fixes: fixes + extending(check))
  }

  static func addedActor(_ check: ChildCheck, _ node: NodeID) -> Diagnostic {
    let related = check.parentRoots.prefix(1).map {
      Related(check.theirs.tree[$0].nameSpan, "\(check.parentName) has no such element in this view")
    }
    return Diagnostic(
      .childChangesConnection,
      "Child theme adds \(check.mine.name(of: node)), which fires an action",
      at: check.place(ofOwn: node), about: .init(element: check.mine.tree.path(of: node)), related: related,
      help: "remove it, \(orExtended(check))", fixes: extending(check))
  }

  private static func describe(_ connection: ChildCheck.Connection) -> String {
    let noun =
      switch connection.kind {
      case .action: "action"
      case .outlet: "outlet"
      default: "outlet collection"
      }
    return "the \(noun) '\(name(of: connection))'"
  }

  /// The property of an outlet or the selector of an action.
  private static func name(of connection: ChildCheck.Connection) -> Substring {
    connection.name.prefix { $0 != "\u{0}" }
  }

  // MARK: Matching

  /// Reports that the id and the outlet of an element refer to different elements of the parent.
  static func outletDecides(
    _ mine: Components, _ theirs: Components, child: NodeID, outlet: String, byID: NodeID, byOutlet: NodeID,
    parentName: String
  ) -> Diagnostic {
    let id = mine.tree.attribute(.id, of: child)
    var related = [Related(theirs.tree[byOutlet].nameSpan, "\(parentName) connects '\(outlet)' to this element")]
    if byID != byOutlet {
      related.append(
        Related(
          theirs.tree[byID].nameSpan,
          "the parent's \(theirs.tree.kind(of: byID).noun) with that id is a different element")
      )
    }
    return Diagnostic(
      .childChangesIdentifier, severity: .note,
      "the outlet '\(outlet)' and the id '\(id?.value ?? "")' name different elements of the parent; the outlet is used",
      at: id?.valueSpan ?? mine.tree[child].nameSpan,
      related: related, help: "give the element the id that it has in the parent")
  }
}

extension Components {
  /// The target of a connection, named by its id, because its outlets are wrong.
  func name(ofTarget node: NodeID) -> String {
    let noun = tree.kind(of: node).noun
    return tree.string(.id, of: node).map { "the \(noun) '\($0)'" } ?? noun.withArticle
  }
}
