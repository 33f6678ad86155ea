package import CodeModel
package import ThemeSource

#if SwiftSources
  internal import SwiftParser
  internal import SwiftSyntax
#endif

/// Whether a source contains a word of the calls that load documents and resources by name. Others need not be parsed.
package func mayUseNames(_ bytes: [UInt8]) -> Bool {
  nameWords.contains { firstOffset(of: $0, in: bytes) != nil }
}

private let nameWords = [
  "nibName", "NibName", "loadNibNamed", "UIStoryboard", "toryboardWithName", "ithIdentifier:", "euseIdentifier:",
  "segue.identifier", "segue?.identifier", "segue identifier]", "segueIdentifier", "resourceName:", "Resource(name",
  "image: \"", ".custom(\"", "(identifier:", "(named", "imageNamed", "colorNamed", "UIFont(name",
  "fontWithName", "Image(\"", "Color(\"", "decorative:", "shouldPerformSegue",
  "register(",
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
