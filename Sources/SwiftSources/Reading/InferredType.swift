#if SwiftSources
  internal import SwiftSyntax

  extension CodeText {
    /// The type of an initial value that is a literal, a call of a type's initializer, or a cast; otherwise `nil`.
    func inferredType(_ value: ExprSyntax) -> String? { inferredType(value, depth: 0) }

    private func inferredType(_ value: ExprSyntax, depth: Int) -> String? {
      guard depth < 8 else { return nil }
      switch value.as(ExprSyntaxEnum.self) {
      case .stringLiteralExpr: return "String"
      case .integerLiteralExpr: return "Int"
      case .floatLiteralExpr: return "Double"
      case .booleanLiteralExpr: return "Bool"
      case .prefixOperatorExpr(let prefix): return literalType(of: prefix)
      case .arrayExpr(let array):
        return common(array.elements.lazy.map(\.expression), depth).map { "[\($0)]" }
      case .dictionaryExpr(let dictionary):
        guard case .elements(let elements) = dictionary.content,
          let key = common(elements.lazy.map(\.key), depth), let value = common(elements.lazy.map(\.value), depth)
        else { return nil }
        return "[\(key): \(value)]"
      case .functionCallExpr(let call): return constructedType(call)
      case .sequenceExpr(let sequence): return castType(sequence)
      case .tryExpr(let expression): return inferredType(expression.expression, depth: depth + 1)
      case .tupleExpr(let tuple):
        guard tuple.elements.count == 1, let element = tuple.elements.first else { return nil }
        return inferredType(element.expression, depth: depth + 1)
      default: return nil
      }
    }

    /// Returns the type of `-1` or `+0.5`.
    private func literalType(of prefix: PrefixOperatorExprSyntax) -> String? {
      switch prefix.expression.kind {
      case .integerLiteralExpr: "Int"
      case .floatLiteralExpr: "Double"
      default: nil
      }
    }

    /// The type of all values. The compiler converts integers among floating-point numbers.
    private func common(_ values: some Sequence<ExprSyntax>, _ depth: Int) -> String? {
      var types: Set<String> = []
      for value in values {
        guard let type = inferredType(value, depth: depth + 1) else { return nil }
        types.insert(type)
      }
      if types == ["Int", "Double"] { return "Double" }
      return types.count == 1 ? types.first : nil
    }

    private func constructedType(_ call: FunctionCallExprSyntax) -> String? {
      let called = call.calledExpression
      switch called.as(ExprSyntaxEnum.self) {
      case .arrayExpr, .dictionaryExpr: return normalized(called.offsets)
      case .closureExpr(let closure): return closure.signature?.returnClause.map { type($0.type) }
      case .declReferenceExpr, .memberAccessExpr, .genericSpecializationExpr: break
      default: return nil
      }
      guard !called.offsets.isEmpty else { return nil }
      let name = normalized(called.offsets)
      let constructed = name.hasSuffix(".init") ? String(name.dropLast(5)) : name
      let last = constructed.prefix { $0 != "<" }.split(separator: ".").last ?? ""
      return last.first?.isUppercase == true && !constructed.contains("(") ? constructed : nil
    }

    /// Returns the type of `value as Type`, `value as? Type` or `value as! Type`.
    private func castType(_ sequence: SequenceExprSyntax) -> String? {
      guard sequence.elements.count == 3, let target = sequence.elements.last?.as(TypeExprSyntax.self) else {
        return nil
      }
      let index = sequence.elements.index(after: sequence.elements.startIndex)
      guard let cast = sequence.elements[index].as(UnresolvedAsExprSyntax.self) else { return nil }
      let isOptional = cast.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
      return isOptional ? "\(type(target.type))?" : type(target.type)
    }
  }
#endif
