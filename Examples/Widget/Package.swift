// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Widget",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "FooWidget", targets: ["FooWidget"]),
    .executable(name: "Widget", targets: ["Widget"]),
  ],
  dependencies: [
    .package(name: "themec", path: "../..", traits: ["Plugins"]),
    .package(path: "../AddBookmark"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
  ],
  targets: [
    .target(
      name: "FooWidget",
      dependencies: [
        .product(name: "Screenlets", package: "themec"), .product(name: "ScreenletHTTP", package: "themec"),
      ],
      plugins: [.plugin(name: "ThemecBuildTool", package: "themec")]),
    .executableTarget(
      name: "Widget",
      dependencies: [
        "FooWidget", .product(name: "DemoPortal", package: "AddBookmark"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "WidgetTests",
      dependencies: [
        "FooWidget", .product(name: "ScreenletHTTP", package: "themec"),
        .product(name: "ScreenletTesting", package: "themec"),
      ]),
  ]
)
