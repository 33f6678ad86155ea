package import CodeModel
internal import ThemeSource

/// A class of the project's code and its superclasses, as far as they are known.
struct CodeLineage {
  /// The class and its superclasses that the project declares, nearest first, followed by the project's extensions of
  /// framework classes.
  var types: [CodeType]
  /// The first superclass that a framework declares; `nil` if not all superclasses are known.
  var framework: String?
  /// Members of a superclass of Liferay Screens that the project does not declare.
  var knownMembers: Set<String> = []

  /// Whether all members that are visible to Objective-C are known.
  var isComplete: Bool { framework != nil }

  /// Ends the lineage at the first class of a framework.
  fileprivate mutating func end(at name: String, in classes: ClassTable) {
    framework = name
    types += classes.lineage(of: name).compactMap { classes.code.extensions(of: $0) }
  }

  /// Whether `@objcMembers` of the class or of a superclass makes the members of a type visible.
  func exposesMembers(of index: Int) -> Bool { types[index...].contains(where: \.exposesMembers) }

  /// Returns the property that key-value coding finds.
  func property(key: String) -> (property: PropertyDeclaration, type: CodeType, isVisible: Bool)? {
    var hidden: (PropertyDeclaration, CodeType, Bool)?
    for (index, type) in types.enumerated() {
      let exposed = exposesMembers(of: index)
      for (property, declaration) in type.properties where property.key == key || property.name == key {
        if property.key == key, property.isVisible(in: declaration, exposed: exposed) { return (property, type, true) }
        if hidden == nil { hidden = (property, type, false) }
      }
    }
    return hidden
  }

  /// Whether neither the class nor its superclass in Liferay Screens, of which only the outlets and actions are known,
  /// has a member.
  func lacksMember(_ member: String) -> Bool {
    framework == nil && !knownMembers.isEmpty && !knownMembers.contains(member) && types.allSatisfy(\.isWhole)
  }

  /// The keys of its outlets, sorted.
  private var outletKeys: [String] {
    let declared = types.flatMap { $0.properties.filter(\.property.isOutlet).map(\.property.key) }
    return knownMembers.filter { !$0.hasSuffix(":") }.union(declared).sorted()
  }

  /// Whether a member is probably a misspelling of one that a superclass in Liferay Screens is known to have, or that the
  /// class itself has and no element is connected to.
  /// - Parameter connected: the members with connections.
  func misspellsKnownMember(_ member: String, connected: [String]) -> Bool {
    if framework != nil || knownMembers.contains(member) || knownMembers.isEmpty { return false }
    let isMethod = member.hasSuffix(":")
    if closestMatch(to: member, in: knownMembers.filter { $0.hasSuffix(":") == isMethod }.sorted(), within: 2) != nil {
      return true
    }
    let own = types.flatMap { type in
      isMethod
        ? type.methods.filter(\.method.isAction).map(\.method.selector)
        : type.properties.filter(\.property.isOutlet).map(\.property.key)
    }
    return onlyMatch(to: member, in: own.filter { !connected.contains($0) }.sorted()) != nil
  }

  /// Returns the outlet that was probably intended by an unknown key: a similar key that is not connected, or that of a
  /// collection.
  func outlet(meantBy key: String, connected: [String]) -> String? {
    let collections = types.flatMap {
      $0.properties.filter { $0.property.isOutlet && $0.property.type?.hasPrefix("[") == true }.map(\.property.key)
    }
    return onlyMatch(to: key, in: outletKeys.filter { !connected.contains($0) || collections.contains($0) })
  }

  /// Returns the outlets that were probably intended by connections to unknown keys.
  func outletsMeant(by connected: [String]) -> Set<String> {
    let unknown = connected.filter {
      isComplete ? property(key: $0) == nil : misspellsKnownMember($0, connected: connected)
    }
    return Set(unknown.compactMap { outlet(meantBy: $0, connected: connected) })
  }

  /// Whether there is a setter method for a key, which key-value coding uses if there is no property.
  func hasSetter(of key: String) -> Bool { method(selector: objectiveCSetter(ofProperty: key)) != nil }

  /// Whether it accepts undeclared keys.
  var acceptsAnyKey: Bool { method(selector: "setValue:forUndefinedKey:") != nil }

