import TestSupport
import Testing
import ThemeDatabase
import ThemeLint
import ThemeProject
import ThemeSource

/// Projects that use the framework's Screenlets. The shipped themes are used for drawing them, not for checking them.
@Suite struct FallbackLibraryTests {
  /// A theme as in Liferay's sample apps: its root view has the class of the framework's default theme.
  private static let westeros = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
            <view id="root" customClass="UserPortraitView_default" customModule="LiferayScreens">
                <rect key="frame" x="0.0" y="0.0" width="200" height="200"/>
                <subviews>
                    <imageView translatesAutoresizingMaskIntoConstraints="NO" id="image">
                        <rect key="frame" x="0.0" y="0.0" width="200" height="200"/>
                    </imageView>
                </subviews>
                <constraints>
                    <constraint firstItem="image" firstAttribute="top" secondItem="root" secondAttribute="top" id="a"/>
                    <constraint firstItem="image" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="b"/>
                    <constraint firstAttribute="trailing" secondItem="image" secondAttribute="trailing" id="c"/>
                    <constraint firstAttribute="bottom" secondItem="image" secondAttribute="bottom" id="d"/>
                </constraints>
                <connections>
                    <outlet property="portraitImage" destination="image" id="e"/>
                </connections>
            </view>
        </objects>
    </document>

    """

  /// Returns the errors, and the notes about themes that were not compared.
  private func lint(_ files: [String: String], _ path: String = "p") async throws -> (
    errors: [String], missing: [String]
  ) {
    let disk = MemoryFileSystem(files.mapValues { Array($0.utf8) }.merging(["p/.git": []]) { $1 })
    let project = Project.find(for: path, fileSystem: disk)
    let report = try await Session(project, asking: [path], fileSystem: disk).snapshot.lint()
    return (
      report.diagnostics.filter { $0.severity == .error }.map { $0.code.description },
      report.diagnostics.filter { $0.code == "theme/parent-elsewhere" }.map(\.message)
    )
  }

  @Test func `a theme of an app is not compared with the shipped default theme`() async throws {
    let found = try await lint(["p/App/UserPortraitView_westeros.xib": Self.westeros])
    #expect(found.errors == [])
    #expect(
      found.missing == [
        "UserPortrait 'westeros' is not compared with UserPortrait 'default', which is not part of this project"
      ])
  }

  @Test func `the configuration can enable the comparison with the shipped themes`() async throws {
    let found = try await lint([
      "p/App/UserPortraitView_westeros.xib": Self.westeros, "p/.themec.yml": "library: shipped\n",
    ])
    #expect(found.errors.contains("theme/child-removes-component"))
    #expect(found.missing == [])
  }

  @Test func `a theme is compared with a default theme of the project`() async throws {
    let standard = Self.westeros.replacing(
      "portraitImage\" destination=\"image\" id=\"e\"/>",
      with:
        "portraitImage\" destination=\"image\" id=\"e\"/><outlet property=\"frameView\" destination=\"root\" id=\"f\"/>"
    )
    let found = try await lint([
      "p/App/UserPortraitView_westeros.xib": Self.westeros, "p/Framework/UserPortraitView_default.xib": standard,
    ])
    #expect(found.errors == ["theme/child-changes-connection"])
    #expect(found.missing == [])
  }

  @Test func `a theme is compared with a shipped parent that its header names`() async throws {
    let stated = Self.westeros.replacing(
      "<objects>",
      with: #"<theme screenlet="UserPortrait" name="westeros" kind="child" parent="default" form="complete"/><objects>"#
    )
    let found = try await lint(["p/App/UserPortraitScreenletView_westeros.xml": stated])
    #expect(found.errors.contains("theme/child-removes-component"))
    #expect(found.missing == [])
  }

  @Test func `a theme with its own class may inherit from a missing default theme`() async throws {
    let own = Self.westeros.replacing("UserPortraitView_default", with: "UserPortraitView_flat7")
    let found = try await lint([
      "p/A/UserPortraitView_flat7.xib": own,
      "p/B/LoginView_flat7.xib": own.replacing("UserPortraitView_flat7", with: "LoginView_flat7"),
    ])
    #expect(found.errors == [])
    #expect(
      found.missing == [
        "2 themes are not compared with their parents, which are not part of this project: Login 'default' and "
          + "UserPortrait 'default'"
      ])
  }

  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
  func `Liferay's Flat7 without its parents has no errors and one note about them`() async throws {
    var files: [String: String] = [:]
    for path in Corpus.paths where path.hasPrefix("liferay__flat7/") {
      files["p/\(path)"] = String(decoding: try Corpus.bytes(path), as: UTF8.self)
    }
    #expect(files.count == 4)
    var found = try await lint(files)
    #expect(found.errors == [])
    #expect(found.missing.count == 1)
    // With the parents, the themes are compared.
    for path in Corpus.paths where path.hasPrefix("liferay__liferay-screens/ios/Framework/Themes/Default/") {
      files["p/\(path)"] = String(decoding: try Corpus.bytes(path), as: UTF8.self)
    }
    found = try await lint(files)
    #expect(found.missing == [])
  }
}
