internal import ThemeLayout
internal import ThemeLint
package import ThemeProject
package import ThemeSource

extension LintSettings.Profile {
  /// The purpose of the profile, as a noun phrase without a full stop.
  package var summary: String {
    switch self {
    case .recommended: "rules that are on by default"
    case .strict: "all rules"
    case .themesOnly: "rules about themes, without those about storyboards, asset catalogs and deprecated classes"
    case .interfaceBuilder:
      "rules about XIBs and storyboards, without those about themes and ViewModels, and what Interface Builder calls ambiguous"
    }
  }

  /// Whether the profile enables a rule.
  package func includes(_ descriptor: DiagnosticDescriptor) -> Bool {
    includes(descriptor.code, byDefault: descriptor.isOnByDefault)
  }

  /// Whether the profile enables a rule, by its code and whether it is on by default.
  func includes(_ code: Diagnostic.Code, byDefault: Bool) -> Bool {
    switch self {
    case .recommended: byDefault
    case .strict: true
    case .themesOnly: byDefault && !Self.groupsOfApps.contains(code.group)
    case .interfaceBuilder:
      Self.checksOfInterfaceBuilder.contains(code)
        || byDefault && (!Self.groupsOfThemes.contains(code.group) || rulesOfEveryView.contains(code))
    }
  }

  private static let groupsOfApps: Set<Substring> = ["api", "assets", "storyboard", "style"]
  /// Checks of Interface Builder that are unnecessary for an app.
  private static let checksOfInterfaceBuilder: Set<Diagnostic.Code> = [DiagnosticDescriptor.undetermined.code]
  private static let groupsOfThemes: Set<Substring> = ["model", "theme"]
}
