internal import CodeModel
package import ThemeSource

extension ViewModelDescriptor {
  /// Reports types and key paths that do not exist, and what contradicts the project's code, independent of themes.
  package func check(_ classes: ClassTable) -> [Diagnostic] {
    let unlikeCode = attributesUnlikeCode(classes)
    return checkTypes(of: attributes.filter { unlikeCode[$0.name] == nil }, classes)
      + attributes.compactMap { unlikeCode[$0.name] } + outletsUnlikeCode(classes) + actionsUnlikeCode(classes)
      + misspelledProgress(classes)
  }

  /// Actions that the Screenlet does not answer and that are misspellings of one that it answers and a View class names.
  private func actionsUnlikeCode(_ classes: ClassTable) -> [Diagnostic] {
    let screenlets = screenlets.compactMap { ScreenletCode(of: $0, classes) }
    if screenlets.isEmpty { return [] }
    let fired = actionsOfViews(in: classes)
    return actions.compactMap { action in
      guard !fired.contains(action.name) else { return nil }
      let meant = screenlets.compactMap { screenlet in
        screenlet.answer(meantBy: action.name, besides: actions.map(\.name)).map { (screenlet.className, $0) }
      }
      guard let (className, name) = meant.first, fired.contains(name) else { return nil }
      return Diagnostic(
        .contradictsCode, "\(className) has no Interactor for the action '\(action.name)', but for '\(name)'",
        at: action.span, about: .member(action.name), help: "did you mean '\(name)'?",
        fixes: Fix.correcting(action.name, to: name, at: action.span, .displayOnly))
    }
  }

  /// The actions that the code of the View classes fires or gives to controls.
  private func actionsOfViews(in classes: ClassTable) -> Set<String> {
    var result: Set<String> = []
    for view in views(in: classes) {
      for (index, type) in view.types.enumerated() {
        let uses = type.declarations.map(\.uses)
        let references = uses.flatMap(\.fired).compactMap(\.action) + uses.flatMap(\.identifiers).map(\.action)
        result.formUnion(references.compactMap { classes.code.actionName($0, in: Array(view.types[index...])) })
      }
    }
    return result
  }

  /// Progress messages whose action is a misspelling of a declared one. The action of others may be one that code fires.
  private func misspelledProgress(_ classes: ClassTable) -> [Diagnostic] {
    let names = actions.map(\.name)
    let screenlets = screenlets.compactMap { ScreenletCode(of: $0, classes) }
    return progress.compactMap { message in
      guard let span = message.actionSpan, !names.contains(message.action),
        !screenlets.contains(where: { $0.answer(to: message.action) != nil }),
        let meant = closestMatch(to: message.action, in: names, within: 1)
      else { return nil }
      return Diagnostic(
        .malformedDescriptor, "unknown action '\(message.action.escaped)' in 'progress'", at: span,
        help: "did you mean '\(meant)'?", fixes: Fix.correcting(message.action, to: meant, at: span, .displayOnly))
    }
  }

  /// Reports `model/contradicts-code` for attributes that the project's protocol does not declare or declares with
  /// another type, by their names.
  private func attributesUnlikeCode(_ classes: ClassTable) -> [String: Diagnostic] {
    guard let declared = classes.code.protocolDeclaration(named: name) else { return [:] }
    let requirements = Requirements(of: declared, classes)
    let own = Set(attributes.map(\.name))
    let open = requirements.types.keys.filter { !own.contains($0) }.sorted()
    var found: [String: Diagnostic] = [:]
    let views = views(in: classes)
    for attribute in attributes {
      if let type = requirements.types[attribute.name] {
        found[attribute.name] = wrongType(of: attribute, type, declared, classes)
        continue
      }
      let meant = onlyMatch(to: attribute.name, in: open, within: 2)
      guard meant != nil || requirements.areWhole else { continue }
      // The protocol has a misspelled name that the View classes do not declare: its themes are reported.
      if let meant, views.contains(where: { $0.property(key: attribute.name) != nil }),
        !views.contains(where: { $0.property(key: meant) != nil })
      {
        continue
      }
      found[attribute.name] = Diagnostic(
        .contradictsCode, "the protocol \(name) has no property '\(attribute.name)'", at: attribute.span,
        about: .member(attribute.name), related: [.init(declared.span, "\(name) is declared here")],
        help: meant.map { "did you mean '\($0)'?" } ?? "declare it in the protocol, or remove it here",
        fixes: Fix.correcting(attribute.name, to: meant, at: attribute.span, .displayOnly))
    }
    return found
  }

  private func wrongType(
    of attribute: Attribute, _ type: String, _ declared: ProtocolDeclaration, _ classes: ClassTable
  ) -> Diagnostic? {
    guard let place = attribute.typeSpan, let stated = PropertyType(swiftType: attribute.type),
      let wanted = PropertyType(swiftType: classes.code.resolvingAlias(type)), stated != wanted
    else { return nil }
    return Diagnostic(
      .contradictsCode, "'\(attribute.name)' is \(type.withArticle) in the protocol \(name)", at: place,
      about: .member(attribute.name), related: [.init(declared.span, "\(name) is declared here")],
      help: "use type=\"\(type)\"")
  }

