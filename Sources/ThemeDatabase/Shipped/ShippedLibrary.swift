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
  /// What the names of these files say.
  let names: [FileName]
  let sets: [FileRecord]

  private init() {
    var families = FamilyIndex()
    var names: [FileName] = []
    var sets: [FileRecord] = []
    for (index, file) in ShippedFiles.themes.enumerated() {
      let name = FileName(path: file.path)
      let record = FileRecord(id: FileID(rawValue: Self.firstID + UInt32(clamping: index)), shipped: file, name: name)
      if record.isSet {
        sets.append(record)
      } else {
        families.append(record)
        names.append(name)
      }
    }
    families.sort()
    self.families = families
    self.names = names
    self.sets = sets
  }

  /// The first id of a shipped descriptor.
  private static let firstDescriptorID = firstID + UInt32(clamping: ShippedFiles.themes.count)

  /// The files of the shipped descriptors, whose bytes are copied when they are asked for.
  static let descriptorFiles: SourceMap = {
    var files = SourceMap()
    for (index, file) in ShippedFiles.descriptors.enumerated() {
      let id = FileID(rawValue: firstDescriptorID + UInt32(clamping: index))
      files.insert(SourceFile(id: id, path: file.path, bytes: []))
    }
    return files.deferred(to: ShippedReader()) { _ in true }
  }()

  /// The shipped descriptors: their headings from a table, the rest from their files when it is asked for.
  static let descriptors: [(heading: ViewModelHeading, value: DeferredDescriptor)] = zip(
    embeddedHeadings, ShippedFiles.descriptors.indices
  ).map { embedded, index in
    let id = FileID(rawValue: firstDescriptorID + UInt32(clamping: index))
    let heading = ViewModelHeading(
      name: embedded.name, screenlets: embedded.screenlets, refines: embedded.refines,
      defaultTheme: embedded.defaultTheme, span: SourceSpan(file: id, range: .zero))
    let value = DeferredDescriptor {
      let file = ShippedFiles.descriptors[index]
      let source = SourceFile(id: id, path: file.path, bytes: file.bytes)
      return readDescriptor(parseElements(source).value).value
        ?? ViewModelDescriptor(named: heading.name, span: heading.span)
    }
    return (heading, value)
  }

  /// The catalog of a project without descriptors of its own.
  static let catalog = ViewModelCatalog.collect([], fallback: descriptors)

  /// The names of the descriptors of that catalog.
  static let descriptorNames = Set(catalog.value.names)

  /// The sets of a project without sets of its own.
  static let linkedSets = ProjectFacts.link(shared.sets, limits: .standard)
}

/// Copies the bytes of shipped descriptors.
private final class ShippedReader: SourceReader {
  func bytes(of path: String) -> [UInt8] { ShippedFiles.descriptors.first { $0.path == path }?.bytes ?? [] }
}
