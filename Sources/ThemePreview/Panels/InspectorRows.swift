internal import ThemeCompiler
internal import ThemeDatabase
internal import ThemeLayout
internal import ThemeRendering
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

extension LiveScreen {
  /// The inspector's rows for a view: its problems, its values, and the reasons for its position.
  ///
  /// - Parameters:
  ///   - isEdited: Whether the session has changed the theme's file, but not its recorded frames.
  ///   - columns: The width at which texts are broken.
  func inspectorRows(
    of node: RenderTree.Node, _ settings: ScreenSettings, _ problems: [Problem], isEdited: Bool, columns: Int
  ) -> [Inspector.Row] {
    var explained = selected.themes.layoutExplanation(selected, of: node.id, viewport: settings.viewport).value
    if isEdited { explained?.mismatch = nil }
    var rows = problemRows(problems.about(node.id), columns: columns)
    rows += brokenRows(explained, columns: columns)
    if !node.actions.isEmpty || !node.bindings.isEmpty || node.outlets.count > 1 {
      rows.append(.init(kind: .heading, label: "Connections"))
      for outlet in node.outlets { rows.append(.init(kind: .text, label: "outlet", text: outlet)) }
      for binding in node.bindings {
        rows.append(.init(kind: .text, label: "presents", text: "\(binding.attribute) → \(binding.keyPath)"))
      }
      for action in node.actions { rows.append(.init(kind: .text, label: "fires", text: action)) }
    }
    rows += valueRows(of: node, layout: layoutRows(explained, columns: columns))
    for problem in problems { rows.mark(problem.extents, problem.severity) }
    for broken in explained?.givenUp ?? [] {
      rows.mark(([broken.span] + broken.others.map(\.span)).compactMap { extent(of: $0) }, .error)
    }
    return rows
  }

  private func extent(of span: SourceSpan) -> ViewValue.Extent? {
    selected.themes.sources.path(of: span.file).map { ViewValue.Extent(path: $0, range: span.range) }
  }

  /// The values of a view: first its content, then its constraints, then Interface Builder's records.
  private func valueRows(of node: RenderTree.Node, layout: [Inspector.Row]) -> [Inspector.Row] {
    let values = selected.themes.values(of: node.id, in: selected)
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
              kind: .value(value), label: naming(value.label), text: text(of: value), place: place(of: value.origin),
              extent: value.extent)
          ]
            + value.overridden.compactMap { old -> Inspector.Row? in
              guard let former = text(of: old, key: value.key) else { return nil }
              // If an element was replaced as a whole, this part may be unchanged.
              if old.text.first == "<", former == value.text { return nil }
              return Inspector.Row(kind: .overridden, label: "", text: former, place: place(of: old.origin))
            }
        }
    }
  }

  private func layoutRows(_ explained: LayoutExplanation?, columns: Int) -> [Inspector.Row] {
    guard let explained else { return [] }
    return [.init(kind: .heading, label: "Layout")]
      + explained.linesOfFrame.flatMap { wrapped(naming($0.escaped), hangingBy: 2, columns: columns - 1) }.map {
        .init(kind: .text, label: "", text: $0)
      }
  }

  /// Required constraints that are not satisfied, and those with which they conflict.
  private func brokenRows(_ explained: LayoutExplanation?, columns: Int) -> [Inspector.Row] {
    guard let explained, !explained.givenUp.isEmpty else { return [] }
    return [.init(kind: .heading, label: "Broken constraints")]
      + explained.givenUp.flatMap { broken -> [Inspector.Row] in
        let others = broken.others.map { naming($0.text.escaped) }.joined(separator: " and ")
        let text = "\(naming(broken.text.escaped)) conflicts with \(others)"
        return markedRows("broken", text, .error, columns: columns)
      }
  }

  /// An overridden value. If an element was replaced as a whole, its attribute; nil if it had none.
  private func text(of old: ViewValue.Overridden, key: String) -> String? {
    guard old.text.first == "<" else { return old.text }
    let name = key.split(separator: ".").last.map(String.init) ?? key
    guard let start = old.text.firstRange(of: " \(name)=\"") else { return nil }
    return String(old.text[start.upperBound...].prefix { $0 != "\"" })
  }

  /// A value, with its components if it is a named color.
  private func text(of value: ViewValue) -> String {
    guard let components = value.components, components != value.text else { return value.text }
    return "\(value.text) \(components)"
  }

  private func place(of origin: ViewValue.Origin?) -> String {
    guard let origin else { return "not set" }
    // A theme's name identifies its file; other files are identified by file name.
    let isTheme = selected.themes.graph.kind(of: selected.id) != nil
    let file = origin.path.split(separator: "/").last.map(String.init) ?? origin.path
    return "\(isTheme ? origin.theme : file):\(origin.line)"
  }

  private func problemRows(_ problems: [Problem], columns: Int) -> [Inspector.Row] {
    if problems.isEmpty { return [] }
    return [.init(kind: .heading, label: "Diagnostics")]
      + problems.flatMap { problem in
        markedRows(problem.severity.rawValue, problem.message, problem.severity, columns: columns)
          + (problem.help.map { wrapped("  help: " + $0, hangingBy: 2, columns: columns - 1) } ?? []).map {
            .init(kind: .text, label: "", text: $0)
          }
      }
  }

  /// A text after a colored word, broken into rows.
  private func markedRows(
    _ word: String, _ text: String, _ severity: Diagnostic.Severity, columns: Int
  ) -> [Inspector.Row] {
    let lines = wrapped("\(word): \(text)", hangingBy: 2, columns: columns - 1)
    let first = (lines.first ?? "").dropFirst(word.count + 2)
    return [.init(kind: .problem(severity), label: word, text: String(first))]
      + lines.dropFirst().map { .init(kind: .text, label: "", text: $0) }
  }
}

