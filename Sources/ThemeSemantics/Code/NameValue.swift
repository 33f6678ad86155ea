package import CodeModel
internal import ThemeSource

/// The text of a name in code; `nil` if it is unknown, or if several declarations may be meant.
package struct NameValue {
  package let text: String?

  package init(of use: NameUse, _ classes: ClassTable) {
    text = use.name.flatMap { NameValue(of: $0, at: use, classes).text }
  }

  /// - Parameter use: the place at which a reference is used.
  package init(of reference: ActionReference, at use: NameUse, _ classes: ClassTable) {
    switch reference {
    case .literal(let literal): text = literal
    case .constant(let name) where name.hasSuffix(".self"):
      // A generic parameter has no declaration, and the name of an alias is that of its type.
      let type = classes.code.type(named: String(name.dropLast(5)))
      text = type.flatMap { $0.isClass || $0.isObjectiveC ? $0.name.split(separator: ".").last.map(String.init) : nil }
    case .constant(let name):
      let resolver = ConstantResolver(classes: classes, file: use.span.file)
      let value = resolver.value(of: name, in: use.type, depth: 0) ?? Self.classNamed(by: name, classes)
      // A member of the class that describes `self` has another value in subclasses.
      let isOwn = resolver.scopes(of: use.type).contains { $0 == value }
      text = !name.contains(".") && isOwn ? nil : value
    }
  }

  /// The class in `RowCell.reuseIdentifier`, if an extension of a protocol that it adopts, or of a superclass of UIKit,
  /// returns its name.
  private static func classNamed(by name: String, _ classes: ClassTable) -> String? {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count == 2, let lineage = classes.codeLineage(of: parts[0]) else { return nil }
    // The class's own member takes precedence, even if its value is unknown.
    if lineage.types.contains(where: { $0.isClass && $0.declaresStatic(parts[1]) }) { return nil }
    let owners = classes.code.constants(named: parts[1]).filter { found in
      let owner = String(found.constant.name.dropLast(parts[1].count + 1))
      return owner != found.constant.name && classes.code.type(named: owner)?.isClass != true
        && (classes.isPlatformClass(owner) || lineage.adopts(owner, classes.code))
    }
    let describing = owners.filter {
      $0.constant.value == .literal(String($0.constant.name.dropLast(parts[1].count + 1)))
    }
    return owners.count == 1 && describing.count == 1 ? parts[0].split(separator: ".").last.map(String.init) : nil
  }
}

/// Finds the value of a constant by Swift's rules of scope, as far as they are decided without types: a name that several
/// declarations may have is unknown.
private struct ConstantResolver {
  let classes: ClassTable
  /// The file of the use, whose private declarations come first.
  let file: FileID

  /// The type that contains a use, with its superclasses.
  func scopes(of type: String?) -> [String] {
    guard let type else { return [] }
    return classes.codeLineage(of: type)?.types.map(\.name) ?? [type]
  }

  /// - Parameter type: the type that contains the use.
  func value(of written: String, in type: String?, depth: Int) -> String? {
    guard depth < 8 else { return nil }
    let isOfSelf = written.hasPrefix("self.")
    let name = isOfSelf ? String(written.dropFirst(5)) : written
    let plain = name.hasSuffix(".rawValue") ? String(name.dropLast(9)) : name
    let parts = plain.split(separator: ".").map(String.init)
    guard let last = parts.last, let first = parts.first else { return nil }
    let found =
      parts.count == 1
      ? ofBareName(name, last, in: type, isOfSelf: isOfSelf) : ofMember(name, of: parts.dropLast(), first, in: type)
    let values = Set(found.map(\.constant.value))
    guard values.count == 1, let value = values.first, let declared = found.first,
      !found.contains(where: \.constant.isVariable) || !classes.code.isAssigned(last)
    else { return nil }
    switch value {
    case .literal(let text): return text
    case .constant(let next):
      let owner = declared.constant.name.dropLast(name.utf8.count).split(separator: ".").joined(separator: ".")
      return self.value(of: next, in: owner.isEmpty ? nil : owner, depth: depth + 1)
    }
  }

  private typealias Found = [(constant: StringConstant, file: FileID)]

  /// The constants with a name that the file sees.
  private func constants(_ name: String, inFilesDeclaring types: [String] = []) -> Found {
    classes.code.constants(named: name, inFilesDeclaring: types).filter { !$0.constant.isPrivate || $0.file == file }
  }

  /// The constants that a name without a type may mean: those of the own type and its superclasses, else the only one of
  /// the top level.
  /// - Parameters:
  ///   - written: the name, which may end with `.rawValue`.
  ///   - name: the name without it.
  private func ofBareName(_ written: String, _ name: String, in type: String?, isOfSelf: Bool) -> Found {
    let owners = scopes(of: type)
    let own =
      owners.isEmpty
      ? []
      : constants(written, inFilesDeclaring: owners).filter { found in
        owners.contains { found.constant.name == "\($0).\(written)" }
      }
    if let first = own.first {
      // A computed property of the same name may be meant.
      let count = Set(own.map(\.file)).reduce(0) { $0 + classes.code.declarationCount(ofValue: name, in: $1) }
      let isOne = own.allSatisfy { $0.constant.value == first.constant.value }
      // A subclass may override it.
      if own.contains(where: \.constant.isOverridable), classes.code.declarationCount(ofValue: name) > own.count {
        return []
      }
      return isOne && count <= own.count ? own : []
    }
    // A superclass or an extended type of another module may have such a member.
    if isOfSelf || type.map(mayInherit) == true { return [] }
    let global = constants(written).filter { $0.constant.name == written }
    let inFile = global.filter { $0.file == file }
    // An extension of the own type in another file may have a member with the name.
    let files = Set(owners.flatMap { classes.code.files(declaring: $0).map(\.file) }).union([file])
    let declared = files.reduce(0) { $0 + classes.code.declarationCount(ofValue: name, in: $1) }
    if inFile.count == 1, declared == 1 { return inFile }
    return global.count == 1 && classes.code.declarationCount(ofValue: name) == 1 ? global : []
  }

  /// Whether a type has members that are not read.
  private func mayInherit(_ type: String) -> Bool {
    if let lineage = classes.codeLineage(of: type) { return !lineage.isComplete }
    return classes.code.type(named: type) == nil && !classes.isPlatformClass(type)
  }

  /// The constants that `Type.name` may mean: those of the only such type, or of the one in the own type or file.
  /// - Parameters:
  ///   - owner: the type, with those that contain it as far as they are written.
  ///   - first: the outermost of these.
  private func ofMember(_ name: String, of owner: ArraySlice<String>, _ first: String, in type: String?) -> Found {
    // A constant of an extension of the containing type is declared in a file with that type.
    let all = constants(name, inFilesDeclaring: Array(owner) + [owner.joined(separator: ".")] + scopes(of: type))
    let nested = all.filter { found in scopes(of: type).contains { found.constant.name.hasPrefix("\($0).\(first).") } }
    if !nested.isEmpty { return nested }
    // A type inside of the own type takes precedence over others with its name, even if it lacks the constant.
    if scopes(of: type).contains(where: { classes.code.type(named: "\($0).\(first)") != nil }) { return [] }
    if classes.code.mentions("associatedtype", with: first) { return [] }
    let count = classes.code.declarationCount(ofType: first)
    if count <= 1 { return all }
    let inFile = all.filter { $0.file == file }
    return inFile.count == 1 ? inFile : []
  }
}
