package import ThemeLayout
internal import ThemeSource
internal import ThemeSyntax

/// The layouts of a theme's screens in other conditions than the recorded ones: on another device, or with larger text.
/// They include the cells of tables.
package struct LayoutVariant: Sendable {
  /// The name of the condition in messages, such as `iPhone SE`.
  package var name: String
  /// The language of the texts; nil for those of the document.
  package var language: String?
  /// In document order.
  package var layouts: [LayoutTree] = []

  package init(name: String, language: String? = nil) {
    self.name = name
    self.language = language
  }
}

/// Problems of views in some conditions. Each view is reported once, with all its conditions.
struct VariantFindings {
  private struct Finding {
    var node: NodeID
    var message: String
    var names: [String]
    /// The languages of the texts, if the document's texts do not have the problem.
    var languages: [String]
    var help: String
    var related: [Diagnostic.Related]
  }

  private var findings: [Finding] = []
  private var places: [NodeID: Int] = [:]

  /// Views that are reported with their recorded layout.
  private var known: Set<NodeID> = []

  /// Excludes a view that has the problem in every layout.
  mutating func ignore(_ node: NodeID) { known.insert(node) }

  /// Records a problem in a condition. The first message about a view is kept.
  mutating func add(
    _ message: String, about node: NodeID, in variant: LayoutVariant, related: [Diagnostic.Related] = [], help: String
  ) {
    if known.contains(node) { return }
    if let place = places[node] {
      if let language = variant.language {
        if !findings[place].languages.isEmpty { findings[place].languages.append(language) }
      } else if findings[place].names.last != variant.name {
        findings[place].names.append(variant.name)
      }
      return
    }
    places[node] = findings.count
    findings.append(
      Finding(
        node: node, message: message, names: [variant.name], languages: variant.language.map { [$0] } ?? [], help: help,
        related: related))
  }

  /// Reports the views at their tags.
  func report(_ input: LintInput, to report: inout Report) {
    for finding in findings {
      report.add(
        "\(finding.message) on \(finding.names.series("and"))"
          + (finding.languages.isEmpty ? "" : " in \(finding.languages.quotedSeries("and"))"),
        at: input.tree[finding.node].nameSpan,
        related: finding.related, help: finding.help)
    }
  }
}
