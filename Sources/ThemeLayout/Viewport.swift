package import ThemeSource
package import ThemeText

/// What the theme is laid out for. Everything absent is what the file itself says.
package struct Viewport: Sendable, Hashable {
  /// Light or dark: which variant of a color is drawn; layout does not depend on it.
  package enum Appearance: String, Sendable, CaseIterable { case light, dark }

  /// Size of the root in points; nil for the size that the file recorded.
  package var size: Size?
  /// The device to simulate; nil for the one that the file was made on.
  package var device: Device?
  /// How the device is held; of the file's own device the file says it.
  package var orientation: Orientation
  /// Size classes; nil for those of the device.
  package var traits: Traits?
  /// Safe area of the root, stated by the caller or the theme; then no table applies.
  package var safeArea: Insets?
  package var appearance: Appearance
  /// Which way the language is read: where leading edges are, and in which order stacks arrange.
  package var direction: LayoutDirection
  /// The size of text in text styles; nil for the default, `large`, and on Interface Builder's canvas for the one that the file
  /// was recorded in.
  package var contentSize: ContentSizeCategory?

  package init(
    size: Size? = nil, device: Device? = nil, orientation: Orientation = .portrait, traits: Traits? = nil,
    safeArea: Insets? = nil,
    appearance: Appearance = .light, direction: LayoutDirection = .leftToRight, contentSize: ContentSizeCategory? = nil
  ) {
    self.size = size
    self.device = device
    self.orientation = orientation
    self.traits = traits
    self.safeArea = safeArea
    self.appearance = appearance
    self.direction = direction
    self.contentSize = contentSize
  }

  /// The same screen on its side; unchanged without a size.
  package var turned: Viewport {
    guard let size else { return self }
    var turned = self
    turned.size = Size(width: size.height, height: size.width)
    turned.orientation = orientation == .portrait ? .landscape : .portrait
    return turned
  }

  /// The file's own size, device and traits.
  package static let recorded = Viewport()

  /// A viewport from what a user writes: a device's name (`iphone-15`), that of a device on its side
  /// (`iphone-15-landscape`), or `WxH` in points (`375x667`), 1 to 10000 each. Nil for anything else.
  package init?(_ text: String) {
    for (suffix, orientation) in [("-landscape", Orientation.landscape), ("", .portrait)] {
      if text.lowercased().hasSuffix(suffix), let device = Device.named(String(text.dropLast(suffix.count))) {
        self.init(size: device.size(in: orientation), device: device, orientation: orientation)
        return
      }
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

/// Which way a language is read.
package enum LayoutDirection: String, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
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

  /// When a layout is looked at: Interface Builder assumes some things that do not hold in the app.
  package enum Moment: String, Sendable, CaseIterable {
    /// As Interface Builder records frames: `placeholder="YES"` constraints take part, an arranged view without content is 50
    /// points long, and safe areas are those of its canvas, which differ from release to release.
    case design
    /// As a device shows it.
    case run
  }

  package var insets: InsetSource
  /// Whether the frames are those of Interface Builder's canvas or of a running app.
  package var moment: Moment
  /// Views whose recorded frame is not the solved one are reported (`layout/misplaced`).
  package var reportsMisplacedViews: Bool
  /// Views that nothing determines are reported (`layout/ambiguous`).
  package var reportsAmbiguity: Bool
  /// Whether the root is laid out at a size that it was not recorded in: rows are as high as their constraints make them, and
  /// what code replaces when it loads the view (`placeholder="YES"`) gives way to all other constraints.
  package var adaptsToSize = false
  /// Pivots that one solve may take; its other work is bounded in proportion.
  package var pivots: Int

  package init(
    insets: InsetSource = .recorded, moment: Moment = .design, reportsMisplacedViews: Bool = true,
    reportsAmbiguity: Bool = true, pivots: Int = Limits.standard.solverPivots
  ) {
    self.insets = insets
    self.moment = moment
    self.reportsMisplacedViews = reportsMisplacedViews
    self.reportsAmbiguity = reportsAmbiguity
    self.pivots = pivots
  }

  package static let standard = LayoutOptions()

  /// For what is shown at run time: placeholder constraints are dropped, and only conflicts are reported.
  package static let preview = LayoutOptions(
    insets: .table, moment: .run, reportsMisplacedViews: false, reportsAmbiguity: false)
}
