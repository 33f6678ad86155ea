#if SwiftSources
  internal import SwiftSyntax
  internal import ThemeSource

  /// What a name means inside a function.
  enum LocalName {
    /// A local constant with this value.
    case value(ExprSyntax)
    /// A value that a condition unwraps, as in `if let name = value`.
    case unwrapped(ExprSyntax)
    /// One of these values: of the elements of a list, or of those that a constant is assigned in branches.
    case oneOf([ExprSyntax])
    /// A parameter of this function.
    case parameter(FunctionDeclSyntax)
    /// Another parameter, a variable or a bound value.
    case unknown
  }

  /// The statements of functions that declare names. Each list of statements is read once.
  final class DeclaringStatements {
    private var known: [SyntaxIdentifier: [String: [CodeBlockItemSyntax]]] = [:]

    /// The statements of a list that may declare a name and precede a use, in order.
    func statements(
      declaring name: String, in items: CodeBlockItemListSyntax, before use: Syntax
    ) -> ArraySlice<CodeBlockItemSyntax> {
      let all = statements(in: items)[name] ?? []
      return all[..<all.partitioningIndex { $0.endPosition > use.position }]
    }

    private func statements(in items: CodeBlockItemListSyntax) -> [String: [CodeBlockItemSyntax]] {
      if let known = known[items.id] { return known }
      var made: [String: [CodeBlockItemSyntax]] = [:]
      for item in items {
        for name in Set(patterns(of: item).flatMap { names(in: $0) }) { made[name, default: []].append(item) }
      }
      known[items.id] = made
      return made
    }

    private func patterns(of item: CodeBlockItemSyntax) -> [PatternSyntax] {
      if let variable = item.item.as(VariableDeclSyntax.self) { return variable.bindings.map(\.pattern) }
      guard let statement = item.item.as(GuardStmtSyntax.self) else { return [] }
      return statement.conditions.compactMap { element -> PatternSyntax? in
        switch element.condition {
        case .optionalBinding(let binding): return binding.pattern
        case .matchingPattern(let pattern): return pattern.pattern
        default: return nil
        }
      }
    }

    private func names(in pattern: PatternSyntax) -> [String] {
      pattern.tokens(viewMode: .sourceAccurate).map(\.plainName)
    }
  }

  extension NameReader {
    /// The parameter, constant or variable of the functions around a node that has a name; `nil` if there is none.
    func localName(_ name: String, at node: Syntax) -> LocalName? {
      var next = node.parent
      while let current = next {
        if current.is(MemberBlockSyntax.self) { return nil }
        if let found = declaration(of: name, in: current, before: node, locals) { return found }
        next = current.parent
      }
      return nil
    }
  }

  private func declaration(
    of name: String, in node: Syntax, before use: Syntax, _ locals: DeclaringStatements
  ) -> LocalName? {
    /// Whether a use is in a body, where the conditions of a statement hold.
    func isInside(_ body: CodeBlockSyntax) -> Bool {
      body.position <= use.position && use.endPosition <= body.endPosition
    }
    switch node.as(SyntaxEnum.self) {
    case .codeBlockItemList(let items): return declaration(of: name, in: items, before: use, locals)
    case .conditionElementList(let conditions):
      return binding(of: name, in: conditions.filter { $0.endPosition <= use.position })
    case .functionDecl(let function):
      return parameters(function.signature.parameterClause, name).map { _ in .parameter(function) }
    case .initializerDecl(let function): return parameters(function.signature.parameterClause, name)
    case .subscriptDecl(let function): return parameters(function.parameterClause, name)
    case .accessorDecl(let accessor):
      return name == "newValue" || name == "oldValue" || accessor.parameters?.name.plainName == name ? .unknown : nil
    case .catchClause(let clause):
      return name == "error" || clause.catchItems.contains { $0.pattern.map { binds($0, name) } == true }
        ? .unknown : nil
    case .closureExpr(let closure):
      if closure.signature?.capture?.items.contains(where: { $0.name.plainName == name }) == true { return .unknown }
      guard let clause = closure.signature?.parameterClause else { return nil }
      return clause.tokens(viewMode: .sourceAccurate).contains { $0.plainName == name } ? .unknown : nil
    case .ifExpr(let statement): return isInside(statement.body) ? binding(of: name, in: statement.conditions) : nil
    case .whileStmt(let statement): return isInside(statement.body) ? binding(of: name, in: statement.conditions) : nil
    case .forStmt(let statement):
      guard binds(statement.pattern, name) else { return nil }
      let list = statement.sequence.as(ArrayExprSyntax.self)
      guard let list, statement.pattern.is(IdentifierPatternSyntax.self) else { return .unknown }
      return .oneOf(list.elements.map(\.expression))
    case .switchCase(let branch):
      guard case .case(let label) = branch.label else { return nil }
      return label.caseItems.contains { declares($0.pattern, name) } ? .unknown : nil
    default: return nil
    }
  }

  /// The declaration in the statements that precede a use. Constants of a function hide others only after them.
  private func declaration(
    of name: String, in items: CodeBlockItemListSyntax, before use: Syntax, _ locals: DeclaringStatements
  ) -> LocalName? {
    for item in locals.statements(declaring: name, in: items, before: use).reversed() {
      if let statement = item.item.as(GuardStmtSyntax.self), let found = binding(of: name, in: statement.conditions) {
        return found
      }
      guard let variable = item.item.as(VariableDeclSyntax.self), isLocal(variable) else { continue }
      for binding in variable.bindings where binds(binding.pattern, name) {
        guard variable.bindingSpecifier.tokenKind == .keyword(.let), binding.pattern.is(IdentifierPatternSyntax.self)
        else { return .unknown }
        return binding.initializer.map { .value($0.value) } ?? .oneOf(assignments(to: name, in: items, before: use))
      }
    }
    return nil
  }

  /// The values that statements before a use assign to a constant.
  private func assignments(to name: String, in items: CodeBlockItemListSyntax, before use: Syntax) -> [ExprSyntax] {
    var values: [ExprSyntax] = []
    for token in items.tokens(viewMode: .sourceAccurate) where token.position < use.position && token.plainName == name
    {
      guard let list = token.parent?.parent?.as(ExprListSyntax.self).map(Array.init), list.count == 3,
        list[0].id == token.parent?.id, list[1].is(AssignmentExprSyntax.self)
      else { continue }
      values.append(list[2])
    }
    return values
  }

  /// The last binding of a name in some conditions.
  private func binding(of name: String, in conditions: some Sequence<ConditionElementSyntax>) -> LocalName? {
    for condition in conditions.reversed() {
      switch condition.condition {
      case .optionalBinding(let binding) where binds(binding.pattern, name):
        return binding.initializer.map { .unwrapped($0.value) } ?? .unknown
      case .matchingPattern(let pattern) where declares(pattern.pattern, name): return .unknown
      default: continue
      }
    }
    return nil
  }

  /// Whether a variable is declared in a function, not at the top level of a file.
  private func isLocal(_ variable: VariableDeclSyntax) -> Bool {
    variable.parent?.parent?.parent?.is(SourceFileSyntax.self) != true
  }

  private func parameters(_ clause: FunctionParameterClauseSyntax, _ name: String) -> LocalName? {
    clause.parameters.contains { ($0.secondName ?? $0.firstName).plainName == name } ? .unknown : nil
  }

  /// Whether a pattern that may be an expression declares a name, as `.some(let name)` does.
  private func declares(_ pattern: PatternSyntax, _ name: String) -> Bool {
    if let binding = pattern.as(ValueBindingPatternSyntax.self) { return binds(binding.pattern, name) }
    return pattern.tokens(viewMode: .sourceAccurate).contains { token in
      guard token.plainName == name else { return false }
      var next = token.parent
      while let current = next, current.id != pattern.id {
        if current.is(ValueBindingPatternSyntax.self) { return true }
        next = current.parent
      }
      return false
    }
  }

  /// Whether a pattern declares a name.
  private func binds(_ pattern: some PatternSyntaxProtocol, _ name: String) -> Bool {
    pattern.tokens(viewMode: .sourceAccurate).contains { $0.plainName == name }
  }
#endif
