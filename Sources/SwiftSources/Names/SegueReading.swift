#if SwiftSources
  internal import CodeModel
  internal import SwiftSyntax

  extension NameReader {
    /// `segue.identifier == "detail"`, `switch segue.identifier { case "detail": … }` and
    /// `["detail", "list"].contains(segue.identifier)`.
    mutating func readComparison(_ written: ExprSyntax) {
      // `segue.identifier!`
      let unwrapped = written.parent?.as(ForceUnwrapExprSyntax.self).map { ExprSyntax($0) }
      let identifier = unwrapped ?? written
      // `segue.identifier ?? ""`
      let sequence = identifier.parent?.parent?.as(SequenceExprSyntax.self)
      let isDefaulted = sequence?.elements.dropFirst().first?.trimmedDescription == "??"
      let subject =
        isDefaulted && sequence?.elements.first?.id == identifier.id ? sequence.map { ExprSyntax($0) } : identifier
      if let subject, readArgument(subject) || readCases(of: subject) { return }
      // `if case "detail"? = segue.identifier`
      if let condition = identifier.parent?.parent?.as(MatchingPatternConditionSyntax.self),
        let value = condition.pattern.as(ExpressionPatternSyntax.self)?.expression
      {
        return add(.comparedSegue, value.as(OptionalChainingExprSyntax.self)?.expression ?? wrapped(value))
      }
      readOperands(of: identifier)
    }

    /// The elements of a list that is searched for the identifier, or of a list in a tuple that is switched over.
    private mutating func readArgument(_ subject: ExprSyntax) -> Bool {
      guard let argument = subject.parent?.as(LabeledExprSyntax.self) else { return false }
      guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else { return readTuples(argument) }
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "contains", argument.label == nil,
        let list = member.base?.as(ArrayExprSyntax.self)
      else { return true }
      for element in list.elements { add(.comparedSegue, element.expression) }
      return true
    }

    /// `switch (segue.identifier, segue.destination) { case ("detail", let detail as DetailController): … }`
    private mutating func readTuples(_ element: LabeledExprSyntax) -> Bool {
      guard let tuple = element.parent?.parent?.as(TupleExprSyntax.self),
        let statement = tuple.parent?.as(SwitchExprSyntax.self),
        let place = tuple.elements.enumerated().first(where: { $0.element.id == element.id })?.offset
      else { return false }
      for case .switchCase(let branch) in statement.cases {
        guard case .case(let label) = branch.label else { continue }
        for item in label.caseItems {
          let expression = item.pattern.as(ExpressionPatternSyntax.self)?.expression.as(TupleExprSyntax.self)
          guard let values = expression.map({ Array($0.elements) }), place < values.count else { continue }
          readPattern(values[place].expression)
        }
      }
      return true
    }

    private mutating func readCases(of subject: ExprSyntax) -> Bool {
      guard let statement = subject.parent?.as(SwitchExprSyntax.self), statement.subject.id == subject.id else {
        return false
      }
      for case .switchCase(let branch) in statement.cases {
        guard case .case(let label) = branch.label else { continue }
        for item in label.caseItems {
          if let value = item.pattern.as(ExpressionPatternSyntax.self)?.expression { readPattern(value) }
        }
      }
      return true
    }

    private mutating func readPattern(_ value: ExprSyntax) {
      add(.comparedSegue, value.as(OptionalChainingExprSyntax.self)?.expression ?? wrapped(value))
    }

    private mutating func readOperands(of identifier: ExprSyntax) {
      guard let list = identifier.parent?.as(ExprListSyntax.self) else { return }
      let elements = Array(list)
      guard let place = elements.firstIndex(where: { $0.id == identifier.id }) else { return }
      func isComparison(_ index: Int) -> Bool {
        ["==", "!="].contains(elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text)
      }
      // `"detail" == segue.identifier`
      if place >= 2, isComparison(place - 1),
        place == 2 || ["&&", "||"].contains(elements[place - 3].trimmedDescription)
      {
        return add(.comparedSegue, elements[place - 2])
      }
      guard place + 2 < elements.count, isComparison(place + 1),
        place + 3 >= elements.count || ["&&", "||", "?"].contains(elements[place + 3].trimmedDescription.prefix(2))
          || elements[place + 3].is(UnresolvedTernaryExprSyntax.self)
      else { return }
      add(.comparedSegue, elements[place + 2])
    }

    /// The value in `.some("detail")`.
    private func wrapped(_ value: ExprSyntax) -> ExprSyntax {
      guard let call = value.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
        call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "some",
        let argument = call.arguments.first
      else { return value }
      return argument.expression
    }

    /// Whether a name means the identifier of a segue: that of the segue which a function takes, or the parameter of a
    /// method that is asked about one.
    func isIdentifier(_ name: DeclReferenceExprSyntax) -> Bool {
      switch localName(name.baseName.plainName, at: Syntax(name)) {
      case .value(let value), .unwrapped(let value):
        // `segue.identifier ?? ""`
        let first = value.as(SequenceExprSyntax.self)?.elements.first ?? value
        let unwrapped = first.as(ForceUnwrapExprSyntax.self)?.expression ?? first
        guard let member = unwrapped.as(MemberAccessExprSyntax.self) else { return false }
        return isIdentifierOfSegue(member)
      case .parameter(let function):
        let first = function.signature.parameterClause.parameters.first
        if function.name.text == "shouldPerformSegue" {
          return first?.firstName.text == "withIdentifier"
            && (first?.secondName ?? first?.firstName)?.text == name.baseName.text
        }
        return function.attributes.trimmedDescription.contains("@IBSegueAction")
          && name.baseName.text == "segueIdentifier"
      case .oneOf, .unknown, nil: return false
      }
    }

    /// Whether an expression is `segue.identifier` of a parameter that is a segue.
    func isIdentifierOfSegue(_ member: MemberAccessExprSyntax) -> Bool {
      guard member.declName.baseName.text == "identifier",
        let base = member.base.map({ $0.as(OptionalChainingExprSyntax.self)?.expression ?? $0 })?
          .as(DeclReferenceExprSyntax.self),
        case .parameter(let function)? = localName(base.baseName.plainName, at: Syntax(base))
      else { return false }
      return function.signature.parameterClause.parameters.contains {
        ($0.secondName ?? $0.firstName).text == base.baseName.text && $0.type.trimmedDescription.contains("Segue")
      }
    }
  }
#endif
