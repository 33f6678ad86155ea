import Foundation
import TestSupport
import Testing

struct PreviewDataTests {
  @Test func `a data file fills attributes and rows, and options override it`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      "data.yml",
      """
      userName: ada
      tableView:
        - comment: { userName: Grace, plainBody: First row }
        - comment: { userName: Mary, plainBody: Second row }
      """)
    let login = try themec(["preview", "Login", "--data", "data.yml", "--color", "never"], folder: folder.url)
    #expect(login.status == 0 && login.output.contains("│ ada "), "\(login.messages)")
    let set = try themec(
      ["preview", "Login", "--data", "data.yml", "--set", "userName=grace", "--color", "never"], folder: folder.url)
    #expect(set.output.contains("│ grace "))
    let list = try themec(
      ["preview", "CommentList", "--data", "data.yml", "--size", "375x667", "--color", "never"], folder: folder.url)
    for text in ["Grace", "First row", "Mary", "Second row"] { #expect(list.output.contains(text), "\(list.output)") }
  }

  @Test func `a state shows the message of the descriptor`() throws {
    let working = try themec(["preview", "Login", "--state", "working", "--color", "never"])
    #expect(working.status == 0 && working.output.contains("Signing in…"))
    let failure = try themec(["preview", "Login", "--state", "failure", "--color", "never"])
    #expect(failure.output.contains("Could not sign in"))
    let success = try themec(["preview", "Login", "--state", "success"])
    #expect(
      success.status != 0 && success.messages.contains("no selected Screenlet has a message for the state 'success'"))
  }

  @Test func `a data file that cannot be read is an error at its line`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("data.yml", "a: [")
    let outcome = try themec(["preview", "Login", "--data", "data.yml"], folder: folder.url)
    #expect(outcome.status != 0 && outcome.messages.contains("data.yml"))
    #expect(try themec(["preview", "Login", "--data", "missing.yml"], folder: folder.url).status != 0)
  }

  @Test func `the specimen sheet is drawn without problems`() throws {
    let outcome = try themec(["preview", "--specimen", "--color", "never", "--terminal", "110x50"])
    #expect(outcome.status == 0 && outcome.messages.isEmpty, "\(outcome.messages)")
    for text in ["4 4   p o i n t s", "ChartView", "Subtitle", "Home"] {
      #expect(outcome.output.contains(text), "\(text)")
    }
    #expect(!outcome.output.contains("⋯"))
    #expect(try themec(["preview", "Login", "--specimen"]).status != 0)
  }
}
