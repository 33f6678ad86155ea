#if SwiftSources
  internal import CodeModel
  internal import SwiftSyntax

  /// Reads constants with a string or another constant as value.
  struct ConstantReader {
    let text: CodeText

    init(_ text: CodeText) { self.text = text }

    /// The constants of a `let` or `var` with an initial value, or with a getter that returns one.
    func constants(_ node: VariableDeclSyntax, prefix: String, onlyStatic: Bool = false) -> [StringConstant] {
      if onlyStatic, !node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }) { return [] }
      var result: [StringConstant] = []
      let isPrivate = node.modifiers.contains {
        [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind) && $0.detail == nil
      }
      let type = prefix.split(separator: ".").last.map(String.init)
      for binding in node.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName,
          let value = binding.initializer?.value ?? returned(binding.accessorBlock)
        else { continue }
        if let reference = reference(value, in: type, isTyped: binding.typeAnnotation.map { isText($0.type) }) {
          result.append(StringConstant(name: prefix + name, value: reference))
        } else if let rawValue = rawValue(value) {
          result.append(StringConstant(name: "\(prefix)\(name).rawValue", value: rawValue))
        }
      }
      let isStored = node.bindings.allSatisfy { $0.accessorBlock == nil }
      for index in result.indices {
        result[index].isPrivate = isPrivate
        result[index].isVariable = node.bindingSpecifier.tokenKind == .keyword(.var) && isStored
        result[index].isOverridable = node.modifiers.contains { $0.name.tokenKind == .keyword(.class) }
      }
      return result
    }

    /// The cases of an enumeration, with and without `.rawValue`.
    func constants(_ node: EnumCaseDeclSyntax, prefix: String) -> [StringConstant] {
      node.elements.flatMap { element -> [StringConstant] in
        let name = element.name.plainName
        let value = element.rawValue.flatMap { text.string($0.value) } ?? name
        return [
          StringConstant(name: prefix + name, value: .literal(value)),
          StringConstant(name: "\(prefix)\(name).rawValue", value: .literal(value)),
        ]
      }
    }

    /// - Parameters:
    ///   - type: the type that declares the constant; `nil` at the top level.
    ///   - isTyped: whether the annotation is a string type; `nil` without an annotation.
    private func reference(_ value: ExprSyntax, in type: String?, isTyped: Bool?) -> ActionReference? {
      if let name = text.nibName(value) ?? text.storyboardName(value) {
        return text.actionReference(name, in: type) { _ in false }
      }
      let reference = text.actionReference(value, in: type) { _ in false }
      if case .constant = reference, isTyped == false { return nil }
      return reference
    }

    private func isText(_ type: TypeSyntax) -> Bool {
      let name = text.type(type)
      return ["String", "String?", "String!", "NSString", "Swift.String", "StaticString"].contains(name)
    }

    /// Returns the value in `Action(rawValue: "save")` or `Action("save")`.
    private func rawValue(_ value: ExprSyntax) -> ActionReference? {
      guard let call = value.as(FunctionCallExprSyntax.self), call.arguments.count == 1, call.trailingClosure == nil,
        let argument = call.arguments.first, argument.label == nil || argument.label?.text == "rawValue"
      else { return nil }
      return text.string(argument.expression).map { .literal($0) }
    }

    /// The only expression of a getter.
    func returned(_ block: AccessorBlockSyntax?) -> ExprSyntax? {
      let items: CodeBlockItemListSyntax?
      switch block?.accessors {
      case .getter(let getter): items = getter
      case .accessors(let accessors): items = accessors.first { AccessorKind($0) == .getter }?.body?.statements
      case nil: items = nil
      }
      guard let items, items.count == 1, let item = items.first?.item else { return nil }
      switch item {
      case .expr(let expression): return expression
      case .stmt(let statement): return statement.as(ReturnStmtSyntax.self)?.expression
      case .decl: return nil
      }
    }
  }

  extension CodeText {
    /// The string that an expression evaluates to, as a literal or a constant; `nil` for computed values, parameters and
    /// local variables (`isLocal`).
    /// - Parameter type: the type that `Self` refers to; `nil` if it is unknown.
    func actionReference(
      _ expression: ExprSyntax, in type: String? = nil, isLocal: (String) -> Bool
    ) -> ActionReference? {
      if let literal = string(expression) ?? describedType(expression, in: type) { return .literal(literal) }
      switch expression.as(ExprSyntaxEnum.self) {
      case .sequenceExpr(let sequence): return concatenation(sequence)
      case .tupleExpr(let tuple):
        guard tuple.elements.count == 1, let only = tuple.elements.first, only.expression.kind != .tupleExpr else {
          return nil
        }
        return actionReference(only.expression, in: type, isLocal: isLocal)
      default: return constantName(expression, isLocal: isLocal).map { .constant($0) }
      }
    }

    private func concatenation(_ sequence: SequenceExprSyntax) -> ActionReference? {
      var value = ""
      for (index, element) in sequence.elements.enumerated() {
        if index.isMultiple(of: 2) {
          guard let part = string(element) else { return nil }
          value += part
        } else if element.as(BinaryOperatorExprSyntax.self)?.operator.text != "+" {
          return nil
        }
      }
      return .literal(value)
    }

    /// Returns names like `SaveAction`, `Action.save.rawValue`, `self.saveAction`; `nil` for members of variables,
    /// which are not constants.
    private func constantName(_ expression: ExprSyntax, isLocal: (String) -> Bool) -> String? {
      var names: [String] = []
      var rest: ExprSyntax? = expression
      while let member = rest?.as(MemberAccessExprSyntax.self) {
        names.append(member.declName.baseName.plainName)
        rest = member.base
        if rest == nil { return "." + names.reversed().joined(separator: ".") }
      }
      guard let root = rest?.as(DeclReferenceExprSyntax.self), root.argumentNames == nil else { return nil }
      let tail = names.reversed().joined(separator: ".")
      switch root.baseName.tokenKind {
      case .keyword(.self), .keyword(.Self): return tail.isEmpty ? nil : tail
      case .identifier: break
      default: return nil
      }
      let name = root.baseName.plainName
      if isLocal(name) { return nil }
      if tail.isEmpty { return name }
      return name.first?.isUppercase == true ? "\(name).\(tail)" : nil
    }
  }
#endif
