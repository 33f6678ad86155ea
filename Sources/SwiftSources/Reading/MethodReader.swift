#if SwiftSources
  internal import CodeModel
  internal import SwiftSyntax

  extension CodeText {
    func method(
      _ declaration: FunctionDeclSyntax, _ marks: DeclarationMarks, access: AccessLevel
    ) -> MethodDeclaration {
      let signature = declaration.signature
      let effects = signature.effectSpecifiers
      let baseName = declaration.name.plainName
      let parameters = signature.parameterClause.parameters.map(parameter)
      var parts = SelectorParts(baseName: baseName, labels: parameters.map(\.label))
      parts.isThrowing = effects?.throwsClause?.throwsSpecifier.tokenKind == .keyword(.throws)
      parts.isAsync = effects?.asyncSpecifier != nil
      parts.closuresAtEnd = signature.parameterClause.parameters.reversed().prefix { isFunction($0.type) }.count
      var method = MethodDeclaration(
        baseName, parameters: parameters, returns: signature.returnClause.map { type($0.type) },
        selector: marks.objectiveCName ?? objectiveCSelector(parts), span: span(declaration.name.offsets))
      method.isAction = marks.isAction
      method.isSegueAction = marks.isSegueAction
      method.isObjectiveC = marks.isObjectiveC
      method.isHidden = marks.isHidden
      method.isStatic = marks.isStatic
      method.isOverride = marks.isOverride
      method.isOptional = marks.isOptional
      method.isThrowing = parts.isThrowing
      method.isAsync = parts.isAsync
      method.access = access
      method.documentation = documentation(declaration.leadingOffsets)
      return method
    }

    private func parameter(_ parameter: FunctionParameterSyntax) -> MethodDeclaration.Parameter {
      let first = parameter.firstName
      let written = type(parameter.type)
      return .init(
        label: first.tokenKind == .wildcard ? nil : first.plainName,
        name: (parameter.secondName ?? first).plainName,
        type: parameter.ellipsis == nil ? written : "\(written)...",
        defaultValue: parameter.defaultValue.map { normalized($0.value.offsets) })
    }

    /// Whether a type is a closure's, possibly with attributes, parentheses or `?`.
    private func isFunction(_ type: TypeSyntax) -> Bool {
      var rest = type
      for _ in 0..<8 {
        switch rest.as(TypeSyntaxEnum.self) {
        case .functionType: return true
        case .attributedType(let attributed): rest = attributed.baseType
        case .optionalType(let optional): rest = optional.wrappedType
        case .implicitlyUnwrappedOptionalType(let optional): rest = optional.wrappedType
        case .tupleType(let tuple):
          guard tuple.elements.count == 1, let element = tuple.elements.first else { return false }
          rest = element.type
        default: return false
        }
      }
      return false
    }
  }
#endif
