import Foundation
import Screenlets

/// Signs users in to a session, whose requests are then made in their names.
struct SessionSignIn: SignInService {
  let session: SessionContext
  /// Whether the credentials are stored, for the next start.
  let remembers: Bool
  /// A sign-out that is still under way: it comes first.
  let signOut: Task<Void, Never>?

  func signIn(userName: String, password: String) async throws -> SignedInUser {
    let name = userName.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !name.isEmpty else { throw SignInError.missingUserName }
    guard !password.isEmpty else { throw SignInError.missingPassword }
    await signOut?.value
    let user = try await session.login(Credentials(username: name, password: password))
    // Whoever cancelled does not expect to be signed in.
    if Task.isCancelled {
      await session.logout()
      throw CancellationError()
    }
    var result = SignedInUser(user, typed: name)
    guard remembers else { return result }
    do {
      try await session.storeCredentials()
      result.isRemembered = true
    } catch {
      result.warning = "You are signed in, but not remembered. \(error.localizedDescription)"
    }
    return result
  }
}

extension SignedInUser {
  init(_ user: User, typed name: String) {
    let firstName = user.firstName.flatMap { $0.isEmpty ? nil : $0 }
    self.init(id: user.userId ?? 0, name: firstName ?? user.screenName ?? name)
  }
}
