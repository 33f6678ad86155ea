import Foundation
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

  @Test func `a folder without project files has no targets`() throws {
    let folder = try TemporaryFolder(project: ["Row.xib": ""])
    let outcome = try themec(["list", "--targets"], folder: folder.url)
    #expect(outcome.status == 2 && outcome.messages.contains("no Xcode project and no package declares targets"))
  }
}
