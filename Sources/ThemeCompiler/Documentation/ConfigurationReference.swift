internal import ThemeProject

/// What every key of `.themec.yml` means: the reference is rendered from it, and the compiler says when a key is missing.
package enum ConfigurationReference {
  /// One key.
  package struct Key: Sendable {
    /// With the keys around it: `lint.maxWarnings`.
    package var path: String
    /// What its value is.
    package var type: String
    /// The value where nothing is configured; empty where there is none.
    package var fallback: String
    /// One sentence without a full stop.
    package var summary: String
  }

  /// All keys, in the order in which the configuration explains them.
  package static var keys: [Key] {
    ConfigurationKey.allCases.flatMap { key -> [Key] in
      switch key {
      case .lint: ConfigurationKey.Lint.allCases.flatMap { lint($0) }
      case .generate: ConfigurationKey.Generate.allCases.map { entry("generate", $0.rawValue, words($0)) }
      case .preview: ConfigurationKey.Preview.allCases.map { entry("preview", $0.rawValue, words($0)) }
      case .limits: ConfigurationKey.Limit.allCases.map { entry("limits", $0.rawValue, ("number", words($0))) }
      case .themePath, .schemas, .swift, .library, .assets, .include, .exclude, .names, .sizes, .textSizes, .locales,
        .extends:
        [entry(nil, key.rawValue, words(key))]
      }
    }
  }

  private typealias Words = (type: String, summary: String)

  private static func entry(_ parent: String?, _ name: String, _ words: Words) -> Key {
    let path = (parent.map { $0 + "." } ?? "") + name
    let setting = Configuration().settings.first { $0.keys.joined(separator: ".") == path }
    let idle = Configuration.idleKeys.contains(path) ? "; has no effect in this version" : ""
    return Key(path: path, type: words.type, fallback: setting?.value ?? "", summary: words.summary + idle)
  }

  private static func words(_ key: ConfigurationKey) -> Words {
    switch key {
    case .themePath: ("list of folders", "Where themes are, searched recursively, the first folder winning")
    case .schemas: ("list of folders", "Where ViewModel descriptors are")
    case .swift: ("list of files and folders", "Swift sources that declare View classes")
    case .library:
      ("`fallback` or `shipped`", "Whether the project's themes are compared with the shipped themes and descriptors")
    case .assets: ("list of folders", "Asset catalogs and folders of images")
    case .include: ("list of globs", "The only files that are looked at")
    case .exclude: ("list of globs", "Files and folders that are passed over")
    case .names:
      ("`screenlet` or `short`", "How files are named that themec writes: `FooScreenletView_…` or `FooView_…`")
    case .sizes: ("list of devices and `WxH`", "Sizes in points that layouts are checked at")
    case .textSizes: ("list of `default`, `large`, `accessibility`", "Sizes of text that layouts are checked at")
    case .locales: ("list of language codes", "Languages of the app")
    case .extends: ("file", "Another configuration to start from")
    case .lint, .generate, .preview, .limits: ("mapping", "See its keys")
    }
  }

  private static func lint(_ key: ConfigurationKey.Lint) -> [Key] {
    let words: Words =
      switch key {
      case .rules:
        (
          "mapping of rules",
          "Each rule's `severity` (`error`, `warning`, `note`, `off`) and options; `layout/*` is a whole group"
        )
      case .paths: ("list of mappings", "Rules for some files, later entries winning")
      case .baseline: ("file", "Accepted findings, which are not reported again")
      case .maxWarnings: ("number", "More warnings than this fail the run")
      }
    let entries = [entry("lint", key.rawValue, words)]
    guard key == .paths else { return entries }
    return entries
      + ConfigurationKey.LintPath.allCases.map { member in
        switch member {
        case .glob: entry("lint.paths[]", member.rawValue, ("glob", "The files that the rules are for"))
        case .rules: entry("lint.paths[]", member.rawValue, ("mapping of rules", "As `lint.rules`"))
        }
      }
  }

  private static func words(_ key: ConfigurationKey.Generate) -> Words {
    switch key {
    case .output: ("folder", "Where generated files are written")
    case .flavour: ("`uikit` or `swiftui`", "What kind of View class is generated")
    case .accessLevel: ("`internal`, `package`, `public` or `open`", "Access level of generated classes")
    case .templates: ("folder", "Templates that replace the built-in ones")
    case .module: ("identifier", "Swift module of generated classes")
    }
  }

  private static func words(_ key: ConfigurationKey.Preview) -> Words {
    switch key {
    case .scale: ("number above 0", "How much larger than usual points are drawn")
    case .color: ("`auto`, `always`, `truecolor`, `256`, `16` or `never`", "Colours of the terminal")
    case .glyphs: ("`unicode` or `ascii`", "Characters that lines and boxes are drawn with")
    case .data: ("file", "Sample values of ViewModels")
    }
  }

  private static func words(_ key: ConfigurationKey.Limit) -> String {
    switch key {
    case .fileBytes: "Largest file that is read, in bytes; limits can only be lowered"
    case .depth: "Deepest element"
    case .elements: "Most elements of a file"
    case .attributesPerElement: "Most attributes of an element"
    case .valueBytes: "Longest text or attribute value, in bytes"
    case .inheritanceChain: "Longest inheritance chain, the theme itself included"
    case .embedding: "Deepest nesting of Screenlets inside themes"
    case .diagnosticsPerFile: "Most findings of a file that are shown"
    case .messageBytesPerFile: "Most bytes of messages about a file"
    case .solverPivots: "Steps that solving a layout may take"
    }
  }
}