extension [Inspector.Row] {
  /// The row of the innermost value that contains a part of a file, for the first part that has one.
  func index(of extents: [ViewValue.Extent]) -> Int? {
    for extent in extents { if let row = index(of: extent) { return row } }
    return nil
  }

  private func index(of extent: ViewValue.Extent) -> Int? {
    indices.filter { index in
      self[index].extent.map { $0.path == extent.path && $0.range.contains(extent.range) } ?? false
    }.min { (self[$0].extent?.range.count ?? 0) < (self[$1].extent?.range.count ?? 0) }
  }

  /// Marks rows with problems; the most severe mark is kept.
  mutating func mark(_ extents: [ViewValue.Extent], _ severity: Diagnostic.Severity) {
    for extent in extents {
      guard let index = index(of: extent) else { continue }
      self[index].severity = Swift.max(self[index].severity ?? severity, severity)
    }
  }
}

/// Breaks a line. Further rows are indented like the line and by `hanging` more columns.
private func wrapped(_ line: String, hangingBy hanging: Int, columns: Int) -> [String] {
  let indentation = min(line.prefix { $0 == " " }.count, max(0, columns / 2))
  let space = String(repeating: " ", count: indentation)
  let text = String(line.drop { $0 == " " })
  let first = wrapped(text, columns: columns - indentation)
  guard first.count > 1, let head = first.first else { return first.map { space + $0 } }
  let rest = text.dropFirst(head.count).drop { $0 == " " }
  let more = String(repeating: " ", count: hanging)
  return [space + head] + wrapped(String(rest), columns: columns - indentation - hanging).map { space + more + $0 }
}

extension [ViewValue] {
  /// The values in the order of users' interest: texts, colors, fonts, layers, visibility; then as in the file.
  fileprivate var inOrderOfInterest: [ViewValue] {
    func rank(_ key: String) -> Int {
      let key = key.lowercased()
      let parts = [
        ["constraint."], ["inputtraits"], ["accessibility"], ["text", "title", "placeholder"], ["color"], ["font"],
        ["layer"],
        ["hidden", "alpha"],
      ]
      let order = [3, 8, 8, 0, 2, 4, 5, 6]
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

  /// The heading; nil for hidden sections and the layout, which has another.
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
      // A constraint as created by Interface Builder only has a constant.
      self = isWritten || value.key.hasSuffix(".constant") ? .constraints : .irrelevant
    } else if !isWritten {
      self = value.key == "enabled" && !node.role.traits.isControl ? .irrelevant : .unset
    } else {
      let noted = ["rect.", "autoresizingMask", "contentMode", "translatesAuto", "customClass", "userLabel", "frame"]
      self = noted.contains { value.key.hasPrefix($0) } || value.key.contains("override") ? .notes : .values
    }
  }
}
