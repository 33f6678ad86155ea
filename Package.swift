// swift-tools-version: 6.2

import PackageDescription

/// The traits that ``whole`` includes. It does not enable them: SwiftPM passes several traits to the compiler in random order, and
/// recompiles everything when the order changes.
let parts = ["SwiftSources", "PNG", "Serving"]
/// The default trait.
let whole = "Whole"

/// The condition that a part is enabled, alone or by default.
func enabled(_ part: String) -> TargetDependencyCondition? { .when(traits: [part, whole]) }

let strict: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .strictMemorySafety(),
  ]
  + parts.map { .define($0, .when(traits: [whole])) }

/// A library target of the pipeline with its test target. `data` lists files in the tests' folder that the tests read.
func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], excluding: [String] = [], tests: [Target.Dependency] = [],
  data: [String] = []
) -> [Target] {
  [
    .target(name: name, dependencies: dependencies, exclude: excluding, swiftSettings: strict),
    .testTarget(
      name: "\(name)Tests", dependencies: [.target(name: name), "TestSupport"] + dependencies + tests,
      exclude: data, swiftSettings: strict),
  ]
}

let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")
let yams: Target.Dependency = .product(name: "Yams", package: "Yams")
let stencil: Target.Dependency = .product(name: "Stencil", package: "Stencil")

/// Modules of swift-syntax, enabled by the trait.
func swiftSyntax(_ modules: String...) -> [Target.Dependency] {
  modules.map { .product(name: $0, package: "swift-syntax", condition: enabled("SwiftSources")) }
}

/// The tool that plugins run, enabled by a trait: a package whose plugins have a tool builds all its targets twice.
let pluginTool: Target.Dependency = .target(name: "themec", condition: .when(traits: ["Plugins"]))

/// The targets below ThemeCompiler that both tools use directly.
let pipeline: [Target.Dependency] = [
  "ThemeSource", "ThemeText", "ThemeSyntax", "ThemeSemantics", "ThemeLayout", "TerminalCells", "ThemeRendering",
  "ThemeEditing", "ThemeCodegen", "ThemeLint", "ThemeProject", "ThemeDatabase", "DiagnosticFormats",
]

