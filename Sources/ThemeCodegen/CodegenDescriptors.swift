package import ThemeSource

/// Diagnostics about generating Swift and converting themes.
package let codegenDescriptors: [DiagnosticDescriptor] = [
  .assumedParent, .badName, .eventNotInTerminal, .nameClash, .noAccessor, .noInitialValue, .noRootClass, .noViewClass,
  .notInDescriptor, .notInTerminal, .notMergeable, .hiddenAction, .inObjectiveC, .notSwift, .uncalledAction,
  .commentsLeftOut, .unresolvedConflict, .noParent, .variantsLeftOut,
]

extension DiagnosticDescriptor {
  static let assumedParent = notice(
    "generate/assumed-parent", .note,
    "Themes that are taken for Extended themes, because neither their files nor sources say otherwise")
  static let badName = notice("generate/bad-name", .error, "Names in the theme that are not valid in Swift")
  static let eventNotInTerminal = notice(
    "generate/event-not-in-terminal", .note,
    "Actions for events that a terminal does not have, so that their methods are never called")
  static let nameClash = notice(
    "generate/name-clash", .error, "Two members of the generated class that would have the same name")
  static let noAccessor = notice(
    "generate/no-accessor", .warning, "Names for which no accessor can be generated")
  static let noInitialValue = notice(
    "generate/no-initial-value", .error, "Properties of the generated class without an initial value")
  static let noRootClass = notice(
    "generate/no-root-class", .warning, "Themes whose root view does not have the generated class")
  static let noViewClass = notice(
    "generate/no-view-class", .note, "Documents that need no class: Child themes, and those without custom classes")
  static let notInDescriptor = notice(
    "generate/not-in-descriptor", .note,
    "Members of a protocol, or parts of them, that an imported descriptor leaves out")
  static let notInTerminal = notice(
    "generate/not-in-terminal", .warning,
    "Outlets, attributes and texts that a class for the terminal leaves out, because the Screenlet run time lacks them")
  static let notMergeable = notice("generate/not-mergeable", .error, "Classes whose sources cannot be edited")
  package static let notSwift = notice("generate/not-swift", .error, "Generated files that are not valid Swift")
  static let hiddenAction = notice(
    "generate/hidden-action", .error, "Methods that a document connects and that lack @IBAction")
  static let inObjectiveC = notice(
    "generate/objective-c", .note, "Classes in Objective-C, which themec does not change")
  static let uncalledAction = notice(
    "generate/uncalled-action", .warning,
    "Actions that a class for the terminal must call in a method that it already has")
  static let commentsLeftOut = notice(
    "convert/comments-left-out", .note, "Comments, and texts among elements, that a converted file does not keep")
  static let unresolvedConflict = notice(
    "convert/unresolved-conflict", .error, "Conflicts of a merge in a file that is converted")
  static let noParent = notice(
    "convert/no-parent", .error, "Themes without a parent that cannot be converted to overlays")
  static let variantsLeftOut = notice(
    "convert/variants-left-out", .note, "Dark variants of colors, which a XIB cannot hold")
}
