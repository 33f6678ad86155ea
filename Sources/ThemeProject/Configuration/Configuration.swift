package import Diagnostics
package import ThemeSource

/// What `.themec.yml` says: every setting with its default, and where each value that was given comes from.
///
/// Paths are resolved against the folder of the file that states them, so they are as good as that file's own path:
/// relative to the working folder, or absolute.
package struct Configuration: Sendable {
  /// How View classes and theme files are named by what writes them.
  package enum NameStyle: String, Sendable, CaseIterable {
    /// `LoginScreenletView_default.xml`.
    case screenlet
    /// `LoginView_default.xml`, as Liferay ships them.
    case short
  }

  /// A viewport to solve at.
  package enum ViewportSize: Sendable, Equatable {
    /// A device's name, e.g. `iPhone SE`.
    case device(String)
    /// Width and height in points.
    case points(Size)
  }

  /// Sizes of text to solve with.
  package enum TextSize: String, Sendable, CaseIterable {
    case `default`, large, accessibility
  }

  /// What the Screenlets that themec ships are to a project.
  package enum Library: String, Sendable, CaseIterable {
    /// Themes to draw and to start from, which the project's own themes are not compared with.
    case fallback
    /// The last folder of the theme path: the project's themes are compared with its themes and descriptors.
    case shipped
  }

  /// Folders of themes, most important first.
  package var themePath: [String] = []
  /// Folders of ViewModel descriptors.
  package var schemas: [String] = []
  /// Swift files and folders.
  package var swift: [String] = []
  package var library = Library.fallback
  /// Asset catalogs and folders of images.
  package var assets: [String] = []
  /// Which files are looked at; nil for all.
  package var include: [ScopedGlob]?
  /// Which of them are passed over.
  package var exclude: [ScopedGlob] = []
  package var names = NameStyle.screenlet
  /// Viewports of the layout rules; nil for their own choice.
  package var sizes: [ViewportSize]?
  package var textSizes: [TextSize] = [.default]
  /// Locales as the configuration writes them, e.g. `de`, `pt-BR`.
  package var locales: [String] = []
  package var lint = LintSettings()
  package var generate = GenerateSettings()
  package var preview = PreviewSettings()
  package var limits = Limits.standard
  /// The files that were read, base first: each `extends` before the file that states it.
  package var files: [String] = []
  /// Where given values come from, by key in the order of ``ConfigurationKey``; what is absent has its default.
  package var origins: [String: SourceSpan] = [:]

  /// Everything at its default.
  package init() {}
}

/// A glob and the folder that it starts at.
package struct ScopedGlob: Sendable, Equatable {
  package var glob: Glob
  /// Folder of the file that states it.
  package var folder: String

  package init(_ glob: Glob, in folder: String) {
    self.glob = glob
    self.folder = folder
  }

  /// Whether it covers a path (of a file, unless told otherwise). Paths outside its folder are never covered.
  package func matches(_ path: String, isFolder: Bool = false, workingFolder: String = Path.workingFolder) -> Bool {
    let base = Path.absolute(folder, from: workingFolder)
    guard let inside = Path.relative(Path.absolute(path, from: workingFolder), to: base) else { return false }
    return glob.matches(inside, isFolder: isFolder)
  }
}

/// `lint:` of the configuration.
package struct LintSettings: Sendable, Equatable {
  /// A rule's severity, or that it does not run.
  package enum Level: String, Sendable, CaseIterable {
    case error, warning, note, off

    /// The severity of its findings; nil for off.
    package var severity: Diagnostic.Severity? {
      switch self {
      case .error: .error
      case .warning: .warning
      case .note: .note
      case .off: nil
      }
    }
  }

  /// What is said of one rule.
  package struct RuleSettings: Sendable, Equatable {
    /// E.g. `layout/overlap`.
    package var code: String
    /// Nil for the rule's own.
    package var level: Level?
    /// In the order in which they are written.
    package var options: [Option] = []
    /// Where the rule is named.
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
    package enum Value: Sendable, Equatable {
      case flag(Bool)
      case number(Double)
      case text(String)
      case list([String])
    }
    package var name: String
    package var value: Value
    package var span: SourceSpan?
  }

  /// Settings for files of a pattern.
  package struct PathRules: Sendable, Equatable {
    package var glob: ScopedGlob
    package var rules: [RuleSettings]
  }

  /// One entry a code, in the order in which codes are first named.
  package var rules: [RuleSettings] = []
  /// Later entries win over earlier ones.
  package var paths: [PathRules] = []
  /// File of accepted findings.
  package var baseline: String?
  /// More warnings than this fail the run.
  package var maxWarnings: Int?

  package init() {}
}

/// `generate:` of the configuration.
package struct GenerateSettings: Sendable, Equatable {
  package enum Flavor: String, Sendable, CaseIterable { case uikit, swiftui }
  package enum AccessLevel: String, Sendable, CaseIterable { case `internal`, package, `public`, open }

  /// Folder of generated files; nil for the command's own choice.
  package var output: String?
  package var flavor = Flavor.uikit
  package var accessLevel = AccessLevel.internal
  /// Folder of templates that replace ours.
  package var templates: String?
  /// Swift module of generated classes.
  package var module: String?
}

/// `preview:` of the configuration.
package struct PreviewSettings: Sendable, Equatable {
  package enum Color: String, Sendable, CaseIterable {
    case auto, always, truecolor
    case palette256 = "256"
    case palette16 = "16"
    case never
  }
  package enum Glyphs: String, Sendable, CaseIterable { case unicode, ascii }

  /// How much larger than usual points are drawn; above 0.
  package var scale = 1.0
  package var color = Color.auto
  package var glyphs = Glyphs.unicode
  /// File of sample values.
  package var data: String?
}
