internal import ThemeSource

/// Themes for a common note: the first themes, and the first names of missing objects. All others are only counted,
/// because thousands of themes may lack the same object.
struct NotedThemes: Sendable {
  /// A theme with the name of the missing object and the location that requires it.
  struct Note: Sendable {
    var theme: String
    var lacks: String
    var span: SourceSpan
  }

  /// The first themes.
  private(set) var notes: [Note] = []
  /// The number of themes.
  private(set) var count = 0
  /// The first missing names, in order, and the checksums of all.
  private var names: [String] = []
  private var known: Set<UInt64> = []

  private static let mostNotes = 9
  private static let mostNames = 8

  var first: Note? { notes.first }

  /// The number of distinct missing names.
  var distinct: Int { known.count }

  /// Adds a theme. Returns whether the note can include its location.
  mutating func add(_ note: Note) -> Bool {
    count += 1
    var checksum = Checksum()
    checksum.feed(note.lacks)
    if known.insert(checksum.rawValue).inserted {
      names.insert(note.lacks, at: names.firstIndex { note.lacks < $0 } ?? names.count)
      if names.count > Self.mostNames { names.removeLast() }
    }
    guard notes.count < Self.mostNotes else { return false }
    notes.append(note)
    return true
  }

  /// The first names in order, and the number of others.
  func listed(_ most: Int) -> [String] {
    let rest = distinct - min(most, names.count)
    return names.prefix(most) + (rest > 0 ? ["\(rest) more"] : [])
  }
}
