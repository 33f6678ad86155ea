internal import Diagnostics
internal import ThemeLayout
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// What was found in one theme, wherever the values stand that it speaks of.
struct ThemeFindings: Sendable {
  var id: ThemeID
  /// As messages name the theme.
  var title = ""
  /// Nil where every finding is at a place in the theme's own file: trees of all themes at once would be a lot.
  var theme: ResolvedTheme?
  /// What resolving, checking and laying out said.
  var ofStages: [Diagnostic] = []
  /// What the rules said, which speak of the theme's own values only.
  var advice: [Diagnostic] = []

  init(id: ThemeID) { self.id = id }

  init(id: ThemeID, file: FileID, theme: ResolvedTheme, ofStages: [Diagnostic], advice: [Diagnostic] = []) {
    self.id = id
    title = "\(theme.screenlet) · \(theme.name)"
    let isElsewhere = (ofStages + advice).contains { $0.span.map { $0.file != file } ?? false }
    self.theme = isElsewhere ? theme : nil
    self.ofStages = ofStages
    self.advice = advice
  }
}

extension Workspace {
  /// Findings at the files that are to blame for them.
  ///
  /// What is true of a theme's parent too is the parent's: told once, there. What is not is the theme's own doing,
  /// wherever the value stands: it is told at what the theme's file says of it, else at its header. What a parent that
  /// nobody asked about hands on is told at the header of each theme that suffers from it.
  func blamed(_ told: [ThemeFindings], selected: Set<FileID>) async -> [Diagnostic] {
    var known: [ThemeID: Set<Complaint>] = [:]
    for findings in told { known[findings.id] = Set(findings.ofStages.map { Complaint($0, in: findings.title) }) }
    let missing = Set(told.filter { $0.theme != nil }.compactMap { base(of: $0.id) }).filter { known[$0] == nil }
    for findings in await concurrentMap(missing.sorted(), { stageFindings(in: $0) }) {
      known[findings.id] = Set(findings.ofStages.map { Complaint($0, in: findings.title) })
    }
    let asked = Set(told.map(\.id))
    return told.flatMap { findings -> [Diagnostic] in
      guard let theme = findings.theme, let document = document(findings.id) else {
        return findings.ofStages.withoutConsequences + findings.advice
      }
      let base = base(of: findings.id)
      let inherited = base.flatMap { known[$0] } ?? []
      let isTold = base.map(asked.contains) ?? false
      let placed = findings.ofStages.withoutConsequences.compactMap { finding -> Diagnostic? in
        guard let span = finding.span, span.file != document.file else { return finding }
        if inherited.contains(Complaint(finding, in: findings.title)) {
          return isTold || selected.contains(span.file) ? nil : handedOn(finding, at: span, to: document)
        }
        // A frame that the parent recorded is for the parent's constraints.
        return finding.code == DiagnosticDescriptor.misplaced.code
          ? nil : ownDoing(finding, at: span, of: theme, document)
      }
      return placed
        + findings.advice.map { advice in
          guard let span = advice.span, span.file != document.file, !selected.contains(span.file) else {
            return advice
          }
          return handedOn(advice, at: span, to: document)
        }
    }
  }

  /// The layer that a theme adds its own file to.
  private func base(of id: ThemeID) -> ThemeID? { graph.layers(of: id).dropFirst().first }

  private func stageFindings(in id: ThemeID) -> ThemeFindings {
    let bound = bind(id)
    let layouts = readableLayouts(of: bound.value)
    guard let file = document(id)?.file else { return ThemeFindings(id: id) }
    return ThemeFindings(
      id: id, file: file, theme: bound.value.theme, ofStages: bound.diagnostics + layouts.diagnostics)
  }

  private func handedOn(_ finding: Diagnostic, at span: SourceSpan, to document: ThemeDocument) -> Diagnostic {
    guard let place = document.tellingPlace else { return finding }
    var moved = finding
    moved.span = place
    moved.related.insert(.init(span, "inherited from here"), at: 0)
    return moved
  }

  /// A finding about inherited values that the theme's own file caused: at the first of the places it speaks of that
  /// are in that file, or whose element the file speaks of.
  private func ownDoing(
    _ finding: Diagnostic, at span: SourceSpan, of theme: ResolvedTheme, _ document: ThemeDocument
  ) -> Diagnostic {
    var moved = finding
    if let own = finding.related.firstIndex(where: { $0.span.file == document.file }) {
      moved.span = finding.related[own].span
      moved.related.remove(at: own)
    } else {
      let spoken = [span] + finding.related.map(\.span)
      moved.span = spoken.lazy.compactMap { theme.mention(of: $0, in: document.file) }.first ?? document.tellingPlace
    }
    guard moved.span != nil else { return finding }
    moved.related.insert(.init(span, "inherited from here"), at: 0)
    moved.fixes = finding.fixes.filter { $0.edits.allSatisfy { $0.span.file == document.file } }
    return moved
  }
}

extension [Diagnostic] {
  /// Findings of one theme without what is missing because a Child removed a component: it is told once, where it does.
  fileprivate var withoutConsequences: [Diagnostic] {
    if !contains(where: { $0.code == DiagnosticDescriptor.childRemovesComponent.code }) { return self }
    let consequences = Set(
      [DiagnosticDescriptor.ambiguous, .missingAction, .missingOutlet, .unpresentedAttribute].map(\.code))
    return filter { !consequences.contains($0.code) }
  }
}

/// What makes two findings the same one, whichever theme they were found in.
private struct Complaint: Hashable {
  var code: Diagnostic.Code
  var span: SourceSpan?
  var message: String

  init(_ finding: Diagnostic, in title: String) {
    code = finding.code
    span = finding.span
    message = finding.message.split(separator: title, omittingEmptySubsequences: false).joined(separator: "\u{0}")
  }
}

extension ThemeDocument {
  /// Where a finding about the theme as a whole is told.
  fileprivate var tellingPlace: SourceSpan? {
    (header?.node ?? rootViews.first ?? tree.documentElement).map { tree[$0].nameSpan }
  }
}

extension ResolvedTheme {
  /// Where a file speaks of the element that has a span: of the attribute it supplied there, else of the element.
  fileprivate func mention(of span: SourceSpan, in file: FileID) -> SourceSpan? {
    for node in tree.all where tree[node].span.file == span.file && tree[node].isAt(span) {
      let own = tree.attributes(of: node).filter { $0.file == file }
      let changed = own.first { attribute in
        tree.overridden(by: attribute).first.map { $0.text != attribute.value } ?? true
      }
      if let attribute = changed ?? own.first { return attribute.valueSpan }
      if let mention = mentions[node]?.first(where: { $0.file == file }) { return mention }
    }
    return nil
  }
}

extension ElementTree.Node {
  fileprivate func isAt(_ other: SourceSpan) -> Bool {
    other == span || other == nameSpan || other == startTagSpan
  }
}
