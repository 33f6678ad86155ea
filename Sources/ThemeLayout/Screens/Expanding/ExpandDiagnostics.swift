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

  /// `syntax/limits`: the lists of a screen have more rows with values than are shown.
  static func tooManyRows(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .limits, "the lists of the screen have more than \(ScreenTree.mostRows) rows with values", at: span,
      help: "further rows are left out: use fewer")
  }

  /// `syntax/limits`: Screenlets and cells are nested too deep, or have too many elements together.
  static func tooMuchInside(_ screenlet: String, _ limits: Limits, isDeep: Bool, at span: SourceSpan) -> Diagnostic {
    let advice = "'\(screenlet.escaped)' is left out here"
    if isDeep {
      return Diagnostic(
        .limits, "Screenlets and cells are nested more than \(limits.embedding) deep", at: span,
        help: limits.advice("\(advice): nest fewer", toRaise: .embedding))
    }
    let canRaise = limits.elements < Limits.mostEmbeddedElements
    return Diagnostic(
      .limits, "embedded Screenlets and cells have more than \(limits.embeddedElements) elements in total", at: span,
      help: canRaise ? limits.advice("\(advice): embed fewer", toRaise: .elements) : "\(advice): embed fewer")
  }
}
