import ConstraintSolver
import ThemeSource
import ThemeSyntax

/// The reason for a constraint of the system.
enum ConstraintOrigin: Hashable, Sendable {
  /// The root's size.
  case root
  /// A frame in the file, with its autoresizing mask.
  case given(view: Int)
  /// A size is not negative.
  case extent(view: Int)
  /// A view is no larger (hugging) or no smaller (compression resistance) than its content.
  case hugging(view: Int, Axis)
  case compressionResistance(view: Int, Axis)
  /// Interface Builder shows an arranged view without content.
  case emptyArranged(view: Int, Axis)
  /// A stack view arranges its views in a direction: along its axis, or across it.
  case stack(view: Int, Axis)
  /// A `<constraint>` of the file.
  case written(NodeID, owner: Int)
  /// A recorded edge stays where no other constraint determines it.
  case stay(view: Int)
}

/// One pass over a root: its constraints, built from the context and the frames of the pass before.
struct SystemBuilder {
  let context: LayoutContext
  /// Frames relative to the root, for measuring margins.
  let frames: [Rect]
  /// Widths at which text wraps; nil in the first pass, in which only text with an explicit width wraps.
  let wrapWidths: [Points]?
  let anchors: AnchorExpressions
  private(set) var intrinsics: [IntrinsicSize]
  private(set) var system: ConstraintSystem
  private(set) var origins: [ConstraintOrigin] = []

  /// - Parameter sizes: sizes that were measured without those widths; only views that wrap are measured again.
  init(_ context: LayoutContext, frames: [Rect], wrapWidths: [Points]?, sizes: [IntrinsicSize]? = nil) {
    self.context = context
    self.frames = frames
    self.wrapWidths = wrapWidths
    var system = ConstraintSystem()
    let edges = Edges(context.items, in: &system)
    self.system = system
    let margins = Margins(
      tree: context.tree, facts: context.facts, views: context.views, environment: context.environment,
      isMirrored: context.viewport.direction == .rightToLeft, frames: frames)
    let measurer = IntrinsicMeasurer(context: context, wrapWidths: wrapWidths)
    anchors = AnchorExpressions(context: context, edges: edges, margins: margins, measurer: measurer)
    intrinsics = context.views.indexRange.map { index in
      if let sizes, !sizes[index].wraps { return sizes[index] }
      return context.isEmptyLine(index) ? .none : measurer.size(of: index)
    }
  }

  /// The same system with every text larger by some points, and with it the room of views without content, to find the
  /// edges that depend on them; the stays included. Nil if none do.
  func withGrownText(by growth: Points) -> SystemBuilder? {
    var grown = self
    grown.intrinsics = intrinsics.enumerated().map { $1.grown(by: growth, index: $0) }
    let ofStyle = context.viewsOfCellStyle
    guard intrinsics.contains(where: { $0.widthIsText || $0.heightIsText }) || hasEmptyArranged || !ofStyle.isEmpty
    else { return nil }
    let sharesOut = context.views.indexRange.contains { index in
      context.views[index].isArranging
        && context.variations.string(.distribution, of: context.views[index].node) == "fillProportionally"
    }
    if sharesOut {
      // Proportions of lengths are coefficients.
      (grown.system, grown.origins) = (emptySystem, [])
      grown.build()
      grown.addStays()
      return grown
    }
    for (index, origin) in origins.enumerated() {
      let length: Points?
      switch origin {
      case .given(let view) where ofStyle.contains(view):
        let id = ConstraintID(rawValue: UInt32(clamping: index))
        guard let box = anchors.edges.boxes[view],
          system.terms(of: id).contains(where: { $0.variable == box.right || $0.variable == box.bottom })
        else { continue }
        grown.system.setConstant(id, system.constant(of: id) - growth * (1 + Double(view % 10) / 10))
        continue
      case .hugging(let view, .horizontal), .compressionResistance(let view, .horizontal):
        length = grown.intrinsics[view].width
      case .hugging(let view, .vertical), .compressionResistance(let view, .vertical):
        length = grown.intrinsics[view].height
      case .emptyArranged(let view, _): length = Self.emptyLength + growth * (1 + Double(view % 10) / 10)
      case .root, .given, .extent, .stack, .written, .stay: continue
      }
      if let length { grown.system.setConstant(ConstraintID(rawValue: UInt32(clamping: index)), -length) }
    }
    return grown
  }

