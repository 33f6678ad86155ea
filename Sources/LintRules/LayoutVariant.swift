package import ThemeLayout
internal import ThemeSource
internal import ThemeSyntax

/// The layouts of a theme's screens in another condition than the recorded one: on another device, or with larger text. The
/// cells of their tables are among them.
package struct LayoutVariant: Sendable {
  /// The condition as messages name it, such as `iPhone SE`.
  package var name: String
  /// In document order.
  package var layouts: [LayoutTree]

  package init(name: String, layouts: [LayoutTree]) {
    self.name = name
    self.layouts = layouts
  }
}

/// What is wrong with views in some conditions: reported once for each view, with the conditions.
struct VariantFindings {
  private struct Finding {
    var node: NodeID
    var message: String
    var names: [String]
    var help: String
  }

  private var findings: [Finding] = []
  private var places: [NodeID: Int] = [:]

  /// Views that were reported as recorded.
  private var known: Set<NodeID> = []

  /// Leaves out what is wrong with a view wherever it is shown.
  mutating func ignore(_ node: NodeID) { known.insert(node) }

  /// Notes what is wrong in a condition; of several messages about a view the first counts.
  mutating func add(_ message: String, about node: NodeID, in variant: LayoutVariant, help: String) {
    if known.contains(node) { return }
    if let place = places[node] {
      if findings[place].names.last != variant.name { findings[place].names.append(variant.name) }
      return
    }
    places[node] = findings.count
    findings.append(Finding(node: node, message: message, names: [variant.name], help: help))
  }

  /// Reports the views at their tags.
  func report(_ input: LintInput, to report: inout Report) {
    for finding in findings {
      report.add(
        "\(finding.message) on \(finding.names.series("and"))", at: input.tree[finding.node].nameSpan,
        help: finding.help)
    }
  }
}
