package import CodeModel
internal import ThemeSyntax

/// The known classes: those of the project's code, of UIKit, of Liferay Screens, and those with a superclass in a
/// descriptor.
package struct ClassTable: Sendable {
  /// Superclasses by class; entries of the frameworks take precedence.
  private let custom: [String: String]
  /// The project's classes, which take precedence over all others except UIKit's.
  package private(set) var code: CodeBase
  /// Returns outlets and selectors of actions that Liferay Screens is known to declare for a class and its superclasses; its
  /// other versions may declare more. Empty for other classes.
  let knownMembers: @Sendable (String) -> Set<String>
  /// Classes of the code that are ignored, because they are generated again.
  private var hidden: Set<String> = []

  package static let frameworks = ClassTable()

  /// Creates a table of the frameworks' classes, those of `code`, and those in `superclasses` (class → superclass).
  package init(
    superclasses custom: [String: String] = [:], code: CodeBase = .none,
    knownMembers: @escaping @Sendable (String) -> Set<String> = { _ in [] }
  ) {
    self.custom = custom
    self.code = code
    self.knownMembers = knownMembers
  }

  /// The same classes, seen from a module of the code (``CodeBase/preferring(_:)``).
  package func preferring(_ module: String) -> ClassTable { seen(in: code.preferring(module)) }

  /// The same classes; the parts of the code that are used through the result are recorded.
  package func recorded(by recorder: CodeRecorder?) -> ClassTable { seen(in: code.recorded(by: recorder)) }

  private func seen(in code: CodeBase) -> ClassTable {
    var result = self
    result.code = code
    return result
  }

  /// Returns the table without the code's declarations of some classes.
  package func hiding(_ names: Set<String>) -> ClassTable {
    var result = self
    result.hidden.formUnion(names)
    return result
  }

  /// Whether the project has code that was read.
  package var hasCode: Bool { !code.isEmpty }

  /// Whether the project's code declares a protocol.
  package func declaresProtocol(_ name: String) -> Bool { code.protocolDeclaration(named: name) != nil }

  func isHidden(_ name: String) -> Bool { hidden.contains(name) }

  private func superclass(of name: String) -> String? {
    let framework = FrameworkTable.shared.superclasses[name]
    if framework != nil, isPlatformClass(name) { return framework }
    if code.isEmpty || isHidden(name) { return framework ?? custom[name] }
    return code.superclass(of: name) { code in
      if let type = code.type(named: name), type.isClass { return seen(in: code).codeSuperclass(of: type) }
      return framework ?? custom[name]
    }
  }

  /// The answer to a question about the code, as text.
  package func answer(to question: CodeQuestion) -> String? {
    switch question {
    case .superclass(let name, let module): (module.map(preferring) ?? self).superclass(of: name)
    case .aliases: code.aliasText
    }
  }

  /// Whether a class belongs to UIKit or another framework of the platform.
  package func isPlatformClass(_ name: String) -> Bool { FrameworkTable.shared.isPlatform(name) }

  /// Whether a class belongs to the platform's frameworks or to Liferay Screens, so that its outlets are known.
  package func isFrameworkClass(_ name: String) -> Bool { FrameworkTable.shared[name] != nil || isPlatformClass(name) }

  /// Whether a class is one of Liferay Screens' base classes.
  package func isLiferayClass(_ name: String) -> Bool {
    FrameworkTable.shared[name] != nil && !isPlatformClass(name)
  }

  package func isKnown(_ name: String) -> Bool { superclass(of: name) != nil || name == "NSObject" }

  /// The number of superclasses that are followed. No real class has so many.
  static let longestLineage = 64

  /// The class and its superclasses, nearest first, up to an unknown class, a cycle or ``longestLineage``.
  package func lineage(of name: String) -> [String] {
    var result = [name]
    while result.count <= Self.longestLineage, let last = result.last, let next = superclass(of: last),
      !result.contains(next)
    {
      result.append(next)
    }
    return result
  }

  package func isClass(_ name: String, subclassOf other: String) -> Bool { lineage(of: name).contains(other) }

  /// Whether a class of the code is another class or a subclass of it; `nil` if a superclass is unknown. In contrast to
  /// ``isClass(_:subclassOf:)``, it reads no source.
  package func isListedClass(_ name: String, subclassOf other: String) -> Bool? {
    var next = name
    for _ in 0..<Self.longestLineage {
      if next == other { return true }
      guard let superclass = code.listedSuperclass(of: next) ?? FrameworkTable.shared.superclasses[next] ?? custom[next]
      else { return next == "NSObject" ? false : nil }
      if superclass.isEmpty { return false }
      next = superclass
    }
    return nil
  }

  /// Whether the class or a superclass is known to implement a ViewModel protocol.
  package func isClass(_ name: String, conformingTo protocolName: String) -> Bool {
    lineage(of: name).contains { FrameworkTable.shared[$0]?.protocols.contains(protocolName) == true }
  }

  /// Whether a framework declares the outlet for the class or one of its superclasses.
  package func isFrameworkOutlet(_ outlet: String, of name: String) -> Bool {
    lineage(of: name).contains { FrameworkTable.shared[$0]?.outlets.contains(outlet) == true }
  }

  /// Whether a framework declares the outlet for any class.
  package static func isOutletOfAnyFramework(_ outlet: String) -> Bool {
    FrameworkTable.shared.outlets.contains(outlet)
  }

  /// The outlets that a framework declares for the class and its superclasses.
  package func frameworkOutlets(of name: String) -> [String] {
    lineage(of: name).flatMap { FrameworkTable.shared[$0]?.outlets ?? [] }
  }

  /// Whether a framework declares the method, as a target of actions, for the class or one of its superclasses.
  package func isFrameworkMethod(_ selector: String, of name: String) -> Bool {
    lineage(of: name).contains { FrameworkTable.shared[$0]?.actions.contains(selector) == true }
  }

  /// Whether NSObject, UIResponder, UIView or UIViewController declares a member with a selector, and the class inherits it.
  package func inheritsFromBaseClass(_ selector: String, of name: String) -> Bool {
    membersOfBaseClasses.contains { $0.value.contains(selector[...]) && isClass(name, subclassOf: $0.key) }
  }

  /// Whether key-value coding may set a key of a framework's class: an attribute that Interface Builder writes, or a
  /// property of any framework class, because the table does not list all properties by class.
  func isFrameworkKey(_ key: String, of name: String) -> Bool {
    isFrameworkOutlet(key, of: name) || property(key, of: name) != nil || AttributeName(name: key) != .unknown
      || uiKitKeys.contains(key)
  }

  /// The type of a key path's value; `nil` if unknown.
  package func property(_ keyPath: String, of name: String) -> PropertyType? {
    for ancestor in lineage(of: name) {
      if let entry = FrameworkTable.shared[ancestor]?.properties.first(where: { $0.0 == keyPath }) { return entry.1 }
    }
    return nil
  }

  /// The properties that Liferay Screens declares for the class and its superclasses.
  func liferayProperties(of name: String) -> [String] {
    lineage(of: name).filter(isLiferayClass).flatMap { FrameworkTable.shared[$0]?.properties.map(\.0) ?? [] }
  }

  /// Whether code that accesses a key path of an outlet may present an attribute with it. False if the property has
  /// another type, such as `isHidden` for a text. True if a type is unknown.
  func canPresent(_ type: String, in keyPath: String, of outlet: String?) -> Bool {
    guard let wanted = PropertyType(swiftType: type), let outlet,
      let held = property(keyPath, of: TypeName(outlet).name)
    else { return true }
    return wanted.isAssignable(to: held)
  }

  /// The key paths of a class and its superclasses.
  package func keyPaths(of name: String) -> [String] {
    lineage(of: name).flatMap { FrameworkTable.shared[$0]?.properties.map(\.0) ?? [] }
  }

  /// The key paths with a type, which messages suggest. The class precedes its superclasses.
  package func keyPaths(of name: String, holding type: PropertyType) -> [String] {
    let properties = lineage(of: name).flatMap { FrameworkTable.shared[$0]?.properties ?? [] }
    var seen: Set<String> = []
    return properties.lazy.filter { $0.1 == type }.map(\.0).filter { seen.insert($0).inserted }
  }
}

