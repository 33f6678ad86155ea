import TestSupport
import Testing
import ThemeDatabase
import ThemeLint
import ThemeProject
import ThemeSource

/// Names of fonts against the names in the project's font files.
struct ProjectFontTests {
  @Test(arguments: [
    ("Verbana-Regular", [String]()), ("Verbana-Reglar", ["did you mean 'Verbana-Regular'?"]), ("Other-Regular", []),
  ])
  func `misspelled names of the project's fonts are reported`(name: String, help: [String]) async throws {
    let folder = try TemporaryFolder([".themec.yml": "", "A.xib": document(font: name)])
    defer { withExtendedLifetime(folder) {} }
    // The file has another name than the font.
    try folder.write("Fonts/body.ttf", font(named: "Verbana-Regular"))
    try folder.write("Fonts/broken.otf", Array(font(named: "Verbana-Reglar").prefix(20)))
    let project = Project.find(for: folder.path)
    let found = try await Session(project, asking: [folder.path]).snapshot.lint().diagnostics
    #expect(found.filter { $0.code == "assets/unknown-font" }.map(\.help) == help)
  }

  private func document(font: String) -> String {
    #"""
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <view id="v"><rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews><label id="l" text="Hello"><rect key="frame" x="0" y="0" width="320" height="40"/>
            <fontDescription key="fontDescription" name="\#(font)" family="Verbana" pointSize="17"/></label></subviews>
        </view>
      </objects>
    </document>
    """#
  }

  /// A TrueType file with only a `name` table, as the OpenType specification describes it: the family for the Mac and the
  /// PostScript name for Windows, in UTF-16.
  private func font(named name: String) -> [UInt8] {
    func number(_ value: Int, _ count: Int = 2) -> [UInt8] {
      (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let (family, letters) = (Array("Verbana".utf8), name.utf8.flatMap { [0, $0] as [UInt8] })
    let records = [1, 0, 0, 1, family.count, 0, 3, 1, 0x409, 6, letters.count, family.count].flatMap { number($0) }
    let table = [0, 2, 30].flatMap { number($0) } + records + family + letters
    let entry = [0, 28, table.count].flatMap { number($0, 4) }
    return number(0x10000, 4) + [1, 16, 0, 0].flatMap { number($0) } + Array("name".utf8) + entry + table
  }
}
