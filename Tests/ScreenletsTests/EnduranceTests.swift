import Foundation
import ScreenletTesting
import Screenlets
import Testing
import ThemeCompiler

@MainActor
@Suite struct EnduranceTests {
  @Test func `a thousand actions leave no Interactor, and one message`() async throws {
    let harness = try ScreenletHarness(CountingScreenlet(themes: try .notes()))
    for number in 1...1000 {
      harness.screenlet.performAction(name: number.isMultiple(of: 3) ? "fail" : "count")
      await harness.settle(within: 3600)
      harness.screenlet.hideHUD()
      if number.isMultiple(of: 10) { _ = harness.screen }
    }
    #expect(CountingInteractor.alive == 0)
    #expect(!harness.screenlet.isAnyActionRunning)
    #expect(harness.clock.sleeperCount <= 1)
  }

  @Test func `a Screenlet and its views are freed after the last action`() async throws {
    weak var screenlet: BaseScreenlet?
    weak var view: BaseScreenletView?
    weak var controller: ScreenletViewController?
    do {
      let harness = try ScreenletHarness(CountingScreenlet(themes: try .notes()))
      harness.type("Milk", into: "titleField")
      harness.press("saveButton")
      await harness.settle(within: 3600)
      harness.press(.space)
      (screenlet, view, controller) = (harness.screenlet, harness.screenlet.screenletView, harness.controller)
      #expect(screenlet != nil && view != nil && controller != nil)
    }
    #expect(screenlet == nil && view == nil && controller == nil)
  }

  @Test func `a clock is freed although a message was still to be closed`() async throws {
    weak var clock: TestClock?
    do {
      let screenlet = NoteScreenlet(themes: try .notes())
      let harness = try ScreenletHarness(screenlet)
      screenlet.showHUD(message: "Saved", closeMode: .autoclose, spinnerMode: .noSpinner)
      await harness.clock.waitForSleepers()
      clock = harness.clock
      #expect(clock?.sleeperCount == 1)
    }
    for _ in 0..<1000 where clock != nil { await Task.yield() }
    #expect(clock == nil)
  }

  @Test func `a list is freed after its rows were loaded`() async throws {
    weak var screenlet: BaseScreenlet?
    do {
      let list = NumbersScreenlet(
        themes: try .numbers(), themeName: "default", queue: try await loggedInQueue(),
        server: NumbersServer(count: 200))
      let harness = try ScreenletHarness(list, columns: 40, rows: 30)
      await harness.settle()
      #expect(harness.focus("tableView"))
      harness.press(.end)
      _ = harness.screen
      await harness.settle()
      harness.press(.enter)
      screenlet = list
      #expect(list.selected.count == 1)
    }
    #expect(screenlet == nil)
  }
}

@MainActor
private final class CountingScreenlet: BaseScreenlet {
  override class var screenletName: String { "Note" }
  override class var viewClasses: [BaseScreenletView.Type] { [NoteScreenletView_default.self] }
  override func createInteractor(name: String, sender: AnyObject?) -> Interactor? {
    let interactor = CountingInteractor(screenlet: self, fails: name == "fail")
    interactor.onSuccess = { [self] in _ = themes }
    return interactor
  }
}

private final class CountingInteractor: AsyncInteractor<Int> {
  static var alive = 0
  private let fails: Bool

  init(screenlet: BaseScreenlet?, fails: Bool) {
    self.fails = fails
    super.init(screenlet: screenlet)
    Self.alive += 1
  }

  isolated deinit { Self.alive -= 1 }

  override func run() async throws -> Int {
    await Task.yield()
    if fails { throw ValidationError("no") }
    return 1
  }
}
