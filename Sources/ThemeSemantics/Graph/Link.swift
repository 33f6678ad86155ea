package import ThemeSource
internal import ThemeSyntax

/// Connects all files of the theme path: shadowed files, kinds and parents of themes, adjustments, embeds.
///
/// This is the only stage that sees all files; its time is linear in their number. Diagnostics are `theme/…` and
/// `naming/case-collision`, in output order. The graph has no cycles and no chain longer than the limit: an edge that
/// would create one is reported and omitted.
/// - Parameters:
///   - inputs: one summary per file; its index is its ``ThemeID``.
///   - folders: the theme path as displayed in messages, nearest first.
///   - directories: the directory of each file, by ``ThemeID``, in one spelling. If a folder of the theme path has
///     several themes with the parent's name, the closest one is the parent. Empty if distance is irrelevant.
package func link(
  _ inputs: [ThemeSummary], facts: ClassFacts = .none, screenlets: ScreenletFacts = .none, folders: [String] = [],
  directories: [String] = [], limits: Limits = .standard
) -> Diagnosed<ThemeGraph> {
  var linker = Linker(
    inputs: inputs, facts: facts, screenlets: screenlets, folders: folders, directories: directories)
  linker.indexNames()
  linker.findShadows()
  linker.findParents()
  linker.reportBaselessOverlays()
  linker.attachAdjustments()
  linker.cutCycles()
  linker.cutLongChains(limits)
  linker.findEmbeds()
  linker.reportEmbedCycles()
  linker.reportMissingDefaults()
  return Diagnosed(linker.graph, linker.diagnostics.sorted(by: Diagnostic.inOutputOrder))
}

/// The graph under construction. Its steps are in separate files, in the order of
/// ``link(_:facts:screenlets:folders:directories:limits:)``.
struct Linker {
  /// The key of files that a case-insensitive file system or runtime does not distinguish.
  struct Bucket: Hashable {
    var subject: String
    var isPart: Bool
    var theme: String
    var isExtension: Bool
  }

  var graph: ThemeGraph
  let facts: ClassFacts
  var diagnostics: [Diagnostic] = []
  /// Files of themes and parts, by folder, then in input order.
  var order: [ThemeID] = []
  /// In the order of their first files.
  var buckets: [[ThemeID]] = []
  /// The themes that own each class, in `order`.
  var classOwners: [String: [ThemeID]] = [:]
  let directories: [String]
  var neighborhoods: [Neighborhood.Key: Neighborhood?] = [:]
  /// Comparing a misspelled name with all others is slow, so only the first hundred get a suggestion.
  private var suggestionsLeft = 100

  init(inputs: [ThemeSummary], facts: ClassFacts, screenlets: ScreenletFacts, folders: [String], directories: [String])
  {
    self.directories = directories
    graph = ThemeGraph()
    graph.summaries = inputs
    graph.folders = folders
    graph.facts = screenlets
    graph.entries = Array(repeating: ThemeGraph.Entry(), count: inputs.count)
    self.facts = facts
  }

  func subject(of id: ThemeID) -> ThemeGraph.Subject {
    ThemeGraph.Subject(name: graph[id].subject, isPart: graph[id].role == .part)
  }

  /// Returns the name, among sorted ones, that was probably intended by a misspelled one.
  mutating func suggestion(for name: String, among names: [String]) -> String? {
    guard suggestionsLeft > 0 else { return nil }
    suggestionsLeft -= 1
    return closestMatch(to: name, in: names.filter { !$0.isEmpty })
  }

  /// The name of a theme of the same subject that a misspelled one stands for. The names are collected only if they are
  /// compared.
  mutating func suggestion(for name: String, besides id: ThemeID) -> String? {
    suggestionsLeft > 0 ? suggestion(for: name, among: graph.names(of: subject(of: id))) : nil
  }

  /// Reports an error in a theme's inheritance or embeds, and marks the theme.
  ///
  /// - Parameter followsFromName: whether the only cause is that the file has another theme's name, which is reported
  ///   instead.
  mutating func report(_ diagnostic: Diagnostic, about id: ThemeID, followsFromName: Bool = true) {
    graph.entries[id.index].isErroneous = true
    if followsFromName, graph[id].isMisnamed { return }
    diagnostics.append(diagnostic)
  }

