/// What is known about classes beside theme files: from descriptors, Swift sources, or facts that were handed in.
package struct ClassFacts: Sendable {
  /// Class → superclass, by name without module.
  package var superclasses: [String: String]

  package init(superclasses: [String: String] = [:]) { self.superclasses = superclasses }

  /// Nothing is known.
  package static let none = ClassFacts()

  /// The superclasses of a class, nearest first; ends where nothing is known, or where the facts run in a circle.
  package func lineage(above name: String) -> [String] {
    var result: [String] = []
    var current = name
    while let next = superclasses[current], next != name, !result.contains(next), result.count < 64 {
      result.append(next)
      current = next
    }
    return result
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
