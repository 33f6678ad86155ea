internal import ThemeDatabase
internal import ThemeLayout
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

struct Hover: Encodable {
  struct Contents: Encodable {
    var kind = "markdown"
    var value: String
  }
  var contents: Contents
  var range: TextRange
}

extension Inquiry {
  /// The description of the element, attribute or key at a position. For an element with an id, it includes the origin of
  /// its values and the constraints that determine its frame.
  ///
  /// - Parameter hasPicture: Whether to add the picture of a view.
  func hover(at position: Position, hasPicture: Bool = false) -> Hover? {
    if Path.name(of: path) == Configuration.fileName { return configurationHover(at: position) }
    if path.hasSuffix(".swift") { return codeHover(at: position) }
    guard let (node, attribute) = place(at: position) else { return nil }
    if let attribute {
      let text = isDescriptor ? descriptorText(attribute, of: node, at: position) : attributeText(attribute, of: node)
      let range = SourceRange(start: attribute.nameRange.start, end: attribute.valueRange.end)
      return Hover(contents: .init(value: text), range: positions.range(of: range))
    }
    let offset = UInt32(clamping: positions.offset(of: position))
    let names = [tree[node].nameRange] + (endTagName(of: node).map { [$0] } ?? [])
    guard let range = names.first(where: { $0.start <= offset && offset <= $0.end }) else { return nil }
    return Hover(
      contents: .init(value: text(of: node, hasPicture: hasPicture)), range: positions.range(of: range))
  }

  private func text(of node: NodeID, hasPicture: Bool) -> String {
    let name = tree[node].name
    if isDescriptor { return "`<\(name)>`" + (DescriptorVocabulary.element(name).map { ": \($0.summary)" } ?? "") }
    let kind = tree.kind(of: node)
    var parts = [elementText(kind, name)]
    if let id = tree.objectID(of: node)?.text, kind.className != nil, let theme {
      // The frame, which begins with the name of the view, is what is looked for most.
      let frame = theme.themes.explainLayout(theme, of: id, viewport: .recorded)
      if frame.diagnostics.isEmpty { parts.insert(frame.value.block(), at: 0) }
      if let values = theme.themes.explainObject(theme, subject: id) {
        parts += [values.values.block(), values.theme.block()]
      }
      if hasPicture, let picture = picture(of: id) { parts.append("![\(name)](\(picture))") }
    }
    if kind == .constraint, let formula = formula(of: node) { parts.insert("`\(formula.escaped)`", at: 0) }
    if tree.isResource(node), let resource = tree.resourceName(of: node), let values = explanation(of: resource) {
      parts.append(values)
    }
    return parts.joined(separator: "\n\n")
  }

  private func elementText(_ kind: ElementKind, _ name: String) -> String {
    guard let descriptor = kind.descriptor else { return "`<\(name)>`: not in the catalog" }
    var lines = ["`<\(name)>`" + ((kind.className ?? kind.summary).map { ": \($0)" } ?? "")]
    if kind.className != nil, let summary = kind.summary { lines.append(summary) }
    if let superclass = descriptor.superclassName { lines.append("Superclass: \(superclass)") }
    if let introduced = descriptor.introduced { lines.append("Available from iOS \(introduced)") }
    if let deprecated = descriptor.deprecated {
      lines.append(
        "Deprecated in iOS \(deprecated)" + (descriptor.replacement.map { ": use \($0)" } ?? ""))
    }
    return lines.joined(separator: "  \n")
  }

  /// The constraint as an equation or inequality of the names of its items; `nil` outside of a root view.
  private func formula(of constraint: NodeID) -> String? {
    func formula(_ constraint: NodeID, _ tree: ElementTree, _ rootViews: [NodeID]) -> String? {
      let scenes = tree.scenes
      let roots = scenes.isEmpty ? rootViews : scenes.map(\.view)
      return roots.last { tree.isInside(constraint, $0) }.map { constraintFormula(constraint, in: tree, root: $0) }
    }
    // The items of a constraint may be views of the parents.
    if let theme, let id = tree.objectID(of: constraint) {
      let resolved = theme.themes.resolved(theme.id).value
      if let node = ObjectIndex(resolved.tree)[id] { return formula(node, resolved.tree, resolved.rootViews) }
    }
    return formula(constraint, tree, document.rootViews)
  }

