/// A change that would fix a problem.
public struct Fix: Sendable {
  /// Whether a fix may change what the theme means.
  public enum Safety: String, Sendable {
    /// The theme means and looks the same afterwards.
    case safe
    /// What the theme means or looks like may change.
    case unsafe
    /// A change to show to people; no command applies it.
    case displayOnly
  }

  /// One replacement of bytes. Edits of a fix never overlap and are sorted by their range.
  public struct Edit: Sendable {
    /// The bytes to replace; empty to insert.
    public var span: SourceSpan
    /// What takes their place.
    public var replacement: String
    /// Creates a value of its parts.
    public init(_ span: SourceSpan, _ replacement: String) {
      self.span = span
      self.replacement = replacement
    }
  }

  /// What it does, as an imperative: "replace 'flat8' with 'flat7'".
  public var title: String
  /// Whether the meaning stays.
  public var safety: Safety
  /// What is replaced, sorted, without overlap.
  public var edits: [Edit]

  /// Creates a value of its parts.
  public init(_ title: String, _ safety: Safety, _ edits: [Edit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }
}

extension Fix {
  /// Replaces a name or value that a file contains.
  package static func replacing(
    _ name: String, with replacement: String, at span: SourceSpan, _ safety: Safety = .unsafe
  ) -> Fix {
    Fix("replace '\(name)' with '\(replacement)'", safety, [Edit(span, replacement)])
  }
}
