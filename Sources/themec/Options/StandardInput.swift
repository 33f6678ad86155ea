import ThemeProject
import ThemeSemantics
import ThemeSource
import ThemeSyntax

/// A theme on standard input, which commands accept as '-'.
struct StandardInput {
  /// The assumed file name: `--assume-filename`, or a name derived from the content.
  var name: String
  var bytes: [UInt8]

  static func read(named name: String? = nil, limits: Limits) throws -> StandardInput {
    let bytes = try SourceProvider(limits: limits).readStandardInput()
    let file = SourceFile(id: FileID(rawValue: 0), path: "-", bytes: bytes)
    return StandardInput(name: name ?? parse(file, limits: limits).value.nameByContent, bytes: bytes)
  }
}

/// The bytes of a file, or of standard input for '-'.
func fileBytes(_ path: String, limits: Limits) throws -> [UInt8] {
  let provider = SourceProvider(limits: limits)
  return path == "-" ? try provider.readStandardInput() : try provider.read(path)
}
