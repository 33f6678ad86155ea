#if SwiftSources
  internal import CodeModel
  internal import SwiftSyntax

  /// Reads the declarations of one file, each of them once.
  ///
  /// Only nested types cause recursion, and the parser limits their depth (``readCode(_:)``).
  struct CodeReader {
    let text: CodeText
    var file: CodeFile
    /// The code of each type; empty if only declarations are read.
    private(set) var bodies: [CodeBodies.Body] = []
    private let readsBodies: Bool
    /// Whether the file imports the run time of the terminal, which finds outlets and actions without Objective-C.
    private var isForTerminal = false
    /// The methods of each type, for dispatch methods that call them.
    private var methods: [(type: String, functions: [FunctionDeclSyntax])] = []
    /// The methods that create Interactors, with the indices of their types.
    var dispatches: [(type: Int, method: FunctionDeclSyntax)] = []

    /// - Parameter readsBodies: whether the code of types is read.
    init(_ text: CodeText, readsBodies: Bool) {
      self.text = text
      self.readsBodies = readsBodies
      file = CodeFile(file: text.file)
    }

    mutating func read(_ tree: SourceFileSyntax) {
      isForTerminal = tree.statements.contains { item in
        guard case .decl(let declaration) = item.item, let path = declaration.as(ImportDeclSyntax.self)?.path else {
          return false
        }
        return path.count == 1 && path.first?.name.plainName == "Screenlets"
      }
      read(tree.statements)
      for (type, method) in dispatches {
        let name = file.types[type].name
        let functions = methods.lazy.filter { $0.type == name }.flatMap(\.functions)
        let reader = DispatchReader(text) { called in functions.filter { $0.name.plainName == called } }
        file.types[type].dispatch = reader.dispatch(of: method)
      }
    }

    /// Reads the declarations at the top level.
    private mutating func read(_ items: CodeBlockItemListSyntax) {
      for item in items {
        guard case .decl(let declaration) = item.item else { continue }
        if let condition = declaration.as(IfConfigDeclSyntax.self) {
          for clause in condition.clauses {
            if case .statements(let items) = clause.elements { read(items) }
          }
        } else if let variable = declaration.as(VariableDeclSyntax.self) {
          readConstants(variable, prefix: "")
        } else {
          readType(declaration, in: Scope())
        }
      }
    }

    /// The context of a declaration.
    struct Scope {
      /// The names of the types that contain it, each followed by a dot.
      var prefix = ""
      /// Whether one of them has generic parameters.
      var isGeneric = false
    }

    /// Reads a type, a protocol, an extension or an alias.
    mutating func readType(_ declaration: DeclSyntax, in scope: Scope) {
      switch declaration.as(DeclSyntaxEnum.self) {
      case .classDecl(let node):
        read(node, .class, named: node.name, generics: node.genericParameterClause, in: scope)
      case .structDecl(let node):
        read(node, .other, named: node.name, generics: node.genericParameterClause, in: scope)
      case .enumDecl(let node):
        read(node, .other, named: node.name, generics: node.genericParameterClause, in: scope)
      case .actorDecl(let node):
        read(node, .other, named: node.name, generics: node.genericParameterClause, in: scope)
      case .extensionDecl(let node): read(node, in: scope)
      case .protocolDecl(let node): read(node, in: scope)
      case .typeAliasDecl(let node) where !node.name.plainName.isEmpty:
        file.aliases.append(
          TypeAlias(name: scope.prefix + node.name.plainName, type: text.type(node.initializer.value)))
      default: break
      }
    }

    private mutating func read(
      _ node: some DeclGroupSyntax, _ kind: TypeDeclaration.Kind, named name: TokenSyntax,
      generics: GenericParameterClauseSyntax?, in scope: Scope
    ) {
      let plainName = name.plainName
      guard !plainName.isEmpty else { return }
      let marks = DeclarationMarks(node.attributes, node.modifiers, text)
      var type = TypeDeclaration(
        kind, scope.prefix + plainName, objectiveCName: marks.objectiveCName,
        inherited: text.typeNames(node.inheritanceClause), exposesMembers: marks.exposesMembers || isForTerminal,
        isGeneric: scope.isGeneric || generics != nil, documentation: text.documentation(node.leadingOffsets),
        span: text.span(name.offsets))
      type.access = marks.access ?? .internal
      readMembers(of: type, node, access: .internal)
    }

    private mutating func read(_ node: ExtensionDeclSyntax, in scope: Scope) {
      guard let name = text.typeName(node.extendedType) else { return }
      let marks = DeclarationMarks(node.attributes, node.modifiers, text)
      let type = TypeDeclaration(
        .extension, name, objectiveCName: marks.objectiveCName, inherited: text.typeNames(node.inheritanceClause),
        exposesMembers: marks.exposesMembers || isForTerminal, isObjectiveC: marks.isObjectiveC,
        documentation: text.documentation(node.leadingOffsets), span: text.span(node.extendedType.offsets))
      readMembers(of: type, node, access: marks.access ?? .internal)
    }

    private mutating func readMembers(of type: TypeDeclaration, _ node: some DeclGroupSyntax, access: AccessLevel) {
      let index = file.types.count
      file.types.append(type)
      if readsBodies { bodies.append(CodeBodies.Body()) }
      var members = MemberReader(type, access: access, text, readsBodies: readsBodies)
      members.hasTextCases = node.as(EnumDeclSyntax.self).map { hasTextCases($0, type) } ?? false
      members.read(node.memberBlock.members)
      file.types[index] = members.finished()
      if readsBodies { bodies[index] = members.finishedBody() }
      file.constants += members.constants
      if !members.functions.isEmpty { methods.append((type.name, members.functions)) }
      for method in members.dispatchers { dispatches.append((index, method)) }
      let scope = Scope(prefix: type.name + ".", isGeneric: type.isGeneric)
      for nested in members.nested { readType(nested, in: scope) }
    }

    /// Whether the cases of an enumeration have strings as raw values.
    private func hasTextCases(_ node: EnumDeclSyntax, _ type: TypeDeclaration) -> Bool {
      !type.inherited.isEmpty && ["String", "Swift.String", "NSString", "Substring"].contains(type.inherited[0])
    }

    private mutating func read(_ node: ProtocolDeclSyntax, in scope: Scope) {
      let plainName = node.name.plainName
      guard !plainName.isEmpty else { return }
      let marks = DeclarationMarks(node.attributes, node.modifiers, text)
      let name = scope.prefix + plainName
      let access = marks.access ?? .internal
      var members = MemberReader(
        TypeDeclaration(.other, name, span: text.span(node.name.offsets)), access: access, text,
        readsBodies: false)
      members.isProtocol = true
      members.read(node.memberBlock.members)
      let type = members.finished()
      var declaration = ProtocolDeclaration(
        name, objectiveCName: marks.objectiveCName,
        inherited: text.typeNames(node.inheritanceClause) + requiredTypes(node.genericWhereClause),
        properties: type.properties, methods: type.methods, documentation: text.documentation(node.leadingOffsets),
        span: text.span(node.name.offsets))
      declaration.isObjectiveC = marks.isObjectiveC
      declaration.access = access
      file.protocols.append(declaration)
      for nested in members.nested { readType(nested, in: Scope(prefix: name + ".")) }
    }

    /// Returns the type in `where Self: UIView`.
    private func requiredTypes(_ clause: GenericWhereClauseSyntax?) -> [String] {
      guard let clause else { return [] }
      return clause.requirements.compactMap { requirement in
        guard case .conformanceRequirement(let conformance) = requirement.requirement,
          text.compact(conformance.leftType.offsets) == "Self"
        else { return nil }
        return text.typeName(conformance.rightType)
      }
    }

    private mutating func readConstants(_ variable: VariableDeclSyntax, prefix: String) {
      file.constants += ConstantReader(text).constants(variable, prefix: prefix)
    }
  }
#endif
