internal import ThemeSource

/// What the names of files and their headers show.
let namingEntries: [RuleEntry] = [
  RuleEntry(
    "naming/case-collision", .error,
    RuleDocumentation(
      summary: "Finds two files that are the same theme, or differ only in case or Unicode normalisation.",
      why: "One of them is never seen, and which depends on the disk.",
      flagged: [
        .files(Greeting.standard.moved(to: "Themes/Old"), Greeting.standard.moved(to: "Themes/New"))
      ],
      accepted: [.files(Greeting.standard.moved(to: "Themes/New"))])),
  RuleEntry(
    "naming/file-name", .error,
    RuleDocumentation(
      summary: "Finds files whose names are not those of a theme.",
      why:
        "Themes are looked up by file name: '<Screenlet>ScreenletView_<theme>.xml'. What is named otherwise is not found.",
      flagged: [
        .files(Greeting.standard, Greeting.full("9lives", header: header("9lives")))
      ],
      accepted: [.files(Greeting.standard, Greeting.full("dark", header: header("dark")))])),
  RuleEntry(
    "naming/header-mismatch", .error,
    RuleDocumentation(
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
      ])),
  RuleEntry(
    "naming/theme-name-case", .note,
    RuleDocumentation(
      summary: "Finds upper-case letters in names of themes.",
      why: "The iOS runtime lower-cases a theme's name before it looks for the file: on a device, it is not found.",
      flagged: [.files(Greeting.standard, Greeting.full("darkBlue", header: header("darkBlue")))],
      accepted: [.files(Greeting.standard, Greeting.full("darkblue", header: header("darkblue")))])),
]

private func header(_ name: String) -> String { #"<theme screenlet="Greeting" name="\#(name)" kind="full"/>"# }

extension RuleExample.File {
  /// The same file in a folder.
  func moved(to folder: String) -> RuleExample.File {
    var result = self
    result.name = "\(folder)/\(name)"
    return result
  }
}
