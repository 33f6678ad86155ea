internal import ThemeLayout
package import ThemeProject
package import ThemeSemantics
package import ThemeSource

/// What a data file can give values for: the attributes of the project's ViewModels, and the lists of some themes.
///
/// A file can be for several Screenlets: names are those of all of them, types those of the themes that are shown.
package struct DataNames: Sendable {
  /// What a value must be.
  indirect enum Shape: Sendable {
    case text, number, bool
    case list
    /// A value of a type of the app: a text, or a mapping with some of these names; with any names if there are none.
    case parts(Set<String>)
    /// Rows with some of these names.
    case rows([String: Shape])
    case any
  }

  private var shapes: [String: Shape] = [:]
  private var known: Set<String> = []

  package init() {}

  /// Adds the names of a theme, and those of the ViewModels of its project.
  package mutating func add(_ id: ThemeID, of themes: LinkedThemes) {
    let catalog = themes.catalog
    for name in catalog.names {
      guard let descriptor = catalog.descriptor(named: name) else { continue }
      known.formUnion(descriptor.attributes.map(\.name))
      known.formUnion(descriptor.outlets.map(\.name) + descriptor.parts.compactMap(\.outlet))
    }
    let bound = themes.bound(id).value
    let names = themes.shapes(of: bound, id, depth: 0)
    known.formUnion(names.keys)
    shapes.merge(names) { first, _ in first }
  }

  /// What is wrong with the names and values of a data file.
  package func problems(of entries: [DataEntry]) -> [Diagnostic] {
    entries.flatMap { entry -> [Diagnostic] in
      guard known.contains(entry.key) else {
        return [unknown(entry, in: known, "unknown attribute '\(entry.key.escaped)'", "attributes")]
      }
      return shapes[entry.key].map { problems(of: entry, $0) } ?? []
    }
  }

  /// The kind of value that an attribute needs, such as `a number`, if a text does not give one; `nil` if it does.
  package func kind(missedBy text: String, for name: String) -> String? {
    let value = ViewModelValues.Value.text(text)
    return switch shapes[name] {
    case .number: value.number == nil ? "a number" : nil
    case .bool: value.bool == nil ? "true or false" : nil
    case .text, .list, .parts, .rows, .any, nil: nil
    }
  }

  private func problems(of entry: DataEntry, _ shape: Shape) -> [Diagnostic] {
    switch (shape, entry.value) {
    case (_, .null), (.any, _), (.text, .text), (.number, .number), (.bool, .bool), (.list, .list), (.parts, .text),
      (.parts, .number), (.parts, .bool):
      return []
    case (.parts(let names), .mapping(let parts)):
      return parts.filter { !names.isEmpty && !names.contains($0.key) }.map { part in
        unknown(part, in: names, "'\(entry.key.escaped)' has no part '\(part.key.escaped)'", "parts")
      }
    case (.rows(let names), .list(let rows)):
      return rows.flatMap { row -> [Diagnostic] in
        guard case .mapping(let values) = row, !names.isEmpty else { return [] }
        return values.flatMap { value in
          names[value.key].map { problems(of: value, $0) } ?? [
            unknown(
              value, in: Set(names.keys), "rows of '\(entry.key.escaped)' have no '\(value.key.escaped)'", "names")
          ]
        }
      }
    case (.text, _): return [wrong(entry, "a string", isScalar: entry.value.isScalar)]
    case (.number, _): return [wrong(entry, "a number")]
    case (.bool, _): return [wrong(entry, "true or false")]
    case (.list, _), (.rows, _): return [wrong(entry, "a list")]
    case (.parts, .list): return [wrong(entry, "a mapping")]
    }
  }

  private func unknown(_ entry: DataEntry, in names: Set<String>, _ message: String, _ noun: String) -> Diagnostic {
    let sorted = names.sorted()
    return Diagnostic(
      .unknownDataName, message, at: entry.keySpan, about: .key(entry.key),
      help: closestMatch(to: entry.key, in: sorted).map { "did you mean '\($0)'?" }
        ?? (sorted.isEmpty ? nil : "known \(noun): \(sorted.quotedList(limit: 20))"))
  }

  private func wrong(_ entry: DataEntry, _ expected: String, isScalar: Bool = false) -> Diagnostic {
    Diagnostic(
      .wrongDataType, "'\(entry.key.escaped)' must be \(expected), not \(entry.words)", at: entry.valueSpan,
      about: .key(entry.key), help: isScalar ? "write the value in quotes" : nil)
  }
}

extension DataValue {
  fileprivate var isScalar: Bool {
    switch self {
    case .text, .number, .bool: true
    case .null, .list, .mapping: false
    }
  }
}

extension LinkedThemes {
  /// What the attributes and lists of a theme take, those of embedded Screenlets included.
  fileprivate func shapes(of theme: BoundTheme, _ id: ThemeID, depth: Int) -> [String: DataNames.Shape] {
    var shapes: [String: DataNames.Shape] = [:]
    guard depth < 4 else { return shapes }
    for binding in theme.bindings {
      let parts = binding.value.flatMap { $0.split(separator: ".").first }.map(String.init)
      if let parts {
        let name = parts.split(separator: "[").first.map(String.init) ?? parts
        var names: Set<String> = [name]
        if case .parts(let others)? = shapes[binding.attribute] { names.formUnion(others) }
        shapes[binding.attribute] = .parts(names)
      } else if shapes[binding.attribute] == nil {
        shapes[binding.attribute] = .init(type: binding.type)
      }
    }
    if let descriptor = catalog.descriptor(ofScreenlet: theme.theme.screenlet) {
      for attribute in catalog.closure(of: descriptor).flatMap(\.attributes) where shapes[attribute.name] == nil {
        shapes[attribute.name] = .init(type: attribute.type)
      }
    }
    for outlet in theme.outlets where theme.theme.tree.isList(outlet.target) {
      var rows: [String: DataNames.Shape] = [:]
      for cell in cells(of: outlet.name, id, theme) {
        let bound = self.bound(cell).value
        rows.merge(self.shapes(of: bound, cell, depth: depth + 1)) { first, _ in first }
        for outlet in bound.outlets where rows[outlet.name] == nil { rows[outlet.name] = .any }
      }
      shapes[outlet.name] = .rows(rows)
    }
    for embed in theme.theme.embeds {
      guard let guest = embed.theme, guest != id else { continue }
      shapes.merge(self.shapes(of: self.bound(guest).value, guest, depth: depth + 1)) { first, _ in first }
    }
    return shapes
  }
}

extension DataNames.Shape {
  /// What an attribute of a Swift type takes.
  fileprivate init(type: String) {
    switch PropertyType(swiftType: type) {
    case .string, .attributedString, .url, .date, .image, .color, .font: self = .text
    case .number: self = .number
    case .bool: self = .bool
    case .collection: self = .list
    case nil: self = .parts([])
    }
  }
}
