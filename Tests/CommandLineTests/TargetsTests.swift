import Foundation
import SwiftSources
import TestSupport
import Testing

/// `list --targets` prints the targets of an Xcode project and of packages.
struct TargetsTests {
  /// A copy of the project of the faults about targets.
  private func project() throws -> TemporaryFolder {
    let base = repository.appendingPathComponent("Tests/ThemeLintTests/Fixtures/Targets")
    var contents: [String: String] = [:]
    for name in files(below: base, endings: [".yml", ".xib", ".storyboard", ".swift", ".pbxproj"]) {
      contents[name] = try String(contentsOf: base.appendingPathComponent(name), encoding: .utf8)
    }
    return try TemporaryFolder(contents)
  }

  @Test func `documents are listed with their targets and modules`() throws {
    let folder = try project()
    let xib = try #require(folder.text("Shop/Sources/Views/ListView.xib"))
    try folder.write("Old/Legacy.xib", xib)
    try folder.write(
      "Kit/Package.swift", "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit-Views\")])\n")
    try folder.write("Kit/Sources/Kit-Views/Row.xib", xib)
    let outcome = try themec(["list", "--targets"], folder: folder.url)
    #expect(outcome.status == 0, "\(outcome.messages)")
    let rows = outcome.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      rows == [
        "TARGET MODULE PROJECT FILE", "Kit-Views Kit_Views Kit/Package.swift Kit/Sources/Kit-Views/Row.xib",
        "– – – Old/Legacy.xib", "My Shop My_Shop Shop.xcodeproj Shop/Base.lproj/Main.storyboard",
        "My_Shop Shop.xcodeproj Shop/Sources/Views/ListView.xib",
        "Widget Widget Shop.xcodeproj Widget/WidgetView.xib",
      ])
  }

  /// The status bar of an iPhone 8 is 20 points high. It belongs to the safe area unless the app hides it on all screens.
  @Test(arguments: [("<true/>", "<false/>", 0), ("<true/>", "<true/>", 20), ("<false/>", "<false/>", 20)])
  func `a picture follows the app's status bar`(_ isHidden: String, _ isByController: String, _ y: Int) throws {
    let folder = try project()
    try folder.write(
      "Shop/Info.plist",
      """
      <plist version="1.0"><dict><key>UIStatusBarHidden</key>\(isHidden)
      <key>UIViewControllerBasedStatusBarAppearance</key>\(isByController)</dict></plist>
      """)
    try folder.write(
      "Shop/Sync/CardView.xib",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/><objects><view id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews><label text="Top" translatesAutoresizingMaskIntoConstraints="NO" id="top"/></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/><constraints>
      <constraint firstItem="top" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c1"/>
      <constraint firstItem="top" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16" id="c2"/>
      </constraints></view></objects></document>

      """)
    let outcome = try themec(["compile", "Shop/Sync/CardView.xib", "--size", "iphone-8"], folder: folder.url)
    #expect(outcome.output.contains("\"frame\": [16, \(y), "), "\(outcome.output)\(outcome.messages)")
  }

  @Test(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
  func `a document that code of a target loads and no target builds is an error`() throws {
    let folder = try project()
    let xib = try #require(folder.text("Shop/Sources/Views/ListView.xib"))
    try folder.write("Old/Legacy.xib", xib)
    let loader = { (name: String) in "import UIKit\nfunc load() -> UINib { UINib(nibName: \"\(name)\", bundle: nil) }\n"
    }
    try folder.write("Shop/Sync/Loader.swift", loader("Legacy"))
    let wrong = try themec(["lint", "--select", "code/unknown-nib", "--format", "xcode"], folder: folder.url)
    #expect(wrong.status == 1)
    #expect(wrong.output.contains("Shop/Sync/Loader.swift:2:39: error: no target builds the document 'Legacy'"))
    // Code that no target builds either loads nothing.
    try folder.write("Shop/Sync/Loader.swift", loader("ListView"))
    try folder.write("Old/Loader.swift", loader("Legacy"))
    let right = try themec(["lint", "--select", "code/unknown-nib", "--format", "xcode"], folder: folder.url)
    #expect(right.status == 0, "\(right.output)")
  }

  @Test func `accessors leave out documents that no target builds`() throws {
    let folder = try project()
    try folder.write("Old/LegacyCell.xib", try #require(folder.text("Shop/Sources/Views/ListView.xib")))
    let outcome = try themec(["generate", "accessors", "--stdout"], folder: folder.url)
    #expect(outcome.output.contains("listView") && !outcome.output.contains("legacyCell"), "\(outcome.messages)")
  }

  @Test func `a folder without project files has no targets`() throws {
    let folder = try TemporaryFolder(project: ["Row.xib": ""])
    let outcome = try themec(["list", "--targets"], folder: folder.url)
    #expect(outcome.status == 2 && outcome.messages.contains("no Xcode project and no package declares targets"))
  }
}
