import ConstraintSolver
import ThemeSource
package import ThemeSyntax
import ThemeText

/// A written constraint as a formula, as messages contain it: `button.width == label.width × 0.5 + 8 at 750`.
/// - Parameter root: The root view that contains the constraint.
package func constraintFormula(_ constraint: NodeID, in tree: ElementTree, root: NodeID) -> String {
  let context = LayoutContext(tree, root: root, viewport: .recorded, metrics: .standard, options: .standard)
  return ConstraintText(context: context).formula(constraint)
}

/// Describes constraints and views in words and formulas, for messages.
struct ConstraintText {
  let context: LayoutContext
  /// The first outlet that names an object.
  private let outlets: [ObjectID: String]

  init(context: LayoutContext) {
    self.context = context
    outlets = Dictionary(
      context.tree.namingOutlets.map { ($0.destination, $0.property) }, uniquingKeysWith: { first, _ in first })
  }

  /// The name of a view in messages: its label in Interface Builder, or else its outlet, its restoration identifier or
  /// its object id. A root without a name is `root`.
  func name(of index: Int) -> String { name(of: context.views[index].node) }

  func name(of node: NodeID) -> String {
    if let name = ownName(of: node) { return name }
    return node == context.views[0].node ? "root" : context.tree.objectID(of: node)?.text ?? context.tree[node].name
  }

  private func ownName(of node: NodeID) -> String? {
    let tree = context.tree
    return tree.string(.userLabel, of: node) ?? tree.objectID(of: node).flatMap { outlets[$0] }
      ?? tree.string(.restorationIdentifier, of: node)
  }

  func quotedName(of index: Int) -> String { "'\(name(of: index).escaped)'" }

  /// The root in a sentence: its name, or else its kind.
  var rootInWords: String {
    let root = context.views[0]
    if ownName(of: root.node) != nil { return quotedName(of: 0) }
    return root.kind.traits.isDisjoint(with: [.isRow, .isCollectionItem]) ? "the root view" : "the cell"
  }

  /// A written constraint as a formula: `button.width == label.width × 0.5 + 8 at 750`.
  /// - Parameter asEquation: whether to show an inequality as an equation.
  func formula(_ node: NodeID, withPriority: Bool = true, asEquation: Bool = false) -> String {
    let tree = context.tree
    let owner = tree[node].parent.flatMap { tree[$0].parent }
    let relation =
      switch tree.string(.relation, of: node) {
      case "lessThanOrEqual" where !asEquation: "<="
      case "greaterThanOrEqual" where !asEquation: ">="
      case .some, nil: "=="
      }
    var text = "\(end(.firstItem, .firstAttribute, of: node, owner: owner)) \(relation)"
    let constant = context.variations.number(.constant, of: node) ?? 0
    let amount = amount(constant, of: node)
    if tree.string(.secondItem, of: node) != nil || tree.string(.secondAttribute, of: node) != nil {
      text += " \(end(.secondItem, .secondAttribute, of: node, owner: owner))"
      if let multiplier = context.variations.string(.multiplier, of: node), let value = parseMultiplier(multiplier),
        value != 1
      {
        text += " × \(multiplier)"
      }
      if constant != 0 { text += constant < 0 ? " - \(amount)" : " + \(amount)" }
    } else {
      text += constant < 0 ? " -\(amount)" : " \(amount)"
    }
    if withPriority, let priority = context.variations.number(.priority, of: node), priority < ConstraintSystem.required
    {
      text += " at \(priority.inWords)"
    }
    return text
  }

  /// The magnitude of a constant: the text in the file if it has more than two decimals.
  private func amount(_ constant: Double, of node: NodeID) -> String {
    let hundredths = constant.magnitude * 100
    guard hundredths != hundredths.rounded(), let text = context.variations.string(.constant, of: node) else {
      return constant.magnitude.inWords
    }
    return String(text.drop { "+-".contains($0) })
  }

