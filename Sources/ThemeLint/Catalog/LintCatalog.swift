internal import LintRules
import ThemeDatabase
internal import ThemeLayout
package import ThemeProject
internal import ThemeSemantics
package import ThemeSource
internal import ThemeSyntax

/// The descriptors of all diagnostics about themes, theme sets and descriptors, sorted by code: those of the stages and
/// of the rules.
package let lintCatalog: [DiagnosticDescriptor] =
  (commonDescriptors + markupDescriptors + validationDescriptors + namingDescriptors + graphDescriptors
  + inheritanceDescriptors + contractDescriptors + codeDescriptors + layoutDescriptors + suppressionDescriptors
  + allRules.map { $0.descriptor }).sorted { $0.code.rawValue < $1.code.rawValue }

extension ConfigurationVocabulary {
  /// Rules and devices that are valid in a configuration.
  package static let themec = ConfigurationVocabulary(
    rules: knownRules, devices: Device.all.flatMap(\.names).flatMap { [$0, $0 + "-landscape"] })

  private static let knownRules: [Rule] = {
    let groups = Set(lintCatalog.map { "\($0.code.group)/*" }).sorted()
    return lintCatalog.map { rule in
      let code = rule.code.rawValue
      return Rule(code, options: rule.options.map(\.name), isFixed: LintSettings.fixedCodes.contains(code))
    } + groups.map { Rule($0) }
  }()
}
