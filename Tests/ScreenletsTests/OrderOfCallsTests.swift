import Foundation
import ScreenletTesting
import Screenlets
import Testing
import ThemeCompiler

/// The order of calls in the documentation of the run time.
@MainActor
@Suite final class OrderOfCallsTests {
  private var screenlets: [NoteScreenlet] = []

  /// Frees the Screenlets, which their Interactors keep.
  isolated deinit {
    for screenlet in screenlets {
      screenlet.made.forEach { $0.cancel() }
      screenlet.made = []
    }
  }

  private func harness(_ prepare: (NoteScreenlet) -> Void = { _ in }) throws -> (ScreenletHarness, NoteScreenlet) {
    let screenlet = NoteScreenlet(themes: try .notes())
    screenlets.append(screenlet)
    prepare(screenlet)
    let harness = try ScreenletHarness(screenlet)
    return (harness, screenlet)
  }

  private func calls(_ harness: ScreenletHarness) -> [String] { harness.calls.map(\.description) }

  @Test func `loading calls the template methods of Screenlet and view in order`() throws {
    let (harness, screenlet) = try harness()
    #expect(
      calls(harness) == [
        "screenlet.onPreCreate", "view.onPreCreate", "view.onSetUserActionForControl(save)",
        "view.onSetUserActionForControl(unanswered)", "view.onSetUserActionForControl(refused)",
        "view.onSetTranslations", "view.onCreated", "view.createProgressPresenter", "screenlet.onCreated",
        "screenlet.onShow", "view.onShow",
      ])
    #expect(screenlet.screenletView?.screenlet === screenlet)
    #expect(screenlet.themeName == "default")
  }

  @Test func `a new theme name destroys the view and loads the new theme`() throws {
    let (harness, screenlet) = try harness()
    harness.forgetCalls()
    screenlet.themeName = "LOUD"
    #expect(
      calls(harness).prefix(5) == [
        "screenlet.onHide", "view.onHide", "view.onDestroy", "screenlet.onPreCreate", "view.onPreCreate",
      ])
    #expect(calls(harness).suffix(3) == ["screenlet.onCreated", "screenlet.onShow", "view.onShow"])
    #expect(screenlet.themeName == "loud")
    #expect(harness.screen.contains("SAVE!"))
    screenlet.themeName = "nowhere"
    #expect(screenlet.themeName == "default")
  }

  @Test func `a successful action calls each step in order and shows its message`() throws {
    let (harness, screenlet) = try harness()
    harness.forgetCalls()
    harness.type("Milk", into: "titleField")
    #expect(harness.press("saveButton"))
    #expect(screenlet.isActionRunning("save"))
    #expect(harness.message == "Saving…")
    let interactor = try #require(screenlet.made.first)
    #expect(interactor.title == "Milk")
    interactor.onSuccess = { #expect(screenlet.isActionRunning("save")) }
    interactor.callOnSuccess()
    #expect(
      calls(harness) == [
        "view.onPreAction(save)", "screenlet.createInteractor(save)", "presenter.showHUD(Saving…)",
        "screenlet.onAction(save)", "screenlet.onStartInteraction", "view.onStartInteraction", "interactor.start(save)",
        "interactor.onSuccess(save)", "screenlet.onFinishInteraction(success)", "view.onFinishInteraction(success)",
        "presenter.showHUD(Saved)",
      ])
    #expect(!screenlet.isActionRunning("save"))
    #expect(screenlet.finished == ["Milk"])
  }

  @Test func `a failure keeps typed text, and its message stays until a key closes it`() async throws {
    let (harness, screenlet) = try harness()
    harness.type("Milk", into: "titleField")
    harness.press("saveButton")
    harness.forgetCalls()
    try #require(screenlet.made.first).callOnFailure(NSError(domain: "test", code: 500))
    #expect(
      calls(harness) == [
        "interactor.onFailure(save)", "screenlet.onFinishInteraction(failure)", "view.onFinishInteraction(failure)",
        "presenter.showHUD(Could not save)",
      ])
    await harness.advance(by: .seconds(3600))
    #expect(harness.message == "Could not save")
    harness.type("x")
    #expect(harness.message == nil)
    #expect(screenlet.viewModel?.title == "Milk")
  }

  @Test func `typing while a message is shown closes it and keeps the text`() throws {
    let (harness, screenlet) = try harness()
    harness.type("Milk", into: "titleField")
    screenlet.showHUDAlert(message: "Hello")
    harness.type("s")
    #expect(harness.message == nil)
    screenlet.showHUDAlert(message: "Hello")
    harness.paste(" and bread")
    #expect(screenlet.viewModel?.title == "Milks and bread")
    harness.focus("saveButton")
    screenlet.showHUDAlert(message: "Hello")
    harness.press(.enter)
    #expect(harness.message == nil && screenlet.made.isEmpty)
  }

  @Test func `the text of a validation error replaces the failure message`() throws {
    let (harness, screenlet) = try harness()
    harness.press("saveButton")
    try #require(screenlet.made.first).callOnFailure(.bridging(ValidationError("The title is missing")))
    #expect(harness.message == "The title is missing")
  }

  @Test func `a success message closes automatically`() async throws {
    let (harness, screenlet) = try harness()
    harness.press("saveButton")
    try #require(screenlet.made.first).callOnSuccess()
    await harness.advance(by: .seconds(3))
    #expect(harness.message == "Saved")
    await harness.advance(by: .milliseconds(50))
    #expect(harness.message == nil)
  }

  @Test func `cancelling ends every Interactor of the action without a message`() throws {
    let (harness, screenlet) = try harness()
    screenlet.performAction(name: "save")
    screenlet.performAction(name: "save")
    harness.forgetCalls()
    screenlet.cancelInteractorsForAction("save")
    #expect(
      calls(harness) == [
        "interactor.onFailure(save)", "screenlet.onFinishInteraction(failure)", "view.onFinishInteraction(failure)",
        "interactor.onFailure(save)", "screenlet.onFinishInteraction(failure)", "view.onFinishInteraction(failure)",
        "presenter.hideHUD",
      ])
    #expect(screenlet.made.allSatisfy { $0.isCancelled && $0.lastError?.connectorError == .cancelled })
    #expect(!screenlet.isAnyActionRunning)
    // A later end has no effect.
    screenlet.made.first?.callOnSuccess()
    #expect(screenlet.finished.count == 2)
  }

  @Test func `the message of an action takes the input`() throws {
    let (harness, screenlet) = try harness()
    harness.press("saveButton")
    harness.press(.enter)
    #expect(screenlet.made.count == 1)
    // Code can start a second Interactor at the same time.
    screenlet.performAction(name: "save")
    #expect(screenlet.made.count == 2)
    screenlet.made[0].callOnSuccess()
    #expect(screenlet.isActionRunning("save"))
  }

  @Test func `the delegate's Interactor replaces the Screenlet's Interactor`() throws {
    let delegate = NoteDelegate()
    let (harness, screenlet) = try harness { $0.delegate = delegate }
    let custom = NoteInteractor(screenlet: screenlet, title: "mine", starts: true)
    delegate.interactor = custom
    harness.forgetCalls()
    harness.press("saveButton")
    #expect(calls(harness).prefix(2) == ["view.onPreAction(save)", "delegate.customInteractorForAction(save)"])
    #expect(screenlet.made.isEmpty)
    custom.callOnSuccess()
    #expect(screenlet.finished == ["mine"])
    delegate.interactor = nil
    harness.press(.space)
    harness.press("saveButton")
    #expect(screenlet.made.count == 1)
  }

  @Test func `an Interactor that does not start is untracked, and its message is hidden`() throws {
    let (harness, screenlet) = try harness { $0.refusesToStart = true }
    harness.forgetCalls()
    #expect(!screenlet.performAction(name: "save"))
    #expect(calls(harness).suffix(2) == ["interactor.start(save)", "presenter.hideHUD"])
    #expect(!screenlet.isAnyActionRunning)
    #expect(harness.message == nil)
  }

  @Test func `the view can stop an action before it is performed`() throws {
    let (harness, screenlet) = try harness()
    (screenlet.screenletView as? NoteScreenletView_default)?.allowsActions = false
    harness.forgetCalls()
    harness.press("saveButton")
    #expect(calls(harness) == ["view.onPreAction(save)"])
  }

  @Test func `controls without a wired identifier fire no action`() throws {
    let (harness, _) = try harness()
    harness.forgetCalls()
    harness.press("neverButton")
    harness.press("plainButton")
    #expect(calls(harness) == [])
  }

  @Test func `an action without an Interactor is a warning`() throws {
    let (harness, screenlet) = try harness()
    harness.press("otherButton")
    #expect(screenlet.warnings == ["no Interactor was made for the action 'unanswered'"])
    #expect(harness.message == nil)
  }

  @Test func `a nil name is the default action, which has the messages of all actions`() throws {
    let (harness, screenlet) = try harness()
    harness.forgetCalls()
    screenlet.screenletView?.userAction(name: nil)
    #expect(calls(harness).first == "view.onPreAction(defaultAction)")
    #expect(harness.message == "")
    screenlet.made.last?.callOnSuccess()
    screenlet.performAction(name: "anything")
    #expect(harness.message == "")
  }

  @Test func `hiding a Screenlet does not cancel Interactors`() throws {
    let (harness, screenlet) = try harness()
    screenlet.performAction(name: "save")
    let other = NoteScreenlet(themes: screenlet.themes)
    try harness.present(other)
    #expect(screenlet.isActionRunning("save") && !screenlet.isShown)
    screenlet.made.first?.callOnSuccess()
    #expect(screenlet.finished == [""])
  }

  @Test func `Return in a field presses the button with the next tag`() throws {
    let (harness, screenlet) = try harness()
    #expect(harness.focused == "titleField")
    harness.type("Milk")
    harness.press(.enter)
    #expect(screenlet.made.first?.title == "Milk")
  }

  @Test func `Escape cancels Interactors without a message`() throws {
    let (harness, screenlet) = try harness()
    harness.focus("saveButton")
    harness.press(.space)
    screenlet.hideHUD()
    #expect(screenlet.isActionRunning("save") && harness.message == nil)
    harness.press(.escape)
    #expect(!screenlet.isAnyActionRunning)
  }

  @Test func `an Interactor can end on any thread`() async throws {
    let (harness, screenlet) = try harness()
    harness.press("saveButton")
    let interactor = try #require(screenlet.made.first)
    await Task.detached { interactor.callOnSuccess() }.value
    #expect(await harness.settle(within: 3600))
    #expect(screenlet.finished == [""])
  }
}
