internal import Foundation
public import Screenlets

extension ConnectorQueue {
  /// A queue for a user who is logged in at `https://portal.example`. The login sends no request.
  ///
  /// - Parameter clock: The clock that measures the delays of retries, such as a ``TestClock``.
  public static func signedIn(
    username: String = "ada", password: String = "secret", clock: any Clock<Duration> = ContinuousClock()
  ) async throws -> ConnectorQueue {
    guard let server = URL(string: "https://portal.example") else { throw ConnectorError.loginRequired }
    let context = LiferayServerContext(server: server, companyId: 1, groupId: 1)
    let session = SessionContext(serverContext: context, authenticator: AnyUser())
    try await session.login(Credentials(username: username, password: password))
    return ConnectorQueue(context: session, clock: clock)
  }

  private struct AnyUser: Authenticator {
    func authenticate(_ session: ConnectorSession) async throws -> User { User() }
  }
}
