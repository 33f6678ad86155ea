import ConstraintSolver
import ThemeSource
import ThemeSyntax

/// The variables of a root: the edges of every installed view's alignment rectangle, relative to the root's frame.
///
/// Edges rather than sizes: most constraints are then `a - b = constant`, which the solver settles without a simplex.
struct Edges {
  struct Box {
    var left: Variable
    var right: Variable
    var top: Variable
    var bottom: Variable
  }

  /// By index of the view; nil for a view that is not installed.
  let boxes: [Box?]
  /// The right and bottom edge of a scroll view's content, by view. Its left and top are those of the view.
  let contents: [Int: (right: Variable, bottom: Variable)]

  /// By number of the guide.
  let guides: [Box]

  init(_ items: LayoutItems, in system: inout ConstraintSystem) {
    var boxes: [Box?] = []
    var contents: [Int: (right: Variable, bottom: Variable)] = [:]
    for (index, view) in items.views.views.enumerated() {
      guard view.isInstalled else {
        boxes.append(nil)
        continue
      }
      boxes.append(Box(in: &system))
      if view.scrolls { contents[index] = (system.addVariable(), system.addVariable()) }
    }
    self.boxes = boxes
    self.contents = contents
    guides = (0..<items.customGuideCount).map { _ in Box(in: &system) }
  }
}

extension Edges.Box {
  fileprivate init(in system: inout ConstraintSystem) {
    left = system.addVariable()
    right = system.addVariable()
    top = system.addVariable()
    bottom = system.addVariable()
  }

  /// The variable of an edge; nil for other lines.
  func edge(_ line: Anchor.Line) -> Variable? {
    switch line {
    case .left: left
    case .right: right
    case .top: top
    case .bottom: bottom
    case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline: nil
    }
  }

  /// The edges at the end and at the start of a length; nil for other lines.
  func ends(of line: Anchor.Line) -> (Variable, Variable)? {
    switch line {
    case .width: (right, left)
    case .height: (bottom, top)
    case .left, .right, .top, .bottom, .centerX, .centerY, .firstBaseline, .lastBaseline: nil
    }
  }

  /// An edge, a length or a center; nil for a baseline.
  fileprivate func expression(of line: Anchor.Line) -> LinearExpression? {
    switch line {
    case .left: LinearExpression(left)
    case .right: LinearExpression(right)
    case .top: LinearExpression(top)
    case .bottom: LinearExpression(bottom)
    case .width: LinearExpression(right) - LinearExpression(left)
    case .height: LinearExpression(bottom) - LinearExpression(top)
    case .centerX: LinearExpression(left) * 0.5 + LinearExpression(right) * 0.5
    case .centerY: LinearExpression(top) * 0.5 + LinearExpression(bottom) * 0.5
    case .firstBaseline, .lastBaseline: nil
    }
  }
}

/// Linear expressions for the anchors that constraints name.
struct AnchorExpressions {
  let context: LayoutContext
  let edges: Edges
  let margins: Margins
  let measurer: IntrinsicMeasurer

  /// The anchor of an item; nil if the item is not installed or has no such anchor.
  ///
  /// - Parameter isInside: whether the constraint's other item is inside this one. The edges of a scroll view are then
  ///   those of its content.
  func expression(_ item: LayoutItem, _ anchor: Anchor, seenFromInside isInside: Bool) -> LinearExpression? {
    let seesContent = isInside && !anchor.isLength && !anchor.isCenter
    if let own = ownBox(item, anchor, seenFromInside: seesContent), let expression = own.expression(of: anchor.line) {
      return expression
    }
    guard let box = box(item, seenFromInside: seesContent) else { return nil }
    let inset = anchor.isRelativeToMargins ? margins.margins(of: item.view) : .zero
    switch anchor.line {
    case .left: return box.left + inset.left
    case .right: return box.right - inset.right
    case .top: return box.top + inset.top
    case .bottom: return box.bottom - inset.bottom
    case .width: return (box.right - inset.right) - (box.left + inset.left)
    case .height: return (box.bottom - inset.bottom) - (box.top + inset.top)
    case .centerX: return (box.left + inset.left) * 0.5 + (box.right - inset.right) * 0.5
    case .centerY: return (box.top + inset.top) * 0.5 + (box.bottom - inset.bottom) * 0.5
    case .firstBaseline, .lastBaseline: return baseline(of: item.view, isFirst: anchor.line == .firstBaseline)
    }
  }

