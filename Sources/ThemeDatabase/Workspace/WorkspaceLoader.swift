internal import Diagnostics
internal import InterfaceBuilderCatalog
internal import SwiftSources
internal import ThemeProject
internal import ThemeSemantics
package import ThemeSource
internal import ThemeSyntax

extension Workspace {
  /// Reads, parses and links everything that a request names, and what is shipped.
  ///
  /// What cannot be read becomes a finding (`project/…`); `sources` may hold files already, such as the configuration.
  package static func open(
    _ request: WorkspaceRequest, sources: SourceMap = SourceMap(), limits: Limits = .standard
  ) async -> Workspace {
    var loader = WorkspaceLoader(sources: sources, limits: limits)
    loader.contents = request.contents
    loader.readThemes(request)
    loader.readDescriptors(request.schemas, includesShipped: request.includesShipped)
    loader.readSwift(request.swift)
    return await loader.link()
  }
}

private struct WorkspaceLoader {
  /// A theme's file, and the folder of the theme path that it was found in.
  struct Entry {
    var file: SourceFile
    var folder: Int
    var isSelected: Bool
  }

  /// Descriptors that lie among the themes that were asked about. Other `.xml` files of a folder are somebody else's.
  private var neighbours: [SourceFile] = []
  var sources: SourceMap
  let limits: Limits
  let provider: SourceProvider
  /// Bytes that stand for files' own.
  var contents: [String: [UInt8]] = [:]
  var diagnostics: [Diagnostic] = []
  var folders: [String] = []
  var entries: [Entry] = []
  /// Files of sets, in the order of the theme path.
  var setEntries: [Entry] = []
  var descriptors: [ViewModelDescriptor] = []
  var superclasses: [String: String] = [:]
  private var seen: Set<String> = []

  init(sources: SourceMap, limits: Limits) {
    self.sources = sources
    self.limits = limits
    provider = SourceProvider(limits: limits)
  }

  // MARK: Themes

  mutating func readThemes(_ request: WorkspaceRequest) {
    var alone: [String] = []
    if let input = request.standardInput {
      addTheme(input.name, bytes: input.bytes, folder: openFolder(Path.folder(of: input.name)), isSelected: true)
      alone.append(input.name)
    }
    for input in request.inputs {
      let found = request.discovery.files(in: [input])
      diagnostics += found.diagnostics
      if found.value == [Path.tidied(input)] {
        readFile(input, folder: openFolder(Path.folder(of: input)), isSelected: true)
        alone.append(input)
      } else {
        readFiles(found.value, folder: openFolder(input), isSelected: true)
      }
    }
    readNeighbours(of: alone)
    for input in request.inputs { readSetAbove(input) }
    for folder in request.themePath {
      let found = request.discovery.files(in: [folder])
      diagnostics += found.diagnostics
      readFiles(found.value, folder: openFolder(folder), isSelected: false)
    }
    guard request.includesShipped else { return }
    let shipped = openFolder(ShippedFiles.folder)
    for theme in ShippedFiles.themes { addTheme(theme.path, bytes: theme.bytes, folder: shipped, isSelected: false) }
  }

  /// Themes beside files that were named alone: what they may inherit from. Beside a set all of its themes, which lie in
  /// folders below it too.
  private mutating func readNeighbours(of files: [String]) {
    for folder in Set(files.map { Path.folder(of: $0) }).sorted() {
      let hasSet = files.contains { Path.name(of: $0) == ThemeSetFile.name && Path.folder(of: $0) == folder }
      let found = Discovery(isRecursive: hasSet).files(in: [folder.isEmpty ? "." : folder])
      readFiles(found.value, folder: openFolder(folder), isSelected: false)
    }
  }

  /// The set that a file or folder lies in, where it is a folder further up that has it.
  private mutating func readSetAbove(_ input: String) {
    let path = Path.tidied(input)
    let place = openFolder(Discovery().isWanted(Path.name(of: path)) ? Path.folder(of: input) : input)
    var folder = Path.folder(of: path)
    for _ in 0..<16 where folder != ".." && !folder.hasSuffix("/..") {
      let file = Path.joined(folder, ThemeSetFile.name)
      if seen.contains(file) { return }
      if provider.exists(file) { return readFile(file, folder: place, isSelected: false) }
      if folder == "." || folder == "/" || path == "." { return }
      folder = Path.folder(of: folder)
    }
  }

  private mutating func readFiles(_ paths: [String], folder: Int, isSelected: Bool) {
    for path in paths { readFile(path, folder: folder, isSelected: isSelected, isAlone: false) }
  }

  private mutating func openFolder(_ folder: String) -> Int {
    if let known = folders.firstIndex(of: folder) { return known }
    folders.append(folder)
    return folders.count - 1
  }

  private mutating func readFile(_ path: String, folder: Int, isSelected: Bool, isAlone: Bool = true) {
    guard seen.insert(Path.tidied(path)).inserted else { return }
    if let bytes = contents[path] {
      addTheme(path, bytes: bytes, folder: folder, isSelected: isSelected)
      return
    }
    do {
      let bytes = try provider.read(path)
      let isSet = Path.name(of: path) == ThemeSetFile.name
      // Other `.xml` files of a folder are somebody else's, unless their names are those of themes.
      let isNamedSo = FileName(path: path).screenlet != nil
      if !isAlone, !isSet, !isNamedSo, path.hasSuffix(".xml"), let name = documentElementName(of: bytes),
        name != "document",
        name != "themeSet"
      {
        if isSelected, name == "viewModel" { neighbours.append(sources.add(path: path, bytes: bytes)) }
        return
      }
      addTheme(path, bytes: bytes, folder: folder, isSelected: isSelected)
    } catch {
      diagnostics.append(error.diagnostic())
    }
  }

