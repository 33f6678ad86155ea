package import ThemeSource

/// What differs between two themes, by meaning, not by line.
package struct ThemeDifference: Sendable, Equatable {
  /// A value that changed; nil where it is not set.
  package struct Value: Sendable, Equatable {
    /// `textColor`, or with what it is part of: `normal.titleColor`.
    package var name: String
    package var before: String?
    package var after: String?

    package init(name: String, before: String?, after: String?) {
      self.name = name
      self.before = before
      self.after = after
    }
  }

  /// What became of one element.
  package struct Element: Sendable, Equatable {
    package enum Change: String, Sendable { case added, removed, moved, restyled }
    package var change: Change
    /// As a theme's author knows it: `the button 'loginButton'`.
    package var name: String
    /// The element's name: `button`.
    package var kind: String
    package var id: String?
    /// Whether it is a component: one that shows, holds or does something.
    package var isComponent: Bool
    /// What it is in: before, when it was removed or moved; after, when it was added or moved.
    package var containerBefore: String?
    package var containerAfter: String?
    /// Values that changed; what is set, for one that was added.
    package var values: [Value] = []
    /// Where it is, in the file that has it; in the newer one when both have.
    package var span: SourceSpan
  }

  /// A constraint or connection.
  package struct Relation: Sendable, Equatable {
    package enum Change: String, Sendable { case added, removed, changed }
    package var change: Change
    package var before: String?
    package var after: String?
    package var span: SourceSpan
  }

  /// Removed, then added, moved and restyled ones, each in document order.
  package var elements: [Element] = []
  package var constraints: [Relation] = []
  package var connections: [Relation] = []
  /// Of the document and its header: attributes, resources, tool versions.
  package var document: [Value] = []

  package var isEmpty: Bool {
    elements.isEmpty && constraints.isEmpty && connections.isEmpty && document.isEmpty
  }
}
