internal import ThemeLayout
package import ThemeSemantics
package import ThemeSource
internal import ThemeSyntax

/// The diagnostics of a theme, in all of its files.
package struct ThemeDiagnostics: Sendable {
  package var id: ThemeID
  /// `nil` if all diagnostics are in the theme's own file, to avoid keeping the trees of all themes.
  var theme: ResolvedTheme?
  /// The diagnostics of resolving, checking and layout, and of rules that judge the resolved theme.
  package var ofStages: [Diagnostic] = []
  /// The diagnostics of the other rules, which check only values that the theme declares.
  package var ofRules: [Diagnostic] = []

  package init(id: ThemeID) { self.id = id }

  package init(id: ThemeID, file: FileID, theme: ResolvedTheme, ofStages: [Diagnostic]) {
    self.id = id
    let isElsewhere = ofStages.contains { $0.span.map { $0.file != file } ?? false }
    self.theme = isElsewhere ? theme : nil
    self.ofStages = ofStages
  }

  /// - Parameter codesOfLooks: the codes of the rules that judge the resolved theme.
  package mutating func add(
    ofRules diagnostics: [Diagnostic], codesOfLooks: Set<Diagnostic.Code>, theme: ResolvedTheme, file: FileID
  ) {
    ofRules = diagnostics.filter { !codesOfLooks.contains($0.code) }
    // A rule that corrects the same text reports the same cause.
    ofStages.removeAll { stage in
      diagnostics.contains { $0.severity >= stage.severity && $0.hasSameFix(as: stage) }
    }
    ofStages += diagnostics.filter { codesOfLooks.contains($0.code) }
    if diagnostics.contains(where: { $0.span.map { $0.file != file } ?? false }) { self.theme = theme }
  }

  /// The identities of the stages' diagnostics, independent of the theme.
  fileprivate var identities: Set<Diagnostic.Identity> { Set(ofStages.map { Diagnostic.Identity($0) }) }
}

extension Diagnostic {
  /// Whether two diagnostics of one place have fixes, and their first ones change it in the same way.
  fileprivate func hasSameFix(as other: Diagnostic) -> Bool {
    guard span == other.span, let own = fixes.first?.edits, let others = other.fixes.first?.edits else { return false }
    return own.elementsEqual(others) { $0.span == $1.span && $0.replacement == $1.replacement }
  }

  /// Code, location and subject: equal identities denote the same diagnostic.
  package struct Identity: Hashable {
    var code: Code
    var span: SourceSpan?
    var subject: Subject

    package init(_ diagnostic: Diagnostic) {
      code = diagnostic.code
      span = diagnostic.span
      subject = diagnostic.subject
    }
  }
}

extension LinkedThemes {
  /// Diagnostics at the files that cause them.
  ///
  /// A diagnostic that the parent also has is reported once, at the parent. All others are caused by the theme: they
  /// are reported where the theme's file changes the element, else at its header. If the parent is not selected, its
  /// diagnostics are reported at the header of each theme that inherits from it.
  ///
  /// - Parameter ofStages: the diagnostics of the stages for a theme that is not among those found.
  package func attributed(
    _ found: [ThemeDiagnostics], ofStages: (ThemeID) -> ThemeDiagnostics
  ) -> [Diagnostic] {
    let found = withoutFaultsOfParents(found)
    let selected = links.ownFiles.union(selection.compactMap { document($0)?.file })
    // Most themes have diagnostics only in their own files.
    if found.allSatisfy({ $0.theme == nil }) { return found.flatMap { $0.ofStages + $0.ofRules } }
    var known: [ThemeID: Set<Diagnostic.Identity>] = [:]
    for diagnostics in found { known[diagnostics.id] = diagnostics.identities }
    let missing = Set(found.filter { $0.theme != nil }.compactMap { base(of: $0.id) }).filter { known[$0] == nil }
    for diagnostics in missing.sorted().map(ofStages) {
      known[diagnostics.id] = diagnostics.identities
    }
    let asked = Set(found.map(\.id))
    return found.flatMap { diagnostics -> [Diagnostic] in
      let ownSets = ownSets(of: diagnostics.id).intersection(selected)
      guard let theme = diagnostics.theme, let document = document(diagnostics.id) else {
        return diagnostics.ofStages + diagnostics.ofRules
      }
      let base = base(of: diagnostics.id)
      let ofBase = base.flatMap { known[$0] } ?? []
      let isBaseReported = base.map(asked.contains) ?? false
      let placed = diagnostics.ofStages.compactMap { diagnostic -> Diagnostic? in
        guard let span = diagnostic.span, span.file != document.file else { return diagnostic }
        if ofBase.contains(Diagnostic.Identity(diagnostic)) {
          return isBaseReported || selected.contains(span.file) ? nil : inherited(diagnostic, at: span, by: document)
        }
        // A frame recorded in the parent applies to the parent's constraints.
        if diagnostic.code == DiagnosticDescriptor.misplaced.code { return nil }
        return declared(diagnostic, at: span, by: theme, document, ownSets)
      }
      return placed
        + diagnostics.ofRules.map { diagnostic in
          guard let span = diagnostic.span, span.file != document.file, !selected.contains(span.file) else {
            return diagnostic
          }
          return inherited(diagnostic, at: span, by: document)
        }
    }
  }

