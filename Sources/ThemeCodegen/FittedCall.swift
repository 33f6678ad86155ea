/// A call with the line breaks of `swift format` if it does not fit on a line.
struct FittedCall {
  var callee: String
  var arguments: [String]

  init(_ callee: String, _ arguments: [String]) {
    self.callee = callee
    self.arguments = arguments
  }

  /// Parses a call with plain arguments; nil for any other expression.
  init?(_ text: String) {
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    let callee = text[..<open]
    guard !callee.isEmpty, callee.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) else {
      return nil
    }
    self.callee = String(callee)
    arguments = []
    var current = ""
    var (depth, isText, isEscaped) = (0, false, false)
    for letter in text[text.index(after: open)...].dropLast() {
      if isText {
        if isEscaped {
          isEscaped = false
        } else if letter == "\\" {
          isEscaped = true
        } else if letter == "\"" {
          isText = false
        }
      } else {
        switch letter {
        case "\"": isText = true
        case "(", "[", "{": depth += 1
        case ")", "]", "}": depth -= 1
        case "," where depth == 0:
          arguments.append(current)
          current = ""
          continue
        case " " where current.isEmpty: continue
        default: break
        }
        if depth < 0 { return nil }
      }
      current.append(letter)
    }
    if isText || depth != 0 { return nil }
    if !current.isEmpty { arguments.append(current) }
  }

  var text: String { "\(callee)(\(arguments.joined(separator: ", ")))" }

  /// Returns the lines of `prefix` + call + `suffix`.
  ///
  /// - Parameters:
  ///   - indent: the indentation of the first line.
  ///   - width: maximum columns of a line.
  func lines(after prefix: String, before suffix: String = "", indent: Int, width: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    let whole = space + prefix + text + suffix
    if whole.count <= width || arguments.isEmpty { return [whole] }
    return ["\(space)\(prefix)\(callee)("]
      + Self.filled(arguments, end: ")" + suffix, indent: indent + 2, width: width)
  }

  /// Returns the lines of a call with this call as its first argument: `outer(self, rest)`.
  func lines(inside outer: String, rest: String, indent: Int, width: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    let whole = "\(space)\(outer)(\(text), \(rest))"
    if whole.count <= width { return [whole] }
    let inner = "\(space)  \(text)"
    if inner.count + rest.count + 3 <= width { return ["\(space)\(outer)(", "\(inner), \(rest))"] }
    if inner.count + 1 <= width { return ["\(space)\(outer)(", "\(inner),", "\(space)  \(rest))"] }
    return ["\(space)\(outer)("] + lines(after: "", before: ", \(rest))", indent: indent + 2, width: width)
  }

  /// Returns the lines of a declaration with these parameters, through its opening brace.
  func declaration(indent: Int, width: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    let whole = "\(space)\(text) {"
    if whole.count <= width || arguments.isEmpty { return [whole] }
    return ["\(space)\(callee)("] + Self.filled(arguments, end: "", indent: indent + 2, width: width)
      + ["\(space)) {"]
  }

  /// Returns arguments on as few lines as possible.
  private static func filled(_ items: [String], end: String, indent: Int, width: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    var result: [String] = []
    var line = space
    for (index, item) in items.enumerated() {
      let text = item + (index == items.count - 1 ? end : ",")
      if line.count > indent {
        if line.count + 1 + text.count <= width {
          line += " " + text
          continue
        }
        result.append(line)
        line = space
      }
      if line.count + text.count > width, let colon = item.firstRange(of: ": "), item.first != "\"" {
        result.append(space + item[..<colon.lowerBound] + ":")
        line = space + "  " + text[colon.upperBound...]
      } else {
        line += text
      }
    }
    return result + [line]
  }
}
