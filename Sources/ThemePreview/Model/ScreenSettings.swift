package import ThemeLayout
package import ThemeRendering
internal import ThemeSource
package import ThemeText

/// What a theme is drawn for, as keys change it.
package struct ScreenSettings: Sendable, Equatable {
  /// How large a point is drawn.
  package enum Zoom: Sendable, Equatable, CaseIterable {
    /// The whole screen if it is readable, else at its own size.
    case automatic
    /// At the terminal cell's own size; what does not fit is scrolled to.
    case actual
  }

  /// Name and size of the screen; nil for the size in the file.
  package var device: Viewport?
  package var isLandscape: Bool
  package var appearance: Viewport.Appearance
  package var textSize: ContentSizeCategory?
  package var direction: LayoutDirection
  /// The language of the texts; nil for those of the theme.
  package var locale: LanguageTag?
  package var state: ProgressMessage.State?
  package var usesSamples: Bool
  package var showsOutlines: Bool
  package var showsHidden: Bool
  package var zoom: Zoom

  package init(
    device: Viewport? = nil, isLandscape: Bool = false, appearance: Viewport.Appearance = .light,
    textSize: ContentSizeCategory? = nil, direction: LayoutDirection = .leftToRight,
    locale: LanguageTag? = nil, state: ProgressMessage.State? = nil, usesSamples: Bool = false,
    showsOutlines: Bool = false,
    showsHidden: Bool = false, zoom: Zoom = .automatic
  ) {
    self.device = device
    self.isLandscape = isLandscape
    self.appearance = appearance
    self.textSize = textSize
    self.direction = direction
    self.locale = locale
    self.state = state
    self.usesSamples = usesSamples
    self.showsOutlines = showsOutlines
    self.showsHidden = showsHidden
    self.zoom = zoom
  }

  /// The devices that a key steps through: each class of screens once, the smallest first.
  static let commonDevices = ["iphone-5s", "iphone-8", "iphone-15", "iphone-16-pro-max", "ipad-10"]

  /// What the theme is laid out for.
  var viewport: Viewport {
    var viewport = device ?? .recorded
    if isLandscape { viewport = viewport.turned }
    viewport.appearance = appearance
    viewport.contentSize = textSize
    viewport.direction = locale?.isRightToLeft == true ? .rightToLeft : direction
    return viewport
  }

  /// `iphone-8 · landscape · dark`: what differs from the plain screen of the file.
  var summary: String {
    var parts: [String] = []
    if let device {
      parts.append(device.device?.names.first ?? "")
      if isLandscape { parts.append("landscape") }
    }
    parts.append(appearance.rawValue)
    if let textSize { parts.append("text \(textSize.rawValue)") }
    if direction == .rightToLeft { parts.append("right to left") }
    if let locale { parts.append(locale.text) }
    if let state { parts.append(state.rawValue) }
    if usesSamples { parts.append("sample values") }
    if showsOutlines { parts.append("outlines") }
    if showsHidden { parts.append("hidden views") }
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }
}

extension ScreenSettings {
  /// The next or previous of the common devices; the size in the file is one of the steps.
  mutating func stepDevice(by step: Int) {
    let names = Self.commonDevices
    let current = device.flatMap { device in
      names.firstIndex { Viewport($0)?.size == device.size }
    }
    let place = device == nil ? 0 : (current ?? 0) + 1
    let next = (place + step + names.count + 1) % (names.count + 1)
    device = next == 0 ? nil : Viewport(names[next - 1])
    if device == nil { isLandscape = false }
  }

  /// A larger or smaller size of text; false at the end of the scale.
  mutating func stepTextSize(by step: Int) -> Bool {
    let all = ContentSizeCategory.allCases
    let standard = all.firstIndex(of: .large) ?? 0
    let current = textSize.flatMap { all.firstIndex(of: $0) } ?? standard
    guard all.indices.contains(current + step) else { return false }
    textSize = current + step == standard ? nil : all[current + step]
    return true
  }

  /// The texts of the theme, then each language.
  mutating func stepLocale(among available: [LanguageTag]) {
    guard let current = locale, let index = available.firstIndex(of: current) else {
      locale = available.first
      return
    }
    locale = available.indices.contains(index + 1) ? available[index + 1] : nil
  }

  /// No progress message, then working, failure and success.
  mutating func stepState(among available: [ProgressMessage.State]) {
    guard let current = state, let index = available.firstIndex(of: current) else {
      state = available.first
      return
    }
    state = available.indices.contains(index + 1) ? available[index + 1] : nil
  }
}
