internal import CodeModel
internal import ThemeSource
internal import ThemeSyntax

extension CodeCheck {
  /// Checks that each action has a method of its target. An unknown target, such as First Responder, may have any
  /// method.
  mutating func checkActions() {
    for action in tree.nodes(.action) {
      guard let written = tree.attribute(.selector, of: action), CodeName.selector.fault(in: written.value) == nil,
        let target = objects.target(of: action), let object = objects.object(at: target) ?? plainObject(at: target),
        !misplaced.contains(target), !isOfChildsAddition(action)
      else { continue }
      check(written, of: object, noun: "action")
      checkSender(of: action, written, object)
    }
    for segue in tree.nodes(.segue) {
      checkUnwinding(segue)
      guard let written = tree.attribute(.destinationCreationSelector, of: segue),
        CodeName.selector.fault(in: written.value) == nil,
        let object = tree.ancestors(of: segue).first(where: { tree.kind(of: $0).role == .controller })
          .flatMap({ objects.object(at: $0) })
      else { continue }
      check(written, of: object, noun: "segue action")
    }
  }

  /// An object of a class of UIKit, with the members that the project's extensions add.
  private func plainObject(at node: NodeID) -> CodeObject? {
    // `naming/custom-class` reports a View class that is missing.
    if theme.kind != nil, theme.rootViews.contains(node) { return nil }
    guard tree.string(.customClass, of: node) == nil, let name = objects.className(of: node),
      classes.isPlatformClass(name)
    else { return nil }
    return CodeObject(node: node, className: name, lineage: classes.extendedLineage(of: name), outlets: [])
  }

  /// Checks that the method accepts the control that sends an action.
  private mutating func checkSender(of action: NodeID, _ written: ElementTree.Attribute, _ object: CodeObject) {
    guard let found = object.lineage.method(selector: written.value), found.isVisible,
      let stated = found.method.parameters.first?.type, let wanted = classes.acceptedClass(TypeName(stated)),
      let sender = tree.parent(of: action).flatMap({ tree.parent(of: $0) }), !mistyped.contains(sender),
      let actual = objects.className(of: sender), classes.isClass(actual, a: wanted) == false
    else { return }
    report(
      .wrongControl,
      "'\(written.value.escaped)' of \(found.type.name) takes \(wanted.withArticle), but \(actual.withArticle) sends it",
      at: written.valueSpan, about: .declaration(written.value),
      related: [.init(found.method.span, "'\(found.method.baseName)' is declared here")],
      help: "change the type of the parameter, or connect the action to \(wanted.withArticle)")
  }

  private mutating func check(_ written: ElementTree.Attribute, of object: CodeObject, noun: String) {
    let selector = written.value
    if let found = object.lineage.method(selector: selector) {
      if found.isVisible { return }
      if classes.mayRequire(selector: selector, of: object.lineage) { return }
      report(
        .unknownSelector, "'\(found.method.name)' of \(found.type.name) is not visible to Interface Builder",
        at: written.valueSpan, about: .declaration(selector),
        related: [.init(found.method.span, "'\(found.method.name)' is declared here")],
        help: "add '\(noun == "action" ? "@IBAction" : "@IBSegueAction")' to the method")
      return
    }
    let isUnknown =
      object.lineage.framework.map { !classes.isFrameworkMethod(selector, of: $0) }
      ?? object.lineage.misspellsKnownMember(
        selector, connected: tree.nodes(.action).compactMap { tree.string(.selector, of: $0) })
      || object.lineage.lacksMember(selector) && !classes.isFrameworkMethod(selector, of: "UIView")
    guard isUnknown, !isSetter(selector, of: object),
      !classes.code.isInObjectiveC(String(selector.prefix { $0 != ":" }))
    else { return }
    if classes.hasMemberByAlias(object.lineage, where: { $0.methods.contains { $0.selector == selector } }) { return }
    let known =
      object.lineage.knownMembers.filter { $0.hasSuffix(":") }
      + object.lineage.types.flatMap { type in
        // UIKit does not call methods that throw or are asynchronous.
        type.methods.map(\.method).filter { ($0.isAction || $0.isSegueAction) && !$0.isThrowing && !$0.isAsync }
          .map(\.selector)
      }
    let uncallable = Self.uncallable(selector, of: object)
    let sameName = uncallable == nil ? Self.sameName(selector, in: known.sorted()) : nil
    let meant = sameName ?? onlyMatch(to: selector, in: known.sorted())
    noteMissing(selector, of: object)
    let isCertain = object.lineage.isComplete || meant != nil
    report(
      .unknownSelector, severity: isCertain ? nil : .warning,
      "\(object.title) has no method '\(selector.escaped)' for this \(noun)", at: written.valueSpan,
      about: .declaration(selector),
      related: uncallable.map { [.init($0.method.span, "'\($0.method.name)' is declared here")] }
        ?? declaration(of: object),
      // Names of actions have a common ending, so that a name of another control is often the closest.
      help: uncallable.map { "remove '\($0.keyword)' from '\($0.method.name)': UIKit does not call such methods" }
        ?? (sameName ?? meant.flatMap { isTypo(selector, of: $0) ? $0 : nil }).map { "did you mean '\($0)'?" }
        ?? (tree.string(.customClass, of: object.node) == nil
          ? "connect the \(noun) to an object that has the method" : nil)
          ?? "add '\(declaration(of: selector, isSegue: noun != "action"))' to \(object.title), or remove the connection",
      fixes: sameName.map { [.replacing(selector, with: $0, at: written.valueSpan)] }
        ?? Fix.correcting(selector, to: meant, at: written.valueSpan))
  }