  func method(selector: String) -> (method: MethodDeclaration, type: CodeType, isVisible: Bool)? {
    var hidden: (MethodDeclaration, CodeType, Bool)?
    for (index, type) in types.enumerated() {
      let exposed = exposesMembers(of: index)
      for (method, declaration) in type.methods where method.selector == selector {
        if method.isVisible(in: declaration, exposed: exposed) { return (method, type, true) }
        if hidden == nil { hidden = (method, type, false) }
      }
    }
    return hidden
  }

  /// The types that the class and its superclasses inherit from, including superclasses that were read.
  var adopted: [String] { types.flatMap { $0.inherited.joined() + $0.adopted }.map { TypeName($0).name } }

  /// Whether the class, a superclass or a protocol of these adopts a protocol of the code.
  func adopts(_ name: String, _ code: CodeBase) -> Bool {
    var seen: Set<String> = []
    var next = adopted
    while let current = next.popLast() {
      if current == name { return true }
      guard seen.insert(current).inserted else { continue }
      next += code.protocolDeclaration(named: current)?.inherited ?? []
    }
    return false
  }
}

extension ClassTable {
  /// Whether the project's code may add a property to a class of a framework; `nil` if the project has no code.
  package func mayAdd(_ key: String, to framework: String) -> Bool? {
    if code.isEmpty { return nil }
    let lineage = extendedLineage(of: framework)
    return lineage.property(key: key) != nil || lineage.hasSetter(of: key) || lineage.acceptsAnyKey
      || !lineage.types.allSatisfy(\.isWhole) || code.isInObjectiveC(key)
  }

  /// Whether a class declares an outlet that no code uses, so that its object stays as the document describes it.
  package func isUnusedOutlet(_ key: String, of name: String) -> Bool {
    ownOutlet(key, of: name).map { !$0.isMentionedAgain } == true
  }

  /// Whether a class declares an outlet of which code uses only the state, such as `isHidden`, so that its object keeps its text
  /// and colors.
  package func keepsLook(ofOutlet key: String, of name: String) -> Bool {
    ownOutlet(key, of: name).map { !$0.mayBeRestyled } == true
  }

  /// An outlet of a class that only the file of its declaration mentions.
  private func ownOutlet(_ key: String, of name: String) -> PropertyDeclaration? {
    guard let lineage = codeLineage(of: name), lineage.isComplete, let (property, _, _) = lineage.property(key: key),
      property.isOutlet, !code.isMentionedInSeveralFiles(property.name), !code.isInObjectiveC(property.name)
    else { return nil }
    return property
  }

  /// Whether the project's code declares a Screenlet.
  package func declaresScreenlet(_ name: String) -> Bool {
    !code.isEmpty && !name.hasPrefix("Base") && code.type(named: name + "Screenlet")?.isClass == true
  }

  /// The Screenlets that the project's code declares, sorted, without base classes.
  package var declaredScreenlets: [String] {
    if code.isEmpty { return [] }
    let named = code.names.filter { $0.hasSuffix("Screenlet") && !$0.utf8.contains(UInt8(ascii: ".")) }
    return named.map { String($0.dropLast(9)) }.filter { !$0.isEmpty && declaresScreenlet($0) }
  }

  /// A class of the code with its superclasses; `nil` if the project's code does not declare it.
  func codeLineage(of name: String) -> CodeLineage? {
    guard !code.isEmpty, !isPlatformClass(name), !isHidden(name), let first = code.type(named: name), first.isClass
    else { return nil }
    var lineage = CodeLineage(types: [first])
    var seen: Set<String> = [first.name]
    var current = first
    while lineage.types.count <= Self.longestLineage {
      // A member may be declared in Objective-C or in code that cannot be read.
      if current.isObjectiveC || !current.isWhole { return lineage }
      guard let next = codeSuperclass(of: current) else { return lineage }
      if isPlatformClass(next) {
        lineage.end(at: next, in: self)
        return lineage
      }
      if let type = code.type(named: next), type.isClass {
        guard seen.insert(type.name).inserted else { return lineage }
        lineage.types.append(type)
        current = type
      } else {
        if code.type(named: next) == nil {
          if isFrameworkClass(next) { lineage.end(at: next, in: self) }
          if lineage.framework == nil { lineage.knownMembers = knownMembers(next) }
        }
        return lineage
      }
    }
    return lineage
  }

