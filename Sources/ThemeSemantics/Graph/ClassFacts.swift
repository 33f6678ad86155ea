internal import CodeModel

/// Information about classes from the project's code and the frameworks, not from theme files.
package struct ClassFacts: Sendable {
  /// Superclasses by class, without modules.
  package var superclasses: [String: String]
  /// The classes of the project's code, which take precedence.
  package var classes: ClassTable

  package init(superclasses: [String: String] = [:], classes: ClassTable = .frameworks) {
    self.superclasses = superclasses
    self.classes = classes
  }

  package static let none = ClassFacts()

  /// The superclasses of a class, nearest first, up to an unknown class or a cycle.
  package func lineage(above name: String) -> [String] {
    var result: [String] = []
    var current = name
    while result.count < ClassTable.longestLineage, let next = superclass(of: current), next != name,
      !result.contains(next)
    {
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

/// Information about Screenlets from descriptors.
package struct ScreenletFacts: Sendable {
  /// Screenlets that are known even if they have no themes.
  package var names: Set<String>
  /// The themes that replace `default`, by Screenlet (Rating's is `default-thumbs`).
  package var defaultThemes: [String: String]

  package init(names: Set<String> = [], defaultThemes: [String: String] = [:]) {
    self.names = names
    self.defaultThemes = defaultThemes
  }

  package static let none = ScreenletFacts()
}
