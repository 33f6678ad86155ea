internal import InterfaceBuilderCatalog

/// The classes that are known: UIKit's, Liferay Screens' base classes, and those whose superclass a descriptor or a source file states.
package struct ClassTable: Sendable {
  private var superclasses: [String: String]
  private var outlets: [String: [String]]
  private var properties: [String: [String: PropertyType]]
  private var protocols: [String: [String]]
  private var editable: Set<String>

  /// The frameworks' classes alone.
  package static let frameworks = ClassTable()

  /// The frameworks' classes and those given (class → superclass); the frameworks' own entries win.
  package init(superclasses custom: [String: String] = [:]) {
    superclasses = custom
    outlets = [:]
    properties = [:]
    protocols = [:]
    editable = []
    for kind in ElementKind.all {
      guard let name = kind.className, let superclass = kind.descriptor?.superclassName else { continue }
      superclasses[name] = superclass
    }
    for entry in uiKitClasses + liferayClasses {
      protocols[entry.name] = entry.protocols
      if entry.isEditable { editable.insert(entry.name) }
      if let superclass = entry.superclass { superclasses[entry.name] = superclass }
      outlets[entry.name] = entry.outlets
      properties[entry.name] = Dictionary(entry.properties, uniquingKeysWith: { first, _ in first })
    }
  }

  /// Whether anything is known of a class.
  package func isKnown(_ name: String) -> Bool { superclasses[name] != nil || name == "NSObject" }

  /// The class and its superclasses, nearest first; ends at an unknown class or where a cycle would begin.
  package func lineage(of name: String) -> [String] {
    var result = [name]
    while let last = result.last, let next = superclasses[last], !result.contains(next) { result.append(next) }
    return result
  }

  package func isClass(_ name: String, subclassOf other: String) -> Bool { lineage(of: name).contains(other) }

  /// Whether the class itself, or a superclass, is known to fulfil a ViewModel protocol.
  package func isClass(_ name: String, conformingTo protocolName: String) -> Bool {
    lineage(of: name).contains { protocols[$0]?.contains(protocolName) == true }
  }

  /// Whether a framework declares that outlet for the class or one of its superclasses.
  package func isFrameworkOutlet(_ outlet: String, of name: String) -> Bool {
    lineage(of: name).contains { outlets[$0]?.contains(outlet) == true }
  }

  /// What a key path of a class holds; nil when it is not known.
  package func property(_ keyPath: String, of name: String) -> PropertyType? {
    for ancestor in lineage(of: name) {
      if let type = properties[ancestor]?[keyPath] { return type }
    }
    return nil
  }

  /// The key paths of a class that hold that type, sorted: what a message offers instead.
  package func keyPaths(of name: String, holding type: PropertyType) -> [String] {
    Set(lineage(of: name).flatMap { (properties[$0] ?? [:]).filter { $0.value == type }.map(\.key) }).sorted()
  }
}

extension ClassTable {
  /// Whether a view of this class takes input from the user.
  package func isEditable(_ name: String) -> Bool {
    lineage(of: name).contains { editable.contains($0) }
  }
}
