import Foundation
import Screenlets

/// Hears of the Screenlet's events.
@MainActor
public protocol LoginScreenletDelegate: BaseScreenletDelegate {
  /// A user has signed in with a password that was typed.
  func screenlet(_ screenlet: LoginScreenlet, onLoginResponse user: SignedInUser)
  /// A user could not sign in.
  func screenlet(_ screenlet: LoginScreenlet, onLoginError error: NSError)
  /// The credentials of a user were stored, for the next start.
  func screenlet(_ screenlet: LoginScreenlet, onCredentialsSaved user: SignedInUser)
  /// A user has signed in with stored credentials.
  func screenlet(_ screenlet: LoginScreenlet, onCredentialsLoaded user: SignedInUser)
  /// The user has signed out.
  func screenletDidSignOut(_ screenlet: LoginScreenlet)
}

extension LoginScreenletDelegate {
  /// Does nothing.
  public func screenlet(_ screenlet: LoginScreenlet, onLoginError error: NSError) {}
  /// Does nothing.
  public func screenlet(_ screenlet: LoginScreenlet, onCredentialsSaved user: SignedInUser) {}
  /// Does nothing.
  public func screenlet(_ screenlet: LoginScreenlet, onCredentialsLoaded user: SignedInUser) {}
  /// Does nothing.
  public func screenletDidSignOut(_ screenlet: LoginScreenlet) {}
}