  /// Outlets with the name of no outlet of the View classes: those with nearly the name of one, and required ones.
  private func outletsUnlikeCode(_ classes: ClassTable) -> [Diagnostic] {
    var used = outlets.map { (name: $0.name, span: $0.span, isRequired: $0.isRequired) }
    for attribute in attributes {
      guard case .outlets(let groups) = attribute.presence else { continue }
      used += groups.joined().map { ($0.outlet, $0.span, false) }
    }
    let named = Set(used.map(\.name))
    let (declared, areWhole) = outletsOfViews(classes)
    let views = views(in: classes)
    var seen: Set<String> = []
    var diagnostics: [Diagnostic] = []
    func check(_ outlet: String, at span: SourceSpan, among known: Set<String>, isRequired: Bool = false) {
      guard !known.contains(outlet), seen.insert(outlet).inserted else { return }
      let meant = onlyMatch(to: outlet, in: known.sorted(), within: 2)
      // A property that is no outlet is reported where a theme connects it.
      let isProperty = views.contains { $0.property(key: outlet) != nil }
      guard meant != nil || isRequired && areWhole && !isProperty else { return }
      diagnostics.append(
        Diagnostic(
          .contradictsCode, "no view has an outlet '\(outlet)'", at: span, about: .member(outlet),
          help: meant.map { "did you mean '\($0)'?" } ?? "declare it in the View class, or remove it here",
          fixes: Fix.correcting(outlet, to: meant, at: span, .displayOnly)))
    }
    for (name, span, isRequired) in used { check(name, at: span, among: declared, isRequired: isRequired) }
    for action in actions {
      guard let trigger = action.trigger, let span = action.triggerSpan else { continue }
      check(trigger, at: span, among: declared.isEmpty ? named : declared)
    }
    return diagnostics + classesUnlikeCode(classes)
  }

  /// Outlets with another class than the View classes declare.
  private func classesUnlikeCode(_ classes: ClassTable) -> [Diagnostic] {
    var stated = outlets.map { (name: $0.name, className: $0.className, span: $0.span) }
    for attribute in attributes {
      guard case .outlets(let groups) = attribute.presence else { continue }
      stated += groups.joined().map { ($0.outlet, $0.className, $0.span) }
    }
    let views = views(in: classes)
    return stated.compactMap { outlet in
      guard let wanted = outlet.className else { return nil }
      let declared = views.compactMap { view -> (name: String, place: SourceSpan)? in
        guard let property = view.property(key: outlet.name)?.property, property.isOutlet, let type = property.type,
          let name = classes.className(TypeName(type).qualifiedName), classes.isKnown(name)
        else { return nil }
        return (name, property.span)
      }
      guard let first = declared.first,
        !declared.contains(where: {
          $0.name == wanted || classes.isClass($0.name, subclassOf: wanted)
            || classes.isClass(wanted, subclassOf: $0.name)
        })
      else { return nil }
      return Diagnostic(
        .contradictsCode, "'\(outlet.name)' is \(first.name.withArticle) in code, not \(wanted.withArticle)",
        at: outlet.span, about: .member(outlet.name),
        related: [.init(first.place, "'\(outlet.name)' is declared here")],
        help: "use class=\"\(first.name)\"")
    }
  }

  /// The outlets of the Screenlets' View classes in code, and whether these are all of such classes.
  private func outletsOfViews(_ classes: ClassTable) -> (names: Set<String>, areWhole: Bool) {
    let views = views(in: classes)
    let outlets = views.flatMap { view in
      view.types.flatMap { $0.properties.filter(\.property.isOutlet).map(\.property.key) }
        + (view.framework.map(classes.frameworkOutlets) ?? [])
    }
    return (Set(outlets), !views.isEmpty && views.allSatisfy { $0.isComplete && $0.types.allSatisfy(\.isWhole) })
  }
}

extension ViewModelDescriptor {
  /// The Screenlets' View classes in code.
  private func views(in classes: ClassTable) -> [CodeLineage] {
    if classes.code.isEmpty { return [] }
    let prefixes = screenlets.flatMap { ["\($0)View", "\($0)ScreenletView"] }
    return classes.code.names.filter { name in prefixes.contains { name == $0 || name.hasPrefix("\($0)_") } }
      .compactMap { classes.codeLineage(of: $0) }
  }
}

/// The properties that a protocol and those it inherits from require.
private struct Requirements {
  /// The types by the properties' names, as written.
  private(set) var types: [String: String] = [:]
  /// Whether all protocols that it inherits from are known.
  private(set) var areWhole = true

  init(of declared: ProtocolDeclaration, _ classes: ClassTable) {
    var open = [declared]
    var seen: Set<String> = []
    while let next = open.popLast() {
      guard seen.insert(next.name).inserted else { continue }
      let added = classes.code.extensions(of: next.name)?.properties.map(\.property) ?? []
      for property in next.properties + added { types[property.name] = property.type ?? "Any" }
      for written in next.inherited {
        let name = TypeName(written).name
        if let inherited = classes.code.protocolDeclaration(named: name) {
          open.append(inherited)
        } else if !["AnyObject", "class", "NSObjectProtocol"].contains(name) {
          areWhole = false
        }
      }
    }
  }
}
