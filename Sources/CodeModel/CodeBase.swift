internal import Synchronization
internal import ThemeSource

/// The code of a project: its types and protocols by name, from all files that declare or extend them.
///
/// Files are read when a name in them is asked for. The same sources give the same answers, whatever was asked before.
package final class CodeBase: Sendable {
  /// What is known of the files before any of them is read.
  package struct Index: Sendable {
    /// Numbers of the files that declare or extend a name, ascending; a nested type counts by its own name and by the
    /// qualified one.
    package var files: [String: [Int]]
    /// The module of each file; nil where it is not known.
    package var modules: [String?]

    package init(files: [String: [Int]] = [:], modules: [String?] = []) {
      self.files = files
      self.modules = modules
    }
  }

  private struct State {
    var index: Index?
    var files: [Int: CodeFile] = [:]
    var types: [String: CodeType?] = [:]
    var protocols: [String: ProtocolDeclaration?] = [:]
    var mentions: [String: [Int]] = [:]
  }

  private let makeIndex: @Sendable () -> Index
  private let read: @Sendable (Int) -> CodeFile
  /// Numbers of the files whose text has a word: where a constant may be declared.
  private let mentioning: @Sendable (String) -> [Int]
  private let objectiveCHas: @Sendable (String) -> Bool
  private let state = Mutex(State())

  /// - Parameters:
  ///   - index: what is known before any file is read; asked for with the first name.
  ///   - mentioning: numbers of the files whose text has a word, ascending.
  ///   - isInObjectiveC: whether the text of an Objective-C file has a word.
  ///   - read: reads a file by its number; called at most a few times for each.
  package init(
    index: @escaping @Sendable () -> Index, mentioning: @escaping @Sendable (String) -> [Int] = { _ in [] },
    isInObjectiveC: @escaping @Sendable (String) -> Bool = { _ in false },
    read: @escaping @Sendable (Int) -> CodeFile
  ) {
    makeIndex = index
    self.mentioning = mentioning
    objectiveCHas = isInObjectiveC
    self.read = read
  }

  /// Files that were read already.
  package convenience init(_ files: [CodeFile], modules: [String?] = []) {
    var index = Index(modules: modules.isEmpty ? files.map { _ in nil } : modules)
    for (number, file) in files.enumerated() {
      let named =
        file.types.flatMap { [$0.name] + ($0.objectiveCName.map { [$0] } ?? []) } + file.protocols.map(\.name)
        + file.aliases.map(\.name)
      for name in Set(named.flatMap { [$0, CodeBase.lastComponent(of: $0)] }) {
        index.files[name, default: []].append(number)
      }
    }
    let all = Array(files.indices)
    let made = index
    self.init(index: { made }, mentioning: { _ in all }) { files[$0] }
  }

  /// No code.
  package static let none = CodeBase([])

  private var index: Index {
    if let known = state.withLock({ $0.index }) { return known }
    let made = makeIndex()
    state.withLock { $0.index = made }
    return made
  }

  package var isEmpty: Bool { index.modules.isEmpty }

  /// Whether Objective-C code, whose members are not read, has a word: a category may declare it.
  package func isInObjectiveC(_ word: String) -> Bool { objectiveCHas(word) }

  /// Whether the text of a file has a word.
  package func mentions(_ word: String) -> Bool { !numbers(mentioning: word).isEmpty }

  /// The files whose text has a word, in order.
  package func files(mentioning word: String) -> [CodeFile] { numbers(mentioning: word).map { file($0) } }

  private func numbers(mentioning word: String) -> [Int] {
    if let known = state.withLock({ $0.mentions[word] }) { return known }
    let found = mentioning(word)
    state.withLock { $0.mentions[word] = found }
    return found
  }

  /// The names that are declared or extended, sorted.
  package var names: [String] { index.files.keys.sorted() }

  /// Whether a name is declared or extended.
  package func hasName(_ name: String) -> Bool { index.files[name] != nil }

  /// The type of a name: its own, qualified by those that contain it, or the one that `@objc(…)` gives. Follows type
  /// aliases. Nil if no source declares it; extensions of a framework's class are no declaration.
  package func type(named name: String) -> CodeType? {
    // What no file declares is not kept: a project has thousands of such names.
    guard hasName(name) else { return nil }
    if let known = state.withLock({ $0.types[name] }) { return known }
    let made = makeType(named: name, depth: 0)
    state.withLock { $0.types[name] = .some(made) }
    return made
  }

  /// What the code adds to a class that it does not declare; nil if nothing.
  package func extensions(of name: String) -> CodeType? {
    let added = files(declaring: name).flatMap { $0.types.filter { $0.kind == .extension && $0.name == name } }
    return added.isEmpty ? nil : CodeType(name: name, declarations: added, modules: [], isWhole: true)
  }

  /// The protocol of a name, with the requirements of all its declarations.
  package func protocolDeclaration(named name: String) -> ProtocolDeclaration? {
    guard hasName(name) else { return nil }
    if let known = state.withLock({ $0.protocols[name] }) { return known }
    var made: ProtocolDeclaration?
    for file in files(declaring: name) {
      for declared in file.protocols where declared.name == name {
        guard var merged = made else {
          made = declared
          continue
        }
        merged.properties += declared.properties.filter { new in !merged.properties.contains { $0.name == new.name } }
        merged.methods += declared.methods.filter { new in !merged.methods.contains { $0.name == new.name } }
        merged.inherited += declared.inherited.filter { !merged.inherited.contains($0) }
        made = merged
      }
    }
    let result = made
    state.withLock { $0.protocols[name] = .some(result) }
    return result
  }

  /// The type behind an alias, followed to its end; the name itself if it is none.
  package func resolvingAlias(_ name: String) -> String {
    var name = name
    for _ in 0..<16 {
      guard let next = aliasedType(name) else { break }
      name = TypeName(next).qualifiedName
    }
    return name
  }

  /// The type that an alias stands for, as written; nil if no alias has the name.
  package func aliasedType(_ name: String) -> String? {
    files(declaring: name).lazy.flatMap(\.aliases).first { $0.name == name }?.type
  }

  /// The files that declare or extend a name, in order.
  package func files(declaring name: String) -> [CodeFile] { (index.files[name] ?? []).map { file($0) } }

  /// Whether a module has files among the sources.
  package func hasModule(_ name: String) -> Bool { index.modules.contains(name) }

  private func file(_ number: Int) -> CodeFile {
    if let known = state.withLock({ $0.files[number] }) { return known }
    let made = read(number)
    state.withLock { $0.files[number] = made }
    return made
  }

  private func makeType(named name: String, depth: Int) -> CodeType? {
    let numbers = index.files[name] ?? []
    if numbers.isEmpty { return nil }
    let modules = index.modules
    var declared: [(declaration: TypeDeclaration, module: String?)] = []
    var isWhole = true
    for number in numbers {
      let module = number < modules.count ? modules[number] : nil
      let code = file(number)
      for type in code.types where type.name == name || type.objectiveCName == name {
        declared.append((type, module))
        if !code.faults.isEmpty { isWhole = false }
      }
    }
    let isDeclared = declared.contains { $0.declaration.kind != .extension }
    if !isDeclared {
      let target = depth < 16 ? resolvingAlias(name) : name
      return target == name ? nil : makeType(named: target, depth: depth + 1)
    }
    // Build targets may declare classes of one name: which one a document means is not known.
    let own = declared.filter { $0.declaration.kind == .class }
    if Set(own.map(\.declaration.span.file)).count > 1 { isWhole = false }
    // What `@objc(…)` names has its extensions under its own name.
    if let own = declared.first(where: { $0.declaration.kind != .extension })?.declaration.name, own != name,
      depth < 16
    {
      return makeType(named: own, depth: depth + 1)
    }
    let owners = declared.lazy.filter { $0.declaration.kind != .extension }.compactMap(\.module)
    return CodeType(
      name: name, declarations: declared.map(\.declaration), modules: Set(owners).sorted(), isWhole: isWhole)
  }

  private static func lastComponent(of name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}

// MARK: - Constants

extension CodeBase {
  /// The text that an action's name stands for; nil where it is not known.
  ///
  /// - Parameter scopes: the types in whose code it is written, nearest first: a class and its superclasses.
  package func value(of reference: ActionReference, in scopes: [CodeType]) -> String? {
    var reference = reference
    for _ in 0..<16 {
      switch reference {
      case .literal(let text): return text
      case .constant(let name):
        guard let next = constant(name, in: scopes) else { return nil }
        reference = next
      }
    }
    return nil
  }

  private func constant(_ name: String, in scopes: [CodeType]) -> ActionReference? {
    let written = name.hasSuffix(".rawValue") ? String(name.dropLast(9)) : name
    let parts = written.split(separator: ".").map(String.init)
    guard let last = parts.last else { return nil }
    let names = scopes.map { "\($0.name).\(written)" } + [written]
    let owner = parts.dropLast().joined(separator: ".")
    let numbers =
      owner.isEmpty
      ? scopes.flatMap { index.files[$0.name] ?? [] }
      : (index.files[owner] ?? []) + scopes.flatMap { index.files[$0.name] ?? [] }
    if let found = lookUp(names, in: numbers) { return found }
    return lookUp(names, in: self.numbers(mentioning: last))
  }

  private func lookUp(_ names: [String], in numbers: [Int]) -> ActionReference? {
    for name in names {
      for number in numbers {
        if let found = file(number).constants.first(where: { $0.name == name }) { return found.value }
      }
    }
    return nil
  }
}
