internal import CodeModel
internal import ThemeSource

/// The actions of the project's Screenlet class.
struct ScreenletCode {
  /// An action for which its `createInteractor(name:sender:)` makes an Interactor.
  struct Answer {
    var action: String
    /// Classes that the sender is cast to; empty if it is not used.
    var senderTypes: [String]
    /// The Interactor class, if the code names it.
    var interactor: String?
  }

  let className: String
  /// The location of the class's declaration.
  let span: SourceSpan?
  /// The actions that it handles by name, in source order, those of superclasses last.
  private(set) var answers: [Answer] = []
  /// Whether it also handles other actions, or its actions are unknown.
  private(set) var answersAny = false

  /// Returns `nil` if the project's code does not declare the Screenlet's class.
  init?(of screenlet: String, _ classes: ClassTable) {
    className = screenlet + "Screenlet"
    guard let lineage = classes.codeLineage(of: className) else { return nil }
    span = lineage.types.first?.span
    read(lineage, classes.code)
    if !answersAny, Self.customizesInteractors(classes.code) { answersAny = true }
  }

  func answer(to action: String) -> Answer? { answers.first { $0.action == action } }

  /// The only answered action that differs by one letter, or two swapped ones, from another that is not answered.
  ///
  /// - Parameter names: the declared actions.
  func answer(meantBy action: String, besides names: [String]) -> String? {
    guard !answersAny, answer(to: action) == nil else { return nil }
    let open = Set(answers.map(\.action)).subtracting(names).sorted()
    let near = closestMatches(to: action, in: open, within: 1)
    return near.count == 1 ? near.first : nil
  }

  private mutating func read(_ lineage: CodeLineage, _ code: CodeBase) {
    for (index, type) in lineage.types.enumerated() {
      guard let dispatch = type.dispatch else { continue }
      for answer in dispatch.answers {
        guard let action = code.actionName(answer.action, in: Array(lineage.types[index...])) else {
          answersAny = true
          return
        }
        answers.append(
          Answer(action: action, senderTypes: answer.senderTypes + dispatch.senderTypes, interactor: answer.interactor))
      }
      if dispatch.answersAny { answersAny = true }
      if answersAny || !dispatch.callsSuper { return }
    }
    // BaseScreenlet handles no actions; a list loads its pages.
    if lineage.framework != "BaseScreenlet" { answersAny = true }
  }

  /// Whether a delegate in the project makes Interactors, which takes precedence over the Screenlet.
  private static func customizesInteractors(_ code: CodeBase) -> Bool {
    code.files(mentioning: "customInteractorForAction").contains { file in
      file.types.contains { type in
        type.methods.contains { $0.parameters.contains { $0.label == "customInteractorForAction" } }
      }
    }
  }
}

extension CodeBase {
  /// The name of an action. The framework's constants are known without its sources.
  func actionName(_ reference: ActionReference, in scopes: [CodeType]) -> String? {
    if let value = value(of: reference, in: scopes) { return value }
    guard case .constant(let name) = reference else { return nil }
    return frameworkActions[name.split(separator: ".").last.map(String.init) ?? name]
  }
}

/// Constants of BaseScreenlet and BaseListScreenlet. Source: Liferay Screens for iOS.
private let frameworkActions = [
  "DefaultAction": "defaultAction", "LoadInitialPageAction": "load-initial-page", "LoadPageAction": "load-page",
]
