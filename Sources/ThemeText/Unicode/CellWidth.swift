/// Terminal cells of a grapheme cluster: 0, 1 or 2.
///
/// East Asian wide and fullwidth characters and emoji take 2 (Unicode 15.0, UAX #11 and UTS #51); controls, marks without
/// a base and format characters 0; everything else 1, ambiguous characters too. A cluster is as wide as its
/// widest scalar; U+FE0F and a keycap make an emoji of what can be one, a pair of regional indicators is a flag.
package func cellWidth(of character: Character) -> Int32 {
  if let byte = character.asciiByte { return byte >= 0x20 && byte != 0x7F ? 1 : 0 }
  return cellWidth(ofCluster: character.unicodeScalars)
}

/// Terminal cells of a line of text; tabs, line ends and other controls count 0.
package func cellWidth(of text: String) -> Int32 {
  var width: Int32 = 0
  for character in text { width &+= cellWidth(of: character) }
  return width
}

private func cellWidth(ofCluster scalars: Character.UnicodeScalarView) -> Int32 {
  let table = UnicodeTable.shared
  var width: UInt8 = 0
  var canBeEmoji = false
  for scalar in scalars {
    let properties = table[scalar]
    switch scalar.value {
    case 0xFE0F, 0x20E3: if canBeEmoji { width = 2 }
    case 0xFE0E: if canBeEmoji { width = 1 }
    case 0x1F1E6...0x1F1FF: width = 2
    default: width = max(width, properties.width)
    }
    canBeEmoji = canBeEmoji || properties.isEmoji
  }
  return Int32(width)
}

extension Character {
  /// The byte of a character that is a single ASCII scalar; nil for others, CR LF too.
  var asciiByte: UInt8? {
    guard utf8.count == 1 else { return nil }
    return utf8.first
  }
}
