internal import ThemeLayout
internal import ThemeSource
internal import ThemeSyntax

enum BidiControl: Rule {
  static let descriptor = DiagnosticDescriptor(
    "text/bidi-control", .warning,
    summary: "Directional overrides, and directional embeddings and isolates that are not closed",
    why: """
      They reorder the displayed text, even beyond its end and in source code, so what people see is not what \
      is written.
      """,
    flagged: [
      .objects(
        """
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <label id="l" text="Hello \u{202E}dlrow"><rect key="frame" x="0" y="0" width="80" height="20"/></label>
          </subviews>
        </view>
        """)
    ],
    accepted: [
      .objects(
        """
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <label id="l" text="Hello \u{2068}world\u{2069}"><rect key="frame" x="0" y="0" width="80" height="20"/></label>
          </subviews>
        </view>
        """)
    ])

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.document.tree
    for node in input.unusual {
      // Names in code are checked by another rule.
      for attribute in tree.attributes(of: node)
      where CodeName(attribute.name, of: tree.kind(of: node)) == nil {
        if let fault = fault(in: attribute.value) { report.add(fault, at: attribute.valueSpan, help: help) }
      }
      if let text = tree.text(at: node), let fault = fault(in: text) {
        report.add(fault, at: tree[node].span, help: help)
      }
    }
  }

  private static let help = "remove the invisible characters, or isolate text with pairs of U+2068 and U+2069"

  /// The problem with a text's controls of Unicode's bidirectional algorithm (UAX #9, section 2), or `nil`.
  private static func fault(in text: String) -> String? {
    var embeddings = 0
    var isolates = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x202D, 0x202E: return "the text contains a directional override"
      case 0x202A, 0x202B: embeddings += 1
      case 0x202C: embeddings -= 1
      case 0x2066...0x2068: isolates += 1
      case 0x2069: isolates -= 1
      // The end of a paragraph closes all open controls.
      case 0x0A, 0x0D, 0x85, 0x2029: (embeddings, isolates) = (0, 0)
      default: continue
      }
    }
    if isolates > 0 { return "the text contains an unterminated directional isolate" }
    return embeddings > 0 ? "the text contains an unterminated directional embedding" : nil
  }
}
