package import ThemeSource
internal import ThemeSyntax

/// Renders the accessors of a project through a Stencil template: the project's own, or a built-in one.
package struct AccessorTemplate: Sendable {
  /// A template that is part of themec.
  package struct BuiltIn: Sendable {
    package var name: String
    package var summary: String
    package var source: String
  }

  private let source: String

  package init(source: String) { self.source = source }

  /// Name of the generated file.
  package static let fileName = "Themec.swift"

  /// Returns the Swift source of the accessors. Names without an accessor are reported.
  ///
  /// Every value in the template's context is an identifier, a literal or text for a one-line comment.
  ///
  /// - Parameter access: access level of the accessors; empty for internal.
  package func render(_ names: AccessorInput, access: String) throws(TemplateFailure) -> Diagnosed<GeneratedFile> {
    var context = AccessorContext()
    let values = context.values(of: names, access: access)
    let text = try rendered(source, with: values)
    return Diagnosed(GeneratedFile(name: Self.fileName, text: text), context.names.diagnostics)
  }
}

/// The values available to a template of accessors.
private struct AccessorContext {
  var names = AccessorNames()

  mutating func values(of project: AccessorInput, access: String) -> [String: Any] {
    [
      "access": access.isEmpty ? "" : access + " ",
      "screenlets": screenlets(project.screenlets),
      "palettes": palettes(project.palettes),
      "identifiers": groups(in: project.identifiers.first { $0.set == nil }),
      "identifierSets": identifierSets(project.identifiers),
      "hasThemes": project.screenlets.contains { !$0.themes.isEmpty },
      "hasActions": project.screenlets.contains { !$0.actions.isEmpty },
    ].merging(app(project.app)) { own, _ in own }
  }

  private mutating func app(_ app: AccessorInput.App) -> [String: Any] {
    let storyboards = names.identifiers(of: app.storyboards.map(\.name), .upperCamel, "storyboard").compactMap {
      entry in
      app.storyboards.first { $0.name == entry.name }.map { storyboard in
        [
          "identifier": entry.identifier, "literal": SwiftNames.literal(entry.name),
          "scenes": constants(storyboard.scenes, "scene", of: entry.name),
          "segues": constants(storyboard.segues, "segue", of: entry.name),
        ] as [String: Any]
      }
    }
    return [
      "storyboards": storyboards, "nibs": constants(app.nibs, "XIB"), "images": constants(app.images, "image"),
      "catalogColors": constants(app.colors, "color"), "fonts": constants(app.fonts, "font"),
      "hasBundle": !(storyboards.isEmpty && app.nibs.isEmpty && app.images.isEmpty && app.colors.isEmpty),
    ]
  }

  private mutating func constants(_ texts: Set<String>, _ noun: String, of owner: String? = nil) -> [[String: String]] {
    names.identifiers(of: texts, .lowerCamel, noun, of: owner).map {
      ["identifier": $0.identifier, "literal": SwiftNames.literal($0.name)]
    }
  }

  private mutating func screenlets(_ screenlets: [AccessorInput.Screenlet]) -> [[String: Any]] {
    names.identifiers(of: screenlets.map(\.name), .upperCamel, "Screenlet").compactMap { entry in
      guard let screenlet = screenlets.first(where: { $0.name == entry.name }) else { return nil }
      return [
        "identifier": entry.identifier, "name": entry.name.escaped, "themes": themes(of: screenlet),
        "actions": actions(of: screenlet),
      ]
    }
  }

  private mutating func themes(of screenlet: AccessorInput.Screenlet) -> [[String: String]] {
    let names = names.identifiers(of: screenlet.themes.map(\.name), .lowerCamel, "theme", of: screenlet.name)
    return names.compactMap { entry in
      guard let theme = screenlet.themes.first(where: { $0.name == entry.name }) else { return nil }
      let kind = theme.kind.prefix(1).uppercased() + theme.kind.dropFirst()
      let relation =
        theme.kind == "default"
        ? "The Default theme"
        : theme.parent.map { "\(kind) theme of '\($0.escaped)'" } ?? (kind.isEmpty ? "Theme" : "\(kind) theme")
      return ["identifier": entry.identifier, "literal": SwiftNames.literal(entry.name), "documentation": relation]
    }
  }

