internal import SwiftSources
internal import ThemeCodegen
internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

extension Server {
  /// The actions that add the outlet or action whose absence from a class a diagnostic reports, and all that the class lacks.
  func additions(
    _ inquiry: Inquiry, for diagnostic: Diagnostic, _ published: PublishedDiagnostic
  ) -> [CodeAction] {
    guard let missing = inquiry.missingMember(diagnostic) else { return [] }
    let one = inquiry.additions(to: missing.className) {
      $0.added.kind == missing.kind && $0.name == missing.name
    }
    let all = inquiry.additions(to: missing.className) { _ in true }
    var actions: [CodeAction] = []
    func add(_ title: String, _ files: [ChangedFile]) {
      var edits: [String: [TextEdit]] = [:]
      for file in files {
        edits[uri(of: Path.absolute(file.path))] = TextPositions(file.before, encoding).edits(
          from: file.before, to: file.after)
      }
      actions.append(
        CodeAction(title: title, kind: "quickfix", diagnostics: [published], edit: workspaceEdit(edits)))
    }
    let className = missing.className.escaped
    if let member = one.members.first { add("add \(member) to '\(className)'", one.files) }
    if all.members.count > 1 { add("add the \(all.members.count) members that '\(className)' lacks", all.files) }
    return actions
  }
}

extension Inquiry {
  /// The outlet or action that the class of a connection lacks according to a diagnostic.
  fileprivate func missingMember(
    _ diagnostic: Diagnostic
  ) -> (className: String, name: String, kind: AddedMember.Kind)? {
    let attributes: [Diagnostic.Code: (AttributeName, AddedMember.Kind)] = [
      DiagnosticDescriptor.unknownOutletProperty.code: (.property, .outlet),
      DiagnosticDescriptor.unknownSelector.code: (.selector, .action),
    ]
    guard let (attribute, kind) = attributes[diagnostic.code], let span = diagnostic.span,
      let node = tree.innermost(at: span.range.start), let name = tree.string(attribute, of: node),
      let className = classOfSource(of: node)
    else { return nil }
    return (className, name, kind)
  }

  /// The members that a class lacks, as `themec generate view --merge` adds them.
  fileprivate func additions(
    to className: String, where isWanted: (MissingMembers.Member) -> Bool
  ) -> (members: [String], files: [ChangedFile]) {
    guard let theme else { return ([], []) }
    let classes = theme.themes.viewClasses(of: theme.id, leavingOutInvalidNames: true).value.filter {
      $0.name == className
    }
    let merged = theme.themes.merge(classes, where: isWanted).value
    return (merged.changes.flatMap(\.members), merged.files)
  }
}
