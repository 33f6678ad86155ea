internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum CatalogColor: Rule {
  static let descriptor = DiagnosticDescriptor(
    "assets/raw-color", .note, isOnByDefault: false,
    summary: "Color values that an asset catalog of the project has a name for, reported once per document and color",
    why: "They do not follow changes to the catalog, and have no dark variant.",
    flagged: [
      .files(
        catalog,
        document(
          #"<color key="backgroundColor" red="0.1" green="0.5" blue="0.9" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
        ))
    ],
    accepted: [.files(catalog, document(#"<color key="backgroundColor" systemColor="systemBackgroundColor"/>"#))])

  private static let catalog = DiagnosticExample.File.whole(
    "App/Assets.xcassets/accent.colorset/Contents.json",
    """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
      "components": {"red": "0.100", "green": "0.500", "blue": "0.900", "alpha": "1.000"}}}]}

    """)

  private static func document(_ color: String) -> DiagnosticExample.File {
    .objects(
      "App/CardView.xib", #"<view id="v"><rect key="frame" x="0" y="0" width="320" height="100"/>\#(color)</view>"#)
  }

  static func check(_ input: LintInput, report: inout Report) {
    let palette = input.catalogColors().sorted { $0.key < $1.key }.compactMap {
      name, color -> (name: String, color: ColorComponents)? in
      if case .components(let light) = color.light, !RawColor.isPlain(light) { (name: name, color: light) } else { nil }
    }
    report.add(usesOf: palette, in: input, canFix: false)
  }
}
