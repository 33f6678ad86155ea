package import ThemeSyntax

extension ThemeDocument {
  /// A file name for this content: the one that a theme's header or class implies. Views of apps get a name without
  /// requirements on their classes.
  package var nameByContent: String {
    // An invalid name would only cause diagnostics about the name.
    if let header, let screenlet = header.screenlet, let theme = header.name, isPlain(screenlet + theme) {
      return "\(screenlet)ScreenletView_\(theme).xml"
    }
    if format == .themeSet { return ThemeSetFile.name }
    let classes = rootViews.compactMap { tree.string(.customClass, of: $0) }
    if let name = classes.first(where: { isPlain($0) && FileName(path: $0 + ".xml").classForm == .screenletView }) {
      return name + ".xml"
    }
    return format == .storyboard ? "StandardInput.storyboard" : "StandardInput.xib"
  }
}

/// Whether a name consists of ASCII letters, digits, hyphens and underscores.
private func isPlain(_ name: String) -> Bool {
  !name.isEmpty
    && name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
}
