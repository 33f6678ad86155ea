import Foundation
import SwiftSources
import Synchronization
import TestSupport
import Testing

/// `lint` on themes for which one step was forgotten. The class that implements the theme is Swift source of the
/// project.
@Suite(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
struct ForgottenStepTests {
  private static let theme = "Themes/AddBookmarkScreenletView_flat.xml"
  private static let viewClass = "Sources/AddBookmarkScreenletView_flat.swift"

  /// The projects that were made, by kind and module, with the contents of their files by path.
  private static let made = Mutex<[[String?]: [String: String]]>([:])

  /// Creates a Screenlet with a second theme by running the commands, once for all tests.
  private func project(_ kind: String, module: String?) throws -> TemporaryFolder {
    let files = try Self.made.withLock { made in
      if let files = made[[kind, module]] { return files }
      let folder = try make(kind, module: module)
      var files: [String: String] = [:]
      for path in folder.entries { if let text = folder.text(path) { files[path] = text } }
      made[[kind, module]] = files
      return files
    }
    return try TemporaryFolder(files)
  }

  private func make(_ kind: String, module: String?) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(
      project: [:], configuration: module.map { "generate: {module: \($0)}\n" })
    let commands = [
      [
        "new", "screenlet", "AddBookmark", "--actions", "get-title,add-bookmark", "--attributes",
        "URL:String?,title:String?",
      ],
      ["new", "theme", "flat", "--kind", kind, "--screenlet", "AddBookmark"],
    ]
    for command in commands {
      let outcome = try themec(command, folder: folder.url)
      #expect(outcome.status == 0, "\(command): \(outcome.messages)")
    }
    return folder
  }

  private func codes(in folder: TemporaryFolder) throws -> [String] {
    try themec(["lint", "--format", "jsonl"], folder: folder.url).diagnostics.compactMap { $0["code"] as? String }
  }

  private func edit(_ path: String, in folder: TemporaryFolder, _ change: (String) -> String) throws {
    let before = try #require(folder.text(path))
    let after = change(before)
    #expect(after != before)
    try folder.write(path, after)
  }

  @Test(arguments: ["child", "extended", "full"], [nil, "App"])
  func `a theme made with all steps has no diagnostics`(kind: String, module: String?) throws {
    #expect(try codes(in: project(kind, module: module)) == [])
  }

  @Test(arguments: ["extended", "full"], [nil, "App"])
  func `a missing View class is reported`(kind: String, module: String?) throws {
    let folder = try project(kind, module: module)
    try FileManager.default.removeItem(atPath: folder(Self.viewClass))
    #expect(try codes(in: folder) == ["swift/unknown-class"])
  }

  @Test(arguments: ["extended", "full"], [nil, "App"])
  func `a root view without its class is reported`(kind: String, module: String?) throws {
    let folder = try project(kind, module: module)
    try edit(Self.theme, in: folder) { $0.replacing(" customClass=\"AddBookmarkScreenletView_flat\"", with: "") }
    #expect(try codes(in: folder).first == (kind == "full" ? "naming/custom-class" : "theme/extended-without-class"))
  }

  @Test func `a Child theme that names a class for its root view is reported`() throws {
    let folder = try project("child", module: nil)
    try edit(Self.theme, in: folder) { text in
      text.replacing(/<view id="([^"]*)"/) { "<view id=\"\($0.1)\" customClass=\"AddBookmarkScreenletView_flat\"" }
    }
    #expect(try !codes(in: folder).isEmpty)
  }

  @Test(arguments: ["default", "full"])
  func `a class without its module is reported`(theme: String) throws {
    let folder = try project("full", module: "App")
    let path = theme == "full" ? Self.theme : "Themes/AddBookmarkScreenletView_default.xml"
    try edit(path, in: folder) { $0.replacing(" customModule=\"App\" customModuleProvider=\"target\"", with: "") }
    #expect(try codes(in: folder) == ["naming/custom-module"])
  }

  @Test(
    arguments: ["child", "extended", "full"],
    [
      "AddBookmarkScreenlet_flat", "AddBookmarkScreenletVeiw_flat", "AddBookmarkScreenletView_falt",
      "BookmarkAddView_flat",
    ])
  func `a wrong file name is reported`(kind: String, name: String) throws {
    let folder = try project(kind, module: nil)
    try FileManager.default.moveItem(atPath: folder(Self.theme), toPath: folder("Themes/\(name).xml"))
    #expect(try codes(in: folder).first?.hasPrefix("naming/") == true)
  }

  @Test(arguments: [
    ("<outlet property=\"titleTextField\"", "model/unpresented-attribute"),
    ("<outlet property=\"getTitleButton\"", "model/missing-outlet"),
    ("<action selector=\"getTitleButtonTapped:\"", "model/missing-action"),
  ])
  func `a missing outlet or action connection is reported`(connection: String, code: String) throws {
    let folder = try project("full", module: nil)
    try edit(Self.theme, in: folder) { text in
      text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains(connection) }
        .joined(separator: "\n")
    }
    #expect(try codes(in: folder) == [code])
  }
}
