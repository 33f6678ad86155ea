import Foundation
import Screenlets

/// The view of the Screenlet Login in the theme flat7.
open class LoginScreenletView_flat7: LoginScreenletView_default {
  open var titleLabel: Label? { outlet("titleLabel") }
  open var subtitleLabel: Label? { outlet("subtitleLabel") }
  open var userNamePlaceholder: Label? { outlet("userNamePlaceholder") }
  open var passwordPlaceholder: Label? { outlet("passwordPlaceholder") }

  override open func onSetTranslations() {
    super.onSetTranslations()
    userNameField?.placeholder = NSLocalizedString("name@example.com", comment: "")
    passwordField?.placeholder = NSLocalizedString("Your password", comment: "")
    loginButton?.setTitle(NSLocalizedString("SIGN IN", comment: ""), for: .normal)
    titleLabel?.text = NSLocalizedString("Welcome", comment: "")
    subtitleLabel?.text = NSLocalizedString("Sign in to continue", comment: "")
    userNamePlaceholder?.text = NSLocalizedString("EMAIL ADDRESS", comment: "")
    passwordPlaceholder?.text = NSLocalizedString("PASSWORD", comment: "")
  }
}
