import ConstraintSolver
package import ThemeSource
package import ThemeSyntax

extension RootLayout {
  /// The least distance of a stale frame that is reported, in points.
  private static let leastDistance: Points = 16
  /// The largest sum of margins and safe areas, in points.
  private static let largestInset: Points = 100
  /// Amounts by which texts are enlarged to find the frames that depend on them, in points: a small one, and a few
  /// lines, before which other constraints may decide.
  private static let textGrowths: [Points] = [17, 97]

  /// The views with a recorded frame that differs from the frame that their constraints produce: the file was edited by
  /// hand, or saved before Interface Builder updated its frames. A frame counts only if it is far off, or if exactly
  /// one of a recorded and a solved length is 0. Frames that depend on texts, optional constraints, constraints with
  /// outlets, views without content or undeclared insets are ignored.
  ///
  /// Each edge and length is judged separately, and a required constraint must contradict the recorded frames, or a
  /// length must be far from that of its text without need: Interface Builder may choose otherwise among optional
  /// constraints. `misplaced="YES"` in the file replaces that proof.
  func misplaced(_ solver: inout Solver) -> [LayoutTree.Misplacement] {
    let solved = relativeFrames
    let suspects = suspects(solved)
    if suspects.isEmpty || breaksContentPriority { return [] }
    let needless = needlessLengths
    let contradicted = contradictedEdges.union(needless)
    let isForOneSizeClass = !hasSizeClassVariations
    let candidates = suspects.filter { index in
      if context.views[index].isSaidMisplaced { return true }
      guard isForOneSizeClass, let box = builder.anchors.edges.boxes[index] else { return false }
      return !contradicted.isDisjoint(with: [box.left, box.right, box.top, box.bottom])
    }
    if candidates.isEmpty { return [] }
    let withOtherTexts = Self.textGrowths.compactMap { withGrownText(by: $0, &solver)?.relativeFrames }
    let withOtherValues = [builder.withOtherOptions, builder.withEvenMargins].compactMap { other in
      other.map { with($0, &solver).relativeFrames }
    }
    let withOtherInsets = builder.withOtherInsets.map { with($0, &solver).relativeFrames }
    var result: [LayoutTree.Misplacement] = []
    // Outermost views first: inside a view of another size, all frames would differ.
    var skipped = 0
    for index in candidates where index >= skipped {
      let view = context.views[index]
      guard let recorded = view.recorded, let box = builder.anchors.edges.boxes[index] else { continue }
      let frame = solved[index]
      let moved = frame.differences(from: recorded, by: Self.frameTolerance)
      let isNeedless = !needless.isDisjoint(with: [box.left, box.right, box.top, box.bottom])
      let isLoose = (isNeedless ? withOtherValues : withOtherTexts + withOtherValues).map {
        frame.differences(from: $0[index], by: 0.26)
      }
      // Larger differences than insets explain are wrong with any insets.
      let isFar = frame.differences(from: recorded, by: Self.largestInset)
      let isInset = withOtherInsets.map { frame.differences(from: $0[index], by: 0.26) }
      let isWrong = moved.indices.map { coordinate in
        moved[coordinate] && !isLoose.contains { $0[coordinate] } && (isFar[coordinate] || isInset?[coordinate] != true)
      }
      let across = (isWrong[0] || isWrong[2]) && !contradicted.isDisjoint(with: [box.left, box.right])
      let along = (isWrong[1] || isWrong[3]) && !contradicted.isDisjoint(with: [box.top, box.bottom])
      guard view.isSaidMisplaced || (isForOneSizeClass && (across || along)) else { continue }
      skipped = view.subtreeEnd
      let isAcross = across || view.isSaidMisplaced
      let isAlong = along || view.isSaidMisplaced
      let misplacement = LayoutTree.Misplacement(
        node: view.node, recorded: recorded, x: isAcross && isWrong[0] ? frame.x : nil,
        y: isAlong && isWrong[1] ? frame.y : nil, width: isAcross && isWrong[2] ? frame.width : nil,
        height: isAlong && isWrong[3] ? frame.height : nil)
      if misplacement.distance >= Self.leastDistance || misplacement.isCollapsed { result.append(misplacement) }
    }
    return result
  }

  /// Whether required constraints make a view larger or smaller than a content priority of 1000 allows: the system may
  /// then break other constraints.
  private var breaksContentPriority: Bool {
    builder.origins.enumerated().contains { index, origin in
      switch origin {
      case .hugging, .compressionResistance:
        let id = ConstraintID(rawValue: UInt32(clamping: index))
        return builder.system.priority(of: id) >= SystemBuilder.highestContentPriority
          && solution.violation(of: id, in: builder.system) > Self.frameTolerance
      case .root, .given, .extent, .emptyArranged, .stack, .written, .stay: return false
      }
    }
  }

