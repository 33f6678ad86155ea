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

    /// Whether a node is in `prepare(for:sender:)`, `shouldPerformSegue(withIdentifier:sender:)` or an `@IBSegueAction`,
    /// where a local name is the segue's identifier.
    func isInSegueMethod(_ node: Syntax) -> Bool {
      var next = node.parent
      while let current = next {
        if let function = current.as(FunctionDeclSyntax.self) {
          let label = function.signature.parameterClause.parameters.first?.firstName.text
          if function.name.text == "shouldPerformSegue" { return label == "withIdentifier" }
          if function.attributes.trimmedDescription.contains("@IBSegueAction") { return true }
          return function.name.text == "prepare" && label == "for"
            && function.body?.trimmedDescription.contains("= segue.identifier") == true
        }
        next = current.parent
      }
      return false
    }
  }
#endif
