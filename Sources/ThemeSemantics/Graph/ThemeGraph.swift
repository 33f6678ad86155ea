internal import ThemeSource
internal import ThemeSyntax

/// All files of the theme path and how they depend on each other: made by ``link(_:facts:screenlets:folders:limits:)``.
package struct ThemeGraph: Sendable {
  /// A view of a theme embeds another theme.
  struct Edge: Sendable {
    var theme: ThemeID
    /// The embedding view.
    var span: SourceSpan
  }

  /// What a name is looked up in: the themes of a Screenlet, or the files of a part's class.
  struct Subject: Hashable, Comparable, Sendable {
    var name: String
    var isPart: Bool

    static func < (a: Subject, b: Subject) -> Bool {
      a.isPart == b.isPart ? a.name < b.name : b.isPart
    }
  }

  /// A Screenlet (or a part's class) and its themes that nothing shadows.
  package struct Screenlet: Sendable {
    package var name: String
    /// Sorted by theme name, then by the order of input; `-ext` files, variants and shadowed files are left out.
    package var themes: [ThemeID]
    /// The theme named `default`, or the one that a descriptor puts in its place.
    package var defaultTheme: ThemeID?
  }

  /// By ``ThemeID``, in the order of input.
  package internal(set) var summaries: [ThemeSummary] = []
  var entries: [Entry] = []
  var index = NameIndex()
  /// Of a theme that descends from another one through several classes: those between, nearest first.
  var lineages: [ThemeID: [String]] = [:]
  var facts = ScreenletFacts.none
  /// The theme path, nearest first, as messages show it.
  package internal(set) var folders: [String] = []

  package subscript(id: ThemeID) -> ThemeSummary { summaries[id.index] }

  /// All files, in the order of input.
  package var all: some RandomAccessCollection<ThemeID> { summaries.indices.lazy.map { ThemeID($0) } }
}

extension ThemeGraph {
  /// Nil for parts, hosts, variants and foreign files.
  package func kind(of id: ThemeID) -> ThemeKind? { entries[id.index].kind }

  /// All Screenlets, by name; made anew at each call.
  package var screenlets: [Screenlet] { listed { !$0.isPart } }

  /// All classes of parts, such as cells, by name; made anew at each call.
  package var parts: [Screenlet] { listed { $0.isPart } }

  private func listed(where isWanted: (Subject) -> Bool) -> [Screenlet] {
    index.subjects.filter(isWanted).map { subject in
      var visible = (index.files(of: subject) ?? []).filter { shadowedBy($0) == nil }
      visible.sort { (self[$0].themeName, $0) < (self[$1].themeName, $1) }
      return Screenlet(
        name: subject.name, themes: visible, defaultTheme: locate(subject, theme: nil, module: nil).found)
    }
  }

  /// Whether a subject has themes of more than one name.
  func hasSeveralThemes(_ subject: Subject) -> Bool {
    guard let files = index.files(of: subject), let first = files.first, let last = files.last else { return false }
    return self[first].themeName != self[last].themeName
  }

  /// The names of a subject's themes, by name without regard to case, each once.
  func names(of subject: Subject) -> [String] {
    var names: [String] = []
    var seen: Set<String> = []
    for id in index.files(of: subject) ?? [] where seen.insert(self[id].themeName).inserted {
      names.append(self[id].themeName)
    }
    return names
  }

  package func parent(of id: ThemeID) -> ThemeID? { entries[id.index].parent }

  /// The file nearer in the theme path that hides this one.
  package func shadowedBy(_ id: ThemeID) -> ThemeID? { entries[id.index].shadowedBy }

  /// The `-ext` file that is applied to a theme.
  package func adjustment(of id: ThemeID) -> ThemeID? { entries[id.index].adjustment }

  /// The theme itself, its parent and so on. An `-ext` file's chain is that of the theme it adjusts.
  ///
  /// Never longer than the limit that linking was given: longer chains were cut, and reported.
  package func chain(of id: ThemeID) -> [ThemeID] {
    var chain: [ThemeID] = []
    var next: ThemeID? = entries[id.index].adjusts ?? id
    while let current = next {
      chain.append(current)
      next = entries[current.index].parent
    }
    return chain
  }

  /// Every file that a theme is made of, nearest first: each theme of its chain behind its `-ext` file.
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

  /// The form that a file is read in: `.xib` files are complete; `.xml` files are overlays when they have a parent and
  /// do not say otherwise, and so are `-ext` files.
  package func form(of id: ThemeID) -> ThemeForm {
    let summary = self[id]
    let entry = entries[id.index]
    if summary.isXIB || summary.role == .host { return .complete }
    guard entry.parent != nil || entry.adjusts != nil else { return .complete }
    return summary.statedForm ?? .overlay
  }

  /// Whether an error was reported in what a file inherits or embeds: what is made of it lacks something.
  package func isErroneous(_ id: ThemeID) -> Bool { entries[id.index].isErroneous }

  /// Whether a theme is made of changes to a parent that was not found, is not named or may not be: it is no whole theme,
  /// and what its ViewModel or its layout lacks says nothing about its author.
  package func isAdrift(_ id: ThemeID) -> Bool {
    guard let base = chain(of: id).last, parent(of: base) == nil else { return false }
    let summary = self[base]
    if summary.isXIB || summary.role == .host { return false }
    if summary.isExtension { return entries[base.index].adjusts == nil }
    guard summary.statedForm == nil else { return summary.statedForm == .overlay }
    return summary.statedParent != nil || [.child, .extended].contains(kind(of: base))
  }

  /// Themes that a theme embeds, in document order; what it inherits included.
  package func embeds(of id: ThemeID) -> [ThemeID] { entries[id.index].embeds.map(\.theme) }

  /// Themes whose parent is this one, in the order of input.
  package func children(of id: ThemeID) -> [ThemeID] { all.filter { entries[$0.index].parent == id } }

  /// `Login 'flat7'`, as messages name a theme.
  package func name(of id: ThemeID) -> String {
    let summary = self[id]
    if summary.role == .host { return summary.stem }
    return "\(summary.subject) '\(summary.themeName)\(summary.isExtension ? ThemeName.extensionSuffix : "")'"
  }
}

extension ThemeGraph {
  /// The theme that an `-ext` file adjusts; nil for other files.
  package func adjusts(_ id: ThemeID) -> ThemeID? { entries[id.index].adjusts }

  /// Whether two themes embed each other, directly or through others: the edge between them is not followed.
  func areOnOneEmbedCycle(_ a: ThemeID, _ b: ThemeID) -> Bool {
    let cycle = entries[(entries[a.index].adjusts ?? a).index].embedCycle
    return cycle >= 0 && entries[b.index].embedCycle == cycle
  }
}
