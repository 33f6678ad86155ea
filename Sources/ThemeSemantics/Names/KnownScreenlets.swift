/// The known Screenlets for checks of file names.
package struct KnownScreenlets: Sendable {
  /// Whether the project or the shipped themes have a Screenlet.
  package var isKnown: @Sendable (String) -> Bool
  /// The Screenlets with a default theme, a descriptor or code in the project, sorted.
  package var own: @Sendable () -> [String]
  /// The project's and the shipped Screenlets, sorted.
  package var all: @Sendable () -> [String]
  /// Whether the project has a default theme of a Screenlet.
  package var hasDefault: @Sendable (String) -> Bool
  /// Whether a Screenlet is shipped, or the project has a descriptor or code of it, and not only a file with its name.
  package var isDeclared: @Sendable (String) -> Bool

  package init(
    isKnown: @escaping @Sendable (String) -> Bool, own: @escaping @Sendable () -> [String],
    all: @escaping @Sendable () -> [String], hasDefault: @escaping @Sendable (String) -> Bool = { _ in false },
    isDeclared: (@Sendable (String) -> Bool)? = nil
  ) {
    self.isKnown = isKnown
    self.own = own
    self.all = all
    self.hasDefault = hasDefault
    self.isDeclared = isDeclared ?? isKnown
  }

  /// Screenlets of the project, and shipped ones.
  package init(own: [String], shipped: [String] = []) {
    let (own, all) = (own.sorted(), (own + shipped).sorted())
    self.init(isKnown: { all.contains($0) }, own: { own }, all: { all })
  }

  package static let none = KnownScreenlets(own: [])
}
