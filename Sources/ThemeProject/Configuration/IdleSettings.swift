package import Diagnostics
internal import ThemeSource

extension Configuration {
  /// Keys of settings that are checked but not used by any command yet, as in ``origins``.
  package static let idleKeys: Set<String> = [
    "generate.flavor"
  ]

  /// A note for every setting without effect.
  package var idleSettings: [Diagnostic] {
    origins.filter { Self.idleKeys.contains($0.key) }.map { key, span in
      Diagnostic(
        .noEffect, "'\(key)' has no effect in this version", at: span, about: .key(key),
        help: "remove it")
    }
    .sorted(by: Diagnostic.inOutputOrder)
  }
}
