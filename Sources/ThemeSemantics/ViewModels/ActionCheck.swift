internal import CodeModel
package import ThemeSource
internal import ThemeSyntax

extension ThemeConnections {
  /// Whether an element can fire an action: a control, or an object of an unknown class.
  func canFire(_ node: NodeID) -> Bool { mayBe(node, a: "UIControl") || mayBe(node, a: "UIBarItem") }
}

extension ContractCheck {
  /// Binds an action to its trigger: the control in the descriptor, otherwise any control. The control fires it through
  /// its restorationIdentifier or an action connection, depending on the wiring. A trigger without either fires the
  /// default action, which is the descriptor's first.
  mutating func trigger(_ action: ViewModelDescriptor.Action, isDefault: Bool, in bound: inout BoundTheme) {
    let controls = sources.controls[action.name] ?? []
    let outlet = action.trigger.flatMap { connections.outlet($0) }
    if let outlet {
      if controls.contains(outlet.target) || fires(outlet, action, isDefault: isDefault) {
        bound.triggers.append(.init(action: action.name, view: outlet.target))
        return
      }
      let known = diagnostics.count
      reportTrigger(outlet, action, others: controls)
      if diagnostics.count > known { bound.deadTriggers.insert(outlet.target) }
      return
    }
    if let control = controls.first {
      bound.triggers.append(.init(action: action.name, view: control))
      return
    }
    if sources.fired[action.name] != nil || sources.firesAny { return }
    if contract.viewClass == nil, action.trigger != nil, sendsOtherActions { return }
    reportUntriggered(action)
  }

  /// Whether a control without an outlet sends an action. A method of an unknown View class may fire the ViewModel's.
  private var sendsOtherActions: Bool {
    let targets = Set(connections.outlets.map(\.target))
    return tree.nodes(.action).contains { action in
      guard let control = tree.parent(of: action).flatMap({ tree.parent(of: $0) }) else { return false }
      return !targets.contains(control) && connections.canFire(control) && sources.hasOwnAction(control)
    }
  }

  /// Whether the trigger fires an action without its name.
  private func fires(
    _ outlet: ThemeConnections.Outlet, _ action: ViewModelDescriptor.Action, isDefault: Bool
  ) -> Bool {
    if sources.hasOwnAction(outlet.target) {
      if sources.hasMissingMethod(outlet.target) { return true }
      if let fired = sources.actionsFired(by: outlet.target)?.actions, sources.isFiredByControlsOnly(action.name) {
        return fired.contains(action.name) || isDefault && fired.contains("defaultAction")
      }
      // A View class may implement its own actions without firing any.
      return contract.viewClass == nil || sources.firesAny || sources.fired[action.name] != nil
        || (isDefault && sources.fired["defaultAction"] != nil)
    }
    // A control without an identifier fires the default action only if the framework wires all controls.
    if sources.wiring == .identifier || sources.wiring == .explicit { return false }
    return isDefault && tree.attribute(.restorationIdentifier, of: outlet.target) == nil
      && connections.canFire(outlet.target)
  }

