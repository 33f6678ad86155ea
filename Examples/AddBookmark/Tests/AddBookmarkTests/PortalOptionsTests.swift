import DemoPortal
import Foundation
import Testing

struct PortalOptionsTests {
  @Test func `the portal of the program has no file`() throws {
    #expect(throws: (any Error).self) { try PortalOptions.parse(["--demo", "--server-context", "portal.plist"]) }
    #expect(try PortalOptions.parse(["--demo"]).serverContext == nil)
  }

  @Test func `a file that is not there is named, with what to do`() async throws {
    let options = try PortalOptions.parse(["--server-context", "/nowhere/portal.plist"])
    let error = await #expect(throws: (any Error).self) { _ = try await options.open() }
    let message = PortalOptions.message(for: try #require(error))
    #expect(message.contains("'/nowhere/portal.plist'") && message.contains("--demo"))
  }

  @Test func `the portal of the program listens`() async throws {
    let (context, portal) = try await PortalOptions.parse(["--demo"]).open()
    #expect(context.server.host() == "127.0.0.1")
    await portal?.stop()
  }
}