  /// A class of a framework, with what the project's extensions add to it and to its superclasses.
  func extendedLineage(of framework: String) -> CodeLineage {
    var lineage = CodeLineage(types: [])
    lineage.end(at: framework, in: self)
    return lineage
  }

  /// Whether an adopted protocol may require a property and so make it visible to Objective-C.
  func mayRequire(property key: String, of lineage: CodeLineage) -> Bool {
    mayRequire(lineage, { $0.properties.contains { $0.key == key } }, { $0.mayRequire(property: key) })
  }

  /// Whether an adopted protocol may require a method and so make it visible to Objective-C.
  func mayRequire(selector: String, of lineage: CodeLineage) -> Bool {
    mayRequire(lineage, { $0.methods.contains { $0.selector == selector } }, { $0.mayRequire(selector: selector) })
  }

  /// An `@objc` protocol of the code requires what it declares; an unknown protocol may require anything.
  private func mayRequire(
    _ lineage: CodeLineage, _ isMember: (ProtocolDeclaration) -> Bool, _ isOfPlatform: (PlatformProtocol) -> Bool
  ) -> Bool {
    protocols(of: lineage).contains { name in
      if let declared = code.protocolDeclaration(named: name) { return declared.isObjectiveC && isMember(declared) }
      return PlatformProtocol(name).map(isOfPlatform) ?? true
    }
  }

  /// The protocols that a class and its superclasses adopt, directly, through other protocols or through aliases.
  func protocols(of lineage: CodeLineage) -> Set<String> {
    var result: Set<String> = []
    var open = lineage.adopted
    var seen: Set<String> = []
    while let name = open.popLast() {
      guard seen.insert(name).inserted, code.type(named: name)?.isClass != true, !isFrameworkClass(name) else {
        continue
      }
      if let aliased = code.aliasedType(name) {
        open += aliased.split(separator: "&").map { TypeName(String($0)).name }
        continue
      }
      if name == "AnyObject" || name.isEmpty { continue }
      result.insert(name)
      open += (code.protocolDeclaration(named: name)?.inherited ?? []).map { TypeName($0).name }
    }
    return result
  }

  /// The superclass of a class of the code, without module; `nil` if it has none or conflicting ones.
  func codeSuperclass(of type: CodeType) -> String? {
    var found: String?
    for inherited in type.inherited {
      guard let first = inherited.first, let name = className(first) else { return nil }
      if let known = found, known != name { return nil }
      found = name
    }
    return found
  }

  /// The class that a type refers to; `nil` for a protocol of the code.
  func className(_ written: String) -> String? {
    let resolved = code.isEmpty ? written : code.resolvingAlias(written)
    let type = TypeName(resolved)
    // Nested classes are listed by their qualified names, classes of frameworks by their last components.
    let name = code.type(named: type.qualifiedName) != nil ? type.qualifiedName : type.name
    if name.isEmpty || code.protocolDeclaration(named: name) != nil { return nil }
    return name
  }

  /// The class of the objects that a property or parameter of a type accepts, or of a collection's elements; `nil` for a
  /// protocol and for an unknown class.
  package func acceptedClass(_ type: TypeName) -> String? {
    guard let name = className(type.qualifiedName),
      isPlatformClass(name) || code.type(named: name)?.isClass == true
    else { return nil }
    return name
  }

  /// Whether an object of a class is an instance of another class; `nil` if unknown.
  package func isClass(_ name: String, a wanted: String) -> Bool? {
    let lineage = lineage(of: name)
    if lineage.contains(wanted) { return true }
    // Interface Builder uses a class's Objective-C name, and code its Swift name.
    let own = code.type(named: wanted)?.name
    if let own, lineage.contains(where: { $0 == own || code.type(named: $0)?.name == own }) { return true }
    return lineage.last.map(isPlatformClass) == true ? false : nil
  }
}

extension ClassTable {
  /// Whether a class or a superclass has a member that an extension of a type alias declares.
  func hasMemberByAlias(_ lineage: CodeLineage, where isMember: (TypeDeclaration) -> Bool) -> Bool {
    let names = lineage.types.map(\.name) + (lineage.framework.map { self.lineage(of: $0) } ?? [])
    return names.contains { code.extensionsByAlias(of: $0).contains(where: isMember) }
  }
}
