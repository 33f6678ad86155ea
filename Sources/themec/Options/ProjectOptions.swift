import ArgumentParser

/// Where themes, descriptors and the configuration come from: options of every command that resolves themes.
struct ProjectOptions: ParsableArguments {
  @Option(
    name: .customLong("theme-path"),
    help: ArgumentHelp(
      "Folder of themes, searched before the configured and the shipped ones. Repeatable.", valueName: "dir"))
  var themePath: [String] = []

  @Option(help: ArgumentHelp("Folder of ViewModel descriptors, searched first. Repeatable.", valueName: "dir"))
  var schemas: [String] = []

  @Option(help: ArgumentHelp("Swift file or folder that declares View classes. Repeatable.", valueName: "path"))
  var swift: [String] = []

  @Option(help: ArgumentHelp("Configuration file, instead of the closest .themec.yml.", valueName: "file"))
  var config: String?

  @Flag(help: "Read no configuration file.")
  var isolated = false

  @Flag(name: [.short, .long], help: "Say only what is an error.")
  var quiet = false
}
