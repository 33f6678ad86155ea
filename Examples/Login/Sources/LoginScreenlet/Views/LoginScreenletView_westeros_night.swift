import Screenlets

/// The view of the Screenlet Login in the theme westeros_night.
open class LoginScreenletView_westeros_night: LoginScreenletView_westeros {
}
