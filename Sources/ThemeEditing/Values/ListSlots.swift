internal import ThemeSemantics
package import ThemeSyntax

extension ElementTree {
  /// The values of a view: written ones in document order, those of the constraints that name the view, and common ones
  /// that are not written, with UIKit's defaults.
  package func valueSlots(of view: NodeID) -> [ValueSlot] {
    var list = SlotList(tree: self)
    for part in valueParts(of: view) where part.node == view || !isPartOfOther(part.node, in: view) { list.add(part) }
    list.addDefaults(of: view)
    for constraint in constraints(about: view) { list.addConstraint(constraint, of: view) }
    return list.slots
  }

  /// Whether an element belongs to another object inside of a view, such as a cell's content view.
  private func isPartOfOther(_ node: NodeID, in view: NodeID) -> Bool {
    func isObject(_ node: NodeID) -> Bool {
      switch kind(of: node).role {
      case .view, .controller, .object, .guide: true
      case .document, .value, .structure, .list, .constraint, .connection, .resource, .metadata, .edit, .opaque: false
      }
    }
    return isObject(node) || ancestors(of: node).prefix { $0 != view }.contains(where: isObject)
  }

  /// Returns the constraints with a view as first or second item, in document order. An omitted item is the owner.
  private func constraints(about view: NodeID) -> [NodeID] {
    guard let id = objectID(of: view) else { return [] }
    return all.filter { node in
      guard kind(of: node) == .constraint else { return false }
      if reference(.firstItem, of: node) == id || reference(.secondItem, of: node) == id { return true }
      return attribute(.firstItem, of: node) == nil && owner(of: node) == view
    }
  }

  /// Returns the view with the list that contains a constraint.
  private func owner(of constraint: NodeID) -> NodeID? { parent(of: constraint).flatMap { parent(of: $0) } }
}

/// Collects the values of a view.
private struct SlotList {
  let tree: ElementTree
  private(set) var slots: [ValueSlot] = []
  private var counts: [String: Int] = [:]
  /// Elements of values in the list, which also represent the values inside them.
  private var covered: [NodeID] = []

  init(tree: ElementTree) { self.tree = tree }

  func contains(_ key: String) -> Bool { counts[key] != nil }

  mutating func append(_ slot: ValueSlot) {
    var slot = slot
    let count = counts[slot.key, default: 0] + 1
    counts[slot.key] = count
    if count > 1 {
      slot.key += "#\(count)"
      slot.label += " \(count)"
    }
    slots.append(slot)
  }

  // MARK: Written values

  mutating func add(_ part: ElementTree.ValuePart) {
    let node = part.node
    if covered.contains(where: { tree.isInside(node, $0) && node != $0 }) { return }
    let key = part.path.joined(separator: ".")
    switch tree.kind(of: node) {
    case .color:
      covered.append(node)
      return append(color(key, node))
    case .nil:
      guard isColor(node) else { return }
      return append(color(key, node))
    case .string, .mutableString:
      return append(
        ValueSlot(
          key: key, label: label(of: key), kind: .text, text: tree.text(at: node) ?? "", isWritten: true,
          place: .text(of: node)))
    default: break
    }
    for attribute in tree.valueAttributes(of: part) {
      let key = tree.valueName(of: attribute.name, written: attribute.writtenName, in: part)
      append(slot(key, attribute.writtenName, attribute.name, of: node, text: attribute.value, isWritten: true))
    }
    if let text = tree[node].text {
      append(
        ValueSlot(
          key: key.isEmpty ? "content" : key, label: label(of: key), kind: .text, text: text, isWritten: true,
          refusal: tree[node].isLeaf ? nil : "text beside elements cannot be edited here", place: .text(of: node)))
    }
  }

  /// Whether a `<nil>` replaces a color.
  private func isColor(_ node: NodeID) -> Bool {
    guard let parent = tree.parent(of: node), let key = tree.string(.key, of: node) else { return false }
    return tree.kind(of: parent).descriptor?.keys(of: .color)?.names.contains(key) ?? false
  }

  private func color(_ key: String, _ node: NodeID) -> ValueSlot {
    ValueSlot(
      key: key, label: label(of: key), kind: .color, text: tree.color(at: node).map(\.valueText) ?? "none",
      isWritten: true, place: .color(node))
  }

  private func slot(
    _ key: String, _ written: String, _ name: AttributeName, of node: NodeID, text: String, isWritten: Bool
  ) -> ValueSlot {
    var slot = ValueSlot(
      key: key, label: label(of: key), kind: .text, text: text, isWritten: isWritten,
      place: .attribute(written, of: node))
    let kind = tree.kind(of: node)
    var type = kind.descriptor?.type(of: name) ?? .string
    if name == .value {
      let runtime = kind == .userDefinedRuntimeAttribute ? node : tree.parent(of: node)
      switch runtime.flatMap({ tree.string(.type, of: $0) }) {
      case "boolean": type = .boolean
      // A whole number may be changed to a fraction.
      case "number": type = .number
      default: break
      }
    }
    slot.set(type, of: name)
    if AttributeName.identities.contains(name) { slot.refusal = "'\(written)' tells what the element is" }
    return slot
  }

