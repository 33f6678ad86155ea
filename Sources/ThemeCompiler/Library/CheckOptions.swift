internal import ThemeLint
internal import ThemeProject
public import ThemeSource

/// The rules of a check, and how it runs.
public struct CheckOptions: Sendable, Hashable {
  /// A selection of rules that are on by default.
  public enum Profile: String, Sendable, CaseIterable {
    /// The rules that are on by default.
    case recommended
    /// All rules.
    case strict
    /// Rules about themes, without those about storyboards, asset catalogs and deprecated classes.
    case themesOnly = "themes-only"
    /// Rules about XIBs and storyboards, without those about themes and ViewModels.
    case interfaceBuilder = "interface-builder"
  }

  /// The severity of a rule's diagnostics, or off.
  public enum Level: String, Sendable, CaseIterable {
    /// Errors.
    case error
    /// Warnings.
    case warning
    /// Notes.
    case note
    /// No diagnostics.
    case off
  }

  /// The rules that are on without further settings; `nil` for the profile of the configuration.
  public var profile: Profile?
  /// Levels of rules by code, such as `layout/overlap`, or of a group, such as `layout/*`. They replace those of the
  /// configuration; a rule's own code replaces its group's. Errors of reading files cannot be turned off. ``rules``
  /// lists the codes; unknown ones have no effect.
  public var levels: [Diagnostic.Code: Level] = [:]
  /// The number of files to check at once; `nil` for the number of processors. The result does not depend on it.
  public var jobs: Int?

  /// Creates options with their defaults.
  public init() {}

  /// The rules and all other diagnostics about themes, by code.
  public static var rules: [DiagnosticDescriptor] { lintCatalog }
}

extension CheckOptions {
  /// Settings of the configuration, with those of the options.
  func applied(to settings: LintSettings) -> LintSettings {
    var settings = settings
    if let profile { settings.profile = profile.settings }
    // Groups precede their rules: '*' is before all characters of codes.
    settings.overrides = levels.sorted { $0.key.rawValue < $1.key.rawValue }.map { code, level in
      LintSettings.RuleSettings(code: code.rawValue, level: level.settings)
    }
    return settings
  }
}

extension CheckOptions.Profile {
  fileprivate var settings: LintSettings.Profile {
    switch self {
    case .recommended: .recommended
    case .strict: .strict
    case .themesOnly: .themesOnly
    case .interfaceBuilder: .interfaceBuilder
    }
  }
}

extension CheckOptions.Level {
  fileprivate var settings: LintSettings.Level {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    case .off: .off
    }
  }
}
