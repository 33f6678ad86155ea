internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum BrokenColor: Rule {
  static let descriptor = DiagnosticDescriptor(
    "assets/broken-color", .warning,
    summary: "Colors with a set in an asset catalog that cannot be read",
    why: "Xcode does not build the catalog, and nothing of it is shown.",
    flagged: [.files(broken, AssetExample.document(color: "paper"))],
    accepted: [.files(AssetExample.catalog(color: "paper"), AssetExample.document(color: "paper"))])

  static func check(_ input: LintInput, report: inout Report) {
    guard input.document.isOfInterfaceBuilder else { return }
    for use in input.assetUses(of: .color) {
      guard case .unreadable(let path) = input.assetFault(use.resource) else { continue }
      let name = use.resource.name
      report.add(
        "the color '\(name)' cannot be loaded: '\(path.escaped)' cannot be read", at: use.attribute.valueSpan,
        about: .key(name), help: "restore the file, or add the color again")
    }
  }

  private static let broken = DiagnosticExample.File.whole(
    "App/Assets.xcassets/paper.colorset/Contents.json", "{\"colors\": [{\"idiom\": \n")
}