  // MARK: Constraints

  mutating func addConstraint(_ node: NodeID, of view: NodeID) {
    let words = tree.words(for: node, of: view)
    let id = tree.objectID(of: node)?.text
    let name = "constraint.\(id ?? "\(node.index)")"
    let values: [(AttributeName, String)] = [(.constant, "0"), (.priority, "1000"), (.multiplier, "1")]
    for (attribute, standard) in values {
      let written = tree.attribute(attribute, of: node)
      var slot = slot(
        "\(name).\(attribute.name)", attribute.name, attribute, of: node, text: written?.value ?? standard,
        isWritten: written != nil)
      slot.label = attribute == .constant ? words : "\(words), \(attribute.name)"
      append(slot)
    }
  }

  // MARK: Values that are not written

  mutating func addDefaults(of view: NodeID) {
    let kind = tree.kind(of: view)
    guard let descriptor = kind.descriptor else { return }
    let hasAttributedText = tree.attributedText(key: "attributedText", of: view) != nil
    for (name, text) in UIKitDefault.attributes where !contains(name.name) {
      guard descriptor.type(of: name) != nil, !(name == .text && hasAttributedText) else { continue }
      append(slot(name.name, name.name, name, of: view, text: text, isWritten: false))
    }
    if kind == .button { addTitle(of: view) }
    for key in UIKitDefault.colors where !contains(key) {
      guard descriptor.keys(of: .color)?.names.contains(key) == true else { continue }
      append(missingColor(key, key, UIKitDefault.color(key, of: kind), ValueSlot.Missing(leaf: .color(key)), view))
    }
    addFontSize(of: view)
    addCornerRadius(of: view)
  }

  /// Adds the radius of the layer's corners, which is set at run time.
  private mutating func addCornerRadius(of view: NodeID) {
    let key = "layer.cornerRadius"
    guard !contains(key), !contains("cornerRadius"), tree.kind(of: view).role == .view else { return }
    let list = tree.child(of: view, .userDefinedRuntimeAttributes)
    let missing = ValueSlot.Missing(
      around: list == nil ? [ElementMarkup("userDefinedRuntimeAttributes")] : [], leaf: .runtimeAttribute(key))
    append(
      ValueSlot(
        key: key, label: label(of: key), kind: .number, text: "0", isWritten: false,
        place: .missing(missing, in: list ?? view), range: 0...10_000))
  }

  private func missingColor(
    _ key: String, _ name: String, _ text: String, _ missing: ValueSlot.Missing, _ node: NodeID
  ) -> ValueSlot {
    ValueSlot(
      key: key, label: label(of: key), kind: .color, text: text, isWritten: false, place: .missing(missing, in: node))
  }

  /// Adds the title of a button and its color, in its configuration or in its normal state.
  private mutating func addTitle(of button: NodeID) {
    if let configuration = tree.child(of: button, .buttonConfiguration) {
      let key = tree.string(.key, of: configuration) ?? "configuration"
      if !contains("\(key).title"), tree.attributedText(key: "attributedTitle", of: configuration) == nil {
        append(slot("\(key).title", "title", .title, of: configuration, text: "", isWritten: false))
      }
      if !contains("\(key).baseForegroundColor") {
        let missing = ValueSlot.Missing(leaf: .color("baseForegroundColor"))
        append(missingColor("\(key).baseForegroundColor", "baseForegroundColor", "tintColor", missing, configuration))
      }
      return
    }
    let state = tree.buttonState("normal", of: button)
    if !contains("normal.title"), state?.attributedTitle == nil {
      if let node = state?.node {
        append(slot("normal.title", "title", .title, of: node, text: "", isWritten: false))
      } else {
        let missing = ValueSlot.Missing(around: [.normalState], leaf: .attribute("title"))
        append(
          ValueSlot(
            key: "normal.title", label: label(of: "normal.title"), kind: .text, text: "", isWritten: false,
            place: .missing(missing, in: button)))
      }
    }
    if !contains("normal.titleColor") {
      let missing = ValueSlot.Missing(around: state == nil ? [.normalState] : [], leaf: .color("titleColor"))
      append(
        missingColor("normal.titleColor", "titleColor", "tintColor", missing, state?.node ?? button))
    }
  }

  private mutating func addFontSize(of view: NodeID) {
    let key = "fontDescription.pointSize"
    guard !contains(key), let points = tree.defaultFontSize(of: view) else { return }
    if let font = tree.child(of: view, .fontDescription, key: "fontDescription") {
      let described = tree.describedFont(of: font)
      let size = tree.font(at: described)?.pointSize ?? points
      var slot = slot(key, "pointSize", .pointSize, of: font, text: numberText(size), isWritten: false)
      if tree.attribute(.style, of: described) != nil {
        slot.refusal = "a text style has the size that its reader chooses; change the style instead"
      }
      return append(slot)
    }
    let font = ElementMarkup("fontDescription", [("key", "fontDescription"), ("type", "system")])
    var slot = ValueSlot(
      key: key, label: label(of: key), kind: .number, text: numberText(points), isWritten: false,
      place: .missing(ValueSlot.Missing(around: [font], leaf: .attribute("pointSize")), in: view))
    slot.set(ElementKind.fontDescription.descriptor?.type(of: .pointSize) ?? .number, of: .pointSize)
    append(slot)
  }
}

