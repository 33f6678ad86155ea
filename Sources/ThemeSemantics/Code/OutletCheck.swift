internal import CodeModel
internal import ThemeSource
internal import ThemeSyntax

extension CodeCheck {
  /// Checks that each connection has a property that key-value coding finds, with a type that accepts the object.
  mutating func checkOutlets(of object: CodeObject) {
    for connection in object.outlets {
      guard let written = tree.attribute(.property, of: connection), CodeName.property.fault(in: written.value) == nil,
        !isOfChildsAddition(connection)
      else { continue }
      let key = written.value
      if let found = object.lineage.property(key: key) {
        if !found.isVisible, classes.mayRequire(property: key, of: object.lineage) {
          continue
        }
        if found.isVisible {
          checkType(of: found.property, in: found.type, connection: connection)
        } else {
          reportHidden(found.property, of: found.type, object, written)
        }
        continue
      }
      guard
        object.lineage.isComplete
          ? !isFrameworkProperty(key, of: object)
          : object.lineage.misspellsKnownMember(key, connected: object.connected(in: tree))
            || object.lineage.lacksMember(key) && !classes.isFrameworkOutlet(key, of: "UIView")
              && classes.property(key, of: "UIView") == nil,
        !object.lineage.hasSetter(of: key), !object.lineage.acceptsAnyKey, !classes.code.isInObjectiveC(key)
      else { continue }
      if classes.hasMemberByAlias(object.lineage, where: { $0.properties.contains { $0.key == key } }) { continue }
      reportUnknown(written, connection, of: object)
    }
  }

  /// Whether a connection, its owner or its destination is reported as an addition of a Child theme.
  func isOfChildsAddition(_ connection: NodeID) -> Bool {
    if tree.marked.isEmpty { return false }
    let owner = tree.parent(of: connection).flatMap { tree.parent(of: $0) }
    return [connection, owner, objects.target(of: connection)].contains { $0.map(tree.marked.contains) == true }
  }

  private func isFrameworkProperty(_ key: String, of object: CodeObject) -> Bool {
    guard let framework = object.lineage.framework else { return true }
    return classes.isFrameworkOutlet(key, of: framework) || classes.property(key, of: framework) != nil
  }

  /// The outlet that was probably intended by a connection to an unknown one: a similar name; otherwise the only
  /// unconnected outlet that is declared with `!` and accepts the object, which was renamed.
  func outlet(meantBy connection: NodeID, of object: CodeObject) -> String? {
    guard let key = tree.string(.property, of: connection) else { return nil }
    let connected = object.connected(in: tree)
    if let close = object.lineage.outlet(meantBy: key, connected: connected) { return close }
    let inherited = object.lineage.framework.map { classes.frameworkOutlets(of: $0) } ?? []
    if let close = onlyMatch(to: key, in: inherited.filter { !connected.contains($0) }.sorted()) { return close }
    guard tree.kind(of: connection) == .outlet, let target = objects.target(of: connection),
      let actual = objects.className(of: target)
    else { return nil }
    let open = object.lineage.types.flatMap { type in
      type.properties.map(\.property).filter { property in
        guard property.isOutlet, !connected.contains(property.key), let stated = property.type else { return false }
        let name = TypeName(stated)
        return name.optionality == .implicitlyUnwrapped && !name.isCollection
          && classes.className(name.qualifiedName).map { classes.isClass(actual, a: $0) == true } == true
      }
    }
    return open.count == 1 ? open[0].key : nil
  }

  private mutating func reportUnknown(
    _ written: ElementTree.Attribute, _ connection: NodeID, of object: CodeObject
  ) {
    let key = written.value
    let meant = outlet(meantBy: connection, of: object)
    noteMissing(key, of: object)
    let isCertain = object.lineage.isComplete || meant != nil
    report(
      .unknownOutletProperty, severity: isCertain ? nil : .warning, "\(object.title) has no outlet '\(key.escaped)'",
      at: written.valueSpan,
      about: .declaration(key), related: declaration(of: object),
      help: meant.map { "did you mean '\($0)'?" }
        ?? renaming(key, of: object)
        ?? "add '\(declaration(of: key, connection))' to \(object.title), or remove the connection",
      fixes: Fix.correcting(key, to: meant, at: written.valueSpan))
  }

  /// The advice for an outlet that the class cannot declare, because UIKit has a member with its name.
  private func renaming(_ key: String, of object: CodeObject) -> String? {
    guard let framework = object.lineage.framework, classes.inheritsFromBaseClass(key, of: framework) else {
      return nil
    }
    return "rename the outlet, for example to '\(key)View': \(framework) has a '\(key)' already"
  }

  /// The Swift declaration of a connection's outlet.
  private func declaration(of key: String, _ connection: NodeID) -> String {
    let type = objects.target(of: connection).flatMap { objects.className(of: $0) } ?? "NSObject"
    return tree.kind(of: connection) == .outletCollection
      ? "@IBOutlet var \(key.escaped): [\(type)]!" : "@IBOutlet weak var \(key.escaped): \(type)!"
  }

  private mutating func reportHidden(
    _ property: PropertyDeclaration, of type: CodeType, _ object: CodeObject, _ written: ElementTree.Attribute
  ) {
    report(
      .unknownOutletProperty, "'\(property.name)' of \(type.name) is not visible to Interface Builder",
      at: written.valueSpan, about: .declaration(property.name),
      related: [.init(property.span, "'\(property.name)' is declared here")],
      help: property.isStatic ? "an outlet is a property of an instance" : "add '@IBOutlet' to the property")
  }

  private mutating func checkType(of property: PropertyDeclaration, in type: CodeType, connection: NodeID) {
    guard let stated = property.type, let written = tree.attribute(.property, of: connection) else { return }
    let name = TypeName(stated)
    let isCollection = tree.kind(of: connection) == .outletCollection
    let subject = Diagnostic.Subject.declaration(property.name)
    let declared = Diagnostic.Related(property.span, "'\(property.name)' is declared here")
    if isCollection != name.isCollection {
      if name.name.isEmpty || ["Any", "AnyObject", "NSArray", "NSObject"].contains(name.name) { return }
      // An alias may refer to an array.
      if !name.isCollection, classes.className(name.qualifiedName) != name.qualifiedName { return }
      report(
        .outletClass,
        isCollection
          ? "'\(property.name)' is an outlet collection here, but \(type.name) declares it as \(stated)"
          : "'\(property.name)' is an outlet here, but \(type.name) declares it as an outlet collection",
        at: written.valueSpan, about: subject, related: [declared],
        help: isCollection
          ? "declare it as [\(name.name)], or connect it as an outlet" : "connect it as an outlet collection")
      return
    }
    guard let target = objects.target(of: connection), let actual = objects.className(of: target),
      let wanted = classes.acceptedClass(name),
      classes.isClass(actual, a: wanted) == false
    else { return }
    mistyped.insert(target)
    report(
      .outletClass,
      "the outlet '\(property.name)' of \(type.name) requires \(wanted.withArticle), but is connected to \(actual.withArticle)",
      at: tree.attribute(.destination, of: connection)?.valueSpan ?? written.valueSpan, about: subject,
      related: [.init(tree[target].nameSpan, "this is \(actual.withArticle)"), declared],
      help: "connect it to \(wanted.withArticle), or change the class of the element or the type of the outlet")
  }
}