extension ClassTable {
  /// Whether a view of the class accepts user input.
  package func isEditable(_ name: String) -> Bool {
    lineage(of: name).contains { FrameworkTable.shared[$0]?.isEditable == true }
  }
}

/// The frameworks' classes by name, created once.
private struct FrameworkTable: Sendable {
  static let shared = FrameworkTable()

  let superclasses: [String: String]
  private let classes: [String: FrameworkClass]
  private let liferay: Set<String>
  /// The outlets of all classes.
  let outlets: Set<String>

  private init() {
    let described = uiKitClasses + liferayClasses
    classes = Dictionary(described.map { ($0.name, $0) }) { _, last in last }
    var superclasses: [String: String] = [:]
    for kind in ElementKind.all {
      guard let name = kind.className, let superclass = kind.descriptor?.superclassName else { continue }
      superclasses[name] = superclass
    }
    for entry in described { if let superclass = entry.superclass { superclasses[entry.name] = superclass } }
    self.superclasses = superclasses
    liferay = Set(liferayClasses.map(\.name))
    outlets = Set(uiKitClasses.flatMap(\.outlets))
  }

  /// Whether a class is the platform's and not Liferay's.
  func isPlatform(_ name: String) -> Bool {
    (superclasses[name] != nil || name == "NSObject") && !liferay.contains(name)
  }

  subscript(name: String) -> FrameworkClass? { classes[name] }
}
