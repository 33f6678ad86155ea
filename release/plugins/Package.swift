// swift-tools-version: 6.2

import PackageDescription

// The plugins of themec with its binary, so that a package that uses them does not compile themec.
let package = Package(
  name: "themec-plugins",
  products: [
    .plugin(name: "ThemecBuildTool", targets: ["ThemecBuildTool"]),
    .plugin(name: "ThemecCommand", targets: ["ThemecCommand"]),
  ],
  targets: [
    .binaryTarget(name: "themec", path: "themec.artifactbundle"),
    .plugin(name: "ThemecBuildTool", capability: .buildTool(), dependencies: ["themec"]),
    .plugin(
      name: "ThemecCommand",
      capability: .command(intent: .custom(verb: "themec", description: "Run themec in the package")),
      dependencies: ["themec"]),
  ]
)
