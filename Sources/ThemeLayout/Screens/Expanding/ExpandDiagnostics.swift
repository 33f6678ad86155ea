internal import ThemeSemantics
internal import ThemeSource

extension Diagnostic {
  /// A theme contains itself through cells; linking has already reported Screenlets that embed each other.
  static func containsItself(_ screenlets: [String], at span: SourceSpan) -> Diagnostic {
    let first = screenlets.first ?? ""
    return Diagnostic(
      .inheritanceCycle,
      "'\(first.escaped)' contains itself: \((screenlets + [first]).map(\.escaped).joined(separator: " → "))", at: span,
      help: "remove one of them")
  }

  /// `syntax/limits`: Screenlets and cells are nested too deep, or have too many elements together.
  static func tooMuchInside(_ screenlet: String, _ limits: Limits, isDeep: Bool, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .limits,
      isDeep
        ? "Screenlets and cells are nested more than \(limits.embedding) deep"
        : "embedded Screenlets and cells have more than \(limits.embeddedElements) elements in total", at: span,
      help: "'\(screenlet.escaped)' is left out here")
  }
}
