package import ThemeSyntax

/// The names in a project for which accessors are generated.
package struct AccessorInput: Sendable {
  package struct Screenlet: Sendable {
    package var name: String
    package var themes: [Theme]
    package var actions: [Action]

    package init(name: String, themes: [Theme], actions: [Action]) {
      self.name = name
      self.themes = themes
      self.actions = actions
    }
  }

  package struct Theme: Sendable {
    package var name: String
    /// Such as `child`; empty if unknown.
    package var kind: String
    package var parent: String?
  }

  package struct Action: Sendable {
    package var name: String
    /// The outlet of the control that fires the action, if the descriptor names one.
    package var trigger: String?

    package init(name: String, trigger: String?) {
      self.name = name
      self.trigger = trigger
    }
  }

  /// The colors available to the themes of a set: those of the set and of its parents.
  package struct Palette: Sendable {
    package var set: String
    package var colors: [Color]
  }

  package struct Color: Sendable {
    package var name: String
    package var light: ColorComponents
    /// The color in the dark appearance, if it differs.
    package var dark: ColorComponents?
  }

  /// The kinds of identifiers, in the order of the output.
  package enum IdentifierKind: String, Sendable, CaseIterable {
    case accessibility, restoration, reuse, segue, storyboard
  }

  /// The identifiers in the themes of a set, or in those without a set if it is nil.
  package struct Identifiers: Sendable {
    package var set: String?
    package var values: [IdentifierKind: Set<String>] = [:]
  }

  /// A storyboard of an app, with the identifiers of its scenes and segues.
  package struct Storyboard: Sendable {
    package var name: String
    package var scenes: Set<String> = []
    package var segues: Set<String> = []
  }

  /// The documents and resources of an app, by name.
  package struct App: Sendable {
    /// In the order of their names.
    package var storyboards: [Storyboard] = []
    package var nibs: Set<String> = []
    package var images: Set<String> = []
    package var colors: Set<String> = []
    /// PostScript names.
    package var fonts: Set<String> = []
  }

  package var screenlets: [Screenlet] = []
  package var palettes: [Palette] = []
  package var identifiers: [Identifiers] = []
  package var app = App()
}
