import ArgumentParser
import ThemeLayout
import ThemeSource
import ThemeText

/// Conditions of the layout, except the size, which has a different default in each command.
struct EnvironmentOptions: ParsableArguments {
  @Flag(help: "Turn the screen on its side")
  var landscape = false

  @Option(help: "Size of text in text styles, as Dynamic Type names it")
  var textSize: ContentSizeCategory?

  @Option(help: "Reading direction: of which side leading edges are (default: of the locale, else ltr)")
  var direction: LayoutDirection?

  /// Whether an option overrides the conditions in the file.
  var isStated: Bool { landscape || textSize != nil || direction == .rightToLeft }

  /// Throws if the screen to rotate is unknown.
  func validate(for size: Viewport?) throws {
    if landscape, size == nil { throw ValidationError("'--landscape' needs '--size'") }
  }

  /// The viewport in this environment.
  func applied(to viewport: Viewport) -> Viewport {
    var viewport = viewport
    if landscape { viewport = viewport.turned }
    viewport.contentSize = textSize
    if let direction { viewport.direction = direction }
    return viewport
  }
}

extension ContentSizeCategory: OptionValues {}
extension LayoutDirection: OptionValues {}

/// Parses `--size iphone-8` or `--size 375x667`.
func viewport(ofSize argument: String) throws -> Viewport {
  if let viewport = Viewport(argument) { return viewport }
  if argument.first?.isNumber == true {
    throw ValidationError("expected width and height in points from 1 to \(Limits.mostScreenPoints), such as 375x667")
  }
  // Another number is another device.
  let number = argument.filter(\.isNumber)
  let meant = closestMatch(
    to: argument.lowercased(), in: Device.all.flatMap(\.names).filter { $0.filter(\.isNumber) == number }
  )
  .map { "\ndid you mean '\($0)'?" }
  throw ValidationError(
    "unknown device '\(argument.escaped)'\(meant ?? "")\n\(deviceHelp)")
}

/// One name for each screen size.
private let deviceHelp =
  "use WxH in points, or a device: "
  + Device.all.compactMap(\.names.first).joined(separator: ", ")

extension Appearance: OptionValues {}
