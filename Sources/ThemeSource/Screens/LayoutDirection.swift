/// The reading direction of a language. It determines leading edges and the order of stacks.
public enum LayoutDirection: String, Sendable, CaseIterable {
  /// As in English: leading edges are on the left.
  case leftToRight = "ltr"
  /// As in Arabic: leading edges are on the right.
  case rightToLeft = "rtl"
}