  private mutating func reportTrigger(
    _ outlet: ThemeConnections.Outlet, _ action: ViewModelDescriptor.Action, others: [NodeID]
  ) {
    guard action.isRequired, !theme.marks.actions.contains(action.name), !theme.marks.outlets.contains(outlet.name),
      !isMisspelledInCode(action.name)
    else { return }
    let declared = Diagnostic.Related(action.span, "declared here")
    let identifier = tree.attribute(.restorationIdentifier, of: outlet.target)
    if !connections.canFire(outlet.target) {
      diagnostics.append(
        Diagnostic(
          .deadTrigger,
          "'\(outlet.name)' cannot fire '\(action.name)': \(tree.kind(of: outlet.target).noun.withArticle) is not a control",
          at: identifier?.valueSpan ?? connections.redirection(of: outlet) ?? tree[outlet.target].nameSpan,
          about: .member(action.name), related: [declared],
          help: "connect '\(outlet.name)' to a button or another control"))
      return
    }
    let isTaken = identifier?.value == action.name && sources.hasOwnAction(outlet.target)
    if let identifier, sources.wiring != .explicit, others.isEmpty, !isTaken {
      // A Screenlet with only a default action makes its Interactor for any name.
      if contract.descriptors.flatMap(\.actions).allSatisfy({ $0.name == "defaultAction" }) { return }
      diagnostics.append(
        Diagnostic(
          .unknownAction,
          "'\(outlet.name)' fires '\(identifier.value)' instead of '\(action.name)' of \(viewModel)",
          at: identifier.valueSpan, about: .member(action.name),
          related: [declared], help: "use restorationIdentifier=\"\(action.name)\""))
      return
    }
    // In a Child theme, the removed action is reported itself.
    if theme.kind == .child, theme.removed.actions[outlet.target] != nil { return }
    let fired = sources.actionsFired(by: outlet.target)
    let removal = theme.removed.actions[outlet.target].map { [Diagnostic.Related($0, "this removes its action")] } ?? []
    let elsewhere = others.prefix(1).map { Diagnostic.Related(tree[$0].nameSpan, "this control has the identifier") }
    diagnostics.append(
      Diagnostic(
        .missingAction, "'\(outlet.name)' does not fire the action '\(action.name)'",
        at: connections.redirection(of: outlet) ?? tree[outlet.target].nameSpan, about: .member(action.name),
        related: removal + target(of: outlet, "this element fires no action") + elsewhere + [declared],
        help: fired.map { "it calls '\($0.selector)', which fires \($0.actions.sorted().quotedList())" }
          ?? (isTaken && sources.wiring != .explicit
            ? "remove its touchUpInside action, or call userAction(name: \"\(action.name)\") in it"
            : sources.wiring == .explicit
              ? "connect an action of the View class that calls userAction(name: \"\(action.name)\")"
              : "add restorationIdentifier=\"\(action.name)\" to it, or connect an action")))
  }

  private mutating func reportUntriggered(_ action: ViewModelDescriptor.Action) {
    // An unconnected trigger, or one without a target, is already reported.
    let isReported =
      action.trigger.map {
        reportedOutlets.contains($0) || connections.dangling.contains($0) || theme.marks.outlets.contains($0)
      } ?? false
    guard action.isRequired, !isReported, !theme.marks.actions.contains(action.name), !isMisspelledInCode(action.name)
    else { return }
    let declared = Diagnostic.Related(action.span, "declared here")
    if let other = sources.others[action.name]?.first,
      let identifier = tree.attribute(.restorationIdentifier, of: other)
    {
      reportDead(identifier, other, action.name, [declared])
      return
    }
    let meant = action.trigger.flatMap { closestMatch(to: $0, in: connections.outlets.map(\.name).sorted()) }
    diagnostics.append(
      Diagnostic(
        .missingAction, "no control fires the action '\(action.name)'", at: rootSpan, about: .member(action.name),
        related: [declared],
        help: meant.map { "if the descriptor means it, write trigger=\"\($0)\" there" }
          ?? action.trigger.map { "connect '\($0)' to a control with restorationIdentifier=\"\(action.name)\"" }
          ?? "give a control restorationIdentifier=\"\(action.name)\""))
  }

  /// Whether the View class fires a misspelling of an action, or the descriptor has a misspelling of the one that it
  /// fires, which is reported itself.
  private func isMisspelledInCode(_ action: String) -> Bool {
    let names = Set(contract.descriptors.flatMap(\.actions).map(\.name))
    if let meant = screenlet?.answer(meantBy: action, besides: names.sorted()) { return sources.named.contains(meant) }
    return sources.named.contains {
      !names.contains($0) && isTypo($0, of: action) && screenlet?.answer(to: $0) == nil
    }
  }

