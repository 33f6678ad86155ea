internal import ThemeSource
internal import ThemeSyntax

/// An index of files by subject and theme name. Takes 4 bytes per file and 24 per Screenlet.
struct ThemeIndex: Sendable {
  private struct Section {
    var subject: ThemeGraph.Subject
    /// Index in ``ThemeIndex/files``; the section ends at the next section's start.
    var start: UInt32
  }

  /// Sorted by subject: Screenlets, then parts, each sorted by name.
  private var sections: [Section] = []
  /// Sorted by subject, then by theme name ignoring case, then nearest folder first.
  private var files: [ThemeID] = []

  init() {}

  /// - Parameter order: the files that can be found by name, nearest folder first.
  init(_ order: [ThemeID], summaries: [ThemeSummary]) {
    var keyed = order.enumerated().map { place, id in
      let summary = summaries[id.index]
      return (
        subject: ThemeGraph.Subject(name: summary.subject, isPart: summary.role == .part),
        theme: summary.themeName.foldedName, place: place, id: id
      )
    }
    keyed.sort { a, b in
      if a.subject != b.subject { return a.subject < b.subject }
      return a.theme == b.theme ? a.place < b.place : a.theme < b.theme
    }
    files = keyed.map(\.id)
    for (index, key) in keyed.enumerated() where index == 0 || keyed[index - 1].subject != key.subject {
      sections.append(Section(subject: key.subject, start: UInt32(clamping: index)))
    }
    sections = sections.map { $0 }
  }

  /// Screenlets, then parts, each sorted by name.
  var subjects: some Sequence<ThemeGraph.Subject> { sections.lazy.map(\.subject) }

  /// All files of a subject, by theme name ignoring case, then nearest folder first; `nil` if it has none.
  func files(of subject: ThemeGraph.Subject) -> ArraySlice<ThemeID>? {
    let index = sections.partitioningIndex { $0.subject >= subject }
    guard index < sections.count, sections[index].subject == subject else { return nil }
    let end = index + 1 < sections.count ? Int(sections[index + 1].start) : files.count
    return files[Int(sections[index].start)..<end]
  }

  /// The files of themes with a name, ignoring case; nearest folder first.
  static func named(_ folded: String, of files: ArraySlice<ThemeID>, in graph: ThemeGraph) -> ArraySlice<ThemeID> {
    let start = files.partitioningIndex { graph[$0].themeName.foldedName >= folded }
    let end = files[start...].firstIndex { graph[$0].themeName.foldedName != folded } ?? files.endIndex
    return files[start..<end]
  }
}
