/// Returns the width of a grapheme cluster in terminal cells.
///
/// East Asian wide and fullwidth characters and emoji take 2 cells (Unicode 15.0, UAX #11 and UTS #51); controls, marks
/// and format characters 0; all others 1, even ambiguous ones. An emoji sequence is as wide as its widest scalar.
/// U+FE0F and a keycap turn a possible emoji into one; a pair of regional indicators is a flag. Any other cluster is as
/// wide as all of its letters, because terminals draw them in separate cells: a Thai vowel after its consonant, the
/// consonants of a conjunct.
package func cellWidth(of character: Character) -> Int32 {
  if let byte = character.asciiByte { return byte >= 0x20 && byte != 0x7F ? 1 : 0 }
  return cellWidth(ofCluster: character.unicodeScalars)
}

/// Returns the width of a line of text in terminal cells. Tabs, line endings and other controls take none.
package func cellWidth(of text: String) -> Int32 {
  var width: Int32 = 0
  for character in text { width &+= cellWidth(of: character) }
  return width
}

/// Splits a grapheme cluster into the pieces that terminals draw in separate cells: usually one, more if it has several
/// letters.
package func cellPieces(of character: Character) -> [(piece: Character, width: Int32)] {
  let width = cellWidth(of: character)
  let scalars = character.unicodeScalars
  guard width > 1, scalars.count > 1, !isEmojiSequence(scalars) else { return [(character, width)] }
  var pieces: [(piece: Character, width: Int32)] = []
  var piece = String.UnicodeScalarView()
  var pieceWidth: Int32 = 0
  func end() {
    let text = String(piece)
    // If a part is not a single cluster, the whole cluster is kept.
    if let first = text.first, text.count == 1 { pieces.append((first, pieceWidth)) }
  }
  for scalar in scalars {
    let own = letterWidth(of: scalar, isFirst: piece.isEmpty)
    if own > 0, pieceWidth > 0 {
      end()
      piece = String.UnicodeScalarView()
      pieceWidth = 0
    }
    piece.append(scalar)
    pieceWidth += own
  }
  end()
  return pieces.reduce(0) { $0 + $1.width } == width ? pieces : [(character, min(width, 2))]
}

private func cellWidth(ofCluster scalars: Character.UnicodeScalarView) -> Int32 {
  guard isEmojiSequence(scalars) else {
    var width: Int32 = 0
    for scalar in scalars { width &+= letterWidth(of: scalar, isFirst: width == 0) }
    return width
  }
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

/// Returns the cells of a scalar in a cluster other than an emoji. A spacing mark shares the cells of its letter.
private func letterWidth(of scalar: Unicode.Scalar, isFirst: Bool) -> Int32 {
  let width = Int32(UnicodeTable.shared[scalar].width)
  return width == 0 || isFirst || scalar.properties.generalCategory != .spacingMark ? width : 0
}

/// Whether a cluster is shown as one emoji, or is an emoji shown as text because of a selector.
private func isEmojiSequence(_ scalars: Character.UnicodeScalarView) -> Bool {
  scalars.contains { scalar in
    switch scalar.value {
    case 0xFE0E, 0xFE0F, 0x20E3, 0x1F1E6...0x1F1FF: true
    default: scalar.value > 0xFF && UnicodeTable.shared[scalar].isEmoji
    }
  }
}

extension Character {
  /// The byte of a single ASCII scalar; nil for other characters, including CR LF.
  var asciiByte: UInt8? {
    guard utf8.count == 1 else { return nil }
    return utf8.first
  }
}