  /// The variable of an item's edge if the edge is that of its view or guide; nil otherwise.
  func edge(_ item: LayoutItem, _ anchor: Anchor, seenFromInside isInside: Bool) -> Variable? {
    ownBox(item, anchor, seenFromInside: isInside && !anchor.isLength && !anchor.isCenter)?.edge(anchor.line)
  }

  /// The variables of an item if its edges are those of its view, as most are; nil otherwise.
  func ownBox(_ item: LayoutItem, _ anchor: Anchor, seenFromInside: Bool) -> Edges.Box? {
    if anchor.isRelativeToMargins { return nil }
    switch item.part {
    case .frame: break
    case .view: if seenFromInside, edges.contents[item.view] != nil { return nil }
    case .custom(let number): return edges.guides.indices.contains(number) ? edges.guides[number] : nil
    case .content, .safeArea, .keyboard, .topGuide, .bottomGuide: return nil
    }
    return edges.boxes[item.view]
  }

  /// The four edges of an item.
  struct Box {
    var left: LinearExpression
    var right: LinearExpression
    var top: LinearExpression
    var bottom: LinearExpression
  }

  func box(_ item: LayoutItem, seenFromInside: Bool) -> Box? {
    guard let own = edges.boxes[item.view] else { return nil }
    var box = Box(
      left: LinearExpression(own.left), right: LinearExpression(own.right), top: LinearExpression(own.top),
      bottom: LinearExpression(own.bottom))
    switch item.part {
    case .frame, .custom: break
    case .view, .content:
      if item.part == .content || seenFromInside, let content = edges.contents[item.view] {
        box.right = LinearExpression(content.right)
        box.bottom = LinearExpression(content.bottom)
      }
    case .safeArea:
      let overlap = margins.safeOverlap(of: item.view)
      box.left = box.left + overlap.left
      box.right = box.right - overlap.right
      box.top = box.top + overlap.top
      box.bottom = box.bottom - overlap.bottom
    case .keyboard: box.top = box.bottom - margins.safeOverlap(of: item.view).bottom
    case .topGuide: box.bottom = box.top + context.environment.safeArea.top
    case .bottomGuide: box.top = box.bottom - context.environment.safeArea.bottom
    }
    return box
  }

  /// The baseline of a view's text. Without text, the first baseline is the top of the view and the last is the bottom,
  /// as `viewForFirstBaselineLayout` documents. Symbols have a baseline close to their bottom.
  func baseline(of index: Int, isFirst: Bool) -> LinearExpression? {
    guard let box = edges.boxes[index] else { return nil }
    let view = context.views[index]
    let top = LinearExpression(box.top)
    let bottom = LinearExpression(box.bottom)
    guard view.kind.traits.contains(.hasBaseline) else {
      let isImage = view.kind == .imageView && !context.tree.has(.catalog, "system", of: view.node)
      return isFirst && (view.kind == .view || isImage) ? top : bottom
    }
    let (ascender, line) = measurer.lineMetrics(of: index)
    if view.kind.sizeRule == .label, context.tree.integer(.numberOfLines, of: view.node) ?? 1 != 1 {
      return isFirst ? top + ascender : bottom - (line - ascender)
    }
    return top * 0.5 + bottom * 0.5 + (ascender - line / 2)
  }
}

extension Anchor {
  var isCenter: Bool { line == .centerX || line == .centerY }
  var isBaseline: Bool { line == .firstBaseline || line == .lastBaseline }
}
