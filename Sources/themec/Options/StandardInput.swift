import Diagnostics
import InterfaceBuilderCatalog
import ThemeProject
import ThemeSemantics
import ThemeSource
import ThemeSyntax

/// A theme on standard input, which commands accept as '-'.
struct StandardInput {
  /// The assumed file name: `--assume-filename`, or what the document says of its name, or a default.
  var name: String
  var bytes: [UInt8]

  /// Reads all of standard input.
  static func read(named name: String? = nil) throws -> StandardInput {
    let bytes = try SourceProvider().readStandardInput()
    return StandardInput(name: name ?? ownName(of: bytes), bytes: bytes)
  }

  /// The name that a theme's header or class gives it. Views of apps have a name that requires nothing of their classes.
  private static func ownName(of bytes: [UInt8]) -> String {
    let document = parse(SourceFile(id: FileID(rawValue: 0), path: "-", bytes: bytes)).value
    // An invalid name would only cause diagnostics about itself.
    if let header = document.header, let screenlet = header.screenlet, let theme = header.name,
      isPlain(screenlet + theme)
    {
      return "\(screenlet)ScreenletView_\(theme).xml"
    }
    if document.format == .themeSet { return ThemeSetFile.name }
    let classes = document.rootViews.compactMap { document.tree.string(.customClass, of: $0) }
    if let name = classes.first(where: { isPlain($0) && FileName(path: $0 + ".xml").classForm == .screenletView }) {
      return name + ".xml"
    }
    return document.format == .storyboard ? "StandardInput.storyboard" : "StandardInput.xib"
  }

  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { $0 == 0x2D || $0 == 0x5F || $0.isLetterOrDigit }
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
