internal import ThemeSource
internal import ThemeSyntax

enum ControlCharacter: Rule {
  static let descriptor = DiagnosticDescriptor(
    "text/control-character", .warning,
    summary: "Control characters in text and values",
    why: "They are invisible or drawn as boxes, and they break searches and comparisons of text.",
    flagged: [
      .objects(
        """
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <label id="l" text="Hel\u{7F}lo"><rect key="frame" x="0" y="0" width="80" height="20"/></label>
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
            <label id="l" text="Hello"><rect key="frame" x="0" y="0" width="80" height="20"/></label>
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
        if let scalar = control(in: attribute.value) {
          add(scalar, attribute.writtenName, in: attribute.valueSpan, of: input.file, &report)
        }
      }
      if let text = tree.text(at: node), let scalar = control(in: text) {
        add(scalar, tree.string(.key, of: node) ?? tree[node].name, in: tree[node].span, of: input.file, &report)
      }
    }
  }

  /// The first character of Unicode's category Cc, except tab, line feed and carriage return.
  private static func control(in text: String) -> Unicode.Scalar? {
    text.unicodeScalars.first { scalar in
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: false
      case 0x00...0x1F, 0x7F...0x9F: true
      default: false
      }
    }
  }

  private static func add(
    _ scalar: Unicode.Scalar, _ name: String, in span: SourceSpan, of file: SourceFile, _ report: inout Report
  ) {
    report.add(
      "'\(name)' contains the control character U+\(hexadecimal(scalar))", at: place(of: scalar, in: span, of: file),
      help: "remove it, or type the text again"
    )
  }

  /// The range of the first occurrence of a character; the whole span if it is written as a character reference.
  private static func place(of scalar: Unicode.Scalar, in span: SourceSpan, of file: SourceFile) -> SourceSpan {
    guard span.file == file.id else { return span }
    let written = Array(String(scalar).utf8)
    let offsets = span.range.offsets.clamped(to: 0..<file.bytes.count)
    guard let range = file.bytes[offsets].firstRange(of: written) else { return span }
    return SourceSpan(file: span.file, range: SourceRange(range))
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
