import ArgumentParser
import ThemeSource

/// Options that determine the project: its themes, its descriptors and its configuration.
struct ProjectOptions: ParsableArguments {
  @Option(
    name: .customLong("theme-path"),
    help: ArgumentHelp(
      "Folder to search for themes before the configured folders (repeatable)", valueName: "dir"),
    completion: .directory)
  var themePath: [String] = []

  @Option(
    help: ArgumentHelp(
      "Folder to search for ViewModel descriptors before the configured folders (repeatable)", valueName: "dir"),
    completion: .directory)
  var schemas: [String] = []

  @Option(
    help: ArgumentHelp("Swift file or folder that declares View classes (repeatable)", valueName: "path"),
    completion: .file())
  var swift: [String] = []

  @Option(
    help: ArgumentHelp("Configuration file (default: closest .themec.yml)", valueName: "file"), completion: .file())
  var config: String?

  @Flag(help: "Ignore configuration files")
  var isolated = false

  @Option(
    name: .customLong("limit"),
    help: ArgumentHelp(
      "Limit on input to raise or lower, such as 'depth=200'; see 'themec limits' (repeatable)",
      valueName: "name=number"),
    completion: .list(LimitName.allCases.map { "\($0.rawValue)=" }), transform: LimitOption.init(_:))
  var limits: [LimitOption] = []

  @Flag(name: [.short, .long], help: "Report errors only")
  var quiet = false

  func validate() throws {
    if isolated, config != nil { throw ValidationError("'--isolated' and '--config' cannot be used together") }
  }
}
