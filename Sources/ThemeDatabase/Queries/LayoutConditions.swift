package import ThemeLayout
package import ThemeProject
internal import ThemeSource
internal import ThemeText

extension Configuration {
  /// The conditions that layouts are checked in besides the recorded one.
  /// - Parameter app: the screens of the app that shows the layouts. It decides between the default sizes.
  package func layoutConditions(in app: AppScreens? = nil) -> [LayoutCondition] {
    LayoutCondition.all(sizes: sizeNames(in: app), textSizes: textSizes.map(\.category)).map { condition in
      var condition = condition
      condition.viewport.hidesStatusBar = app?.hidesStatusBar ?? false
      return condition
    }
  }

  /// The sizes that screens are shown in, with the default size of text; none for the recorded size alone.
  package func screenSizes(in app: AppScreens?) -> [LayoutCondition] {
    LayoutCondition.all(sizes: sizeNames(in: app), textSizes: [])
  }

  private func sizeNames(in app: AppScreens?) -> [String] {
    if let sizes { return sizes.map(\.text) }
    let standard = LayoutCondition.standardSizes
    return app?.supported(standard) ?? standard
  }
}

extension Configuration.ViewportSize {
  /// As a viewport is written.
  fileprivate var text: String {
    switch self {
    case .device(let name): name
    case .points(let size): "\(size.width)x\(size.height)"
    }
  }
}

extension Configuration.TextSize {
  /// The largest text of the settings, and the largest of those for accessibility.
  fileprivate var category: ContentSizeCategory {
    switch self {
    case .default: .large
    case .large: .xxxLarge
    case .accessibility: .accessibility5
    }
  }
}
