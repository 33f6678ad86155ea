// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Rating",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "RatingScreenlet", targets: ["RatingScreenlet"]),
    .executable(name: "Rating", targets: ["Rating"]),
  ],
  dependencies: [
    .package(name: "themec", path: "../..", traits: ["Plugins"]),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    .target(
      name: "RatingScreenlet",
      dependencies: [
        .product(name: "Screenlets", package: "themec"), .product(name: "ScreenletHTTP", package: "themec"),
      ]),
    // Stands in for the server.
    .target(name: "DemoRatings", dependencies: [.product(name: "FlyingFox", package: "FlyingFox")]),
    .executableTarget(
      name: "Rating",
      dependencies: [
        "RatingScreenlet", "DemoRatings",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "RatingTests",
      dependencies: [
        "RatingScreenlet", "DemoRatings", .product(name: "ScreenletHTTP", package: "themec"),
        .product(name: "ScreenletTesting", package: "themec"),
      ]),
  ]
)
