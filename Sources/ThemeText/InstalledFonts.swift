/// The fonts that iOS installs, by their PostScript names.
package enum InstalledFonts {
  /// The styles of families that iOS has had since version 9. Families for single scripts are left out.
  private static let families: [String: String] = [
    "AmericanTypewriter": "- Bold Condensed CondensedBold CondensedLight Light Semibold",
    "Arial": "BoldItalicMT BoldMT ItalicMT", "ArialMT": "-", "ArialRoundedMTBold": "-",
    "Avenir":
      "Black BlackOblique Book BookOblique Heavy HeavyOblique Light LightOblique Medium MediumOblique Oblique Roman",
    "AvenirNext":
      "Bold BoldItalic DemiBold DemiBoldItalic Heavy HeavyItalic Italic Medium MediumItalic Regular UltraLight UltraLightItalic",
    "AvenirNextCondensed":
      "Bold BoldItalic DemiBold DemiBoldItalic Heavy HeavyItalic Italic Medium MediumItalic Regular UltraLight UltraLightItalic",
    "Baskerville": "- Bold BoldItalic Italic SemiBold SemiBoldItalic",
    "BodoniSvtyTwoITCTT": "Bold Book BookIta", "BradleyHandITCTT": "Bold", "ChalkboardSE": "Bold Light Regular",
    "Chalkduster": "-", "Cochin": "- Bold BoldItalic Italic", "Copperplate": "- Bold Light",
    "Courier": "- Bold BoldOblique Oblique", "CourierNewPS": "BoldItalicMT BoldMT ItalicMT", "CourierNewPSMT": "-",
    "Didot": "- Bold Italic", "Futura": "Bold CondensedExtraBold CondensedMedium Medium MediumItalic",
    "Georgia": "- Bold BoldItalic Italic",
    "GillSans": "- Bold BoldItalic Italic Light LightItalic SemiBold SemiBoldItalic UltraBold",
    "Helvetica": "- Bold BoldOblique Light LightOblique Oblique",
    "HelveticaNeue":
      "- Bold BoldItalic CondensedBlack CondensedBold Italic Light LightItalic Medium MediumItalic Thin ThinItalic UltraLight UltraLightItalic",
    "HoeflerText": "Black BlackItalic Italic Regular", "MarkerFelt": "Thin Wide",
    "Menlo": "Bold BoldItalic Italic Regular", "Noteworthy": "Bold Light",
    "Optima": "Bold BoldItalic ExtraBlack Italic Regular", "Palatino": "Bold BoldItalic Italic Roman",
    "Papyrus": "- Condensed", "SnellRoundhand": "- Black Bold",
    "TimesNewRomanPS": "BoldItalicMT BoldMT ItalicMT", "TimesNewRomanPSMT": "-",
    "Trebuchet": "BoldItalic", "TrebuchetMS": "- Bold Italic", "Verdana": "- Bold BoldItalic Italic", "Zapfino": "-",
  ]

  /// Sorted. Fonts without a style have the name of their family.
  package static let names: [String] = families.flatMap { family, styles in
    styles.split(separator: " ").map { $0 == "-" ? family : "\(family)-\($0)" }
  }.sorted()
}