  func isVisible(_ id: ThemeID) -> Bool { graph.entries[id.index].shadowedBy == nil }
}

// MARK: Names

extension Linker {
  mutating func indexNames() {
    order = graph.all.filter { graph[$0].role == .theme || graph[$0].role == .part }
    order.sort { (graph[$0].folder, $0) < (graph[$1].folder, $1) }
    graph.index = ThemeIndex(order.filter { !graph[$0].isExtension }, summaries: graph.summaries)
    // Most views of apps are linked individually.
    if order.count == 1 {
      buckets = [order]
      return
    }
    var bucketIndex: [Bucket: Int] = [:]
    for id in order {
      let summary = graph[id]
      let theme = summary.themeName.foldedName
      let key = Bucket(
        subject: summary.subject.foldedName, isPart: summary.role == .part, theme: theme,
        isExtension: summary.isExtension)
      if let number = bucketIndex[key] {
        buckets[number].append(id)
      } else {
        bucketIndex[key] = buckets.count
        buckets.append([id])
      }
    }
  }

  /// Finds shadowed files. The first folder that has a theme wins. Two files in one folder are two themes if their
  /// modules differ.
  mutating func findShadows() {
    for bucket in buckets where bucket.count > 1 {
      var spellings: [[ThemeID]] = []
      var numbers: [[UInt8]: Int] = [:]
      for id in bucket {
        let bytes = Array((graph[id].subject + "/" + graph[id].themeName).utf8)
        if let number = numbers[bytes] {
          spellings[number].append(id)
        } else {
          numbers[bytes] = spellings.count
          spellings.append([id])
        }
      }
      for other in spellings.dropFirst() where !graph[other[0]].isMisnamed && !graph[spellings[0][0]].isMisnamed {
        diagnostics.append(.caseCollision(graph, other[0], with: spellings[0][0]))
      }
      for files in spellings { findShadows(among: files) }
    }
  }

  /// - Parameter found: The files of a theme in the order of their folders.
  private mutating func findShadows(among found: [ThemeID]) {
    // A XIB of a theme that is also an XML file is converted from it, for an app.
    let files =
      found.filter { !graph[$0].isXIB || graph[$0].folder != graph[found[0]].folder }
      + found.filter { graph[$0].isXIB && graph[$0].folder == graph[found[0]].folder }
    let folder = graph[found[0]].folder
    var byModule: [String: ThemeID] = [:]
    var anyModule: ThemeID?
    for id in files {
      let module = graph[id].module ?? ""
      // An overlay has the module of its parent, and other XML files need none.
      let isOfAnyModule = !graph[id].isXIB && graph[id].module == nil
      if graph[id].folder != folder {
        let winner = byModule[module] ?? files[0]
        graph.entries[id.index].shadowedBy = winner
        diagnostics.append(.shadowed(graph, id, by: winner))
      } else if let first = anyModule ?? byModule[module] ?? (isOfAnyModule ? files[0] : nil), first != id {
        graph.entries[id.index].shadowedBy = first
        // Unreadable files are already reported, so they are skipped here.
        if graph[id].format == .unreadable || graph[first].format == .unreadable { continue }
        // Plain XIBs of several apps are not themes and may have the same name.
        guard isThemed(id) || isThemed(first) else { continue }
        let isConverted = graph[id].isXIB && !graph[first].isXIB
        diagnostics.append(isConverted ? .converted(graph, id, from: first) : .duplicate(graph, id, of: first))
      } else {
        byModule[module] = id
        if isOfAnyModule { anyModule = id }
      }
    }
  }

  /// Whether a file takes part in theming. A plain XIB, which is named after its class only, does not.
  private func isThemed(_ id: ThemeID) -> Bool {
    let summary = graph[id]
    return summary.role == .theme || summary.hasHeader || summary.isExtension || summary.stem != summary.className
      || graph.hasSeveralThemes(subject(of: id))
  }

  mutating func reportMissingDefaults() {
    for screenlet in graph.screenlets where screenlet.defaultTheme == nil {
      guard let first = screenlet.themes.min(), !graph[first].isMisnamed else { continue }
      let names = screenlet.themes.map { graph[$0].themeName }
      diagnostics.append(
        .missingDefault(screenlet.name, searched: graph.folders, available: names, at: graph[first].anchorSpan))
    }
  }
}
