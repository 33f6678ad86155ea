// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "AddBookmark",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "AddBookmarkScreenlet", targets: ["AddBookmarkScreenlet"]),
    .library(name: "DemoPortal", targets: ["DemoPortal"]),
    .executable(name: "AddBookmark", targets: ["AddBookmark"]),
  ],
  dependencies: [
    // Without the default traits, themec builds in a minute or two; it then reads themes and descriptors, but no Swift.
    .package(name: "themec", path: "../..", traits: ["Plugins"]),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    .target(
      name: "AddBookmarkScreenlet",
      dependencies: [
        .product(name: "Screenlets", package: "themec"), .product(name: "ScreenletHTTP", package: "themec"),
      ],
      plugins: [.plugin(name: "ThemecBuildTool", package: "themec")]),
    // Stands in for the portal.
    .target(
      name: "DemoPortal",
      dependencies: [
        .product(name: "FlyingFox", package: "FlyingFox"), .product(name: "Screenlets", package: "themec"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "AddBookmark",
      dependencies: [
        "AddBookmarkScreenlet", "DemoPortal", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "AddBookmarkTests",
      dependencies: [
        "AddBookmarkScreenlet", "DemoPortal", .product(name: "ScreenletHTTP", package: "themec"),
        .product(name: "ScreenletTesting", package: "themec"),
      ]),
  ]
)
