import ArgumentParser
import ThemeCompiler

/// `--color`.
enum ColorMode: String, ExpressibleByArgument, CaseIterable {
  case auto
  case never
  case truecolor
  case palette256 = "256"
  case palette16 = "16"

  /// Whether reports carry colours.
  var isOn: Bool { self != .never && (self != .auto || Terminal.colorsOutput) }
}
