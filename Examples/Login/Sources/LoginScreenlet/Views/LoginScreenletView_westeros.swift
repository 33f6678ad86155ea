import Foundation
import Screenlets

/// The view of the Screenlet Login in the theme westeros.
open class LoginScreenletView_westeros: BaseScreenletView, LoginViewModel {
  open var userNameField: TextField? { outlet("userNameField") }
  open var passwordField: TextField? { outlet("passwordField") }
  open var loginButton: Button? { outlet("loginButton") }

  open var basicAuthMethod: String?

  open var userName: String? {
    get { userNameField?.text }
    set { userNameField?.text = newValue }
  }

  open var password: String? {
    get { passwordField?.text }
    set { passwordField?.text = newValue }
  }

  open var authType: String?

  override open var progressMessages: [String: ProgressMessages] {
    [
      "defaultAction": [
        .working: NSLocalizedString("Signing in…", comment: ""),
        .failure: NSLocalizedString("Could not sign in", comment: ""),
      ]
    ]
  }

  override open func onSetTranslations() {
    userNameField?.placeholder = NSLocalizedString("Email address", comment: "")
    passwordField?.placeholder = NSLocalizedString("Password", comment: "")
    loginButton?.setTitle(NSLocalizedString("Enter the vault", comment: ""), for: .normal)
  }
}
