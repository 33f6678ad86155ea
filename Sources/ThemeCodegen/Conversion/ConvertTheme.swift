internal import ThemeDatabase
package import ThemeEditing
package import ThemeProject
package import ThemeSemantics
package import ThemeSource
internal import ThemeSyntax

/// Options for converting a theme.
package struct ConversionOptions: Sendable {
  package var form: ConvertedForm
  /// The parent of the overlay, if the theme does not have one.
  package var parent: ThemeID?
  /// Whether elements that match by outlet, identifier or tag get the parent's ids. Otherwise, only the root view and
  /// the elements of a Child theme get them.
  package var takesParentIDs = false
  package var style = FormatStyle()
  /// The naming scheme of the file and its View class; `nil` to keep the names.
  package var names: Configuration.NameStyle?

  package init(form: ConvertedForm) { self.form = form }
}

package struct ConvertedTheme: Sendable {
  package var bytes: [UInt8]
  /// Ids that were replaced with the parent's, sorted by the original id.
  package var renamed: [(own: String, parent: String)]
  /// The name of the file in its form and naming scheme.
  package var fileName = ""
}

extension LinkedThemes {
  /// Converts a theme to another form. If that is not possible, the value is `nil`, with errors.
  package func convert(_ id: ThemeID, _ options: ConversionOptions) -> Diagnosed<ConvertedTheme?> {
    if let document = document(id), let bytes = sources[document.file]?.bytes,
      let mark = document.unresolvedConflict(in: bytes)
    {
      let span = SourceSpan(file: document.file, range: mark)
      let help = "keep one side, and remove the comments from '<<<<<<<' to '>>>>>>>'"
      return Diagnosed(
        nil, [Diagnostic(.unresolvedConflict, "a conflict of a merge would be lost", at: span, help: help)])
    }
    var converted = convertElements(id, options)
    guard var theme = converted.value else { return converted }
    let style = options.names ?? (FileName(path: path(of: id)).classForm == .view ? .short : .screenlet)
    let names = ConvertedNames(style, of: id, tree: self.bound(id).value.theme.tree, in: self)
    theme.fileName = names.fileName(from: path(of: id), form: options.form)
    if options.names != nil { theme.bytes = renameClasses(in: theme.bytes, names.name(of:), limits: limits) }
    converted.value = theme
    converted.diagnostics += commentsLeftOut(of: id) + textsLeftOut(of: id)
    return converted
  }

  private func convertElements(_ id: ThemeID, _ options: ConversionOptions) -> Diagnosed<ConvertedTheme?> {
    let parent = graph.adjusts(id) ?? options.parent ?? graph.parent(of: id)
    let base = parent.map { self.base($0, of: id) }
    let own = ownTree(id, over: base)
    let errors = own.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { return Diagnosed(nil, own.diagnostics) }
    let header = header(of: id, tree: own.value, parent: parent, base: base, form: options.form)
    switch options.form {
    case .xib:
      let shared = withPalette(own.value, id)
      let bytes = makeStandalone(of: withPlainResources(shared), style: options.style)
      return Diagnosed(ConvertedTheme(bytes: bytes, renamed: []), variantsLeftOut(of: shared, at: graph[id].anchorSpan))
    case .complete:
      let bytes = makeComplete(of: own.value, header: header)
      return Diagnosed(ConvertedTheme(bytes: styled(bytes, options.style), renamed: []))
    case .overlay: break
    }
    guard let base else {
      return Diagnosed(
        nil,
        [
          Diagnostic(
            .noParent, "\(graph.name(of: id)) has no parent, so it cannot be converted to an overlay",
            at: graph[id].anchorSpan,
            help: graph.kind(of: id) == .default
              ? "convert a theme that inherits from it, or specify another theme with --parent"
              : "specify its parent: --parent \(ThemeName.standard)")
        ])
    }
    let takesAll = options.takesParentIDs || header.kind == ThemeKind.child.rawValue
    let names = renames(of: id, tree: own.value, base: base, all: takesAll)
    let made = makeOverlay(of: own.value, over: base.tree, header: header, renaming: names, limits: limits)
    let renamed = names.sorted { $0.key < $1.key }.map { (own: $0.key, parent: $0.value) }
    return Diagnosed(
      made.value.map { ConvertedTheme(bytes: styled($0, options.style), renamed: renamed) }, made.diagnostics)
  }

  /// The converted file, without noise if requested.
  private func styled(_ bytes: [UInt8], _ style: FormatStyle) -> [UInt8] {
    guard style.dropsNoise else { return bytes }
    let file = SourceFile(id: FileID(rawValue: .max), path: "converted.xml", bytes: bytes)
    return format(file, style: style, limits: limits).value ?? bytes
  }

  /// The base of a file: its whole parent theme or, for an `-ext` file, the theme that it extends.
  private func base(_ parent: ThemeID, of id: ThemeID) -> ResolvedTheme {
    guard graph.adjusts(id) == parent else { return self.inherited(parent).value }
    return ThemeSemantics.resolve(parent, in: graph, limits: limits) { layer in
      layer == graph.adjustment(of: parent) ? nil : document(layer)
    }.value
  }

