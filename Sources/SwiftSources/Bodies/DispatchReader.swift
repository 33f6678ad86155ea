#if SwiftSources
  internal import CodeModel
  internal import SwiftSyntax

  /// Finds the Interactors that `createInteractor(name:sender:)` makes, by following its branches with the possible
  /// actions of the name in each.
  final class DispatchReader {
    let text: CodeText
    /// Returns the methods of the type with a base name. Those that receive the sender are also searched for casts.
    private let methods: (String) -> [FunctionDeclSyntax]
    private var dispatch = InteractorDispatch()
    private var answers: [PendingAnswer] = []
    private var indices: [ActionReference: Int] = [:]
    /// The parameter `name`, and variables that contain it.
    var names: Set<String> = []
    /// The parameter `sender`, and variables that contain it.
    var senders: Set<String> = []
    /// Variables of an enumeration with the name as raw value, with their types.
    var enumerations: [String: String] = [:]
    /// Variables that are returned; a value assigned to them counts as returned.
    private var returned: Set<String> = []

    /// An action and the results of its branches.
    private struct PendingAnswer {
      var answer: InteractorDispatch.Answer
      var makes = false
      var declines = false
    }

    /// The indices of the actions that the name may be at a place in the code; `nil` for any name.
    typealias Context = [Int]?

    enum Outcome {
      case made, declined, inherited
    }

    init(_ text: CodeText, methods: @escaping (String) -> [FunctionDeclSyntax]) {
      self.text = text
      self.methods = methods
    }

    func dispatch(of method: FunctionDeclSyntax) -> InteractorDispatch {
      let parameters = method.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).plainName }
      guard parameters.count == 2, let body = method.body else { return dispatch }
      names = [parameters[0]]
      senders = [parameters[1]]
      collectReturned(Syntax(body), 0)
      read(body.statements, in: nil, isValue: true)
      // An action has no Interactor here if all its branches decline.
      dispatch.answers = answers.filter { $0.makes || !$0.declines }.map(\.answer)
      return dispatch
    }

    private func collectReturned(_ node: Syntax, _ depth: Int) {
      guard depth < BodyReader.depthLimit, node.kind != .closureExpr, node.kind != .functionDecl else { return }
      if let name = node.as(ReturnStmtSyntax.self)?.expression?.as(DeclReferenceExprSyntax.self) {
        returned.insert(name.baseName.plainName)
      }
      for child in node.children(viewMode: .sourceAccurate) { collectReturned(child, depth + 1) }
    }

    /// The context in which the name is one of some actions.
    func context(_ actions: [ActionReference]) -> Context {
      actions.map { action in
        if let index = indices[action] { return index }
        indices[action] = answers.count
        answers.append(PendingAnswer(answer: .init(action)))
        return answers.count - 1
      }
    }

    func note(_ outcome: Outcome, in context: Context) {
      if outcome == .inherited { dispatch.callsSuper = true }
      guard let context else {
        if outcome == .made { dispatch.answersAny = true }
        return
      }
      for index in context {
        if outcome == .made { answers[index].makes = true } else { answers[index].declines = true }
      }
    }

    /// Records the first class of Interactor that is made for the actions of a context.
    func noteInteractor(_ type: String, in context: Context) {
      for index in context ?? [] where answers[index].answer.interactor == nil {
        answers[index].answer.interactor = type
      }
    }

    func noteCast(to type: String, in context: Context) {
      guard let context else {
        if !dispatch.senderTypes.contains(type) { dispatch.senderTypes.append(type) }
        return
      }
      for index in context where !answers[index].answer.senderTypes.contains(type) {
        answers[index].answer.senderTypes.append(type)
      }
    }

    func isReturned(_ name: String) -> Bool { returned.contains(name) }

    /// Records the value that a variable is bound to.
    func bind(_ variable: String, to value: ExprSyntax) {
      if holds(value, names) { names.insert(variable) }
      if holds(value, senders) { senders.insert(variable) }
      if let type = enumeration(value) { enumerations[variable] = type }
    }

    /// Whether an expression is one of the variables, possibly unwrapped.
    func holds(_ value: ExprSyntax, _ variables: Set<String>) -> Bool {
      let chain = Chain(value)
      guard case .name(let name) = chain.root else { return false }
      return variables.contains(name) && chain.parts.allSatisfy(\.isUnwrapping)
    }

    /// The type of `Action(rawValue: name)`, or of a variable that contains it.
    func enumeration(_ value: ExprSyntax) -> String? {
      let chain = Chain(value)
      if case .name(let name) = chain.root, let type = enumerations[name], chain.parts.allSatisfy(\.isUnwrapping) {
        return type
      }
      let call: FunctionCallExprSyntax? = chain.parts.lazy.compactMap {
        if case .call(let call) = $0 { call } else { nil }
      }.first
      guard let call, let argument = call.arguments.first, argument.label?.text == "rawValue",
        holds(argument.expression, names)
      else { return nil }
      return text.compact(call.calledExpression.offsets)
    }

    /// The methods that a call may refer to, each with the name of the parameter that receives the sender.
    func receivers(of call: FunctionCallExprSyntax) -> [(body: CodeBlockSyntax, sender: String)] {
      guard let position = call.arguments.enumerated().first(where: { holds($0.element.expression, senders) })?.offset,
        let name = Chain(call.calledExpression).property, name.rest.isEmpty
      else { return [] }
      return methods(name.name).compactMap { method in
        let parameters = method.signature.parameterClause.parameters
        guard parameters.count == call.arguments.count, let body = method.body else { return nil }
        let parameter = parameters[parameters.index(parameters.startIndex, offsetBy: position)]
        return (body, (parameter.secondName ?? parameter.firstName).plainName)
      }
    }
  }
#endif
