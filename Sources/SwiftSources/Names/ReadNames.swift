package import CodeModel
package import ThemeSource

#if SwiftSources
  internal import SwiftParser
  internal import SwiftSyntax
#endif

/// Whether a source contains a word of the calls that load documents and resources by name. Others need not be parsed.
package func mayUseNames(_ bytes: [UInt8]) -> Bool {
  var isFound = false
  forEachIdentifier(in: bytes) { range in
    if isFound { return }
    isFound = nameWords[Int(bytes[range.upperBound - 1])].contains { $0.isFound(at: range, in: bytes) }
  }
  return isFound
}

/// The end of a word in calls that load something by name, and the code around it. Whitespace may separate both: calls can
/// have one argument on each line.
private struct NameWord {
  let ending: [UInt8]
  /// The code that must follow: some bytes at once, others after whitespace.
  var next: [UInt8] = []
  var then: [UInt8] = []
  /// Whether an opening parenthesis must precede it.
  var isFirstArgument = false

  init(_ ending: String, _ next: String = "", _ then: String = "", isFirstArgument: Bool = false) {
    self.ending = Array(ending.utf8)
    self.next = Array(next.utf8)
    self.then = Array(then.utf8)
    self.isFirstArgument = isFirstArgument
  }

  func isFound(at range: Range<Int>, in bytes: [UInt8]) -> Bool {
    let end = range.upperBound
    guard range.count >= ending.count, bytes[(end - ending.count)..<end].elementsEqual(ending),
      bytes[end...].starts(with: next)
    else { return false }
    if isFirstArgument { return bytes[..<range.lowerBound].last { $0 > 0x20 } == UInt8(ascii: "(") }
    return then.isEmpty || bytes[(end + next.count)...].drop { $0 <= 0x20 }.starts(with: then)
  }
}

/// By the last byte of the word.
private let nameWords: [[NameWord]] = {
  let words = [
    NameWord("nibName"), NameWord("NibName"), NameWord("loadNibNamed"), NameWord("UIStoryboard"),
    NameWord("toryboardWithName"), NameWord("ithIdentifier", ":"), NameWord("euseIdentifier", ":"),
    NameWord("segue", ".identifier"), NameWord("segue", "?.identifier"), NameWord("segue", " identifier]"),
    NameWord("segueIdentifier"), NameWord("Segue", "("), NameWord("instantiateViewController"),
    NameWord("shouldPerformSegue"), NameWord("shouldPerformSegueWithIdentifier"), NameWord("resourceName", ":"),
    NameWord("imageNamed"), NameWord("colorNamed"), NameWord("fontWithName"), NameWord("decorative", ":"),
    NameWord("register", "("), NameWord("named", isFirstArgument: true), NameWord("image", ":", "\""),
    NameWord("custom", "(", "\""), NameWord("UIFont", "(", "name"), NameWord("UIFontDescriptor", "(", "name"),
    NameWord("Image", "(", "\""), NameWord("Color", "(", "\""), NameWord("Resource", "(", "name"),
  ]
  var result = [[NameWord]](repeating: [], count: 256)
  for word in words { if let last = word.ending.last { result[Int(last)].append(word) } }
  return result
}()

/// The names by which the code of a Swift source loads documents and resources, in source order; empty if
/// ``readsSwift`` is false.
///
/// Only calls that look in the app or in the module of the code are read.
package func nameUses(in file: SourceFile) -> [NameUse] {
  #if SwiftSources
    return nameUses(in: parse(file.bytes, upTo: excessiveNesting(in: file.bytes)), of: file)
  #else
    return []
  #endif
}

#if SwiftSources
  func nameUses(in tree: SourceFileSyntax, of file: SourceFile) -> [NameUse] {
    var reader = NameReader(CodeText(file))
    reader.read(tree)
    return reader.uses
  }
#endif
