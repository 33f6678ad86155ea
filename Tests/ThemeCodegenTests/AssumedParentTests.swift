import ProjectTestSupport
import TestSupport
import Testing
import ThemeDatabase
import ThemeSemantics
import ThemeSource

@testable import ThemeCodegen

/// Themes whose files and code declare neither a kind nor a parent. The expected superclasses are those of Liferay's
/// classes with these names, or of classes that are named like them.
@Suite struct AssumedParentTests {
  private func xib(_ className: String, outlets: [String] = []) -> String {
    let views = outlets.map { "<\($0 == "tableView" ? "tableView" : "collectionView") id=\"\($0)\"/>" }.joined()
    let connections = outlets.map { "<outlet property=\"\($0)\" destination=\"\($0)\" id=\"o-\($0)\"/>" }.joined()
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <view id="root" customClass="\(className)"><subviews>\(views)</subviews>
          <connections>\(connections)</connections></view>
      </objects></document>
      """
  }

  private func superclass(
    of name: String, in files: [String: String], stated: StatedKind = StatedKind()
  ) throws -> (name: String?, notes: [String]) {
    let folder = try TemporaryFolder(files)
    let linked = TestProject([folder.path]).themes
    let id = try #require(linked.selection.first { linked.path(of: $0).hasSuffix("/" + name) })
    let made = linked.viewClasses(of: id, stated: stated)
    return (made.value.first?.superclass, made.diagnostics.filter { $0.code.group == "generate" }.map(\.message))
  }

  @Test func `a further theme extends the default theme, with a note`() throws {
    let made = try superclass(
      of: "LoginView_westeros.xib", in: ["LoginView_westeros.xib": xib("LoginView_westeros")])
    #expect(made.name == "LoginView_default")
    #expect(
      made.notes == [
        "Login 'westeros' is taken for an Extended theme of 'default': neither its file nor a source says otherwise"
      ])
    let own = try superclass(
      of: "MapView_dark.xib",
      in: ["MapView_default.xib": xib("MapView_default"), "MapView_dark.xib": xib("MapView_dark")])
    #expect(own.name == "MapView_default" && own.notes.count == 1)
  }

  @Test func `a theme with the name of another and a suffix extends that theme`() throws {
    let made = try superclass(
      of: "SignUpView_westeros_edit.xib",
      in: [
        "SignUpView_westeros.xib": xib("SignUpView_westeros"),
        "SignUpView_westeros_edit.xib": xib("SignUpView_westeros_edit"),
      ])
    #expect(made.name == "SignUpView_westeros")
  }

  @Test func `an app's default theme with another class extends the class of the framework`() throws {
    let made = try superclass(
      of: "WebContentDisplayView_default.xib",
      in: [
        "WebContentDisplayView_default.xib": xib("WebContentDisplayView_westeros"),
        "WebContentDisplayView_westeros.xib": xib("WebContentDisplayView_westeros"),
      ])
    #expect(made.name == "WebContentDisplayView_default")
  }

  @Test func `a collection does not extend a table`() throws {
    let files = [
      "BookmarkListView_default.xib": xib("BookmarkListView_default", outlets: ["tableView"]),
      "BookmarkListView_default-collection.xib": xib(
        "BookmarkListView_default_collection", outlets: ["collectionView"]),
      "BookmarkListView_default-custom.xib": xib("BookmarkListView_default_custom", outlets: ["tableView"]),
    ]
    let collection = try superclass(of: "BookmarkListView_default-collection.xib", in: files)
    #expect(collection.name == "BaseListCollectionView" && collection.notes == [])
    #expect(try superclass(of: "BookmarkListView_default-custom.xib", in: files).name == "BookmarkListView_default")
  }

  @Test func `nothing is assumed about a theme whose kind is stated`() throws {
    let full = try superclass(
      of: "LoginView_westeros.xib", in: ["LoginView_westeros.xib": xib("LoginView_westeros")],
      stated: StatedKind(kind: .full))
    #expect(full.name == "BaseScreenletView" && full.notes == [])
    let header = "<theme screenlet=\"Login\" name=\"westeros\" kind=\"full\"/>"
    let stated = try superclass(
      of: "LoginScreenletView_westeros.xml",
      in: [
        "LoginScreenletView_westeros.xml": xib("LoginScreenletView_westeros").replacing(
          "<objects>", with: "\(header)<objects>")
      ])
    #expect(stated.name == "BaseScreenletView" && stated.notes == [])
  }
}