  private mutating func actions(of screenlet: AccessorInput.Screenlet) -> [[String: String]] {
    let names = names.identifiers(of: screenlet.actions.map(\.name), .lowerCamel, "action", of: screenlet.name)
    return names.compactMap { entry in
      let trigger = screenlet.actions.first { $0.name == entry.name }?.trigger
      return [
        "identifier": entry.identifier, "literal": SwiftNames.literal(entry.name),
        "documentation": trigger.map { "Fired by '\($0.escaped)'" } ?? "",
      ]
    }
  }

  private mutating func palettes(_ palettes: [AccessorInput.Palette]) -> [[String: Any]] {
    names.identifiers(of: palettes.map(\.set), .upperCamel, "theme set").compactMap { entry in
      guard let palette = palettes.first(where: { $0.set == entry.name }) else { return nil }
      let colors = names.identifiers(of: palette.colors.map(\.name), .lowerCamel, "color", of: entry.name)
      return [
        "identifier": entry.identifier, "name": entry.name.escaped,
        "colors": colors.compactMap { color in
          palette.colors.first { $0.name == color.name }.map { values(of: $0, color.identifier) }
        },
      ]
    }
  }

  private func values(of color: AccessorInput.Color, _ identifier: String) -> [String: Any] {
    var result: [String: Any] = [
      "identifier": identifier, "literal": SwiftNames.literal(color.name), "light": components(of: color.light),
      "documentation": color.light.notation + (color.dark.map { ", dark \($0.notation)" } ?? ""),
    ]
    if let dark = color.dark { result["dark"] = components(of: dark) }
    return result
  }

  private func components(of color: ColorComponents) -> [String: String] {
    [
      "red": number(color.red), "green": number(color.green), "blue": number(color.blue), "alpha": number(color.alpha),
    ]
  }

  /// Returns a literal with at most four decimals, enough for 16 bits of a component.
  private func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let rounded = (min(max(value, -16), 16) * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  private mutating func identifierSets(_ all: [AccessorInput.Identifiers]) -> [[String: Any]] {
    let kinds = AccessorInput.IdentifierKind.allCases.map { AccessorNames.folded($0.rawValue, .upperCamel) ?? "" }
    let sets = all.filter { $0.set != nil && !$0.values.isEmpty }
    return names.identifiers(of: sets.compactMap(\.set), .upperCamel, "theme set", taken: kinds).map { entry in
      [
        "identifier": entry.identifier, "name": entry.name.escaped,
        "groups": groups(in: sets.first { $0.set == entry.name }),
      ]
    }
  }

  private mutating func groups(in identifiers: AccessorInput.Identifiers?) -> [[String: Any]] {
    var result: [[String: Any]] = []
    for kind in AccessorInput.IdentifierKind.allCases {
      guard let texts = identifiers?.values[kind], !texts.isEmpty else { continue }
      let names = names.identifiers(of: texts, .lowerCamel, "\(kind.rawValue) identifier")
      if names.isEmpty { continue }
      result.append([
        "identifier": AccessorNames.folded(kind.rawValue, .upperCamel) ?? "", "kind": kind.rawValue,
        "values": names.map { ["identifier": $0.identifier, "literal": SwiftNames.literal($0.name)] },
      ])
    }
    return result
  }
}

extension ColorComponents {
  /// `#1560D4`, followed by the opacity unless it is opaque.
  fileprivate var notation: String {
    func byte(_ value: Double) -> String {
      let clamped = value.isFinite ? min(max(value, 0), 1) : 0
      let digits = String(Int((clamped * 255).rounded()), radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }
    let opacity = alpha.isFinite && alpha < 1 ? " at \(Int((max(alpha, 0) * 100).rounded()))%" : ""
    return "#\(byte(red))\(byte(green))\(byte(blue))\(opacity)"
  }
}
