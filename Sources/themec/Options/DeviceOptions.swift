import ArgumentParser
import ThemeLayout
import ThemeProject
import ThemeSource

/// Options for the devices that several themes are shown on.
struct DeviceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Device name, or size of the screen in points as WxH (default: iphone-se, iphone-15 and ipad; repeatable)",
      valueName: "size"), transform: condition(ofSize:))
  var size: [LayoutCondition] = []

  @Option(help: "Appearance to draw (default: light and dark; repeatable)")
  var appearance: [AppearanceOption] = []

  var conditions: [LayoutCondition] {
    size.isEmpty ? LayoutCondition.standardSizes.compactMap { LayoutCondition($0) } : size
  }

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
