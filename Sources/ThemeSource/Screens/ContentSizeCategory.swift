/// The user's text size, smallest first: the Dynamic Type sizes of iOS, named as in SwiftUI.
public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable {
  /// Two sizes below `medium`.
  case xSmall
  /// One size below `medium`.
  case small
  /// One size below the default.
  case medium
  /// The default on devices.
  case large
  /// One size above the default.
  case xLarge
  /// Two sizes above the default.
  case xxLarge
  /// Three sizes above the default: the largest one without accessibility sizes.
  case xxxLarge
  /// The smallest accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The largest accessibility size.
  case accessibility5
}
