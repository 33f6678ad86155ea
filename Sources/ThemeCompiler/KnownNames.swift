internal import ThemeDatabase
internal import ThemeLayout
internal import ThemeLint
package import ThemeProject
internal import ThemeSource
internal import ThemeSyntax

extension ConfigurationVocabulary {
  /// Rules and devices that are valid in a configuration.
  package static let themec = ConfigurationVocabulary(
    rules: knownRules, devices: Device.all.flatMap(\.names).flatMap { [$0, $0 + "-landscape"] },
    elements: ElementKind.all.map(\.name))

  private static let knownRules: [Rule] = {
    let groups = Set(lintCatalog.map { "\($0.code.group)/*" }).sorted()
    return lintCatalog.map { rule in
      let code = rule.code.rawValue
      return Rule(code, options: rule.options.map(\.name), isFixed: LintSettings.fixedCodes.contains(code))
    } + groups.map { Rule($0) }
  }()
}
