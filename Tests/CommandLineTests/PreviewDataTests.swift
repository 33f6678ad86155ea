import Foundation
import TestSupport
import Testing

struct PreviewDataTests {
  @Test func `a data file sets attributes and rows, and options override it`() throws {
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

  @Test func `a state shows the descriptor's message`() throws {
    let working = try themec(["preview", "Login", "--state", "working", "--color", "never"])
    #expect(working.status == 0 && working.output.contains("Signing in…"))
    let failure = try themec(["preview", "Login", "--state", "failure", "--color", "never"])
    #expect(failure.output.contains("Could not sign in"))
    let success = try themec(["preview", "Login", "--state", "success"])
    #expect(
      success.status != 0 && success.messages.contains("no selected Screenlet has a message for the state 'success'"))
  }

  @Test func `a data file that cannot be parsed is an error`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("data.yml", "a: [")
    let outcome = try themec(["preview", "Login", "--data", "data.yml"], folder: folder.url)
    #expect(outcome.status != 0 && outcome.messages.contains("data.yml"))
    #expect(try themec(["preview", "Login", "--data", "missing.yml"], folder: folder.url).status != 0)
  }

  @Test(arguments: [
    ("usrName: x", "data.yml:1:1", "unknown attribute 'usrName'", "did you mean 'userName'?"),
    ("\npassword: 1234", "data.yml:2:11", "'password' must be a string, not the number '1234'", "in quotes"),
    ("userName: [a]", "data.yml:1:11", "'userName' must be a string, not a list", ""),
    ("tableView: Ada", "data.yml:1:12", "'tableView' must be a list, not the string 'Ada'", ""),
    ("tableView:\n  - comment: { usrName: a }", "data.yml:2:16", "'comment' has no part 'usrName'", "'userName'"),
    ("tableView:\n  - coment: a", "data.yml:2:5", "rows of 'tableView' have no 'coment'", "'comment'"),
  ])
  func `names and types of a data file are checked`(yaml: String, place: String, message: String, help: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("data.yml", yaml + "\n")
    let outcome = try themec(["preview", "Login", "CommentList", "--data", "data.yml"], folder: folder.url)
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    for text in [place, message, help] where !text.isEmpty {
      #expect(outcome.messages.contains(text), "\(outcome.messages)")
    }
  }

  @Test func `the configured data file is used, and samples fill attributes without data`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(".themec.yml", "preview: {data: data.yml}\n")
    _ = try folder.write("data.yml", "userName: Mary\n")
    let login = try themec(["preview", "Login", "--color", "never"], folder: folder.url)
    #expect(login.status == 0 && login.output.contains("│ Mary "), "\(login.messages)")
    let list = try themec(
      ["preview", "CommentList", "--sample", "--size", "375x667", "--color", "never"], folder: folder.url)
    for text in ["ada", "grace", "katherine"] { #expect(list.output.contains(text), "\(list.output)") }
  }

  @Test func `the specimen sheet is drawn without diagnostics`() throws {
    let outcome = try themec(["preview", "--specimen", "--color", "never", "--terminal", "110x50"])
    #expect(outcome.status == 0 && outcome.messages.isEmpty, "\(outcome.messages)")
    for text in ["44 points", "ChartView", "Subtitle", "Home"] {
      #expect(outcome.output.contains(text), "\(text)")
    }
    #expect(!outcome.output.contains("⋯"))
    #expect(try themec(["preview", "Login", "--specimen"]).status != 0)
  }
}