  /// The diagnostics without the differences between connections of a Child theme and connections of its parent that are
  /// reported themselves, at least as warnings.
  private func withoutFaultsOfParents(_ found: [ThemeDiagnostics]) -> [ThemeDiagnostics] {
    let code = DiagnosticDescriptor.childChangesConnection.code
    guard found.contains(where: { $0.ofStages.contains { $0.code == code } }) else { return found }
    let places = Dictionary(found.indices.map { (found[$0].id, $0) }) { first, _ in first }
    return found.map { child in
      guard child.ofStages.contains(where: { $0.code == code }), let base = base(of: child.id),
        let document = document(base), let place = places[base]
      else { return child }
      let faults = ConnectionFaults(found[place].ofStages, in: document)
      var result = child
      result.ofStages.removeAll { $0.code == code && faults.cause($0) }
      return result
    }
  }

  /// The layer to which a theme adds its own file.
  private func base(of id: ThemeID) -> ThemeID? { graph.layers(of: id).dropFirst().first }

  /// The files of the sets that a theme sees and the theme that it inherits from does not.
  private func ownSets(of id: ThemeID) -> Set<FileID> {
    if sets.all.isEmpty { return [] }
    let layers = graph.layers(of: id)
    let inherited = sets.palette(of: Array(layers.dropFirst()))
    return Set(sets.palette(of: layers).filter { !inherited.contains($0) }.map { sets[$0].document.file })
  }