  /// The same system, the stays included, with other constants of optional constraints and of constraints with outlets,
  /// which code may change; with another height of a row; and without room for views without content. Nil if it has
  /// none of these.
  var withOtherOptions: SystemBuilder? {
    var other = self
    var isChanged = false
    let tree = context.tree
    let outlets = Set(
      (tree.nodes(.outlet) + tree.nodes(.outletCollection)).compactMap { tree.reference(.destination, of: $0) })
    let isRow = context.views[0].kind.traits.contains(.isRow)
    for (index, origin) in origins.enumerated() {
      let id = ConstraintID(rawValue: UInt32(clamping: index))
      let shift = 97 * (1 + Double(index % 10) / 10)
      switch origin {
      case .written(let node, _):
        guard !system.isRequired(id) || tree.objectID(of: node).map({ outlets.contains($0) }) == true else { continue }
        other.system.setConstant(id, system.constant(of: id) - shift)
      case .emptyArranged: other.system.setConstant(id, 0)
      case .root:
        guard isRow, let bottom = anchors.edges.boxes[0]?.bottom,
          system.terms(of: id).contains(where: { $0.variable == bottom })
        else { continue }
        other.system.setConstant(id, system.constant(of: id) - shift)
      case .given, .extent, .hugging, .compressionResistance, .stack, .stay: continue
      }
      isChanged = true
    }
    return isChanged ? other : nil
  }

  /// The same system without the least length at which Interface Builder shows arranged views without content; the
  /// stays included. Nil if there are no such views.
  var withoutDesignLengths: SystemBuilder? {
    var other = self
    var isChanged = false
    for (index, origin) in origins.enumerated() {
      guard case .emptyArranged = origin else { continue }
      other.system.setConstant(ConstraintID(rawValue: UInt32(clamping: index)), 0)
      isChanged = true
    }
    return isChanged ? other : nil
  }

  /// The same system without some of the constraints; the stays included.
  func without(_ isLeftOut: (ConstraintOrigin) -> Bool) -> SystemBuilder {
    var other = self
    (other.system, other.origins) = (emptySystem, [])
    for (id, origin) in zip(system.constraintIDs, origins) where !isLeftOut(origin) {
      other.system.add(
        system.terms(of: id), constant: system.constant(of: id), system.relation(of: id),
        priority: system.priority(of: id))
      other.origins.append(origin)
    }
    return other
  }

  /// The same system with a root that is longer by some points; the stays included. Nil if the root has no length.
  func withLargerRoot(by growth: Points, _ axis: Axis = .vertical) -> SystemBuilder? {
    guard let box = anchors.edges.boxes[0] else { return nil }
    let end = axis == .horizontal ? box.right : box.bottom
    var other = self
    for (index, origin) in origins.enumerated() {
      let id = ConstraintID(rawValue: UInt32(clamping: index))
      guard case .root = origin, system.terms(of: id).contains(where: { $0.variable == end }) else { continue }
      other.system.setConstant(id, system.constant(of: id) - growth)
      return other
    }
    return nil
  }

  /// The same system with equal left and right margins where the file does not state them. Nil if they are equal.
  var withEvenMargins: SystemBuilder? {
    withInsets(context.environment.safeArea) { margins in
      let side = max(margins.left, margins.right)
      return Insets(top: margins.top, left: side, bottom: margins.bottom, right: side)
    }
  }

  /// The same system with other margins where the file does not state them, and without the safe area that Interface
  /// Builder simulates for a piece of a screen. Nil if both are unchanged.
  var withOtherInsets: SystemBuilder? {
    withInsets(Device.isScreen(context.rootSize) ? context.environment.safeArea : .zero) { margins in
      Insets(top: margins.top + 5, left: margins.left + 3, bottom: margins.bottom + 9, right: margins.right + 7)
    }
  }

