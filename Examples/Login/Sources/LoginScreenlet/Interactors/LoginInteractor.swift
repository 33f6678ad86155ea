#if canImport(LiferayScreens)
  import LiferayScreens
#else
  import Screenlets
#endif

/// Who has signed in.
public struct SignedInUser: Sendable, Hashable {
  /// The number of the user in the portal.
  public var id: Int64
  /// The first name, or else what identifies the user.
  public var name: String
  /// Whether the credentials were stored for the next start.
  public var isRemembered = false
  /// Why the credentials were not stored although they should have been.
  public var warning: String?

  /// Creates a user who is not remembered.
  public init(id: Int64, name: String) {
    self.id = id
    self.name = name
  }
}

/// Checks user names and passwords.
public protocol SignInService: Sendable {
  /// Signs a user in.
  ///
  /// - Throws: an error whose description suits the user, if the portal refuses or does not answer.
  func signIn(userName: String, password: String) async throws -> SignedInUser
}

/// Signs in with the user name and the password that were typed, and returns who has signed in.
public final class LoginInteractor: AsyncInteractor<SignedInUser> {
  private let userName: String
  private let password: String
  private let service: any SignInService

  /// Creates an Interactor for what was typed.
  public init(screenlet: BaseScreenlet?, userName: String, password: String, service: any SignInService) {
    self.userName = userName
    self.password = password
    self.service = service
    super.init(screenlet: screenlet)
  }

  override public func run() async throws -> SignedInUser {
    try await service.signIn(userName: userName, password: password)
  }
}