  private mutating func reportDead(
    _ identifier: ElementTree.Attribute, _ node: NodeID, _ action: String, _ related: [Diagnostic.Related]
  ) {
    let noun = tree.kind(of: node).noun.withArticle
    diagnostics.append(
      Diagnostic(
        .deadTrigger, "\(noun) cannot fire the action '\(action.escaped)', because it is not a control",
        at: identifier.valueSpan, about: .member(action), related: related,
        help: "give the identifier to a button or another control"))
  }
}

// MARK: - Identifiers and Interactors

extension ContractCheck {
  /// Checks for identifiers that are similar to an action, for those on elements that cannot fire it, and for actions
  /// without an Interactor.
  mutating func checkIdentifiers(known: Set<String>) {
    if sources.wiring == .explicit {
      check(sources.fired, "fires", known: known)
      return
    }
    let reported = Set(diagnostics.compactMap { $0.span })
    for (name, nodes) in sources.others.sorted(by: { $0.key < $1.key }) where known.contains(name) {
      for node in nodes {
        guard let identifier = tree.attribute(.restorationIdentifier, of: node),
          !reported.contains(identifier.valueSpan)
        else { continue }
        reportDead(identifier, node, name, [])
      }
    }
    for (name, nodes) in sources.controls.sorted(by: { $0.key < $1.key }) {
      // Code replaces the identifier in the file when the outlet is set.
      for node in nodes where sources.assigned[name] != nil || !sources.identifiedInCode.contains(node) {
        check(name, at: node, known: known, reported)
      }
    }
    check(sources.fired, "fires", known: known)
    check(sources.assigned, "uses the restorationIdentifier", known: known)
  }

  private mutating func check(
    _ name: String, at node: NodeID, known: Set<String>, _ reported: Set<SourceSpan>
  ) {
    guard let identifier = tree.attribute(.restorationIdentifier, of: node), identifier.value == name,
      !reported.contains(identifier.valueSpan), !tree.marked.contains(node)
    else { return }
    if let screenlet, let answer = screenlet.answer(to: name) {
      checkSender(answer, screenlet, node, identifier)
      return
    }
    if !known.contains(name), let meant = closestMatch(to: name, in: known.sorted(), within: 2) {
      diagnostics.append(
        Diagnostic(
          .unknownAction, "'\(name.escaped)' is not an action of \(viewModel)", at: identifier.valueSpan,
          about: .member(name), help: "did you mean '\(meant)'?"))
      return
    }
    guard let screenlet, !screenlet.answersAny, known.contains(name) || sources.wiring != nil else { return }
    if reportMisspelledAnswer(to: name, screenlet) { return }
    diagnostics.append(
      Diagnostic(
        .unansweredAction, "\(screenlet.className) has no Interactor for the action '\(name.escaped)'",
        at: identifier.valueSpan, about: .member(name),
        help:
          "answer it in createInteractor(name:sender:), which answers \(screenlet.answers.map(\.action).quotedList())"))
  }

  /// Reports an action that the Screenlet answers and that is a misspelling of one that the ViewModel declares.
  private mutating func reportMisspelledAnswer(to action: String, _ screenlet: ScreenletCode) -> Bool {
    let names = contract.descriptors.flatMap(\.actions).map(\.name)
    guard names.contains(action), let span = screenlet.span,
      let written = screenlet.answer(meantBy: action, besides: names)
    else { return false }
    diagnostics.append(
      Diagnostic(
        .unansweredAction,
        "\(screenlet.className) answers '\(written.escaped)', which is not an action of \(viewModel)",
        at: span, about: .member(action), help: "did you mean '\(action.escaped)'?"))
    return true
  }