  private func end(_ item: AttributeName, _ attribute: AttributeName, of node: NodeID, owner: NodeID?) -> String {
    let tree = context.tree
    let anchor = tree.string(attribute, of: node) ?? "?"
    guard let reference = tree.reference(item, of: node) else {
      return "\(owner.map { name(of: $0) } ?? "?").\(anchor)"
    }
    guard let item = context.items[reference] else { return "\(reference.text).\(anchor)" }
    let view = name(of: item.view)
    switch item.part {
    case .view: return "\(view).\(anchor)"
    case .safeArea: return "\(view).safeArea.\(anchor)"
    case .keyboard: return "\(view).keyboardLayoutGuide.\(anchor)"
    case .content: return "\(view).contentLayoutGuide.\(anchor)"
    case .frame: return "\(view).frameLayoutGuide.\(anchor)"
    case .custom: return "\(view).layoutGuide.\(anchor)"
    case .topGuide: return "topLayoutGuide.\(anchor)"
    case .bottomGuide: return "bottomLayoutGuide.\(anchor)"
    }
  }

  /// The text for a constraint, and its place in the file.
  /// - Parameter isRequired: whether to include only the required constraints of a stack view.
  func say(_ origin: ConstraintOrigin, isRequired: Bool = false) -> (text: String, span: SourceSpan) {
    let tree = context.tree
    let views = context.views
    switch origin {
    case .root:
      let size = context.rootSize
      return ("\(rootInWords) is \(size.width.inWords) × \(size.height.inWords)", tree[views[0].node].nameSpan)
    case .given(let view):
      return (
        "the frame of '\(name(of: view).escaped)' is fixed by its autoresizing mask", tree[views[view].node].nameSpan
      )
    case .extent(let view):
      return ("'\(name(of: view).escaped)' cannot be smaller than 0", tree[views[view].node].nameSpan)
    case .hugging(let view, let axis):
      return (
        "'\(name(of: view).escaped)' hugs its content \(axis.word)",
        tree[views[view].node].nameSpan
      )
    case .compressionResistance(let view, let axis):
      return (
        "'\(name(of: view).escaped)' resists compression \(axis.word)",
        tree[views[view].node].nameSpan
      )
    case .emptyArranged(let view, _):
      return (
        "Interface Builder shows '\(name(of: view).escaped)' 50 points long, because it has no content",
        tree[views[view].node].nameSpan
      )
    case .stack(let view, let axis):
      return (
        "stack view '\(name(of: view).escaped)' \(arranging(view, axis, isRequired))", tree[views[view].node].nameSpan
      )
    case .written(let node, _): return ("'\(formula(node).escaped)'", tree[node].nameSpan)
    case .stay(let view):
      return ("'\(name(of: view).escaped)' keeps its recorded frame", tree[views[view].node].nameSpan)
    }
  }
}

extension ConstraintText {
  /// The arrangement of a stack view's views in a direction.
  private func arranging(_ stack: Int, _ axis: Axis, _ isRequired: Bool) -> String {
    // Margins do not affect the text.
    let margins = Margins(
      tree: context.tree, facts: context.facts, views: context.views, environment: context.environment,
      isMirrored: context.viewport.direction == .rightToLeft, frames: context.recordedFrames)
    let arrangement = context.arrangement(of: stack, margins: margins)
    let extent = axis == .horizontal ? "width" : "height"
    if arrangement.axis == axis {
      let spacing = arrangement.spacing == 0 ? "" : ", \(arrangement.spacing.inWords) apart"
      let least = arrangement.spacing == 0 ? "" : " of at least \(arrangement.spacing.inWords)"
      switch arrangement.distribution {
      case .fill: return "fills its \(extent) with its views\(spacing)"
      case .fillEqually: return "gives its views equal \(extent)s\(spacing)"
      case .fillProportionally: return "divides its \(extent) in proportion to its views' content\(spacing)"
      case .equalSpacing: return "leaves equal gaps\(least) between its views"
      case .equalCentering where isRequired:
        return arrangement.spacing == 0
          ? "does not let its views overlap" : "keeps its views at least \(arrangement.spacing.inWords) apart"
      case .equalCentering:
        return
          "places the centers of its views at equal distances\(arrangement.spacing == 0 ? "" : ", with gaps\(least)")"
      }
    }
    switch arrangement.alignment {
    case .fill: return "makes its views as \(axis == .horizontal ? "wide" : "high") as itself"
    case .leading: return "aligns its views at its \(axis == .horizontal ? "leading edge" : "top")"
    case .trailing: return "aligns its views at its \(axis == .horizontal ? "trailing edge" : "bottom")"
    case .center: return "centers its views \(axis.word)"
    case .firstBaseline: return "aligns the first baselines of its views"
    case .lastBaseline: return "aligns the last baselines of its views"
    }
  }
}

extension Axis {
  var word: String { self == .horizontal ? "horizontally" : "vertically" }
}
