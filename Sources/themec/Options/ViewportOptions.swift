import ArgumentParser
import ThemeCompiler

/// `--size iphone-8` or `--size 375x667`.
struct SizeOption: ExpressibleByArgument {
  var viewport: Viewport

  init?(argument: String) {
    guard let viewport = Viewport(argument) else { return nil }
    self.viewport = viewport
  }
}

/// `--appearance`.
enum AppearanceOption: String, ExpressibleByArgument, CaseIterable {
  case light, dark

  var value: Viewport.Appearance {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }
}