  /// Checks the actions that the View class names in code: those that the Screenlet does not answer or, if its source is
  /// unknown or answers any action, those that are similar to an action of the ViewModel.
  ///
  /// - Parameter verb: What the class does with the name.
  private mutating func check(_ named: [String: NamedInCode], _ verb: String, known: Set<String>) {
    let reported = Set(diagnostics.compactMap(\.subject.member))
    for (name, place) in named.sorted(by: { $0.key < $1.key }) where !reported.contains(name) {
      let type = place.type
      if let screenlet, !screenlet.answersAny {
        guard screenlet.answer(to: name) == nil else { continue }
        if reportMisspelledAnswer(to: name, screenlet) { continue }
        let meant = closestMatch(to: name, in: screenlet.answers.map(\.action).sorted())
        report(
          .unansweredAction,
          "\(type.name) \(verb) '\(name.escaped)', but \(screenlet.className) has no Interactor for it",
          named: place, name,
          help: meant.map { "did you mean '\($0)'?" }
            ?? "answer it in createInteractor(name:sender:), which answers \(screenlet.answers.map(\.action).quotedList())"
        )
      } else if !known.contains(name), let meant = closestMatch(to: name, in: known.sorted(), within: 2) {
        report(
          .unknownAction, "\(type.name) \(verb) '\(name.escaped)', which is not an action of \(viewModel)",
          named: place, name, help: "did you mean '\(meant)'?")
      }
    }
  }

  private mutating func report(
    _ descriptor: DiagnosticDescriptor, _ message: String, named place: NamedInCode, _ action: String, help: String
  ) {
    let type = place.type
    diagnostics.append(
      Diagnostic(
        descriptor, message, at: place.span ?? theme.rootViews.first.map { tree.place(of: type, at: $0, classes) },
        about: .member(action),
        related: place.span == nil ? type.span.map { [.init($0, "\(type.name) is declared here")] } ?? [] : [],
        help: help))
  }

  private mutating func checkSender(
    _ answer: ScreenletCode.Answer, _ screenlet: ScreenletCode, _ node: NodeID, _ identifier: ElementTree.Attribute
  ) {
    let wanted = answer.senderTypes.map { TypeName($0) }
    guard !wanted.isEmpty, tree.string(.customClass, of: node) == nil, let own = tree.kind(of: node).className else {
      return
    }
    let accepts = wanted.contains { type in
      guard !type.isCollection, !type.name.isEmpty else { return type.name.isEmpty }
      if ClassTable.valueTypes.contains(type.name) { return false }
      let name = classes.className(type.qualifiedName) ?? type.name
      return !classes.isKnown(name) || classes.isClass(own, subclassOf: name)
    }
    if accepts { return }
    diagnostics.append(
      Diagnostic(
        .wrongSender,
        "\(screenlet.className) takes \(answer.senderTypes.series("or").withArticle) as the sender of '\(answer.action.escaped)', not \(own.withArticle)",
        at: identifier.valueSpan, about: .member(answer.action),
        help: "fire the action by code: userAction(name: \"\(answer.action.escaped)\", sender: …)"))
  }
}

/// The handling of an action that a view fires, as far as the project's code shows it.
package struct ActionDispatch: Sendable, Equatable {
  /// The Screenlet class that makes the Interactor.
  package var screenlet: String
  /// Whether its `createInteractor(name:sender:)` makes one for the action; `nil` if unknown.
  package var isAnswered: Bool?
  /// The Interactor class that it makes; `nil` if unknown.
  package var interactor: String?
  /// The location of the Screenlet class's declaration.
  package var span: SourceSpan?
}

extension ClassTable {
  /// The handling of a Screenlet's action; `nil` if the project's code does not declare its class.
  package func dispatch(of action: String, screenlet: String) -> ActionDispatch? {
    guard let code = ScreenletCode(of: screenlet, self) else { return nil }
    let answer = code.answer(to: action)
    let type = codeLineage(of: code.className)?.types.first
    return ActionDispatch(
      screenlet: code.className, isAnswered: answer != nil ? true : code.answersAny ? nil : false,
      interactor: answer?.interactor, span: type?.declarations.first?.span)
  }
}
