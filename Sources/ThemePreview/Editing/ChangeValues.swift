package import ThemeDatabase
internal import ThemeEditing
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

extension LinkedThemes {
  /// The values of a view: the written ones, those of its constraints, and common ones with UIKit's defaults. Empty if
  /// the theme does not have the view.
  package func values(of objectID: String, in theme: SelectedTheme) -> [ViewValue] {
    guard let view = editedView(objectID, in: theme.id) else { return [] }
    let edited = view.theme
    var origins = ValueOrigins(edited)
    let resources = ThemeResources(of: edited.tree)
    return edited.tree.valueSlots(of: view.node).map { slot in
      ViewValue(
        key: slot.key, label: slot.label, text: slot.text,
        components: slot.color(in: edited.tree).flatMap { resources.components(of: $0) }?.hexText, kind: slot.kind,
        origin: edited.span(of: slot).map { origins.origin(of: $0) },
        extent: slot.extent(in: edited.tree).flatMap { span in
          sources.path(of: span.file).map { ViewValue.Extent(path: $0, range: span.range) }
        },
        overridden: slot.overridden(in: edited.tree).map {
          ViewValue.Overridden(text: $0.text, origin: origins.origin(of: $0.span))
        },
        refusal: edited.refusal(of: slot))
    }
  }

  /// The edit that sets a value of a view. It is verified by resolving the edited theme: the file has no additional
  /// diagnostics, and the value is the requested one.
  ///
  /// No override is written for a value that is equal to the inherited one.
  package func edit(
    _ value: ViewValue, to text: String, of objectID: String, in theme: SelectedTheme
  ) -> ValueEdit {
    do throws(ValueRefusal) {
      let edited = try editedValue(value, of: objectID, in: theme)
      let (slot, file) = (edited.slot, edited.file)
      let wanted = try slot.wanted(text, colors: edited.view.theme.colorNames)
      if slot.isWritten, slot.shows(wanted) {
        return .changed(ChangedFile(path: file.path, before: file.bytes, after: file.bytes))
      }
      if !slot.overridden(in: edited.view.theme.tree).isEmpty, let removed = try? removed(edited),
        removed.slot?.shows(wanted) == true
      {
        return .changed(ChangedFile(path: file.path, before: file.bytes, after: removed.bytes))
      }
      let after = try edited.writer.bytes(setting: slot, to: wanted)
      try prove(after, edited, wanted)
      return .changed(ChangedFile(path: file.path, before: file.bytes, after: after))
    } catch {
      return .refused(error.message)
    }
  }

  /// The edit that removes a theme's value, so that the parent's value or UIKit's default applies. It is verified by
  /// resolving the edited theme: the file has no additional diagnostics, and no other value of the view changes.
  package func removal(of value: ViewValue, of objectID: String, in theme: SelectedTheme) -> ValueEdit {
    do throws(ValueRefusal) {
      let edited = try editedValue(value, of: objectID, in: theme)
      let tree = edited.view.theme.tree
      let isConstant = edited.slot.isConstant
      guard let span = edited.slot.span(in: tree) ?? (isConstant ? edited.slot.extent(in: tree) : nil) else {
        throw ValueRefusal("it is not set: this is UIKit's default")
      }
      guard span.file == edited.file.id else {
        var origins = ValueOrigins(edited.view.theme)
        let origin = origins.origin(of: span)
        throw ValueRefusal("this theme does not set it: it is inherited from \(origin.path.escaped):\(origin.line)")
      }
      let removed = try removed(edited)
      return .changed(ChangedFile(path: edited.file.path, before: edited.file.bytes, after: removed.bytes))
    } catch {
      return .refused(error.message)
    }
  }

  /// An editable value with the file to change.
  private struct EditedValue {
    let view: EditedView
    let slot: ValueSlot
    let target: ThemeID
    let file: SourceFile
    let writer: ValueWriter
  }

