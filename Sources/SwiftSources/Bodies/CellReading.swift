#if SwiftSources
  internal import CodeModel
  internal import SwiftSyntax

  extension BodyReader {
    /// Records a cell that is registered for a list: by its nib and an identifier, or by its class alone, as helpers for
    /// nibs with the name of the class do. A class with an identifier has no nib.
    ///
    /// - Parameter rest: the parts of the expression after the list.
    func readRegistration(_ list: String, _ rest: ArraySlice<Chain.Part>) {
      let calls = rest.drop { $0.isUnwrapping }
      guard case .member(let method)? = calls.first, method.hasPrefix("register"),
        case .call(let call)? = calls.dropFirst().first, let first = call.arguments.first
      else { return }
      let identifier = call.arguments.first { Self.registrationLabels.contains($0.label?.text ?? "") }
      if let identifier {
        guard let reference = action(identifier.expression), text.metatype(first.expression) == nil else { return }
        let isPart = first.label?.text == "nibName"
        let nib = isPart ? action(first.expression) : nib(first.expression)
        cells.append(.init(list: list, nib: nib, isPart: isPart, identifier: reference))
      } else if call.arguments.count == 1, let name = text.metatype(first.expression),
        !Self.otherRegistrations.contains(where: { (method + (first.label?.text ?? "")).lowercased().contains($0) })
      {
        cells.append(.init(list: list, nib: .literal(name), identifier: .literal(name)))
      }
    }

    private static let registrationLabels: Set<String> = ["forCellReuseIdentifier", "forCellWithReuseIdentifier"]

    /// Words in the names of methods that register other views, or classes without nibs.
    private static let otherRegistrations = ["class", "header", "footer", "supplementary"]

    /// The name of the nib that an expression evaluates to; `nil` if it is computed.
    func nib(_ expression: ExprSyntax) -> ActionReference? {
      if let name = text.nibName(expression) { return action(name) }
      let chain = Chain(expression)
      guard case .name(let name) = chain.root, scope.locals.contains(name) else {
        return expression.is(MemberAccessExprSyntax.self) || expression.is(DeclReferenceExprSyntax.self)
          ? action(expression) : nil
      }
      return chain.parts.allSatisfy(\.isUnwrapping) ? scope.nibs[name] : nil
    }

    /// Records the identifier of a cell that a call dequeues, or the class by which a helper dequeues it.
    func readDequeue(_ method: String, _ call: FunctionCallExprSyntax) {
      guard method.hasPrefix("dequeueReusableCell") else { return }
      for argument in call.arguments {
        if let name = text.metatype(argument.expression) { dequeued.append(.literal(name)) }
      }
      let named = call.arguments.first { ["withIdentifier", "withReuseIdentifier"].contains($0.label?.text ?? "") }
      guard let identifier = named ?? (method.hasSuffix("Identifier") ? call.arguments.first : nil) else { return }
      readIdentifier(identifier.expression)
    }

    /// Records one identifier, or both of `condition ? A : B`.
    func readIdentifier(_ value: ExprSyntax) {
      if let sequence = value.as(SequenceExprSyntax.self), let last = sequence.elements.last {
        let choices = sequence.elements.compactMap { $0.as(UnresolvedTernaryExprSyntax.self)?.thenExpression }
        if !choices.isEmpty {
          dequeued += (choices + [last]).compactMap(action)
          return
        }
      }
      if let reference = action(value) { dequeued.append(reference) }
    }
  }

  extension CodeText {
    /// The expression that names the file of a nib: the argument of `UINib(nibName:bundle:)` or of Liferay's
    /// `Bundle.nibInBundles(name:currentClass:)`; `nil` for other expressions.
    func nibName(_ expression: ExprSyntax) -> ExprSyntax? {
      let chain = Chain(expression)
      let parts = chain.parts.filter { !$0.isUnwrapping }
      guard case .call(let call)? = parts.last, let first = call.arguments.first else { return nil }
      var callee: String? = if case .name(let name) = chain.root { name } else { nil }
      for case .member(let name) in parts.dropLast() where name != "init" { callee = name }
      switch (callee, first.label?.text) {
      case ("UINib", "nibName"), ("nibInBundles", "name"): return first.expression
      default: return nil
      }
    }

    /// The name of the type in `RowCell.self`; `nil` for other expressions.
    /// - Parameter type: the type that `Self`, and `self` of static members, refer to; `nil` if it is unknown.
    func metatype(_ expression: ExprSyntax, in type: String? = nil) -> String? {
      guard let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self" else {
        return expression.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) ? type : nil
      }
      if let base = member.base?.as(MemberAccessExprSyntax.self) { return base.declName.baseName.plainName }
      guard let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName else { return nil }
      return base.tokenKind == .keyword(.Self) ? type : base.plainName
    }

    /// The text of `String(describing: RowCell.self)` and `"\(RowCell.self)"`: the name of the type; `nil` for other
    /// expressions.
    /// - Parameter type: the type that `Self` refers to; `nil` if it is unknown.
    func describedType(_ expression: ExprSyntax, in type: String?) -> String? {
      if let call = expression.as(FunctionCallExprSyntax.self) {
        guard call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "String",
          call.arguments.count == 1, let only = call.arguments.first, only.label?.text == "describing"
        else { return nil }
        return metatype(only.expression, in: type)
      }
      guard let literal = expression.as(StringLiteralExprSyntax.self) else { return nil }
      var value: String?
      for segment in literal.segments {
        switch segment {
        case .stringSegment(let text): if !text.content.text.isEmpty { return nil }
        case .expressionSegment(let inserted):
          guard value == nil, inserted.expressions.count == 1, let only = inserted.expressions.first else { return nil }
          value = metatype(only.expression, in: type)
          if value == nil { return nil }
        }
      }
      return value
    }
  }
#endif
