internal import ThemeDatabase
package import ThemeEditing
package import ThemeProject
package import ThemeSource

/// A value of a view in a resolved theme, with its origin, for an inspector.
package struct ViewValue: Sendable, Hashable {
  package typealias Kind = ValueSlot.Kind

  /// The location of a value.
  package struct Origin: Sendable, Hashable {
    /// The path in the format of messages.
    package var path: String
    /// The line number from 1; the column is in UTF-8 bytes.
    package var line: Int
    package var column: Int
    /// The theme that owns the file, or the file's name if it is not a theme.
    package var theme: String
  }

  /// A range in a file.
  package struct Extent: Sendable, Hashable {
    /// The path in the format of messages.
    package var path: String
    package var range: SourceRange
  }

  /// An overridden value.
  package struct Overridden: Sendable, Hashable {
    package var text: String
    package var origin: Origin
  }

  /// The key of the value in its view: `text`, `textColor`, `fontDescription.pointSize`, `normal.title`,
  /// `layer.cornerRadius`, `constraint.abc-de-fgh.constant`.
  package var key: String
  /// The name for display: `font size`, `top to bottom of title`.
  package var label: String
  /// The formatted value: `#FF8800`, `Sign in`, `16`, `YES`. UIKit's default if it is not written.
  package var text: String
  /// The components of a color in light appearance, as `#RRGGBB`.
  package var components: String?
  package var kind: Kind
  /// `nil` for UIKit's default.
  package var origin: Origin?
  /// The attribute or element that declares the value; for the constant of a constraint, the whole constraint. `nil` if
  /// it is not written.
  package var extent: Extent?
  /// Overridden values of the cascade, nearest first.
  package var overridden: [Overridden]
  /// The reason why the value cannot be edited, or `nil`.
  package var refusal: String?
}

/// The result of editing a value.
package enum ValueEdit: Sendable {
  /// The changed file, with its former and new contents.
  case changed(ChangedFile)
  /// The reason why the value cannot be set, without a full stop.
  case refused(String)
}
