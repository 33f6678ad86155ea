internal import ThemeSemantics
package import ThemeSource
package import ThemeSyntax

/// A form in which a theme can be written.
package enum ConvertedForm: String, Sendable, CaseIterable {
  /// `.xml`: the differences from the parent.
  case overlay
  /// `.xml`: the whole tree, with a header.
  case complete
  /// `.xib`: the whole tree, for Interface Builder.
  case xib
}

/// The attributes of `<theme>`, in the order written.
package struct HeaderFields: Sendable {
  package var screenlet: String?
  package var name: String?
  package var kind: String?
  package var parent: String?
  package var viewModel: String?

  package init(
    screenlet: String? = nil, name: String? = nil, kind: String? = nil, parent: String? = nil, viewModel: String? = nil
  ) {
    self.screenlet = screenlet
    self.name = name
    self.kind = kind
    self.parent = parent
    self.viewModel = viewModel
  }

  func attributes(_ form: ConvertedForm) -> [MarkupTree.Attribute] {
    let fields = [
      ("screenlet", screenlet), ("name", name), ("kind", kind), ("parent", parent), ("viewModel", viewModel),
      ("form", form.rawValue),
    ]
    return fields.compactMap { name, value in value.map { MarkupTree.Attribute(name, $0) } }
  }
}

/// Makes the overlay that turns its parent's resolved tree into a complete tree.
///
/// The result is verified: applied to the parent, it gives the same tree (``ThemeSyntax/ElementTree/meaning``). Returns
/// nil with an error if overlays cannot express the difference.
/// - Parameter names: ids of the theme's elements and the parent's ids that replace them; at least those of the root
///   views.
package func makeOverlay(
  of target: ElementTree, over base: ElementTree, header: HeaderFields, renaming names: [String: String] = [:],
  limits: Limits = .standard
) -> Diagnosed<[UInt8]?> {
  let target = target.renaming(names)
  var maker = OverlayMaker(of: target, over: base)
  var markup = maker.make()
  if !markup.isEmpty {
    let theme = markup.make("theme", header.attributes(.overlay))
    markup.insert(theme, into: markup.root, at: 0)
  }
  let bytes = markup.formatted().write()
  let file = SourceFile(id: FileID(rawValue: .max), path: "overlay.xml", bytes: bytes)
  let overlay = parse(file, limits: limits)
  let applied = apply(overlay: overlay.value.tree, to: base, limits: limits)
  let (made, wanted) = (applied.value.meaning, target.meaning)
  if !overlay.diagnostics.contains(where: \.preventsEditing), made == wanted { return Diagnosed(bytes) }
  let reason = maker.obstacles.first ?? applied.diagnostics.first?.message ?? firstDifference(made, wanted)
  return Diagnosed(
    nil,
    [
      Diagnostic(
        .notAnOverlay,
        "the difference from the parent cannot be expressed as an overlay: \(reason.escaped)",
        at: target.documentElement.map { target[$0].nameSpan },
        help: "convert to another form: --to complete or --to xib")
    ])
}

/// Describes the first difference between two meanings by an excerpt of each.
private func firstDifference(_ a: String, _ b: String) -> String {
  let (mine, other) = (Array(a.utf8), Array(b.utf8))
  let part = zip(mine, other).prefix { $0 == $1 }.count
  let place =
    tokens(of: mine[...]).last { Int($0.range.start) <= part && $0.kind != .text }.map { Int($0.range.start) } ?? part
  func excerpt(_ bytes: [UInt8]) -> String { String(decoding: bytes.dropFirst(place).prefix(80), as: UTF8.self) }
  return "'\(excerpt(other))' became '\(excerpt(mine))'"
}

