/// The user's text size, smallest first: the Dynamic Type sizes of iOS, named as in SwiftUI.
package enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable {
  case xSmall
  case small
  case medium
  /// The default on devices.
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5
}
