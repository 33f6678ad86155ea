internal import ThemeSource

/// Documentation of all keys of `.themec.yml`. The switches are exhaustive, so that a new key does not compile without
/// it.
package enum ConfigurationReference {
  /// A key with its documentation.
  package struct Key: Sendable {
    /// The full key, such as `lint.maxWarnings`.
    package var path: String
    /// The type of the value.
    package var type: String
    /// The default value; empty if there is none.
    package var fallback: String
    /// A noun phrase without a full stop.
    package var summary: String

    /// Whether the value is a path, or a list of paths.
    package var isPath: Bool { isFolder || type.contains("file") }

    /// Whether the value is the path of a folder, or a list of such paths.
    package var isFolder: Bool { type.contains("folder") && !type.contains("file") }

    /// All valid values, or those of the members of a list; empty if others are valid.
    package var choices: [String] {
      let words = type.hasPrefix("list of `") ? type.dropFirst("list of ".count) : type[...]
      guard words.hasPrefix("`") else { return [] }
      return words.split(separator: "`").enumerated().filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }
    }
  }

  /// All keys, in the order of `themec config show`.
  package static var keys: [Key] {
    ConfigurationKey.allCases.flatMap { key -> [Key] in
      switch key {
      case .lint: ConfigurationKey.Lint.allCases.flatMap { lint($0) }
      case .generate: ConfigurationKey.Generate.allCases.map { entry("generate", $0.rawValue, words($0)) }
      case .preview: ConfigurationKey.Preview.allCases.map { entry("preview", $0.rawValue, words($0)) }
      case .limits: ConfigurationKey.Limit.allCases.map { entry("limits", $0.rawValue, ("number", words($0))) }
      case .themePath, .schemas, .swift, .library, .wiring, .assets, .include, .exclude, .names, .sizes, .textSizes,
        .locales,
        .extends:
        [entry(nil, key.rawValue, words(key))]
      }
    }
  }

  private typealias Words = (type: String, summary: String)

  private static func entry(_ parent: String?, _ name: String, _ words: Words) -> Key {
    let path = (parent.map { $0 + "." } ?? "") + name
    let setting = Configuration().settings.first { $0.keys.joined(separator: ".") == path }
    return Key(path: path, type: words.type, fallback: setting?.value ?? "", summary: words.summary)
  }

  private static func words(_ key: ConfigurationKey) -> Words {
    switch key {
    case .themePath: ("list of folders", "Folders to search for themes recursively; the first match is used")
    case .schemas: ("list of folders", "Folders of ViewModel descriptors")
    case .swift: ("list of files and folders", "Swift files and folders that declare View classes; `[]` for none")
    case .library:
      (
        "`fallback` or `shipped`",
        "Use of the shipped themes and descriptors: only as a fallback, or also to check the project against them"
      )
    case .wiring:
      (
        "`all-controls`, `identifier` or `explicit`",
        "How controls fire actions; without it, as the code of each View class does"
      )
    case .assets: ("list of folders", "Asset catalogs and image folders")
    case .include: ("list of globs", "Files to include; all other files are ignored")
    case .exclude: ("list of globs", "Files and folders to exclude")
    case .names:
      ("`screenlet` or `short`", "File names of the themes that themec writes: `FooScreenletView_…` or `FooView_…`")
    case .sizes:
      (
        "list of devices and `WxH`",
        "Screen sizes to check layouts at besides the recorded ones, such as `iphone-15-landscape` (default: `[iphone-se, iphone-15, ipad]`, as far as the app supports them)"
      )
    case .textSizes:
      (
        "list of `default`, `large`, `accessibility`",
        "Text sizes to check layouts at, the largest of them at the smallest screen size"
      )
    case .locales:
      ("list of language codes", "Languages of the screens of galleries and snapshots, besides the texts of the themes")
    case .extends: ("file", "Configuration file to inherit settings from")
    case .lint, .generate, .preview, .limits: ("mapping", "See its keys")
    }
  }

  private static func lint(_ key: ConfigurationKey.Lint) -> [Key] {
    let words: Words =
      switch key {
      case .profile:
        (
          "`recommended`, `strict`, `themes-only` or `interface-builder`",
          "Rules that are on unless `lint.rules` says otherwise; `themec rules --profile` lists them"
        )
      case .rules:
        (
          "mapping of rules",
          "Severity (`error`, `warning`, `note` or `off`) and options of each rule; `layout/*` configures a group of rules"
        )
      case .paths: ("list of mappings", "Rules for some files; later entries override earlier ones")
      case .classes:
        (
          "mapping of elements",
          "Classes that elements must have (`require`) or must not have (`forbid`): `label: {require: [AppLabel]}`"
        )
      case .baseline: ("file", "File of accepted problems, which are not reported")
      case .maxWarnings: ("number", "Maximum number of warnings before failing")
      case .cache: ("`on` or `off`", "Whether to keep results for later runs")
      }
    let entries = [entry("lint", key.rawValue, words)]
    guard key == .paths else { return entries }
    return entries
      + ConfigurationKey.LintPath.allCases.map { member in
        switch member {
        case .glob: entry("lint.paths[]", member.rawValue, ("glob", "Files to apply the rules to"))
        case .rules: entry("lint.paths[]", member.rawValue, ("mapping of rules", "Same as `lint.rules`"))
        }
      }
  }

  private static func words(_ key: ConfigurationKey.Generate) -> Words {
    switch key {
    case .output: ("folder", "Output folder for generated files")
    case .flavor: ("`uikit` or `terminal`", "Framework of generated View classes")
    case .accessLevel:
      ("`internal`, `package`, `public` or `open`", "Highest access level of generated classes and accessors")
    case .localizedString:
      ("a call with `%@`", "How generated classes localize a text, such as `NSLocalizedString(%@, comment: \"\")`")
    case .templates:
      (
        "folder",
        "Folder of templates that replace the built-in ones, such as `view.swift.stencil` and `uikit.swift.stencil`"
      )
    case .accessors: ("name or file", "Template of `generate accessors` (default: `uikit`)")
    case .module: ("identifier", "Swift module of generated classes")
    }
  }

  private static func words(_ key: ConfigurationKey.Preview) -> Words {
    switch key {
    case .scale: ("number greater than 0", "Scale factor of the drawing")
    case .color: ("`auto`, `always`, `truecolor`, `256`, `16` or `never`", "When to use color, and how many colors")
    case .glyphs: ("`unicode` or `ascii`", "Characters to draw with")
    case .data: ("file", "File of sample values for ViewModels")
    }
  }

  /// A noun phrase for a limit.
  package static func words(_ key: ConfigurationKey.Limit) -> String {
    switch key {
    case .fileBytes: "Maximum file size in bytes"
    case .depth: "Maximum nesting of elements"
    case .elements: "Maximum number of elements in a file"
    case .attributesPerElement: "Maximum number of attributes of an element"
    case .valueBytes: "Maximum length of text or of an attribute value in bytes"
    case .inheritanceChain: "Maximum length of an inheritance chain, including the theme itself"
    case .embedding: "Maximum nesting of embedded Screenlets"
    case .diagnosticsPerFile: "Maximum number of problems reported for a file"
    case .messageBytesPerFile: "Maximum size of the messages for a file in bytes"
    case .solverPivots: "Maximum number of steps to solve a layout"
    }
  }
}
