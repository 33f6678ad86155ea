// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .strictMemorySafety(),
]

/// A library target of the pipeline, with the test target that mirrors it.
/// `data` names what lies beside the tests' sources and is read from there.
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

/// Modules of swift-syntax, behind the trait.
func swiftSyntax(_ modules: String...) -> [Target.Dependency] {
  modules.map { .product(name: $0, package: "swift-syntax", condition: .when(traits: ["SwiftSources"])) }
}

/// What plugins run, behind a trait: a package whose plugins have a tool builds everything of it twice.
let pluginTool: Target.Dependency = .target(name: "themec", condition: .when(traits: ["Plugins"]))

/// The targets below ThemeCompiler that the commands use directly.
let pipeline: [Target.Dependency] = [
  "ThemeSource", "Diagnostics", "ThemeText", "ThemeSyntax", "ThemeSemantics", "ThemeLayout", "TerminalCells",
  "ThemeRendering", "ThemeEditing", "ThemeCodegen", "ThemeLint", "ThemeProject", "ThemeDatabase", "DiagnosticFormats",
]

let package = Package(
  name: "themec",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "themec", targets: ["themec"]),
    .library(name: "ThemeCompiler", targets: ["ThemeCompiler"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "Screenlets", targets: ["Screenlets"]),
    .library(name: "ScreenletTesting", targets: ["ScreenletTesting"]),
    .plugin(name: "ThemecBuildTool", targets: ["ThemecBuildTool"]),
    .plugin(name: "ThemecCommand", targets: ["ThemecCommand"]),
  ],
  traits: [
    .trait(name: "SwiftSources", description: "Reads, verifies and edits Swift sources (builds swift-syntax)."),
    .trait(name: "Images", description: "Shows the pixels of PNG files in the terminal (links libpng)."),
    .trait(name: "Plugins", description: "Builds themec for the plugins ThemecBuildTool and ThemecCommand."),
    .default(enabledTraits: ["SwiftSources"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    .package(url: "https://github.com/stencilproject/Stencil", from: "0.15.1"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(name: "CLibCurl"),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(
      name: "CLibPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .executableTarget(
      name: "themec",
      dependencies: pipeline + [
        "FileWatching", "TerminalUI", "ThemeAssets", "ThemeScreens", "ThemeCompiler", "ThemePreview", "VectorRendering",
        "HTMLRendering", "SwiftSources",
        .target(name: "CMalloc", condition: .when(platforms: [.linux])),
        argumentParser,
      ],
      swiftSettings: strict),
    .plugin(name: "ThemecBuildTool", capability: .buildTool(), dependencies: [pluginTool]),
    .plugin(
      name: "ThemecCommand",
      capability: .command(intent: .custom(verb: "themec", description: "Run themec in the package")),
      dependencies: [pluginTool]),
    .target(
      name: "Screenlets",
      dependencies: ["ScreenletConnectors", "ScreenletCore", "ScreenletHTTP", "ScreenletTerminal", "ThemeCompiler"],
      swiftSettings: strict),
    .testTarget(
      name: "CommandLineTests", dependencies: ["themec", "SwiftSources", "TestSupport"], swiftSettings: strict),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .target(
      name: "ProjectTestSupport", dependencies: ["ThemeSource", "Diagnostics", "ThemeProject", "ThemeDatabase"],
      path: "Tests/ProjectTestSupport", swiftSettings: strict),
    .executableTarget(
      name: "themec-dev",
      dependencies: pipeline + [
        "InterfaceBuilderCatalog", "TerminalUI", "ThemeCompiler", "ThemePreview", "VectorRendering", "CodeModel",
        "SwiftSources", argumentParser,
      ]
        + swiftSyntax("SwiftParser", "SwiftSyntax"),
      swiftSettings: strict),
  ]
    + library("ThemeSource")
    + library("Diagnostics", ["ThemeSource"])
    + library("ThemeText", ["ThemeSource"], data: ["Fixtures"])
    + library(
      "ThemeAssets", ["ThemeSource", .target(name: "CLibPNG", condition: .when(traits: ["Images"]))])
    + library("TerminalCells", ["ThemeSource"], tests: ["ThemeText"])
    + library("TerminalUI", ["TerminalCells"], tests: ["ThemeText"])
    + library("FileWatching")
    + library("ConstraintSolver", data: ["Fixtures"])
    + library("InterfaceBuilderCatalog", excluding: ["Rows"])
    + library("ThemeSyntax", ["ThemeSource", "Diagnostics", "InterfaceBuilderCatalog", "CLibXML2"])
    + library(
      "ThemeSemantics", ["ThemeSource", "Diagnostics", "InterfaceBuilderCatalog", "ThemeSyntax", "CodeModel"])
    + library(
      "ThemeScreens",
      ["ThemeSource", "Diagnostics", "ThemeText", "InterfaceBuilderCatalog", "ThemeSyntax", "ThemeSemantics"])
    + library(
      "ThemeLayout",
      [
        "ThemeSource", "Diagnostics", "ThemeText", "InterfaceBuilderCatalog", "ThemeSyntax", "ThemeSemantics",
        "ThemeScreens",
        "ConstraintSolver",
      ])
    + library(
      "ThemeRendering",
      [
        "ThemeSource", "ThemeText", "ThemeAssets", "TerminalCells", "InterfaceBuilderCatalog", "ThemeSyntax",
        "ThemeSemantics", "ThemeScreens",
      ],
      tests: ["Diagnostics", "ThemeLayout"])
    + library("VectorRendering", ["ThemeSource", "ThemeText", "ThemeAssets", "ThemeRendering"])
    + library("HTMLRendering", ["ThemeSource", "ThemeAssets", "ThemeRendering", "VectorRendering"])
    + library(
      "ThemeCodegen",
      [
        "ThemeSource", "Diagnostics", "InterfaceBuilderCatalog", "ThemeSyntax", "ThemeSemantics", "SwiftSources",
        stencil,
      ],
      tests: [
        "ThemeCompiler", "ThemeDatabase", "ThemeEditing", "ThemeLint", "ThemeProject", "CodeModel",
        "ProjectTestSupport",
        "ScreenletTesting", "Screenlets",
      ],
      data: ["Stubs"])
    + library(
      "ThemeEditing", ["ThemeSource", "Diagnostics", "InterfaceBuilderCatalog", "ThemeSyntax", "ThemeSemantics"],
      tests: ["ThemeLayout", "ThemeScreens", "ThemeText"])
    + library("CodeModel", ["ThemeSource"])
    + library(
      "SwiftSources",
      ["ThemeSource", "CodeModel"]
        + swiftSyntax("SwiftParser", "SwiftSyntax", "SwiftParserDiagnostics", "SwiftDiagnostics"), data: ["Fixtures"])
    + library(
      "ThemeLint",
      [
        "ThemeSource", "Diagnostics", "InterfaceBuilderCatalog", "ThemeSyntax", "ThemeSemantics", "ThemeScreens",
        "ThemeLayout",
        "ThemeRendering",
      ],
      tests: ["ThemeProject", "ThemeDatabase", "ThemeCompiler", "SwiftSources", "ProjectTestSupport"],
      data: ["Fixtures"])
    + library(
      "ThemeControls",
      [
        "ThemeSource", "InterfaceBuilderCatalog", "ThemeSyntax", "ThemeSemantics", "ThemeRendering", "TerminalUI",
      ])
    + library(
      "ThemePreview",
      [
        "ThemeSource", "Diagnostics", "ThemeText", "TerminalCells", "TerminalUI", "ThemeAssets", "ThemeControls",
        "InterfaceBuilderCatalog", "ThemeSyntax",
        "ThemeSemantics", "ThemeScreens", "ThemeLayout", "ThemeRendering", "ThemeEditing", "ThemeDatabase",
        "ThemeProject", "ThemeCompiler",
      ])
    + library("ScreenletConnectors", tests: ["ScreenletTesting"])
    + library(
      "ScreenletHTTP", [.target(name: "CLibCurl", condition: .when(platforms: [.linux]))])
    + library(
      "ScreenletCore",
      [
        "ScreenletConnectors", "ThemeSource", "Diagnostics", "ThemeText", "InterfaceBuilderCatalog", "ThemeSyntax",
        "ThemeSemantics", "ThemeScreens", "ThemeLayout", "ThemeRendering", "ThemeControls", "ThemeProject",
        "ThemeDatabase", "ThemeCompiler",
      ], tests: ["ScreenletTesting"])
    + library(
      "ScreenletTerminal",
      [
        "ScreenletCore", "ThemeSource", "ThemeText", "TerminalCells", "TerminalUI", "ThemeRendering", "ThemeControls",
      ], tests: ["ThemeCompiler"])
    + library(
      "ScreenletTesting",
      ["ScreenletConnectors", "ScreenletCore", "ScreenletHTTP", "ScreenletTerminal", "TerminalUI", "TerminalCells"])
    + library("ThemeProject", ["ThemeSource", "Diagnostics", yams])
    + library("DiagnosticFormats", ["ThemeSource", "Diagnostics"])
    + library(
      "ThemeDatabase",
      [
        "ThemeSource", "Diagnostics", "ThemeText", "InterfaceBuilderCatalog", "ThemeSyntax", "ThemeSemantics",
        "ThemeScreens",
        "ThemeLayout", "ThemeRendering", "ThemeEditing", "ThemeCodegen", "CodeModel", "SwiftSources", "ThemeLint",
        "ThemeProject",
      ], tests: ["ProjectTestSupport"])
    + library(
      "ThemeCompiler",
      [
        "ThemeSource", "Diagnostics", "ThemeText", "InterfaceBuilderCatalog", "ThemeSyntax", "ThemeSemantics",
        "ThemeScreens",
        "ThemeLayout", "TerminalCells", "ThemeRendering", "ThemeEditing", "ThemeCodegen", "ThemeLint", "ThemeProject",
        "ThemeDatabase",
        "DiagnosticFormats", "VectorRendering", "HTMLRendering",
      ], tests: ["ProjectTestSupport"])
)
