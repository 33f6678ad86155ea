package import ThemeSource

/// The differences in meaning between two themes.
package struct ThemeDifference: Sendable, Equatable {
  /// A changed value; nil where it is not set.
  package struct Value: Sendable, Equatable {
    /// `textColor`, or with the enclosing part: `normal.titleColor`.
    package var name: String
    package var before: String?
    package var after: String?
  }

  /// The change of one element.
  package struct Element: Sendable, Equatable {
    package enum Change: String, Sendable { case added, removed, moved, restyled }
    package var change: Change
    /// A description for messages: `the button 'loginButton'`.
    package var name: String
    /// The element's name: `button`.
    package var kind: String
    package var id: String?
    /// Whether the element is a component, which shows, contains or does something.
    package var isComponent: Bool
    /// The container before, of a removed or moved element, and after, of an added or moved element.
    package var containerBefore: String?
    package var containerAfter: String?
    /// Changed values; for an added element, all values.
    package var values: [Value] = []
    /// The position in the file that has the element; in the newer file if both have it.
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

  /// Removed elements, then added, moved and restyled ones, each in document order.
  package var elements: [Element] = []
  package var constraints: [Relation] = []
  package var connections: [Relation] = []
  /// Changes of the document and its header: attributes, resources, tool versions.
  package var document: [Value] = []

  package var isEmpty: Bool {
    elements.isEmpty && constraints.isEmpty && connections.isEmpty && document.isEmpty
  }
}
