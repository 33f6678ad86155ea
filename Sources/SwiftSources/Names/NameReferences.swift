#if SwiftSources
  internal import CodeModel
  internal import SwiftSyntax

  extension ExprSyntax {
    /// The expression in `(expression)`.
    fileprivate var parenthesized: ExprSyntax? {
      guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 else { return nil }
      return tuple.elements.first?.expression
    }

    /// Whether the expression is `Type.self`.
    var isMetatype: Bool { self.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "self" }
  }

  extension NameReader {
    /// The literals that may be meant by a conditional expression, one with a default, an element of a list of literals
    /// or a constant with one of several values; `nil` for other expressions.
    func alternatives(in value: ExprSyntax) -> [ExprSyntax]? {
      if let inner = value.parenthesized { return alternatives(in: inner) }
      if let elements = value.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count >= 3 {
        if elements[elements.count - 2].is(UnresolvedTernaryExprSyntax.self) {
          // `a ? "star" : b ? "moon" : "sun"` is one sequence.
          let values = elements.compactMap { $0.as(UnresolvedTernaryExprSyntax.self)?.thenExpression }
          return literals(values + [elements[elements.count - 1]])
        }
        return elements.count == 3 && elements[1].trimmedDescription == "??" ? literals([elements[2]]) : nil
      }
      if let conditional = value.as(IfExprSyntax.self) { return literals(branches(of: conditional)) }
      if let conditional = value.as(SwitchExprSyntax.self) { return literals(branches(of: conditional)) }
      guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.plainName else { return nil }
      if name == "$0" { return closureList(around: Syntax(value)).map { literals($0) } }
      switch localName(name, at: Syntax(value)) {
      case .oneOf(let values): return literals(values)
      case .value(let value) where value.is(IfExprSyntax.self) || value.is(SwitchExprSyntax.self):
        return alternatives(in: value)
      default: return nil
      }
    }

    private func literals(_ values: [ExprSyntax]) -> [ExprSyntax] {
      values.flatMap { value -> [ExprSyntax] in
        if let inner = value.parenthesized { return literals([inner]) }
        if value.is(StringLiteralExprSyntax.self) { return [value] }
        return value.is(SequenceExprSyntax.self) ? alternatives(in: value) ?? [] : []
      }
    }

    /// The values of the branches with a single expression.
    private func branches(of conditional: IfExprSyntax) -> [ExprSyntax] {
      let own = value(of: conditional.body.statements)
      return switch conditional.elseBody {
      case .ifExpr(let next): own + branches(of: next)
      case .codeBlock(let block): own + value(of: block.statements)
      case nil: own
      }
    }

    private func branches(of conditional: SwitchExprSyntax) -> [ExprSyntax] {
      conditional.cases.flatMap { element -> [ExprSyntax] in
        guard case .switchCase(let branch) = element else { return [] }
        return value(of: branch.statements)
      }
    }

    private func value(of statements: CodeBlockItemListSyntax) -> [ExprSyntax] {
      guard statements.count == 1, let value = statements.first?.item.as(ExprSyntax.self) else { return [] }
      return [value]
    }

    /// The list in `["star", "moon"].map { UIImage(named: $0) }` around a `$0`.
    private func closureList(around node: Syntax) -> [ExprSyntax]? {
      var next = node.parent
      while let current = next {
        if let closure = current.as(ClosureExprSyntax.self) {
          guard let call = closure.parent?.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == closure.id,
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            ["map", "compactMap", "flatMap", "forEach"].contains(member.declName.baseName.text)
          else { return nil }
          return member.base?.as(ArrayExprSyntax.self)?.elements.map(\.expression)
        }
        next = current.parent
      }
      return nil
    }

    /// The storyboard in `UIStoryboard(name: "Main", bundle: nil)`, or in a constant with such a value.
    func storyboard(_ expression: ExprSyntax) -> ActionReference? {
      if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.plainName,
        let local = localName(name, at: Syntax(expression))
      {
        guard case .value(let value) = local, value.is(FunctionCallExprSyntax.self) else { return nil }
        return storyboard(value)
      }
      guard let name = text.storyboardName(expression) else {
        return expression.is(FunctionCallExprSyntax.self) ? nil : reference(expression)
      }
      return isOwn(expression.as(FunctionCallExprSyntax.self)?.argument("bundle")) ? reference(name) : nil
    }

    /// The name that an expression evaluates to; `nil` if it is computed, or a parameter or a variable. The members of an
    /// unknown type, such as a generic parameter, are those of `Self`.
    func reference(_ value: ExprSyntax) -> ActionReference? {
      let node = Syntax(value)
      if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.plainName, let local = localName(name, at: node) {
        guard case .value(let value) = local, !value.is(DeclReferenceExprSyntax.self) else { return nil }
        return reference(value)
      }
      if let type = describedType(value) {
        let named = type == Self.ownType ? finalClass(around: node) : type
        return .constant("\(named ?? "Self").self")
      }
      // `.star` of an extension of `String`
      if let member = value.as(MemberAccessExprSyntax.self), member.base == nil {
        return .constant("String.\(member.declName.baseName.plainName)")
      }
      guard let found = text.actionReference(value, isLocal: { localName($0, at: node) != nil }) else { return nil }
      guard case .constant(let name) = found else { return found }
      if let root = name.split(separator: ".").first, isGenericParameter(String(root), at: node) {
        return .constant("Self" + name.dropFirst(root.count))
      }
      // A member of the own type is no constant of the top level.
      let base = value.as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
      return base == "self" || base == "Self" ? .constant("self.\(name)") : found
    }

    /// The type whose name an expression is. That of `String(describing: type)` is unknown.
    private func describedType(_ value: ExprSyntax) -> String? {
      if let type = text.describedType(value, in: Self.ownType) {
        return isGenericParameter(type, at: Syntax(value)) ? "Self" : type
      }
      guard let call = value.as(FunctionCallExprSyntax.self), Callee(call)?.name == "String", call.arguments.count == 1,
        call.argument("describing")?.is(DeclReferenceExprSyntax.self) == true
      else { return nil }
      return "Self"
    }

    /// Whether a declaration around a node has a generic parameter with a name.
    private func isGenericParameter(_ name: String, at node: Syntax) -> Bool {
      var next = node.parent
      while let current = next {
        let generics = current.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
        if generics?.parameters.contains(where: { $0.name.plainName == name }) == true { return true }
        next = current.parent
      }
      return false
    }

    /// Stands for the type of `self`.
    private static let ownType = "self"

    /// The class that contains a node, if `self` cannot be one of its subclasses.
    private func finalClass(around node: Syntax) -> String? {
      var next = node.parent
      while let current = next {
        if current.is(ExtensionDeclSyntax.self) { return nil }
        if let own = current.as(ClassDeclSyntax.self) {
          return own.modifiers.contains { $0.name.tokenKind == .keyword(.final) } ? own.name.plainName : nil
        }
        next = current.parent
      }
      return nil
    }

    /// Whether an argument for a bundle names the app, or the bundle of the code.
    func isOwn(_ bundle: ExprSyntax?) -> Bool {
      guard let bundle, !bundle.is(NilLiteralExprSyntax.self) else { return true }
      if let name = bundle.as(DeclReferenceExprSyntax.self)?.baseName.plainName,
        case .value(let value)? = localName(name, at: Syntax(bundle))
      {
        return !value.is(DeclReferenceExprSyntax.self) && isOwn(value)
      }
      if declared.bundles.contains(bundle.trimmedDescription) { return true }
      let own = text.enclosingType(of: Syntax(bundle)).map { "Bundle(for: \($0).self)" }
      return bundle.trimmedDescription == own
        || [
          "Bundle.main", ".main", "Bundle.module", ".module", "Bundle(for: type(of: self))", "Bundle(for: Self.self)",
          "Bundle(for: self.classForCoder)", "Bundle(for: classForCoder)",
        ].contains(bundle.trimmedDescription)
    }

    /// Whether no build for iOS contains a node: it is in a branch of `#if` for other systems, or for none.
    func isInactive(_ node: Syntax) -> Bool {
      let never = [
        "false", "os(macOS)", "os(tvOS)", "os(watchOS)", "os(Linux)", "!os(iOS)", "canImport(AppKit)",
        "!canImport(UIKit)",
      ]
      var next = node.parent
      while let current = next {
        if let clause = current.as(IfConfigClauseSyntax.self) {
          if let condition = clause.condition?.trimmedDescription, never.contains(condition) { return true }
          let first = clause.parent?.as(IfConfigClauseListSyntax.self)?.first
          let isElse = clause.poundKeyword.tokenKind == .poundElse
          if isElse, let condition = first?.condition?.trimmedDescription,
            ["true", "os(iOS)", "canImport(UIKit)"].contains(condition)
          {
            return true
          }
        }
        next = current.parent
      }
      return false
    }
  }
#endif
