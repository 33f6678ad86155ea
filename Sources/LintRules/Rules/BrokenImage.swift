internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum BrokenImage: Rule {
  static let descriptor = DiagnosticDescriptor(
    "assets/broken-image", .warning,
    summary: "Images whose set in an asset catalog cannot be read or names a file that does not exist",
    why: """
      UIKit shows nothing instead of them. Xcode only warns that the file does not exist. An image set without any file is not \
      reported, because it may be a placeholder.
      """,
    flagged: [.files(contents(file: "lgo.png"), image, AssetExample.document(image: "logo"))],
    accepted: [.files(contents(file: "logo.png"), image, AssetExample.document(image: "logo"))])

  static func check(_ input: LintInput, report: inout Report) {
    guard input.document.isOfInterfaceBuilder else { return }
    for use in input.assetUses(of: .image) {
      let name = use.resource.name
      guard let fault = input.assetFault(use.resource) else { continue }
      let place = (use.attribute.valueSpan, Diagnostic.Subject.key(name))
      switch fault {
      case .unreadable(let path):
        report.add(
          "the image '\(name)' cannot be loaded: '\(path.escaped)' cannot be read", at: place.0, about: place.1,
          help: "restore the file, or add the image again")
      case .missingFile(let path):
        report.add(
          "the image '\(name)' cannot be loaded: its file '\(path.escaped)' does not exist", at: place.0,
          about: place.1, help: "add the file to the image set, or remove it from Contents.json")
      }
    }
  }

  private static func contents(file: String) -> DiagnosticExample.File {
    .whole(
      "App/Assets.xcassets/logo.imageset/Contents.json",
      "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"\(file)\"}]}\n")
  }

  private static let image = DiagnosticExample.File.whole("App/Assets.xcassets/logo.imageset/logo.png", "")
}
