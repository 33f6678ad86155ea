internal import ThemeSource

/// All files of the theme path and their dependencies, created by
/// ``link(_:facts:screenlets:folders:directories:limits:)``.
package struct ThemeGraph: Sendable {
  /// An embed of a theme by a view of another theme.
  struct Edge: Sendable {
    var theme: ThemeID
    /// The embedding view.
    var span: SourceSpan
  }

  /// The scope of a theme's name: a Screenlet, or a part's class.
  struct Subject: Hashable, Comparable, Sendable {
    var name: String
    var isPart: Bool

    static func < (a: Subject, b: Subject) -> Bool {
      a.isPart == b.isPart ? a.name < b.name : b.isPart
    }
  }

  /// A Screenlet or a part's class, with the themes that are not shadowed.
  package struct Screenlet: Sendable {
    package var name: String
    /// Sorted by theme name, then by input order, without `-ext` files, variants and shadowed files.
    package var themes: [ThemeID]
    /// The theme named `default`, or its replacement in a descriptor.
    package var defaultTheme: ThemeID?
  }

  /// By ``ThemeID``, in input order.
  package internal(set) var summaries: [ThemeSummary] = []
  var entries: [Entry] = []
  var index = ThemeIndex()
  /// For a theme whose root class inherits from another theme's through several classes: those classes, nearest first.
  var lineages: [ThemeID: [String]] = [:]
  var facts = ScreenletFacts.none
  /// The theme path as displayed in messages, nearest first.
  package internal(set) var folders: [String] = []

  package subscript(id: ThemeID) -> ThemeSummary { summaries[id.index] }

  /// All files, in input order.
  package var all: some RandomAccessCollection<ThemeID> { summaries.indices.lazy.map { ThemeID($0) } }
}

extension ThemeGraph {
  /// The kind of a theme; `nil` for parts, hosts, variants and foreign files.
  package func kind(of id: ThemeID) -> ThemeKind? { entries[id.index].kind }

  /// All Screenlets, by name; computed at each call.
  package var screenlets: [Screenlet] { listed { !$0.isPart } }

  /// All classes of parts, such as cells, by name; computed at each call.
  package var parts: [Screenlet] { listed { $0.isPart } }

  private func listed(where isWanted: (Subject) -> Bool) -> [Screenlet] {
    index.subjects.filter(isWanted).map { subject in
      var visible = (index.files(of: subject) ?? []).filter { shadowedBy($0) == nil }
      visible.sort { (self[$0].themeName, $0) < (self[$1].themeName, $1) }
      return Screenlet(
        name: subject.name, themes: visible, defaultTheme: locate(subject, theme: nil, module: nil).found)
    }
  }

  /// Whether a subject has themes with different names.
  func hasSeveralThemes(_ subject: Subject) -> Bool {
    guard let files = index.files(of: subject), let first = files.first, let last = files.last else { return false }
    return self[first].themeName != self[last].themeName
  }

  /// The names of a subject's themes without duplicates, sorted ignoring case.
  func names(of subject: Subject) -> [String] {
    var names: [String] = []
    var seen: Set<String> = []
    for id in index.files(of: subject) ?? [] where seen.insert(self[id].themeName).inserted {
      names.append(self[id].themeName)
    }
    return names
  }

  package func parent(of id: ThemeID) -> ThemeID? { entries[id.index].parent }

  /// The file earlier in the theme path that shadows this one.
  package func shadowedBy(_ id: ThemeID) -> ThemeID? { entries[id.index].shadowedBy }

  /// The `-ext` file that is applied to a theme.
  package func adjustment(of id: ThemeID) -> ThemeID? { entries[id.index].adjustment }

  /// The theme, its parent and so on. An `-ext` file has the chain of the theme that it adjusts.
  ///
  /// Its length is at most the limit of linking: longer chains were cut and reported.
  package func chain(of id: ThemeID) -> [ThemeID] {
    var chain: [ThemeID] = []
    var next: ThemeID? = entries[id.index].adjusts ?? id
    while let current = next {
      chain.append(current)
      next = entries[current.index].parent
    }
    return chain
  }

  /// All files of a theme, nearest first: each theme of its chain after its `-ext` file.
  package func layers(of id: ThemeID) -> [ThemeID] {
    let chain = chain(of: id)
    var layers: [ThemeID] = []
    for (depth, theme) in chain.enumerated() {
      if depth == 0, entries[id.index].adjusts != nil {
        layers.append(id)
      } else if let adjustment = entries[theme.index].adjustment {
        layers.append(adjustment)
      }
      layers.append(theme)
    }
    return layers
  }

  /// The form of a file. `.xib` files are complete; `.xml` files with a parent and `-ext` files are overlays unless
  /// they declare otherwise.
  package func form(of id: ThemeID) -> ThemeForm {
    let summary = self[id]
    let entry = entries[id.index]
    if summary.isXIB || summary.role == .host { return .complete }
    guard entry.parent != nil || entry.adjusts != nil else { return .complete }
    return summary.statedForm ?? .overlay
  }

  /// Whether an error in a file's inheritance or embeds was reported, so that its resolved theme is incomplete.
  package func isErroneous(_ id: ThemeID) -> Bool { entries[id.index].isErroneous }

  /// Whether a theme consists of changes to a parent that is unknown, missing or not allowed. It is incomplete, so gaps
  /// in its ViewModel or layout are not reported.
  package func isAdrift(_ id: ThemeID) -> Bool {
    guard let base = chain(of: id).last, parent(of: base) == nil else { return false }
    let summary = self[base]
    if summary.isXIB || summary.role == .host { return false }
    if summary.isExtension { return entries[base.index].adjusts == nil }
    guard summary.statedForm == nil else { return summary.statedForm == .overlay }
    return summary.statedParent != nil || [.child, .extended].contains(kind(of: base))
  }

  /// The themes that a theme embeds, including inherited embeds, in document order.
  package func embeds(of id: ThemeID) -> [ThemeID] { entries[id.index].embeds.map(\.theme) }

  /// The themes with this one as parent, in input order.
  package func children(of id: ThemeID) -> [ThemeID] { all.filter { entries[$0.index].parent == id } }

  /// A theme's name in messages: `Login 'flat7'`.
  package func name(of id: ThemeID) -> String {
    let summary = self[id]
    if summary.role == .host { return summary.stem }
    return "\(summary.subject) '\(summary.themeName)\(summary.isExtension ? ThemeName.extensionSuffix : "")'"
  }
}

extension ThemeGraph {
  /// The theme that an `-ext` file adjusts; `nil` for other files.
  package func adjusts(_ id: ThemeID) -> ThemeID? { entries[id.index].adjusts }

  /// Whether two themes embed each other, directly or indirectly, so that the edge between them is not followed.
  func areOnOneEmbedCycle(_ a: ThemeID, _ b: ThemeID) -> Bool {
    let cycle = entries[(entries[a.index].adjusts ?? a).index].embedCycle
    return cycle >= 0 && entries[b.index].embedCycle == cycle
  }
}
