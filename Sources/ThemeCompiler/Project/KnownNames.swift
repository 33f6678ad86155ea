internal import Diagnostics
internal import ThemeLayout
internal import ThemeLint
package import ThemeProject

extension ConfigurationVocabulary {
  /// Rules and devices that a configuration may name.
  package static var themec: ConfigurationVocabulary {
    let groups = Set(lintCatalog.map { "\($0.code.group)/*" }).sorted()
    return ConfigurationVocabulary(
      rules: lintCatalog.map { Rule($0.code.rawValue, options: $0.options.map(\.name)) } + groups.map { Rule($0) },
      devices: Device.all.flatMap(\.names))
  }
}
