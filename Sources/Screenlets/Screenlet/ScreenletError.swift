public import Foundation

/// Why a Screenlet cannot be shown.
public enum ScreenletError: Error, Sendable, Equatable, LocalizedError {
  /// There is neither the theme that was asked for nor a default one.
  case noTheme(screenlet: String, reason: String)
  /// The theme has errors that keep it from being compiled; each with its place.
  case brokenTheme(file: String, errors: [String])
  /// The root view of the theme has a class that neither ``BaseScreenlet/viewClasses`` nor the Screenlet's module has.
  case unknownViewClass(name: String, theme: String, known: [String])

  /// A sentence for people.
  public var errorDescription: String? {
    switch self {
    case .noTheme(let screenlet, let reason): "no theme of \(screenlet) can be shown: \(reason)"
    case .brokenTheme(let file, let errors): (["'\(file)' cannot be compiled"] + errors).joined(separator: "\n  ")
    case .unknownViewClass(let name, let theme, let known):
      "there is no View class '\(name)' for the theme '\(theme)': create it with 'themec generate view' in the module of the "
        + "Screenlet, or list it in viewClasses (\(known.joined(separator: ", ")))"
    }
  }
}
