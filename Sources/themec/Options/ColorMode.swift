import ArgumentParser
import TerminalCells

extension Glyphs: OptionValues {}

extension ColorMode: OptionValues {
  /// The color depth of standard output. `auto` follows NO_COLOR, FORCE_COLOR and CLICOLOR_FORCE, else uses color on a
  /// terminal. COLORTERM and TERM determine the number of colors; for `always`, it is truecolor if they do not support
  /// color.
  var depth: ColorDepth {
    switch self {
    case .never: .none
    case .truecolor: .truecolor
    case .palette256: .indexed
    case .palette16: .sixteen
    case .auto: (Terminal.colorRequest ?? Terminal.current.isTerminal) ? Self.automatic : .none
    case .always: Self.forced
    }
  }

  private static var automatic: ColorDepth { Terminal.colorRequest == true ? forced : supported }

  private static var forced: ColorDepth { supported == .none ? .truecolor : supported }

  /// The color depth that the terminal supports.
  private static var supported: ColorDepth {
    ColorDepth(
      term: Terminal.environment("TERM") ?? "", colorTerm: Terminal.environment("COLORTERM") ?? "")
  }
}
