import Foundation
import Screenlets
import TestSupport
import Testing

@Suite struct RedactionTests {
  private static let password = "open sesame"

  /// All descriptions of a value in Swift.
  private func printed(_ value: Any) -> String {
    var dumped = ""
    dump(value, to: &dumped)
    return [String(describing: value), String(reflecting: value), "\(value)", dumped, reflected(value)]
      .joined(separator: "\n")
  }

  /// All values in a mirror, at any depth.
  private func reflected(_ value: Any) -> String {
    Mirror(reflecting: value).children
      .map { "\($0.label ?? "")=\($0.value) \(String(reflecting: $0.value))\n" + reflected($0.value) }.joined()
  }

  @Test func `no description or mirror contains the password`() async throws {
    let folder = try TemporaryFolder()
    let serverContext = try LiferayServerContext.local()
    let session = ConnectorSession(serverContext: serverContext, credentials: .aliBaba, user: User())
    let stored = StoredCredentials(server: serverContext.server, companyId: 1, credentials: .aliBaba, user: User())
    let memory = MemoryCredentialStore(stored)
    let file = FileCredentialStore(file: folder.url.appending(path: "credentials.json"))
    let context = SessionContext(serverContext: serverContext, authenticator: OneUser(), store: memory)
    try await context.login(.aliBaba)
    let values: [Any] = [
      Credentials.aliBaba, Optional(Credentials.aliBaba) as Any, [Credentials.aliBaba], ["key": Credentials.aliBaba],
      session, stored, memory, file, context, ConnectorQueue(context: context),
    ]
    for value in values {
      let text = printed(value)
      #expect(!text.contains(Self.password))
      #expect(!text.contains("sesame"))
    }
    #expect(printed(Credentials.aliBaba).contains("ali@example.com"))
  }

  @Test func `no error of a store contains the contents of the file`() async throws {
    let folder = try TemporaryFolder()
    let texts = [
      "{\"version\": 1, \"password\": \"open sesame\"}", "{\"password\": \"open sesame\"", "open sesame",
      "{\"version\": 1, \"server\": \"open sesame\", \"companyId\": \"open sesame\"}",
    ]
    for text in texts {
      let path = try folder.write("credentials.json", text)
      try setMode(path, 0o600)
      let store = FileCredentialStore(file: URL(filePath: path))
      let error = await #expect(throws: CredentialFileError.self) { try await store.load() }
      #expect(error == .invalidContents(path: path))
      #expect(!printed(error as Any).contains("sesame"))
      #expect(error?.localizedDescription.contains("sesame") == false)
      #expect(!printed(NSError.bridging(error ?? .invalidContents(path: ""))).contains("sesame"))
    }
  }

  @Test func `a server address with a password is refused, and the error does not contain it`() throws {
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["server": "http://ali:open sesame@localhost", "companyId": 1, "groupId": 2], format: .xml,
      options: 0)
    let error = #expect(throws: ServerContextError.self) { try LiferayServerContext(propertyList: list) }
    #expect(!printed(error as Any).contains("sesame"))
    #expect(error?.localizedDescription.contains("without user name and password") == true)
  }
}
