import TestSupport

/// A file after one to three changes to its bytes and tags; equal for equal seeds.
func mutant(of bytes: [UInt8], seed: Int) -> [UInt8] {
  var numbers = SeededNumbers(seed: UInt64(seed))
  var result = bytes
  for _ in 0...numbers.below(3) {
    if numbers.below(3) > 0 { change(bytesOf: &result, &numbers) } else { change(tagsOf: &result, &numbers) }
  }
  return result
}

private func change(bytesOf bytes: inout [UInt8], _ numbers: inout SeededNumbers) {
  let place = numbers.below(bytes.count + 1)
  switch numbers.below(9) {
  case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8(numbers.below(8))
  case 1 where place < bytes.count: bytes[place] = UInt8(1 + numbers.below(255))
  case 2: bytes.removeSubrange(stretch(&numbers, of: bytes))
  case 3: bytes.insert(contentsOf: Array(bytes[stretch(&numbers, of: bytes)]), at: place)
  case 4:
    let (first, second) = (stretch(&numbers, of: bytes), stretch(&numbers, of: bytes))
    guard first.upperBound <= second.lowerBound else { return }
    let (early, late) = (Array(bytes[first]), Array(bytes[second]))
    bytes.replaceSubrange(second, with: early)
    bytes.replaceSubrange(first, with: late)
  case 5 where numbers.below(3) == 0: bytes.removeSubrange(place...)
  default:
    let piece = markupPieces[numbers.below(markupPieces.count)]
    bytes.insert(contentsOf: Array(piece.utf8), at: place)
  }
}

/// Up to eighty bytes.
private func stretch(_ numbers: inout SeededNumbers, of bytes: [UInt8]) -> Range<Int> {
  let start = numbers.below(bytes.count)
  return start..<min(bytes.count, start + 1 + numbers.below(80))
}

/// Text that occurs between, before and in tags.
private let markupPieces = [
  "<", ">", "/", "&", ";", "=", "]]>", "--", "<!--", "-->", "<!-- c -->", "<![CDATA[", "<![CDATA[x<&\r\n]]>", "\"", "'",
  "&#0;", "&#x110000;", "&#xD800;", "&#xFFFE;", "&#10;", "&#x9;", "&#13;", "&#38;", "&foo;", "&amp;", "&lt;", "&quot;",
  "&apos;", "&gt;", "&amp", "&#", "&#x;", "\r", "\r\n", "\t", "\n", " ", "é", "👋", "\u{FEFF}", "\u{85}", "\u{2028}",
  "\u{FFFE}", "\u{1}", "\u{7F}", "<a/>", "<a>", "</a>", "<:a/>", "<a:b/>", "<a:/>", "<a:b:c/>", "<xml:a/>", "<é/>",
  "<1/>", "<?p i?>", "<?", "?>", "<?xml version=\"1.0\"?>", "<?xml-x?>", "<!", "<!DOCTYPE", "<!ELEMENT", " a=\"b\"",
  " a='\"'", " a:b=\"\"", " :a=\"\"", " a:=\"\"", " xmlns=\"u\"", " xmlns=\"\"", " xmlns:a=\"u\"", " xmlns:a=\"\"",
  " xmlns:xml=\"u\"", " xmlns:=\"u\"", " xml:space=\"preserve\"", " xml:lang=\"en\"", "<a xmlns=\"u\">",
  "<b xmlns:c=\"v\" c:d=\"&lt;\r\n&#9;\">text<c:e/>text</b>",
]

private func change(tagsOf bytes: inout [UInt8], _ numbers: inout SeededNumbers) {
  let tags = tagRanges(of: bytes)
  guard !tags.isEmpty else { return }
  let tag = tags[numbers.below(tags.count)]
  switch numbers.below(6) {
  case 0: bytes.removeSubrange(tag)
  case 1: bytes.insert(contentsOf: Array(bytes[tag]), at: tag.upperBound)
  case 2:
    let other = tags[numbers.below(tags.count)].upperBound
    bytes.insert(contentsOf: Array(bytes[tag]), at: other)
  case 3:
    let names = ["a", "view", "subviews", "p:view", "label:", ":label", "a:b:c", "é", "string", "x-y.z"]
    let start = tag.lowerBound + (bytes[tag].dropFirst().first == UInt8(ascii: "/") ? 2 : 1)
    let end = bytes[start...].firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "/") } ?? start
    bytes.replaceSubrange(start..<end, with: Array(names[numbers.below(names.count)].utf8))
  case 4:
    let quotes = bytes[tag].indices.filter { bytes[$0] == UInt8(ascii: "\"") }
    guard !quotes.isEmpty else { return }
    let piece = markupPieces[numbers.below(markupPieces.count)]
    bytes.insert(contentsOf: Array(piece.utf8), at: quotes[numbers.below(quotes.count)] + numbers.below(2))
  default:
    let piece = markupPieces[numbers.below(markupPieces.count)]
    bytes.insert(contentsOf: Array(piece.utf8), at: tag.upperBound)
  }
}

/// From each `<` to the next `>`, roughly.
private func tagRanges(of bytes: [UInt8]) -> [Range<Int>] {
  var result: [Range<Int>] = []
  var start: Int?
  for (index, byte) in bytes.enumerated() {
    if byte == UInt8(ascii: "<") { start = index }
    if byte == UInt8(ascii: ">"), let open = start {
      result.append(open..<index + 1)
      start = nil
    }
  }
  return result
}
