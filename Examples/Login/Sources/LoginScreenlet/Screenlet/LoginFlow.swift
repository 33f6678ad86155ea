import Foundation
import Screenlets

/// Leads from Login to what only users who have signed in may see.
@MainActor
public final class LoginFlow: LoginScreenletDelegate {
  private let login: LoginScreenlet
  private let makeNext: @MainActor () -> BaseScreenlet
  private let present: @MainActor (BaseScreenlet) throws -> Void

  /// Becomes the delegate of a Screenlet.
  ///
  /// - Parameters:
  ///   - makeNext: makes the Screenlet for a user who has signed in.
  ///   - present: shows a Screenlet over the current one.
  public init(
    _ login: LoginScreenlet, makeNext: @escaping @MainActor () -> BaseScreenlet,
    present: @escaping @MainActor (BaseScreenlet) throws -> Void
  ) {
    self.login = login
    self.makeNext = makeNext
    self.present = present
    login.delegate = self
  }

  /// The Screenlets to begin with, the visible one last: a user whose credentials are stored does not type them again.
  public func firstScreenlets() async -> [BaseScreenlet] {
    await login.loadStoredCredentials() ? [login, makeNext()] : [login]
  }

  /// Shows the next Screenlet, and what a user who has signed in should know.
  public func screenlet(_ screenlet: LoginScreenlet, onLoginResponse user: SignedInUser) {
    let next = makeNext()
    do {
      try present(next)
      if let warning = user.warning { next.showHUDAlert(message: warning) }
    } catch {
      screenlet.showHUDAlert(message: error.localizedDescription)
    }
  }
}
