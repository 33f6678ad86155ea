#if SwiftSources
  internal import CodeModel
  internal import SwiftSyntax

  extension BodyReader {
    func walk(_ expression: ExprSyntax, _ depth: Int, as role: ValueRole) {
      switch expression.kind {
      case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr,
        .forceUnwrapExpr, .tupleExpr:
        readChain(expression, depth, as: role)
      default: walk(Syntax(expression), depth)
      }
    }

    func walk(_ node: Syntax, _ depth: Int) {
      guard depth < Self.depthLimit else { return }
      switch node.kind {
      case .token, .integerLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .floatLiteralExpr, .typeAnnotation,
        .returnClause, .typeExpr, .attributeList, .declModifierList, .keyPathExpr, .macroExpansionExpr,
        .genericParameterClause, .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl,
        .typeAliasDecl:
        return
      case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr,
        .forceUnwrapExpr, .tupleExpr:
        if let expression = node.as(ExprSyntax.self) { readChain(expression, depth, as: .value) }
      case .sequenceExpr:
        if let sequence = node.as(SequenceExprSyntax.self) { readSequence(sequence, depth) }
      case .stringLiteralExpr:
        if let literal = node.as(StringLiteralExprSyntax.self), literal.segments.count > 1 { walkChildren(node, depth) }
      case .returnStmt:
        guard let value = node.as(ReturnStmtSyntax.self)?.expression else { return }
        if returnsCellIdentifier { readIdentifier(value) }
        walk(value, depth + 1, as: .demanded)
      case .forStmt:
        if let loop = node.as(ForStmtSyntax.self) { readLoop(loop, depth) }
      case .ifConfigClause:
        if let elements = node.as(IfConfigClauseSyntax.self)?.elements { walk(Syntax(elements), depth + 1) }
      case .dictionaryExpr where isProgress:
        if let dictionary = node.as(DictionaryExprSyntax.self) { readProgress(dictionary, depth) }
      case .variableDecl, .optionalBindingCondition, .matchingPatternCondition, .identifierPattern, .functionParameter,
        .closureParameter, .closureShorthandParameter, .closureCapture:
        readBinding(node, depth)
      default: walkChildren(node, depth)
      }
    }

    func walkChildren(_ node: Syntax, _ depth: Int) {
      for child in node.children(viewMode: .sourceAccurate) { walk(child, depth + 1) }
    }

    private func readLoop(_ loop: ForStmtSyntax, _ depth: Int) {
      walk(Syntax(loop.pattern), depth + 1)
      walk(loop.sequence, depth + 1, as: .demanded)
      if let clause = loop.whereClause { walk(Syntax(clause), depth + 1) }
      walk(Syntax(loop.body), depth + 1)
    }

    /// Reads a node that binds names.
    private func readBinding(_ node: Syntax, _ depth: Int) {
      if let variable = node.as(VariableDeclSyntax.self) {
        for binding in variable.bindings { readVariable(binding, depth) }
      } else if let condition = node.as(OptionalBindingConditionSyntax.self) {
        readCondition(condition, depth)
      } else if let condition = node.as(MatchingPatternConditionSyntax.self) {
        walk(condition.initializer.value, depth + 1, as: .bound)
        walk(Syntax(condition.pattern), depth + 1)
      } else if let pattern = node.as(IdentifierPatternSyntax.self) {
        scope.locals.insert(pattern.identifier.plainName)
      } else if let parameter = node.as(FunctionParameterSyntax.self) {
        scope.locals.insert((parameter.secondName ?? parameter.firstName).plainName)
        if let value = parameter.defaultValue?.value { walk(value, depth + 1, as: .value) }
      } else if let parameter = node.as(ClosureParameterSyntax.self) {
        scope.locals.insert((parameter.secondName ?? parameter.firstName).plainName)
      } else if let parameter = node.as(ClosureShorthandParameterSyntax.self) {
        scope.locals.insert(parameter.name.plainName)
      } else if let capture = node.as(ClosureCaptureSyntax.self), let value = capture.initializer?.value {
        walk(value, depth + 1, as: .value)
        bind(capture.name.plainName, to: value)
      }
    }

    private func readVariable(_ binding: PatternBindingSyntax, _ depth: Int) {
      if let value = binding.initializer?.value { walk(value, depth + 1, as: .value) }
      if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName {
        bind(name, to: binding.initializer?.value)
      } else {
        walk(Syntax(binding.pattern), depth + 1)
      }
      if let block = binding.accessorBlock { walkChildren(Syntax(block), depth + 1) }
    }

    private func readCondition(_ condition: OptionalBindingConditionSyntax, _ depth: Int) {
      let name = condition.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
      if let value = condition.initializer?.value {
        walk(value, depth + 1, as: .bound)
        if let name { bind(name, to: value) }
      } else if let name, !scope.locals.contains(name) {
        scope.guarded.insert(name)
        scope.aliases[name] = name
        scope.locals.insert(name)
      }
    }

    /// Declares a variable, with the property that it is bound to and the action or the nib that it contains.
    private func bind(_ name: String, to value: ExprSyntax?) {
      let property = value.flatMap(property)
      let action = value.flatMap(action)
      let nib = value.flatMap(nib)
      scope.aliases[name] = property
      scope.actions[name] = action
      scope.nibs[name] = nib
      scope.locals.insert(name)
    }

    /// The property that an expression evaluates to: `title`, `self.title!`, `title as? T`.
    private func property(_ value: ExprSyntax) -> String? {
      let chain = Chain(value)
      guard let (name, rest) = chain.property, rest.allSatisfy(\.isUnwrapping) else { return nil }
      return !chain.isQualified && scope.locals.contains(name) ? scope.aliases[name] : name
    }
  }
#endif
