package import ThemeSource

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
    let declaring = (owner.isEmpty ? [] : [owner]) + scopes.map(\.name)
    if let found = lookUp(names, in: declaring.flatMap { numbers(declaring: $0) }) { return found }
    return lookUp(names, in: numbers(mentioning: last))
  }

  /// The constants with a name in the files that declare or extend some types, or that name in a type that these
  /// contain, each with its file; in all files if there are no types.
  package func constants(
    named name: String, inFilesDeclaring types: [String] = []
  ) -> [(constant: StringConstant, file: FileID)] {
    let last = Self.plainName(of: name) ?? name
    let searched =
      types.isEmpty ? numbersWithText(of: last) : Set(types.flatMap { numbers(declaring: $0) }).sorted()
    let suffix = "." + name
    return searched.flatMap { number -> [(constant: StringConstant, file: FileID)] in
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
    recordFile(number)
    let known = storage.constants(inFile: number) { file in
      Dictionary(grouping: file.constants) { Self.plainName(of: $0.name) ?? "" }
    }
    return known[plainName] ?? []
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
    storage.fileValueCounts.value(.init(name: name, file: file), for: self) { code in
      // The file of another declaration need not contain the name.
      guard let number = code.numbersWithText(of: name).first(where: { storage.id($0) == file }) else {
        return storage.scanner.declarationCount(ofValue: name, in: file)
      }
      code.recordFile(number)
      return storage.scanner.declarationCount(ofValue: name, in: file)
    }
  }

  /// The number of constants, variables and cases with a name in all files.
  package func declarationCount(ofValue name: String) -> Int {
    storage.valueCounts.value(name, for: self) { code in
      code.numbersWithText(of: name).reduce(0) { count, number in
        code.recordFile(number)
        return count + storage.scanner.declarationCount(ofValue: name, in: storage.id(number))
      }
    }
  }

  /// Whether a file assigns a value to a variable with a name.
  package func isAssigned(_ name: String) -> Bool {
    storage.isAssigned.value(name, for: self) { $0.isAnyFile(mentioning: name) { $0.isAssigned(name, in: $1) } }
  }

  /// Whether a file declares a function with a name and a label that overrides no other.
  package func declaresFunction(_ name: String, labeled label: String) -> Bool {
    storage.functions.value(.init(name: name, qualifier: label), for: self) { code in
      code.isAnyFile(mentioning: name) { $0.declaresFunction(name, labeled: label, in: $1) }
    }
  }

  /// Whether an extension adds an initializer without a label for its first parameter.
  package func addsInitializer(toType name: String) -> Bool {
    storage.addsInitializer.value(name, for: self) { code in
      code.files(declaring: name).contains { storage.scanner.addsInitializer(toType: name, in: $0.file) }
    }
  }

  /// Whether the text of a file that contains a word meets a condition.
  func isAnyFile(mentioning word: String, _ condition: (any SourceScanner, FileID) -> Bool) -> Bool {
    numbersWithText(of: word).contains { number in
      recordFile(number)
      return condition(storage.scanner, storage.id(number))
    }
  }

  /// The numbers of the files of any language that contain a word.
  private func numbersWithText(of word: String) -> [Int] {
    numbers(mentioning: word) + objectiveCNumbers(mentioning: word)
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
