internal import ThemeDatabase
package import ThemeEditing
package import ThemeProject
package import ThemeSource

/// A value of a view of a resolved theme with its origin, as an inspector shows it.
package struct ViewValue: Sendable, Hashable {
  package typealias Kind = ValueSlot.Kind

  /// Where a value is written.
  package struct Origin: Sendable, Hashable {
    /// As printed in messages.
    package var path: String
    /// From 1, in UTF-8 bytes.
    package var line: Int
    package var column: Int
    /// The name of the theme whose file it is; the name of the file for what is no theme.
    package var theme: String
  }

  /// A part of a file.
  package struct Extent: Sendable, Hashable {
    /// As printed in messages.
    package var path: String
    package var range: SourceRange

    package init(path: String, range: SourceRange) {
      self.path = path
      self.range = range
    }
  }

  /// A value that another one replaced.
  package struct Overridden: Sendable, Hashable {
    package var text: String
    package var origin: Origin
  }

  /// What names the value in its view: `text`, `textColor`, `fontDescription.pointSize`, `normal.title`,
  /// `layer.cornerRadius`, `constraint.abc-de-fgh.constant`.
  package var key: String
  /// What it is called for people: `font size`, `top to bottom of title`.
  package var label: String
  /// The value as people write it: `#FF8800`, `Sign in`, `16`, `YES`. UIKit's default if it is not written.
  package var text: String
  /// For a color: its components in light appearance, as `#RRGGBB`.
  package var components: String?
  package var kind: Kind
  /// Nil if it is UIKit's default.
  package var origin: Origin?
  /// The attribute or element that writes it; of the constant of a constraint, the whole constraint. Nil where there is none.
  package var extent: Extent?
  /// The values of the cascade behind this one, nearest first.
  package var overridden: [Overridden]
  /// Why it cannot be edited; nil if it can.
  package var refusal: String?
}

/// What becomes of an edit of a value.
package enum ValueEdit: Sendable {
  /// The file that the edit changes, with its contents before and afterwards.
  case changed(ChangedFile)
  /// Why the value cannot be set: a sentence without a full stop.
  case refused(String)
}
