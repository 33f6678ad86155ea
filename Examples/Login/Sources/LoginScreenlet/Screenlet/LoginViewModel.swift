/// What views that identify a user have in common.
@MainActor
public protocol BasicAuthBasedType: AnyObject {
  /// How the user is identified: 'email', 'screenName' or 'userId'. The View class adapts the user name field's placeholder and keyboard.
  var basicAuthMethod: String? { get set }
}

/// Signs a user in, with a password or through the browser.
@MainActor
public protocol LoginViewModel: BasicAuthBasedType {
  /// What identifies the user, as basicAuthMethod says.
  var userName: String? { get set }
  /// The password that the user typed. Themes present it in a secure field.
  var password: String? { get set }
  /// 'basic', 'oauth' or 'cookie'. The View class shows the fields and loginButton, or authorizeButton.
  var authType: String? { get set }
}
