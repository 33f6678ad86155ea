import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeSemantics

/// Misnamed themes of a Screenlet, and files of apps that only resemble them.
@Suite struct MisnamingTests {
  private let known = KnownScreenlets(own: ["AddBookmark"], shipped: ["Login", "Web"])

  private func check(_ path: String, rootClass: String?, owner: String? = nil) -> [Diagnostic] {
    var fixture = ThemeFixture()
    let owner = owner.map { #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\#($0)"/>"# } ?? ""
    fixture.add(
      path,
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>\(owner)\
      <view id="v"\(rootClass.map { " customClass=\"\($0)\"" } ?? "")/></objects></document>
      """)
    return checkNames(of: fixture.documents[0], known: known)
  }

  @Test(arguments: [
    ("AddBookmark_default.xib", "AddBookmarkView_default", "AddBookmarkView_default.xib"),
    ("AddBookmarkView-gold.xib", "AddBookmarkView_gold", "AddBookmarkView_gold.xib"),
    ("AddBookmarkView-dark-blue.xib", "AddBookmarkView_dark_blue", "AddBookmarkView_dark-blue.xib"),
    ("AddBookmarkView default.xib", "AddBookmarkView_default", "AddBookmarkView_default.xib"),
    ("Addbookmarkview_default.xib", "AddBookmarkView_default", "AddBookmarkView_default.xib"),
    ("addBookmarkView_gold-ext.xib", "AddBookmarkView_gold", "AddBookmarkView_gold-ext.xib"),
    ("AddBookmarkScreenletViev_default.xml", "AddBookmarkView_default", "AddBookmarkScreenletView_default.xml"),
    ("AddBookmrakView_gold.xib", "AddBookmarkView_gold", "AddBookmarkView_gold.xib"),
    ("Login_gold.xib", "App.LoginView_gold", "LoginView_gold.xib"),
    ("Login_gold~ipad.xib", "LoginScreenletView_gold", "LoginScreenletView_gold~ipad.xib"),
    ("AddBookmarkView-night.xib", "AddBookmarkView_default", "AddBookmarkView_night.xib"),
    ("AddBookmarkViewnight.xib", "AddBookmarkView_default", "AddBookmarkView_night.xib"),
    ("AddBookmarkView_defualt.xib", "AddBookmarkView_default", "AddBookmarkView_default.xib"),
  ])
  func `a misnamed theme is recognized by its root view's class`(
    path: String, rootClass: String, right: String
  ) {
    let found = check(path, rootClass: rootClass)
    #expect(found.map(\.code) == ["naming/file-name"])
    #expect(found.first?.severity == .error)
    #expect(found.first?.help == "rename the file to '\(right)'")
  }

  @Test(arguments: [
    ("AddBookmarkView-gold.xib", "AddBookmarkView_gold.xib"), ("AddBookmark_gold.xib", "AddBookmarkView_gold.xib"),
    ("AddBookmarkScreenletView gold.xib", "AddBookmarkScreenletView_gold.xib"),
    ("AddBookmarkVeiw_gold.xib", "AddBookmarkView_gold.xib"), ("addbookmarkview_Gold.xib", "AddBookmarkView_gold.xib"),
    ("Loginview_default.xml", "LoginScreenletView_default.xml"),
    ("Login_default.xml", "LoginScreenletView_default.xml"),
  ])
  func `a misnamed theme is recognized by a name similar to a theme's`(path: String, right: String) {
    let found = check(path, rootClass: nil)
    #expect(found.map(\.code) == ["naming/file-name"])
    #expect(found.first?.help == "rename the file to '\(right)'")
  }

  @Test(
    arguments: [
      ("Login_header.xib", nil, nil), ("LoginView-iPad.xib", nil, nil), ("WebView_old.xib", "WebPage", nil),
      ("LoginView_iPad.xib", "LoginView", nil), ("LoginView_Old.xib", "LoginOld", nil),
      ("AddBookmark_header.xib", "AddBookmarkHeader", nil), ("AddBookmark_sheet.xib", nil, "AddBookmarkController"),
      ("AddBookmarkCell.xib", "AddBookmarkCell", nil), ("AddBookmarkView.xib", nil, nil), ("Some View.xib", nil, nil),
      ("ChartView_Cell.xib", "ChartView_Cell", nil), ("AddBookmarkButton_default.xib", nil, nil),
      ("Login_header.xml", nil, nil), ("AddBookmarkView_default2.xib", "AddBookmarkView_default", nil),
      ("AddBookmarkView_gold.xib", "AddBookmarkView_gold", nil),
    ] as [(String, String?, String?)])
  func `an app's own views may have any names`(path: String, rootClass: String?, owner: String?) {
    #expect(check(path, rootClass: rootClass, owner: owner).map(\.message) == [])
  }
}
