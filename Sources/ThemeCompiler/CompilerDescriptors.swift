internal import ThemeCodegen
internal import ThemeDatabase
internal import ThemeEditing
internal import ThemeProject
package import ThemeSource

/// Diagnostics of commands that are not declared by another target.
package let compilerDescriptors: [DiagnosticDescriptor] = [
  .commentsLeftOut, .noParent, .variantsLeftOut, .severalScenes, .unknownElement,
]

extension DiagnosticDescriptor {
  static let commentsLeftOut = notice(
    "convert/comments-left-out", .note, "Comments that a converted file does not keep")
  static let noParent = notice(
    "convert/no-parent", .error, "Themes without a parent that cannot be converted to overlays")
  static let variantsLeftOut = notice(
    "convert/variants-left-out", .note, "Dark variants of colors, which a XIB cannot hold")
  package static let severalScenes = notice(
    "project/several-scenes", .note, "Storyboards with several scenes, of which one is compiled")
  static let unknownElement = notice(
    "project/unknown-element", .error, "Unknown element names on the command line")
}

/// The descriptors of all diagnostics about a run or a project, sorted by code. ``lintCatalog`` contains those about
/// themes.
package let noticeCatalog: [DiagnosticDescriptor] =
  (projectDescriptors + editingDescriptors + codegenDescriptors + databaseDescriptors + compilerDescriptors + [
    .moreDiagnostics
  ])
  .sorted { $0.code.rawValue < $1.code.rawValue }
