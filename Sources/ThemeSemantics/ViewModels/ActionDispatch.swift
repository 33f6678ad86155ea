internal import CodeModel
package import ThemeSource

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
