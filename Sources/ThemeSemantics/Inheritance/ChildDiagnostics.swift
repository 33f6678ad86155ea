internal import Diagnostics
internal import InterfaceBuilderCatalog
internal import ThemeSource
internal import ThemeSyntax

extension Diagnostic {
  private static let orExtended = "or make the theme Extended (kind=\"extended\")"

  // MARK: Components

  static func removedComponent(_ check: ChildCheck, _ parent: NodeID) -> Diagnostic {
    let name = check.theirs.name(of: parent)
    return Diagnostic(
      .childRemovesComponent,
      "\(name) is gone; a Child theme keeps every component of its parent", at: check.place(of: parent),
      related: [Related(check.theirs.tree[parent].nameSpan, "\(check.parentName) has it here")],
      help: "hide it instead (hidden=\"YES\"), \(orExtended)", fixes: hiding(check, parent) + extending(check))
  }

  /// An overlay that removes the very component hides it instead, where overlays say such things: under `objects`.
  /// Unsafe: what is hidden still takes its room.
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

  /// The other way out, for every difference: the theme may have what it has, and then needs a View class of its own.
  static func extending(_ check: ChildCheck) -> [Fix] {
    check.kindSpan.map {
      [Fix("make the theme Extended", .displayOnly, [Fix.Edit($0, ThemeKind.extended.rawValue)])]
    } ?? []
  }

  static func addedComponent(_ check: ChildCheck, _ node: NodeID) -> Diagnostic {
    var related: [Related] = []
    if let root = check.parentRoots.first {
      related = [Related(check.theirs.tree[root].nameSpan, "\(check.parentName) has no such component in here")]
    }
    return Diagnostic(
      .childAddsComponent,
      "\(check.mine.name(of: node)) is new; a Child theme has exactly its parent's components",
      at: check.place(ofOwn: node), related: related, help: "leave it out, \(orExtended)", fixes: extending(check))
  }

  static func changedKind(_ check: ChildCheck, _ node: NodeID, _ parent: NodeID) -> Diagnostic {
    let (new, old) = (check.mine.tree[node].kind.noun, check.theirs.tree[parent].kind.noun)
    return Diagnostic(
      .childChangesClass,
      "\(check.theirs.name(of: parent)) has become a \(new); a Child theme keeps the kind of every element",
      at: check.place(ofOwn: node),
      related: [Related(check.theirs.tree[parent].nameSpan, "in \(check.parentName) it is a \(old)")],
      help: "make it a \(old) again, \(orExtended)", fixes: extending(check))
  }

  static func changedClass(_ check: ChildCheck, _ node: NodeID, _ parent: NodeID) -> Diagnostic {
    let written = check.mine.tree.attribute(.customClass, of: node)
    let before = check.theirs.tree.attribute(.customClass, of: parent)
    let message =
      switch (written?.value, before?.value) {
      case (let new?, let old?): "has the custom class '\(new)' instead of '\(old)'"
      case (let new?, nil): "has the custom class '\(new)', and none in the parent"
      case (nil, let old?): "has lost the custom class '\(old)'"
      case (nil, nil): "has another custom class"
      }
    let isRoot = check.roots.contains(node)
    return Diagnostic(
      .childChangesClass,
      "\(isRoot ? "the root view" : check.mine.name(of: node)) \(message); a Child theme keeps every class",
      at: written?.valueSpan ?? check.place(ofOwn: node),
      related: [
        Related(before?.valueSpan ?? check.theirs.tree[parent].nameSpan, "\(check.parentName) says otherwise here")
      ],
      help: isRoot
        ? "a Child theme is shown by its parent's View class: use that, \(orExtended)"
        : "use the parent's, \(orExtended)", fixes: extending(check))
  }

  static func changedIdentifier(_ check: ChildCheck, _ node: NodeID, _ parent: NodeID) -> Diagnostic {
    let written = check.mine.tree.attribute(.restorationIdentifier, of: node)
    let before = check.theirs.tree.attribute(.restorationIdentifier, of: parent)
    let message =
      switch (written?.value, before?.value) {
      case (let new?, let old?): "has the restorationIdentifier '\(new)' instead of '\(old)'"
      case (let new?, nil): "has the restorationIdentifier '\(new)', and none in the parent"
      case (nil, let old?): "has lost the restorationIdentifier '\(old)'"
      case (nil, nil): "has another restorationIdentifier"
      }
    var fixes: [Fix] = []
    if let written, let before, written.value != before.value {
      fixes = [Fix("write '\(before.value)' again", .safe, [Fix.Edit(written.valueSpan, before.value)])]
    }
    return Diagnostic(
      .childChangesIdentifier,
      "\(check.theirs.name(of: parent)) \(message); a Child theme keeps every action's name",
      at: written?.valueSpan ?? check.place(ofOwn: node),
      related: [
        Related(before?.valueSpan ?? check.theirs.tree[parent].nameSpan, "\(check.parentName) says otherwise here")
      ], help: "use the parent's, \(orExtended)", fixes: fixes + extending(check))
  }