  /// A method with the base name of a selector that UIKit does not call, and the keyword in its declaration that is the reason.
  private static func uncallable(
    _ selector: String, of object: CodeObject
  ) -> (method: MethodDeclaration, keyword: String)? {
    let name = baseName(of: selector)
    for method in object.lineage.types.flatMap(\.declarations).flatMap(\.methods) where method.baseName == name {
      if method.isStatic { return (method, "static") }
      if method.isAsync { return (method, "async") }
      if method.isThrowing { return (method, "throws") }
    }
    return nil
  }

  /// The Swift declaration of a selector's method.
  private func declaration(of selector: String, isSegue: Bool) -> String {
    let parts = selector.split(separator: ":").map { String($0).escaped }
    let name = parts.first ?? selector.escaped
    if isSegue { return "@IBSegueAction func \(name)(_ coder: NSCoder) -> UIViewController?" }
    if parts.count > 1 { return "@IBAction func \(name)(_ sender: Any, \(parts[1]) event: UIEvent)" }
    return "@IBAction func \(name)(\(selector.hasSuffix(":") ? "_ sender: Any" : ""))"
  }

  /// A selector with the same base name but other parameters: `send` for `send:`.
  private static func sameName(_ selector: String, in known: [String]) -> String? {
    let name = baseName(of: selector)
    return known.first { baseName(of: $0) == name }
  }

  /// The probable base name of a selector's method: `edit` for `editWithSender:`.
  private static func baseName(of selector: String) -> Substring {
    let first = selector.prefix { $0 != ":" }
    guard let with = first.firstRange(of: "With"), first[with.upperBound...].first?.isUppercase == true else {
      return first
    }
    return first[..<with.lowerBound]
  }

  /// Whether a selector sets a property, such as `setTitle:`.
  private func isSetter(_ selector: String, of object: CodeObject) -> Bool {
    guard selector.hasPrefix("set"), selector.hasSuffix(":") else { return false }
    let name = selector.dropFirst(3).dropLast()
    guard let first = name.first else { return false }
    return object.lineage.property(key: first.lowercased() + name.dropFirst())?.isVisible == true
  }

  /// Checks that one of the project's classes has an unwind segue's action, which any preceding controller may handle.
  private mutating func checkUnwinding(_ segue: NodeID) {
    guard tree.has(.kind, "unwind", of: segue), let written = tree.attribute(.unwindAction, of: segue),
      CodeName.selector.fault(in: written.value) == nil, !classes.code.isEmpty
    else { return }
    let name = String(written.value.prefix { $0 != ":" })
    let methods = ["UIStoryboardSegue", name].flatMap { classes.code.files(mentioning: $0) }
      .flatMap { $0.types.flatMap(\.methods) }
    if methods.contains(where: { $0.selector == written.value }) {
      return reportHiddenUnwinding(written, name)
    }
    if !areControllersKnown || classes.code.isInObjectiveC(name) { return }
    let meant = closestMatch(
      to: written.value, in: methods.filter(\.isAction).map(\.selector).filter { $0.hasSuffix(":") }.sorted())
    report(
      .unknownSelector, "no class has the method '\(written.value.escaped)' to unwind to", at: written.valueSpan,
      about: .declaration(written.value),
      help: meant.map { "did you mean '\($0)'?" }
        ?? "add '@IBAction func \(name.escaped)(_ segue: UIStoryboardSegue)' to a view controller",
      fixes: Fix.correcting(written.value, to: meant, at: written.valueSpan))
  }

  /// Reports the method of an unwind segue if no class makes it visible to Objective-C.
  private mutating func reportHiddenUnwinding(_ written: ElementTree.Attribute, _ name: String) {
    let selector = written.value
    let types = classes.code.files(mentioning: name).flatMap(\.types)
      .filter { $0.methods.contains { $0.selector == selector } }
    var hidden: MethodDeclaration?
    for type in types {
      guard let lineage = classes.codeLineage(of: type.name), let found = lineage.method(selector: selector),
        !found.isVisible, !classes.mayRequire(selector: selector, of: lineage)
      else { return }
      hidden = hidden ?? found.method
    }
    guard let hidden, !classes.code.isInObjectiveC(name) else { return }
    report(
      .unknownSelector, "'\(hidden.name)' is not visible to Interface Builder", at: written.valueSpan,
      about: .declaration(selector), related: [.init(hidden.span, "'\(hidden.name)' is declared here")],
      help: "add '@IBAction' to the method")
  }

  /// Whether all members of the classes in documents are known; each class may have the method to unwind to.
  private var areControllersKnown: Bool {
    (documents.classes() + objects.objects.map(\.className)).allSatisfy { name in
      classes.isPlatformClass(name) || classes.codeLineage(of: name)?.isComplete == true
    }
  }
}
