internal import CodeModel
internal import ThemeSource
internal import ThemeSyntax

extension CodeCheck {
  /// Reports outlets with `!` that are not connected, which trap when they are used. They are errors only if no other
  /// document can connect them and the code uses them unguarded.
  mutating func checkUnconnected(_ object: CodeObject) {
    if isShadowOwner(object) { return }
    // File's Owner and the root view may have the same class, and the outlets of one of them are connected.
    let alike = objects.objects.filter { $0.className == object.className && $0.node != object.node }
    let connected = Set(
      ([object] + alike.filter { tree.kind(of: $0.node) == .placeholder }).flatMap { $0.connected(in: tree) })
    let open = object.lineage.types.filter(\.isWhole).flatMap { type in
      type.properties.map(\.property).filter { isOpen($0, connected) }.map { (property: $0, type: type) }
    }
    if open.isEmpty { return }
    let hasOwnConnections = !connected.isDisjoint(
      with: object.lineage.types.flatMap { $0.properties.map(\.property.key) })
    var reported = Set(
      object.outlets.filter { tree.string(.property, of: $0).map { object.lineage.property(key: $0) == nil } == true }
        .compactMap { outlet(meantBy: $0, of: object) })
    if theme.rootViews.contains(object.node) { reported.formUnion(bound.unpresentedOutlets) }
    if !hasOwnConnections, loadsItself(object) { return }
    for (property, type) in open where !reported.contains(property.key) && !theme.marks.outlets.contains(property.key) {
      if object.lineage.types.contains(where: { $0.assigns(property.name) }) { continue }
      let isOnly = isOnlyDocument(of: type)
      // Another document connects the object's views; this document only places it.
      if !isOnly && !hasOwnConnections { continue }
      let traps = isOnly && object.lineage.types.contains { $0.usesUnguarded(property.name) }
      report(
        .unconnectedOutlet, severity: traps ? .error : .warning,
        "the outlet '\(property.name)' of \(type.name) is not connected"
          + (traps ? ", but its code uses it" : ""),
        at: tree.place(of: type, at: object.node, classes), about: .declaration(property.name),
        related: [
          .init(property.span, "'\(property.name)' is declared here as \(property.type ?? "implicitly unwrapped")")
        ],
        help: "connect it, or declare it as \(property.type.map { TypeName($0).name + "?" } ?? "optional")")
    }
  }

  /// Whether a view loads a XIB as its owner, which connects its outlets wherever a document places it.
  private func loadsItself(_ object: CodeObject) -> Bool {
    guard tree.kind(of: object.node).role == .view else { return false }
    let loading = ["loadNibNamed", "withOwner"].flatMap { classes.code.fileIDs(mentioning: $0) }
    return object.lineage.types.flatMap(\.declarations).contains { loading.contains($0.span.file) }
  }

  /// Whether an object is File's Owner of a document that contains another object of the class. The outlets then belong
  /// to the other object, and the owner's class has no effect.
  private func isShadowOwner(_ object: CodeObject) -> Bool {
    tree.kind(of: object.node) == .placeholder
      && objects.objects.contains { $0.node != object.node && $0.className == object.className }
  }

  /// Whether an outlet requires a connection but has none.
  private func isOpen(_ property: PropertyDeclaration, _ connected: Set<String>) -> Bool {
    guard property.isOutlet, !property.isComputed, !property.isOverride, property.initialValue == nil,
      !connected.contains(property.key), let stated = property.type
    else {
      return false
    }
    let type = TypeName(stated)
    guard type.optionality == .implicitlyUnwrapped, !type.isCollection else { return false }
    // Properties with a protocol type are delegates or data sources, which code sets.
    guard let name = classes.className(type.qualifiedName) else { return false }
    return classes.isPlatformClass(name) || classes.code.type(named: name)?.isClass == true
  }

  /// Whether no other document has an object of a class or of its subclasses.
  func isOnlyDocument(of type: CodeType) -> Bool {
    var files = Set(theme.sources.map(\.file))
    if let root = tree.documentElement { files.insert(tree.file(of: root)) }
    return documents.documents(ofFamily: type.name, in: classes).isSubset(of: files)
  }
}
