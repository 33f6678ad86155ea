package import ThemeSource

/// The diagnostics for names of files and for their headers.
package let namingDescriptors: [DiagnosticDescriptor] = [
  .caseCollision, .headerMismatch, .themeNameCase,
]

extension DiagnosticDescriptor {
  static let caseCollision = DiagnosticDescriptor(
    "naming/case-collision", .error,
    summary: "Two files for the same theme, or file names that differ only in case or Unicode normalization",
    why: "Only one of them is found, and which one depends on the file system.",
    flagged: [
      .files(Greeting.standard.moved(to: "Themes/Old"), Greeting.standard.moved(to: "Themes/New"))
    ],
    accepted: [.files(Greeting.standard.moved(to: "Themes/New"))])

  static let headerMismatch = DiagnosticDescriptor(
    "naming/header-mismatch", .error,
    summary: "Headers that contradict the name of their file",
    why: "The file is found by its name, but people read the header. Both must agree.",
    fix: .safe(
      "Uses the name from the file name. Changing the Screenlet requires --unsafe-fixes. A wrong form has no fix."),
    flagged: [
      .files(
        Greeting.standard,
        Greeting.full("dark", header: #"<theme screenlet="Greeting" name="light" kind="full"/>"#))
    ],
    accepted: [
      .files(
        Greeting.standard,
        Greeting.full("dark", header: #"<theme screenlet="Greeting" name="dark" kind="full"/>"#))
    ])

  static let themeNameCase = DiagnosticDescriptor(
    "naming/theme-name-case", .note,
    summary: "Uppercase letters in theme names",
    why: """
      The iOS runtime converts a theme name to lowercase before it looks for the file, so the file is not \
      found on a device.
      """,
    flagged: [.files(Greeting.standard, Greeting.full("darkBlue", header: header("darkBlue")))],
    accepted: [.files(Greeting.standard, Greeting.full("darkblue", header: header("darkblue")))])
}

private func header(_ name: String) -> String { #"<theme screenlet="Greeting" name="\#(name)" kind="full"/>"# }