  /// The whole tree of a file, with its parents applied, but not its `-ext` file.
  private func ownTree(_ id: ThemeID, over base: ResolvedTheme?) -> Diagnosed<ElementTree> {
    guard let document = document(id) else { return Diagnosed(ElementTree()) }
    let own = diagnostics.filter { $0.span?.file == document.file && $0.preventsEditing }
    guard graph.form(of: id) == .overlay else { return Diagnosed(document.tree, own) }
    let tree = graph.adjusts(id) == nil ? graph.parent(of: id).map { self.inherited($0).value.tree } : base?.tree
    guard let tree else { return Diagnosed(document.tree, own) }
    let applied = apply(overlay: document.tree, to: tree, limits: limits)
    return Diagnosed(applied.value, own + applied.diagnostics)
  }

  /// Adds the resources of the theme sets to a standalone file.
  private func withPalette(_ tree: ElementTree, _ id: ThemeID) -> ElementTree {
    let last = graph.layers(of: id).firstIndex { graph.form(of: $0) == .complete } ?? Int.max - 1
    let layers = graph.layers(of: id).prefix(last + 1).compactMap { layer in
      document(layer).map { (file: $0.file, theme: layer) }
    }
    return share(sets, layers: layers, with: tree)?.tree ?? tree
  }

  /// A note if the file has comments, which are not converted.
  private func commentsLeftOut(of id: ThemeID) -> [Diagnostic] {
    guard let document = document(id), let first = document.comments.first else { return [] }
    let count = document.comments.count
    return [
      Diagnostic(
        .commentsLeftOut,
        count == 1
          ? "this comment is not copied to the result"
          : "\(count) comments are not copied to the result; the first one is here",
        at: SourceSpan(file: document.file, range: first),
        help: count == 1 ? "copy it if it still applies" : "copy the comments that still apply")
    ]
  }

  /// Notes on text among elements, which Interface Builder does not write.
  private func textsLeftOut(of id: ThemeID) -> [Diagnostic] {
    guard let tree = document(id)?.tree else { return [] }
    return tree.all.filter { tree[$0].hasText && !tree[$0].isLeaf }.map { node in
      Diagnostic(
        .commentsLeftOut, "the text among the elements in '\(tree[node].name.escaped)' is not copied to the result",
        at: tree[node].nameSpan, help: "write it in an element or an attribute")
    }
  }

  /// A note if colors have variants for another appearance, which are not written.
  private func variantsLeftOut(of tree: ElementTree, at span: SourceSpan?) -> [Diagnostic] {
    let variants = ThemeResources(of: tree).namedColors.filter { $0.appearance == .dark }
    guard !variants.isEmpty, tree.forcedAppearance == nil else { return [] }
    let names = Set(variants.map(\.name)).sorted()
    return [
      Diagnostic(
        .variantsLeftOut,
        names.count == 1
          ? "the color \(names.quotedList()) has a dark variant, which a XIB cannot hold"
          : "the colors \(names.quotedList(limit: .max)) have dark variants, which a XIB cannot hold",
        at: span, help: "add colors with these names to the app's asset catalog")
    ]
  }

  private func header(
    of id: ThemeID, tree: ElementTree, parent: ThemeID?, base: ResolvedTheme?, form: ConvertedForm
  ) -> HeaderFields {
    let summary = graph[id]
    var fields = HeaderFields(name: summary.themeName)
    fields.screenlet = summary.subject
    // A complete file states what an overlay inherits.
    fields.viewModel =
      document(id)?.header?.viewModel
      ?? (form == .complete ? parent.flatMap { document($0)?.header?.viewModel } : nil)
    if graph.adjusts(id) != nil { return fields }
    fields.parent = parent.map { graph[$0].themeName }
    guard summary.role == .theme else { return fields }
    fields.kind = graph.kind(of: id)?.rawValue
    if let parent, graph.parent(of: id) != parent {
      let isOwn = summary.rootClass != nil && summary.rootClass != graph[parent].rootClass
      fields.kind = (isOwn ? ThemeKind.extended : ThemeKind.child).rawValue
    }
    return fields
  }

  /// The parent's ids for elements that match elements of the parent with another id: of root views, or of all
  /// elements.
  private func renames(of id: ThemeID, tree: ElementTree, base: ResolvedTheme, all: Bool) -> [String: String] {
    let roots = graph.form(of: id) == .complete ? document(id)?.rootViews ?? [] : base.rootViews.map { $0 }
    var names: [String: String] = [:]
    if graph.form(of: id) == .complete {
      for (mine, theirs) in zip(roots, base.rootViews) {
        if let own = tree.string(.id, of: mine), let other = base.tree.string(.id, of: theirs) { names[own] = other }
      }
    }
    if all {
      let matching = ElementMatching(
        tree, roots: graph.form(of: id) == .complete ? roots : [], parent: base.tree,
        parentRoots: graph.form(of: id) == .complete ? base.rootViews : [])
      for node in tree.all {
        guard let other = matching.parents[node.index], let own = tree.string(.id, of: node),
          let theirs = base.tree.string(.id, of: other), tree[node].kind != .outlet
        else { continue }
        names[own] = theirs
      }
    }
    return names.filter { $0.key != $0.value }
  }
}
