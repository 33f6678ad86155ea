internal import LintRules
internal import ThemeDatabase
internal import ThemeLayout
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax
internal import ThemeText

/// The layouts that lint checks.
struct LintLayouts {
  /// The recorded layouts, one for each root view.
  var recorded: [LayoutTree] = []
  /// Screens and the cells of their tables, in each condition.
  var variants: [LayoutVariant] = []
  var diagnostics: [Diagnostic] = []

  /// Creates an empty value.
  init() {}

  /// Lays out the root views of a theme as recorded, and its screens in other conditions.
  ///
  /// - Parameter languages: Translated texts, which are laid out on the smallest device.
  init(
    of theme: BoundTheme, in conditions: [LayoutCondition], _ languages: [TranslatedTexts], _ limits: Limits,
    where isWanted: (NodeID) -> Bool
  ) {
    let tree = theme.theme.tree
    variants = conditions.map { LayoutVariant(name: $0.name) }
    let smallest = languages.isEmpty ? nil : LayoutCondition.smallest(of: conditions)
    var translated = languages.map { LayoutVariant(name: smallest?.name ?? "", language: $0.language.text) }
    var ofVariants = VariantDiagnostics()
    // For each condition, the sizes of tables and container views, which determine the sizes of their cells and scenes.
    var holders: [[NodeID: Size]] = Array(repeating: [:], count: conditions.count)
    let roots = layoutRoots(of: tree, rootViews: theme.theme.rootViews).filter(isWanted)
      .map { Root(node: $0, container: tree.container(of: $0)) }
    let unresolved = UnresolvedConstraints(tree)
    var misplaced: [LayoutTree.Misplacement] = []
    // Scenes in container views follow the scenes that contain these views.
    for root in roots.filter({ $0.container == nil }) + roots.filter({ $0.container != nil }) {
      var sizes = RootSizes(tree, root: root.node, options: .standard(limits))
      recorded.append(sizes.recorded.value)
      let hidden = unresolved.diagnosticsToSkip(in: root.node)
      if !hidden.contains(DiagnosticDescriptor.misplaced.code) { misplaced += sizes.recorded.value.misplacements }
      diagnostics += sizes.recorded.diagnostics.filter {
        $0.code != DiagnosticDescriptor.misplaced.code && !hidden.contains($0.code)
      }
      guard !conditions.isEmpty, sizes.usesAutoLayout else { continue }
      if sizes.isContradictorySketch,
        conditions.allSatisfy({ Self.viewport(of: root, theme, sizes, $0.viewport, [:]) == nil })
      {
        ofVariants.add(Self.conflicts(of: &sizes, in: conditions, tree))
        continue
      }
      for (index, condition) in conditions.enumerated() {
        if Self.isLeftOut(condition, sizes, tree) { continue }
        guard let viewport = Self.viewport(of: root, theme, sizes, condition.viewport, holders[index]) else { continue }
        let solved = sizes.solve(in: viewport)
        variants[index].layouts.append(solved.value)
        ofVariants.add(solved.diagnostics.filter { !hidden.contains($0.code) }, in: condition.name)
        for view in solved.value.views
        where tree.kind(of: view.node).traits.contains(.listsRows) || tree.kind(of: view.node) == .containerView {
          holders[index][view.node] = view.frame.size
        }
        guard condition == smallest else { continue }
        for (index, language) in languages.enumerated() {
          // Languages that change no text of the root do not change its layout.
          let texts = language.texts.filter { tree.isInside($0.key, root.node) }
          if texts.isEmpty { continue }
          var viewport = viewport
          if language.language.isRightToLeft { viewport.direction = .rightToLeft }
          viewport.language = language.language
          let solved = sizes.solve(in: viewport, showing: texts)
          translated[index].layouts.append(solved.value)
          ofVariants.add(
            solved.diagnostics.filter { !hidden.contains($0.code) },
            in: "\(condition.name) in '\(language.language.text)'")
        }
      }
    }
    variants += translated
    recorded.sort { $0.root < $1.root }
    for index in variants.indices { variants[index].layouts.sort { $0.root < $1.root } }
    variants.removeAll { $0.layouts.isEmpty }
    diagnostics += ofVariants.diagnostics(besides: diagnostics)
    if let misplaced = Diagnostic.misplaced(misplaced, tree) { diagnostics.append(misplaced) }
  }

  /// Whether a root view is not shown in a condition. A document for tablets is not shown on phones, unless it varies
  /// between size classes.
  private static func isLeftOut(_ condition: LayoutCondition, _ sizes: RootSizes, _ tree: ElementTree) -> Bool {
    sizes.device?.isPad == true && condition.viewport.device?.isPad == false && !tree.variesBySizeClass
  }

  /// A view that is laid out separately.
  private struct Root {
    var node: NodeID
    /// The container view that shows the root view.
    var container: NodeID?
  }

