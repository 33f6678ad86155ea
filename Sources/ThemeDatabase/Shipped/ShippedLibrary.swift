internal import ShippedThemes
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
      let name = FileName(path: file.printedPath)
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
    let reader = ShippedReader()
    for (index, file) in ShippedFiles.descriptors.enumerated() {
      let id = FileID(rawValue: firstDescriptorID + UInt32(clamping: index))
      files.insert(id, path: file.printedPath, hash: nil, readBy: reader)
    }
    return files
  }()

  /// The shipped descriptors: their headings from a table, the rest from their files when it is asked for.
  static let descriptors = zip(ShippedFiles.headings, ShippedFiles.descriptors).enumerated().map { index, shipped in
    let (heading, file) = shipped
    let id = FileID(rawValue: firstDescriptorID + UInt32(clamping: index))
    return listed(heading, id) { SourceFile(id: id, path: file.printedPath, bytes: file.bytes) }
  }

  /// A file of a project that holds the same bytes as a shipped descriptor, of which nothing needs to be read to find and to
  /// check it; nil for other files.
  static func descriptor(copiedTo file: SourceFile) -> ListedDescriptor? {
    zip(ShippedFiles.headings, ShippedFiles.descriptors).first { $0.1.holds(file.bytes) }.map { heading, _ in
      listed(heading, file.id) { file }
    }
  }

  private static func listed(
    _ heading: EmbeddedHeading, _ id: FileID, _ file: @escaping @Sendable () -> SourceFile
  ) -> ListedDescriptor {
    let heading = ViewModelHeading(
      name: heading.name, screenlets: heading.screenlets, refines: heading.refines,
      defaultTheme: heading.defaultTheme, span: SourceSpan(file: id, range: SourceRange(heading.place)))
    let value = DeferredDescriptor {
      readDescriptor(parseElements(file()).value).value
        ?? ViewModelDescriptor(named: heading.name, span: heading.span)
    }
    return ListedDescriptor(heading: heading, value: value)
  }

  /// The catalog of a project without descriptors of its own.
  static let catalog = ViewModelCatalog.collect([], fallback: descriptors)

  static let descriptorNames = Set(catalog.value.names)

  /// The sets of a project without sets of its own.
  static let linkedSets = ProjectFacts.link(shared.sets, limits: .standard)
}

/// Copies the bytes of shipped descriptors.
private final class ShippedReader: SourceReader {
  func bytes(of path: String) -> [UInt8] { ShippedFiles.descriptors.first { $0.printedPath == path }?.bytes ?? [] }
}

extension ShippedFile {
  /// The path in messages, below a folder that exists in no file system.
  var printedPath: String { "\(Lookup.shippedFolder)/\(path)" }
}
