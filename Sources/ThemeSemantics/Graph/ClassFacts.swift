internal import CodeModel

/// What is known about classes beside theme files: from the project's code and from facts about frameworks.
package struct ClassFacts: Sendable {
  /// Class → superclass, by name without module.
  package var superclasses: [String: String]
  /// The classes of the project's code, which win.
  package var classes: ClassTable

  package init(superclasses: [String: String] = [:], classes: ClassTable = .frameworks) {
    self.superclasses = superclasses
    self.classes = classes
  }

  /// Nothing is known.
  package static let none = ClassFacts()

  /// The superclasses of a class, nearest first; ends where nothing is known, or where the facts run in a circle.
  package func lineage(above name: String) -> [String] {
    var result: [String] = []
    var current = name
    while let next = superclass(of: current), next != name, !result.contains(next), result.count < 64 {
      result.append(next)
      current = next
    }
    return result
  }

  private func superclass(of name: String) -> String? {
    let code = classes.code
    if !code.isEmpty, let type = code.type(named: name), type.isClass { return classes.codeSuperclass(of: type) }
    return superclasses[name]
  }
}

/// What descriptors say about Screenlets.
package struct ScreenletFacts: Sendable {
  /// Screenlets that are known even when no theme of theirs is.
  package var names: Set<String>
  /// Screenlet → the theme that stands in for `default` (Rating's is `default-thumbs`).
  package var defaultThemes: [String: String]

  package init(names: Set<String> = [], defaultThemes: [String: String] = [:]) {
    self.names = names
    self.defaultThemes = defaultThemes
  }

  /// Nothing is known.
  package static let none = ScreenletFacts()
}
