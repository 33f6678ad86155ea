internal import ThemeSource

extension Validator {
  /// The unsafe fix that moves an element from a place where it is not allowed to the end of the only element next to it,
  /// or next to its parent, that may contain it; none if there are several or none.
  func moving(_ child: NodeID, outOf parent: NodeID) -> [Fix] {
    guard let target = place(for: child, in: parent), tree[target].endTagStart < tree[target].range.end else {
      return []
    }
    let lines = file.wholeLines(of: tree[child].range)
    let endTag = tree[target].endTagStart
    let end = file.wholeLines(of: SourceRange(start: endTag, end: endTag)).start
    let edits = [
      Fix.Edit(SourceSpan(file: file.id, range: lines), ""),
      Fix.Edit(SourceSpan(file: file.id, range: SourceRange(start: end, end: end)), file.text(in: lines)),
    ]
    return [
      Fix(
        "move it into '\(tree[target].name)'", .unsafe, edits.sorted { $0.span.range.start < $1.span.range.start })
    ]
  }

  private func place(for child: NodeID, in parent: NodeID) -> NodeID? {
    let kind = tree.kind(of: child)
    func places(in parent: NodeID) -> [NodeID] {
      tree.children(of: parent).filter { other in
        if kind.isView { return tree.kind(of: other) == .subviews }
        return other != child && tree.kind(of: other).descriptor?.mayHold(kind) == true
      }
    }
    var found = places(in: parent)
    // A view that is in a list of other things could belong to any view.
    if found.isEmpty, !kind.isView, let around = tree.parent(of: parent) { found = places(in: around) }
    return found.count == 1 ? found.first : nil
  }
}

extension Diagnostic {
  static func illegalChild(_ child: ElementTree.Node, in parent: ElementTree.Node, fixes: [Fix]) -> Diagnostic {
    let places = ElementKind.all.filter { Catalog.shared.mayHold($0, child.kind) }
    let help: String
    if child.kind == .subviews {
      help = "only 'view', 'stackView', 'scrollView', cells and the like have subviews; put both into a 'view'"
    } else if child.kind.isView, Catalog.shared.mayHold(parent.kind, .subviews) {
      help = "put it into the '<subviews>' of '\(parent.name)'"
    } else if places.isEmpty {
      help = "remove it"
    } else {
      help =
        places.count > 6 && places.contains(where: \.isView)
        ? "move it into a view, or remove it" : "move it into \(places.map { "'\($0.name)'" }.series("or"))"
    }
    return Diagnostic(
      .illegalChild, "'\(child.name)' is not allowed in '\(parent.name)'", at: child.nameSpan,
      related: [Related(parent.nameSpan, "'\(parent.name)' starts here")], help: help, fixes: fixes)
  }
}
