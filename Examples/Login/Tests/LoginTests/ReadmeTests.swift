import Foundation
import LoginScreenlet
import ScreenletTesting
import Testing

@MainActor
@Suite struct ReadmeTests {
  @Test(arguments: ["default", "flat7"])
  func `the README shows the screens as they are`(theme: String) async throws {
    let file = URL(fileURLWithPath: #filePath).appending(path: "../../../README.md").standardizedFileURL
    let readme = DocumentedScreens(file)
    let bench = try await LoginBench(theme: theme)
    let harness = bench.harness
    func check(_ state: String) throws {
      let difference = try readme.difference("\(theme), \(state)", from: harness.screen)
      #expect(difference == nil, "\(difference ?? "")")
    }
    try check("idle")
    harness.type(LoginBench.user, into: "userNameField")
    harness.type("Byron", into: "passwordField")
    try check("typing")
    harness.press("loginButton")
    try check("working")
    await harness.settle()
    try check("wrong password")
    harness.press(.enter)
    await bench.signIn()
    try check("success")
  }
}
