import ArgumentParser
import ThemeCompiler

/// Something that ends a command with status 2, with a next step.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ message: String, help: String? = nil) {
    description = message + (help.map { "\n  help: \($0)" } ?? "")
  }
}

extension Failure {
  /// A file that could not be read, in words.
  init(_ failure: ReadFailure) { self.init(failure.message.shown, help: failure.help) }
}
