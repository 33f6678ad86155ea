/// A change that would fix a problem.
public struct Fix: Sendable {
  /// Whether a fix may change the theme's meaning.
  public enum Safety: String, Sendable {
    /// The theme's meaning and appearance stay the same.
    case safe
    /// The theme's meaning or appearance may change.
    case unsafe
    /// A suggestion for people; no command applies it.
    case displayOnly
  }

  /// A replacement of bytes. The edits of a fix are sorted by range and do not overlap.
  public struct Edit: Sendable {
    /// The bytes to replace; empty for an insertion.
    public var span: SourceSpan
    /// The new text.
    public var replacement: String
    /// Creates an edit.
    public init(_ span: SourceSpan, _ replacement: String) {
      self.span = span
      self.replacement = replacement
    }
  }

  /// The effect, as an imperative: "replace 'flat8' with 'flat7'".
  public var title: String
  /// Whether the theme's meaning may change.
  public var safety: Safety
  /// The replacements, sorted, without overlap.
  public var edits: [Edit]

  /// Creates a fix.
  public init(_ title: String, _ safety: Safety, _ edits: [Edit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }
}

extension Fix {
  /// Returns a fix that replaces a name or value.
  package static func replacing(
    _ name: String, with replacement: String, at span: SourceSpan, _ safety: Safety = .unsafe
  ) -> Fix {
    Fix("replace '\(name)' with '\(replacement)'", safety, [Edit(span, replacement)])
  }

  /// Returns a fix that corrects a misspelled name or value; none if the names differ by more than a typo.
  package static func correcting(
    _ name: String, to meant: String?, at span: SourceSpan, _ safety: Safety = .unsafe
  ) -> [Fix] {
    correcting(name, to: meant, at: [span], safety)
  }

  /// Returns a fix that corrects a misspelled name or value in several places; none if the names differ by more than a typo.
  package static func correcting(
    _ name: String, to meant: String?, at spans: [SourceSpan], _ safety: Safety = .unsafe
  ) -> [Fix] {
    guard let meant, isTypo(name, of: meant) else { return [] }
    return [Fix("replace '\(name)' with '\(meant)'", safety, spans.map { Edit($0, meant) })]
  }
}
