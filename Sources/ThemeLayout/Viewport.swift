package import ThemeSource

/// What the theme is laid out for. Everything absent is what the file itself says.
package struct Viewport: Sendable, Equatable {
  /// Light or dark: which variant of a color is drawn; layout does not depend on it.
  package enum Appearance: String, Sendable, CaseIterable { case light, dark }

  /// Size of the root in points; nil for the size that the file recorded.
  package var size: Size?
  /// The device to simulate; nil for the one that the file was made on.
  package var device: Device?
  /// Size classes; nil for those of the device.
  package var traits: Traits?
  /// Safe area of the root, stated by the caller or the theme; then no table applies.
  package var safeArea: Insets?
  package var appearance: Appearance

  package init(
    size: Size? = nil, device: Device? = nil, traits: Traits? = nil, safeArea: Insets? = nil,
    appearance: Appearance = .light
  ) {
    self.size = size
    self.device = device
    self.traits = traits
    self.safeArea = safeArea
    self.appearance = appearance
  }

  /// The file's own size, device and traits.
  package static let recorded = Viewport()

  /// A viewport from what a user writes: a device's name (`iphone-15`) or `WxH` in points (`375x667`), 1 to 10000 each.
  /// Nil for anything else.
  package init?(_ text: String) {
    if let device = Device.named(text) {
      self.init(size: device.size, device: device)
      return
    }
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Self.length(parts[0]), let height = Self.length(parts[1]) else { return nil }
    self.init(size: Size(width: width, height: height))
  }

  private static func length(_ text: Substring) -> Points? {
    guard let value = Double(text), value.isFinite, value >= 1, value <= 10_000 else { return nil }
    return value
  }
}

/// Size classes, which decide what variations apply.
package struct Traits: Hashable, Sendable {
  package enum SizeClass: String, Sendable, CaseIterable { case compact, regular }
  /// Nil: any, to which no variation but the default applies.
  package var width: SizeClass?
  package var height: SizeClass?
  package init(width: SizeClass?, height: SizeClass?) {
    self.width = width
    self.height = height
  }
  /// What files without a device are drawn for.
  package static let any = Traits(width: nil, height: nil)
}

/// How constraints are read and solved.
package struct LayoutOptions: Sendable, Equatable {
  /// Where insets come from that a file does not state: guide lengths, margins of controllers' roots and of cells.
  package enum InsetSource: String, Sendable, CaseIterable {
    /// The tables of what iOS gives.
    case table
    /// Inferred from the frames that the file recorded, else the table.
    case recorded
  }

  package var insets: InsetSource
  /// Constraints that Interface Builder removes at build time (`placeholder="YES"`) take part: true for recorded
  /// frames, false for what is shown at run time.
  package var keepsPlaceholderConstraints: Bool
  /// Views whose recorded frame is not the solved one are reported (`layout/misplaced`).
  package var reportsMisplacedViews: Bool
  /// Views that nothing determines are reported (`layout/ambiguous`).
  package var reportsAmbiguity: Bool
  /// Pivots that one solve may take; its other work is bounded in proportion.
  package var pivots: Int

  package init(
    insets: InsetSource = .recorded, keepsPlaceholderConstraints: Bool = true, reportsMisplacedViews: Bool = true,
    reportsAmbiguity: Bool = true, pivots: Int = Limits.standard.solverPivots
  ) {
    self.insets = insets
    self.keepsPlaceholderConstraints = keepsPlaceholderConstraints
    self.reportsMisplacedViews = reportsMisplacedViews
    self.reportsAmbiguity = reportsAmbiguity
    self.pivots = pivots
  }

  package static let standard = LayoutOptions()

  /// For what is shown at run time: placeholder constraints are dropped, and only conflicts are reported.
  package static let preview = LayoutOptions(
    keepsPlaceholderConstraints: false, reportsMisplacedViews: false, reportsAmbiguity: false)
}