  // MARK: Connections

  static func disconnected(_ check: ChildCheck, _ parent: ChildCheck.Connection) -> Diagnostic {
    let target = parent.target.map { " to \(check.theirs.name(of: $0))" } ?? ""
    return Diagnostic(
      .childChangesConnection,
      "\(describe(parent))\(target) is gone; a Child theme keeps every connection", at: check.place(of: parent.node),
      related: [Related(check.theirs.tree[parent.node].nameSpan, "\(check.parentName) connects it here")],
      help: "connect it again, \(orExtended)", fixes: extending(check))
  }

  static func connected(_ check: ChildCheck, _ own: ChildCheck.Connection) -> Diagnostic {
    let related = check.parentRoots.prefix(1).map {
      Related(check.theirs.tree[$0].nameSpan, "\(check.parentName) has no such connection in here")
    }
    return Diagnostic(
      .childChangesConnection,
      "\(describe(own)) is new; a Child theme has exactly its parent's connections",
      at: check.mine.tree[own.node].nameSpan, related: related, help: "disconnect it, \(orExtended)",
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
      fixes = [Fix("connect it to '\(id)' again", .safe, [Fix.Edit(destination.valueSpan, id)])]
    }
    return Diagnostic(
      .childChangesConnection,
      "\(describe(own)) leads to \(after) instead of \(before); a Child theme keeps every connection",
      at: destination?.valueSpan ?? check.mine.tree[own.node].nameSpan,
      related: [Related(check.theirs.tree[parent.node].nameSpan, "\(check.parentName) connects it here")],
      help: "connect it as the parent does, \(orExtended)", fixes: fixes + extending(check))
  }

  static func addedActor(_ check: ChildCheck, _ node: NodeID) -> Diagnostic {
    let related = check.parentRoots.prefix(1).map {
      Related(check.theirs.tree[$0].nameSpan, "\(check.parentName) has no such element in here")
    }
    return Diagnostic(
      .childChangesConnection,
      "\(check.mine.name(of: node)) is new and fires an action; a Child theme has exactly its parent's connections",
      at: check.place(ofOwn: node), related: related, help: "leave it out, \(orExtended)", fixes: extending(check))
  }

  private static func describe(_ connection: ChildCheck.Connection) -> String {
    if connection.kind == .action {
      return "the action '\(connection.name.prefix { $0 != "\u{0}" })'"
    }
    return connection.kind == .outlet
      ? "the outlet '\(connection.name)'" : "the outlet collection '\(connection.name)'"
  }

  // MARK: Matching

  /// Id and outlet of an element lead to different elements of the parent.
  static func outletDecides(
    _ mine: Components, _ theirs: Components, child: NodeID, outlet: String, byID: NodeID, byOutlet: NodeID,
    parentName: String
  ) -> Diagnostic {
    let id = mine.tree.attribute(.id, of: child)
    var related = [Related(theirs.tree[byOutlet].nameSpan, "\(parentName) connects '\(outlet)' to this element")]
    if byID != byOutlet {
      related.append(
        Related(theirs.tree[byID].nameSpan, "the parent's \(theirs.tree[byID].kind.noun) of that id is another"))
    }
    return Diagnostic(
      .childChangesIdentifier, severity: .note,
      "the outlet '\(outlet)' and the id '\(id?.value ?? "")' name different elements of the parent; the outlet decides",
      at: id?.valueSpan ?? mine.tree[child].nameSpan,
      related: related, help: "give the element the id that it has in the parent")
  }
}

extension Components {
  /// An element that a connection leads to, told by its id: its outlets are what is wrong.
  func name(ofTarget node: NodeID) -> String {
    let noun = tree[node].kind.noun
    return tree.string(.id, of: node).map { "the \(noun) '\($0)'" } ?? "a \(noun)"
  }
}
