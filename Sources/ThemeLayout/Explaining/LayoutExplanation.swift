package import ThemeSource
package import ThemeSyntax

/// Why a view is where it is: what determines its place in its superview, and its size.
package struct LayoutExplanation: Sendable {
  /// One number of the view's frame.
  package struct Quantity: Sendable {
    package enum Kind: String, Sendable, CaseIterable { case x, width, y, height }
    package var kind: Kind
    /// In points, rounded to pixels.
    package var value: Points
    /// What the number rests on: without one of these it could be another. The view's own constraints come first.
    package var reasons: [Reason]
    /// Constraints and other views leave the number open; it is the recorded value, as far as what they do determine
    /// lets it be.
    package var isOpen: Bool
    /// The recorded value; nil if the file has no frame.
    package var recorded: Points?

    /// The number without its reasons, as a line.
    fileprivate var line: String {
      let stated = "\(kind.rawValue) \(value.inWords)"
      if !isOpen { return stated + (reasons.isEmpty ? "" : ", because") }
      // Rounding to pixels is no difference.
      switch recorded {
      case nil: return "\(stated): nothing determines it"
      case let recorded? where (recorded - value).magnitude <= 0.5:
        return "\(stated), as recorded: nothing determines it"
      case let recorded?: return "\(stated): nothing determines it; the recorded value is \(recorded.inWords)"
      }
    }
  }

  /// A constraint, or something that acts as one.
  package struct Reason: Sendable {
    /// A written constraint as a formula in single quotes, else words.
    package var text: String
    package var span: SourceSpan
    /// 1000 is required; a lower one is optional, and was met or weighed against others.
    package var priority: Double
    /// What pushes the number to a bound (`<=`, `>=`): the bound alone would leave it room on its other side.
    package var pushing: [Reason] = []

    fileprivate var lines: [String] {
      ["    \(phrase)"] + pushing.map { "      determined by: \($0.phrase)" }
    }

    private var phrase: String {
      let isOptional = priority < 1000 && priority >= 1
      return "\(text)\(isOptional ? " (optional, priority \(priority.inWords))" : "")"
    }
  }

  /// A required constraint on the view's own edges that was broken.
  package struct GivenUp: Sendable {
    package var text: String
    package var span: SourceSpan
    /// What it cannot hold together with; none of these can be spared.
    package var others: [Reason]
  }

  package var view: NodeID
  /// As messages name the view.
  package var name: String
  package var element: String
  /// The superview as messages name it; nil for the root.
  package var superview: String?
  /// Relative to the superview, in points.
  package var frame: Rect
  /// `x`, `width`, `y`, `height`, in this order.
  package var quantities: [Quantity]
  /// In the order in which constraints give way; the first ten.
  package var givenUp: [GivenUp]
  /// What the root was laid out for, in words.
  package var surroundings: String
  /// Set if the recorded frame is more than a point off.
  package var mismatch: FrameMismatch?

  /// The explanation as lines of text: broken constraints, then a number each, its reasons indented below it. Not escaped for
  /// terminals.
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
