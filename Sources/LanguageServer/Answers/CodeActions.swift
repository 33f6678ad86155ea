internal import ThemeDatabase
internal import ThemeLint
internal import ThemeProject
internal import ThemeSource
internal import ThemeSyntax

struct CodeActionParameters: Decodable, Sendable {
  struct Context: Decodable, Sendable {
    /// A diagnostic that the client shows at the place.
    struct Shown: Decodable, Sendable {
      var range: TextRange
    }
    var only: [String]?
    var diagnostics: [Shown]?
  }
  var textDocument: DocumentParameters.Identifier
  var range: TextRange
  var context: Context?

  func wants(_ kind: String) -> Bool {
    context?.only.map { $0.contains { kind == $0 || kind.hasPrefix($0 + ".") } } ?? true
  }
}

struct CodeAction: Encodable {
  var title: String
  var kind: String
  var diagnostics: [PublishedDiagnostic]?
  var isPreferred: Bool?
  var edit: WorkspaceEdit
}

/// The actions for a diagnostic.
private struct FoundActions {
  /// Whether the diagnostic contains the requested range.
  let isAround: Bool
  /// Whether the diagnostic is in the requested range, or the other way round, and not only in the same line.
  let isAsked: Bool
  var changes: [CodeAction]
  var others: [CodeAction] = []

  init(at range: TextRange, for asked: TextRange, _ changes: [CodeAction]) {
    isAround = range.start <= asked.start && asked.end <= range.end
    isAsked = range.start <= asked.end && asked.start <= range.end
    self.changes = changes
  }

  /// The different actions, those of diagnostics around the requested range first. Of the changes that can be preferred,
  /// the first of each of these is preferred; without such diagnostics, that of each in the range.
  static func ordered(_ found: [FoundActions]) -> [CodeAction] {
    let around = found.filter(\.isAround)
    let hasAround = around.contains { !$0.changes.isEmpty }
    let all = (around + found.filter { !$0.isAround }).flatMap { actions in
      var changes = actions.changes
      let isWanted = hasAround ? actions.isAround : actions.isAsked
      let preferred = isWanted ? changes.firstIndex { $0.isPreferred == true } : nil
      for index in changes.indices { changes[index].isPreferred = index == preferred ? true : nil }
      return changes + actions.others
    }
    var known: Set<WorkspaceEdit> = []
    return all.filter { known.insert($0.edit).inserted }
  }
}

extension Server {
  /// Responds with the actions for a range of a file. Those of files that are not documents, such as Swift sources and the
  /// configuration, are known when the check of the project has ended.
  func respondWithCodeActions(to id: RequestID, _ asked: CodeActionParameters) throws {
    let inquiry = try inquiry(asked.textDocument.uri)
    let baseline = baseline(of: inquiry.snapshot)
    guard inquiry.snapshot.file(at: inquiry.path) == nil else {
      var report = inquiry.snapshot.check(of: [inquiry.path])
      if let baseline { _ = report.accept(baseline, inquiry.snapshot.configuration.lint) }
      var actions = asked.wants("quickfix") ? quickFixes(inquiry, asked, report, baseline) : []
      if asked.wants("source.fixAll.themec"), let edit = fixingAll(inquiry) {
        actions.append(CodeAction(title: "apply all safe fixes", kind: "source.fixAll.themec", edit: edit))
      }
      return reply(id, actions)
    }
    guard asked.wants("quickfix") else { return reply(id, [CodeAction]()) }
    whenChecked(id, [projectOfFile(inquiry.path)]) { server, checked in
      guard let inquiry = try? server.inquiry(asked.textDocument.uri) else { return server.reply(id, [CodeAction]()) }
      server.reply(id, checked.flatMap { server.quickFixes(inquiry, asked, $0.report, baseline) })
    }
  }

