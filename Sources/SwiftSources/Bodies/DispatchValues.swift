#if SwiftSources
  internal import CodeModel
  internal import SwiftSyntax

  /// The subject of a `switch` in `createInteractor(name:sender:)`.
  struct SwitchSubject {
    /// Whether cases are compared with the name.
    var isName = false
    /// Whether cases are compared with the sender.
    private var isSender = false
    /// The position of the name in a tuple.
    private var namePosition: Int?
    /// The enumeration that declares the cases.
    private var enumeration: String?

    init(_ subject: ExprSyntax, _ reader: DispatchReader) {
      enumeration = reader.enumeration(subject)
      isName = enumeration != nil || reader.holds(subject, reader.names)
      isSender = reader.holds(subject, reader.senders)
      if let tuple = subject.as(TupleExprSyntax.self), tuple.elements.count > 1 {
        let elements = tuple.elements.map(\.expression)
        namePosition = elements.firstIndex { reader.holds($0, reader.names) }
        isName = namePosition != nil
        isSender = elements.contains { reader.holds($0, reader.senders) }
      }
    }

    /// The action that a pattern matches; `nil` if it matches any.
    func action(_ pattern: PatternSyntax, _ reader: DispatchReader) -> ActionReference? {
      guard isName else { return nil }
      var pattern = pattern
      if let namePosition {
        if let tuple = pattern.as(TuplePatternSyntax.self) {
          guard let element = tuple.elements.dropFirst(namePosition).first else { return nil }
          pattern = element.pattern
        } else if let tuple = pattern.as(ExpressionPatternSyntax.self)?.expression.as(TupleExprSyntax.self) {
          guard let element = tuple.elements.dropFirst(namePosition).first else { return nil }
          return reference(element.expression, reader)
        } else {
          return nil
        }
      }
      guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return nil }
      return reference(expression, reader)
    }

    private func reference(_ expression: ExprSyntax, _ reader: DispatchReader) -> ActionReference? {
      guard let enumeration else { return reader.text.actionReference(expression) { _ in false } }
      var expression = expression
      if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
        let argument = call.arguments.first
      {
        expression = argument.expression
      } else if let optional = expression.as(OptionalChainingExprSyntax.self) {
        expression = optional.expression
      }
      guard case .constant(let name)? = reader.text.actionReference(expression, isLocal: { _ in false }) else {
        return nil
      }
      return .constant(name.hasPrefix(".") ? enumeration + name : name)
    }

    /// The types that a case requires of the sender: `case is T`, `case let image as T`.
    func senderTypes(_ label: SwitchCaseLabelSyntax, _ reader: DispatchReader) -> [String] {
      guard isSender else { return [] }
      var types: [String] = []
      for item in label.caseItems { collect(Syntax(item.pattern), reader, &types, 0) }
      return types
    }

    private func collect(_ node: Syntax, _ reader: DispatchReader, _ types: inout [String], _ depth: Int) {
      guard depth < 30 else { return }
      if let pattern = node.as(IsTypePatternSyntax.self) { types.append(reader.text.type(pattern.type)) }
      if let sequence = node.as(SequenceExprSyntax.self), let type = sequence.elements.last?.as(TypeExprSyntax.self),
        sequence.elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) })
      {
        types.append(reader.text.type(type.type))
      }
      for child in node.children(viewMode: .sourceAccurate) { collect(child, reader, &types, depth + 1) }
    }
  }

  extension DispatchReader {
    /// The actions that conditions compare with the name; `nil` if there are none.
    func comparison(_ conditions: ConditionElementListSyntax) -> (actions: [ActionReference], isNegated: Bool)? {
      for condition in conditions {
        switch condition.condition {
        case .expression(let expression):
          if let compared = comparison(expression) { return compared }
        case .matchingPattern(let match):
          if let action = SwitchSubject(match.initializer.value, self).action(match.pattern, self) {
            return ([action], false)
          }
        default: break
        }
      }
      return nil
    }

    /// Reads `name == A || name == B` or `[A, B].contains(name)`.
    private func comparison(_ expression: ExprSyntax) -> (actions: [ActionReference], isNegated: Bool)? {
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
        !only.expression.is(TupleExprSyntax.self)
      {
        return comparison(only.expression)
      }
      if let sequence = expression.as(SequenceExprSyntax.self) { return comparison(Array(sequence.elements)[...]) }
      guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
        let argument = call.arguments.first, holds(argument.expression, names),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "contains",
        let array = member.base?.as(ArrayExprSyntax.self)
      else { return nil }
      let actions = array.elements.compactMap { text.actionReference($0.expression) { _ in false } }
      return actions.isEmpty ? nil : (actions, false)
    }

    private func comparison(_ elements: ArraySlice<ExprSyntax>) -> (actions: [ActionReference], isNegated: Bool)? {
      var actions: [ActionReference] = []
      var isNegated = false
      for index in elements.indices.dropFirst().dropLast() {
        guard let text = elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text, text == "==" || text == "!="
        else { continue }
        let (left, right) = (elements[index - 1], elements[index + 1])
        let other = holds(left, names) ? right : holds(right, names) ? left : nil
        guard let other, let action = self.text.actionReference(other, isLocal: { _ in false }) else { continue }
        actions.append(action)
        isNegated = text == "!="
      }
      return actions.isEmpty ? nil : (actions, isNegated)
    }

    /// Reads an expression that is returned.
    func readResult(_ value: ExprSyntax, in context: Context, _ depth: Int) {
      guard depth < 100 else { return }
      switch value.as(ExprSyntaxEnum.self) {
      case .nilLiteralExpr: return note(.declined, in: context)
      case .ifExpr, .switchExpr:
        return read(value, in: context, isValue: true, depth + 1)
      case .sequenceExpr(let sequence): return readResult(Array(sequence.elements), in: context, depth)
      case .tryExpr(let expression): return readResult(expression.expression, in: context, depth + 1)
      case .declReferenceExpr(let reference) where isReturned(reference.baseName.plainName): return
      default: break
      }
      scan(Syntax(value), in: context)
      let chain = Chain(value)
      if case .super = chain.root, case .member("createInteractor")? = chain.parts.first {
        note(.inherited, in: context)
      } else {
        note(.made, in: context)
        if case .name(let type) = chain.root, type.first?.isUppercase == true, case .call? = chain.parts.first {
          noteInteractor(type, in: context)
        }
      }
    }

    /// Reads `A() as B`, `a() ?? b()` or `name == A ? B() : C()`.
    private func readResult(_ elements: [ExprSyntax], in context: Context, _ depth: Int) {
      if let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
        let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self)
      {
        let compared = comparison(elements[..<index])
        let actions = compared.map { self.context($0.actions) } ?? context
        let isNegated = compared?.isNegated == true
        for element in elements[..<index] { scan(Syntax(element), in: context) }
        readResult(ternary.thenExpression, in: isNegated ? context : actions, depth + 1)
        readResult(Array(elements[(index + 1)...]), in: isNegated ? actions : context, depth + 1)
        return
      }
      scan(elements, in: context)
      var isOperand = true
      for (index, element) in elements.enumerated() where index.isMultiple(of: 2) {
        if isOperand, !element.is(TypeExprSyntax.self) { readResult(element, in: context, depth + 1) }
        isOperand =
          index + 1 < elements.count && elements[index + 1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
      }
    }

    /// Finds casts of the sender, and methods of the type that receive it.
    func scan(_ node: Syntax, in context: Context) { scan(node, in: context, isHelper: false, 0) }

    private func scan(_ node: Syntax, in context: Context, isHelper: Bool, _ depth: Int) {
      guard depth < BodyReader.depthLimit else { return }
      if let sequence = node.as(SequenceExprSyntax.self) {
        scan(Array(sequence.elements), in: context)
      } else if let call = node.as(FunctionCallExprSyntax.self), !isHelper {
        for (body, sender) in receivers(of: call) {
          let outer = senders
          senders = [sender]
          scan(Syntax(body), in: context, isHelper: true, depth + 1)
          senders = outer
        }
      } else if let binding = node.as(OptionalBindingConditionSyntax.self), let value = binding.initializer?.value,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
      {
        bind(name, to: value)
      } else if let branch = node.as(SwitchExprSyntax.self) {
        let subject = SwitchSubject(branch.subject, self)
        for case .switchCase(let element) in branch.cases {
          guard case .case(let label) = element.label else { continue }
          for type in subject.senderTypes(label, self) { noteCast(to: type, in: context) }
        }
      }
      for child in node.children(viewMode: .sourceAccurate) {
        scan(child, in: context, isHelper: isHelper, depth + 1)
      }
    }

    /// Reads `sender as T` or `sender is T`.
    private func scan(_ elements: [ExprSyntax], in context: Context) {
      for index in elements.indices.dropFirst().dropLast() {
        guard elements[index].is(UnresolvedAsExprSyntax.self) || elements[index].is(UnresolvedIsExprSyntax.self),
          let type = elements[index + 1].as(TypeExprSyntax.self), holds(elements[index - 1], senders)
        else { continue }
        noteCast(to: text.type(type.type), in: context)
      }
    }
  }
#endif