  private func editedValue(
    _ value: ViewValue, of objectID: String, in theme: SelectedTheme
  ) throws(ValueRefusal) -> EditedValue {
    guard let view = editedView(objectID, in: theme.id) else {
      throw ValueRefusal("the theme has no view '\(objectID.escaped)'")
    }
    let edited = view.theme
    guard let slot = edited.tree.valueSlots(of: view.node).first(where: { $0.key == value.key }) else {
      throw ValueRefusal("the view has no value '\(value.key.escaped)' any more")
    }
    let target = edited.target(of: slot)
    if let refusal = edited.refusal(of: slot) { throw ValueRefusal(refusal) }
    guard let document = document(target), let file = sources[document.file] else {
      throw ValueRefusal("the theme has no file")
    }
    return EditedValue(
      view: view, slot: slot, target: target, file: file,
      writer: ValueWriter(edited.resolved.value, document: document, file: file))
  }

  /// The file without a value, and the resulting value; `nil` if the view no longer has such a value.
  private func removed(_ edited: EditedValue) throws(ValueRefusal) -> (bytes: [UInt8], slot: ValueSlot?) {
    let bytes = try edited.writer.bytes(removing: edited.slot)
    let after = try resolved(with: bytes, edited)
    guard let view = after.view(edited.view.objectID) else { throw ValueRefusal("the view would be gone") }
    let slots = after.tree.valueSlots(of: view)
    let slot = slots.first { $0.key == edited.slot.key }
    if let slot, slot.span(in: after.tree)?.file == edited.file.id {
      throw ValueRefusal("the file would still set it")
    }
    for other in edited.view.theme.tree.valueSlots(of: edited.view.node)
    where other.isWritten && other.key != edited.slot.key && !edited.slot.goes(with: other) {
      guard slots.contains(where: { $0.key == other.key && $0.text == other.text }) else {
        throw ValueRefusal("it cannot be removed alone: '\(other.label)' would change too")
      }
    }
    return (bytes, slot)
  }

  /// A message can quote a whole value.
  private static let longestMessage = 300

  /// The theme with other contents of the file, if they cause no additional diagnostics.
  private func resolved(with contents: [UInt8], _ edited: EditedValue) throws(ValueRefusal) -> EditedTheme {
    let replaced = replacing(contents, of: edited.target)
    let former = replacing(edited.file.bytes, of: edited.target)
    let before = edited.view.theme
    let after = before.resolved(in: replaced.value)
    let new =
      replaced.diagnostics.firstNew(since: former.diagnostics)
      ?? after.resolved.diagnostics.firstNew(since: before.resolved.diagnostics)
    if let new { throw ValueRefusal("it would cause \(new.code): \(new.message.prefix(Self.longestMessage))") }
    return after
  }

  private func prove(_ contents: [UInt8], _ edited: EditedValue, _ wanted: WantedValue) throws(ValueRefusal) {
    let after = try resolved(with: contents, edited)
    guard let view = after.view(edited.view.objectID),
      let result = after.tree.valueSlots(of: view).first(where: { $0.key == edited.slot.key }), result.isWritten
    else { throw ValueRefusal("the value would not hold: something else in the theme takes its place") }
    guard result.shows(wanted) else {
      throw ValueRefusal("the value would be '\(String(result.text.prefix(60)).escaped)' instead")
    }
  }
}

extension [Diagnostic] {
  /// The first diagnostic that exceeds the number of former diagnostics with its code.
  fileprivate func firstNew(since former: [Diagnostic]) -> Diagnostic? {
    var counts: [Diagnostic.Code: Int] = [:]
    for diagnostic in former { counts[diagnostic.code, default: 0] += 1 }
    return first { diagnostic in
      counts[diagnostic.code, default: 0] -= 1
      return counts[diagnostic.code, default: 0] < 0
    }
  }
}

/// Locations of values, formatted for display.
struct ValueOrigins {
  private let themes: LinkedThemes
  private let theme: ResolvedTheme
  private var tables: [FileID: LineTable] = [:]

  init(_ edited: EditedTheme) {
    themes = edited.themes
    theme = edited.resolved.value
  }

  mutating func origin(of span: SourceSpan) -> ViewValue.Origin {
    let path = themes.sources.path(of: span.file) ?? ""
    if tables[span.file] == nil { tables[span.file] = LineTable(themes.sources[span.file]?.bytes ?? []) }
    let position = tables[span.file]?.position(of: span.range.start)
    let name = theme.theme(of: span.file).map { themes.graph[$0].themeName }
    return ViewValue.Origin(
      path: path, line: Int(position?.line ?? 1), column: Int(position?.column ?? 1), theme: name ?? "")
  }
}
