internal import ThemeSource

/// Themes that one note speaks of: the first of them, and the first names of what they lack. All others are counted only,
/// as thousands of themes may lack the same.
struct NotedThemes: Sendable {
  /// A theme, with what it lacks and the place that says so.
  struct Note: Sendable {
    var theme: String
    var lacks: String
    var span: SourceSpan
  }

  /// The first themes.
  private(set) var notes: [Note] = []
  /// How many themes there are.
  private(set) var count = 0
  /// The first names of what is lacking, in order, and the checksums of all.
  private var names: [String] = []
  private var known: Set<UInt64> = []

  private static let mostNotes = 9
  private static let mostNames = 8

  var first: Note? { notes.first }

  /// How many different things are lacking.
  var distinct: Int { known.count }

  /// Adds a theme, and returns whether the note can speak of its place.
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

  /// The first names in order, and how many more there are.
  func listed(_ most: Int) -> [String] {
    let rest = distinct - min(most, names.count)
    return names.prefix(most) + (rest > 0 ? ["\(rest) more"] : [])
  }
}
