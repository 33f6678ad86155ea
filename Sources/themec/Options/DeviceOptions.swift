import ArgumentParser
import ThemeDatabase
import ThemeLayout
import ThemeProject
import ThemeSource

/// Options for the devices that several themes are shown on.
struct DeviceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Device name, or size of the screen in points as WxH (default: configured sizes, else iphone-se, iphone-15 and ipad; repeatable)",
      valueName: "size"), transform: condition(ofSize:))
  var size: [LayoutCondition] = []

  @Option(help: "Appearance to draw (default: light and dark; repeatable)")
  var appearance: [AppearanceOption] = []

  /// The sizes of the options, else those of the configuration.
  func conditions(_ configuration: Configuration) -> [LayoutCondition] {
    size.isEmpty ? configuration.screenSizes : size
  }

  /// Whether the options leave sizes or appearances out.
  var isPartial: Bool { !size.isEmpty || !appearance.isEmpty }

  var appearances: [Viewport.Appearance] {
    appearance.isEmpty ? [.light, .dark] : appearance.map(\.value)
  }
}

private func condition(ofSize argument: String) throws -> LayoutCondition {
  // The same errors as for one size.
  _ = try viewport(ofSize: argument)
  guard let condition = LayoutCondition(argument) else { throw ValidationError("invalid size '\(argument.escaped)'") }
  return condition
}