let package = Package(
  name: "themec",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "themec", targets: ["themec"]),
    .executable(name: "themec-png", targets: ["themec-png"]),
    .executable(name: "themec-vector", targets: ["themec-vector"]),
    .library(name: "ThemeCompiler", targets: ["ThemeCompiler"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "Screenlets", targets: ["Screenlets"]),
    .library(name: "ScreenletHTTP", targets: ["ScreenletHTTP"]),
    .library(name: "ScreenletTesting", targets: ["ScreenletTesting"]),
    .plugin(name: "ThemecBuildTool", targets: ["ThemecBuildTool"]),
    .plugin(name: "ThemecCommand", targets: ["ThemecCommand"]),
  ],
  traits: [
    .trait(name: "SwiftSources", description: "Reads, verifies and edits Swift sources (builds swift-syntax)."),
    .trait(
      name: "PNG",
      description:
        "Draws PNG files, and pixels of images in the terminal (builds themec-png with Cairo, HarfBuzz and libjpeg-turbo, and themec-vector with Poppler and librsvg)."
    ),
    .trait(name: "Serving", description: "Serves previews to browsers (builds FlyingFox)."),
    .trait(name: whole, description: "Builds all of the above."),
    .trait(name: "Plugins", description: "Builds themec for the plugins ThemecBuildTool and ThemecCommand."),
    .trait(name: "Fuzzing", description: "Builds themec-dev with libFuzzer, as .ci/fuzz does."),
    .default(enabledTraits: [whole]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    .package(url: "https://github.com/stencilproject/Stencil", from: "0.15.1"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "CLibCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CLibFuzzer"),
    // With FreeType and fontconfig.
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo-fc", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(
      name: "CPoppler", pkgConfig: "poppler-glib",
      providers: [.apt(["libpoppler-glib-dev"]), .brew(["poppler"])]),
    .systemLibrary(
      name: "CRSVG", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"]), .brew(["librsvg"])]),
    // Not a dependency of themec, which runs it, because themec would be linked to the libraries, too.
    .executableTarget(
      name: "themec-png",
      dependencies: [
        "PaintCommands", "ThemeSource", .target(name: "CCairo", condition: enabled("PNG")),
        .target(name: "CHarfBuzz", condition: enabled("PNG")),
        .target(name: "CTurboJPEG", condition: enabled("PNG")),
      ],
      swiftSettings: strict),
    // Not a part of themec-png, which would start more slowly with these libraries.
    .executableTarget(
      name: "themec-vector",
      dependencies: [
        "PaintCommands", "ThemeSource", .target(name: "CCairo", condition: enabled("PNG")),
        .target(name: "CPoppler", condition: enabled("PNG")),
        .target(name: "CRSVG", condition: enabled("PNG")),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "themec",
      dependencies: pipeline + [
        "FileWatching", "TerminalUI", "ThemeCompiler", "ThemePreview", "PictureRendering", "SwiftSources",
        "LanguageServer", "PreviewServer",
        .target(name: "CMalloc", condition: .when(platforms: [.linux])),
        argumentParser,
      ],
      swiftSettings: strict),
    .plugin(name: "ThemecBuildTool", capability: .buildTool(), dependencies: [pluginTool]),
    .plugin(
      name: "ThemecCommand",
      capability: .command(intent: .custom(verb: "themec", description: "Run themec in the package")),
      dependencies: [pluginTool]),
    .testTarget(
      name: "CommandLineTests",
      dependencies: pipeline + ["themec", "PaintCommands", "SwiftSources", "TestSupport", "ProjectTestSupport"],
      swiftSettings: strict),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .target(
      name: "ProjectTestSupport", dependencies: ["ThemeSource", "ThemeProject", "ThemeDatabase", "ThemeLint"],
      path: "Tests/ProjectTestSupport", swiftSettings: strict),
    .executableTarget(
      name: "themec-dev",
      dependencies: pipeline + [
        "LintRules", "TerminalUI", "ThemeCompiler", "ThemePreview", "PictureRendering", "CodeModel",
        "SwiftSources", "ConstraintSolver", "LanguageServer",
        .target(name: "CLibFuzzer", condition: .when(traits: ["Fuzzing"])), argumentParser,
      ]
        + swiftSyntax("SwiftParser", "SwiftSyntax"),
      swiftSettings: strict),
  ]
    + library("ThemeSource")
    + library("ThemeText", ["ThemeSource"], data: ["Fixtures"])
    + library("TerminalCells", ["ThemeSource"], tests: ["ThemeText"])
    + library("TerminalUI", ["TerminalCells"], tests: ["ThemeText"])
    + library("FileWatching")
    + library("ConstraintSolver", data: ["Fixtures"])
    + library("ThemeSyntax", ["ThemeSource", "CLibXML2"], excluding: ["Catalog/Rows"])
    + library("CodeModel", ["ThemeSource"])
    + library("ThemeSemantics", ["ThemeSource", "ThemeSyntax", "CodeModel"])
    + library("ThemeLayout", ["ThemeSource", "ThemeText", "ThemeSyntax", "ThemeSemantics", "ConstraintSolver"])
    + library(
      "ThemeRendering",
      [
        "ThemeSource", "ThemeText", "TerminalCells", "ThemeSyntax", "ThemeSemantics", "ThemeLayout",
      ])
    + library("PaintCommands", ["ThemeSource"])
    + library(
      "PictureRendering", ["ThemeSource", "ThemeText", "ThemeRendering", "PaintCommands"], tests: ["ThemeCompiler"])
    + library(
      "ThemeCodegen",
      [
        "ThemeSource", "ThemeSyntax", "ThemeSemantics", "CodeModel", "SwiftSources", "ShippedThemes", "ThemeEditing",
        "ThemeProject", "ThemeDatabase", stencil,
      ],
      tests: [
        "TerminalCells", "ThemeText", "ThemeLayout", "ThemeRendering", "ThemeLint", "ProjectTestSupport",
        "ScreenletTesting",
        "Screenlets", "ScreenletHTTP",
      ],
      data: ["Stubs"])
    + library(
      "ThemeEditing", ["ThemeSource", "ThemeSyntax", "ThemeSemantics"], tests: ["ThemeLayout", "ThemeText"])
    + library(
      "SwiftSources",
      ["ThemeSource", "CodeModel"]
        + swiftSyntax("SwiftParser", "SwiftSyntax"), data: ["Fixtures"])
    + [
      .target(
        name: "LintRules",
        dependencies: [
          "ThemeSource", "ThemeText", "ThemeSyntax", "ThemeSemantics", "ThemeLayout", "ThemeRendering",
        ],
        swiftSettings: strict),
      .target(name: "ShippedThemes", swiftSettings: strict),
    ]
    + library(
      "ThemeLint",
      [
        "LintRules", "ThemeSource", "ThemeText", "ThemeSyntax", "ThemeSemantics", "ThemeLayout", "ThemeRendering",
        "ThemeEditing", "ThemeProject", "ThemeDatabase", "CodeModel",
      ],
      tests: ["ThemeCompiler", "SwiftSources", "ProjectTestSupport"],
      data: ["Fixtures"])
    + library("ThemeControls", ["ThemeSource", "ThemeSyntax", "ThemeRendering", "TerminalUI"])
    + library(
      "ThemePreview",
      [
        "ThemeSource", "ThemeText", "TerminalCells", "TerminalUI", "ThemeControls", "ThemeSyntax", "ThemeSemantics",
        "ThemeLayout", "ThemeRendering", "ThemeEditing", "ThemeDatabase", "ThemeProject", "ThemeLint", "ThemeCompiler",
      ])
    + library("ThemeProject", ["ThemeSource", "TerminalCells", yams])
    + library("DiagnosticFormats", ["ThemeSource"])
    + library(
      "ThemeDatabase",
      [
        "ThemeSource", "ThemeText", "ThemeSyntax", "ThemeSemantics", "ThemeLayout", "ThemeRendering", "ThemeEditing",
        "CodeModel", "SwiftSources", "ShippedThemes", "ThemeProject",
      ], tests: ["TerminalCells", "ThemeLint", "ThemeCompiler", "ProjectTestSupport"])
    + library(
      "ThemeCompiler",
      [
        "ThemeSource", "ThemeText", "ThemeSyntax", "ThemeSemantics", "ThemeLayout", "TerminalCells", "ThemeRendering",
        "ThemeCodegen", "ThemeLint", "ThemeProject", "ThemeDatabase", "DiagnosticFormats", "PaintCommands",
        "PictureRendering",
      ], tests: ["ProjectTestSupport"])
    + library(
      "LanguageServer",
      [
        "ThemeSource", "ThemeText", "ThemeSyntax", "CodeModel", "SwiftSources", "ThemeSemantics", "ThemeLayout",
        "ThemeRendering",
        "PictureRendering", "ThemeEditing", "ThemeCodegen", "FileWatching", "ThemeProject", "ThemeDatabase",
        "ThemeLint", "ThemeCompiler", "PreviewServer",
      ], tests: ["ProjectTestSupport"])
    + library(
      "PreviewServer",
      [
        .product(name: "FlyingFox", package: "FlyingFox", condition: enabled("Serving")),
        .product(name: "FlyingSocks", package: "FlyingFox", condition: enabled("Serving")),
      ])
    + library("ScreenletHTTP", [.target(name: "CLibCurl", condition: .when(platforms: [.linux]))])
    + library(
      "Screenlets",
      [
        "ThemeSource", "ThemeText", "ThemeSyntax", "ThemeSemantics", "ThemeLayout", "TerminalCells", "TerminalUI",
        "ThemeRendering", "ThemeControls", "ThemeProject", "ThemeDatabase", "ThemeCompiler",
      ], tests: ["ScreenletTesting"])
    + library("ScreenletTesting", ["Screenlets", "ScreenletHTTP", "TerminalUI", "TerminalCells"])
)
