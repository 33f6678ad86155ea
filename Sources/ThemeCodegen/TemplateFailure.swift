/// What is wrong with a template, as Stencil says it.
package struct TemplateFailure: Error, CustomStringConvertible {
  package let description: String

  init(_ error: any Error) { description = "the template could not be rendered: \(error)" }
}

/// Rendered Swift without the blank lines that a template's tags leave: runs of blank lines become one; none follows an
/// opening brace or comes before a closing one.
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
