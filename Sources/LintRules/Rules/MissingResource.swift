internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum MissingResource: Rule {
  static let descriptor = DiagnosticDescriptor(
    "theme/missing-resource", .error,
    summary: "Names of colors, fonts and images that neither the theme nor its sets declare",
    why: """
      Anything that uses an unknown color is not drawn. Unknown fonts and images may belong to the system or the app, so \
      they are reported only if a declared name is similar, or if a font name starts with a lowercase letter.
      """,
    fix: .unsafe("Uses the closest name."),
    flagged: [.files(SetExample.set, SetExample.cell("acent"))],
    accepted: [.files(SetExample.set, SetExample.cell("accent"))])

  static func check(_ input: LintInput, report: inout Report) {
    // The set's missing parent may declare them.
    if input.sets.contains(where: \.isErroneous) { return }
    let (uses, known) = input.undeclared
    add(uses, in: input.tree, known: known, hasSets: !input.sets.isEmpty, to: &report)
  }

  /// See ``LintInput/undeclared``.
  fileprivate static func undeclared(_ input: LintInput) -> (uses: [ElementTree.ResourceUse], known: Set<ResourceName>)
  {
    let tree = input.tree
    let uses = input.resourceUses.filter { $0.attribute.file == input.document.file }
    if uses.isEmpty { return ([], []) }
    let own = Set(tree.nodes(.resources).flatMap { tree.children(of: $0).compactMap { tree.resourceName(of: $0) } })
    var known = own.union(input.sets.flatMap { $0.entries.map(\.resource) })
    if input.sets.isEmpty, input.document.isOfInterfaceBuilder {
      // The app's asset catalogs contain the resources of such a document. Interface Builder removes unused names, so
      // an unused name suggests that a similar name in use is misspelled.
      let used = Set(uses.map(\.resource))
      let unused = own.subtracting(used)
      if unused.isEmpty { return ([], []) }
      // The rules about asset catalogs report names that the project's catalogs lack.
      if input.assets().hasCatalog { known.formUnion(used.filter { $0.kind != .font }) }
      known.formUnion(uses.filter { input.tree.attribute(.catalog, of: $0.node) != nil }.map(\.resource))
      known.formUnion(
        used.filter { use in
          closestMatch(to: use.name, in: unused.lazy.filter { $0.kind == use.kind }.map(\.name).sorted()) == nil
        })
    }
    return (uses.filter { !known.contains($0.resource) }, known)
  }

  static func check(_ input: SetLintInput, report: inout Report) {
    let lineage = [input.themeSet] + input.ancestors
    let known = Set(lineage.flatMap { $0.entries.map(\.resource) })
    checkAppearances(input, lineage, &report)
    let uses = input.tree.resourceUses
    if !lineage.contains(where: \.isErroneous) {
      add(uses.filter { !known.contains($0.resource) }, in: input.tree, known: known, hasSets: true, to: &report)
    }
    for use in uses where known.contains(use.resource) {
      guard let fault = fault(following: use.resource, in: lineage) else { continue }
      report.add(
        "the \(use.resource.kind.noun) '\(use.resource.name)' \(fault)", at: use.attribute.valueSpan,
        help: "give it a value")
    }
  }

  /// Reports colors with a variant for an appearance alone, which are missing in the others.
  private static func checkAppearances(_ input: SetLintInput, _ lineage: [ThemeSet], _ report: inout Report) {
    var seen: Set<ResourceName> = []
    for (resource, node) in input.themeSet.entries where seen.insert(resource).inserted {
      let isWhole = lineage.contains { set in
        set.entries(of: resource).contains { set.document.tree.attribute(.appearance, of: $0) == nil }
      }
      guard !isWhole, let appearance = input.tree.attribute(.appearance, of: node),
        let name = input.tree.attribute(.name, of: node)
      else { continue }
      report.add(
        "the \(resource.kind.noun) '\(resource.name)' is declared for \(appearance.value) appearance alone",
        at: name.valueSpan, help: "declare it without 'appearance' too, for all others")
    }
  }

  /// Reports each unknown name at its first use.
  private static func add(
    _ uses: [ElementTree.ResourceUse], in tree: ElementTree, known: Set<ResourceName>, hasSets: Bool,
    to report: inout Report
  ) {
    var places: [ResourceName: [ElementTree.ResourceUse]] = [:]
    for use in uses { places[use.resource, default: []].append(use) }
    for use in uses {
      guard let all = places.removeValue(forKey: use.resource) else { continue }
      add(all, of: use.resource, in: tree, known: known, hasSets: hasSets, to: &report)
    }
  }

  private static func add(
    _ uses: [ElementTree.ResourceUse], of resource: ResourceName, in tree: ElementTree, known: Set<ResourceName>,
    hasSets: Bool, to report: inout Report
  ) {
    let (kind, name) = (resource.kind, resource.name)
    // A resource cannot refer to itself.
    let owners = Set(uses.compactMap { use in tree.parent(of: use.node).flatMap { tree.string(.name, of: $0) } })
    let names = known.filter { $0.kind == kind && !owners.contains($0.name) }.map(\.name).sorted()
    let meant = onlyMatch(to: name, in: names)
    var uses = uses
    switch kind {
    case .color: break
    case .font:
      let isOwnName = hasSets && name.utf8.first.map { (0x61...0x7A).contains($0) } ?? false
      uses = uses.filter { tree.kind(of: $0.node) == .fontDescription }
      guard meant != nil || isOwnName else { return }
    case .image: if meant == nil { return }
    }
    guard let first = uses.first else { return }
    report.add(
      "unknown \(kind.noun) '\(name)': neither the theme nor its sets declare it", at: first.attribute.valueSpan,
      related: uses.dropFirst().map { .init($0.attribute.valueSpan, "also used here") },
      help: meant.map { "did you mean '\($0)'?" }
        ?? (names.isEmpty
          ? "add a '<\(kind.element.name) name=\"\(name)\">' to the '<resources>' of the theme or of a \(ThemeSetFile.name)"
          : "known names: \(names.quotedList())"),
      fixes: Fix.correcting(name, to: meant, at: uses.map(\.attribute.valueSpan)))
  }

  /// The problem with the value of a resource. References are followed up to eight times; cycles are reported.
  private static func fault(following resource: ResourceName, in lineage: [ThemeSet]) -> String? {
    var next = resource
    var chain = [resource.name]
    for _ in 0..<8 {
      let found = lineage.lazy.compactMap { set in
        set.entries(of: next).first.map { (tree: set.document.tree, node: $0) }
      }.first
      guard let found, let target = found.tree.target(of: found.node) else { return nil }
      chain.append(target.name)
      if target == resource {
        return "refers to itself" + (chain.count > 2 ? ": \(chain.joined(separator: " → "))" : "")
      }
      next = target
    }
    return "refers to more than eight names in a chain"
  }
}

