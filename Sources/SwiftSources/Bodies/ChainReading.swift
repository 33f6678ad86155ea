#if SwiftSources
  internal import CodeModel
  internal import SwiftSyntax

  extension BodyReader {
    func readChain(_ expression: ExprSyntax, _ depth: Int, as role: ValueRole, isWritten: Bool = false) {
      guard depth < Self.depthLimit else { return }
      if let reference = expression.as(DeclReferenceExprSyntax.self) { return readName(reference, role) }
      let chain = Chain(expression)
      if let (name, rest) = chain.property {
        let isLocal = !chain.isQualified && scope.locals.contains(name)
        if !isLocal { use(name, rest, role) }
        if let outlet = isLocal ? scope.aliases[name] : name {
          readRegistration(outlet, rest)
          if accessor != nil { readPresentation(outlet, rest, isWritten: isWritten) }
        }
      } else if case .other(let root) = chain.root {
        walkRoot(root, depth)
      }
      var previous: String? = if case .name(let name) = chain.root { name } else { nil }
      var isSuper = if case .super = chain.root { true } else { false }
      for part in chain.parts {
        switch part {
        case .member(let name): previous = name
        case .call(let call):
          if let previous, !isSuper {
            readAction(previous, call)
            readDequeue(previous, call)
            if case (previous, let rest)? = chain.property, rest.count == 1 { readHelperCall(previous, call) }
          }
          walkArguments(call.arguments, depth)
          if let closure = call.trailingClosure { walk(Syntax(closure), depth + 1) }
          if !call.additionalTrailingClosures.isEmpty { walk(Syntax(call.additionalTrailingClosures), depth + 1) }
          (previous, isSuper) = (nil, false)
        case .index(let call):
          walkArguments(call.arguments, depth)
          if let closure = call.trailingClosure { walk(Syntax(closure), depth + 1) }
          (previous, isSuper) = (nil, false)
        case .optional, .force, .cast: break
        }
      }
    }

    /// Reads a name without members.
    private func readName(_ reference: DeclReferenceExprSyntax, _ role: ValueRole) {
      guard role != .value, case .identifier = reference.baseName.tokenKind else { return }
      let name = reference.baseName.plainName
      if !scope.locals.contains(name) { use(name, [], role) }
    }

    /// Reads the start of a chain if it is not a name.
    private func walkRoot(_ root: ExprSyntax, _ depth: Int) {
      switch root.kind {
      case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr,
        .forceUnwrapExpr:
        break
      case .tupleExpr: walkChildren(Syntax(root), depth + 1)
      default: walk(Syntax(root), depth + 1)
      }
    }

    private func walkArguments(_ arguments: LabeledExprListSyntax, _ depth: Int) {
      for argument in arguments { walk(argument.expression, depth + 1, as: .demanded) }
    }

    private func use(_ name: String, _ rest: ArraySlice<Chain.Part>, _ role: ValueRole) {
      switch rest.first {
      case nil:
        switch role {
        case .value: break
        case .demanded: scope.unguarded.insert(name)
        case .bound: scope.guarded.insert(name)
        }
      case .optional: if role == .bound { scope.guarded.insert(name) }
      case .cast: if role == .bound { scope.guarded.insert(name) }
      case .call: break
      case .member, .index, .force: scope.unguarded.insert(name)
      }
    }

    /// Records the member of an outlet that an accessor reads or writes.
    private func readPresentation(_ outlet: String, _ rest: ArraySlice<Chain.Part>, isWritten: Bool) {
      var path: [String] = []
      var isWritten = isWritten
      parts: for (index, part) in zip(rest.indices, rest) {
        switch part {
        case .optional, .force, .cast: break
        case .member(let name):
          guard index + 1 < rest.endIndex, case .call(let call) = rest[index + 1] else {
            path.append(name)
            break
          }
          if let property = setProperty(name, call) {
            path.append(property)
            isWritten = true
          } else if Self.stateProperties.contains(name), call.arguments.first?.label?.text == "for" {
            path.append(name)
          }
          break parts
        case .index: if !path.isEmpty { break parts }
        case .call: break parts
        }
      }
      if !path.isEmpty { present(outlet, path.joined(separator: "."), isWritten: isWritten) }
    }

    /// Properties of buttons that have a value for each state, e.g. `title(for: .normal)`.
    private static let stateProperties: Set<String> = [
      "title", "attributedTitle", "image", "backgroundImage", "titleColor", "titleShadowColor",
    ]

    /// The property that a method sets: `title` of `setTitle("Log in", for: .normal)`.
    private func setProperty(_ method: String, _ call: FunctionCallExprSyntax) -> String? {
      if method == "setOn" { return "isOn" }
      guard method.utf8.count > 3, method.hasPrefix("set"), let first = method.dropFirst(3).first, first.isUppercase,
        let argument = call.arguments.first, argument.label == nil
      else { return nil }
      return first.lowercased() + method.dropFirst(4)
    }

    private func present(_ outlet: String, _ keyPath: String, isWritten: Bool) {
      guard isWritten != (accessor == .getter) else { return }
      let access = PresentationAccess(outlet: outlet, keyPath: keyPath)
      let index = presentationIndices[access] ?? presentations.endIndex
      if index == presentations.endIndex {
        presentations.append(access)
        presentationIndices[access] = index
      }
      if isWritten { presentations[index].isWritten = true } else { presentations[index].isRead = true }
    }
  }
#endif
