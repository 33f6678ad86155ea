internal import Diagnostics
internal import ThemeSemantics

/// The Screenlets that file names and descriptors of a project define.
struct ScreenletNames: Equatable, Sendable {
  /// Screenlets with a theme.
  private(set) var themed: Set<String> = []
  /// Screenlets with a default theme or a descriptor.
  private var named: Set<String> = []
  /// All Screenlets.
  private(set) var known: Set<String> = []
  /// The theme that is used as `default`, by Screenlet.
  private(set) var defaultThemes: [String: String] = [:]

  init(_ table: FileTable, _ facts: ProjectFacts) {
    if facts.hasShippedCatalog {
      self = .shipped
    } else {
      if table.hasShipped { add(ShippedLibrary.shared.names) }
      add(facts.catalog)
    }
    add(table.ownThemes.lazy.map(\.name))
  }

  private init() {}

  /// Those of the shipped themes and descriptors.
  private static let shipped: ScreenletNames = {
    var names = ScreenletNames()
    names.add(ShippedLibrary.shared.names)
    names.add(ShippedLibrary.catalog.value)
    return names
  }()

  private mutating func add(_ names: some Sequence<FileName>) {
    for name in names {
      guard let screenlet = name.screenlet, name.variant == nil else { continue }
      themed.insert(screenlet)
      known.insert(screenlet)
      if name.effectiveTheme == ThemeName.standard { named.insert(screenlet) }
    }
  }

  private mutating func add(_ catalog: ViewModelCatalog) {
    named.formUnion(catalog.screenlets)
    known.formUnion(catalog.screenlets)
    for descriptor in catalog.headings {
      guard let theme = descriptor.defaultTheme else { continue }
      for screenlet in descriptor.screenlets where defaultThemes[screenlet] == nil { defaultThemes[screenlet] = theme }
    }
  }

  func isKnown(_ screenlet: String) -> Bool { named.contains(screenlet) }
}
