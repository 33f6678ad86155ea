internal import ThemeSemantics
internal import ThemeSource

extension Diagnostic {
  /// A theme stands inside itself by way of cells; where Screenlets embed each other, linking has said so.
  static func containsItself(_ screenlets: [String], at span: SourceSpan) -> Diagnostic {
    let first = screenlets.first ?? ""
    return Diagnostic(
      .inheritanceCycle,
      "'\(first.escaped)' contains itself: \((screenlets + [first]).map(\.escaped).joined(separator: " → "))", at: span,
      help: "remove one of them")
  }

  /// Screenlets and cells are nested too deep, or hold too much together: `syntax/limits`.
  static func tooMuchInside(_ screenlet: String, _ limits: Limits, isDeep: Bool, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .limits,
      isDeep
        ? "Screenlets and cells are nested more than \(limits.embedding) deep"
        : "embedded Screenlets and cells have more than \(limits.elements) elements in total", at: span,
      help: "'\(screenlet.escaped)' is left out here")
  }
}