  /// The value of a resource with its origin and the values that it overrides; `nil` if it is unknown.
  private func explanation(of resource: ResourceName) -> String? {
    let text = theme.map { $0.themes.explain(resource, of: $0) } ?? snapshot.explain(resource, in: setsInUse)
    if let text { return "\(resource.kind.noun) `\(resource.name.escaped)`\n\n\(text.block())" }
    let isInCatalog =
      switch resource.kind {
      case .color: snapshot.assetNames(of: path).colors.contains(resource.name)
      case .image: snapshot.assetNames(of: path).images.contains(resource.name)
      case .font: false
      }
    return isInCatalog ? "\(resource.kind.noun) `\(resource.name.escaped)` of an asset catalog" : nil
  }

  // MARK: Attributes

  private func attributeText(_ attribute: ElementTree.Attribute, of node: NodeID) -> String {
    let name = attribute.writtenName
    let element = tree[node].name
    let kind = tree.kind(of: node)
    guard let type = kind.descriptor?.type(of: attribute.name) else {
      return "`\(name)` of `<\(element)>`: not in the catalog"
    }
    var text = "`\(name)` of `<\(element)>`: \(type.summary)"
    if type == .reference || type == .id, let target = referred(by: attribute) { text += "  \n\(target)" }
    let target =
      resource(of: attribute, in: node).flatMap { explanation(of: $0) } ?? declarationText(attribute, of: node)
    // The value is more useful than the type, and the type 'text' adds nothing to it.
    return target.map { type == .string ? $0 : "\($0)\n\n\(text)" } ?? text
  }

  /// The name of the object to which an attribute refers, also one of the theme's parents.
  private func referred(by attribute: ElementTree.Attribute) -> String? {
    InheritedNames(self).label(of: ObjectID(attribute.value))?.escaped
  }

  private func declarationText(_ attribute: ElementTree.Attribute, of node: NodeID) -> String? {
    if let text = symbol(of: attribute, of: node).flatMap({ codeText(of: $0) }) { return text }
    switch (tree.kind(of: node), attribute.name) {
    case (.theme, .parent):
      return theme.map { theme in
        let layers = theme.themes.graph.layers(of: theme.id).filter { $0 != theme.id }
        return layers.map { "\(theme.themes.graph[$0].themeName)  \(theme.themes.path(of: $0))".escaped }
      }.flatMap { $0.isEmpty ? nil : $0.joined(separator: "\n").block() }
    case (.themeSet, .parent):
      let parents = setsInUse.dropFirst().map { "\($0.name)  \($0.document.path)".escaped }
      return parents.isEmpty ? nil : parents.joined(separator: "\n").block()
    case (.theme, .viewModel):
      return snapshot.facts.catalog.descriptor(named: attribute.value).flatMap {
        $0.documentation.isEmpty ? nil : $0.documentation.escaped
      }
    default: return nil
    }
  }

  private func descriptorText(_ attribute: ElementTree.Attribute, of node: NodeID, at position: Position) -> String {
    let declared = symbol(at: position).flatMap { codeText(of: $0.symbol) }
    return (declared.map { "\($0)\n\n" } ?? "") + vocabularyText(attribute, of: node)
  }

  private func vocabularyText(_ attribute: ElementTree.Attribute, of node: NodeID) -> String {
    let place = "`\(attribute.writtenName)` of `<\(tree[node].name)>`"
    guard
      let known = DescriptorVocabulary.element(tree[node].name)?.attributes.first(where: {
        attribute.isNamed($0.name)
      })
    else { return "\(place): unknown" }
    let values = known.values.map { "`\($0)`" }.joined(separator: ", ")
    return ([place + (values.isEmpty ? "" : ": \(values)")] + (known.summary.isEmpty ? [] : [known.summary]))
      .joined(separator: "  \n")
  }
}

extension String {
  /// The text as a block of code, without sequences that end one.
  func block(_ language: String = "") -> String {
    let text = split(separator: "```", omittingEmptySubsequences: false).joined(separator: "'''")
    return "```\(language)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")```"
  }
}

extension ValueType {
  /// The type in a sentence.
  var summary: String {
    switch self {
    case .string: "text"
    case .boolean: "`YES` or `NO`"
    case .number: "a number"
    case .integer: "an integer"
    case .component: "a number from 0 to 1"
    case .magnitude: "a number of at least 0"
    case .length: "a number of points, or `infinite`"
    case .multiplier: "a number, or a ratio such as `16:9`"
    case .priority: "a priority from 0 to 1000"
    case .version: "a version such as `9.0`"
    case .oneOf(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .id: "the id of the element"
    case .reference: "the id of another object"
    }
  }
}
