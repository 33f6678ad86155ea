/// A help screen of ArgumentParser, wrapped to a width: labels and texts in two columns, or in one column if it is
/// narrow. Options precede the titled groups of options.
struct HelpText {
  private var sections: [[Substring]]

  /// Parses the text that ArgumentParser renders without wrapping.
  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    sections = [[]]
    for line in lines {
      if Self.isHeader(line) { sections.append([]) }
      sections[sections.count - 1].append(line)
    }
    let isGroup = { (section: [Substring]) in section[0].hasSuffix(" OPTIONS:") && section[0] != "OPTIONS:" }
    guard let options = sections.firstIndex(where: { $0.first == "OPTIONS:" }),
      let group = sections.dropFirst().firstIndex(where: isGroup), group < options
    else { return }
    var own = sections.remove(at: options)
    if own.last?.isEmpty == false { own.append("") }
    sections.insert(own, at: group)
  }

  /// The width of ArgumentParser's column of labels.
  private static let labelColumns = 26

  private static func isHeader(_ line: Substring) -> Bool {
    line.hasSuffix(":") && line.dropLast().allSatisfy { $0 == " " || $0.isUppercase } && line.first != " "
  }

  /// The text with lines of at most `width` columns, except for longer words.
  func wrapped(to width: Int) -> String {
    var result = ""
    for section in sections {
      guard let title = section.first, Self.isHeader(title) else {
        for line in section {
          for part in Self.parts(of: line, width) {
            result += Self.wrapped(part, width, indent: Self.hanging(part)) + "\n"
          }
        }
        continue
      }
      result += title + "\n"
      for (label, help) in Self.entries(section.dropFirst()) {
        result += Self.entry(label, help, width) + "\n"
      }
    }
    while result.hasSuffix("\n") { result.removeLast() }
    return result
  }

  /// The labels of a section with their help. A line that is not an entry is a label without help.
  private static func entries(_ lines: ArraySlice<Substring>) -> [(label: Substring, help: String)] {
    let margin = String(repeating: " ", count: labelColumns)
    var result: [(label: Substring, help: String)] = []
    for (index, line) in zip(lines.indices, lines) {
      if line.hasPrefix(margin), !result.isEmpty {
        result[result.count - 1].help = String(line.dropFirst(labelColumns))
        continue
      }
      let isFollowed = lines.indices.contains(index + 1) && lines[index + 1].hasPrefix(margin)
      let text = line.dropFirst(labelColumns)
      if isFollowed || text.isEmpty || !line.prefix(labelColumns).hasSuffix(" ") || line.hasPrefix("  See ") {
        result.append((line, ""))
      } else {
        result.append((line.prefix(labelColumns), String(text)))
      }
    }
    return result
  }

  private static func entry(_ label: Substring, _ help: String, _ width: Int) -> String {
    var label = label
    while label.hasSuffix(" ") { label.removeLast() }
    if help.isEmpty { return wrapped(label, width, indent: 4) }
    var help = help
    // ArgumentParser's built-in texts end with a full stop.
    if help == "Show help information." || help == "Show the version." { help.removeLast() }
    if let match = help.firstMatch(of: #/\(default: ([^()]+)\) \(values: ([^()]+)\)/#) {
      help.replaceSubrange(match.range, with: "(values: \(match.2); default: \(match.1))")
    }
    let columns = width < 60 ? 6 : labelColumns
    let text = wrapped(String(repeating: " ", count: columns) + help, width, indent: columns)
    if label.count + 2 > columns || width < 60 { return "\(label)\n\(text)" }
    return String(label) + text.dropFirst(label.count)
  }

  /// The indentation of continuation lines: that of the line or, for examples, four more.
  private static func hanging(_ line: Substring) -> Int {
    if line.hasPrefix("USAGE: ") { return 11 }
    let indent = line.prefix { $0 == " " }.count
    let text = line.dropFirst(indent)
    if text.hasPrefix("themec ") || text.hasPrefix("git ") { return indent + 4 }
    // A row of a table is continued below its second column.
    let label = text.prefix { $0 != " " }.count
    let gap = text.dropFirst(label).prefix { $0 == " " }.count
    return gap < 2 ? indent : indent + label + gap
  }

  /// A line. An example that does not fit is separated from its comment.
  private static func parts(of line: Substring, _ width: Int) -> [Substring] {
    guard line.count > width, let comment = line.firstRange(of: "  # ") else { return [line] }
    var command = line[..<comment.lowerBound]
    while command.hasSuffix(" ") { command.removeLast() }
    let indent = line.prefix { $0 == " " }.count + 4
    return [command, String(repeating: " ", count: indent) + line[comment.lowerBound...].drop { $0 == " " }]
  }

  private static func wrapped(_ line: Substring, _ width: Int, indent: Int) -> String {
    wrapped(String(line), width, indent: indent)
  }

  private static func wrapped(_ line: String, _ width: Int, indent: Int) -> String {
    if line.count <= width { return line }
    var lines = [String(line.prefix { $0 == " " })]
    var isEmpty = true
    for part in line.drop(while: { $0 == " " }).split(separator: " ", omittingEmptySubsequences: false) {
      if !isEmpty, lines[lines.count - 1].count + 1 + part.count > width {
        while lines[lines.count - 1].hasSuffix(" ") { lines[lines.count - 1].removeLast() }
        lines.append(String(repeating: " ", count: indent))
        isEmpty = true
      }
      if isEmpty, part.isEmpty { continue }
      lines[lines.count - 1] += (isEmpty ? "" : " ") + part
      isEmpty = false
    }
    return lines.joined(separator: "\n")
  }
}