  /// Whether views or constraints of the root differ between size classes. Frames may then be recorded for other size
  /// classes than those of the document's device.
  private var hasSizeClassVariations: Bool {
    let tree = context.tree
    return tree.subtree(of: context.views[0].node).contains {
      tree.kind(of: $0) == .variation && tree.isOfSizeClass($0)
    }
  }

  /// The views with solved frames that differ from the recorded ones, in order.
  private func suspects(_ solved: [Rect]) -> [Int] {
    var result: [Int] = []
    var skipped = 0
    for (index, view) in context.views.views.enumerated() where index >= skipped {
      if !view.isInstalled || view.isHidden || view.isSaidAmbiguous || (view.isArranged && context.leavesStack(index)) {
        skipped = view.subtreeEnd
        continue
      }
      // Proportional lengths depend on contents that code may set.
      if view.isArranging,
        context.variations.string(.distribution, of: view.node) == "fillProportionally"
      {
        skipped = view.subtreeEnd
      }
      guard view.parent != nil, !view.isGiven, !view.showsUnknownSymbol, let recorded = view.recorded else { continue }
      if !solved[index].isNear(recorded, within: Self.frameTolerance) { result.append(index) }
    }
    return result
  }
}

extension Rect {
  /// Whether x, y, width and height all differ by at most `tolerance`.
  fileprivate func isNear(_ other: Rect, within tolerance: Points) -> Bool {
    !((x - other.x).magnitude > tolerance || (y - other.y).magnitude > tolerance
      || (width - other.width).magnitude > tolerance || (height - other.height).magnitude > tolerance)
  }

  /// Which of x, y, width and height differ by more than `tolerance`.
  fileprivate func differences(from other: Rect, by tolerance: Points) -> [Bool] {
    [x - other.x, y - other.y, width - other.width, height - other.height].map { $0.magnitude > tolerance }
  }
}

extension LayoutTree.Misplacement {
  /// Whether exactly one of a recorded and a solved length is 0.
  fileprivate var isCollapsed: Bool {
    [(recorded.width, width), (recorded.height, height)].contains { recorded, solved in
      solved.map { ($0 < 0.5) != (recorded < 0.5) && ($0 - recorded).magnitude > 2 } ?? false
    }
  }

  /// The frame that the constraints produce, for messages: the values at least half as far off as the worst.
  fileprivate var solvedInWords: String {
    let all = [
      ("x", x, recorded.x), ("y", y, recorded.y), ("width", width, recorded.width), ("height", height, recorded.height),
    ]
    let least = distance / 2
    return all.compactMap { name, value, recorded in
      value.flatMap { ($0 - recorded).magnitude >= least ? "\(name) \($0.inWords)" : nil }
    }.series("and")
  }
}

extension Diagnostic {
  /// `layout/misplaced` for all shown misplaced views of a document, at the worst. Nil if there are none.
  package static func misplaced(_ views: [LayoutTree.Misplacement], _ tree: ElementTree) -> Diagnostic? {
    let views = views.filter { !tree.isNeverShown($0.node) }
    // The first of equals.
    guard let worst = views.max(by: { ($0.distance, $1.node) < ($1.distance, $0.node) }) else { return nil }
    let names = ObjectNames(tree)
    let recorded = [worst.recorded.x, worst.recorded.y, worst.recorded.width, worst.recorded.height]
      .map { $0.inWords }.joined(separator: ", ")
    let others = views.count - 1
    let place = { (node: NodeID) in
      tree.child(of: node, .rect, key: "frame").map { tree[$0].nameSpan } ?? tree[node].nameSpan
    }
    return Diagnostic(
      .misplaced,
      "the recorded frame of \(names[worst.node].escaped) is (\(recorded)), but its constraints produce \(worst.solvedInWords)"
        + (others == 0 ? "" : "; \(others) other frame\(others == 1 ? " is" : "s are") out of date too"),
      at: place(worst.node),
      related: views.filter { $0.node != worst.node }.prefix(8).map { .init(place($0.node), "this frame too") },
      help: tree.hasThemeHeader
        ? "correct the frames or the constraints" : "update the frames in Interface Builder, or correct the constraints"
    )
  }
}

extension ElementTree {
  /// Whether the document is a theme that is written by hand: Interface Builder would remove the header.
  fileprivate var hasThemeHeader: Bool {
    documentElement.map { !children(of: $0, .theme).isEmpty } ?? false
  }
}
