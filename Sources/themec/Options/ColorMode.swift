import ArgumentParser
import ThemeCompiler

/// `--color`.
enum ColorMode: String, ExpressibleByArgument, CaseIterable {
  case auto
  case always
  case never
  case truecolor
  case palette256 = "256"
  case palette16 = "16"

  /// What to write to standard output. Auto: none when NO_COLOR is set or standard output is no terminal; else what
  /// COLORTERM and TERM promise. Always: that too when standard output is no terminal, and truecolor when they promise none.
  var depth: ColorDepth {
    switch self {
    case .never: .none
    case .truecolor: .truecolor
    case .palette256: .indexed
    case .palette16: .sixteen
    case .auto: Terminal.current.isTerminal ? Self.promised : .none
    case .always: Self.promised == .none ? .truecolor : Self.promised
    }
  }

  private static var promised: ColorDepth {
    if let refusal = Terminal.environment("NO_COLOR"), !refusal.isEmpty { return .none }
    let color = Terminal.environment("COLORTERM") ?? ""
    if color == "truecolor" || color == "24bit" { return .truecolor }
    let term = Terminal.environment("TERM") ?? ""
    if term == "dumb" || term.isEmpty { return .none }
    if term.contains("direct") { return .truecolor }
    return term.contains("256") ? .indexed : .sixteen
  }
}
