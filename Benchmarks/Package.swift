// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "themec-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "themec", path: "..", traits: [])],
  targets: [
    .executableTarget(
      name: "SolverBenchmark",
      dependencies: [.product(name: "ConstraintSolver", package: "themec")],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