/// Returns a resolved tree as a complete theme file with a header.
///
/// - Parameter identifiers: identifiers for elements without one, by id.
package func makeComplete(
  of tree: ElementTree, header: HeaderFields, identifiers: [String: String] = [:]
) -> [UInt8] {
  var markup = MarkupTree(copying: tree)
  markup.dropHeader()
  if !markup.isEmpty { markup.insert(markup.make("theme", header.attributes(.complete)), into: markup.root, at: 0) }
  markup.removeEmptyLists()
  for index in markup.isEmpty || identifiers.isEmpty ? [] : markup.subtree(of: markup.root) {
    guard let name = markup.id(of: index).flatMap({ identifiers[$0] }),
      markup.string("restorationIdentifier", of: index) == nil
    else { continue }
    markup.set("restorationIdentifier", to: name, of: index)
  }
  return markup.formatted().write()
}

/// Returns a resolved tree as an `.xib` that Interface Builder opens: without header and edits, with unique ids and the
/// parts of every Interface Builder document.
package func makeStandalone(of tree: ElementTree, style: FormatStyle = FormatStyle()) -> [UInt8] {
  var markup = MarkupTree(copying: tree)
  guard !markup.isEmpty else { return markup.write() }
  if style.dropsNoise { markup.dropNoise() }
  markup.dropHeader()
  markup.remove(
    Set(markup.nodes.indices.filter { markup[$0].kind.role == .edit || markup[$0].kind == .namedFont }))
  if tree.usesAutoLayout, let document = tree.documentElement, tree.attribute(.useAutolayout, of: document) == nil {
    // Without the attribute, an Interface Builder document does not use Auto Layout.
    markup.set("useAutolayout", to: "YES", of: markup.root)
  }
  markup.completeDocument()
  markup.makeIDsUnique()
  markup.removeEmptyLists()
  return markup.formatted().write()
}

extension MarkupTree {
  fileprivate mutating func dropHeader() {
    for child in nodes.first?.children ?? [] where nodes[child].kind == .theme { remove(child) }
  }

  /// Adds the parts that Interface Builder expects of every document and a theme may omit.
  fileprivate mutating func completeDocument() {
    let defaults = [
      ("type", "com.apple.InterfaceBuilder3.CocoaTouch.XIB"), ("version", "3.0"), ("toolsVersion", "14460.31"),
      ("targetRuntime", "iOS.CocoaTouch"), ("propertyAccessControl", "none"),
    ]
    for (name, value) in defaults where string(name, of: root) == nil { set(name, to: value, of: root) }
    if child(of: root, .dependencies) == nil {
      let plugIn = make(
        "plugIn",
        [.init("identifier", "com.apple.InterfaceBuilder.IBCocoaTouchPlugin"), .init("version", "14460.20")])
      let dependencies = make("dependencies")
      insert(plugIn, into: dependencies)
      insert(dependencies, into: root)
    }
    guard string("type", of: root)?.contains("Storyboard") == false, let objects = child(of: root, .objects) else {
      return
    }
    let present = Set(nodes[objects].children.compactMap { string("placeholderIdentifier", of: $0) })
    if !present.contains("IBFirstResponder") {
      insert(
        make(
          "placeholder",
          [.init("placeholderIdentifier", "IBFirstResponder"), .init("id", "-2"), .init("customClass", "UIResponder")]),
        into: objects, at: 0)
    }
    if !present.contains("IBFilesOwner") {
      insert(
        make(
          "placeholder",
          [.init("placeholderIdentifier", "IBFilesOwner"), .init("id", "-1"), .init("userLabel", "File's Owner")]),
        into: objects, at: 0)
    }
  }

  /// Assigns a new id to every object, constraint and connection without an id or with a duplicate.
  fileprivate mutating func makeIDsUnique() {
    var taken = Set(subtree(of: root).compactMap { id(of: $0) })
    var seen: Set<String> = []
    for (place, index) in subtree(of: root).enumerated() {
      if let own = id(of: index) {
        if !seen.insert(own).inserted { set("id", to: freshID(like: own, avoiding: &taken), of: index) }
        continue
      }
      switch nodes[index].kind.role {
      case .view, .controller, .object, .guide, .constraint, .connection:
        set("id", to: freshID(like: "\(nodes[index].name)\(place)", avoiding: &taken), of: index)
      case .document, .value, .structure, .list, .resource, .metadata, .edit, .opaque: break
      }
    }
  }
}
