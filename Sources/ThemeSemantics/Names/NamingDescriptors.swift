package import Diagnostics

/// What the names of files and their headers show.
package let namingDescriptors: [DiagnosticDescriptor] = [
  .caseCollision, .headerMismatch, .themeNameCase,
]

extension DiagnosticDescriptor {
  static let caseCollision = DiagnosticDescriptor(
    "naming/case-collision", .error,
    summary: "Finds two files that are the same theme, or differ only in case or Unicode normalisation.",
    why: "One of them is never seen, and which depends on the disk.",
    flagged: [
      .files(Greeting.standard.moved(to: "Themes/Old"), Greeting.standard.moved(to: "Themes/New"))
    ],
    accepted: [.files(Greeting.standard.moved(to: "Themes/New"))])

  static let headerMismatch = DiagnosticDescriptor(
    "naming/header-mismatch", .error,
    summary: "Finds headers that contradict the name of their file.",
    why: "The file is looked up by its name, and people read the header: both must say the same.",
    fix: .safe(
      "Writes what the file's name says, another Screenlet only with --unsafe-fixes; a wrong form is left to you."),
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
    summary: "Finds upper-case letters in names of themes.",
    why: "The iOS runtime lower-cases a theme's name before it looks for the file: on a device, it is not found.",
    flagged: [.files(Greeting.standard, Greeting.full("darkBlue", header: header("darkBlue")))],
    accepted: [.files(Greeting.standard, Greeting.full("darkblue", header: header("darkblue")))])
}

private func header(_ name: String) -> String { #"<theme screenlet="Greeting" name="\#(name)" kind="full"/>"# }
