/// What `themec rule` and the reference say about a diagnostic. The tests run both kinds of examples.
package struct DiagnosticDocumentation: Sendable {
  /// What the fixes do, and whether they keep the meaning.
  package struct FixNote: Sendable {
    package var safety: Fix.Safety
    /// "Removes …", a sentence.
    package var summary: String

    /// A fix that keeps the theme's meaning: `--fix` applies it.
    package static func safe(_ summary: String) -> FixNote { FixNote(safety: .safe, summary: summary) }
    /// A fix that may change what is meant: `--unsafe-fixes` applies it.
    package static func unsafe(_ summary: String) -> FixNote { FixNote(safety: .unsafe, summary: summary) }
  }

  /// Completes the sentence "This rule reports …", without a full stop.
  package var summary: String
  /// Why it matters, one or two sentences.
  package var why: String
  /// Nil where a person has to decide.
  package var fix: FixNote?
  /// Files in which it is reported; at least one.
  package var flagged: [DiagnosticExample]
  /// The same files without the problem.
  package var accepted: [DiagnosticExample]

  package init(
    summary: String, why: String = "", fix: FixNote? = nil, flagged: [DiagnosticExample] = [],
    accepted: [DiagnosticExample] = []
  ) {
    self.summary = summary
    self.why = why
    self.fix = fix
    self.flagged = flagged
    self.accepted = accepted
  }
}
