import Diagnostics
import ThemeProject
import ThemeSource
import ThemeSyntax

/// A theme on standard input, which commands accept as '-'.
struct StandardInput {
  /// The assumed file name: `--assume-filename`, or the name in its header, or a default.
  var name: String
  var bytes: [UInt8]

  /// Reads all of standard input.
  static func read(named name: String? = nil) throws -> StandardInput {
    let bytes = try SourceProvider().readStandardInput()
    return StandardInput(name: name ?? ownName(of: bytes) ?? "StandardInputScreenletView_default.xml", bytes: bytes)
  }

  private static func ownName(of bytes: [UInt8]) -> String? {
    let file = SourceFile(id: FileID(rawValue: 0), path: "-", bytes: bytes)
    guard let header = parse(file).value.header, let screenlet = header.screenlet, let theme = header.name else {
      return nil
    }
    // An invalid name would only cause diagnostics about itself.
    let letters = (screenlet + theme).utf8
    guard !letters.isEmpty, letters.allSatisfy({ $0 == 0x2D || $0 == 0x5F || ($0 < 0x80 && $0.isLetterOrDigit) }) else {
      return nil
    }
    return "\(screenlet)ScreenletView_\(theme).xml"
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (48...57).contains(self) || (65...90).contains(self) || (97...122).contains(self)
  }
}

/// The bytes of a file, or of standard input for '-'.
func fileBytes(_ path: String) throws -> [UInt8] {
  path == "-" ? try SourceProvider().readStandardInput() : try SourceProvider().read(path)
}
