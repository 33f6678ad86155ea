#if SwiftSources
  internal import CodeModel
  internal import SwiftSyntax

  extension DispatchReader {
    /// Reads statements in order. With `isValue`, a single expression is their result.
    func read(_ items: CodeBlockItemListSyntax, in outer: Context, isValue: Bool = false, depth: Int = 0) {
      guard depth < 100 else { return }
      var context = outer
      for item in items {
        switch item.item {
        case .expr(let expression): read(expression, in: context, isValue: isValue && items.count == 1, depth)
        case .decl(let declaration): read(declaration, in: context, depth)
        case .stmt(let statement):
          if let wrapped = statement.as(ExpressionStmtSyntax.self) {
            read(wrapped.expression, in: context, isValue: isValue && items.count == 1, depth)
            if let branch = wrapped.expression.as(IfExprSyntax.self), let rest = contextBehind(branch) {
              context = rest
            }
          } else {
            context = read(statement, in: context, depth) ?? context
          }
        }
      }
    }

    /// Reads a statement. Returns the context of the following statements if it changes.
    private func read(_ statement: StmtSyntax, in context: Context, _ depth: Int) -> Context? {
      switch statement.as(StmtSyntaxEnum.self) {
      case .returnStmt(let node):
        if let value = node.expression { readResult(value, in: context, depth) }
      case .guardStmt(let node):
        let compared = comparison(node.conditions)
        let rest = compared.map { $0.isNegated ? context : self.context($0.actions) } ?? context
        readConditions(node.conditions, in: rest, depth)
        read(node.body.statements, in: context, depth: depth + 1)
        return compared == nil ? nil : .some(rest)
      case .forStmt(let node): read(node.body.statements, in: context, depth: depth + 1)
      case .whileStmt(let node): read(node.body.statements, in: context, depth: depth + 1)
      case .doStmt(let node):
        read(node.body.statements, in: context, depth: depth + 1)
        for clause in node.catchClauses { read(clause.body.statements, in: context, depth: depth + 1) }
      default: scan(Syntax(statement), in: context)
      }
      return nil
    }

    private func read(_ declaration: DeclSyntax, in context: Context, _ depth: Int) {
      if let condition = declaration.as(IfConfigDeclSyntax.self) {
        for clause in condition.clauses {
          if case .statements(let items) = clause.elements { read(items, in: context, depth: depth + 1) }
        }
      }
      guard let variable = declaration.as(VariableDeclSyntax.self) else { return }
      for binding in variable.bindings {
        guard let value = binding.initializer?.value else { continue }
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
        if let name { bind(name, to: value) }
        if let name, isReturned(name) {
          readResult(value, in: context, depth)
        } else {
          scan(Syntax(value), in: context)
        }
      }
    }

    func read(_ expression: ExprSyntax, in context: Context, isValue: Bool, _ depth: Int) {
      if let branch = expression.as(IfExprSyntax.self) {
        read(branch, in: context, isValue: isValue, depth)
      } else if let branch = expression.as(SwitchExprSyntax.self) {
        read(branch, in: context, isValue: isValue, depth)
      } else if isValue {
        readResult(expression, in: context, depth)
      } else if let (variable, value) = assignment(expression), isReturned(variable) {
        readResult(value, in: context, depth)
      } else {
        scan(Syntax(expression), in: context)
      }
    }

    private func assignment(_ expression: ExprSyntax) -> (variable: String, value: ExprSyntax)? {
      guard let elements = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count == 3,
        elements[1].is(AssignmentExprSyntax.self), let variable = elements[0].as(DeclReferenceExprSyntax.self)
      else { return nil }
      return (variable.baseName.plainName, elements[2])
    }

    // MARK: - if

    private func read(_ branch: IfExprSyntax, in context: Context, isValue: Bool, _ depth: Int) {
      var rest: IfExprSyntax? = branch
      var count = 0
      while let current = rest, count < 1_000 {
        count += 1
        let compared = comparison(current.conditions)
        let actions = compared.map { self.context($0.actions) } ?? context
        let isNegated = compared?.isNegated == true
        readConditions(current.conditions, in: isNegated ? context : actions, depth)
        read(current.body.statements, in: isNegated ? context : actions, isValue: isValue, depth: depth + 1)
        rest = nil
        switch current.elseBody {
        case .ifExpr(let next): rest = next
        case .codeBlock(let block):
          read(block.statements, in: isNegated ? actions : context, isValue: isValue, depth: depth + 1)
        case nil: break
        }
      }
    }

    /// Returns the context after `if name != A { return … }`.
    private func contextBehind(_ branch: IfExprSyntax) -> Context? {
      guard branch.elseBody == nil, let compared = comparison(branch.conditions), compared.isNegated,
        case .stmt(let last)? = branch.body.statements.last?.item, last.is(ReturnStmtSyntax.self)
      else { return nil }
      return .some(context(compared.actions))
    }

    private func readConditions(_ conditions: ConditionElementListSyntax, in context: Context, _ depth: Int) {
      for condition in conditions {
        if let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
          let value = binding.initializer?.value,
          let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
        {
          bind(name, to: value)
        }
        scan(Syntax(condition), in: context)
      }
    }

    // MARK: - switch

    private func read(_ branch: SwitchExprSyntax, in context: Context, isValue: Bool, _ depth: Int) {
      let subject = SwitchSubject(branch.subject, self)
      var pending: [ActionReference] = []
      for element in branch.cases {
        switch element {
        case .switchCase(let node): read(node, subject, in: context, isValue: isValue, &pending, depth)
        case .ifConfigDecl(let condition):
          for clause in condition.clauses {
            guard case .switchCases(let cases) = clause.elements else { continue }
            for case .switchCase(let node) in cases {
              read(node, subject, in: context, isValue: isValue, &pending, depth)
            }
          }
        }
      }
    }

    /// - Parameter pending: the actions of the cases above that fall through.
    private func read(
      _ node: SwitchCaseSyntax, _ subject: SwitchSubject, in context: Context, isValue: Bool,
      _ pending: inout [ActionReference], _ depth: Int
    ) {
      var actions = pending
      var isAny = !subject.isName
      switch node.label {
      case .case(let label):
        for item in label.caseItems {
          if let action = subject.action(item.pattern, self) { actions.append(action) } else { isAny = true }
        }
      case .default: isAny = true
      }
      let inner = isAny ? context : self.context(actions)
      if isAny, !pending.isEmpty { _ = self.context(pending) }
      if case .case(let label) = node.label {
        for type in subject.senderTypes(label, self) { noteCast(to: type, in: inner) }
      }
      read(node.statements, in: inner, isValue: isValue, depth: depth + 1)
      pending = fallsThrough(node) ? actions : []
    }

    private func fallsThrough(_ node: SwitchCaseSyntax) -> Bool {
      guard case .stmt(let last)? = node.statements.last?.item else { return false }
      return last.is(FallThroughStmtSyntax.self)
    }
  }
#endif