  /// The fixes of the diagnostics in a range, and their suppression.
  private func quickFixes(
    _ inquiry: Inquiry, _ asked: CodeActionParameters, _ report: LintReport, _ baseline: BaselineFile?
  ) -> [CodeAction] {
    // Editors name the diagnostics of the whole line.
    let shown = asked.context?.diagnostics?.map(\.range) ?? []
    var found: [FoundActions] = []
    var reported = ReportedFiles(report, encoding) { self.uri(of: $0) }
    var additionCount = 0
    for diagnostic in report.findings {
      guard let span = diagnostic.span, let place = reported.location(of: span), place.uri == inquiry.uri,
        place.range.start <= asked.range.end && asked.range.start <= place.range.end || shown.contains(place.range)
      else { continue }
      let published = reported.published(diagnostic, at: place.range)
      var changes = fixes(of: diagnostic, published, &reported)
      if additionCount < Self.mostAdditions {
        let additions = additions(inquiry, for: diagnostic, published)
        additionCount += additions.isEmpty ? 0 : 1
        changes += additions
      }
      var actions = FoundActions(at: place.range, for: asked.range, changes)
      if let edits = inquiry.suppression(of: diagnostic) {
        actions.others.append(
          CodeAction(
            title: "suppress \(diagnostic.code) here", kind: "quickfix", diagnostics: [published],
            edit: workspaceEdit([inquiry.uri: edits])))
      }
      if let baseline, let edit = adding(diagnostic, in: report, to: baseline) {
        actions.others.append(
          CodeAction(
            title: "add \(diagnostic.code) to the baseline", kind: "quickfix", diagnostics: [published], edit: edit))
      }
      found.append(actions)
    }
    return FoundActions.ordered(found)
  }

  /// The maximum number of diagnostics for whose missing members code is written in one answer.
  private static var mostAdditions: Int { 20 }

  /// The fixes of a diagnostic, safe ones first.
  private func fixes(
    of diagnostic: Diagnostic, _ published: PublishedDiagnostic, _ reported: inout ReportedFiles
  ) -> [CodeAction] {
    let fixes = [Fix.Safety.safe, .unsafe, .displayOnly].flatMap { safety in
      diagnostic.fixes.filter { $0.safety == safety }
    }
    return fixes.compactMap { fix in
      if fix.edits.isEmpty { return nil }
      var edits: [String: [TextEdit]] = [:]
      for edit in fix.edits {
        guard let place = reported.location(of: edit.span) else { return nil }
        edits[place.uri, default: []].append(TextEdit(range: place.range, newText: edit.replacement))
      }
      return CodeAction(
        title: fix.title + fix.safety.mark, kind: "quickfix", diagnostics: [published],
        isPreferred: fix.isCertain(for: diagnostic, in: reported.report.sources), edit: workspaceEdit(edits))
    }
  }

  /// The changes of `themec lint --fix` to a file; `nil` if there are none.
  private func fixingAll(_ inquiry: Inquiry) -> WorkspaceEdit? {
    guard let session = projects[projectOfFile(inquiry.path)]?.session.fork() else { return nil }
    var changed: [String: (before: [UInt8], after: [UInt8])] = [:]
    for _ in 0..<LintReport.mostFixPasses {
      let report = session.snapshot.check(of: [inquiry.path])
      let fixed = session.fix(report, allowsUnsafe: false)
      if fixed.files.isEmpty { break }
      for file in fixed.files {
        let path = Path.absolute(file.path)
        changed[path] = (changed[path]?.before ?? file.before, file.after)
      }
    }
    if changed.isEmpty { return nil }
    var edits: [String: [TextEdit]] = [:]
    for (path, change) in changed {
      edits[uri(of: path)] = TextPositions(change.before, encoding).edits(from: change.before, to: change.after)
    }
    return workspaceEdit(edits)
  }

  private func baseline(of snapshot: Snapshot) -> BaselineFile? {
    guard let path = snapshot.configuration.lint.baseline else { return nil }
    let bytes = snapshot.contents(at: path)
    if bytes == nil, !createsFiles || snapshot.fileSystem.exists(path) { return nil }
    return BaselineFile(path: path, bytes: bytes)
  }

  /// The edit of a baseline that accepts a diagnostic, which creates a missing file; `nil` if a baseline cannot accept it.
  private func adding(_ diagnostic: Diagnostic, in report: LintReport, to file: BaselineFile) -> WorkspaceEdit? {
    guard diagnostic.code.group != "lint", let span = diagnostic.span,
      let path = report.sources.path(of: span.file)
    else { return nil }
    let entry = Baseline.Entry(diagnostic, path: file.entryPath(of: path))
    let text = Array(Baseline(file.baseline.entries + [entry]).text.utf8)
    let bytes = file.source?.bytes ?? []
    let uri = uri(of: Path.absolute(file.path))
    var edit = workspaceEdit([uri: TextPositions(bytes, encoding).edits(from: bytes, to: text)])
    if file.source == nil { edit.documentChanges?.insert(.creation(FileCreation(uri: uri)), at: 0) }
    return edit
  }
}

