/// The reason for a theme's kind, for `explain`.
package enum KindReason: Sendable, Equatable {
  /// The header declares the kind.
  case stated
  case namedDefault
  /// The root view has another theme's class: the theme is a Child of it.
  case rootClass(String, of: ThemeID)
  /// The root view's class inherits from another theme's class, through the classes in `via`: the theme is an Extended
  /// theme of it.
  case superclass(of: String, via: [String], theme: ThemeID)
  /// The header sets a parent but no kind, and the root view has the parent's class or none: Child.
  case parentStated
  /// The header sets a parent but no kind, and the root view has a different class: Extended.
  case parentStatedWithOwnClass(String)
  /// There is no sign of inheritance: Full.
  case nothingInherited(rootClass: String?)
  /// An `-ext` file adjusts a theme and has that theme's kind.
  case adjusts(ThemeID)
  /// Parts, hosts, variants and foreign files have no kind.
  case notATheme(FileRole)
}

extension KindReason {
  /// Returns a clause such as "its root view's class 'LoginView_flat7' extends 'LoginView_default'".
  package func sentence(in graph: ThemeGraph) -> String {
    switch self {
    case .stated: "declared in its header"
    case .namedDefault: "it is named 'default'"
    case .rootClass(let name, let theme):
      "its root view's class '\(name)' is that of the theme '\(graph[theme].themeName)'"
    case .superclass(let name, let via, let theme):
      "its root view's class '\(name)' extends \(via.map { "'\($0)'" }.joined(separator: ", which extends ")), the class"
        + " of the theme '\(graph[theme].themeName)'"
    case .parentStated: "its header names a parent, and its root view has no class of its own"
    case .parentStatedWithOwnClass(let name):
      "its header names a parent, and its root view has the class '\(name)' of its own"
    case .nothingInherited(let name?):
      "its root view's class '\(name)' is not known to be, or to extend, another theme's class"
    case .nothingInherited(nil): "its root view has no class that could be another theme's"
    case .adjusts(let theme): "it adjusts the theme '\(graph[theme].themeName)'"
    case .notATheme(let role):
      switch role {
      case .part: "it is a part, and parts have no kind"
      case .host: "it is a storyboard, which hosts Screenlets"
      case .variant: "it is a variant for some devices or languages"
      case .foreign: "it is not a readable iOS document"
      case .theme: "it is not a theme"
      }
    }
  }
}