  /// Diagnostics with their elements and attributes.
  func located(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    if diagnostics.isEmpty { return [] }
    let all = documents + sets.all.map(\.document)
    let byFile = Dictionary(all.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
    return diagnostics.map { diagnostic in
      diagnostic.span.flatMap { byFile[$0.file] }?.tree.located(diagnostic) ?? diagnostic
    }
  }

  /// The same for diagnostics of a theme, which are in its layers and sets.
  package func located(_ diagnostics: [Diagnostic], in id: ThemeID) -> [Diagnostic] {
    if diagnostics.isEmpty { return [] }
    let layers = graph.layers(of: id)
    let files = layers.compactMap { document($0) } + sets.palette(of: layers).map { sets[$0].document }
    return diagnostics.map { diagnostic in
      files.first { $0.file == diagnostic.span?.file }?.tree.located(diagnostic) ?? diagnostic
    }
  }

  /// A diagnostic about inherited values, at the header of the inheriting theme.
  private func inherited(_ diagnostic: Diagnostic, at span: SourceSpan, by document: ThemeDocument) -> Diagnostic {
    guard let place = document.headerSpan else { return diagnostic }
    var moved = diagnostic
    moved.span = place
    moved.related.insert(.init(span, "inherited from here"), at: 0)
    return moved
  }

  /// A diagnostic about inherited values that the theme's file causes, at the first of its locations that is in the
  /// file, at the changed element, or at a color, font or image of the theme's set.
  private func declared(
    _ diagnostic: Diagnostic, at span: SourceSpan, by theme: ResolvedTheme, _ document: ThemeDocument,
    _ ownSets: Set<FileID>
  ) -> Diagnostic {
    if ownSets.contains(span.file) { return diagnostic }
    // Code is reported where it is written.
    guard
      theme.sources.contains(where: { $0.file == span.file })
        || sets.all.contains(where: { $0.document.file == span.file })
    else { return diagnostic }
    var moved = diagnostic
    let places = [span] + diagnostic.related.map(\.span)
    let changed = places.lazy.compactMap { theme.contribution(of: document.file, at: $0) }
    if let own = diagnostic.related.firstIndex(where: { $0.span.file == document.file }) {
      moved.span = diagnostic.related[own].span
      moved.related.remove(at: own)
    } else if let own = changed.first {
      moved.span = own
    } else if let own = diagnostic.related.firstIndex(where: { ownSets.contains($0.span.file) }) {
      moved.span = diagnostic.related[own].span
      moved.related.remove(at: own)
    } else {
      moved.span = theme.resource(of: ownSets.union([document.file]), at: places) ?? document.headerSpan
    }
    guard moved.span != nil else { return diagnostic }
    moved.related.insert(.init(span, "inherited from here"), at: 0)
    moved.fixes = diagnostic.fixes.filter { $0.edits.allSatisfy { $0.span.file == document.file } }
    return moved
  }
}

extension ThemeDocument {
  /// The location for diagnostics about the theme as a whole.
  fileprivate var headerSpan: SourceSpan? {
    (header?.node ?? rootViews.first ?? tree.documentElement).map { tree[$0].nameSpan }
  }
}

extension ResolvedTheme {
  /// The location at which a file changes the element with a span, or changes or removes a constraint of it: the declared
  /// attribute, else the element.
  fileprivate func contribution(of file: FileID, at span: SourceSpan) -> SourceSpan? {
    for node in tree.all where tree[node].span.file == span.file && tree[node].isAt(span) {
      if let change = change(of: node, in: file) { return change }
      guard let id = tree.objectID(of: node) else { continue }
      for constraint in tree.nodes(.constraint)
      where [AttributeName.firstItem, .secondItem].contains(where: { tree.reference($0, of: constraint) == id }) {
        if tree.file(of: constraint) == file { return tree[constraint].nameSpan }
        if let change = change(of: constraint, in: file) { return change }
      }
      if let removal = removalOfConstraint(on: node), removal.file == file { return removal }
    }
    return nil
  }

  private func change(of node: NodeID, in file: FileID) -> SourceSpan? {
    let own = tree.attributes(of: node).filter { $0.file == file }
    let changed = own.first { attribute in
      tree.overridden(by: attribute).first.map { $0.text != attribute.value } ?? true
    }
    return changed.map { $0.value.isEmpty ? $0.nameSpan : $0.valueSpan } ?? tree.children(of: node).lazy.compactMap {
      self.value(at: $0, changedIn: file)
    }.first
      ?? own.first?.valueSpan ?? contributors[node]?.first { $0.file == file }
  }

