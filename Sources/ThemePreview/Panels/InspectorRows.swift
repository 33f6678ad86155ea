internal import Diagnostics
internal import ThemeCompiler
internal import ThemeDatabase
internal import ThemeLayout
internal import ThemeRendering
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

extension LiveScreen {
  /// What the inspector shows of a view: its diagnostics, its values, and why it is where it is.
  ///
  /// - Parameter columns: the width that texts are broken at.
  func inspectorRows(
    of node: RenderTree.Node, _ settings: ScreenSettings, _ snapshot: Snapshot, columns: Int
  ) -> [Inspector.Row] {
    var rows: [Inspector.Row] = []
    if !node.actions.isEmpty || !node.bindings.isEmpty || node.outlets.count > 1 {
      rows.append(.init(kind: .heading, label: "Connections"))
      for outlet in node.outlets { rows.append(.init(kind: .text, label: "outlet", text: outlet)) }
      for binding in node.bindings {
        rows.append(.init(kind: .text, label: "presents", text: "\(binding.attribute) → \(binding.keyPath)"))
      }
      for action in node.actions { rows.append(.init(kind: .text, label: "fires", text: action)) }
    }
    rows += diagnosticRows(of: node, snapshot, columns: columns)
    let explained = layoutRows(of: node, settings, columns: columns)
    rows += valueRows(of: node, layout: explained)
    return rows
  }

  /// The values of a view: first what it shows, then the constraints that it takes part in, then what Interface Builder notes.
  private func valueRows(of node: RenderTree.Node, layout: [Inspector.Row]) -> [Inspector.Row] {
    let values = selected.workspace.values(of: node.id, in: selected)
    if values.isEmpty {
      return [
        .init(kind: .heading, label: "Values"),
        .init(kind: .text, label: "", text: "This view is not written in the theme: it has no values of its own."),
      ] + layout
    }
    let sorted = Dictionary(grouping: values) { InspectorSection(of: $0, node) }
    return InspectorSection.allCases.flatMap { section -> [Inspector.Row] in
      if section == .layout { return layout }
      guard let title = section.title, let values = sorted[section], !values.isEmpty else { return [] }
      return [.init(kind: .heading, label: title)]
        + values.inOrderOfInterest.flatMap { value in
          [
            Inspector.Row(
              kind: .value(value), label: naming(value.label), text: text(of: value), place: place(of: value.origin))
          ]
            + value.overridden.compactMap { old in
              text(of: old, key: value.key).map {
                Inspector.Row(kind: .overridden, label: "", text: $0, place: place(of: old.origin))
              }
            }
        }
    }
  }

  /// Why the view is where it is.
  private func layoutRows(of node: RenderTree.Node, _ settings: ScreenSettings, columns: Int) -> [Inspector.Row] {
    var rows: [Inspector.Row] = []
    let layout = selected.workspace.explainLayout(selected, of: node.id, viewport: settings.viewport)
    let lines = layout.value.split(separator: "\n").map(String.init)
    if !lines.isEmpty { rows.append(.init(kind: .heading, label: "Layout")) }
    for line in lines.flatMap({ wrapped(naming($0), columns: columns - 1) }) {
      rows.append(.init(kind: .text, label: "", text: line))
    }
    return rows
  }

  /// A text in which views without an outlet are called as in the rest of the preview, and not by their ids.
  private func naming(_ text: String) -> String {
    var text = text
    for node in tree.nodes where node.outlets.isEmpty && node.id.utf8.count >= 8 && text.contains(node.id) {
      text = text.replacing(node.id, with: node.shortName)
    }
    return text
  }

  /// An overridden value; of an element that was replaced as a whole, the attribute. Nil where it had none.
  private func text(of old: ViewValue.Overridden, key: String) -> String? {
    guard old.text.first == "<" else { return old.text }
    let name = key.split(separator: ".").last.map(String.init) ?? key
    guard let start = old.text.firstRange(of: " \(name)=\"") else { return nil }
    return String(old.text[start.upperBound...].prefix { $0 != "\"" })
  }

  /// A named color with what it is.
  private func text(of value: ViewValue) -> String {
    guard let components = value.components, components != value.text else { return value.text }
    return "\(value.text) \(components)"
  }

