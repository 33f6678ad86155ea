internal import ThemeProject
internal import ThemeSemantics
package import ThemeSource

extension Snapshot {
  /// Documents, scenes, images and colors that no other file of the project mentions, with the files of the diagnostics.
  ///
  /// A mention is a word of a source, or a value in another document, a property list or the Xcode project, so that what
  /// is reported is certainly unused unless code computes the name from less than two of its letters.
  ///
  /// - Parameter isOn: whether diagnostics of a code are reported for a file.
  package func unusedNames(
    isOn: (DiagnosticDescriptor, _ path: String) -> Bool
  ) -> (diagnostics: [Diagnostic], sources: SourceMap) {
    var search = UnusedNames()
    var sources = SourceMap()
    for record in table.ownRecords where record.name.themeName == nil {
      guard let bytes = try? record.read() else { continue }
      let file = SourceFile(id: record.id, path: record.path, bytes: bytes)
      let count = search.candidates.count
      if isOn(.unusedDocument, file.path) { search.addDocument(file) }
      if isOn(.unusedScene, file.path), record.name.ending == .storyboard { search.addScenes(of: file) }
      if search.candidates.count > count { sources.insert(file) }
    }
    for (number, set) in facts.assets.sets.enumerated() {
      let path = Path.joined(set.folder, "Contents.json")
      let descriptor: DiagnosticDescriptor = set.isColor ? .unusedColor : .unusedImage
      guard isOn(descriptor, path), let bytes = try? table.reader.read(path) else { continue }
      let file = SourceFile(id: FileID(rawValue: Self.firstSet + UInt32(clamping: number)), path: path, bytes: bytes)
      search.addSet(set, descriptor, file)
      sources.insert(file)
    }
    if search.candidates.isEmpty || !facts.code.isRead { return ([], SourceMap()) }
    for (number, path) in facts.code.paths.enumerated() {
      if Task.isCancelled { return ([], SourceMap()) }
      guard let bytes = try? table.reader.read(path) else { continue }
      search.readSource(bytes, declares: { facts.code.numbers(declaring: $0).contains(number) })
    }
    let endings = [".xib", ".storyboard", ".xml", ".plist", ".pbxproj", ".xcconfig", ".json"]
    var discovery = Discovery(suffixes: endings)
    discovery.entersCatalogs = true
    for path in table.reader.fileSystem.files(below: project.root, discovery).value
    where !path.hasSuffix("/Contents.json") {
      if let bytes = try? table.reader.read(path) { search.readValues(bytes, of: path) }
    }
    return (search.candidates.filter { !$0.isMentioned }.map(\.diagnostic), sources)
  }

  /// The first id of the files of asset sets: higher than those of project files.
  private static let firstSet: UInt32 = (1 << 30) | (1 << 29) | (1 << 28) | (1 << 27)
}

/// Finds names that no file mentions.
private struct UnusedNames {
  /// Something that other files can name.
  struct Candidate {
    var diagnostic: Diagnostic
    /// The name, and the words that generated code has for it.
    var names: Set<String>
    /// The name of the document that contains it, in which a mention does not count; `nil` if it is in none.
    var document: String?
    /// Whether any word of a source mentions it: documents and scenes are named after classes. Others are named in quotes
    /// or after a dot.
    var isClass: Bool
    var isMentioned = false
  }

  private(set) var candidates: [Candidate] = []
  /// The indices of the candidates with a word.
  private var words: [String: [Int]] = [:]
  /// The candidates with names that are no words.
  private var phrases: [(bytes: [UInt8], index: Int)] = []

  private mutating func add(_ candidate: Candidate) {
    let index = candidates.count
    candidates.append(candidate)
    for name in candidate.names {
      if name.utf8.allSatisfy(\.isIdentifierByte) {
        words[name, default: []].append(index)
      } else {
        phrases.append((Array(name.utf8), index))
      }
    }
  }

  mutating func addDocument(_ file: SourceFile) {
    let name = documentName(of: file.path)
    var names: Set<String> = [name]
    // A controller loads the document that is named after it.
    if name.hasSuffix("View") { names.insert(name + "Controller") }
    names.formUnion(Self.generatedWords(for: name))
    add(
      Candidate(
        diagnostic: Diagnostic(
          .unusedDocument, "nothing in the project mentions '\(name.escaped)'",
          at: SourceSpan(file: file.id, range: .zero),
          about: .key(name), help: "remove the document, or load it"),
        names: names, document: name, isClass: true))
  }

