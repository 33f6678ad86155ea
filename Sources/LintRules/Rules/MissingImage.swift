internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum MissingImage: Rule {
  static let descriptor = DiagnosticDescriptor(
    "assets/missing-image", .warning,
    summary: "Images that no asset catalog and no image file of the project has, reported once per document",
    why: """
      UIKit shows nothing instead of them and only logs a message. Images of the system are not reported, and nothing is if the \
      project has no asset catalog.
      """,
    fix: .unsafe("Uses the closest name."),
    flagged: [.files(AssetExample.catalog(image: "logo"), AssetExample.document(image: "lgo"))],
    accepted: [.files(AssetExample.catalog(image: "logo"), AssetExample.document(image: "logo"))])

  static func check(_ input: LintInput, report: inout Report) {
    guard input.document.isOfInterfaceBuilder, input.resourceUses.contains(where: { $0.resource.kind == .image }) else {
      return
    }
    let names = input.assets()
    if !names.hasCatalog { return }
    let tree = input.tree
    let resources = input.resources.images
    // The system supplies symbols, and some images are embedded in the document.
    let others = Set(
      resources.filter { $0.isSymbol || tree.children(of: $0.node).contains { _ in true } }.map(\.name))
    for use in input.assetUses(of: .image)
    where !names.hasImage(use.resource.name) && !others.contains(use.resource.name) {
      // The system has the images of its catalog; other catalogs are reported.
      if tree.attribute(.catalog, of: use.node) != nil { continue }
      report.add(missing: use, among: names.images.union(names.imageFiles), of: names)
    }
  }
}

extension LintInput {
  /// The first use of each resource of a kind that an asset catalog must contain: uses in Interface Builder's
  /// documents, except of resources in a set, and of names that are reported because the document does not declare them.
  func assetUses(of kind: ResourceName.Kind) -> [ElementTree.ResourceUse] {
    var known = Set(sets.flatMap { $0.entries.map(\.resource) })
    known.formUnion(undeclared.uses.map(\.resource))
    return resourceUses.filter { use in
      use.resource.kind == kind && use.attribute.file == document.file && !use.resource.name.isEmpty
        && known.insert(use.resource).inserted
    }
  }
}

extension Report {
  /// Reports a resource that is not in any asset catalog.
  /// - Parameter known: the names of the resource's kind.
  mutating func add(missing use: ElementTree.ResourceUse, among known: Set<String>, of names: AssetNames) {
    let (kind, name) = (use.resource.kind, use.resource.name)
    let isElsewhere = names.elsewhere.contains(name)
    let sorted = isElsewhere ? [] : known.sorted()
    // Names in a catalog are similar, so that only a difference of one letter or of capitals is a probable misspelling.
    let meant =
      sorted.first { $0.hasSuffix("/" + name) } ?? sorted.first { $0.lowercased() == name.lowercased() }
      ?? closestMatch(to: name, in: sorted, within: 1)
    let similar = meant ?? sorted.filter { $0.hasPrefix(name) }.min { $0.utf8.count < $1.utf8.count }
    add(
      "unknown \(kind.noun) '\(name)': no asset catalog\(kind == .image ? " and no image file" : "") of the \(names.target.map { "target '\($0.escaped)'" } ?? "project") has it",
      at: use.attribute.valueSpan,
      about: .key(name),
      help: similar.map { "did you mean '\($0)'?" }
        ?? (isElsewhere
          ? "add the catalog or the file that has it to the target, or use another \(kind.noun)"
          : "add the \(kind.noun) to an asset catalog, or use another one"),
      fixes: meant.map { [.replacing(name, with: $0, at: use.attribute.valueSpan)] } ?? [])
  }
}

/// An asset catalog and a document that uses it.
enum AssetExample {
  static func catalog(image: String) -> DiagnosticExample.File {
    .whole("App/Assets.xcassets/\(image).imageset/Contents.json", "{\"images\": [{\"idiom\": \"universal\"}]}\n")
  }

  static func catalog(color: String) -> DiagnosticExample.File {
    .whole("App/Assets.xcassets/\(color).colorset/Contents.json", "{\"colors\": [{\"idiom\": \"universal\"}]}\n")
  }

  static func document(image: String) -> DiagnosticExample.File {
    .objects(
      "App/ExampleCell.xib",
      #"""
      <imageView image="\#(image)" id="v"><rect key="frame" x="0" y="0" width="44" height="44"/></imageView>
      """#)
  }

  static func document(color: String) -> DiagnosticExample.File {
    .objects(
      "App/ExampleCell.xib",
      #"""
      <view id="v">
        <rect key="frame" x="0" y="0" width="44" height="44"/>
        <color key="backgroundColor" name="\#(color)"/>
      </view>
      """#)
  }
}
