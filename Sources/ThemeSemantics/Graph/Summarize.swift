internal import ThemeSource
package import ThemeSyntax

/// Summarizes a file for linking. Never fails: a file that is not a theme gets another role.
///
/// - Parameters:
///   - folder: the index of the file's folder in the theme path, 0 being searched first; folders past 65,535 count as the
///     last.
///   - name: the right name of a misnamed file.
package func summarize(_ document: ThemeDocument, folder: Int = 0, name right: FileName? = nil) -> ThemeSummary {
  let name = right ?? FileName(of: document)
  let tree = document.tree
  let root = document.rootViews.first
  var summary = ThemeSummary(
    name: name, role: role(of: document, name: name), file: document.file, format: document.format,
    rootClass: root.flatMap { tree.string(.customClass, of: $0) })
  summary.folder = UInt16(clamping: folder)
  summary.module = root.flatMap { tree.string(.customModule, of: $0) }
  if let place = document.header?.node ?? root ?? tree.documentElement { summary.anchor = tree[place].nameRange }
  if let header = document.header {
    summary.hasHeader = true
    summary.statedKind = header.kind.flatMap { ThemeKind(rawValue: $0) }
    let form = header.form.flatMap { ThemeForm(rawValue: $0) }
    // The contents decide; the header is reported.
    let isOverlay = form == .complete && header.parent != nil && document.hasOnlyChanges
    summary.statedForm = isOverlay ? .overlay : form
    if let parent = header.parent, !parent.isEmpty {
      summary.statedParent = parent
      summary.parentRange = tree.attribute(.parent, of: header.node)?.valueRange ?? .zero
    }
  } else if name.ending == .xml, summary.role == .theme {
    summary.isHeadlessOverlay = document.hasOnlyChanges
  }
  if document.format == .xib || document.format == .storyboard { collectEmbeds(of: tree, into: &summary) }
  return summary
}

private func role(of document: ThemeDocument, name: FileName) -> FileRole {
  switch document.format {
  case .notIOS, .themeSet: return .foreign
  // An unreadable file with a theme's name is still that theme: no other theme replaces it.
  case .unreadable: if document.isReadWhole || name.screenlet == nil { return .foreign }
  case .storyboard: return .host
  case .xib: break
  }
  if name.variant != nil { return .variant }
  return name.screenlet == nil ? .part : .theme
}

private func collectEmbeds(of tree: ElementTree, into summary: inout ThemeSummary) {
  // Most files embed no Screenlets, which is detected without a look at each element.
  guard
    tree.hasValue(of: .customClass, endingIn: "Screenlet") || tree.hasValue(of: .keyPath, endingIn: "themeName")
      || !tree.nodes(.remove).isEmpty
  else { return }
  for node in tree.all {
    switch tree.kind(of: node) {
    case .remove:
      if let id = tree.string(.reference, of: node) { summary.removed.append(stableHash(id)) }
    case .placeholder: break
    case .userDefinedRuntimeAttribute:
      collectThemeName(node, of: tree, into: &summary)
    default:
      // The root view of a theme is not an embedded Screenlet, even if its class is one by mistake.
      let isRoot = tree.parent(of: node).map { tree.kind(of: $0) == .objects } ?? true
      guard let screenlet = embeddedScreenlet(of: node, in: tree), !(isRoot && summary.role == .theme) else { continue }
      summary.embeds.append(
        ThemeSummary.Embed(
          screenlet: screenlet, themeName: embeddedThemeName(of: node, in: tree),
          classStart: (tree.attribute(.customClass, of: node)?.valueRange ?? tree[node].nameRange).start,
          themeStart: embeddedThemeNameAttribute(of: node, in: tree)?.valueRange.start,
          idHash: tree.string(.id, of: node).map(stableHash) ?? 0))
    }
  }
  // Appending leaves spare capacity; copying removes it, because summaries are kept.
  summary.embeds = summary.embeds.map { $0 }
  summary.removed = summary.removed.map { $0 }
}

/// Collects a theme name that an overlay sets on an inherited embed without repeating the class.
private func collectThemeName(_ attribute: NodeID, of tree: ElementTree, into summary: inout ThemeSummary) {
  guard tree.string(.keyPath, of: attribute) == "themeName", let list = tree.parent(of: attribute),
    let view = tree.parent(of: list), tree.attribute(.customClass, of: view) == nil,
    let id = tree.string(.id, of: view)
  else { return }
  summary.embeds.append(
    ThemeSummary.Embed(
      screenlet: "", themeName: embeddedThemeName(of: view, in: tree), classStart: tree[view].nameRange.start,
      themeStart: embeddedThemeNameAttribute(of: view, in: tree)?.valueRange.start,
      idHash: stableHash(id)))
}

/// The Screenlet that a view embeds: `Foo` for `customClass="FooScreenlet"`.
func embeddedScreenlet(of view: NodeID, in tree: ElementTree) -> String? {
  guard let name = tree.string(.customClass, of: view), name.hasSuffix("Screenlet"), name.utf8.count > 9,
    CodeName.type.fault(in: name) == nil
  else { return nil }
  return String(name.dropLast(9))
}

/// The theme that an embedding view requests: its runtime attribute `themeName`, as an attribute or as `<string>`.
func embeddedThemeName(of view: NodeID, in tree: ElementTree) -> String? {
  for attribute in themeNames(of: view, in: tree) {
    let value = tree.string(.value, of: attribute) ?? tree.child(of: attribute, key: "value").flatMap { tree[$0].text }
    if let value, !value.isEmpty { return value }
  }
  return nil
}

/// The attribute that contains the requested theme name, if any.
private func embeddedThemeNameAttribute(of view: NodeID, in tree: ElementTree) -> ElementTree.Attribute? {
  themeNames(of: view, in: tree).lazy.compactMap { tree.attribute(.value, of: $0) }.first { !$0.value.isEmpty }
}

/// The runtime attributes `themeName` of a view.
private func themeNames(of view: NodeID, in tree: ElementTree) -> [NodeID] {
  tree.children(of: view, .userDefinedRuntimeAttributes).flatMap { list in
    tree.children(of: list, .userDefinedRuntimeAttribute).filter { tree.string(.keyPath, of: $0) == "themeName" }
  }
}
