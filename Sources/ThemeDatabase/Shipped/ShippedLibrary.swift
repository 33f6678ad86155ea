internal import Diagnostics
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// The shipped themes, sets and descriptors, as all sessions of a process share them.
///
/// Each file is parsed when it is first reached. Its ids are above those of a session's own files.
struct ShippedLibrary: Sendable {
  static let shared = ShippedLibrary()

  /// The first id of a shipped file.
  static let firstID: UInt32 = 1 << 31

  /// Themes and parts.
  let families: FamilyIndex
  let sets: [FileRecord]

  private init() {
    var families = FamilyIndex()
    var sets: [FileRecord] = []
    for (index, file) in ShippedFiles.themes.enumerated() {
      let record = FileRecord(id: FileID(rawValue: Self.firstID + UInt32(clamping: index)), shipped: file)
      if record.isSet { sets.append(record) } else { families.append(record) }
    }
    families.sort()
    self.families = families
    self.sets = sets
  }

  /// The shipped descriptors with their files. A test checks that they have no errors.
  static let descriptors: (files: [SourceFile], values: [ViewModelDescriptor]) = {
    let firstID = Self.firstID + UInt32(clamping: ShippedFiles.themes.count)
    let files = ShippedFiles.descriptors.enumerated().map { index, file in
      SourceFile(id: FileID(rawValue: firstID + UInt32(clamping: index)), path: file.path, bytes: file.bytes)
    }
    return (files, files.compactMap { readDescriptor(parseElements($0).value).value })
  }()

  /// The catalog of a project without descriptors of its own.
  static let catalog = ViewModelCatalog.collect(
    descriptors.values, fallback: Set(descriptors.files.map(\.id)))

  /// The sets of a project without sets of its own.
  static let linkedSets = ProjectFacts.link(shared.sets, limits: .standard)
}