extension Inquiry {
  /// Whether a diagnostic is about reading a set, which its file cannot suppress, because all themes share it.
  private func isReadError(_ diagnostic: Diagnostic, ofSet isSet: Bool) -> Bool {
    isSet && ["syntax", "theme"].contains(diagnostic.code.group)
  }

  private func indentation(ofLineAt offset: UInt32) -> String {
    let start = source.bytes[..<Int(offset)].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return String(decoding: source.bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  private func insertion(_ text: String, at offset: UInt32) -> TextEdit {
    TextEdit(range: positions.range(of: SourceRange(start: offset, end: offset)), newText: text)
  }

  /// The edits that suppress a diagnostic at its element; `nil` in a descriptor, which has no suppressions.
  func suppression(of diagnostic: Diagnostic) -> [TextEdit]? {
    guard !isDescriptor, document.isReadWhole, diagnostic.code.group != "lint",
      let span = diagnostic.span, !isReadError(diagnostic, ofSet: snapshot.file(at: path)?.isSet == true),
      let root = tree.documentElement, let node = tree.innermost(at: span.range.start)
    else { return nil }
    if document.isOfInterfaceBuilder { return suppressionInNotes(of: diagnostic.code, at: node).map { [$0] } }
    let binding = tree.attributes(of: root).first {
      $0.value == "urn:themec:lint" && $0.writtenName.hasPrefix("xmlns:")
    }
    let name = "\(binding?.writtenName.dropFirst(6) ?? "lint"):ignore"
    let code = diagnostic.code.rawValue
    var edits: [TextEdit] = []
    if let known = tree.attribute(named: name, of: node) {
      edits.append(insertion(", \(code)", at: known.valueRange.end))
    } else {
      edits.append(insertion(" \(name)=\"\(code)\"", at: tree[node].nameRange.end))
    }
    if binding == nil {
      let text = " xmlns:lint=\"urn:themec:lint\""
      if node == root, let first = edits.first {
        return [TextEdit(range: first.range, newText: text + first.newText)]
      }
      edits.insert(insertion(text, at: tree[root].nameRange.end), at: 0)
    }
    return edits
  }

  /// The edit that suppresses a diagnostic in the notes of the nearest object that can have some, which Interface Builder
  /// keeps, unlike other attributes; `nil` if there is no such object.
  private func suppressionInNotes(of code: Diagnostic.Code, at node: NodeID) -> TextEdit? {
    let owner = ([node] + tree.ancestors(of: node)).first {
      tree.objectID(of: $0) != nil && tree.kind(of: $0).descriptor?.mayHold(.attributedString) == true
    }
    guard let owner else { return nil }
    let text = "themec:ignore \(code.rawValue)"
    if let notes = tree.children(of: owner).first(where: { tree.has(.key, "userComments", of: $0) }) {
      let contents = tree.subtree(of: notes).lazy.compactMap { tree.attribute(.content, of: $0) }.first
      return contents.map { insertion(($0.value.isEmpty ? "" : "&#10;") + text, at: $0.valueRange.end) }
    }
    let indentation = indentation(ofLineAt: tree[owner].range.start)
    let lines = [
      "<attributedString key=\"userComments\">", "    <fragment content=\"\(text)\"/>", "</attributedString>",
    ].map { "\n\(indentation)    \($0)" }.joined()
    if endTagName(of: owner) != nil { return insertion(lines, at: tree[owner].startTagSpan.range.end) }
    // The end of an element without content is '/>'.
    let end = tree[owner].range.end
    return TextEdit(
      range: positions.range(of: SourceRange(start: end - min(2, end), end: end)),
      newText: ">\(lines)\n\(indentation)</\(tree[owner].name)>")
  }
}

extension Fix {
  /// Whether a fix changes no meaning, or corrects a typing error at the diagnostic.
  fileprivate func isCertain(for diagnostic: Diagnostic, in sources: SourceMap) -> Bool {
    if safety == .safe { return true }
    return edits.contains { $0.span == diagnostic.span }
      && edits.allSatisfy { edit in
        guard let written = sources[edit.span.file]?.text(in: edit.span.range) else { return false }
        return !written.isEmpty && isTypo(written, of: edit.replacement)
      }
  }
}

extension Fix.Safety {
  /// The end of the titles of fixes.
  fileprivate var mark: String {
    switch self {
    case .safe: ""
    case .unsafe: " (unsafe)"
    case .displayOnly: " (suggestion)"
    }
  }
}
