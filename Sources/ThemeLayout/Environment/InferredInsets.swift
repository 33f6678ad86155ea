import ConstraintSolver
import ThemeSource
import ThemeSyntax

/// Infers insets that a file does not state from the frames that it recorded: for each, the value that most required
/// constraints agree on, unless the table's value is among them.
struct InsetInference {
  private let context: LayoutContext
  private let table: Margins
  private var ballots: [Ballot] = []

  /// The inset that constraints vote on.
  private enum Subject: Hashable {
    case safeTop, safeBottom
    case margin(MarginSide)
  }

  private struct Ballot {
    var subject: Subject
    /// Values in order of first vote.
    var votes: [(value: Points, count: Int)]
  }

  /// The least priority of a constraint that shows an inset: just above that of content.
  private static let leastPriority = 751.0

  /// The context's environment with the inferred insets.
  static func environment(_ context: LayoutContext) -> Environment {
    var inference = InsetInference(context)
    for constraint in context.written { inference.count(constraint) }
    return inference.decide()
  }

  private init(_ context: LayoutContext) {
    self.context = context
    table = Margins(
      tree: context.tree, facts: context.facts, views: context.views, environment: context.environment,
      isMirrored: context.viewport.direction == .rightToLeft, frames: context.views.views.map(\.recordedInRoot))
  }

  private mutating func count(_ constraint: WrittenConstraint) {
    guard constraint.relation == .equal, constraint.priority >= Self.leastPriority, constraint.multiplier == 1,
      let second = constraint.second
    else { return }
    vote(on: constraint.first, from: second, offset: constraint.constant)
    vote(on: second, from: constraint.first, offset: -constraint.constant)
  }

  /// Votes for the inset that would put `subject` at the recorded edge of `witness` plus `offset`.
  private mutating func vote(on subject: WrittenConstraint.End, from witness: WrittenConstraint.End, offset: Points) {
    let view = context.views[subject.item.view]
    let other = context.views[witness.item.view]
    guard witness.item.part == .view, !view.isFlagged, !other.isFlagged, !witness.anchor.isRelativeToMargins,
      view.recorded != nil, other.recorded != nil
    else { return }
    let edges = other.recordedInRoot.inset(by: other.alignment)
    let edge: Points
    switch witness.anchor.line {
    case .left: edge = edges.x
    case .right: edge = edges.maxX
    case .top: edge = edges.y
    case .bottom: edge = edges.maxY
    case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline: return
    }
    let wanted = edge + offset
    let frame = view.recordedInRoot
    switch (subject.item.part, subject.anchor.line, subject.anchor.isRelativeToMargins) {
    case (.safeArea, .top, false) where view.parent == nil, (.topGuide, .bottom, false):
      add(wanted - frame.y, for: .safeTop)
    case (.safeArea, .bottom, false) where view.parent == nil, (.bottomGuide, .top, false):
      add(frame.maxY - wanted, for: .safeBottom)
    case (.view, let line, true) where view.parent == nil || view.kind.traits.contains(.isCellContent):
      guard let (side, value) = margin(line, wanted, frame) else { return }
      add(value, for: .margin(MarginSide(view: subject.item.view, side: side)))
    default: return
    }
  }

  private func margin(_ line: Anchor.Line, _ wanted: Points, _ frame: Rect) -> (MarginSide.Side, Points)? {
    switch line {
    case .left: (.left, wanted - frame.x)
    case .top: (.top, wanted - frame.y)
    case .right: (.right, frame.maxX - wanted)
    case .bottom: (.bottom, frame.maxY - wanted)
    case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline: nil
    }
  }

  private mutating func add(_ value: Points, for subject: Subject) {
    let value = (value * 10).rounded() / 10
    if let ballot = ballots.firstIndex(where: { $0.subject == subject }) {
      if let vote = ballots[ballot].votes.firstIndex(where: { $0.value == value }) {
        ballots[ballot].votes[vote].count += 1
      } else {
        ballots[ballot].votes.append((value, 1))
      }
    } else {
      ballots.append(Ballot(subject: subject, votes: [(value, 1)]))
    }
  }

  private func decide() -> Environment {
    var result = context.environment
    let isSafeAreaKnown =
      context.options.moment == .run || context.viewport.safeArea != nil || context.viewport.device != nil
    for ballot in ballots {
      var best = ballot.votes[0]
      for vote in ballot.votes where vote.count > best.count { best = vote }
      if case .margin(let side) = ballot.subject { adoptControllerMargins(side, best.value, &result) }
      guard (0...200).contains(best.value), !ballot.votes.contains(where: { $0.value == tableValue(ballot.subject) })
      else { continue }
      switch ballot.subject {
      case .safeTop: if !isSafeAreaKnown { result.safeArea.top = best.value }
      case .safeBottom: if !isSafeAreaKnown { result.safeArea.bottom = best.value }
      case .margin(let side): result.margins[side] = best.value
      }
    }
    return result
  }

  private func tableValue(_ subject: Subject) -> Points {
    switch subject {
    case .safeTop: context.environment.safeArea.top
    case .safeBottom: context.environment.safeArea.bottom
    case .margin(let side): table.tableMargins(of: side.view)[side.side]
    }
  }

  /// Sets the top and bottom margins of a XIB's root to those of the safe area if its side margins are 15 or more:
  /// Interface Builder treated it as a controller's view.
  private func adoptControllerMargins(_ side: MarginSide, _ value: Points, _ result: inout Environment) {
    guard side.view == 0, value >= 15, side.side == .left || side.side == .right,
      context.tree.controller(ofRoot: context.views[0].node) == nil
    else { return }
    for (other, inset) in [(MarginSide.Side.top, result.safeArea.top), (.bottom, result.safeArea.bottom)] {
      let key = MarginSide(view: 0, side: other)
      if !ballots.contains(where: { $0.subject == .margin(key) }) { result.margins[key] = inset }
    }
  }
}
