internal import ThemeSource
internal import ThemeSyntax

extension OverlayMerge {
  /// Reports an element with an id that the parent does not have.
  mutating func deadOverride(_ node: NodeID, _ id: ObjectID) -> Diagnostic {
    let span = overlay.attribute(.id, of: node)?.valueSpan ?? overlay[node].nameSpan
    var diagnostic = unknownTarget(id, at: span, overlay[node].kind.noun)
    let meant = diagnostic.fixes.first?.edits.first?.replacement
    if let meant, overlay.all.contains(where: { $0 != node && overlay.string(.id, of: $0) == meant }) {
      // Using this id would duplicate it in the overlay.
      diagnostic.fixes = []
      diagnostic.help = "run 'themec dump --stage resolved' with the parent's file to list its ids"
    }
    return diagnostic
  }

  /// Reports a constraint that neither changes one of the parent's nor constrains anything.
  mutating func emptyConstraint(_ node: NodeID) -> Diagnostic {
    guard let id = overlay.objectID(of: node) else {
      return Diagnostic(
        .deadOverride, "this constraint has neither an id nor a 'firstAttribute', so it constrains nothing",
        at: overlay[node].nameSpan,
        help: "write the id of a constraint of the parent to change it, or firstAttribute=\"…\" to add a constraint")
    }
    var diagnostic = deadOverride(node, id)
    let meant = diagnostic.fixes.first?.edits.first.flatMap { objects[ObjectID($0.replacement)] }
    if meant.map({ draft.kind(of: $0) }) != .constraint {
      diagnostic.fixes = []
      diagnostic.help = "write firstAttribute=\"…\" to add a constraint, or remove this one"
    }
    return diagnostic
  }

  /// Reports a reference to an id that neither the parent nor the overlay has.
  ///
  /// - Parameters:
  ///   - noun: the expected element, or kind of element.
  ///   - edit: the name of the edit or attribute that contains the reference.
  mutating func unknownTarget(
    _ id: ObjectID, at span: SourceSpan, _ noun: String = "element", in edit: String? = nil
  ) -> Diagnostic {
    let meant = suggestion(for: id)
    return Diagnostic(
      .deadOverride, "unknown id '\(id)'\(edit.map { " in '\($0)'" } ?? ""): \(parentName) has no such \(noun)",
      at: span,
      help: meant.map { "did you mean '\($0)'?" }
        ?? "run 'themec dump --stage resolved' with the parent's file to list its ids",
      fixes: Fix.correcting("\(id)", to: meant, at: span))
  }
}

extension Diagnostic {
  private static func dead(_ message: String, at span: SourceSpan, related: [Related] = [], help: String) -> Diagnostic
  {
    Diagnostic(.deadOverride, severity: .warning, message, at: span, related: related, help: help)
  }

  static func overlayTooLarge(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .limits, "the overlay changes the same elements too often; the rest of it is not applied", at: span,
      help: "make all changes to an element in one place")
  }

  static func withoutID(_ overlay: ElementTree, _ node: NodeID) -> Diagnostic {
    dead(
      "this '\(overlay[node].name)' has no id and changes nothing", at: overlay[node].nameSpan,
      help: "an element directly in the 'objects' of an overlay changes the parent's element with the same id")
  }

  static func unsetWithoutReference(_ overlay: ElementTree, _ edit: NodeID) -> Diagnostic {
    dead(
      "missing attribute 'reference' in 'unset'", at: overlay[edit].nameSpan,
      help: "add reference=\"…\" with the id of an element of the parent")
  }

  static func unsetWithoutName(_ overlay: ElementTree, _ edit: NodeID) -> Diagnostic {
    dead(
      "missing attribute 'attribute' or 'key' in 'unset'", at: overlay[edit].nameSpan,
      help: "add attribute=\"…\" or key=\"…\"")
  }

  static func moveWithoutPlace(_ overlay: ElementTree, _ edit: NodeID) -> Diagnostic {
    dead(
      "'move' has no destination", at: overlay[edit].nameSpan, help: "add into=\"…\", before=\"…\" or after=\"…\"")
  }

  static func moveIntoItself(_ overlay: ElementTree, _ edit: NodeID) -> Diagnostic {
    dead(
      "an element cannot be moved into itself or its descendants", at: overlay[edit].nameSpan,
      help: "move it into another view")
  }

  static func otherContainer(_ id: ObjectID, at span: SourceSpan, sibling: SourceSpan) -> Diagnostic {
    dead(
      "'\(id)' is not in the same list, so this element is added at the end", at: span,
      related: [Related(sibling, "'\(id)' is here")], help: "name an element of the list that this element is added to")
  }

  static func nothingToUnset(_ name: ElementTree.Attribute, meant: String?) -> Diagnostic {
    dead(
      "'\(name.value)' is not set in the parent", at: name.valueSpan,
      help: meant.map { "did you mean '\($0)'?" } ?? "remove this 'unset'")
  }

  static func rootRemoved(_ overlay: ElementTree, _ edit: NodeID) -> Diagnostic {
    dead("the root view cannot be removed", at: overlay[edit].nameSpan, help: "remove its contents instead")
  }

  static func refersToRemoved(_ id: String, at span: SourceSpan) -> Diagnostic {
    dead(
      "'\(id)' is removed by this theme, so this reference is removed too", at: span,
      help: "refer to another element, or delete the 'remove'")
  }
}
