internal import Stencil
internal import ThemeSource

/// An error in a template, described by Stencil.
package struct TemplateFailure: Error, CustomStringConvertible {
  package let description: String

  init(_ error: any Error) { description = "the template could not be rendered: \(error)" }

  init(description: String) { self.description = description }
}

/// Returns the Swift that a template makes of values.
func rendered(_ source: String, with values: [String: Any]) throws(TemplateFailure) -> String {
  let source = try BoundedTemplate(source)
  do {
    let filters = checkedFilters()
    source.addLimits(to: filters)
    let environment = Environment(extensions: [filters], trimBehaviour: .smart)
    return tidied(try environment.renderTemplate(string: source.text, context: values))
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
    guard let width, (0...TemplateLimits.indent).contains(width), let unit, unit.utf8.count <= 10, let isFirstToo,
      arguments.count <= 3
    else {
      throw TemplateSyntaxError(
        "'indent' takes a width from 0 to \(TemplateLimits.indent), a text of at most 10 bytes, and whether to indent the first line"
      )
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
