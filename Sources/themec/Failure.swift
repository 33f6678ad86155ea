import ArgumentParser
import ThemeProject
import ThemeSource

/// An error that ends a command with status 2, formatted like diagnostics.
struct Failure: Error, CustomStringConvertible {
  var message: String
  /// The next step, in one or more lines.
  var help: String?
  /// The usage of the command, for invalid arguments.
  var usage: String?

  init(_ message: String, help: String? = nil, usage: String? = nil) {
    self.message = message
    self.help = help
    self.usage = usage
  }

  var description: String { text(color: false) }

  func print() { standardError(text(color: Terminal.colorsMessages) + "\n") }

  private func text(color: Bool) -> String {
    func styled(_ text: String, _ parameters: String) -> String {
      color ? "\u{1B}[\(parameters)m\(text)\u{1B}[0m" : text
    }
    var text = styled("error", "1;31") + styled(": " + message, "1")
    for line in (help ?? "").split(separator: "\n") {
      text += "\n" + styled("  = ", "34") + styled("help", "1;36") + ": \(line)"
    }
    if let usage { text += "\n\n" + usage }
    return text
  }
}

extension Failure {
  /// A file that could not be read.
  init(_ failure: ReadFailure) { self.init(failure.message.escaped, help: failure.help) }

  /// Files that could not be written to a folder.
  init(_ failure: WriteFailure, in folder: String) {
    let messages = failure.problems.map { $0.located(in: folder).message.escaped }
    self.init(messages.joined(separator: "\n"), help: failure.problems.first?.help)
  }

  /// Converts any error of a command; `text` is ArgumentParser's full message for it.
  init(_ error: any Error, text: String) {
    switch error {
    case let error as Failure: self = error
    case let error as ReadFailure: self.init(error)
    default: self.init(parsing: text)
    }
  }

  /// Parses an error of ArgumentParser: "Error: …", then "Help:  …", "Usage: …" and "  See '…' for more information."
  private init(parsing text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var message = lines.isEmpty ? "" : lines.removeFirst()
    if message.hasPrefix("Error: ") { message.removeFirst(7) }
    var help: [String] = []
    var usage: [String] = []
    var more: String?
    for line in lines where !line.isEmpty && !line.hasPrefix("Help:  ") {
      if line.hasPrefix("  See '") {
        more = line.split(separator: "'").dropFirst().first.map { "see '\($0)'" }
      } else if line.hasPrefix("Usage: ") || !usage.isEmpty {
        usage.append(line)
      } else {
        help.append(line.trimmingPrefix(while: { $0 == " " || $0 == "-" }).description)
      }
    }
    if let range = message.firstRange(of: ". Please provide one of the following:") {
      message.removeSubrange(range)
      help = [Self.choices(help)]
    } else if let range = message.firstRange(of: ". Please provide one of ") {
      help.append(Self.choices(message[range.upperBound...].matches(of: #/'(.*?)'/#).map { String($0.1) }))
      message = String(message[..<range.lowerBound])
    } else if let range = message.firstRange(of: ". Did you mean ") {
      help.append("did you mean " + message[range.upperBound...])
      message = String(message[..<range.lowerBound])
    }
    if let shell = message.wholeMatch(of: #/Can't generate completion scripts for '(.*)'\./#) {
      message = "invalid value '\(shell.1)' for '--generate-completion-script'"
      help = [Self.choices((help.last ?? "").split(separator: " ").map(String.init))]
    }
    if let value = message.wholeMatch(of: #/The value '(.*)' is invalid for '(.*?)'(.*)/#) {
      message = "invalid value '\(value.1)' for '\(value.2)'\(value.3)"
    } else if message.hasPrefix("Missing expected argument") {
      let name = message.dropFirst(25)
      message = (name.hasPrefix(" '--") ? "missing option" : "missing argument") + name
    }
    if help.last?.hasSuffix(".") == true { help[help.count - 1].removeLast() }
    if message.hasSuffix(".") { message.removeLast() }
    if help.isEmpty, let more { help = [more] }
    self.init(
      message.prefix(1).lowercased() + message.dropFirst(), help: help.joined(separator: "\n"),
      usage: usage.isEmpty ? nil : usage.joined(separator: "\n"))
  }

  /// The values that an option accepts.
  private static func choices(_ values: [String]) -> String {
    "possible values: \(values.joined(separator: ", "))"
  }
}
