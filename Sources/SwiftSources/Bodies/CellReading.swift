#if SwiftSources
  internal import CodeModel
  internal import SwiftSyntax

  extension BodyReader {
    /// Records a cell that is registered for a list: by its nib and an identifier, or by its class or its nib's name alone,
    /// as helpers do. A class with an identifier has no nib.
    ///
    /// - Parameter rest: the parts of the expression after the list.
    func readRegistration(_ list: String, _ rest: ArraySlice<Chain.Part>) {
      let calls = rest.drop { $0.isUnwrapping }
      guard case .member(let name)? = calls.first, name.hasPrefix("register"),
        case .call(let call)? = calls.dropFirst().first, let first = call.arguments.first
      else { return }
      let identifier = call.arguments.first { Self.registrationLabels.contains($0.label?.text ?? "") }
      if let identifier {
        readRegistration(list, first, identifier.expression)
      } else if call.arguments.count == 1 {
        let words = (name + (first.label?.text ?? "")).lowercased()
        if Self.otherRegistrations.contains(where: { words.contains($0) }) { return }
        let reference =
          text.metatype(first.expression).map { .literal($0) }
          ?? (words.contains("nib") ? action(first.expression) : nil)
        if let reference { cells.append(.init(list: list, nib: reference, identifier: reference)) }
      }
    }

    private func readRegistration(_ list: String, _ first: LabeledExprSyntax, _ identifier: ExprSyntax) {
      if text.metatype(first.expression) != nil { return }
      let isPart = first.label?.text == "nibName"
      let name = isPart ? first.expression : text.nibName(first.expression)
      if let parameter = name.flatMap(parameter), let identifier = value(identifier) {
        helpers.append(
          .init(method: method, list: list, nib: .parameter(parameter), isPart: isPart, identifier: identifier))
      } else if let reference = action(identifier) {
        let nib = isPart ? action(first.expression) : nib(first.expression)
        cells.append(.init(list: list, nib: nib, isPart: isPart, identifier: reference))
      }
    }

    /// Records the arguments of a call of a method of the class that may register cells.
    func readHelperCall(_ name: String, _ call: FunctionCallExprSyntax) {
      guard name.contains("egister") else { return }
      helperCalls[name, default: []].append(call.arguments.map { action($0.expression) })
    }

    private func value(_ expression: ExprSyntax) -> RegisteringHelper.Value? {
      parameter(expression).map { .parameter($0) } ?? action(expression).map { .reference($0) }
    }

    /// The position of the parameter that an expression names; `nil` for other expressions.
    private func parameter(_ expression: ExprSyntax) -> Int? {
      guard !method.isEmpty, let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.plainName,
        scope.actions[name] == nil
      else { return nil }
      return scope.parameters[name]
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

  /// A method that registers a cell by its parameters.
  struct RegisteringHelper {
    enum Value {
      case reference(ActionReference)
      /// The position of a parameter.
      case parameter(Int)
    }

    var method: String
    var list: String
    var nib: Value
    var isPart: Bool
    var identifier: Value

    /// The cells that calls with some arguments register. A cell whose nib is unknown has the name of the method as its
    /// identifier.
    func cells(_ calls: [[ActionReference?]]) -> [CodeUses.RegisteredCell] {
      let unknown = CodeUses.RegisteredCell(list: list, nib: nil, identifier: .constant(method))
      if calls.isEmpty { return [unknown] }
      return calls.map { arguments in
        func reference(_ value: Value) -> ActionReference? {
          switch value {
          case .reference(let reference): reference
          case .parameter(let position): position < arguments.count ? arguments[position] : nil
          }
        }
        guard let nib = reference(nib), let identifier = reference(identifier) else { return unknown }
        return CodeUses.RegisteredCell(list: list, nib: nib, isPart: isPart, identifier: identifier)
      }
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

    /// The name in `UIStoryboard(name: "Main", bundle: nil)`; `nil` for other expressions.
    func storyboardName(_ expression: ExprSyntax) -> ExprSyntax? {
      guard let call = expression.as(FunctionCallExprSyntax.self), Callee(call)?.name == "UIStoryboard" else {
        return nil
      }
      return call.argument("name")
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

    /// The text of `String(describing: RowCell.self)`, `"\(RowCell.self)"` and
    /// `NSStringFromClass(RowCell.self).components(separatedBy: ".").last!`: the name of the type; `nil` for other
    /// expressions.
    /// - Parameter type: the type that `Self` refers to; `nil` if it is unknown.
    func describedType(_ expression: ExprSyntax, in type: String?) -> String? {
      if let name = lastComponentOfClass(expression) { return metatype(name, in: type) }
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

    /// The class in `NSStringFromClass(RowCell.self).components(separatedBy: ".").last!`.
    private func lastComponentOfClass(_ expression: ExprSyntax) -> ExprSyntax? {
      let value = expression.as(ForceUnwrapExprSyntax.self)?.expression ?? expression
      guard let last = value.as(MemberAccessExprSyntax.self), last.declName.baseName.text == "last",
        let split = last.base?.as(FunctionCallExprSyntax.self), Callee(split)?.name == "components",
        let call = Callee(split)?.base?.as(FunctionCallExprSyntax.self), Callee(call)?.name == "NSStringFromClass"
      else { return nil }
      return call.arguments.first?.expression
    }
  }
#endif
