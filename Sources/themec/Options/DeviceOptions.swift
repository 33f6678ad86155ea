import ArgumentParser
import Diagnostics
import ThemeDatabase
import ThemeLayout
import ThemeProject
import ThemeSource
import ThemeText

/// Options for the devices that several themes are shown on.
struct DeviceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Device name, or size of the screen in points as WxH (default: configured sizes, else iphone-se, iphone-15 and ipad; repeatable)",
      valueName: "size"), transform: condition(ofSize:))
  var size: [LayoutCondition] = []

  @Option(help: "Appearance to draw (default: light and dark; repeatable)")
  var appearance: [AppearanceOption] = []

  /// Whether the options leave sizes or appearances out.
  var isPartial: Bool { !size.isEmpty || !appearance.isEmpty }

  var appearances: [Viewport.Appearance] {
    appearance.isEmpty ? [.light, .dark] : appearance.map(\.value)
  }
}

extension SelectedTheme {
  /// The screens of the theme in stated sizes, else in those of the configuration.
  func screens(
    in sizes: [LayoutCondition], _ appearances: [Viewport.Appearance], metrics: TextMetrics = .standard
  ) -> Diagnosed<[[DeviceScreen]]> {
    workspace.screens(
      of: id, on: sizes.isEmpty ? workspace.configuration.screenSizes : sizes, appearances: appearances,
      metrics: metrics)
  }
}

private func condition(ofSize argument: String) throws -> LayoutCondition {
  // The same errors as for one size.
  _ = try viewport(ofSize: argument)
  guard let condition = LayoutCondition(argument) else { throw ValidationError("invalid size '\(argument.escaped)'") }
  return condition
}
