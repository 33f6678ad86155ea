package import ThemeSemantics
internal import ThemeSource

/// Files that are linked together: the themes of a Screenlet or of a part's class, ignoring case.
///
/// The value is a hash of the name, to use only 8 bytes for each file. Names with equal hashes are linked together
/// without affecting each other.
package struct FileFamily: Hashable, Sendable {
  private let hash: UInt64

  /// The hash, which depends on the name alone.
  package var rawValue: UInt64 { hash }

  package init(rawValue: UInt64) { hash = rawValue }

  package init(of name: FileName) { self.init(named: name.screenlet ?? name.className) }

  /// - Parameter name: A Screenlet or a part's class.
  package init(named name: String) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func feed(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    if name.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in name.utf8 { feed((0x41...0x5A).contains(byte) ? byte | 0x20 : byte) }
    } else {
      for byte in name.lowercased().utf8 { feed(byte) }
    }
    self.hash = hash
  }

  /// An order that is stable between runs.
  static func precedes(_ a: FileFamily, _ b: FileFamily) -> Bool { a.hash < b.hash }
}

/// The files of each family, nearest folder first, then by path.
struct FamilyIndex: Sendable {
  private struct Entry: Sendable {
    var family: FileFamily
    var record: FileRecord
  }

  private var entries: [Entry] = []
  private var isSorted = true

  /// Adds a file. The caller must call ``sort()`` before accessing the index.
  mutating func append(_ record: FileRecord) {
    entries.append(Entry(family: record.family, record: record))
    isSorted = false
  }

  /// Sorts the index after files are added.
  mutating func sort() {
    if isSorted { return }
    entries.sort { a, b in
      a.family == b.family
        ? FileTable.inPathOrder(a.record, b.record) : FileFamily.precedes(a.family, b.family)
    }
    isSorted = true
  }

  mutating func remove(_ record: FileRecord) {
    let range = range(of: record.family)
    if let index = entries[range].firstIndex(where: { $0.record === record }) { entries.remove(at: index) }
  }

  /// The files of a family.
  subscript(family: FileFamily) -> [FileRecord] { entries[range(of: family)].map(\.record) }

  /// The families with files.
  var families: [FileFamily] {
    var result: [FileFamily] = []
    for entry in entries where result.last != entry.family { result.append(entry.family) }
    return result
  }

  /// All files, by family.
  var records: some Sequence<FileRecord> { entries.lazy.map(\.record) }

  private func range(of family: FileFamily) -> Range<Int> {
    let start = entries.partitioningIndex { !FileFamily.precedes($0.family, family) }
    let end = entries[start...].firstIndex { $0.family != family } ?? entries.endIndex
    return start..<end
  }
}
