// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "BookmarkList",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "BookmarkListScreenlet", targets: ["BookmarkListScreenlet"]),
    .executable(name: "BookmarkList", targets: ["BookmarkList"]),
  ],
  dependencies: [
    .package(name: "themec", path: "../..", traits: ["Plugins"]),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    .target(
      name: "BookmarkListScreenlet",
      dependencies: [
        .product(name: "Screenlets", package: "themec"), .product(name: "ScreenletHTTP", package: "themec"),
      ]),
    // Stands in for the server.
    .target(name: "DemoBookmarks", dependencies: [.product(name: "FlyingFox", package: "FlyingFox")]),
    .executableTarget(
      name: "BookmarkList",
      dependencies: [
        "BookmarkListScreenlet", "DemoBookmarks",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "BookmarkListTests",
      dependencies: [
        "BookmarkListScreenlet", "DemoBookmarks", .product(name: "ScreenletHTTP", package: "themec"),
        .product(name: "ScreenletTesting", package: "themec"),
      ]),
  ]
)
