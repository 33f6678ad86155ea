import ConstraintSolver
import ThemeSource
import ThemeSyntax

/// Says constraints and views in words and formulas, for messages.
struct ConstraintText {
  let context: LayoutContext

  /// A view as messages name it: its label in Interface Builder, else its restoration identifier, else its object id.
  func name(of index: Int) -> String { name(of: context.views[index].node) }

  func name(of node: NodeID) -> String {
    let tree = context.tree
    return tree.string(.userLabel, of: node) ?? tree.string(.restorationIdentifier, of: node)
      ?? tree.objectID(of: node)?.text ?? tree[node].name
  }

  /// A written constraint as a formula: `button.width == label.width × 0.5 + 8 at 750`.
  func formula(_ node: NodeID) -> String {
    let tree = context.tree
    let owner = tree[node].parent.flatMap { tree[$0].parent }
    let relation =
      switch tree.string(.relation, of: node) {
      case "lessThanOrEqual": "<="
      case "greaterThanOrEqual": ">="
      case .some, nil: "=="
      }
    var text = "\(end(.firstItem, .firstAttribute, of: node, owner: owner)) \(relation)"
    let constant = context.variations.number(.constant, of: node) ?? 0
    if tree.string(.secondItem, of: node) != nil || tree.string(.secondAttribute, of: node) != nil {
      text += " \(end(.secondItem, .secondAttribute, of: node, owner: owner))"
      let multiplier = context.variations.string(.multiplier, of: node).flatMap { parseMultiplier($0) } ?? 1
      if multiplier != 1 { text += " × \(number(multiplier))" }
      if constant != 0 { text += constant < 0 ? " - \(number(-constant))" : " + \(number(constant))" }
    } else {
      text += " \(number(constant))"
    }
    if let priority = context.variations.number(.priority, of: node), priority < ConstraintSystem.required {
      text += " at \(number(priority))"
    }
    return text
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
    case .content: return "\(view).contentLayoutGuide.\(anchor)"
    case .frame: return "\(view).frameLayoutGuide.\(anchor)"
    case .topGuide: return "topLayoutGuide.\(anchor)"
    case .bottomGuide: return "bottomLayoutGuide.\(anchor)"
    }
  }

  /// A number with at most two decimals, none where it is whole.
  func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    guard let whole = Int(exactly: hundredths) else { return "\(value)" }
    let sign = whole < 0 ? "-" : ""
    let (units, rest) = whole.magnitude.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(sign)\(units)" }
    return rest % 10 == 0 ? "\(sign)\(units).\(rest / 10)" : "\(sign)\(units).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// What a constraint says, and where it comes from.
  func say(_ origin: ConstraintOrigin) -> (text: String, span: SourceSpan) {
    let tree = context.tree
    let views = context.views
    switch origin {
    case .root:
      let size = context.rootSize
      return ("the root is \(number(size.width)) × \(number(size.height))", tree[views[0].node].nameSpan)
    case .given(let view):
      return (
        "the frame of '\(name(of: view).shown)' is fixed by its autoresizing mask", tree[views[view].node].nameSpan
      )
    case .extent(let view):
      return ("'\(name(of: view).shown)' cannot be smaller than nothing", tree[views[view].node].nameSpan)
    case .hugging(let view, let axis):
      return (
        "'\(name(of: view).shown)' hugs its content \(axis.word) with a required priority",
        tree[views[view].node].nameSpan
      )
    case .compressionResistance(let view, let axis):
      return (
        "'\(name(of: view).shown)' resists compression \(axis.word) with a required priority",
        tree[views[view].node].nameSpan
      )
    case .stack(let view):
      return ("stack view '\(name(of: view).shown)' arranges its views", tree[views[view].node].nameSpan)
    case .written(let node, _): return ("'\(formula(node).shown)'", tree[node].startTagSpan)
    case .stay(let view):
      return ("'\(name(of: view).shown)' stays where it was recorded", tree[views[view].node].nameSpan)
    }
  }
}

extension Axis {
  var word: String { self == .horizontal ? "horizontally" : "vertically" }
}
