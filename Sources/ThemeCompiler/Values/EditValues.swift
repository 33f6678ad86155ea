internal import Diagnostics
package import ThemeDatabase
internal import ThemeEditing
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

extension Workspace {
  /// The values of a view: those that are written, those of its constraints, and common ones with UIKit's defaults. Empty
  /// if the theme has no such view.
  package func values(of objectID: String, in theme: SelectedTheme) -> [ViewValue] {
    guard let view = editedView(objectID, in: theme.id) else { return [] }
    let edited = view.theme
    var origins = ValueOrigins(edited)
    let resources = ThemeResources(of: edited.tree)
    return edited.tree.valueSlots(of: view.node).map { slot in
      ViewValue(
        key: slot.key, label: slot.label, text: slot.text,
        components: slot.color(in: edited.tree).flatMap { resources.components(of: $0) }?.hexText, kind: slot.kind,
        origin: slot.span(in: edited.tree).map { origins.origin(of: $0) },
        extent: slot.extent(in: edited.tree).flatMap { span in
          sources.path(of: span.file).map { ViewValue.Extent(path: $0, range: span.range) }
        },
        overridden: slot.overridden(in: edited.tree).map {
          ViewValue.Overridden(text: $0.text, origin: origins.origin(of: $0.span))
        },
        refusal: slot.refusal ?? edited.refusal(of: edited.target(of: slot)))
    }
  }

  /// The edit that sets a value of a view, proved by resolving the theme with it: the file has no more diagnostics than
  /// before, and the value is the one that was asked for.
  package func edit(
    _ value: ViewValue, to text: String, of objectID: String, in theme: SelectedTheme
  ) -> ValueEdit {
    guard let view = editedView(objectID, in: theme.id) else {
      return .refused("the theme has no view '\(objectID.escaped)'")
    }
    let edited = view.theme
    guard let slot = edited.tree.valueSlots(of: view.node).first(where: { $0.key == value.key }) else {
      return .refused("the view has no value '\(value.key.escaped)' any more")
    }
    let target = edited.target(of: slot)
    if let refusal = slot.refusal ?? edited.refusal(of: target) { return .refused(refusal) }
    guard let document = document(target), let file = sources[document.file] else {
      return .refused("the theme has no file")
    }
    do {
      let wanted = try slot.wanted(text, colors: edited.colorNames)
      if slot.isWritten, slot.shows(wanted) {
        return .changed(ChangedFile(path: file.path, before: file.bytes, after: file.bytes))
      }
      let writer = ValueWriter(edited.resolved.value, document: document, file: file)
      let after = try writer.bytes(setting: slot, to: wanted)
      try prove(after, of: target, slot, wanted, of: view, file)
      return .changed(ChangedFile(path: file.path, before: file.bytes, after: after))
    } catch {
      return .refused(error.message)
    }
  }

  /// Messages about a value can quote all of it.
  private static let longestMessage = 300

  private func prove(
    _ contents: [UInt8], of target: ThemeID, _ slot: ValueSlot, _ wanted: WantedValue, of shown: EditedView,
    _ file: SourceFile
  ) throws(ValueRefusal) {
    let replaced = replacing(contents, of: target)
    let former = replacing(file.bytes, of: target)
    let before = shown.theme
    let after = before.resolved(in: replaced.value)
    let new =
      replaced.diagnostics.firstNew(since: former.diagnostics)
      ?? after.resolved.diagnostics.firstNew(since: before.resolved.diagnostics)
    if let new { throw ValueRefusal("it would cause \(new.code): \(new.message.prefix(Self.longestMessage))") }
    guard let view = after.view(shown.objectID),
      let result = after.tree.valueSlots(of: view).first(where: { $0.key == slot.key }), result.isWritten
    else { throw ValueRefusal("the value would not hold: something else in the theme takes its place") }
    guard result.shows(wanted) else {
      throw ValueRefusal("the value would be '\(String(result.text.prefix(60)).escaped)' instead")
    }
  }
}

extension [Diagnostic] {
  /// The first diagnostic whose code is reported more often than in others.
  fileprivate func firstNew(since former: [Diagnostic]) -> Diagnostic? {
    var counts: [Diagnostic.Code: Int] = [:]
    for diagnostic in former { counts[diagnostic.code, default: 0] += 1 }
    return first { diagnostic in
      counts[diagnostic.code, default: 0] -= 1
      return counts[diagnostic.code, default: 0] < 0
    }
  }
}

/// Places of values, as people read them.
struct ValueOrigins {
  private let workspace: Workspace
  private let theme: ResolvedTheme
  private var tables: [FileID: LineTable] = [:]

  init(_ edited: EditedTheme) {
    workspace = edited.workspace
    theme = edited.resolved.value
  }

  mutating func origin(of span: SourceSpan) -> ViewValue.Origin {
    let path = workspace.sources.path(of: span.file) ?? ""
    if tables[span.file] == nil { tables[span.file] = LineTable(workspace.sources[span.file]?.bytes ?? []) }
    let position = tables[span.file]?.position(of: span.range.start)
    let name = theme.theme(of: span.file).map { workspace.graph[$0].themeName }
    return ViewValue.Origin(
      path: path, line: Int(position?.line ?? 1), column: Int(position?.column ?? 1), theme: name ?? "")
  }
}
