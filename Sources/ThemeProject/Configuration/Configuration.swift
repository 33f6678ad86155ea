package import TerminalCells
package import ThemeSource

/// The settings of `.themec.yml`, with their defaults and the origins of values that are set.
///
/// Paths are relative to the folder of the file that sets them. They are absolute if the path of that file is.
package struct Configuration: Sendable {
  /// The naming scheme of written theme files and View classes.
  package enum NameStyle: String, Sendable, CaseIterable {
    /// `LoginScreenletView_default.xml`.
    case screenlet
    /// `LoginView_default.xml`, as in Liferay Screens.
    case short
  }

  /// A viewport to solve at.
  package enum ViewportSize: Sendable, Equatable {
    /// The name of a device, such as `iPhone SE`.
    case device(String)
    /// Width and height in points.
    case points(Size)
  }

  /// Text sizes to solve with.
  package enum TextSize: String, Sendable, CaseIterable {
    case `default`, large, accessibility
  }

  /// How a project uses the shipped Screenlets.
  package enum Library: String, Sendable, CaseIterable {
    /// Only for drawing and as a starting point. The project's themes are not checked against them.
    case fallback
    /// The last folder of the theme path. The project's themes are checked against its themes and descriptors.
    case shipped
  }

  /// How the controls of Screenlet views fire actions.
  package enum Wiring: String, Sendable, CaseIterable {
    /// Every control fires the action that its `restorationIdentifier` names.
    case allControls = "all-controls"
    /// A control with a `restorationIdentifier` fires that action, unless it has a touchUpInside action.
    case identifier
    /// Actions of the View class call `userAction`.
    case explicit
  }

  /// Folders of themes, in search order.
  package var themePath: [String] = []
  /// Folders of ViewModel descriptors.
  package var schemas: [String] = []
  /// Swift files and folders.
  package var swift: [String]?
  package var library = Library.fallback
  /// The wiring of all View classes; nil to infer it from each class.
  package var wiring: Wiring?
  /// Asset catalogs and image folders.
  package var assets: [String] = []
  /// Files to include; nil for all.
  package var include: [ScopedGlob]?
  /// Files to exclude.
  package var exclude: [ScopedGlob] = []
  package var names = NameStyle.screenlet
  /// Viewports of the layout rules; nil for their default.
  package var sizes: [ViewportSize]?
  package var textSizes: [TextSize] = [.default]
  /// Locales, such as `de` or `pt-BR`.
  package var locales: [String] = []
  package var lint = LintSettings()
  package var generate = GenerateSettings()
  package var preview = PreviewSettings()
  package var limits = Limits.standard
  /// The files that were read, base first: the file of each `extends` precedes the file that extends it.
  package var files: [String] = []
  /// The origins of values that are set, in the order of ``ConfigurationKey``.
  package var origins: [String: SourceSpan] = [:]

  /// Creates a configuration with all defaults.
  package init() {}

  /// Whether a text is the path of a template and not the name of one.
  package static func isTemplateFile(_ text: String) -> Bool { text.contains("/") || text.hasSuffix(".stencil") }
}

/// A glob and the folder that it is relative to.
package struct ScopedGlob: Sendable, Equatable {
  package var glob: Glob
  /// The folder of the file with the glob.
  package var folder: String

  package init(_ glob: Glob, in folder: String) {
    self.glob = glob
    self.folder = folder
  }

  /// Whether the glob matches a path, of a file by default. Paths outside the folder never match.
  package func matches(_ path: String, isFolder: Bool = false, workingFolder: String = Path.workingFolder) -> Bool {
    let base = Path.absolute(folder, from: workingFolder)
    guard let inside = Path.relative(Path.absolute(path, from: workingFolder), to: base) else { return false }
    return glob.matches(inside, isFolder: isFolder)
  }
}

/// `lint:` of the configuration.
package struct LintSettings: Sendable, Equatable {
  /// The severity of a rule, or off.
  package enum Level: String, Sendable, CaseIterable {
    case error, warning, note, off

    /// The severity of its diagnostics; nil for off.
    package var severity: Diagnostic.Severity? {
      switch self {
      case .error: .error
      case .warning: .warning
      case .note: .note
      case .off: nil
      }
    }
  }

  /// A default selection of rules.
  package enum Profile: String, Sendable, CaseIterable {
    case recommended, strict
    case themesOnly = "themes-only"
    case interfaceBuilder = "interface-builder"
  }

  /// Whether results are kept for later runs.
  package enum Cache: String, Sendable, CaseIterable { case on, off }

  package struct ElementClasses: Sendable, Equatable {
    /// The name of an element, such as `label`.
    package var element: String
    package var required: [String] = []
    package var forbidden: [String] = []
  }

  package struct RuleSettings: Sendable, Equatable {
    /// The code, such as `layout/overlap`.
    package var code: String
    /// The severity; nil for the rule's default.
    package var level: Level?
    /// Options in the order of the file.
    package var options: [Option] = []
    /// The location of the rule's key.
    package var span: SourceSpan?

    package init(code: String, level: Level? = nil, options: [Option] = [], span: SourceSpan? = nil) {
      self.code = code
      self.level = level
      self.options = options
      self.span = span
    }
  }

  /// An option of a rule.
  package struct Option: Sendable, Equatable {
    package var name: String
    /// At least 0.
    package var value: Double
    package var span: SourceSpan?
  }

  /// Settings for files that match a glob.
  package struct PathRules: Sendable, Equatable {
    package var glob: ScopedGlob
    package var rules: [RuleSettings]
  }

  package var profile = Profile.recommended
  /// One entry for each code, in the order of first use.
  package var rules: [RuleSettings] = []
  /// Settings for some files; later entries override earlier ones.
  package var paths: [PathRules] = []
  /// Settings of the caller, which override those of the configuration.
  package var overrides: [RuleSettings] = []
  /// The classes that elements must or must not have, in the order of the file.
  package var classes: [ElementClasses] = []
  /// The file of accepted diagnostics.
  package var baseline: String?
  /// Maximum number of warnings before failing.
  package var maxWarnings: Int?
  /// Whether results are kept for later runs.
  package var cache = Cache.on

  package init() {}
}

extension Configuration {
  /// The folder of new Swift sources: that of generated files, else the first folder of Swift sources; nil if neither
  /// is configured.
  package var codeFolder: String? {
    generate.output ?? swift?.first { DiskFileSystem().isFolder($0) }
  }
}

/// `generate:` of the configuration.
package struct GenerateSettings: Sendable, Equatable {
  /// The platform of generated classes: UIKit with Liferay Screens, or the Screenlet run time.
  package enum Flavor: String, Sendable, CaseIterable { case uikit, terminal }
  package enum GeneratedAccess: String, Sendable, CaseIterable { case `internal`, package, `public`, open }

  /// Folder of generated files; nil for the default of the command.
  package var output: String?
  package var flavor = Flavor.uikit
  package var accessLevel = GeneratedAccess.open
  /// Folder of templates that replace the default ones.
  package var templates: String?
  /// Name of the template of accessors, or its file; nil for the default.
  package var accessors: String?
  /// Swift module of generated classes.
  package var module: String?
  /// The call that localizes a text in generated classes; the literal replaces `%@`. Nil for the default.
  package var localizedString: String?
}

/// `preview:` of the configuration.
package struct PreviewSettings: Sendable, Equatable {
  /// Scale factor of the drawing, above 0.
  package var scale = 1.0
  package var color = ColorMode.auto
  package var glyphs = Glyphs.unicode
  /// File of sample values.
  package var data: String?
}
