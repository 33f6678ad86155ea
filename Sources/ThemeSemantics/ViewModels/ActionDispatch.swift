internal import CodeModel
package import ThemeSource

/// What becomes of an action that a view fires, as far as the project's code shows it.
package struct ActionDispatch: Sendable, Equatable {
  /// The Screenlet class that is asked for an Interactor.
  package var screenlet: String
  /// Whether its `createInteractor(name:sender:)` makes one for the action; nil where that is not known.
  package var isAnswered: Bool?
  /// The Interactor class that it makes; nil where that is not known.
  package var interactor: String?
  /// Where the Screenlet class is declared.
  package var span: SourceSpan?
}

extension ClassTable {
  /// Who answers an action of a Screenlet; nil if the project's code does not declare its class.
  package func dispatch(of action: String, screenlet: String) -> ActionDispatch? {
    guard let code = ScreenletCode(of: screenlet, self) else { return nil }
    let answer = code.answer(to: action)
    let type = codeLineage(of: code.className)?.types.first
    return ActionDispatch(
      screenlet: code.className, isAnswered: answer != nil ? true : code.answersAny ? nil : false,
      interactor: answer?.interactor, span: type?.declarations.first?.span)
  }
}
