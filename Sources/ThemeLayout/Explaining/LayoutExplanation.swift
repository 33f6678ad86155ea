package import ThemeSource
package import ThemeSyntax

/// The constraints that determine a view's place in its superview, and its size.
package struct LayoutExplanation: Sendable {
  /// One number of the view's frame.
  package struct Quantity: Sendable {
    package enum Kind: String, Sendable, CaseIterable { case x, width, y, height }
    package var kind: Kind
    /// In points, rounded to pixels.
    package var value: Points
    /// The constraints that determine the number: without one of these it could differ. The view's constraints are
    /// first.
    package var reasons: [Reason]
    /// Whether constraints and other views leave the number open. It is then as near to the recorded value as they
    /// allow.
    package var isOpen: Bool
    /// The recorded value; nil if the file has no frame.
    package var recorded: Points?

    /// The number without its reasons, as a line.
    fileprivate var line: String {
      let stated = "\(kind.rawValue) \(value.inWords)"
      if !isOpen { return stated + (reasons.isEmpty ? "" : ", because") }
      // Rounding to pixels is not a difference.
      switch recorded {
      case nil: return "\(stated): nothing determines it"
      case let recorded? where (recorded - value).magnitude <= 0.5:
        return "\(stated), as recorded: nothing determines it"
      case let recorded?: return "\(stated): nothing determines it; the recorded value is \(recorded.inWords)"
      }
    }
  }

  /// A constraint, or a property that acts like one.
  package struct Reason: Sendable {
    /// A constraint of the file as a formula in single quotes, or a description.
    package var text: String
    package var span: SourceSpan
    /// 1000 is required; a lower one is optional, and was satisfied or weighed against others.
    package var priority: Double
    /// The constraints that push the number to a bound (`<=`, `>=`): the bound alone would leave room on its other
    /// side.
    package var pushing: [Reason] = []

    fileprivate var lines: [String] {
      ["    \(phrase)"] + pushing.map { "      determined by: \($0.phrase)" }
    }

    private var phrase: String {
      let isOptional = priority < 1000 && priority >= 1
      return "\(text)\(isOptional ? " (optional, priority \(priority.inWords))" : "")"
    }
  }

  /// A broken required constraint on the view's edges.
  package struct GivenUp: Sendable {
    package var text: String
    package var span: SourceSpan
    /// The constraints that it conflicts with; none is redundant.
    package var others: [Reason]
  }

  package var view: NodeID
  /// The view's name in messages.
  package var name: String
  package var element: String
  /// The superview's name in messages; nil for the root.
  package var superview: String?
  /// Relative to the superview, in points.
  package var frame: Rect
  /// `x`, `width`, `y`, `height`, in this order.
  package var quantities: [Quantity]
  /// In the order in which constraints yield; the first ten.
  package var givenUp: [GivenUp]
  /// The conditions of the root's layout, in words.
  package var surroundings: String
  /// Set if the recorded frame is more than a point off.
  package var mismatch: FrameMismatch?

  /// The explanation as lines of text: broken constraints, then each number with its reasons indented below. Not
  /// escaped for terminals.
  package var lines: [String] { [heading] + linesOfBroken + linesOfReasons }

  /// The lines without broken constraints.
  package var linesOfFrame: [String] { [heading] + linesOfReasons }

  private var heading: String {
    let place = superview.map { " in '\($0)'" } ?? ""
    let size = "\(frame.width.inWords) × \(frame.height.inWords)"
    return "\(element) '\(name)' is at (\(frame.x.inWords), \(frame.y.inWords)), \(size)\(place)"
  }

  private var linesOfBroken: [String] {
    givenUp.flatMap { constraint in
      ["  broken: \(constraint.text), because it conflicts with"] + constraint.others.flatMap(\.lines)
    }
  }

  private var linesOfReasons: [String] {
    var result: [String] = []
    for quantity in quantities {
      result.append("  \(quantity.line)")
      result += quantity.reasons.flatMap(\.lines)
    }
    if let mismatch {
      let recorded = mismatch.recorded
      result.append(
        "  recorded frame: (\(recorded.x.inWords), \(recorded.y.inWords)), \(recorded.width.inWords) × \(recorded.height.inWords), because"
      )
      result.append("    \(mismatch.cause.rawValue): \(mismatch.evidence)")
    }
    result.append("  laid out for \(surroundings)")
    return result
  }
}