  private func withInsets(_ safeArea: Insets, margins adapted: (Insets) -> Insets) -> SystemBuilder? {
    var changed = context
    changed.environment.safeArea = safeArea
    for constraint in context.written {
      for end in [constraint.first, constraint.second].compactMap({ $0 }) where end.anchor.isRelativeToMargins {
        let view = end.item.view
        let isStated = ["layoutMargins", "directionalLayoutMargins"].contains {
          context.tree.child(of: context.views[view].node, key: $0) != nil
        }
        let margins = anchors.margins.margins(of: view)
        let other = adapted(margins)
        for side in MarginSide.Side.allCases where !isStated && other[side] != margins[side] {
          changed.environment.margins[MarginSide(view: view, side: side)] = other[side]
        }
      }
    }
    guard changed.environment.margins != context.environment.margins || safeArea != context.environment.safeArea
    else { return nil }
    var other = SystemBuilder(changed, frames: frames, wrapWidths: wrapWidths, sizes: intrinsics)
    other.build()
    other.addStays()
    return other
  }

  private var hasEmptyArranged: Bool {
    origins.contains { if case .emptyArranged = $0 { true } else { false } }
  }

  /// A system of the variables, without constraints.
  private var emptySystem: ConstraintSystem {
    var empty = ConstraintSystem()
    empty.addVariables(system.variableCount)
    return empty
  }

  /// Builds all constraints, without stays.
  mutating func build() {
    let views = context.views
    for index in views.indexRange where views[index].isInstalled { addOwnConstraints(of: index) }
    for index in views.indexRange where views[index].isArranging { addStack(index) }
    for index in views.indexRange where views[index].isInstalled { addContentConstraints(of: index) }
    if context.facts.usesAutoLayout {
      let written = context.written
      let lengthsYield = context.lengthsYield
      for yielding in WrittenConstraint.yieldings {
        for constraint in written where constraint.yielding(lengthsYield: lengthsYield) == yielding {
          addWritten(constraint)
        }
      }
    }
  }

  /// Adds `expression relation 0`.
  mutating func add(
    _ expression: LinearExpression, _ relation: Relation, priority: Double = ConstraintSystem.required,
    _ origin: ConstraintOrigin
  ) {
    let terms = expression.gathered
    switch terms.count {
    case 1: system.add(terms[0], constant: expression.constant, relation, priority: priority)
    case 2: system.add(terms[0], terms[1], constant: expression.constant, relation, priority: priority)
    default: system.add(terms, constant: expression.constant, relation, priority: priority)
    }
    origins.append(origin)
  }

  /// Adds `variable + constant relation 0`.
  mutating func add(
    _ variable: Variable, constant: Double, _ relation: Relation, priority: Double = ConstraintSystem.required,
    _ origin: ConstraintOrigin
  ) {
    system.add(Term(variable), constant: constant, relation, priority: priority)
    origins.append(origin)
  }

  /// Adds `variable - other + constant relation 0`.
  mutating func add(
    _ variable: Variable, minus other: Variable, constant: Double = 0, _ relation: Relation,
    priority: Double = ConstraintSystem.required, _ origin: ConstraintOrigin
  ) {
    system.add(Term(variable), Term(other, -1), constant: constant, relation, priority: priority)
    origins.append(origin)
  }

  /// The priority of stays, below every priority that a file can state.
  static let stayPriority = 0.001

  /// Adds an optional constraint at the lowest level for every edge of the views that constraints lay out.
  mutating func addStays() {
    for (index, view) in context.views.views.enumerated() {
      guard let box = anchors.edges.boxes[index], !view.isGiven else { continue }
      let inset = view.alignment
      let frame = view.recordedInRoot.inset(by: inset)
      let origin = ConstraintOrigin.stay(view: index)
      stay(box.left, at: frame.x, origin)
      stay(box.top, at: frame.y, origin)
      stay(box.right, behind: box.left, by: frame.width, origin)
      stay(box.bottom, behind: box.top, by: frame.height, origin)
    }
    for index in anchors.edges.contents.keys.sorted() {
      guard let content = anchors.edges.contents[index], let box = anchors.edges.boxes[index] else { continue }
      let size = context.views[index].recordedInRoot.size
      let origin = ConstraintOrigin.stay(view: index)
      stay(content.right, behind: box.left, by: size.width, origin)
      stay(content.bottom, behind: box.top, by: size.height, origin)
    }
  }

  private mutating func stay(_ edge: Variable, at position: Points, _ origin: ConstraintOrigin) {
    add(edge, constant: 0 - position, .equal, priority: Self.stayPriority, origin)
  }

  private mutating func stay(_ edge: Variable, behind other: Variable, by length: Points, _ origin: ConstraintOrigin) {
    add(edge, minus: other, constant: 0 - length, .equal, priority: Self.stayPriority, origin)
  }
}
