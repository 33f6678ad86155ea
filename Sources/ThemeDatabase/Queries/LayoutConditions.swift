package import ThemeLayout
package import ThemeProject
internal import ThemeSource
internal import ThemeText

extension Configuration {
  /// The conditions that layouts are checked in besides the recorded one.
  package var layoutConditions: [LayoutCondition] {
    LayoutCondition.all(sizes: sizeNames, textSizes: textSizes.map(\.category))
  }

  /// The sizes that screens are shown in, with the default size of text; none for the recorded size alone.
  package var screenSizes: [LayoutCondition] { LayoutCondition.all(sizes: sizeNames, textSizes: []) }

  private var sizeNames: [String] { sizes.map { $0.map(\.text) } ?? LayoutCondition.standardSizes }
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