  /// The location of a value of an object that a file declares or changes. Diagnostics of colors name them themselves.
  private func value(at node: NodeID, changedIn file: FileID) -> SourceSpan? {
    guard [.value, .structure].contains(tree.kind(of: node).role), tree.kind(of: node) != .color else { return nil }
    return tree.file(of: node) == file ? tree[node].nameSpan : change(of: node, in: file)
  }
}

extension ResolvedTheme {
  /// The location of the first color, font or image in some files that one of the elements with these locations uses.
  fileprivate func resource(of files: Set<FileID>, at places: [SourceSpan]) -> SourceSpan? {
    if files.isEmpty { return nil }
    let entries = tree.documentElement.map { tree.children(of: $0, .resources).flatMap { tree.children(of: $0) } } ?? []
    for place in places {
      let nodes = tree.all.filter { tree[$0].span.file == place.file && tree[$0].isAt(place) }
      for use in tree.resourceUses where nodes.contains(where: { tree.isInside(use.node, $0) }) {
        var found = entries.filter { tree.resourceName(of: $0) == use.resource }
        // An entry may be another name of an entry that the set overrides.
        for target in Set(found.compactMap { tree.target(of: $0) }) {
          found += entries.filter { tree.resourceName(of: $0) == target }
        }
        let spans = found.lazy.map { tree[tree.resourceValue(of: $0) ?? $0].nameSpan }
        if let own = spans.first(where: { files.contains($0.file) }) { return own }
      }
    }
    return nil
  }
}

extension ElementTree.Node {
  fileprivate func isAt(_ other: SourceSpan) -> Bool {
    other == span || other == nameSpan || other == startTagSpan
  }
}

extension [Diagnostic] {
  private struct Cause: Hashable {
    var code: Diagnostic.Code
    var place: SourceSpan
  }

  /// Combines diagnostics of several themes that name the same entry of a theme set: the entry is their cause.
  ///
  /// - Parameters:
  ///   - files: the files of the project's theme sets.
  ///   - codes: the codes of the rules that judge the resolved theme; other diagnostics are not combined.
  package func joined(atSets files: Set<FileID>, codes: Set<Diagnostic.Code>) -> [Diagnostic] {
    if files.isEmpty { return self }
    func cause(of diagnostic: Diagnostic) -> Cause? {
      guard codes.contains(diagnostic.code) else { return nil }
      let spans = [diagnostic.span].compactMap(\.self) + diagnostic.related.map(\.span)
      return spans.first { files.contains($0.file) }.map { Cause(code: diagnostic.code, place: $0) }
    }
    let groups = Dictionary(grouping: filter { cause(of: $0) != nil }, by: cause)
    var joined: Set<Cause> = []
    return compactMap { diagnostic in
      guard let cause = cause(of: diagnostic), let group = groups[cause] else { return diagnostic }
      if group.count < 2 { return diagnostic }
      guard joined.insert(cause).inserted else { return nil }
      var result = diagnostic
      result.span = cause.place
      result.related.removeAll { $0.span == cause.place }
      let known = result.related.map(\.span) + [cause.place]
      // Colors of the set are not uses of it.
      let places = group.compactMap { other in
        ([other.span].compactMap(\.self) + other.related.map(\.span)).first { !files.contains($0.file) }
      }
      result.related += Set(places).subtracting(known).sorted().prefix(8).map { .init($0, "used here") }
      return result
    }
  }
}

extension Diagnostic {
  /// Whether the diagnostic or a related place is in one of these files.
  package func isAbout(_ files: Set<FileID>) -> Bool {
    if files.isEmpty { return false }
    return span.map { files.contains($0.file) } == true || related.contains { files.contains($0.span.file) }
  }
}

/// The connections of a parent that are reported.
private struct ConnectionFaults {
  private let document: ThemeDocument
  private var connections: Set<NodeID> = []
  /// The names that corrections give to them.
  private var meant: Set<String> = []

  init(_ diagnostics: [Diagnostic], in document: ThemeDocument) {
    self.document = document
    for diagnostic in diagnostics where diagnostic.severity >= .warning {
      let reported = ([diagnostic.span] + diagnostic.related.map(\.span)).compactMap { connection(at: $0) }
      if reported.isEmpty { continue }
      connections.formUnion(reported)
      meant.formUnion(diagnostic.fixes.flatMap(\.edits).map(\.replacement))
    }
  }

  private func connection(at span: SourceSpan?) -> NodeID? {
    guard let span, span.file == document.file, let node = document.tree.innermost(at: span.range.start),
      document.tree.kind(of: node).role == .connection
    else { return nil }
    return node
  }

  /// Whether a difference of a Child theme follows from one of them.
  func cause(_ difference: Diagnostic) -> Bool {
    if let connection = connection(at: difference.related.first?.span) { return connections.contains(connection) }
    return difference.subject.member.map(meant.contains) ?? false
  }
}
