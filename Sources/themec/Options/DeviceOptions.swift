import ArgumentParser
import ThemeDatabase
import ThemeLayout
import ThemeProject
import ThemeSource
import ThemeText

struct DeviceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Device name, or size of the screen in points as WxH (default: configured sizes, else iphone-se, iphone-15 and ipad; repeatable)",
      valueName: "size"), transform: condition(ofSize:))
  var size: [LayoutCondition] = []

  @Option(help: "Appearance to draw (default: light and dark; repeatable)")
  var appearance: [Appearance] = []

  @Option(
    help: ArgumentHelp(
      "Language of translations beside the themes (default: texts of the themes, and the configured locales; repeatable)",
      valueName: "code"), transform: language(ofLocale:))
  var locale: [LanguageTag] = []

  /// Whether the options select only some sizes, appearances or languages.
  var isPartial: Bool { !size.isEmpty || !appearance.isEmpty || !locale.isEmpty }

  var appearances: [Appearance] {
    appearance.isEmpty ? [.light, .dark] : appearance
  }
}

/// The conditions in which several themes are shown.
struct DeviceConditions: Sendable {
  /// Empty for the configured sizes.
  var sizes: [LayoutCondition]
  var appearances: [Appearance]
  /// Empty for the themes' texts and the configured languages.
  var languages: [LanguageTag]

  /// The configured sizes and languages, in both appearances.
  init() { (sizes, appearances, languages) = ([], [.light, .dark], []) }

  init(_ options: DeviceOptions) {
    (sizes, appearances, languages) = (options.size, options.appearances, options.locale)
  }
}

extension SelectedTheme {
  /// The screens of each scene of the theme in the given conditions, or in the configured ones.
  func screens(in conditions: DeviceConditions, metrics: TextMetrics = .standard) -> Diagnosed<[[DeviceScreen]]> {
    let configuration = themes.configuration
    let configured = [nil] + configuration.locales.map { LanguageTag($0) }
    var result = Diagnosed([[DeviceScreen]]())
    for language in conditions.languages.isEmpty ? configured : conditions.languages {
      let localized = language.map { themes.localized(to: themes.language(for: $0) ?? $0).value } ?? themes
      let screens = localized.screens(
        of: id,
        on: conditions.sizes.isEmpty
          ? configuration.screenSizes(in: themes.appScreens(of: id)) : conditions.sizes,
        appearances: conditions.appearances, language: language, metrics: metrics)
      if result.value.isEmpty { result.value = screens.value.map { _ in [] } }
      for (index, scene) in screens.value.enumerated() where index < result.value.count { result.value[index] += scene }
      result.diagnostics += screens.diagnostics.filter { new in
        !result.diagnostics.contains { $0.code == new.code && $0.span == new.span }
      }
    }
    return result
  }
}

private func condition(ofSize argument: String) throws -> LayoutCondition {
  // Reports the same errors as `--size` of a single theme.
  _ = try viewport(ofSize: argument)
  guard let condition = LayoutCondition(argument) else { throw ValidationError("invalid size '\(argument.escaped)'") }
  return condition
}