extension LintInput {
  /// The names in the document that neither it nor its sets declare, and the names that are known.
  var undeclared: (uses: [ElementTree.ResourceUse], known: Set<ResourceName>) {
    known.value(\.undeclared) { MissingResource.undeclared(self) }
  }
}

/// A set with a color, and a theme that uses it, for the examples of the rules about sets.
enum SetExample {
  static let set = set(
    accent: #"<color red="0.1" green="0.4" blue="0.8" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#)

  /// A set; `more` contains further resources.
  static func set(accent: String, more: String = "") -> DiagnosticExample.File {
    .whole(
      ThemeSetFile.name,
      """
      <themeSet name="Example">
        <resources>
          <namedColor name="accent">
            \(accent)
          </namedColor>\(more)
        </resources>
      </themeSet>

      """)
  }

  /// A cell with a named background color; `resources` are those that the cell declares.
  static func cell(_ name: String, resources: String = "") -> DiagnosticExample.File {
    .whole(
      "ExampleCell.xml",
      """
      <document>
        <objects>
          <view id="v">
            <rect key="frame" x="0" y="0" width="320" height="44"/>
            <color key="backgroundColor" name="\(name)"/>
            <color key="tintColor" name="accent"/>
          </view>
        </objects>\(resources)
      </document>

      """)
  }
}