  /// Adds the scenes that no segue of their storyboard leads to.
  mutating func addScenes(of file: SourceFile) {
    let reached = Set(
      tags(with: "destination", in: file.bytes).filter { $0.tag.starts(with: "<segue".utf8) }.map(\.value)
        + tags(with: "initialViewController", in: file.bytes).map(\.value))
    for scene in taggedValues("storyboardIdentifier", in: file.bytes) {
      if scene.value.isEmpty || value(of: "id", in: scene.tag).map(reached.contains) == true { continue }
      add(
        Candidate(
          diagnostic: Diagnostic(
            .unusedScene,
            "nothing in the project mentions the scene '\(scene.value.escaped)', and no segue leads to it",
            at: SourceSpan(file: file.id, range: scene.range), about: .key(scene.value),
            help: "remove the scene, or show it"),
          names: Self.generatedWords(for: scene.value).union([scene.value]), document: documentName(of: file.path),
          isClass: true))
    }
  }

  mutating func addSet(_ set: AssetFolders.AssetSet, _ descriptor: DiagnosticDescriptor, _ file: SourceFile) {
    let last = set.name.split(separator: "/").last.map(String.init) ?? set.name
    add(
      Candidate(
        diagnostic: Diagnostic(
          descriptor, "nothing in the project mentions the \(set.isColor ? "color" : "image") '\(set.name.escaped)'",
          at: SourceSpan(file: file.id, range: .zero), about: .key(set.name),
          help: "remove it from the catalog, or use it"),
        names: Self.generatedWords(for: last).union([set.name, last]), document: nil, isClass: false))
  }

  /// The names that Xcode, SwiftGen and R.swift give to a resource: `iconAdd` and `IconAdd` for `icon-add`.
  private static func generatedWords(for name: String) -> Set<String> {
    let parts = name.split { !($0.isLetter || $0.isNumber) }
    let upper = parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    var words: Set<String> = [upper, upper.prefix(1).lowercased() + upper.dropFirst()]
    for suffix in ["Image", "Color"] {
      words.formUnion(words.filter { $0.hasSuffix(suffix) && $0 != suffix }.map { String($0.dropLast(suffix.count)) })
    }
    return words.filter { !$0.isEmpty }
  }

  /// Reads the mentions in a source.
  /// - Parameter declares: whether the source declares a type. Its own name there is no mention.
  mutating func readSource(_ bytes: [UInt8], declares: (String) -> Bool) {
    readWords(of: bytes) { word, start, end, candidate in
      let isQuoted = start > 0 && bytes[start - 1] == UInt8(ascii: "\"")
      if !candidate.isClass { return isQuoted || start > 0 && bytes[start - 1] == UInt8(ascii: ".") }
      return isQuoted || bytes[end...].starts(with: ".self".utf8) || !declares(word)
    }
    readPhrases(of: bytes, except: nil)
    readComputedNames(of: bytes)
  }

  /// Reads the mentions in a document, a property list or a project file.
  mutating func readValues(_ bytes: [UInt8], of path: String) {
    let document = path.hasSuffix(".xib") || path.hasSuffix(".storyboard") ? documentName(of: path) : nil
    let isProject = path.hasSuffix(".pbxproj")
    readWords(of: bytes) { _, _, end, candidate in
      // A project lists its files; a name without extension is the value of a build setting.
      if isProject, end < bytes.count, ![UInt8(ascii: ";"), UInt8(ascii: "\"")].contains(bytes[end]) { return false }
      return document == nil || candidate.document != document
    }
    readPhrases(of: bytes, except: document)
  }

  private mutating func readWords(
    of bytes: [UInt8], where isMention: (_ word: String, _ start: Int, _ end: Int, Candidate) -> Bool
  ) {
    forEachIdentifier(in: bytes) { range in
      let word = String(decoding: bytes[range], as: UTF8.self)
      for index in words[word] ?? [] where !candidates[index].isMentioned {
        candidates[index].isMentioned = isMention(word, range.lowerBound, range.upperBound, candidates[index])
      }
    }
  }

  private mutating func readPhrases(of bytes: [UInt8], except document: String?) {
    for (phrase, index) in phrases where !candidates[index].isMentioned {
      if document != nil, candidates[index].document == document { continue }
      candidates[index].isMentioned = firstOffset(of: phrase, in: bytes) != nil
    }
  }

  /// Takes the names that begin as a literal with an inserted value or a format does for mentioned ones:
  /// `"icon_\(index)"`, `@"icon_%d"`.
  private mutating func readComputedNames(of bytes: [UInt8]) {
    for (offset, byte) in bytes.enumerated() {
      let isInserted = byte == UInt8(ascii: "\\") && offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "(")
      guard isInserted || byte == UInt8(ascii: "%") else { continue }
      let start = bytes[..<offset].lastIndex {
        !$0.isIdentifierByte && $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "/")
      }
      guard let start, bytes[start] == UInt8(ascii: "\""), offset - start > 2 else { continue }
      let beginning = String(decoding: bytes[(start + 1)..<offset], as: UTF8.self)
      for index in candidates.indices where candidates[index].names.contains(where: { $0.hasPrefix(beginning) }) {
        candidates[index].isMentioned = true
      }
    }
  }
}
