import ThemeSource
import ThemeSyntax
import ThemeText

/// Measures the fonts of a document that have no table or an estimated one, by their names.
///
/// Interface Builder had the fonts and recorded the sizes of labels in them. A label that its constraints leave free is
/// as large as its text. Others may be stretched, so that two of them must agree.
/// - Parameter views: The views of a root. Nothing is measured if none of them uses such a font.
func measuredFonts(
  of views: ViewTree, _ fonts: ElementFonts, facts: DocumentFacts, metrics: TextMetrics
) -> [String: MeasuredFont] {
  guard case .fonts(let table) = metrics,
    views.views.contains(where: { $0.kind.sizeRule != .none && table.estimatesWidths(of: fonts.font(of: $0.node)) })
  else { return [:] }
  let texts = ElementTexts(tree: fonts.tree, fonts: fonts)
  let labels = fonts.tree.nodes(.label).compactMap { node -> RecordedLine? in
    let font = fonts.font(of: node)
    return table.estimatesWidths(of: font)
      ? RecordedLine(node, font, texts, metrics, pixel: 1 / facts.textScale) : nil
  }
  if labels.isEmpty { return [:] }
  let fixed = FixedLengths(of: Set(labels.compactMap { fonts.tree.objectID(of: $0.node) }), in: fonts.tree)
  // Faces of a family differ in width, and rarely in height.
  let heights = Dictionary(grouping: labels, by: \.family).mapValues { lines in
    agreement(lines.map { ($0.lineHeight, fixed.isFree($0.node, .vertical)) }, in: 0.9...1.6)
  }
  return Dictionary(grouping: labels, by: \.name).mapValues { lines in
    MeasuredFont(
      lineHeight: heights[lines[0].family] ?? nil,
      width: agreement(lines.map { ($0.width, fixed.isFree($0.node, .horizontal)) }, in: 0.7...1.4))
  }
}

/// The middle of the values that most ranges have in common; nil if no two ranges, and no free one, have any.
/// - Parameter limits: The values that a font may have.
private func agreement(
  _ ranges: [(values: ClosedRange<Double>, isFree: Bool)], in limits: ClosedRange<Double>
) -> Double? {
  var ends: [(value: Double, change: Int)] = []
  for range in ranges where range.values.overlaps(limits) {
    let votes = range.isFree ? 2 : 1
    ends += [(range.values.lowerBound, votes), (range.values.upperBound, -votes)]
  }
  ends.sort { $0.value != $1.value ? $0.value < $1.value : $0.change > $1.change }
  var (votes, most) = (0, 1)
  var agreed: Double?
  for (end, next) in zip(ends, ends.dropFirst()) {
    votes += end.change
    // A range that begins next would narrow the values.
    if votes > most, next.change < 0 { (most, agreed) = (votes, (end.value + next.value) / 2) }
  }
  return agreed
}

/// The recorded size of a label with one line of text.
private struct RecordedLine {
  var node: NodeID
  /// The font's name in ``ElementFonts/measured``.
  var name: String
  var family: String
  /// The heights of a line, in em, that become the recorded one when rounded up to pixels.
  var lineHeight: ClosedRange<Double>
  /// The widths relative to the estimate that become about the recorded one: letters differ between designs.
  var width: ClosedRange<Double>

  /// Nil for a label without a recorded size, and for one that may have several lines.
  init?(_ node: NodeID, _ font: FontDescriptor, _ texts: ElementTexts, _ metrics: TextMetrics, pixel: Points) {
    let tree = texts.tree
    guard case .named(let family) = font.family, tree.bool(.misplaced, of: node) != true,
      tree.bool(.ambiguous, of: node) != true, let frame = tree.rect(key: "frame", of: node),
      let text = texts.string(.text, of: node), !text.isEmpty, !text.utf8.contains(0x0A)
    else { return nil }
    self.node = node
    name = font.faceName ?? family
    self.family = String(name.prefix { $0 != "-" })
    let estimate = metrics.width(of: text, font: font)
    guard estimate > 0, frame.width > 0, frame.height > 0,
      tree.integer(.numberOfLines, of: node) ?? 1 == 1 || estimate * 1.1 < frame.width
    else { return nil }
    let height = frame.height / font.pointSize
    let width = frame.width / estimate
    lineHeight = height - (pixel + 0.01) / font.pointSize...height + 0.01 / font.pointSize
    self.width = width * 0.98...width * 1.02
  }
}

/// The widths and heights of views that constraints determine.
private struct FixedLengths {
  private let tree: ElementTree
  /// The edges, centers and lengths of views that equalities determine.
  private var determined: [ObjectID: Set<Anchor.Line>] = [:]

  init(of views: Set<ObjectID>, in tree: ElementTree) {
    self.tree = tree
    for constraint in tree.nodes(.constraint) where tree.string(.relation, of: constraint) ?? "equal" == "equal" {
      let owner = tree.parent(of: constraint).flatMap { tree.parent(of: $0) }
      for (item, attribute) in [
        (AttributeName.firstItem, AttributeName.firstAttribute), (.secondItem, .secondAttribute),
      ] {
        guard let view = tree.reference(item, of: constraint) ?? owner.flatMap({ tree.objectID(of: $0) }),
          views.contains(view), let anchor = tree.string(attribute, of: constraint).flatMap({ Anchor(attribute: $0) })
        else { continue }
        determined[view, default: []].insert(anchor.line)
      }
    }
  }

  /// Whether constraints place a view on an axis without determining its length.
  func isFree(_ node: NodeID, _ axis: Axis) -> Bool {
    guard let id = tree.objectID(of: node), let parent = tree.parent(of: node).flatMap({ tree.parent(of: $0) }),
      tree.bool(.translatesAutoresizingMaskIntoConstraints, of: node) == false
    else { return false }
    let lines = (determined[id] ?? []).filter { Anchor(line: $0).axis == axis }
    guard tree.kind(of: parent) == .stackView else {
      return lines.count == 1 && !lines.contains { Anchor(line: $0).isLength }
    }
    let along: Axis = tree.string(.axis, of: parent) == "vertical" ? .vertical : .horizontal
    return axis != along && lines.isEmpty && !["fill", nil].contains(tree.string(.alignment, of: parent))
  }
}
