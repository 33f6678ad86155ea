#if SwiftSources
  internal import CodeModel
  internal import SwiftSyntax

  extension BodyReader {
    /// Returns the action that an expression names; `nil` if it is computed.
    func action(_ expression: ExprSyntax) -> ActionReference? {
      if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.plainName, scope.locals.contains(name) {
        return scope.actions[name]
      }
      return text.actionReference(expression) { scope.locals.contains($0) }
    }

    /// Reads a call that fires an action.
    func readAction(_ method: String, _ call: FunctionCallExprSyntax) {
      switch method {
      case "userAction", "performAction":
        guard let first = call.arguments.first else { return }
        let sender = call.arguments.first { $0.label?.text == "sender" }.map { text.normalized($0.expression.offsets) }
        switch first.label?.text {
        case "name": fire(first.expression, sender: sender)
        case "sender": fired.append(.init(action: nil, sender: sender, method: self.method))
        default: break
        }
      case "performDefaultAction": fired.append(.init(action: nil, isDefault: true, method: self.method))
      case "userActionWithSender":
        guard let sender = call.arguments.first else { return }
        fired.append(.init(action: nil, sender: text.normalized(sender.expression.offsets), method: self.method))
      default: break
      }
    }

    /// Records one action, or both of `condition ? A : B`.
    private func fire(_ name: ExprSyntax, sender: String?) {
      if name.is(NilLiteralExprSyntax.self) {
        fired.append(.init(action: nil, isDefault: true, sender: sender, method: method))
        return
      }
      if let sequence = name.as(SequenceExprSyntax.self) {
        let elements = Array(sequence.elements)
        let ternaries = elements.compactMap { $0.as(UnresolvedTernaryExprSyntax.self)?.thenExpression }
        if !ternaries.isEmpty, let last = elements.last {
          for value in ternaries + [last] { fire(action(value), sender: sender, at: value) }
          return
        }
      }
      fire(action(name), sender: sender, at: name)
    }

    private func fire(_ action: ActionReference?, sender: String?, at name: ExprSyntax) {
      fired.append(.init(action: action, sender: sender, nameSpan: text.span(name.offsets), method: method))
    }

    /// Reads the messages by action and kind: `[SaveAction: [.working: "Saving", .failure: "Not saved"]]`.
    func readProgress(_ dictionary: DictionaryExprSyntax, _ depth: Int) {
      guard case .elements(let elements) = dictionary.content else { return }
      for element in elements {
        guard let action = action(element.key) else { continue }
        let kinds = element.value.as(DictionaryExprSyntax.self).map(messageKinds) ?? []
        progress.append(.init(action: action, kinds: kinds))
      }
    }

    /// Reads `messages[SaveAction] = [.working: "Saving"]`. Returns false for other assignments.
    func readProgress(_ target: ExprSyntax, value: ExprSyntax) -> Bool {
      guard let key = target.as(SubscriptCallExprSyntax.self)?.arguments.first?.expression, let action = action(key),
        let messages = value.as(DictionaryExprSyntax.self)
      else { return false }
      progress.append(.init(action: action, kinds: messageKinds(messages)))
      return true
    }

    private func messageKinds(_ messages: DictionaryExprSyntax) -> [String] {
      guard case .elements(let elements) = messages.content else { return [] }
      return elements.compactMap { $0.key.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName }
    }
  }
#endif
