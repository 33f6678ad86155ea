import ArgumentParser
import ThemeCompiler

/// What `--size iphone-8` or `--size 375x667` asks for.
func viewport(ofSize argument: String) throws -> Viewport {
  if let viewport = Viewport(argument) { return viewport }
  if argument.first?.isNumber == true {
    throw ValidationError("write width and height in points from 1 to 10000, as in 375x667")
  }
  let meant = closestMatch(to: argument.lowercased(), in: Device.all.flatMap(\.names)).map { "; did you mean '\($0)'?" }
  throw ValidationError(
    "there is no device '\(argument.shown)'\(meant ?? "")\n\(deviceHelp)")
}

/// One name of every screen, for messages.
private let deviceHelp =
  "Write WxH in points, or one of "
  + Device.all.compactMap(\.names.first).joined(separator: ", ")

/// `--appearance`.
enum AppearanceOption: String, ExpressibleByArgument, CaseIterable {
  case light, dark

  var value: Viewport.Appearance {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }
}
