// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Login",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "LoginScreenlet", targets: ["LoginScreenlet"]),
    .executable(name: "Login", targets: ["Login"]),
  ],
  dependencies: [
    .package(name: "themec", path: "../..", traits: ["Plugins"]),
    .package(path: "../AddBookmark"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
  ],
  targets: [
    .target(
      name: "LoginScreenlet",
      dependencies: [
        .product(name: "Screenlets", package: "themec"), .product(name: "ScreenletHTTP", package: "themec"),
      ]),
    .executableTarget(
      name: "Login",
      dependencies: [
        "LoginScreenlet", .product(name: "AddBookmarkScreenlet", package: "AddBookmark"),
        .product(name: "DemoPortal", package: "AddBookmark"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "LoginTests",
      dependencies: [
        "LoginScreenlet", .product(name: "AddBookmarkScreenlet", package: "AddBookmark"),
        .product(name: "DemoPortal", package: "AddBookmark"),
        .product(name: "ScreenletHTTP", package: "themec"), .product(name: "ScreenletTesting", package: "themec"),
      ]),
  ]
)
