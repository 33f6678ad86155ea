// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Comments",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "CommentScreenlets", targets: ["CommentScreenlets"]),
    .executable(name: "Comments", targets: ["Comments"]),
  ],
  dependencies: [
    .package(name: "themec", path: "../..", traits: ["Plugins"]),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    .target(
      name: "CommentScreenlets",
      dependencies: [
        .product(name: "Screenlets", package: "themec"), .product(name: "ScreenletHTTP", package: "themec"),
      ]),
    // Stands in for the server.
    .target(name: "DemoComments", dependencies: [.product(name: "FlyingFox", package: "FlyingFox")]),
    .executableTarget(
      name: "Comments",
      dependencies: [
        "CommentScreenlets", "DemoComments",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "CommentsTests",
      dependencies: [
        "CommentScreenlets", "DemoComments", .product(name: "ScreenletHTTP", package: "themec"),
        .product(name: "ScreenletTesting", package: "themec"),
      ]),
  ]
)
