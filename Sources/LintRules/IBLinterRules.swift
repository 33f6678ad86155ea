internal import ThemeLayout
internal import ThemeSemantics
package import ThemeSource
internal import ThemeSyntax

/// A rule of IBLinter and the equivalent rules of themec.
package struct IBLinterRule: Sendable {
  /// The name in `.iblinter.yml`.
  package var name: String
  /// Empty if themec has no such rule.
  package var descriptors: [DiagnosticDescriptor]
  /// Whether IBLinter enables the rule by default.
  package var isDefault: Bool

  private init(_ name: String, _ descriptors: DiagnosticDescriptor..., isDefault: Bool = false) {
    self.name = name
    self.descriptors = descriptors
    self.isDefault = isDefault
  }

  /// The rules of IBLinter 0.5, in the order of its documentation (Rules.md), which also states which of them are
  /// defaults.
  package static let all: [IBLinterRule] = [
    IBLinterRule("custom_class_name"),
    IBLinterRule("relative_to_margin", MarginRelative.descriptor),
    IBLinterRule("misplaced", .misplaced),
    IBLinterRule("enable_autolayout", AutolayoutOff.descriptor, isDefault: true),
    IBLinterRule("duplicate_constraint", DuplicateConstraint.descriptor, isDefault: true),
    IBLinterRule("duplicate_id", .duplicateID, isDefault: true),
    IBLinterRule("storyboard_viewcontroller_id"),
    IBLinterRule("stackview_backgroundcolor", StackBackground.descriptor),
    IBLinterRule("image_resources", MissingImage.descriptor),
    IBLinterRule("color_resources", MissingColor.descriptor),
    IBLinterRule("custom_module", .customModule, isDefault: true),
    IBLinterRule("use_base_class", ElementClass.descriptor),
    IBLinterRule("ambiguous", .ambiguous, .undetermined, isDefault: true),
    IBLinterRule("view_as_device", ViewAsDevice.descriptor),
    IBLinterRule("reuse_identifier", ReuseIdentifier.descriptor),
    IBLinterRule("use_trait_collections", UseTraitCollections.descriptor),
    IBLinterRule("hides_bottom_bar"),
    IBLinterRule("use_color"),
  ]
}
