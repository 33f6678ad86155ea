internal import CodeModel
internal import ThemeProject
internal import ThemeSource

// The declarations of a source and the names that it loads, as bytes. All locations are in the source itself, so that only
// their ranges are stored.

extension CacheWriter {
  mutating func add(_ code: CodeFile) {
    add(code.types) { $0.add($1) }
    add(code.protocols) { $0.add($1) }
    add(code.aliases) { writer, alias in
      writer.add(alias.name)
      writer.add(alias.type)
    }
    add(code.constants) { writer, constant in
      writer.add(constant.name)
      writer.add(constant.value)
      writer.add([constant.isPrivate, constant.isVariable, constant.isOverridable])
    }
    add(code.fault.map { [$0] } ?? []) { writer, fault in
      writer.add(fault.message)
      writer.add(fault.span)
    }
  }

  mutating func add(_ use: NameUse) {
    add(NameUse.Kind.allCases.firstIndex(of: use.kind) ?? 0)
    add(use.name)
    add(use.span)
    add(use.type)
    add(use.container)
    add(use.ownClass)
    switch use.callee {
    case nil: add(0)
    case .initializer(let type, let label):
      add(1)
      add(type)
      add(label)
    case .method(let name, let label):
      add(2)
      add(name)
      add(label)
    }
    add([use.isOptional])
  }

  private mutating func add(_ type: TypeDeclaration) {
    add(TypeDeclaration.Kind.allCases.firstIndex(of: type.kind) ?? 0)
    add(type.name)
    add(type.objectiveCName)
    add(type.inherited) { $0.add($1) }
    add([type.exposesMembers, type.isObjectiveC, type.isGeneric, type.mayRegisterCells, type.code != nil])
    add(type.access.rawValue)
    add(type.properties) { $0.add($1) }
    add(type.methods) { $0.add($1) }
    add(type.documentation)
    add(type.span)
  }

  private mutating func add(_ type: ProtocolDeclaration) {
    add(type.name)
    add(type.objectiveCName)
    add(type.inherited) { $0.add($1) }
    add(type.properties) { $0.add($1) }
    add(type.methods) { $0.add($1) }
    add([type.isObjectiveC])
    add(type.access.rawValue)
    add(type.documentation)
    add(type.span)
  }

  private mutating func add(_ property: PropertyDeclaration) {
    add(property.name)
    add(property.objectiveCName)
    add(property.type)
    add([
      property.isOutlet, property.isMentionedAgain, property.isInspectable, property.isObjectiveC, property.isHidden,
      property.isStatic, property.isWeak, property.isOverride, property.isSettable, property.isComputed,
      property.isOptional, property.mayBeRestyled,
    ])
    add(property.access.rawValue)
    add(property.initialValue)
    add(property.documentation)
    add(property.span)
  }

  private mutating func add(_ method: MethodDeclaration) {
    add(method.baseName)
    add(method.parameters) { writer, parameter in
      writer.add(parameter.label)
      writer.add(parameter.name)
      writer.add(parameter.type)
      writer.add(parameter.defaultValue)
    }
    add(method.returns)
    add(method.selector)
    add([
      method.isAction, method.isMentionedAgain, method.isSegueAction, method.isObjectiveC, method.isHidden,
      method.isStatic, method.isOverride, method.isOptional, method.isThrowing, method.isAsync,
    ])
    add(method.access.rawValue)
    add(method.documentation)
    add(method.span)
  }

  private mutating func add(_ reference: ActionReference?) {
    switch reference {
    case nil: add(0)
    case .literal(let text):
      add(1)
      add(text)
    case .constant(let name):
      add(2)
      add(name)
    }
  }

  private mutating func add(_ flags: [Bool]) { add(flags.reversed().reduce(0) { $0 * 2 + ($1 ? 1 : 0) }) }

  private mutating func add(_ span: SourceSpan) {
    add(UInt64(span.range.start))
    add(UInt64(span.range.end))
  }
}

/// Reads the facts about a source with an id.
struct CodeFactsReader {
  private var reader: CacheReader
  private let id: FileID

  init(_ reader: CacheReader, of id: FileID) {
    self.reader = reader
    self.id = id
  }

  typealias Malformed = CacheReader.Malformed

  /// - Parameter bodies: the code of the types, if they have any.
  mutating func code(_ bodies: CodeBodies) throws(Malformed) -> CodeFile {
    let count = try reader.count()
    var types: [TypeDeclaration] = []
    for number in 0..<count { types.append(try type(TypeCode(bodies, type: number))) }
    var file = CodeFile(file: id, types: types)
    for _ in 0..<(try reader.count()) { file.protocols.append(try protocolDeclaration()) }
    for _ in 0..<(try reader.count()) {
      file.aliases.append(TypeAlias(name: try reader.text(), type: try reader.text()))
    }
    for _ in 0..<(try reader.count()) {
      let name = try reader.text()
      guard let value = try reference() else { throw Malformed() }
      var constant = StringConstant(name: name, value: value)
      let flags = try reader.flags()
      (constant.isPrivate, constant.isVariable, constant.isOverridable) = (flags[0], flags[1], flags[2])
      file.constants.append(constant)
    }
    for _ in 0..<(try reader.count()) { file.fault = CodeFault(try reader.text(), at: try span()) }
    return file
  }

