#if SwiftSources
  internal import CodeModel
  internal import SwiftSyntax

  extension BodyReader {
    /// Reads operands and operators in order; swift-syntax does not resolve precedence.
    func readSequence(_ sequence: SequenceExprSyntax, _ depth: Int) {
      let elements = Array(sequence.elements)
      var first = 0
      if elements.count > 2, isAssignment(elements[1]) {
        readTarget(elements[0], value: elements[2...], isAlsoRead: elements[1].is(BinaryOperatorExprSyntax.self), depth)
        if isProgress, elements.count == 3, readProgress(elements[0], value: elements[2]) { return }
        first = 2
        if elements.count == 3 { return walk(elements[2], depth + 1, as: .value) }
      }
      var index = first
      while index < elements.count {
        let before = index > first ? elements[index - 1] : nil
        let after = index + 1 < elements.count ? elements[index + 1] : nil
        let isCompared =
          (isNilComparison(before) && elements[index - 2].is(NilLiteralExprSyntax.self))
          || (isNilComparison(after) && index + 2 < elements.count && elements[index + 2].is(NilLiteralExprSyntax.self))
        let role: ValueRole = isCompared ? .bound : demands(before) || demands(after) ? .demanded : .value
        walk(elements[index], depth + 1, as: role)
        if let ternary = after?.as(UnresolvedTernaryExprSyntax.self) {
          walk(ternary.thenExpression, depth + 1, as: .value)
        }
        index += 2
      }
    }

    private func isAssignment(_ element: ExprSyntax) -> Bool {
      if element.is(AssignmentExprSyntax.self) { return true }
      guard let text = element.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
      return ["+=", "-=", "*=", "/=", "%=", "&=", "|=", "^="].contains(text)
    }

    private func isNilComparison(_ element: ExprSyntax?) -> Bool {
      guard let text = element?.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
      return ["==", "!=", "===", "!=="].contains(text)
    }

    /// Whether an operator needs its operands' values; false for operators that accept optional values.
    private func demands(_ element: ExprSyntax?) -> Bool {
      guard let text = element?.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
      return !["==", "!=", "===", "!==", "??", "~="].contains(text)
    }

    /// Reads the left side of an assignment.
    private func readTarget(_ target: ExprSyntax, value: ArraySlice<ExprSyntax>, isAlsoRead: Bool, _ depth: Int) {
      if let tuple = target.as(TupleExprSyntax.self) {
        guard depth < Self.depthLimit else { return }
        for element in tuple.elements {
          readTarget(element.expression, value: [], isAlsoRead: isAlsoRead, depth + 1)
        }
        return
      }
      let chain = Chain(target)
      guard let (name, rest) = chain.property else { return walk(target, depth + 1, as: .value) }
      let isLocal = !chain.isQualified && scope.locals.contains(name)
      if rest.isEmpty, !isLocal {
        assign(name)
        if isAlsoRead { scope.unguarded.insert(name) }
        return
      }
      if case .member("restorationIdentifier")? = rest.last, rest.dropLast().allSatisfy(\.isUnwrapping),
        let outlet = isLocal ? scope.aliases[name] : name, value.count == 1, let action = value.first.flatMap(action)
      {
        identifiers.append(.init(outlet: outlet, action: action, nameSpan: value.first.map { text.span($0.offsets) }))
      }
      readChain(target, depth, as: .value, isWritten: true)
    }
  }
#endif
