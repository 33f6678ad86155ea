internal import Stencil
internal import ThemeSource

/// An error in a template, described by Stencil.
package struct TemplateFailure: Error, CustomStringConvertible {
  package let description: String

  init(_ error: any Error) { description = "the template could not be rendered: \(error)" }

  private init(description: String) { self.description = description }

  /// Blocks that a template can nest. Stencil parses and renders them recursively.
  private static let deepestBlock = 64
  /// Bytes of a tag. Stencil parses the operators and parentheses in it recursively.
  private static let longestTag = 1_000
  /// Tags that an `end…` tag closes.
  private static let blocks: Set<String> = ["if", "ifnot", "for", "filter", "block"]

  /// Throws if a tag is not closed, because Stencil would omit the rest of the template, and if tags are so long or
  /// blocks nested so deeply that Stencil could overflow the stack.
  static func checkTags(of source: String) throws(TemplateFailure) {
    let text = Array(source.utf8)
    var index = 0
    var line = 1
    var depth = 0
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
      if end != UInt8(ascii: "#") {
        let tag = text[index + 2..<max(close, index + 2)]
        try checkSize(of: tag, isBlock: end == UInt8(ascii: "%"), in: line, depth: &depth)
      }
      line += text[index..<close].count { $0 == UInt8(ascii: "\n") }
      index = close + 2
    }
  }

  private static func checkSize(
    of tag: ArraySlice<UInt8>, isBlock: Bool, in line: Int, depth: inout Int
  ) throws(TemplateFailure) {
    guard tag.count <= longestTag else {
      throw TemplateFailure(
        description: "a tag in line \(line) of the template is longer than \(longestTag) bytes: divide it")
    }
    guard isBlock else { return }
    let word = String(decoding: tag, as: UTF8.self).split { $0.isWhitespace || $0 == "-" || $0 == "+" }.first ?? ""
    if blocks.contains(String(word)) { depth += 1 } else if word.hasPrefix("end") { depth -= 1 }
    guard depth <= deepestBlock else {
      throw TemplateFailure(
        description: "line \(line) of the template is in more than \(deepestBlock) blocks: nest fewer")
    }
  }

  /// The character before a tag's closing brace, by the one after its opening brace.
  private static let ends = [
    UInt8(ascii: "%"): UInt8(ascii: "%"), UInt8(ascii: "#"): UInt8(ascii: "#"), UInt8(ascii: "{"): UInt8(ascii: "}"),
  ]
}

/// Returns the Swift that a template makes of values.
func rendered(_ source: String, with values: [String: Any]) throws(TemplateFailure) -> String {
  try TemplateFailure.checkTags(of: source)
  do {
    let environment = Environment(extensions: [checkedFilters()], trimBehaviour: .smart)
    return tidied(try environment.renderTemplate(string: source, context: values))
  } catch {
    throw TemplateFailure(error)
  }
}

/// Returns filters that replace those of Stencil with the same name.
private func checkedFilters() -> Extension {
  let result = Extension()
  // Stencil's own traps if the width is negative, and has no limit.
  result.registerFilter("indent") { value, arguments in
    let width = arguments.isEmpty ? 4 : arguments[0] as? Int
    let unit = arguments.count > 1 ? arguments[1] as? String : " "
    let isFirstToo = arguments.count > 2 ? arguments[2] as? Bool : false
    guard let width, (0...100).contains(width), let unit, unit.utf8.count <= 10, let isFirstToo, arguments.count <= 3
    else {
      throw TemplateSyntaxError(
        "'indent' takes a width from 0 to 100, a text of at most 10 bytes, and whether to indent the first line")
    }
    let indentation = String(repeating: unit, count: width)
    let lines = (value.map { "\($0)" } ?? "").split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.enumerated().map { index, line in
      (index == 0 ? isFirstToo : !line.isEmpty) ? indentation + line : String(line)
    }.joined(separator: "\n")
  }
  return result
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
