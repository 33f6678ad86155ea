import Foundation
import Screenlets
import Testing

@Suite struct SessionContextTests {
  @Test func `an explicit login makes the user current`() async throws {
    let context = SessionContext(serverContext: try .local(), authenticator: OneUser())
    #expect(await !context.isLoggedIn)
    let user = try await context.login(.aliBaba)
    #expect(user.userId == 20156)
    #expect(await context.currentUser?.emailAddress == "ali@example.com")
    let session = try await context.createRequestSession()
    #expect(session.credentials == .aliBaba)
    #expect(session.server.absoluteString == "http://localhost:8080")
  }

  /// The initial value of `groupId`, `companyId` and `userId` of Liferay's Screenlets is 0.
  @Test func `a Screenlet without a group, company or user has those of the server and of the login`() {
    let context = LiferayServerContext(server: URL(fileURLWithPath: "/"), companyId: 20_116, groupId: 20_143)
    let anonymous = ConnectorSession(serverContext: context)
    #expect(anonymous.groupId(0) == 20_143 && anonymous.groupId(5) == 5)
    #expect(anonymous.companyId(0) == 20_116 && anonymous.companyId(6) == 6)
    #expect(anonymous.userId(0) == nil && anonymous.userId(7) == 7)
    let user = ConnectorSession(serverContext: context, user: User(attributes: ["userId": .integer(20_156)]))
    #expect(user.userId(0) == 20_156)
  }