  /// The conflicts of a root view at the widths of all devices. The recorded width must be at least that of the
  /// narrowest device, as for the header of a table. A narrower view can have any width that satisfies its constraints.
  private static func conflicts(
    of sizes: inout RootSizes, in conditions: [LayoutCondition], _ tree: ElementTree
  ) -> [(diagnostic: Diagnostic, name: String)] {
    let size = sizes.recorded.value.size
    let narrowest = conditions.compactMap { $0.viewport.size?.width }.min() ?? 0
    guard size.width >= narrowest, size.height >= 1 else { return [] }
    var found: [(diagnostic: Diagnostic, name: String)] = []
    var widths: Set<Points> = []
    for condition in conditions where condition.viewport.contentSize == nil {
      guard let width = condition.viewport.size?.width else { continue }
      if isLeftOut(condition, sizes, tree) { continue }
      var viewport = condition.viewport
      viewport.size = Size(width: width, height: size.height)
      viewport.safeArea = .zero
      let conflicts = sizes.solve(in: viewport).diagnostics.filter {
        $0.code == DiagnosticDescriptor.unsatisfiable.code
      }
      if conflicts.isEmpty { return [] }
      widths.insert(width)
      found += conflicts.map { ($0, condition.name) }
    }
    // If there is only one width, the width itself may be wrong.
    if widths.count < 2 { return [] }
    let names = Set(found.map(\.name))
    return found.compactMap { one in
      let same = found.filter { $0.diagnostic.span == one.diagnostic.span }
      // At another width, it may conflict with other constraints.
      return Set(same.map(\.name)) == names ? one : nil
    }
  }

  /// The size of a root view on a device; `nil` if it is undetermined.
  private static func viewport(
    of root: Root, _ theme: BoundTheme, _ sizes: RootSizes, _ device: Viewport, _ holders: [NodeID: Size]
  ) -> Viewport? {
    let tree = theme.theme.tree
    var viewport = device
    if let container = root.container {
      guard let size = holders[container], size.width >= 1, size.height >= 1 else { return nil }
      viewport.size = size
      viewport.safeArea = .zero
      return viewport
    }
    let root = root.node
    if tree.kind(of: root).traits.contains(.isRow) {
      guard let recorded = sizes.recorded.value.views.first?.frame.size, recorded.height > 0 else { return nil }
      let table = tree.ancestors(of: root).first { tree.kind(of: $0).traits.contains(.listsRows) }
      // The size of a table without a screen is unknown, and so are those of its cells.
      guard let width = table.map({ holders[$0]?.width }) ?? device.size?.width, width > 0 else { return nil }
      viewport.size = Size(width: width, height: recorded.height)
      viewport.safeArea = .zero
      return viewport
    }
    return sizes.isScreen(of: theme.theme) ? viewport : nil
  }
}

/// Diagnostics of several conditions, each once with the names of its conditions.
private struct VariantDiagnostics {
  private struct Key: Hashable {
    var code: Diagnostic.Code
    /// All constraints of a conflict, regardless of the broken one.
    var places: Set<SourceSpan>
    var subject: Diagnostic.Subject

    init(_ diagnostic: Diagnostic) {
      code = diagnostic.code
      places = Set(([diagnostic.span] + diagnostic.related.map(\.span)).compactMap { $0 })
      subject = diagnostic.subject
    }
  }

  private struct Found {
    var key: Key
    var diagnostic: Diagnostic
    var names: [String]
    /// The related messages that are equal in all conditions.
    var shared: Set<String>
  }

  private var found: [Found] = []

  mutating func add(_ diagnostics: [(diagnostic: Diagnostic, name: String)]) {
    for (diagnostic, name) in diagnostics { add([diagnostic], in: name) }
  }

  mutating func add(_ diagnostics: [Diagnostic], in name: String) {
    for diagnostic in diagnostics {
      let key = Key(diagnostic)
      if let place = found.firstIndex(where: { $0.key == key }) {
        if found[place].names.last != name { found[place].names.append(name) }
        found[place].shared.formIntersection(diagnostic.related.map(\.message))
      } else {
        found.append(
          Found(key: key, diagnostic: diagnostic, names: [name], shared: Set(diagnostic.related.map(\.message))))
      }
    }
  }

  /// The severity is at most warning, because the app may not support all devices.
  func diagnostics(besides known: [Diagnostic]) -> [Diagnostic] {
    // Conflicts with the autoresizing mask of a view have the same cause as the diagnostic of the mask.
    let masked = Set(known.filter { $0.code == DiagnosticDescriptor.autoresizingMask.code }.map(\.span))
    let known = Set(known.map { Key($0) })
    return found.filter { !known.contains($0.key) && $0.diagnostic.related.allSatisfy { !masked.contains($0.span) } }
      .map { found in
        var diagnostic = found.diagnostic
        diagnostic.severity = min(diagnostic.severity, .warning)
        diagnostic.message += " on \(found.names.series("and"))"
        // The sizes are those of the first condition.
        if let name = found.names.first {
          for index in diagnostic.related.indices where !found.shared.contains(diagnostic.related[index].message) {
            diagnostic.related[index].message += " on \(name)"
          }
        }
        return diagnostic
      }
  }
}

/// Constraints whose items do not exist or are not unique, and views with unknown elements, which are reported. It is not
/// known what they determine.
private struct UnresolvedConstraints {
  private let tree: ElementTree
  private var objects: [NodeID]

  init(_ tree: ElementTree) {
    self.tree = tree
    var uses: [ObjectID: Int] = [:]
    for id in tree.all.lazy.compactMap({ tree.objectID(of: $0) }) { uses[id, default: 0] += 1 }
    objects = tree.nodes(.constraint).filter { constraint in
      [AttributeName.firstItem, .secondItem].contains { item in
        tree.reference(item, of: constraint).map { uses[$0] != 1 } == true
      }
    }
    objects += tree.nodes(.unknown).filter { tree.parent(of: $0).map { tree.kind(of: $0) } == .subviews }
  }

  /// The codes of the diagnostics of a root view that are not reported.
  func diagnosticsToSkip(in root: NodeID) -> Set<Diagnostic.Code> {
    guard objects.contains(where: { tree.isInside($0, root) }) else { return [] }
    return [
      DiagnosticDescriptor.ambiguous.code, DiagnosticDescriptor.undetermined.code, DiagnosticDescriptor.misplaced.code,
    ]
  }
}
