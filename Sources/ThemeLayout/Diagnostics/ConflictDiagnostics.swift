import ConstraintSolver
import ThemeSource
import ThemeSyntax

extension Diagnostic {
  /// The diagnostic `syntax/limits` at a root with constraints that are too many, or too entangled, to be solved.
  static func unsolved(_ context: LayoutContext, _ status: Solution.Status) -> Diagnostic {
    let root = context.views[0].node
    let name = ConstraintText(context: context).name(of: root).escaped
    let place = context.tree[root].nameSpan
    switch status {
    case .outOfRange, .solved:
      return Diagnostic(
        .limits, "the constraints of '\(name)' have numbers that are too large to solve",
        at: place, help: "check for constants and multipliers that are mistakes")
    case .budgetExceeded:
      var limits = Limits()
      limits.solverPivots = context.options.pivots
      return Diagnostic(
        .limits,
        "the constraints of '\(name)' are too complex to solve completely: its frames are not final",
        at: place,
        help: limits.advice("use fewer optional constraints that compete with each other", toRaise: .solverPivots))
    }
  }
}

extension Diagnostic {
  /// The most constraints shown for one conflict.
  private static let relatedLimit = 20

  /// `layout/unsatisfiable`: at the broken constraint, with all others of the minimal set as related places.
  static func unsatisfiable(
    _ layout: RootLayout, conflict: ConstraintID, set: [ConstraintID], masked: Int?, severity: Severity?,
    _ views: MaskedViews
  ) -> Diagnostic? {
    let text = ConstraintText(context: layout.context)
    guard let dropped = layout.origin(of: conflict) else { return nil }
    let said = layout.say(dropped, text)
    var parties = ConflictParties(text: text, dropped: dropped)
    var related: [Related] = []
    var seen: Set<String> = [said.text]
    for id in set where id != conflict {
      guard let origin = layout.origin(of: id) else { continue }
      let other = layout.say(origin, text)
      // Two equal constraints of the file count twice.
      let isNew = seen.insert(other.text).inserted
      guard isNew || origin.isWritten && other.span != said.span && !related.contains(where: { $0.span == other.span })
      else { continue }
      parties.others.append(origin)
      related.append(Related(other.span, other.text))
    }
    // With only two constraints, the arithmetic is obvious.
    let shortage = related.count > 1 ? layout.shortage(in: set)?.related(text) : nil
    let arithmetic = layout.insets(in: set, text) + (shortage.map { [$0] } ?? [])
    related = related.prefix(max(0, relatedLimit - arithmetic.count)) + arithmetic
    let advice = masked.map { views.help($0, layout.context, text) } ?? parties.help
    return Diagnostic(
      .unsatisfiable, severity: severity,
      "\(said.text)\(dropped.isWritten ? "" : ", which") \(parties.conflict)\(layout.sizeClassesInWords(of: set))",
      at: said.span, about: dropped.subject, related: related, help: advice)
  }
}

extension ConstraintOrigin {
  /// The key that distinguishes the conflicts of one view.
  fileprivate var subject: Diagnostic.Subject {
    switch self {
    case .hugging(_, let axis): .key("\(axis.word) hugging")
    case .compressionResistance(_, let axis): .key("\(axis.word) compression resistance")
    case .emptyArranged(_, let axis): .key("\(axis.word) extent")
    case .stack(_, let axis): .key("\(axis.word) arrangement")
    case .given: .key("frame")
    case .extent: .key("size")
    case .root, .written, .stay: Diagnostic.Subject()
    }
  }
}

extension ConstraintOrigin {
  /// Whether it is a constraint of the file.
  fileprivate var isWritten: Bool { if case .written = self { true } else { false } }
}

/// The constraints that take part in a conflict.
private struct ConflictParties {
  let text: ConstraintText
  /// The broken constraint.
  let dropped: ConstraintOrigin
  /// The constraints that it conflicts with.
  var others: [ConstraintOrigin] = []

  /// The second part of the message: `conflicts with 2 other constraints and stack view 'a'`.
  var conflict: String {
    let constraints = others.count(where: \.isWritten)
    let stacks = views { if case .stack(let view, _) = $0 { view } else { nil } }
    let frames = views { if case .given(let view) = $0 { view } else { nil } }
    var parties: [String] = []
    if constraints == 1 { parties.append(dropped.isWritten ? "another constraint" : "a constraint") }
    if constraints > 1 { parties.append("\(constraints)\(dropped.isWritten ? " other" : "") constraints") }
    if let stack = stacks.first {
      parties.append(stacks.count == 1 ? "stack view \(text.quotedName(of: stack))" : "\(stacks.count) stack views")
    }
    if parties.isEmpty, let view = frames.first {
      parties.append(
        frames.count == 1
          ? "the autoresizing mask of \(text.quotedName(of: view))" : "the autoresizing masks of \(frames.count) views")
    }
    if parties.isEmpty, others.contains(.root) { parties.append("the size of \(text.rootInWords)") }
    return parties.isEmpty ? "cannot hold" : "conflicts with \(parties.series("and"))"
  }

  /// The next step for the user.
  var help: String {
    let constraints = others.count(where: \.isWritten)
    if dropped.isWritten, others.isEmpty { return "remove this constraint" }
    let way = "or lower its priority below \(ConstraintSystem.required.inWords)"
    switch (constraints, dropped.isWritten) {
    case (0, false): return "change the sizes, margins or spacing that are too large"
    case (0, true): return "remove this constraint, \(way)"
    case (1, false): return "remove the listed constraint, \(way)"
    default: return "remove one of the listed constraints, \(way)"
    }
  }

  /// The distinct views of some of the other constraints.
  private func views(_ view: (ConstraintOrigin) -> Int?) -> [Int] {
    var result: [Int] = []
    for other in others {
      if let view = view(other), !result.contains(view), dropped.stack != view { result.append(view) }
    }
    return result
  }
}

extension ConstraintOrigin {
  /// The stack view that arranges the views.
  fileprivate var stack: Int? { if case .stack(let view, _) = self { view } else { nil } }
}

extension RootLayout {
  /// The text for a required constraint, including the margins that a stack view keeps.
  fileprivate func say(_ origin: ConstraintOrigin, _ text: ConstraintText) -> (text: String, span: SourceSpan) {
    var said = text.say(origin, isRequired: true)
    if case .stack(let view, let axis) = origin { said.text += stackMarginsInWords(view, axis) }
    return said
  }
}
