import Testing
import ThemeSource

@testable import ThemeSyntax

/// Parses on a task of its own and gives up after ten seconds: a hang fails, slowness does not.
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

/// Resumes a continuation once, with whichever result comes first.
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
