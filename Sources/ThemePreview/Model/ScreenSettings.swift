package import ThemeLayout
package import ThemeRendering
package import ThemeSource
package import ThemeText

/// The conditions for which a theme is drawn. Keys change them.
package struct ScreenSettings: Sendable, Equatable {
  /// The scale of the picture.
  package enum Zoom: Sendable, Equatable, CaseIterable {
    /// The entire screen if it is readable, else the scale of `actual`.
    case automatic
    /// The scale of the terminal's cells; scrolling reveals the rest.
    case actual
  }

  /// Name and size of the screen; nil for the size in the file.
  package var device: Viewport?
  package var isLandscape: Bool
  package var appearance: Appearance
  package var textSize: ContentSizeCategory?
  package var direction: LayoutDirection
  /// The language of the texts; nil for the theme's own.
  package var locale: LanguageTag?
  package var state: ProgressMessage.State?
  package var usesSamples: Bool
  package var showsOutlines: Bool
  package var showsHidden: Bool
  package var zoom: Zoom

  package init(
    device: Viewport? = nil, isLandscape: Bool = false, appearance: Appearance = .light,
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

  /// The devices that a key selects in turn: one of each class of screens, smallest first.
  static let commonDevices = ["iphone-5s", "iphone-8", "iphone-15", "iphone-16-pro-max", "ipad-10"]

  /// The viewport for which the theme is laid out.
  var viewport: Viewport {
    var viewport = device ?? .recorded
    if isLandscape { viewport = viewport.turned }
    viewport.appearance = appearance
    viewport.contentSize = textSize
    viewport.direction = locale?.isRightToLeft == true ? .rightToLeft : direction
    viewport.language = locale
    return viewport
  }

  /// Differences from the file's plain screen, such as `iphone-8 · landscape · dark`.
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
  /// Selects the next or previous common device; the size in the file is one of the steps.
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

  /// Selects a larger or smaller text size. Returns false at the end of the scale.
  mutating func stepTextSize(by step: Int) -> Bool {
    let all = ContentSizeCategory.allCases
    let standard = all.firstIndex(of: .large) ?? 0
    let current = textSize.flatMap { all.firstIndex(of: $0) } ?? standard
    guard all.indices.contains(current + step) else { return false }
    textSize = current + step == standard ? nil : all[current + step]
    return true
  }

  /// Selects the next language, starting with the texts of the theme.
  mutating func stepLocale(among available: [LanguageTag]) {
    guard let current = locale, let index = available.firstIndex(of: current) else {
      locale = available.first
      return
    }
    locale = available.indices.contains(index + 1) ? available[index + 1] : nil
  }

  /// Selects the next progress message: none, then working, failure and success.
  mutating func stepState(among available: [ProgressMessage.State]) {
    guard let current = state, let index = available.firstIndex(of: current) else {
      state = available.first
      return
    }
    state = available.indices.contains(index + 1) ? available[index + 1] : nil
  }
}
