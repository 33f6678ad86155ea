internal import ThemeDatabase
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

struct InlayHint: Encodable {
  var position: Position
  var label: String
  var tooltip: String?
  var paddingLeft = true
}

extension Inquiry {
  /// The names of the objects behind ids. In a theme with a parent also the values that it overrides or inherits.
  func inlayHints(in range: TextRange) -> [InlayHint] {
    let start = UInt32(clamping: positions.offset(of: range.start))
    let end = UInt32(clamping: positions.offset(of: range.end))
    guard isMarkup(path), start <= end else { return [] }
    var hints = HintBuilder(self, asked: start...end, inherited: inheritedTree)
    for node in tree.all where tree[node].range.start <= end && tree[node].startTagEnd >= start {
      hints.addNames(at: node)
      hints.addInheritedValues(of: node)
    }
    hints.addOverriddenValues()
    return hints.found.sorted { $0.offset < $1.offset }.map(\.hint)
  }
}

private struct HintBuilder {
  private let inquiry: Inquiry
  private let asked: ClosedRange<UInt32>
  private let inherited: InheritedTree?
  private let names: InheritedNames
  private var known: [ObjectID: String?] = [:]
  private(set) var found: [(offset: UInt32, hint: InlayHint)] = []

  /// The maximum length of a hint; the tooltip has the whole text.
  private static let longest = 60

  init(_ inquiry: Inquiry, asked: ClosedRange<UInt32>, inherited: InheritedTree?) {
    self.inquiry = inquiry
    self.asked = asked
    self.inherited = inherited
    names = InheritedNames(inquiry, inherited)
  }

  private mutating func add(_ text: String, after value: SourceRange) {
    // The quotation mark follows the value.
    let offset = value.end &+ 1
    guard asked.contains(offset) else { return }
    let text = text.escaped
    let isLong = text.count > Self.longest
    found.append(
      (
        offset,
        InlayHint(
          position: inquiry.positions.position(of: offset), label: isLong ? text.prefix(Self.longest) + "…" : text,
          tooltip: isLong ? text : nil)
      ))
  }

  /// Adds the names of the objects to which an element refers, and of the inherited object that it changes.
  mutating func addNames(at node: NodeID) {
    let tree = inquiry.tree
    guard let descriptor = tree.kind(of: node).descriptor else { return }
    for attribute in tree.attributes(of: node) {
      let type = descriptor.type(of: attribute.name)
      let id = ObjectID(attribute.value)
      guard type == .reference || type == .id && isInherited(id), let name = name(of: id) else { continue }
      add(name, after: attribute.valueRange)
    }
  }

  /// Whether a parent declares an object.
  private func isInherited(_ id: ObjectID) -> Bool {
    inherited.map { inherited in inherited.index[id].map { inherited.tree.file(of: $0) != inherited.file } ?? false }
      ?? false
  }

  /// The name of an object with its kind, such as `label 'Total'`, or its kind alone; `nil` if there is no such object.
  private mutating func name(of id: ObjectID) -> String? {
    if let name = known[id] { return name }
    let name = names.label(of: id)
    known[id] = .some(name)
    return name
  }

  /// Adds the attributes that an element has in its theme's parents, and not in the theme.
  mutating func addInheritedValues(of node: NodeID) {
    guard let inherited, let id = inquiry.tree.objectID(of: node), let object = inherited.index[id],
      let last = inquiry.tree.attributes(of: node).map(\.valueRange).max(by: { $0.end < $1.end })
    else { return }
    let values = inherited.tree.attributes(of: object).filter { $0.file != inherited.file && $0.name != .id }
    if values.isEmpty { return }
    add("inherits " + values.map { "\($0.writtenName)=\"\($0.value)\"" }.joined(separator: " "), after: last)
  }

  /// Adds the values of parents after the values that override them.
  mutating func addOverriddenValues() {
    guard let inherited else { return }
    let tree = inherited.tree
    for attribute in tree.allAttributes where attribute.file == inherited.file && attribute.isOverride {
      // A key distinguishes an element from its siblings, and so is the same in the parent.
      guard attribute.name != .key, let value = tree.overridden(by: attribute).first, value.text != attribute.value
      else { continue }
      add("over \"\(value.text)\"", after: attribute.valueRange)
    }
    for node in tree.all where tree.file(of: node) == inherited.file {
      guard let value = tree.overridden(by: node).first,
        let last = tree.attributes(of: node).map(\.valueRange).max(by: { $0.end < $1.end })
      else { continue }
      add("over \(value.valueText)", after: last)
    }
  }
}
