import Testing
import ThemeSource

@testable import ThemeSyntax

/// Parses in a separate task and returns nil after ten seconds, so that only hangs fail.
func parseBeforeDeadline(_ file: SourceFile, limits: Limits = .standard) async -> Diagnosed<ThemeDocument>? {
  await withCheckedContinuation { continuation in
    let gate = Gate(continuation)
    Task.detached { await gate.open(parse(file, limits: limits)) }
    Task.detached {
      try? await Task.sleep(for: .seconds(10))
      await gate.open(nil)
    }
  }
}

/// Resumes a continuation once, with the result that arrives first.
private actor Gate {
  private var continuation: CheckedContinuation<Diagnosed<ThemeDocument>?, Never>?
  init(_ continuation: CheckedContinuation<Diagnosed<ThemeDocument>?, Never>) { self.continuation = continuation }
  func open(_ result: Diagnosed<ThemeDocument>?) {
    continuation?.resume(returning: result)
    continuation = nil
  }
}

extension Diagnosed<ThemeDocument> {
  /// Codes of the diagnostics, in order.
  var codes: [String] { diagnostics.map(\.code.rawValue) }
}