  private mutating func addTheme(_ path: String, bytes: [UInt8], folder: Int, isSelected: Bool) {
    seen.insert(Path.tidied(path))
    let entry = Entry(file: sources.add(path: path, bytes: bytes), folder: folder, isSelected: isSelected)
    if Path.name(of: path) == ThemeSetFile.name { setEntries.append(entry) } else { entries.append(entry) }
  }

  // MARK: Descriptors and Swift sources

  mutating func readDescriptors(_ folders: [String], includesShipped: Bool) {
    var files = neighbours
    for folder in folders {
      let found = Discovery(suffixes: [".xml"]).files(in: [folder])
      diagnostics += found.diagnostics
      for path in found.value {
        do {
          files.append(sources.add(path: path, bytes: try provider.read(path)))
        } catch {
          diagnostics.append(error.diagnostic())
        }
      }
    }
    let shippedDescriptors = includesShipped ? ShippedFiles.descriptors : []
    for shipped in shippedDescriptors { files.append(sources.add(path: shipped.path, bytes: shipped.bytes)) }
    for file in files {
      let tree = parseElements(file, limits: limits)
      let read = readDescriptor(tree.value)
      diagnostics += tree.diagnostics + read.diagnostics
      if let descriptor = read.value { descriptors.append(descriptor) }
    }
  }

  mutating func readSwift(_ paths: [String]) {
    guard !paths.isEmpty else { return }
    guard readsSwift else {
      diagnostics.append(
        Diagnostic(
          .noSwift, "this build cannot read Swift sources, so View classes are unknown", at: nil,
          help: "build with the trait SwiftSources, which is on by default"))
      return
    }
    for path in paths {
      let found = Discovery(suffixes: [".swift"]).files(in: [path])
      diagnostics += found.diagnostics
      for file in found.value {
        do {
          let text = String(decoding: try provider.read(file), as: UTF8.self)
          for declaration in classDeclarations(in: text) where superclasses[declaration.name] == nil {
            superclasses[declaration.name] = declaration.superclass
          }
        } catch {
          diagnostics.append(error.diagnostic())
        }
      }
    }
  }

  // MARK: Linking

  func link() async -> Workspace {
    let limits = self.limits
    let parsed = await concurrentMap(entries.map { ($0.file, $0.folder) }) { file, folder in
      let document = parse(file, limits: limits)
      return ParsedTheme(
        document: document.value, summary: summarize(document.value, folder: folder),
        diagnostics: document.diagnostics)
    }
    let collected = ViewModelCatalog.collect(descriptors)
    let catalog = collected.value
    let known = ScreenletFacts(
      names: Set(catalog.screenlets),
      defaultThemes: Dictionary(
        catalog.descriptors.flatMap { descriptor in
          descriptor.screenlets.compactMap { screenlet in descriptor.defaultTheme.map { (screenlet, $0) } }
        }, uniquingKeysWith: { first, _ in first }))
    let screenlets = knownScreenlets(parsed.map(\.summary), facts: known)
    let summaries = parsed.map { theme in
      var summary = theme.summary
      summary.isMisnamed = misnamed(theme.document, isKnown: screenlets.contains) != nil
      return summary
    }
    let linked = ThemeSemantics.link(
      summaries, facts: ClassFacts(superclasses: superclasses), screenlets: known, folders: folders,
      directories: entries.map { Path.tidied(Path.folder(of: $0.file.path)) }, limits: limits)
    let sets = linkedSets()
    let all =
      diagnostics + parsed.flatMap(\.diagnostics) + collected.diagnostics + sets.diagnostics
      + parsed.flatMap { checkNames(of: $0.document, isKnown: screenlets.contains) } + linked.diagnostics
    return Workspace(
      sources: sources, documents: parsed.map(\.document), graph: linked.value, sets: sets.value, catalog: catalog,
      classes: ClassTable(superclasses: superclasses), diagnostics: all.sorted(by: Diagnostic.inOutputOrder),
      selection: entries.indices.filter { entries[$0].isSelected }.map { ThemeID($0) },
      selectedSets: setEntries.indices.filter { setEntries[$0].isSelected }.map { ThemeSetID($0) }, limits: limits)
  }

  private func linkedSets() -> Diagnosed<ThemeSets> {
    if setEntries.isEmpty { return Diagnosed(.none) }
    let parsed = setEntries.map { (entry: $0, document: parse($0.file, limits: limits)) }
    func directory(of file: SourceFile) -> String { Path.tidied(Path.folder(of: file.path)) }
    let linked = linkSets(
      parsed.map { ThemeSet($0.document.value, folder: $0.entry.folder, directory: directory(of: $0.entry.file)) },
      themes: entries.map { directory(of: $0.file) }, limits: limits)
    return Diagnosed(linked.value, parsed.flatMap(\.document.diagnostics) + linked.diagnostics)
  }
}

/// What one task makes of one file.
private struct ParsedTheme: Sendable {
  var document: ThemeDocument
  var summary: ThemeSummary
  var diagnostics: [Diagnostic]
}
