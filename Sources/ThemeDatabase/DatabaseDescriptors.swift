package import ThemeSource

/// Diagnostics about the requests of a run, and about the Swift that it reads or generates.
package let databaseDescriptors: [DiagnosticDescriptor] = [
  .uncheckedContract, .unreadableProject, .noSwift, .swiftSyntax, .unknownScreenlet,
  .unknownTheme,
  .parentElsewhere, .unreadableTranslation, .unknownDataName, .wrongDataType, .severalScenes, .unknownElement,
]

extension DiagnosticDescriptor {
  package static let parentElsewhere = notice(
    "theme/parent-elsewhere", .note, "Themes whose parent is not part of the project")
  package static let uncheckedContract = notice(
    "model/unchecked-contract", .note, "Themes whose ViewModel has no descriptor in the project")
  package static let unreadableTranslation = notice(
    "strings/unreadable", .warning, "Files with translations that cannot be read")
  package static let unknownDataName = notice(
    "data/unknown-name", .error, "Names in a data file that no ViewModel, list or row has")
  package static let wrongDataType = notice("data/wrong-type", .error, "Values in a data file that are of another type")
  package static let unreadableProject = notice(
    "project/unreadable", .warning, "Project files and 'Info.plist' files that cannot be read")
  package static let noSwift = notice(
    "project/no-swift", .warning, "Swift sources that this build of themec cannot read")
  package static let swiftSyntax = notice(
    "swift/syntax", .warning, "Swift sources with syntax errors, whose classes are not checked")
  package static let unknownTheme = notice(
    "project/unknown-theme", .error, "Unknown theme names on the command line")
  package static let unknownScreenlet = notice(
    "project/unknown-screenlet", .error, "Unknown Screenlet names on the command line")
  package static let severalScenes = notice(
    "project/several-scenes", .note, "Storyboards with several scenes, of which one is compiled")
  package static let unknownElement = notice(
    "project/unknown-element", .error, "Unknown element names on the command line")
}