  @Test func `a wrong password changes nothing`() async throws {
    let context = SessionContext(serverContext: try .local(), authenticator: OneUser())
    try await context.login(.aliBaba)
    await #expect(throws: OneUser.WrongPassword()) {
      try await context.login(Credentials(username: "ali@example.com", password: "open barley"))
    }
    #expect(await context.isLoggedIn)
  }

  @Test func `an anonymous session has no credentials`() async throws {
    let context = SessionContext(serverContext: try .local(), authenticator: OneUser())
    try await context.login(.aliBaba)
    #expect(context.createAnonymousSession().credentials == nil)
    #expect(context.createAnonymousSession().user == nil)
  }

  @Test func `a logout keeps stored credentials`() async throws {
    let context = SessionContext(
      serverContext: try .local(), authenticator: OneUser(), store: MemoryCredentialStore())
    try await context.login(.aliBaba)
    try await context.storeCredentials()
    await context.logout()
    #expect(await context.currentUser == nil)
    await #expect(throws: ConnectorError.loginRequired) { try await context.createRequestSession() }
    #expect(try await context.loadStoredCredentials())
    #expect(await context.currentUser?.screenName == "ali")
    try await context.removeStoredCredentials()
    await context.logout()
    #expect(try await !context.loadStoredCredentials())
    #expect(await !context.isLoggedIn)
  }

  @Test func `stored credentials are not used for another server or company`() async throws {
    let store = MemoryCredentialStore()
    let first = SessionContext(serverContext: try .local(), authenticator: OneUser(), store: store)
    try await first.login(.aliBaba)
    try await first.storeCredentials()

    let second = SessionContext(
      serverContext: try .local("http://evil.example:8080"), authenticator: OneUser(), store: store)
    await #expect(throws: SessionError.self) { try await second.loadStoredCredentials() }
    #expect(await !second.isLoggedIn)

    var otherCompany = try LiferayServerContext.local()
    otherCompany.companyId = 20099
    let third = SessionContext(serverContext: otherCompany, authenticator: OneUser(), store: store)
    let error = await #expect(throws: SessionError.self) { try await third.loadStoredCredentials() }
    #expect(
      error?.localizedDescription == "The stored credentials are for http://localhost:8080 (company 10157), "
        + "not for http://localhost:8080 (company 20099)")
  }

  @Test func `a session without a store reports that`() async throws {
    let context = SessionContext(serverContext: try .local(), authenticator: OneUser())
    await #expect(throws: SessionError.noCredentialStore) { try await context.loadStoredCredentials() }
    await #expect(throws: ConnectorError.loginRequired) { try await context.storeCredentials() }
  }

  @Test func `relogin loads the user of stored credentials from the server`() async throws {
    let server = try LiferayServerContext.local()
    let store = MemoryCredentialStore(
      StoredCredentials(server: server.server, companyId: 10157, credentials: .aliBaba, user: User()))
    let context = SessionContext(serverContext: server, authenticator: OneUser(), store: store)
    await #expect(throws: ConnectorError.loginRequired) { try await context.relogin() }
    try await context.loadStoredCredentials()
    #expect(await context.currentUser?.screenName == nil)
    #expect(try await context.relogin().screenName == "ali")
    #expect(await context.currentUser?.screenName == "ali")
  }

  @Test func `relogin with an outdated password fails and leaves the user logged in`() async throws {
    let server = try LiferayServerContext.local()
    let outdated = Credentials(username: "ali@example.com", password: "outdated")
    let store = MemoryCredentialStore(
      StoredCredentials(server: server.server, companyId: 10157, credentials: outdated, user: User()))
    let context = SessionContext(serverContext: server, authenticator: OneUser(), store: store)
    try await context.loadStoredCredentials()
    await #expect(throws: OneUser.WrongPassword()) { try await context.relogin() }
    #expect(await context.isLoggedIn)
  }

  @Test func `a user is read from the JSON of the server`() throws {
    // A response of Liferay's `get-user-by-email-address`.
    let json = """
      {"agreedToTermsOfUse": true, "comments": null, "companyId": "20099", "emailAddress": "ali@example.com",
       "failedLoginAttempts": 0, "groups": [1, {"a": 2}], "screenName": "ali", "userId": "20156"}
      """
    let user = try JSONDecoder().decode(User.self, from: Data(json.utf8))
    #expect(user.userId == 20156)
    #expect(user["agreedToTermsOfUse"] == true)
    #expect(user["failedLoginAttempts"] == 0)
    #expect(user.attributes.count == 6)
    #expect(try JSONDecoder().decode(User.self, from: JSONEncoder().encode(user)) == user)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(User.self, from: Data("[1]".utf8)) }
  }

  /// Answers each login on request of a test.
  private actor SlowServer: Authenticator {
    private var waiting: [String: CheckedContinuation<Void, Never>] = [:]

    func authenticate(_ session: ConnectorSession) async throws -> User {
      let name = session.credentials?.username ?? ""
      await withCheckedContinuation { waiting[name] = $0 }
      return User(attributes: ["screenName": .string(name)])
    }

    func isAsked(_ name: String) async {
      while waiting[name] == nil { await Task.yield() }
    }

    func answer(_ name: String) async {
      await isAsked(name)
      waiting.removeValue(forKey: name)?.resume()
    }
  }

  @Test func `the later one of two logins wins in any order of answers`() async throws {
    let server = SlowServer()
    let context = SessionContext(serverContext: try .local(), authenticator: server)
    let first = Task { try await context.login(Credentials(username: "first", password: "1")) }
    await server.isAsked("first")
    let second = Task { try await context.login(Credentials(username: "second", password: "2")) }
    await server.answer("second")
    #expect(try await second.value.screenName == "second")
    await server.answer("first")
    await #expect(throws: SessionError.superseded) { try await first.value }
    #expect(await context.currentUser?.screenName == "second")
  }

  @Test func `a logout wins against a running login`() async throws {
    let server = SlowServer()
    let context = SessionContext(serverContext: try .local(), authenticator: server)
    let login = Task { try await context.login(Credentials(username: "late", password: "1")) }
    await server.isAsked("late")
    await context.logout()
    await server.answer("late")
    await #expect(throws: SessionError.superseded) { try await login.value }
    #expect(await !context.isLoggedIn)
  }
}
