package import Diagnostics
internal import ThemeSource

extension Configuration {
  /// Settings that are read and checked, and that no command uses yet; keys as in ``origins``.
  package static let idleKeys: Set<String> = [
    "assets", "names", "sizes", "textSizes", "locales", "generate.flavor", "generate.accessLevel", "generate.module",
    "preview.data",
  ]

  /// A note at every setting that has no effect, so that nobody relies on it.
  package var idleSettings: [Diagnostic] {
    origins.filter { Self.idleKeys.contains($0.key) }.map { key, span in
      Diagnostic(
        .noEffect, "'\(key)' has no effect in this version", at: span,
        help: "leave it out until it has one")
    }
    .sorted(by: Diagnostic.inOutputOrder)
  }
}
