import Foundation
import ScreenletTesting
import Screenlets
import Testing

@testable import RatingScreenlet

@MainActor
@Suite struct RatingTests {
  @Test func `the third star rates with three stars`() async throws {
    let bench = try await RatingBench()
    #expect(bench.screenlet.warnings.isEmpty, "\(bench.screenlet.warnings)")
    #expect(bench.harness.screen.contains("3.7 of 5 stars, 3 ratings"))
    // The first star has the focus.
    bench.harness.press(.tab)
    bench.harness.press(.tab)
    bench.harness.press(.enter)
    await bench.harness.settle()
    #expect(await bench.demo.score == 3)
    #expect(bench.harness.screen.contains("3.5 of 5 stars, 4 ratings"))
    #expect(bench.harness.screen.count { $0 == "★" } == 3 && bench.harness.screen.count { $0 == "☆" } == 2)
    await bench.demo.stop()
  }

  @Test func `the stars of the outlet collection have the tags 1 to 5`() async throws {
    let bench = try await RatingBench()
    let view = bench.screenlet.screenletView as? RatingScreenletView_default
    #expect(view?.stars.map(\.tag) == [1, 2, 3, 4, 5])
    await bench.demo.stop()
  }

  @Test func `the slider shows its stars while it moves, and the button rates with them`() async throws {
    let bench = try await RatingBench(theme: "slider")
    bench.harness.focus("slider")
    for _ in 0..<4 { bench.harness.press(.right) }
    let view = bench.screenlet.screenletView as? RatingScreenletView_slider
    // 3, and four steps of a twentieth of the way from 1 to 5.
    #expect(view?.score == 4 && view?.rateButton?.title(for: .normal) == "★★★★")
    #expect(await bench.demo.score == nil)
    bench.harness.press("rateButton")
    await bench.harness.settle()
    #expect(await bench.demo.score == 4)
    await bench.demo.stop()
  }

  @Test func `without the server, a rating says why it is not saved`() async throws {
    let bench = try await RatingBench()
    await bench.demo.stop()
    bench.harness.press(.enter)
    await bench.harness.settle()
    #expect(bench.harness.message?.hasPrefix("Could not save your rating") == true)
  }

  @Test func `the README shows the screens as they are`() async throws {
    let file = URL(fileURLWithPath: #filePath).appending(path: "../../../README.md").standardizedFileURL
    let readme = DocumentedScreens(file)
    func check(_ name: String, _ screen: String) throws {
      let difference = try readme.difference(name, from: screen)
      #expect(difference == nil, "\(difference ?? "")")
    }
    let stars = try await RatingBench()
    for _ in 0..<3 { stars.harness.press(.tab) }
    stars.harness.press(.enter)
    await stars.harness.settle()
    try check("default", stars.harness.screen)
    await stars.demo.stop()
    let slider = try await RatingBench(theme: "slider")
    slider.harness.focus("slider")
    for _ in 0..<4 { slider.harness.press(.right) }
    try check("slider", slider.harness.screen)
    await slider.demo.stop()
  }
}