  private func place(of origin: ViewValue.Origin?) -> String {
    guard let origin else { return "not set" }
    // The name of a theme says which of its files it is; other files have a name of their own.
    let isTheme = selected.workspace.graph.kind(of: selected.id) != nil
    let file = origin.path.split(separator: "/").last.map(String.init) ?? origin.path
    return "\(isTheme ? origin.theme : file):\(origin.line)"
  }

  /// What checking the theme's file reports about a view.
  private func diagnosticRows(of node: RenderTree.Node, _ snapshot: Snapshot, columns: Int) -> [Inspector.Row] {
    let report = snapshot.check(of: [choice.path])
    let workspace = selected.workspace
    let tree = workspace.resolve(selected.id).value.tree
    guard let element = tree.all.first(where: { tree.objectID(of: $0)?.text == node.id }) else { return [] }
    let origin = tree[element].span
    let found = report.diagnostics.filter { diagnostic in
      guard let span = diagnostic.span, report.sources[span.file]?.path == workspace.sources[origin.file]?.path else {
        return false
      }
      if let subject = diagnostic.subject.element {
        return subject.hasSuffix("#" + node.id) || subject.contains("#\(node.id)/")
      }
      return span.range.start >= origin.range.start && span.range.end <= origin.range.end
    }
    guard !found.isEmpty else { return [] }
    return [.init(kind: .heading, label: "Diagnostics")]
      + found.flatMap { diagnostic -> [Inspector.Row] in
        let severity = diagnostic.severity.rawValue
        let lines = wrapped("\(severity): \(diagnostic.message)", columns: columns)
        let help = diagnostic.help.map { wrapped("help: " + $0, columns: columns - 3) } ?? []
        let kind = diagnostic.severity == .error ? Inspector.Row.Kind.error : .warning
        let first = Inspector.Row(
          kind: kind, label: severity, text: String((lines.first ?? "").dropFirst(severity.count + 2)))
        return [first]
          + (lines.dropFirst() + help.map { "  " + $0 }).map { Inspector.Row(kind: .text, label: "", text: $0) }
      }
  }
}

extension [ViewValue] {
  /// What people look for first comes first: texts, colors, fonts, layers, visibility; then the order of the file.
  fileprivate var inOrderOfInterest: [ViewValue] {
    func rank(_ key: String) -> Int {
      let key = key.lowercased()
      let parts = [
        ["constraint."], ["inputtraits"], ["text", "title", "placeholder"], ["color"], ["font"], ["layer"],
        ["hidden", "alpha"],
      ]
      let order = [3, 8, 0, 2, 4, 5, 6]
      for (words, order) in zip(parts, order) where words.contains(where: { key.contains($0) }) {
        return order == 0 && key.contains("color") ? 2 : order == 0 && key.contains("alignment") ? 7 : order
      }
      return 7
    }
    return enumerated().sorted { (rank($0.element.key), $0.offset) < (rank($1.element.key), $1.offset) }.map(\.element)
  }
}

/// A part of the inspector's values.
enum InspectorSection: CaseIterable, Sendable {
  case values, constraints, layout, unset, notes, irrelevant

  /// Nil for what is not shown.
  var title: String? {
    switch self {
    case .values: "Values"
    case .constraints: "Constraints"
    case .unset: "Not set"
    case .notes: "Recorded"
    case .layout, .irrelevant: nil
    }
  }

  init(of value: ViewValue, _ node: RenderTree.Node) {
    let isWritten = value.origin != nil
    if value.key.hasPrefix("constraint.") {
      // A constraint that is as Interface Builder makes it has a constant only.
      self = isWritten || value.key.hasSuffix(".constant") ? .constraints : .irrelevant
    } else if !isWritten {
      self = value.key == "enabled" && !node.role.isControl ? .irrelevant : .unset
    } else {
      let noted = ["rect.", "autoresizingMask", "contentMode", "translatesAuto", "customClass", "userLabel", "frame"]
      self = noted.contains { value.key.hasPrefix($0) } || value.key.contains("override") ? .notes : .values
    }
  }
}

extension RenderTree.Role {
  /// Whether the view is a UIControl.
  fileprivate var isControl: Bool {
    switch self {
    case .textField, .button, .toggle, .slider, .stepper, .segmentedControl, .pageControl, .datePicker: true
    default: false
    }
  }
}
