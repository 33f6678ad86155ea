/// A class of a framework: the members that generated subclasses inherit, and its name in XIBs.
package struct KnownClass: Sendable, Equatable {
  package var superclass: String
  /// The outlets' classes by name, without outlets of superclasses.
  package var outlets: [String: String]
  /// Selectors of the actions that the class itself declares.
  package var actions: [String]
  /// `customModule` of its objects; nil if the class has an Objective-C name, which XIBs use without a module.
  package var module: String?

  package init(superclass: String, outlets: [String: String] = [:], actions: [String] = [], module: String? = nil) {
    self.superclass = superclass
    self.outlets = outlets
    self.actions = actions
    self.module = module
  }
}

extension [String: KnownClass] {
  /// Returns the known classes that a class is or inherits from, nearest first.
  package func lineage(of name: String) -> [KnownClass] {
    var result: [KnownClass] = []
    var names: Set<String> = []
    var current = name
    while names.insert(current).inserted, let known = self[current] {
      result.append(known)
      current = known.superclass
    }
    return result
  }
}

extension FrameworkClasses {
  /// The outlets and the selectors of the actions of a View class or a Screenlet's class, including inherited ones; empty for
  /// unknown classes.
  package static func members(of name: String) -> Set<String> {
    if name.hasSuffix("Screenlet"), classes["\(name.dropLast(9))View_default"] != nil {
      return name == "SignUpScreenlet" ? ["delegate", "autoLoginDelegate"] : ["delegate"]
    }
    return classes.lineage(of: name).reduce(into: []) { $0.formUnion(Array($1.outlets.keys) + $1.actions) }
  }
}
