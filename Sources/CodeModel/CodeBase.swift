internal import Synchronization
package import ThemeSource

/// The types and protocols of a project's code by name, collected from all files that declare or extend them.
///
/// Files are read when a name in them is first looked up. Results depend on the sources only, not on earlier lookups.
package final class CodeBase: Sendable {
  /// The information about the files that is available before any of them is read.
  package struct Index: Sendable {
    /// Numbers of the files that declare or extend a name, ascending. A nested type has two entries: its simple name
    /// and its qualified name.
    package var files: [String: [Int]]
    /// The names that are declared with the word `class`, with the name of the first type that each inherits: empty if it
    /// inherits none, `nil` if that is unknown.
    package var classes: [String: String?] = [:]
    /// The module of each file; `nil` if unknown.
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
    var objectiveCMentions: [String: [Int]] = [:]
    /// The constants of files that were searched for one, keyed by number and by plain name.
    var constants: [Int: [String: [StringConstant]]] = [:]
    var functions: [LabeledFunction: Bool] = [:]
    /// Whether an extension adds an initializer without a label to a type.
    var addsInitializer: [String: Bool] = [:]
    var isAssigned: [String: Bool] = [:]
    var valueCounts: [String: Int] = [:]
    var fileValueCounts: [ValueInFile: Int] = [:]
  }

  private struct LabeledFunction: Hashable {
    var name: String
    var label: String
  }

  private struct ValueInFile: Hashable {
    var name: String
    var file: FileID
  }

  private let makeIndex: @Sendable () -> Index
  private let read: @Sendable (Int) -> CodeFile
  /// Returns the numbers of the files that contain a word, and so may declare a constant of that name.
  private let mentioning: @Sendable (String) -> [Int]
  private let objectiveCMentioning: @Sendable (String) -> [Int]
  private let scanner: any SourceScanner
  /// The id of a file by its number.
  private let id: @Sendable (Int) -> FileID
  /// The module whose class is meant if several modules have one of the same name.
  private let preferred: String?
  private let state = Mutex(State())

  /// - Parameters:
  ///   - index: makes the index; called at the first lookup.
  ///   - mentioning: returns the numbers of the files that contain a word, ascending.
  ///   - inObjectiveC: returns the numbers of the Objective-C files that contain a word.
  ///   - module: the module whose class is meant if several modules have one of the same name.
  ///   - scanner: searches the text of files.
  ///   - id: returns the id of a file by its number.
  ///   - read: reads a file by its number; called at most a few times for each.
  package init(
    index: @escaping @Sendable () -> Index, mentioning: @escaping @Sendable (String) -> [Int] = { _ in [] },
    inObjectiveC: @escaping @Sendable (String) -> [Int] = { _ in [] }, preferring module: String? = nil,
    scanner: (any SourceScanner)? = nil,
    id: @escaping @Sendable (Int) -> FileID = { FileID(rawValue: UInt32(clamping: $0)) },
    read: @escaping @Sendable (Int) -> CodeFile
  ) {
    self.scanner = scanner ?? WithoutText()
    self.id = id
    preferred = module
    makeIndex = index
    self.mentioning = mentioning
    objectiveCMentioning = inObjectiveC
    self.read = read
  }

  /// Creates a code base from files that were already read.
  package convenience init(_ files: [CodeFile], modules: [String?] = []) {
    var index = Index(modules: modules.isEmpty ? files.map { _ in nil } : modules)
    for (number, file) in files.enumerated() {
      let named =
        file.types.flatMap { [$0.name] + ($0.objectiveCName.map { [$0] } ?? []) } + file.protocols.map(\.name)
        + file.aliases.map(\.name)
      for name in Set(named.flatMap { [$0, CodeBase.lastComponent(of: $0)] }) {
        index.files[name, default: []].append(number)
      }
      for type in file.types where type.kind == .class {
        for name in [type.name] + (type.objectiveCName.map { [$0] } ?? []) {
          index.classes[name] = type.inherited.first ?? ""
        }
      }
    }
    let all = Array(files.indices)
    let made = index
    self.init(index: { made }, mentioning: { _ in all }) { files[$0] }
  }

  /// The same code, seen from a module: its class is meant if other modules have one of the same name.
  package func preferring(_ module: String) -> CodeBase {
    CodeBase(
      index: { [self] in index }, mentioning: { [self] in numbers(mentioning: $0) },
      inObjectiveC: { [self] in objectiveCNumbers(mentioning: $0) },
      preferring: module, scanner: scanner, id: id
    ) { [self] in file($0) }
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

  /// Whether Objective-C code contains a word. Its members are not read, so a category may declare the word.
  package func isInObjectiveC(_ word: String) -> Bool { !objectiveCNumbers(mentioning: word).isEmpty }

  /// Whether a file contains a word.
  package func mentions(_ word: String) -> Bool { !numbers(mentioning: word).isEmpty }

  /// Whether a file contains a name outside of comments and texts.
  package func uses(_ name: String) -> Bool { ids(mentioning: name).contains { scanner.uses(name, in: $0) } }

  /// Whether more than one file contains a word.
  package func isMentionedInSeveralFiles(_ word: String) -> Bool { numbers(mentioning: word).count > 1 }

  /// Whether a file contains both words.
  package func mentions(_ word: String, with other: String) -> Bool {
    !Set(numbers(mentioning: word)).isDisjoint(with: numbers(mentioning: other))
  }

  /// The files that contain a word, in order.
  package func files(mentioning word: String) -> [CodeFile] { numbers(mentioning: word).map { file($0) } }

  private func numbers(mentioning word: String) -> [Int] {
    if let known = state.withLock({ $0.mentions[word] }) { return known }
    let found = mentioning(word)
    state.withLock { $0.mentions[word] = found }
    return found
  }

  private func objectiveCNumbers(mentioning word: String) -> [Int] {
    if let known = state.withLock({ $0.objectiveCMentions[word] }) { return known }
    let found = objectiveCMentioning(word)
    state.withLock { $0.objectiveCMentions[word] = found }
    return found
  }

  /// The names that are declared or extended, sorted.
  package var names: [String] { index.files.keys.sorted() }

  /// The names that are declared as classes, sorted. No source is read for them.
  package var classNames: [String] { index.classes.keys.sorted() }

  /// The first type that a class inherits: empty if it inherits none, `nil` if that is unknown or the class is not declared.
  /// No source is read for it.
  package func listedSuperclass(of name: String) -> String? { index.classes[name] ?? nil }

  /// Whether a name is declared or extended.
  package func hasName(_ name: String) -> Bool { index.files[name] != nil }

  /// Returns the type with a name: its qualified name, or its name in `@objc(…)`. Follows type aliases. Returns `nil`
  /// if no source declares it; an extension of a framework's class is not a declaration.
  package func type(named name: String) -> CodeType? {
    // Undeclared names are not cached, because a project has thousands of them.
    guard hasName(name) else { return nil }
    if let known = state.withLock({ $0.types[name] }) { return known }
    let made = makeType(named: name, depth: 0)
    state.withLock { $0.types[name] = .some(made) }
    return made
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
    let aliases = files(mentioning: "typealias").flatMap(\.aliases).map(\.name)
    return Set(aliases).sorted().filter { $0 != name && resolvingAlias($0) == name }.flatMap { alias in
      files(declaring: alias).flatMap { $0.types.filter { $0.kind == .extension && $0.name == alias } }
    }
  }

  /// Returns the protocol with a name, with the requirements of all its declarations.
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

  /// Returns the type at the end of a chain of aliases, or `name` if it is not an alias.
  package func resolvingAlias(_ name: String) -> String {
    var name = name
    for _ in 0..<16 {
      guard let next = aliasedType(name) else { break }
      name = TypeName(next).qualifiedName
    }
    return name
  }

  /// The type of an alias, as written; `nil` if no alias has the name.
  package func aliasedType(_ name: String) -> String? {
    files(declaring: name).lazy.flatMap(\.aliases).first { $0.name == name }?.type
  }

  /// The files that declare or extend a name, in order.
  package func files(declaring name: String) -> [CodeFile] { (index.files[name] ?? []).map { file($0) } }

  /// Whether a source file belongs to the module.
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

  private static func lastComponent(of name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}

// MARK: - Constants

extension CodeBase {
  /// Returns the text of an action's name; `nil` if it is unknown.
  ///
  /// - Parameter scopes: the types that contain the code, nearest first: a class and its superclasses.
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

  /// The constants with a name in the files that declare or extend some types, or that name in a type that these
  /// contain, each with its file; in all files if there are no types.
  package func constants(
    named name: String, inFilesDeclaring types: [String] = []
  ) -> [(constant: StringConstant, file: FileID)] {
    let last = Self.plainName(of: name) ?? name
    let numbers =
      types.isEmpty
      ? numbers(mentioning: last) + objectiveCNumbers(mentioning: last)
      : Set(types.flatMap { index.files[$0] ?? [] }).sorted()
    let suffix = "." + name
    return numbers.flatMap { number -> [(constant: StringConstant, file: FileID)] in
      let found = candidates(for: name, in: number).filter { $0.name == name || $0.name.hasSuffix(suffix) }
      return found.map { (constant: $0, file: file(number).file) }
    }
  }

  /// The name of a constant without types and `.rawValue`; `nil` if nothing is left.
  private static func plainName(of name: String) -> String? {
    name.split(separator: ".").last { $0 != "rawValue" }.map(String.init)
  }

  /// The constants of a file that a name may mean: those with the same plain name.
  private func candidates(for name: String, in number: Int) -> [StringConstant] {
    guard let plainName = Self.plainName(of: name) else { return file(number).constants }
    if let known = state.withLock({ $0.constants[number] }) { return known[plainName] ?? [] }
    let made = Dictionary(grouping: file(number).constants) { Self.plainName(of: $0.name) ?? "" }
    state.withLock { $0.constants[number] = made }
    return made[plainName] ?? []
  }

  /// The number of types and aliases with a simple name, without extensions.
  package func declarationCount(ofType name: String) -> Int {
    files(declaring: name).reduce(0) { count, file in
      count
        + file.types.count { $0.kind != .extension && CodeBase.lastComponent(of: $0.name) == name }
        + file.protocols.count { CodeBase.lastComponent(of: $0.name) == name }
        + file.aliases.count { CodeBase.lastComponent(of: $0.name) == name }
    }
  }

  /// The types that contain a type or an alias with a simple name; empty for one of the top level.
  package func owners(ofType name: String) -> Set<String> {
    let names = files(declaring: name).flatMap { file in
      file.types.filter { $0.kind != .extension }.map(\.name) + file.protocols.map(\.name) + file.aliases.map(\.name)
    }
    return Set(names.filter { CodeBase.lastComponent(of: $0) == name }.map { String($0.dropLast(name.count + 1)) })
  }

  /// The number of constants, variables and cases with a name in a file.
  package func declarationCount(ofValue name: String, in file: FileID) -> Int {
    let value = ValueInFile(name: name, file: file)
    if let known = state.withLock({ $0.fileValueCounts[value] }) { return known }
    let count = scanner.declarationCount(ofValue: name, in: file)
    state.withLock { $0.fileValueCounts[value] = count }
    return count
  }

  /// The number of constants, variables and cases with a name in all files.
  package func declarationCount(ofValue name: String) -> Int {
    if let known = state.withLock({ $0.valueCounts[name] }) { return known }
    let count = ids(mentioning: name).reduce(0) { $0 + scanner.declarationCount(ofValue: name, in: $1) }
    state.withLock { $0.valueCounts[name] = count }
    return count
  }

  /// Whether a file assigns a value to a variable with a name.
  package func isAssigned(_ name: String) -> Bool {
    if let known = state.withLock({ $0.isAssigned[name] }) { return known }
    let isAssigned = ids(mentioning: name).contains { scanner.isAssigned(name, in: $0) }
    state.withLock { $0.isAssigned[name] = isAssigned }
    return isAssigned
  }

  /// Whether a file declares a function with a name and a label that overrides no other.
  package func declaresFunction(_ name: String, labeled label: String) -> Bool {
    let function = LabeledFunction(name: name, label: label)
    if let known = state.withLock({ $0.functions[function] }) { return known }
    let isDeclared = ids(mentioning: name).contains { scanner.declaresFunction(name, labeled: label, in: $0) }
    state.withLock { $0.functions[function] = isDeclared }
    return isDeclared
  }

  /// Whether an extension adds an initializer without a label for its first parameter.
  package func addsInitializer(toType name: String) -> Bool {
    if let known = state.withLock({ $0.addsInitializer[name] }) { return known }
    let isAdded = files(declaring: name).contains { scanner.addsInitializer(toType: name, in: $0.file) }
    state.withLock { $0.addsInitializer[name] = isAdded }
    return isAdded
  }

  private func ids(mentioning word: String) -> [FileID] {
    (numbers(mentioning: word) + objectiveCNumbers(mentioning: word)).map { id($0) }
  }

  private func lookUp(_ names: [String], in numbers: [Int]) -> ActionReference? {
    for name in names {
      for number in numbers {
        if let found = candidates(for: name, in: number).first(where: { $0.name == name }) { return found.value }
      }
    }
    return nil
  }
}
