package import ShippedThemes
package import ThemeSemantics

/// What generated classes run on.
package enum CodegenFlavor: String, Sendable, CaseIterable {
  /// UIKit with Liferay Screens.
  case uikit
  /// The Screenlet run time, which draws themes in the terminal.
  case terminal
}

/// What generated classes are to be like, beside what their documents say.
package struct CodegenOptions: Sendable {
  package var flavor = CodegenFlavor.uikit
  /// Access level of classes and members: `open`, `public`, `package` or `internal`.
  package var accessLevel = "open"
  /// Module of the classes; nil for the one that the document names.
  package var module: String?
  /// The call that localizes a text, with `%@` in the place of the literal.
  package var localization = CodegenOptions.standardLocalization
  /// How controls fire actions; nil for what the code shows.
  package var wiring: Wiring?
  /// The class that the document's name stands for, where the root view has none.
  package var className: String
  /// Whether the document is certainly a Screenlet's theme.
  package var isTheme: Bool
  /// Whether the texts of the document are localized beside it, as in `Base.lproj`.
  package var isLocalized = false
  /// Class that shows progress in the theme's set; nil for the base class's.
  package var progressPresenter: String?

  /// Superclasses of classes that no source declares: those of a framework.
  package var superclasses: [String: String] = [:]
  /// Classes whose members a generated subclass inherits although no source declares them: those of a framework.
  package var inherited: [String: KnownClass] = [:]

  package static let standardLocalization = #"NSLocalizedString(%@, comment: "")"#

  package init(className: String, isTheme: Bool = true) {
    self.className = className
    self.isTheme = isTheme
  }

  /// The level of a class or of members that its users need, with a space behind it.
  var access: String { accessLevel == "internal" ? "" : "\(accessLevel) " }
}
