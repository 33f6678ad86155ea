import SwiftSources
import TestSupport
import Testing
import ThemeDatabase
import ThemeProject
import ThemeSource

@testable import ThemeLint

/// The parts of a report that an edit affects: only these are computed again.
@Suite(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
struct LintPartsTests {
  private let folder: TemporaryFolder
  private let cache: TemporaryFolder

  private static func document(_ name: String, outlet: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(name)Controller">
          <connections>
            <outlet property="view" destination="root" id="o1"/>
            <outlet property="\(outlet)" destination="text" id="o2"/>
          </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view id="root">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews>
            <label text="\(name)" id="text">
              <rect key="frame" x="16" y="100" width="200" height="21"/>
            </label>
          </subviews>
        </view>
      </objects>
    </document>

    """
  }

  private static func controller(_ name: String, outlet: String) -> String {
    """
    import UIKit

    class \(name)Controller: BaseController {
      @IBOutlet weak var \(outlet): UILabel!

      override func viewDidLoad() { \(outlet).text = Model().title }
    }

    """
  }

  init() throws {
    var files = [
      "Base.swift": "import UIKit\n\nclass BaseController: UIViewController {\n}\n",
      "Model.swift": "struct Model { var title = \"\" }\n",
    ]
    for name in ["Login", "Note", "Map"] {
      files["\(name)Controller.xib"] = Self.document(name, outlet: "\(name.lowercased())Label")
      files["\(name)Controller.swift"] = Self.controller(name, outlet: "\(name.lowercased())Label")
    }
    folder = try TemporaryFolder(files)
    cache = try TemporaryFolder()
  }

  private func snapshot() -> Snapshot {
    var project = Project(root: folder.path, themePath: [folder.path])
    project.isMarked = true
    let store = CodeStore(folder: cache.path, version: "1", root: folder.path)
    return Session(project, asking: [folder.path], store: store).snapshot
  }

  /// Checks all documents, as a run of the program does.
  private func parts(after former: FormerLint? = nil) async throws -> LintParts {
    let snapshot = snapshot()
    var parts = try #require(try await snapshot.lint(after: former, jobs: 1) { _ in }.parts)
    if let edited = snapshot.storeCode() { parts.editedSources = edited }
    return try LintParts(parts.bytes)
  }

  /// The documents that are checked again after a file was edited, and whether the rest is computed again; `nil` if everything is.
  private func checked(
    _ parts: LintParts, _ name: String, _ edit: (String) -> String
  ) async throws -> (documents: [String], isShared: Bool, former: FormerLint)? {
    let former = try #require(folder.text(name))
    try folder.write(name, edit(former))
    let input = RecordedInput(
      path: folder(name), kind: .file, stamp: nil, hash: ContentHash(Array(former.utf8)))
    let known = FormerLint(parts, edited: [input])
    let reusable = ReusableParts(of: known, in: snapshot())
    if reusable.explanation(count: 3).everything != nil { return nil }
    let again = try parts.families.filter { reusable.families[$0.key] == nil }.values.map { try LintParts.Family($0) }
      .flatMap(\.outlines.keys)
    return (again.map { Path.name(of: $0) }.sorted(), reusable.project == nil, known)
  }

  @Test func `an edited document is checked again, alone`() async throws {
    let parts = try await parts()
    #expect(parts.families.count == 3 && parts.project != nil)
    let moved = try #require(
      try await checked(parts, "NoteController.xib") { $0.replacing("y=\"100\"", with: "y=\"120\"") })
    #expect(moved.documents == ["NoteController.xib"])
    #expect(!moved.isShared)
    // Other answers depend on the classes that a document uses.
    let renamed = try #require(
      try await checked(parts, "NoteController.xib") { $0.replacing("NoteController", with: "MapController") })
    #expect(renamed.documents.contains("MapController.xib"))
    #expect(renamed.isShared)
  }

  @Test func `a comment in code affects the documents of its classes`() async throws {
    let parts = try await parts()
    let model = try #require(try await checked(parts, "Model.swift") { $0 + "// A note.\n" })
    #expect(model.documents.isEmpty && !model.isShared)
    let controller = try #require(
      try await checked(parts, "NoteController.swift") { "// The screen of a note.\n" + $0 })
    #expect(controller.documents == ["NoteController.xib"])
  }

  @Test func `a renamed outlet affects its document`() async throws {
    let parts = try await parts()
    let renamed = try #require(
      try await checked(parts, "MapController.swift") { $0.replacing("mapLabel", with: "titleLabel") })
    #expect(renamed.documents == ["MapController.xib"])
  }

  @Test func `names in code are checked again after one changed`() async throws {
    let source = "import UIKit\n\nlet icon = UIImage(named: \"star\")\n"
    try folder.write("Icons.swift", source)
    let parts = try await parts()
    // A comment above a name changes its place.
    let edits = [("// The icons.\n" + source, true), ("let icon = 1\n", true)]
    for (text, isShared) in edits {
      try folder.write("Icons.swift", source)
      let edited = try #require(try await checked(parts, "Icons.swift") { _ in text })
      #expect(edited.documents.isEmpty)
      #expect(edited.isShared == isShared, "\(text)")
    }
  }

  @Test func `a comment below a name in code is in its excerpt`() async throws {
    try folder.write("Assets.xcassets/star.imageset/Contents.json", "{\"images\": [{\"idiom\": \"universal\"}]}")
    for (name, isUnknown) in [("stra", true), ("star", false)] {
      try folder.write("Icons.swift", "import UIKit\n\nlet icon = UIImage(named: \"\(name)\")\n")
      let edited = try #require(try await checked(try await parts(), "Icons.swift") { $0 + "// The icons.\n" })
      #expect(edited.isShared == isUnknown, "\(name)")
    }
  }

  @Test func `a word that was searched in all files affects the documents that searched it`() async throws {
    let source = Self.controller("Note", outlet: "noteLabel")
    try folder.write(
      "NoteController.swift",
      source.replacing("  override", with: "  @IBAction func save(_ sender: Any) {}\n\n  override"))
    let parts = try await parts()
    // An action without a connection may be used where its name is mentioned.
    for (text, documents) in [("// A note.\n", []), ("// Calls save.\n", ["NoteController.xib"])] {
      try folder.write("Model.swift", "struct Model { var title = \"\" }\n")
      let edited = try #require(try await checked(parts, "Model.swift") { $0 + text })
      #expect(edited.documents == documents, "\(text)")
    }
  }

  @Test func `an extension in another file affects the documents of its class`() async throws {
    let edited = try #require(
      try await checked(try await parts(), "Model.swift") { $0 + "extension NoteController { func reload() {} }\n" })
    #expect(edited.documents == ["NoteController.xib"])
  }

  @Test func `another superclass affects the documents of all subclasses`() async throws {
    let parts = try await parts()
    let based = try #require(
      try await checked(parts, "Base.swift") { $0.replacing("UIViewController", with: "UIView") })
    #expect(based.documents == ["LoginController.xib", "MapController.xib", "NoteController.xib"])
  }

  @Test func `a second edit is compared with the first one`() async throws {
    let parts = try await parts()
    let first = try #require(
      try await checked(parts, "MapController.swift") { $0.replacing("mapLabel", with: "titleLabel") })
    let second = try await self.parts(after: first.former)
    let back = try #require(
      try await checked(second, "MapController.swift") { $0.replacing("titleLabel", with: "mapLabel") })
    #expect(back.documents == ["MapController.xib"])
  }

  @Test func `an edit of any other file affects everything`() async throws {
    for name in ["Note.plist", "Package.swift"] {
      try folder.write(name, "")
      let parts = try await parts()
      #expect(try await checked(parts, name) { _ in "<plist/>" } == nil)
    }
  }

  @Test func `the reasons for checking documents again are told`() async throws {
    let parts = try await parts()
    let edited = try #require(
      try await checked(parts, "MapController.swift") { $0.replacing("mapLabel", with: "titleLabel") })
    let next = try #require(try await snapshot().lint(after: edited.former, jobs: 1) { _ in }.parts)
    let source = folder("MapController.swift")
    #expect(
      next.explanation.text == """
        checked 1 of 3 documents after an edit of '\(source)'
          \(folder("MapController.xib")): it depends on '\(source)', which was edited

        """)
    #expect(try await snapshot().lint(after: nil, jobs: 1) { _ in }.parts?.explanation.count == 3)
  }

  @Test func `parts that are cut off are malformed`() async throws {
    let bytes = try await parts().bytes
    for count in stride(from: 0, to: bytes.count, by: 7) {
      #expect(throws: CacheReader.Malformed.self) { try LintParts(Array(bytes[..<count])) }
    }
  }
}
