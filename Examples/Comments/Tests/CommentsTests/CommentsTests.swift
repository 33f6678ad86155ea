import Foundation
import ScreenletTesting
import Screenlets
import Testing

@testable import CommentScreenlets

@MainActor
@Suite struct CommentsTests {
  @Test func `the storyboard has three Screenlets, whose delegate is the controller`() async throws {
    let bench = try await CommentsBench()
    #expect(bench.warnings.isEmpty, "\(bench.warnings)")
    #expect(bench.controller.screenlets.count == 3)
    #expect(bench.controller.screenlets.allSatisfy { $0.delegate === bench.controller })
    // The storyboard sets the sizes of pages.
    #expect(bench.controller.commentList?.firstPageSize == 20)
    #expect(bench.harness.screen.contains("6 comments"))
    await bench.demo.stop()
  }

  @Test func `a comment that is chosen in the list is displayed`() async throws {
    let bench = try await CommentsBench()
    #expect(bench.harness.screen.contains("Choose a comment"))
    bench.harness.focus("tableView")
    bench.harness.press(.down)
    bench.harness.press(.enter)
    await bench.harness.settle()
    let view = bench.controller.commentDisplay?.screenletView as? CommentDisplayScreenletView_default
    #expect(view?.userNameLabel?.text == "Grace" && view?.bodyLabel?.text == "I found one. It was a moth.")
    await bench.demo.stop()
  }

  @Test func `a comment that is sent is added to the list and displayed`() async throws {
    let bench = try await CommentsBench()
    // The button is enabled while there is a text.
    #expect(!bench.harness.focus("sendCommentButton"))
    #expect(bench.harness.type("Well said.", into: "addCommentTextField"))
    #expect(bench.harness.press("sendCommentButton"))
    #expect(bench.harness.message == "Sending the comment…")
    await bench.harness.settle()
    #expect(await bench.demo.comments.last?.body == "Well said.")
    #expect(bench.harness.screen.contains("7 comments") && bench.harness.screen.contains("Well said."))
    let view = bench.controller.commentAdd?.screenletView as? CommentAddScreenletView_default
    #expect(view?.body == "" && view?.sendCommentButton?.isEnabled == false)
    await bench.demo.stop()
  }

  @Test func `Return in the field sends the comment`() async throws {
    let bench = try await CommentsBench()
    bench.harness.type("Quick.", into: "addCommentTextField")
    bench.harness.press(.enter)
    await bench.harness.settle()
    #expect(await bench.demo.comments.count == 7)
    await bench.demo.stop()
  }

  @Test func `the button of the app loads the list again`() async throws {
    let bench = try await CommentsBench()
    bench.harness.forgetCalls()
    #expect(bench.harness.press("reloadButton"))
    #expect(bench.harness.calls.first?.description == "controller.perform(reload:)")
    await bench.harness.settle()
    #expect(bench.harness.screen.contains("6 comments"))
    await bench.demo.stop()
  }

  @Test func `an error of one Screenlet leaves the others alone`() async throws {
    let bench = try await CommentsBench()
    await bench.demo.stop()
    bench.harness.type("Nobody listens.", into: "addCommentTextField")
    bench.harness.press("sendCommentButton")
    await bench.harness.settle()
    #expect(bench.harness.message?.hasPrefix("Could not send the comment") == true)
    bench.harness.press(.enter)
    #expect(bench.harness.message == nil)
    #expect(bench.harness.screen.contains("Nobody listens.") && bench.harness.screen.contains("Grace"))
  }

  @Test func `the README shows the screens as they are`() async throws {
    let file = URL(fileURLWithPath: #filePath).appending(path: "../../../README.md").standardizedFileURL
    let readme = DocumentedScreens(file)
    func check(_ name: String, _ screen: String) throws {
      let difference = try readme.difference(name, from: screen)
      #expect(difference == nil, "\(difference ?? "")")
    }
    let bench = try await CommentsBench()
    bench.harness.focus("tableView")
    bench.harness.press(.down)
    bench.harness.press(.enter)
    await bench.harness.settle()
    try check("chosen", bench.harness.screen)
    bench.harness.type("Well said.", into: "addCommentTextField")
    bench.harness.press("sendCommentButton")
    try check("sending", bench.harness.screen)
    await bench.harness.settle()
    await bench.demo.stop()
  }
}
