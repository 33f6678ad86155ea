/// Other traits used by Interface Builder, with their values; empty if any value is allowed.
private let otherTraits: [Substring: [Substring]] = [
  "userInterfaceIdiom": ["phone", "pad", "tv", "carPlay", "mac", "vision"],
  "userInterfaceStyle": ["light", "dark"], "displayGamut": [], "layoutDirection": [],
  "accessibilityContrast": [], "userInterfaceLevel": [], "legibilityWeight": [], "activeAppearance": [],
]

/// Whether a text is the key of a `<variation>`: `default`, or traits such as `heightClass=compact-widthClass=regular`.
func isVariationKey(_ key: String) -> Bool {
  key == "default"
    || key.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2 else { return false }
      if pair[0] == "widthClass" || pair[0] == "heightClass" { return ["compact", "regular"].contains(pair[1]) }
      guard !pair[1].isEmpty, let words = otherTraits[pair[0]] else { return false }
      return words.isEmpty || words.contains(pair[1])
    }
}
