internal import ThemeDatabase
internal import ThemeSource

/// A theme, part or storyboard that can be shown, before it is read.
package struct ThemeChoice: Sendable, Hashable {
  /// Screenlet, the class of a part, or the name of a storyboard.
  package var subject: String
  /// Empty for what is no Screenlet's theme.
  package var theme: String
  package var path: String
  package var isShipped: Bool

  /// `Login · flat7`.
  package var title: String { theme.isEmpty ? subject : "\(subject) · \(theme)" }

  package init(subject: String, theme: String, path: String, isShipped: Bool) {
    self.subject = subject
    self.theme = theme
    self.path = path
    self.isShipped = isShipped
  }
}

extension [ThemeChoice] {
  /// The other themes of the same subject, in order; empty for a choice that is not listed.
  func siblings(of choice: ThemeChoice) -> [ThemeChoice] { filter { $0.subject == choice.subject } }

  /// The subjects, each once.
  var subjects: [String] {
    var known: Set<String> = []
    return map(\.subject).filter { known.insert($0).inserted }
  }
}