extension ElementMarkup {
  fileprivate static var normalState: ElementMarkup { ElementMarkup("state", [("key", "normal")]) }
}

extension AttributeName {
  /// Attributes by which other files and code identify an element.
  fileprivate static let identities: [AttributeName] = [
    .id, .key, .customClass, .customModule, .customModuleProvider, .before, .after, .sceneMemberID, .base64UTF8,
  ]
}

extension ValueSlot {
  fileprivate mutating func set(_ type: ValueType, of name: AttributeName) {
    switch type {
    case .string, .version: kind = .text
    case .boolean: kind = .flag
    case .number, .length, .multiplier: kind = .number
    case .integer: (kind, isWhole) = (.number, true)
    case .component: (kind, range) = (.number, 0...1)
    case .magnitude: (kind, range) = (.number, 0...Double.greatestFiniteMagnitude)
    case .priority: (kind, range) = (.number, 0...1000)
    case .oneOf(let words): kind = .choice(words)
    case .id, .reference: refusal = "'\(name.name)' refers to another element"
    }
    if name == .pointSize { range = 1...10_000 }
  }
}

extension ThemeColor {
  /// The color in a form for people: `#RRGGBB` or a name.
  var valueText: String {
    switch self {
    case .components(let color): color.hexText
    case .named(let name), .system(let name, _): name
    }
  }
}

extension ElementTree {
  /// Describes a constraint of a view for people, without its constant: `leading to leading of card`, `height ≥`. An
  /// edge of the view itself has no name.
  fileprivate func words(for constraint: NodeID, of view: NodeID) -> String {
    let ownID = objectID(of: view)
    func end(_ item: AttributeName, _ attribute: AttributeName) -> String? {
      guard let edge = string(attribute, of: constraint) else { return nil }
      let owner = parent(of: constraint).flatMap { parent(of: $0) }.flatMap { objectID(of: $0) }
      guard let id = reference(item, of: constraint) ?? owner, id != ownID else { return edge }
      return "\(edge) of \(name(of: id))"
    }
    var words = end(.firstItem, .firstAttribute) ?? "constraint"
    if attribute(.secondAttribute, of: constraint) != nil, let second = end(.secondItem, .secondAttribute) {
      words += " to \(second)"
      if let multiplier = string(.multiplier, of: constraint), multiplier != "1" { words += " × \(multiplier)" }
    }
    switch string(.relation, of: constraint) {
    case "greaterThanOrEqual": return words + " ≥"
    case "lessThanOrEqual": return words + " ≤"
    default: return words
    }
  }

  /// Returns an object's name for people: its outlet, else its label, `root` for a root view, else its id.
  private func name(of id: ObjectID) -> String {
    if let outlet = namingOutlets.first(where: { $0.destination == id }) { return outlet.property }
    guard let node = all.first(where: { objectID(of: $0) == id }) else { return id.text }
    let outer = parent(of: node).map { kind(of: $0) }
    let isRoot = kind(of: node).role == .view && (outer == .objects || outer?.role == .controller)
    return string(.userLabel, of: node) ?? (isRoot ? "root" : id.text)
  }
}

/// `text color` for `textColor`, `title (highlighted)` for `highlighted.title`.
func label(of key: String) -> String {
  if key == "fontDescription.pointSize" { return "font size" }
  var parts = key.split(separator: ".").map(String.init)
  if parts.first == "fontDescription" { parts[0] = "font" }
  if parts.first == "accessibilityConfiguration" {
    parts = ["accessibility"] + parts.dropFirst().filter { $0 != "traits" }
  }
  if parts.first == "layer", parts.count > 1 { parts.removeFirst() }
  if parts.first == "textInputTraits", parts.count > 1 { parts.removeFirst() }
  let states = ["normal", "highlighted", "disabled", "selected", "focused"]
  var ending = ""
  if let first = parts.first, states.contains(first), parts.count > 1 {
    parts.removeFirst()
    if first != "normal" { ending = " (\(first))" }
  }
  let words = parts.map { part in
    var result = ""
    var wasUpper = true
    for character in part {
      if character.isUppercase, !wasUpper { result += " " }
      result += wasUpper ? String(character) : character.lowercased()
      wasUpper = character.isUppercase
    }
    return result
  }
  return words.joined(separator: " ") + ending
}

/// Returns a number in Interface Builder's form: without a fraction if it is whole.
func numberText(_ value: Double) -> String {
  Int(exactly: value).map(String.init) ?? "\(value)"
}
