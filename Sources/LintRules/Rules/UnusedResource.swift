internal import ThemeLayout
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum UnusedResource: Rule {
  static let descriptor = DiagnosticDescriptor(
    "theme/unused-resource", .note,
    summary: """
      Images, colors and fonts in '<resources>' of a theme written by hand that neither the theme nor its descendants use, \
      and resources of a set that no theme uses
      """,
    why: """
      They may be left over from an earlier design and mislead readers. In documents of Interface Builder they are not reported, \
      because it updates the list when it saves a document. Resources are not reported if a file \
      that may use them cannot be read completely, or if an unknown name in the theme is similar.
      """,
    fix: .unsafe("Removes the entry. The app's code, or themes that were not read, may use it."),
    flagged: [
      .files(.whole("ExampleCell.xml", resources(#""#))),
      .files(
        SetExample.set(
          accent:
            #"<color white="0.2" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#,
          more: """

                <namedColor name="line">
                  <color white="0.8" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                </namedColor>
            """), SetExample.cell("accent")),
    ],
    accepted: [
      .files(.whole("ExampleCell.xml", resources(#"<color key="backgroundColor" name="accent"/>"#)))
    ])

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    guard let root = tree.documentElement, !input.document.isOfInterfaceBuilder else { return }
    let entries = tree.children(of: root, .resources).flatMap { Array(tree.children(of: $0)) }.filter { node in
      [.image, .namedColor, .namedFont].contains(tree.kind(of: node)) && input.isOwn(node)
    }
    if entries.isEmpty || !input.descendants.allSatisfy(\.isReadWhole) { return }
    let trees = input.descendants.map(\.tree) + [tree]
    let resources = entries.compactMap { node in tree.resourceName(of: node).map { (node: node, name: $0) } }
    let names = Set(resources.map(\.name.name))
    let used = trees.reduce(into: Set<String>()) { $0.formUnion($1.mentioned(of: names)) }
    let unused = resources.filter { !used.contains($0.name.name) }
    if unused.isEmpty { return }
    let uses = Set(trees.flatMap { $0.resourceUses.map(\.resource) })
    let unknown = uses.subtracting(resources.map(\.name) + input.sets.flatMap { $0.entries.map(\.resource) })
    for (node, resource) in unused where !isMeant(resource, by: unknown) {
      report.add(
        "unused \(noun(tree.kind(of: node))) '\(resource.name)'", at: tree[node].nameSpan,
        about: .key(resource.name), help: "remove it",
        fixes: [Fix("remove '\(resource.name)'", .unsafe, [input.removal(of: node)])])
    }
  }

  static func check(_ input: SetLintInput, report: inout Report) {
    guard let used = input.used else { return }
    let tree = input.tree
    let unknown = used.subtracting(([input.themeSet] + input.ancestors).flatMap { $0.entries.map(\.resource) })
    for (resource, node) in input.themeSet.entries where !used.contains(resource) && !isMeant(resource, by: unknown) {
      report.add(
        "unused \(resource.kind.noun) '\(resource.name)' of the set '\(input.themeSet.name)'",
        at: tree[node].nameSpan, about: .key(resource.name), help: "remove it",
        fixes: [Fix("remove '\(resource.name)'", .unsafe, [input.removal(of: node)])])
    }
  }

  /// Whether one of the unknown names is a misspelling of a resource.
  private static func isMeant(_ resource: ResourceName, by unknown: Set<ResourceName>) -> Bool {
    unknown.contains { $0.kind == resource.kind && closestMatch(to: $0.name, in: [resource.name]) != nil }
  }

  private static func noun(_ kind: ElementKind) -> String {
    kind == .image ? "image" : kind == .namedColor ? "color" : "font"
  }
}

private func resources(_ color: String) -> String {
  #"""
  <document useAutolayout="YES">
    <objects>
      <view id="v"><rect key="frame" x="0" y="0" width="320" height="44"/>\#(color)</view>
    </objects>
    <resources>
      <namedColor name="accent">
        <color red="0.1" green="0.5" blue="0.9" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </namedColor>
    </resources>
  </document>

  """#
}
