package import ThemeSource

/// The types and protocols of a project's code by name, collected from all files that declare or extend them.
///
/// Files are read when a name in them is first looked up. Results depend on the sources only, not on earlier lookups. A copy can
/// record the parts of the code that are used through it: see ``recorded(by:)``.
package struct CodeBase: Sendable {
  /// The information about the files that is available before any of them is read.
  package struct Index: Sendable {
    package var count: Int
    /// Returns the numbers of the files that declare or extend a name, ascending. A nested type has two names: its simple name and
    /// its qualified name.
    package var files: @Sendable (String) -> [Int]
    /// Returns the first type that a class inherits: empty if it inherits none, `nil` if that is unknown or no class has the name.
    package var superclass: @Sendable (String) -> String?
    /// Returns the names that are declared or extended, sorted.
    package var names: @Sendable () -> [String]
    /// Returns the names that are declared with the word `class`, sorted.
    package var classNames: @Sendable () -> [String]
    /// Returns the module of a file; `nil` if unknown.
    package var module: @Sendable (Int) -> String?

    package init(
      count: Int, files: @escaping @Sendable (String) -> [Int], superclass: @escaping @Sendable (String) -> String?,
      names: @escaping @Sendable () -> [String], classNames: @escaping @Sendable () -> [String],
      module: @escaping @Sendable (Int) -> String?
    ) {
      self.count = count
      self.files = files
      self.superclass = superclass
      self.names = names
      self.classNames = classNames
      self.module = module
    }

    /// - Parameters:
    ///   - files: The numbers of the files that declare a name, ascending.
    ///   - superclasses: The first type that each class inherits.
    ///   - modules: The module of each file.
    package init(files: [String: [Int]] = [:], superclasses: [String: String] = [:], modules: [String?] = []) {
      self.init(
        count: modules.count, files: { files[$0] ?? [] }, superclass: { superclasses[$0] },
        names: { files.keys.sorted() }, classNames: { superclasses.keys.sorted() },
        module: { modules.indices.contains($0) ? modules[$0] : nil })
    }
  }

  let storage: CodeStorage
  /// The module whose class is meant if several modules have one of the same name.
  private(set) var preferred: String?
  private(set) var recorder: CodeRecorder?

  /// - Parameters:
  ///   - index: makes the index; called at the first lookup.
  ///   - mentioning: returns the numbers of the Swift files that contain a word, and so may declare a constant of that name;
  ///     ascending.
  ///   - inObjectiveC: returns the numbers of the Objective-C files that contain a word.
  ///   - scanner: searches the text of files.
  ///   - id: returns the id of a file by its number.
  ///   - read: reads a file by its number; called at most a few times for each.
  package init(
    index: @escaping @Sendable () -> Index, mentioning: @escaping @Sendable (String) -> [Int] = { _ in [] },
    inObjectiveC: @escaping @Sendable (String) -> [Int] = { _ in [] }, scanner: (any SourceScanner)? = nil,
    id: @escaping @Sendable (Int) -> FileID = { FileID(rawValue: UInt32(clamping: $0)) },
    read: @escaping @Sendable (Int) -> CodeFile
  ) {
    storage = CodeStorage(
      index: index, mentioning: mentioning, inObjectiveC: inObjectiveC, scanner: scanner ?? WithoutText(), id: id,
      read: read)
  }

  /// Creates a code base from files that were already read.
  package init(_ files: [CodeFile], modules: [String?] = []) {
    var numbers: [String: [Int]] = [:]
    var superclasses: [String: String] = [:]
    for (number, file) in files.enumerated() {
      let named =
        file.types.flatMap { [$0.name] + ($0.objectiveCName.map { [$0] } ?? []) } + file.protocols.map(\.name)
        + file.aliases.map(\.name)
      for name in Set(named.flatMap { [$0, CodeBase.lastComponent(of: $0)] }) {
        numbers[name, default: []].append(number)
      }
      for type in file.types where type.kind == .class {
        for name in [type.name] + (type.objectiveCName.map { [$0] } ?? []) {
          superclasses[name] = type.inherited.first ?? ""
        }
      }
    }
    let all = Array(files.indices)
    let index = Index(
      files: numbers, superclasses: superclasses, modules: modules.isEmpty ? files.map { _ in nil } : modules)
    self.init(index: { index }, mentioning: { _ in all }) { files[$0] }
  }

  /// The same code, seen from a module: its class is meant if other modules have one of the same name.
  package func preferring(_ module: String) -> CodeBase {
    var result = self
    result.preferred = module
    return result
  }

  /// The same code; the parts that are used through the result are recorded.
  package func recorded(by recorder: CodeRecorder?) -> CodeBase {
    var result = self
    result.recorder = recorder
    return result
  }

  func record(_ reads: CodeReads) { recorder?.add(reads) }

  /// No code.
  package static let none = CodeBase([])

  package var isEmpty: Bool { storage.index.count == 0 }

  /// Whether Objective-C code contains a word. Its members are not read, so a category may declare the word.
  package func isInObjectiveC(_ word: String) -> Bool { !objectiveCNumbers(mentioning: word).isEmpty }

  /// Whether a file contains a word.
  package func mentions(_ word: String) -> Bool { !numbers(mentioning: word).isEmpty }

  /// Whether a file contains a name outside of comments and texts.
  package func uses(_ name: String) -> Bool { isAnyFile(mentioning: name) { $0.uses(name, in: $1) } }

  /// Whether more than one file contains a word.
  package func isMentionedInSeveralFiles(_ word: String) -> Bool { numbers(mentioning: word).count > 1 }

  /// Whether a file contains both words.
  package func mentions(_ word: String, with other: String) -> Bool {
    !Set(numbers(mentioning: word)).isDisjoint(with: numbers(mentioning: other))
  }

  /// The files that contain a word, in order.
  package func files(mentioning word: String) -> [CodeFile] { numbers(mentioning: word).map { file($0) } }

  /// The ids of the Swift files that contain a word, in order. None of them is read.
  package func fileIDs(mentioning word: String) -> [FileID] { numbers(mentioning: word).map(storage.id) }

  func numbers(mentioning word: String) -> [Int] {
    recordWord(word)
    return storage.numbers(mentioning: word)
  }

  func objectiveCNumbers(mentioning word: String) -> [Int] {
    recordWord(word)
    return storage.objectiveCNumbers(mentioning: word)
  }

  private func recordWord(_ word: String) {
    recorder?.update { reads in
      let word = Array(word.utf8)
      if WordList.covers(word) { reads.words.insert(WordList.hash(of: word[...])) } else { reads.usesAllText = true }
    }
  }

  /// The names that are declared or extended, sorted.
  package var names: [String] {
    recorder?.update { $0.usesAllNames = true }
    return storage.index.names()
  }

  /// The names that are declared as classes, sorted. No source is read for them.
  package var classNames: [String] {
    recorder?.update { $0.usesAllNames = true }
    return storage.index.classNames()
  }

  /// The first type that a class inherits: empty if it inherits none, `nil` if that is unknown or the class is not declared.
  /// No source is read for it.
  package func listedSuperclass(of name: String) -> String? {
    recorder?.update { $0.names.insert(name) }
    return storage.index.superclass(name)
  }

  /// Whether a name is declared or extended.
  package func hasName(_ name: String) -> Bool { !numbers(declaring: name).isEmpty }

  /// The numbers of the files that declare or extend a name, ascending.
  func numbers(declaring name: String) -> [Int] {
    recorder?.update { $0.names.insert(name) }
    return storage.index.files(name)
  }

  /// Returns the type with a name: its qualified name, or its name in `@objc(…)`. Follows type aliases. Returns `nil`
  /// if no source declares it; an extension of a framework's class is not a declaration.
  package func type(named name: String) -> CodeType? {
    // Undeclared names are not cached, because a project has thousands of them.
    guard hasName(name) else { return nil }
    return storage.types.value(.init(name: name, qualifier: preferred), for: self) {
      $0.makeType(named: name, depth: 0)
    }
  }

  /// The declarations of classes with a name inside of other types.
  package func nestedClasses(named name: String) -> [TypeDeclaration] {
    files(declaring: name).flatMap { file in
      file.types.filter { $0.kind == .class && $0.name != name && CodeBase.lastComponent(of: $0.name) == name }
    }
  }

  /// The extensions of a class that the code does not declare; `nil` if there are none.
  package func extensions(of name: String) -> CodeType? {
    let added = files(declaring: name).flatMap { $0.types.filter { $0.kind == .extension && $0.name == name } }
    return added.isEmpty ? nil : CodeType(name: name, declarations: added, modules: [], isWhole: true)
  }

  /// The extensions of a type that are declared with the name of a type alias. All files with type aliases are read.
  package func extensionsByAlias(of name: String) -> [TypeDeclaration] {
    let aliases = aliases
    let meant = aliases.keys.filter { $0 != name && Self.resolvingAlias($0, { aliases[$0] }) == name }
    return meant.sorted().flatMap { alias in
      files(declaring: alias).flatMap { $0.types.filter { $0.kind == .extension && $0.name == alias } }
    }
  }

  /// Returns the protocol with a name, with the requirements of all its declarations.
  package func protocolDeclaration(named name: String) -> ProtocolDeclaration? {
    guard hasName(name) else { return nil }
    return storage.protocols.value(name, for: self) { $0.makeProtocol(named: name) }
  }

  private func makeProtocol(named name: String) -> ProtocolDeclaration? {
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
    return made
  }

  /// Returns the type at the end of a chain of aliases, or `name` if it is not an alias.
  package func resolvingAlias(_ name: String) -> String { Self.resolvingAlias(name, aliasedType) }

  private static func resolvingAlias(_ name: String, _ type: (String) -> String?) -> String {
    var name = name
    for _ in 0..<16 {
      guard let next = type(name) else { break }
      name = TypeName(next).qualifiedName
    }
    return name
  }

  /// The type of an alias, as written; `nil` if no alias has the name.
  package func aliasedType(_ name: String) -> String? {
    files(declaring: name).lazy.flatMap(\.aliases).first { $0.name == name }?.type
  }

  /// The files that declare or extend a name, in order.
  package func files(declaring name: String) -> [CodeFile] { numbers(declaring: name).map { file($0) } }

  /// Whether a source file belongs to the module.
  package func hasModule(_ name: String) -> Bool { storage.modules.contains(name) }

  func file(_ number: Int) -> CodeFile {
    recordFile(number)
    return storage.file(number)
  }

  func recordFile(_ number: Int) { recorder?.update { $0.files.insert(number) } }

  private func makeType(named name: String, depth: Int) -> CodeType? {
    let numbers = numbers(declaring: name)
    if numbers.isEmpty { return nil }
    let index = storage.index
    var declared: [(declaration: TypeDeclaration, module: String?)] = []
    var isWhole = true
    for number in numbers {
      let module = index.module(number)
      let code = file(number)
      for type in code.types where type.name == name || type.objectiveCName == name {
        declared.append((type, module))
        if code.fault != nil { isWhole = false }
      }
    }
    let isDeclared = declared.contains { $0.declaration.kind != .extension }
    if !isDeclared {
      let target = depth < 16 ? resolvingAlias(name) : name
      return target == name ? nil : makeType(named: target, depth: depth + 1)
    }
    // Build targets may declare classes with the same name. Unless one is preferred, it is unknown which one is meant.
    var own = declared.filter { $0.declaration.kind == .class }
    if let preferred, own.count(where: { $0.module == preferred }) == 1 {
      let others = Set(own.compactMap(\.module)).subtracting([preferred])
      declared.removeAll { type in
        type.declaration.kind == .class ? type.module != preferred : type.module.map(others.contains) == true
      }
      own.removeAll { $0.module != preferred }
    }
    if Set(own.map(\.declaration.span.file)).count > 1 { isWhole = false }
    // Extensions of a class with a name in `@objc(…)` use its Swift name.
    if let own = declared.first(where: { $0.declaration.kind != .extension })?.declaration.name, own != name,
      depth < 16
    {
      return makeType(named: own, depth: depth + 1)
    }
    let owners = declared.lazy.filter { $0.declaration.kind != .extension }.compactMap(\.module)
    return CodeType(
      name: name, declarations: declared.map(\.declaration), modules: Set(owners).sorted(), isWhole: isWhole)
  }

  static func lastComponent(of name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}
