import Testing
import ThemeProject

struct ExternalToolTests {
  @Test func `the output of a tool that reads its input`() throws {
    let result = try output(of: "cat", [], input: Array("a\u{0}b".utf8), help: "")
    #expect(result.bytes == [97, 0, 98])
    #expect(result.isSuccess)
  }

  @Test func `messages and status of a tool that fails`() throws {
    let result = try output(of: "sh", ["-c", "echo no >&2; exit 3"], help: "")
    #expect(result.messages == "no\n")
    #expect(!result.isSuccess)
  }

  @Test func `a tool that is not installed`() {
    #expect(throws: ToolFailure.self) { try output(of: "themec-no-such-tool", [], help: "install it") }
  }

  @Test func `a tool that never answers is ended`() {
    let clock = ContinuousClock()
    let start = clock.now
    let failure = #expect(throws: ToolFailure.self) { try output(of: "sleep", ["1000"], help: "", patience: 50) }
    #expect(failure?.help.contains("sleep 1000") == true)
    #expect(clock.now - start < .seconds(100))
  }
}
