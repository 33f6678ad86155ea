internal import ThemeSemantics
internal import ThemeSource

/// The Screenlets that are defined by file names and descriptors of a project.
package struct ScreenletNames: Equatable, Sendable {
  /// Screenlets with a theme.
  package private(set) var themed: Set<String> = []
  /// Screenlets with a default theme or a descriptor.
  private var named: Set<String> = []
  /// Shipped Screenlets, and those with a descriptor.
  private var described: Set<String> = []
  /// All Screenlets.
  private(set) var known: Set<String> = []
  /// Screenlets for which the project contains a default theme or a descriptor.
  private(set) var own: Set<String> = []
  /// Screenlets for which the project contains a default theme.
  private var ownDefaults: Set<String> = []
  /// The class names of the project's files that contain a theme's name but no Screenlet.
  private var unnamed: Set<String> = []
  /// The theme that is used as `default`, by Screenlet.
  private(set) var defaultThemes: [String: String] = [:]

  init(_ table: FileTable, _ facts: ProjectFacts) {
    if facts.hasShippedCatalog {
      self = .shipped
    } else {
      if table.hasShipped { add(ShippedLibrary.shared.names) }
      add(facts.catalog)
    }
    described = named
    for record in table.ownThemes {
      let name = record.name
      if let screenlet = add(name), name.effectiveTheme == ThemeName.standard { ownDefaults.insert(screenlet) }
      if name.screenlet == nil, name.themeName == ThemeName.standard { unnamed.insert(name.className) }
    }
    own = ownDefaults
    if facts.hasShippedCatalog { return }
    for descriptor in facts.catalog.headings where descriptor.span.file.rawValue < ShippedLibrary.firstID {
      own.formUnion(descriptor.screenlets)
    }
  }

  private init() {}

  /// The Screenlets of the shipped themes and descriptors.
  private static let shipped: ScreenletNames = {
    var names = ScreenletNames()
    names.add(ShippedLibrary.shared.names)
    names.add(ShippedLibrary.catalog.value)
    return names
  }()

  private mutating func add(_ names: some Sequence<FileName>) {
    for name in names { add(name) }
  }

  /// Adds a valid name. Returns its Screenlet, so that all sets share the string.
  @discardableResult
  private mutating func add(_ name: FileName) -> String? {
    guard name.variant == nil, let screenlet = name.screenlet else { return nil }
    themed.insert(screenlet)
    known.insert(screenlet)
    if name.effectiveTheme == ThemeName.standard { named.insert(screenlet) }
    return screenlet
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

  /// The names of files of default themes that may be misspelled files of a Screenlet without one: of Screenlets that
  /// nothing else names, and of no Screenlet.
  func misspellings(of screenlet: String) -> [String] {
    if ownDefaults.contains(screenlet) { return [] }
    func isNear(_ name: String, _ other: String) -> Bool {
      abs(name.utf8.count - other.utf8.count) <= 2 && isTypo(name, of: other)
    }
    let screenlets = ownDefaults.filter { name in
      !described.contains(name) && isNear(name, screenlet) && !name.hasLetters(of: screenlet)
    }
    let classes = unnamed.filter { name in
      isNear(name, screenlet + "View") || isNear(name, screenlet + "ScreenletView")
    }
    return screenlets.union(classes).sorted()
  }
}

extension ScreenletNames {
  /// The Screenlets that these names and the project's code define. The code is read only for an unknown name.
  /// - Parameter declared: Returns the Screenlets of the code.
  func known(with classes: ClassTable, declared: @escaping @Sendable () -> [String]) -> KnownScreenlets {
    KnownScreenlets(
      isKnown: { isKnown($0) || classes.declaresScreenlet($0) },
      own: { own.union(declared()).sorted() },
      all: { named.union(declared()).sorted() }, hasDefault: { ownDefaults.contains($0) },
      isDeclared: { described.contains($0) || classes.declaresScreenlet($0) })
  }
}

/// The Screenlets of the project's code.
struct DeclaredScreenletsQuery: Query {
  func answer(from snapshot: Snapshot) -> [String] { snapshot.facts.classes.declaredScreenlets }
}
