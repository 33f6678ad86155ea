import Foundation
import Screenlets

/// Signs a user in, with a password that is typed or with stored credentials.
///
/// What else the app shows is presented over this Screenlet: a user who comes back to it is signed out.
public final class LoginScreenlet: BaseScreenlet {
  /// Whether the credentials of a user who signs in are stored, for the next start. False by default.
  public var saveCredentials = false
  /// Who is signed in; nil for nobody.
  public private(set) var user: SignedInUser?

  private let session: SessionContext
  /// Whether another Screenlet took the place of this one after a user had signed in.
  private var isLeft = false
  private var signOutTask: Task<Void, Never>?
  /// Shown when the Screenlet appears.
  private var notice: String?

  /// - Parameter session: holds who is signed in, for the requests of all Screenlets.
  public init(themes: ThemeWorkspace, themeName: String? = nil, session: SessionContext) {
    self.session = session
    super.init(themes: themes, themeName: themeName)
  }

  override public class var viewClasses: [BaseScreenletView.Type] {
    [
      LoginScreenletView_default.self, LoginScreenletView_flat7.self, LoginScreenletView_westeros.self,
      LoginScreenletView_westeros_night.self,
    ]
  }

  private var viewModel: (any LoginViewModel)? { screenletView as? any LoginViewModel }
  private var loginDelegate: (any LoginScreenletDelegate)? { delegate as? any LoginScreenletDelegate }

  override public func onCreated() {
    viewModel?.authType = "basic"
    // A terminal has no browser to authorize in.
    screenletView?.outlet("authorizeButton", as: Button.self)?.isHidden = true
  }

  override public func onShow() {
    if let notice { showHUDAlert(message: notice) }
    notice = nil
    if isLeft { signOut() }
    isLeft = false
  }

  override public func onHide() { isLeft = user != nil }

  // MARK: Signing in

  override public func createInteractor(name: String, sender: AnyObject?) -> Interactor? {
    guard name == Self.defaultAction else { return nil }
    let interactor = LoginInteractor(
      screenlet: self, userName: viewModel?.userName ?? "", password: viewModel?.password ?? "",
      service: SessionSignIn(session: session, remembers: saveCredentials, signOut: signOutTask))
    interactor.onSuccess = { [weak self, weak interactor] in
      guard let self, let user = interactor?.value else { return }
      viewModel?.password = nil
      self.user = user
      if user.isRemembered { loginDelegate?.screenlet(self, onCredentialsSaved: user) }
      loginDelegate?.screenlet(self, onLoginResponse: user)
    }
    interactor.onFailure = { [weak self] error in
      guard let self else { return }
      loginDelegate?.screenlet(self, onLoginError: error)
    }
    return interactor
  }

  /// Puts the focus where the user corrects what was wrong, or tries again.
  override public func onFinishInteraction(_ result: AnyObject?, error: NSError?) {
    guard let error else { return }
    let outlet =
      switch SignInError(error) {
      case .missingUserName: "userNameField"
      case .missingPassword, .wrongCredentials: "passwordField"
      case .unexpectedAnswer, nil: "loginButton"
      }
    screenletView?.outlet(outlet, as: Control.self)?.becomeFirstResponder()
  }

  override public func failureText(message: String, error: NSError) -> String {
    "\(message)\n\(error.localizedDescription)"
  }

  /// Signs in with stored credentials, without asking the portal: it refuses the first request if they are not valid anymore.
  ///
  /// If there are credentials that cannot be used, the Screenlet says why when it is shown.
  ///
  /// - Returns: whether a user is signed in.
  public func loadStoredCredentials() async -> Bool {
    do {
      guard try await session.loadStoredCredentials(), let user = await session.currentUser else { return false }
      let loaded = SignedInUser(user, typed: user.emailAddress ?? "")
      self.user = loaded
      loginDelegate?.screenlet(self, onCredentialsLoaded: loaded)
      return true
    } catch SessionError.noCredentialStore {
      return false
    } catch {
      notice = "You have to sign in again.\n\(error.localizedDescription)"
      return false
    }
  }

  // MARK: Signing out

  /// Signs the user out, and forgets the stored credentials.
  public func signOut() {
    user = nil
    let (session, previous) = (session, signOutTask)
    signOutTask = Task { [weak self] in
      await previous?.value
      await session.logout()
      do {
        try await session.removeStoredCredentials()
      } catch SessionError.noCredentialStore {
      } catch {
        self?.showHUDAlert(message: "You are still remembered.\n\(error.localizedDescription)")
      }
    }
    loginDelegate?.screenletDidSignOut(self)
  }

  /// Waits until a sign-out has taken effect.
  public func waitUntilSignedOut() async { await signOutTask?.value }
}

extension SignInError {
  /// The error that an `NSError` was made of; nil if it was another one.
  fileprivate init?(_ error: NSError) {
    guard error.domain == Self.errorDomain else { return nil }
    let known: [SignInError] = [.missingUserName, .missingPassword, .wrongCredentials, .unexpectedAnswer]
    guard let found = known.first(where: { $0.errorCode == error.code }) else { return nil }
    self = found
  }
}
