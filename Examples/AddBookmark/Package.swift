// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "AddBookmark",
  platforms: [.macOS(.v15)],
  // Without the default traits, themec builds in a minute or two; it then reads themes and descriptors, but no Swift.
  dependencies: [.package(name: "themec", path: "../..", traits: ["Plugins"])],
  targets: [
    .executableTarget(
      name: "BookmarkNames", path: "Names", plugins: [.plugin(name: "ThemecBuildTool", package: "themec")])
  ])
