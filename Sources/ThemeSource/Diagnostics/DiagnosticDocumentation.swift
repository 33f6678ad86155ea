/// The text about a diagnostic in `themec rule` and in the reference. The tests run both kinds of examples.
package struct DiagnosticDocumentation: Sendable {
  /// The effect of the fixes, and whether they preserve the theme's meaning.
  package struct FixNote: Sendable {
    package var safety: Fix.Safety
    /// A sentence: "Removes …".
    package var summary: String

    /// A fix that preserves the theme's meaning; applied by `--fix`.
    package static func safe(_ summary: String) -> FixNote { FixNote(safety: .safe, summary: summary) }
    /// A fix that may change the theme's meaning; applied by `--unsafe-fixes`.
    package static func unsafe(_ summary: String) -> FixNote { FixNote(safety: .unsafe, summary: summary) }
  }

  /// Completes the sentence "This rule reports …", without a full stop.
  package var summary: String
  /// The reason it matters, in one or two sentences.
  package var why: String = ""
  /// Nil if a person has to decide.
  package var fix: FixNote?
  /// Files in which it is reported; at least one.
  package var flagged: [DiagnosticExample] = []
  /// The same files without the problem.
  package var accepted: [DiagnosticExample] = []
}