  mutating func nameUse() throws(Malformed) -> NameUse {
    let kind = try reader.choice(NameUse.Kind.allCases)
    var use = NameUse(kind, try reference(), at: try span(), in: try reader.optionalText())
    use.container = try reference()
    use.ownClass = try reader.optionalText()
    switch try reader.number() {
    case 0: break
    case 1: use.callee = .initializer(type: try reader.text(), label: try reader.optionalText())
    case 2: use.callee = .method(try reader.text(), label: try reader.text())
    default: throw Malformed()
    }
    use.isOptional = try reader.flags()[0]
    return use
  }

  private mutating func type(_ code: TypeCode) throws(Malformed) -> TypeDeclaration {
    let kind = try reader.choice(TypeDeclaration.Kind.allCases)
    let (name, objectiveCName) = (try reader.text(), try reader.optionalText())
    let inherited = try reader.array { reader throws(Malformed) in try reader.text() }
    let flags = try reader.flags()
    let access = try access()
    var properties: [PropertyDeclaration] = []
    for number in 0..<(try reader.count()) {
      properties.append(try property(flags[4] ? PropertyCode(code, property: number) : nil))
    }
    var methods: [MethodDeclaration] = []
    for _ in 0..<(try reader.count()) { methods.append(try method()) }
    var type = TypeDeclaration(
      kind, name, objectiveCName: objectiveCName, inherited: inherited, exposesMembers: flags[0],
      isObjectiveC: flags[1], isGeneric: flags[2], properties: properties, methods: methods,
      code: flags[4] ? code : nil, documentation: try reader.text(), span: try span())
    type.access = access
    type.mayRegisterCells = flags[3]
    return type
  }

  private mutating func protocolDeclaration() throws(Malformed) -> ProtocolDeclaration {
    let (name, objectiveCName) = (try reader.text(), try reader.optionalText())
    let inherited = try reader.array { reader throws(Malformed) in try reader.text() }
    var properties: [PropertyDeclaration] = []
    for _ in 0..<(try reader.count()) { properties.append(try property(nil)) }
    var methods: [MethodDeclaration] = []
    for _ in 0..<(try reader.count()) { methods.append(try method()) }
    let isObjectiveC = try reader.flags()[0]
    let access = try access()
    var result = ProtocolDeclaration(
      name, objectiveCName: objectiveCName, inherited: inherited, properties: properties, methods: methods,
      documentation: try reader.text(), span: try span())
    result.isObjectiveC = isObjectiveC
    result.access = access
    return result
  }

  private mutating func property(_ code: PropertyCode?) throws(Malformed) -> PropertyDeclaration {
    let (name, objectiveCName, type) = (try reader.text(), try reader.optionalText(), try reader.optionalText())
    let flags = try reader.flags()
    let access = try access()
    let (value, documentation) = (try reader.optionalText(), try reader.text())
    var property = PropertyDeclaration(name, type: type, span: try span())
    property.objectiveCName = objectiveCName
    (property.isOutlet, property.isMentionedAgain, property.isInspectable) = (flags[0], flags[1], flags[2])
    (property.isObjectiveC, property.isHidden, property.isStatic) = (flags[3], flags[4], flags[5])
    (property.isWeak, property.isOverride, property.isSettable) = (flags[6], flags[7], flags[8])
    (property.isComputed, property.isOptional, property.mayBeRestyled) = (flags[9], flags[10], flags[11])
    property.access = access
    property.initialValue = value
    property.code = code
    property.documentation = documentation
    return property
  }

  private mutating func method() throws(Malformed) -> MethodDeclaration {
    let name = try reader.text()
    let parameters = try reader.array { reader throws(Malformed) in
      MethodDeclaration.Parameter(
        label: try reader.optionalText(), name: try reader.text(), type: try reader.text(),
        defaultValue: try reader.optionalText())
    }
    let (returns, selector) = (try reader.optionalText(), try reader.text())
    let flags = try reader.flags()
    let (access, documentation) = (try access(), try reader.text())
    var method = MethodDeclaration(name, parameters: parameters, returns: returns, selector: selector, span: try span())
    (method.isAction, method.isMentionedAgain, method.isSegueAction) = (flags[0], flags[1], flags[2])
    (method.isObjectiveC, method.isHidden, method.isStatic) = (flags[3], flags[4], flags[5])
    (method.isOverride, method.isOptional, method.isThrowing) = (flags[6], flags[7], flags[8])
    method.isAsync = flags[9]
    method.access = access
    method.documentation = documentation
    return method
  }

  private mutating func access() throws(Malformed) -> AccessLevel {
    guard let level = AccessLevel(rawValue: Int(clamping: try reader.number())) else { throw Malformed() }
    return level
  }

  private mutating func reference() throws(Malformed) -> ActionReference? {
    switch try reader.number() {
    case 0: nil
    case 1: .literal(try reader.text())
    case 2: .constant(try reader.text())
    default: throw Malformed()
    }
  }

  private mutating func span() throws(Malformed) -> SourceSpan {
    SourceSpan(file: id, range: SourceRange(start: try reader.id(), end: try reader.id()))
  }
}
