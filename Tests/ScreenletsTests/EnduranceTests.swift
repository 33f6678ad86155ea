import Foundation
import ScreenletTesting
import Screenlets
import Testing
import ThemeCompiler

@MainActor
@Suite struct EnduranceTests {
  @Test func `a thousand actions do not leak memory`() async throws {
    let harness = try ScreenletHarness(CountingScreenlet(themes: try .notes()))
    var half = 0
    for number in 1...1000 {
      harness.screenlet.performAction(name: number.isMultiple(of: 3) ? "fail" : "count")
      await harness.settle(within: 3600)
      harness.screenlet.hideHUD()
      if number.isMultiple(of: 10) { _ = harness.screen }
      if number == 500 { half = residentKilobytes() }
    }
    #expect(CountingInteractor.alive == 0)
    #expect(!harness.screenlet.isAnyActionRunning)
    // The allocator causes growth by a few pages; a leak in each action would be a hundred times as large.
    let grown = residentKilobytes() - half
    #expect(grown < 4096, "grown by \(grown) KB")
  }

  private func residentKilobytes() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(separator: " ").compactMap { Int($0) }.first ?? 0
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
