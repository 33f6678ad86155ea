/// Signs: one-cell characters that replace images, chosen by name.
extension CellPainter {
  /// The sign for an image's name; defaults to a picture's.
  static func sign(of name: String) -> String { knownSign(of: name) ?? "▣" }

  /// The sign for an image's name; nil if there is none.
  static func knownSign(of name: String) -> String? { Symbols.key(of: name).flatMap { signs[$0] } }

  /// Signs by the keys of ``Symbols/drawings``, each one cell wide.
  static let signs: [String: String] = [
    "star": "★", "heart": "♥", "xmark": "✕", "trash": "⌫", "checkmark": "✓", "plus": "+", "minus": "−", "pencil": "✎",
    "envelope": "✉", "left": "‹", "right": "›", "down": "▾", "up": "▴", "pause": "‖", "backward": "«", "forward": "»",
    "magnifyingglass": "⌕", "gearshape": "⚙", "play": "▶", "phone": "☎", "ellipsis": "…", "list": "≡", "house": "⌂",
    "download": "↓", "share": "↑", "refresh": "↻", "flag": "⚑", "questionmark": "?", "exclamationmark": "!",
    "info": "i", "person": "♙", "calendar": "▦", "clock": "◷", "doc": "▤", "lock": "⚿", "moon": "☾", "eye": "◉",
    "globe": "◍",
  ]
}
