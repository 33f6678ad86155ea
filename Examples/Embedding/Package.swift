// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Embedding",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "themec", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "Embedding",
      dependencies: [
        .product(name: "ThemeCompiler", package: "themec"), .product(name: "ConstraintSolver", package: "themec"),
      ])
  ])
