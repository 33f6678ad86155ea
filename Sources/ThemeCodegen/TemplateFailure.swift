internal import ThemeSource

/// An error in a template, described by Stencil.
package struct TemplateFailure: Error, CustomStringConvertible {
  package let description: String

  init(_ error: any Error) { description = "the template could not be rendered: \(error)" }

  private init(description: String) { self.description = description }

  /// Throws if a tag is not closed, because Stencil would omit the rest of the template.
  static func checkTags(of source: String) throws(TemplateFailure) {
    let text = Array(source.utf8)
    var index = 0
    var line = 1
    while index + 1 < text.count {
      if text[index] == UInt8(ascii: "\n") { line += 1 }
      guard text[index] == UInt8(ascii: "{"), let end = ends[text[index + 1]] else {
        index += 1
        continue
      }
      // One character may open and close a tag, as in Stencil.
      guard
        let close = text.indices[(index + 1)...].dropLast().first(where: {
          text[$0] == end && text[$0 + 1] == UInt8(ascii: "}")
        })
      else {
        let tag = String(decoding: text[index...].prefix { $0 != UInt8(ascii: "\n") }.prefix(60), as: UTF8.self)
        throw TemplateFailure(
          description: "a tag in line \(line) of the template is not closed: '\(tag.escaped)'")
      }
      line += text[index..<close].count { $0 == UInt8(ascii: "\n") }
      index = close + 2
    }
  }

  /// The character before a tag's closing brace, by the one after its opening brace.
  private static let ends = [
    UInt8(ascii: "%"): UInt8(ascii: "%"), UInt8(ascii: "#"): UInt8(ascii: "#"), UInt8(ascii: "{"): UInt8(ascii: "}"),
  ]
}

/// Returns rendered Swift without the blank lines from a template's tags: runs of blank lines become one; none follows
/// an opening brace or precedes a closing one.
func tidied(_ text: String) -> String {
  var lines: [Substring.UTF8View] = []
  for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
    let ink = line.first { $0 != UInt8(ascii: " ") }
    if ink == nil, lines.last.map({ $0.isEmpty || $0.last == UInt8(ascii: "{") }) ?? true { continue }
    if ink == UInt8(ascii: "}"), lines.last?.isEmpty == true { lines.removeLast() }
    lines.append(ink == nil ? line.prefix(0) : line)
  }
  while lines.last?.isEmpty == true { lines.removeLast() }
  return lines.map { String(Substring($0)) }.joined(separator: "\n") + "\n"
}
