package import CodeModel
package import ShippedThemes
package import ThemeSemantics

/// The platform of generated classes.
package enum CodegenFlavor: String, Sendable, CaseIterable {
  /// UIKit with Liferay Screens.
  case uikit
  /// The Screenlet run time, which draws themes in the terminal.
  case terminal
}

/// Options of generated classes, in addition to their documents.
package struct CodegenOptions: Sendable {
  package var flavor = CodegenFlavor.uikit
  /// The highest access level of classes and members, from `internal` to `open`.
  package var accessLevel = AccessLevel.open
  /// Module of the classes; nil for the document's module.
  package var module: String?
  /// The call that localizes a text; the literal replaces `%@`.
  package var localization = CodegenOptions.standardLocalization
  /// The way in which controls fire actions; nil to infer it from code.
  package var wiring: Wiring?
  /// The era of Liferay Screens whose declarations generated members override.
  package var era = Wiring.explicit
  /// The class for the document's name, used if the root view has none.
  package var className: String
  /// Whether the document is certainly a Screenlet's theme.
  package var isTheme: Bool = true
  /// Whether the document's texts are localized in separate files, as in `Base.lproj`.
  package var isLocalized = false
  /// Class that shows progress in the theme's set; nil for that of the base class.
  package var progressPresenter: String?

  /// Superclasses of classes that no source declares, such as those of a framework.
  package var superclasses: [String: String] = [:]
  /// Classes that no source declares, such as those of a framework, with the members that generated subclasses inherit.
  package var inherited: [String: KnownClass] = [:]

  package static let standardLocalization = #"NSLocalizedString(%@, comment: "")"#

  /// The access level of a class, or of members that its users need, with a trailing space.
  var access: String { accessLevel <= .internal ? "" : "\(accessLevel) " }

  /// The options of a class or a protocol that inherits types of the project: Swift does not let it be more accessible.
  func inheriting(_ superclass: String?, _ protocols: [String], _ classes: ClassTable) -> CodegenOptions {
    // Every type that a public protocol exposes is public, so it does not limit an open class.
    let limits =
      [superclass.flatMap { classes.code.type(named: $0)?.access }]
      + protocols.map { classes.code.protocolDeclaration(named: $0)?.access }.map { $0 == .public ? .open : $0 }
    var result = self
    result.accessLevel = (limits.compactMap { $0 } + [accessLevel]).min() ?? accessLevel
    return result
  }
}

/// A generated file that is not written yet.
package struct GeneratedFile: Sendable {
  /// File name without a folder, e.g. `LoginScreenletView_default.swift`.
  package var name: String
  package var text: String
  /// The class that the file declares; empty for other files.
  package var className: String

  package init(name: String, text: String, className: String = "") {
    self.name = name
    self.text = text
    self.className = className
  }
}
