/// The text size that a user chose, smallest first: the Dynamic Type sizes of iOS, named as SwiftUI names them.
package enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable {
  case xSmall
  case small
  case medium
  /// The size that devices come with.
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
