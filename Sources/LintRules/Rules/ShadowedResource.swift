internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum ShadowedResource: Rule {
  static let descriptor = DiagnosticDescriptor(
    "theme/shadowed-resource", .note,
    summary: "Resources of a theme that hide those of its set, and resources of a set that repeat its parent's",
    why: """
      They do not follow changes to the named colors, because the theme uses its own value. A set that overrides \
      its parent with another value is not reported.
      """,
    fix: .safe("Removes the entry if its value equals the set's."),
    flagged: [.files(SetExample.set, SetExample.cell("accent", resources: resources("0.8")))],
    accepted: [.files(SetExample.set, SetExample.cell("accent"))])

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.document.tree
    guard !input.home.isEmpty, let root = tree.documentElement else { return }
    let entries = tree.children(of: root, .resources).flatMap { Array(tree.children(of: $0)) }
    for node in entries {
      guard let resource = tree.resourceName(of: node), let text = text(of: node, in: tree),
        let (set, hidden) = supplier(of: resource, among: input.home)
      else { continue }
      let isSame = input.home.look(of: resource).allSatisfy { $0 == text }
      report.add(
        isSame
          ? "the set '\(set.name)' has the same \(resource.kind.noun) '\(resource.name)'"
          : "the \(resource.kind.noun) '\(resource.name)' hides the one of the set '\(set.name)'",
        at: tree[node].nameSpan,
        related: [.init(set.document.tree[hidden].nameSpan, "declared here in the set")],
        help: isSame
          ? "remove it, so that the theme uses the value of the set"
          : "remove it to use the value of the set, or rename it",
        fixes: isSame
          ? [
            Fix(
              "remove '\(resource.name)'", .safe,
              [
                Fix.Edit(
                  SourceSpan(file: input.file.id, range: input.file.wholeLines(of: tree[node].span.range)), "")
              ])
          ] : [])
    }
  }

  /// The value of an entry; `nil` if it has none or applies to one appearance only, which does not shadow the set's
  /// entry for the other.
  private static func text(of node: NodeID, in tree: ElementTree) -> String? {
    if tree.kind(of: node) == .image { return tree.resourceText(of: node) }
    guard tree.string(.appearance, of: node) == nil, tree.resourceValue(of: node) != nil else { return nil }
    return tree.resourceText(of: node)
  }

  private static func supplier(of resource: ResourceName, among sets: [ThemeSet]) -> (ThemeSet, NodeID)? {
    sets.lazy.compactMap { set in set.entries(of: resource).first.map { (set, $0) } }.first
  }

  static func check(_ input: SetLintInput, report: inout Report) {
    let tree = input.tree
    let entries = input.themeSet.entries
    var seen: [ResourceName: [NodeID]] = [:]
    for (resource, node) in entries {
      let appearance = tree.string(.appearance, of: node)
      if let first = seen[resource]?.first(where: { tree.string(.appearance, of: $0) == appearance }) {
        report.add(
          "duplicate \(resource.kind.noun) '\(resource.name)' in this set", at: tree[node].nameSpan,
          related: [.init(tree[first].nameSpan, "this one is used")], help: "remove the second one",
          fixes: [Fix("remove the second '\(resource.name)'", .safe, [input.removal(of: node)])])
      }
      seen[resource, default: []].append(node)
    }
    for (resource, node) in entries where seen[resource]?.first == node {
      guard let (set, hidden) = supplier(of: resource, among: input.ancestors),
        ([input.themeSet] + input.ancestors).look(of: resource) == input.ancestors.look(of: resource)
      else { continue }
      report.add(
        "the parent set '\(set.name)' has the same \(resource.kind.noun) '\(resource.name)'", at: tree[node].nameSpan,
        related: [.init(set.document.tree[hidden].nameSpan, "declared here in the parent")],
        help: "remove it: the value is inherited",
        fixes: [Fix("remove '\(resource.name)'", .safe, (seen[resource] ?? []).map { input.removal(of: $0) })])
    }
  }
}

private func resources(_ blue: String) -> String {
  """

    <resources>
      <namedColor name="accent">
        <color red="0.1" green="0.4" blue="\(blue)" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </namedColor>
    </resources>
  """
}
