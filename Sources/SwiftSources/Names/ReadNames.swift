package import CodeModel
package import ThemeSource

#if SwiftSources
  internal import SwiftParser
  internal import SwiftSyntax
#endif

/// Whether a source contains a word of the calls that load documents and resources by name. Others need not be parsed.
package func mayUseNames(_ bytes: [UInt8]) -> Bool {
  nameWords.contains { firstOffset(of: $0, in: bytes) != nil }
    || callStarts.contains { isFound($0.start, then: $0.next, in: bytes) }
    || firstLabels.contains { isFirstArgument($0, in: bytes) }
}

/// Whether a label follows an opening parenthesis, with only whitespace between them.
private func isFirstArgument(_ label: [UInt8], in bytes: [UInt8]) -> Bool {
  var position = 0
  while let found = firstOffset(of: label, in: bytes, from: position) {
    position = found + label.count
    if bytes[..<found].last(where: { $0 > 0x20 }) == UInt8(ascii: "(") { return true }
  }
  return false
}

private let firstLabels = ["identifier:", "named"].map { Array($0.utf8) }

/// Whether two words follow each other with only whitespace between them, as in a call with one argument on each line.
private func isFound(_ start: [UInt8], then next: [UInt8], in bytes: [UInt8]) -> Bool {
  var position = 0
  while let found = firstOffset(of: start, in: bytes, from: position) {
    position = found + start.count
    if bytes[position...].drop(while: { $0 <= 0x20 }).starts(with: next) { return true }
  }
  return false
}

private let callStarts = [
  ("image:", "\""), (".custom(", "\""), ("UIFont(", "name"), ("Image(", "\""), ("Color(", "\""), ("Resource(", "name"),
].map { (start: Array($0.0.utf8), next: Array($0.1.utf8)) }

private let nameWords = [
  "nibName", "NibName", "loadNibNamed", "UIStoryboard", "toryboardWithName", "ithIdentifier:", "euseIdentifier:",
  "segue.identifier", "segue?.identifier", "segue identifier]", "segueIdentifier", "resourceName:",
  "imageNamed", "colorNamed", "fontWithName", "decorative:", "shouldPerformSegue", "register(",
].map { Array($0.utf8) }

/// The names by which the code of a Swift source loads documents and resources, in source order; empty if
/// ``readsSwift`` is false.
///
/// Only calls that look in the app or in the module of the code are read.
package func nameUses(in file: SourceFile) -> [NameUse] {
  #if SwiftSources
    let tree = parse(file.bytes, upTo: excessiveNesting(in: file.bytes))
    var reader = NameReader(CodeText(file))
    reader.read(tree)
    return reader.uses
  #else
    return []
  #endif
}
