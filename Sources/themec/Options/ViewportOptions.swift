import ArgumentParser
import ThemeLayout
import ThemeSource

/// Parses `--size iphone-8` or `--size 375x667`.
func viewport(ofSize argument: String) throws -> Viewport {
  if let viewport = Viewport(argument) { return viewport }
  if argument.first?.isNumber == true {
    throw ValidationError("expected width and height in points from 1 to 10000, such as 375x667")
  }
  let meant = closestMatch(to: argument.lowercased(), in: Device.all.flatMap(\.names)).map { "\ndid you mean '\($0)'?" }
  throw ValidationError(
    "unknown device '\(argument.escaped)'\(meant ?? "")\n\(deviceHelp)")
}

/// One name for each screen size.
private let deviceHelp =
  "use WxH in points, or a device: "
  + Device.all.compactMap(\.names.first).joined(separator: ", ")

/// `--appearance`.
enum AppearanceOption: String, OptionValues {
  case light, dark

  var value: Viewport.Appearance {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }
}
