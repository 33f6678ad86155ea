#if SwiftSources
  internal import CodeModel
  internal import SwiftSyntax

  /// Reads the members of one type, extension or protocol.
  struct MemberReader {
    private(set) var constants: [StringConstant] = []
    /// The types declared in it.
    private(set) var nested: [DeclSyntax] = []
    private(set) var functions: [FunctionDeclSyntax] = []
    /// The methods `createInteractor(name:sender:)`.
    private(set) var dispatchers: [FunctionDeclSyntax] = []
    /// Whether it is a protocol. Its members have no bodies, and its access level.
    var isProtocol = false
    /// Whether its cases have strings as raw values.
    var hasTextCases = false

    private var type: TypeDeclaration
    private let access: AccessLevel
    private let text: CodeText
    /// Reads the code of the members; `nil` if only declarations are read.
    private let body: BodyReader?
    /// The members of outlets that the properties' accessors read and write.
    private var presentations: [[PresentationAccess]] = []

    /// - Parameters:
    ///   - access: the access level of members that do not declare one.
    ///   - readsBodies: whether the code of the members is read.
    init(_ type: TypeDeclaration, access: AccessLevel, _ text: CodeText, readsBodies: Bool) {
      self.type = type
      self.access = access
      self.text = text
      body = readsBodies ? BodyReader(text) : nil
    }

    /// The type with its members.
    func finished() -> TypeDeclaration { type }

    /// The results of reading its code.
    func finishedBody() -> CodeBodies.Body {
      CodeBodies.Body(uses: body?.finished() ?? CodeUses(), presentations: presentations)
    }

    mutating func read(_ members: MemberBlockItemListSyntax) {
      for member in members {
        switch member.decl.as(DeclSyntaxEnum.self) {
        case .variableDecl(let node): read(node)
        case .functionDecl(let node): read(node)
        case .initializerDecl(let node) where hasCode:
          body?.readFunction(node.signature.parameterClause, node.body)
        case .deinitializerDecl(let node) where hasCode: body?.readFunction(nil, node.body)
        case .subscriptDecl(let node) where hasCode: body?.readSubscript(node)
        case .enumCaseDecl(let node) where hasTextCases:
          constants += ConstantReader(text).constants(node, prefix: type.name + ".")
        case .ifConfigDecl(let node):
          for clause in node.clauses {
            if case .decls(let members) = clause.elements { read(members) }
          }
        case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .typeAliasDecl:
          nested.append(member.decl)
        default: break
        }
      }
    }

    /// Whether its code is read.
    private var hasCode: Bool { type.kind != .other }

    private mutating func read(_ node: VariableDeclSyntax) {
      guard hasCode || isProtocol else {
        constants += ConstantReader(text).constants(node, prefix: type.name + ".", onlyStatic: true)
        return
      }
      let marks = DeclarationMarks(node.attributes, node.modifiers, text)
      let isConstant =
        marks.isStatic || node.bindingSpecifier.tokenKind == .keyword(.let)
        || node.modifiers.contains { $0.name.tokenKind == .keyword(.lazy) }
      if isConstant, !isProtocol {
        constants += ConstantReader(text).constants(node, prefix: type.name + ".")
      }
      let first = type.properties.count
      let bindings = text.readProperties(node, marks, access: marks.access ?? access, into: &type.properties)
      guard !isProtocol, let body else { return }
      for (offset, binding) in bindings.enumerated() where binding.initializer != nil || binding.accessorBlock != nil {
        let number = first + offset
        while presentations.count <= number { presentations.append([]) }
        presentations[number] = body.readProperty(type.properties[number].name, binding)
      }
    }

    private mutating func read(_ node: FunctionDeclSyntax) {
      guard hasCode || isProtocol, !node.name.plainName.isEmpty else { return }
      let marks = DeclarationMarks(node.attributes, node.modifiers, text)
      let method = text.method(node, marks, access: marks.access ?? access)
      type.methods.append(method)
      guard !isProtocol else { return }
      functions.append(node)
      body?.readFunction(named: method.baseName, node.signature.parameterClause, node.body)
      if method.baseName == "createInteractor", method.parameters.map(\.label) == ["name", "sender"], !marks.isStatic {
        dispatchers.append(node)
      }
    }
  }
#endif
