/// The Screenlets that are known when the names of files are checked.
package struct KnownScreenlets: Sendable {
  /// Whether there is a Screenlet of that name, in the project or among the shipped ones.
  package var isKnown: @Sendable (String) -> Bool
  /// The Screenlets of which the project has a default theme, a descriptor or code, sorted.
  package var own: @Sendable () -> [String]
  /// These and the shipped ones, sorted.
  package var all: @Sendable () -> [String]

  package init(
    isKnown: @escaping @Sendable (String) -> Bool, own: @escaping @Sendable () -> [String],
    all: @escaping @Sendable () -> [String]
  ) {
    self.isKnown = isKnown
    self.own = own
    self.all = all
  }

  /// Screenlets of the project, and shipped ones.
  package init(own: [String], shipped: [String] = []) {
    let (own, all) = (own.sorted(), (own + shipped).sorted())
    self.init(isKnown: { all.contains($0) }, own: { own }, all: { all })
  }

  /// No Screenlet is known.
  package static let none = KnownScreenlets(own: [])
}
