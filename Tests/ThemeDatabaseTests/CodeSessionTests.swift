import SwiftSources
import Testing
import ThemeDatabase
import ThemeLint
import ThemeProject
import ThemeSource

/// Sessions with changing Swift sources.
@Suite(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
struct CodeSessionTests {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects>
        <view id="v" customClass="CardView" customModule="Cards">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <label id="l" text="Card"><rect key="frame" x="0" y="0" width="320" height="44"/></label>
          </subviews>
          <connections><outlet property="nameLabel" destination="l" id="c"/></connections>
        </view>
      </objects>
    </document>
    """

  private static let source = "class CardView: UIView {\n  @IBOutlet weak var nameLabel: UILabel!\n}\n"

  private func session(_ files: [String: String]) -> Session {
    let contents = files.mapValues { Array($0.utf8) }
    let fileSystem = MemoryFileSystem(contents)
    var project = Project(root: "/r", themePath: ["/r"])
    project.library = nil
    project.isMarked = true
    return Session(project, asking: ["/r"], fileSystem: fileSystem)
  }

  private func messages(_ session: Session) async throws -> [String] {
    try await session.snapshot.lint().diagnostics.filter { $0.code.group == "swift" }.map(\.message)
  }

  @Test func `an edit of a class updates the diagnostics`() async throws {
    let session = session(["/r/Cards/Card.xib": Self.document, "/r/Cards/CardView.swift": Self.source])
    #expect(try await messages(session) == [])
    let renamed = Self.source.replacing("nameLabel", with: "titleLabel")
    session.apply([.edited(path: "/r/Cards/CardView.swift", contents: Array(renamed.utf8))])
    #expect(try await messages(session) == ["CardView has no outlet 'nameLabel'"])
    session.apply([.refreshed(path: "/r/Cards/CardView.swift")])
    #expect(try await messages(session) == [])
  }

  @Test func `an unconnected outlet is only a warning if another document uses the class`() async throws {
    let used = Self.source.replacing(
      "}\n", with: "  @IBOutlet weak var other: UILabel!\n  func show() { other.text = nil }\n}\n")
    let files = ["/r/Cards/Card.xib": Self.document, "/r/Cards/CardView.swift": used]
    let session = session(files)
    let alone = try await session.snapshot.lint(of: ["/r/Cards/Card.xib"]).diagnostics.first {
      $0.code.group == "swift"
    }
    #expect(alone?.severity == .error)
    session.apply([.edited(path: "/r/Cards/Card2.xib", contents: Array(Self.document.utf8))])
    let both = try await session.snapshot.lint(of: ["/r/Cards/Card.xib"]).diagnostics.first { $0.code.group == "swift" }
    #expect(both?.severity == .warning)
  }

  @Test func `a source with errors is reported once, and its classes are not checked`() async throws {
    let broken = "class CardView: UIView {\n  func f( {\n}\n"
    let session = session(["/r/Cards/Card.xib": Self.document, "/r/Cards/CardView.swift": broken])
    let found = try await session.snapshot.lint().diagnostics.filter { $0.code.group == "swift" }
    #expect(found.map(\.code.rawValue) == ["swift/syntax"])
  }

  @Test func `sources that declare no class of the document are not parsed`() async throws {
    let session = session([
      "/r/Cards/Card.xib": Self.document, "/r/Cards/CardView.swift": Self.source, "/r/Broken.swift": "class Other {",
    ])
    #expect(try await messages(session) == [])
  }
}
