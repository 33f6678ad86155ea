import Testing

@testable import ThemeSemantics

@Suite struct FileNameTests {
  @Test func `a theme's file name is a view class and a theme name, in both forms of the class`() {
    for (path, className) in [
      ("Themes/LoginScreenletView_flat7.xml", "LoginScreenletView"), ("Themes/LoginView_flat7.xib", "LoginView"),
    ] {
      let name = FileName(path: path)
      #expect(name.className == className)
      #expect(name.themeName == "flat7")
      #expect(name.screenlet == "Login")
      #expect(!name.isExtension)
    }
  }

  @Test(arguments: [
    ("WebView_default.xib", "Web"), ("AddBookmarkView_default.xib", "AddBookmark"),
    ("WebContentListView_default-collection.xib", "WebContentList"), ("FooScreenletView_bar.xml", "Foo"),
    ("ScreenletListView_bar.xml", "ScreenletList"),
  ])
  func `the Screenlet's name is the class without View and Screenlet`(file: String, screenlet: String) {
    #expect(FileName(path: file).screenlet == screenlet)
  }

  @Test(arguments: [
    "ImageGalleryCell.xib", "CommentTableViewCell_default.xib", "BookmarkHeaderView.xib", "LoginView.xib",
    "DDLFieldDocumentlibraryPresenterViewController_default.xib", "View_default.xib", "ScreenletView_default.xml",
  ])
  func `any other class is a part's`(file: String) { #expect(FileName(path: file).screenlet == nil) }

  @Test func `a part without a theme name belongs to default`() {
    let name = FileName(path: "Grid/ImageGalleryGridCell.xib")
    #expect(name.themeName == nil)
    #expect(name.effectiveTheme == "default")
    #expect(name.className == "ImageGalleryGridCell")
  }

  @Test func `the early library's view and its adjustment are parts of default`() {
    let name = FileName(path: "FooView-ext.xib")
    #expect(name.className == "FooView")
    #expect(name.effectiveTheme == "default")
    #expect(name.isExtension)
    #expect(FileName(path: "FooView.xib").className == "FooView")
  }

  @Test func `an adjustment ends in -ext and keeps the theme's name`() {
    let name = FileName(path: "a/b/LoginView_westeros_edit-ext.xml")
    #expect(name.themeName == "westeros_edit")
    #expect(name.isExtension)
    #expect(name.screenlet == "Login")
  }

  @Test func `device and language files are variants and Base lproj is not`() {
    #expect(FileName(path: "LoginView_default~ipad.xib").variant == .device("ipad"))
    #expect(FileName(path: "LoginView_default~iphone.xib").stem == "LoginView_default")
    #expect(FileName(path: "App/de.lproj/LoginView_default.xib").variant == .language("de"))
    #expect(FileName(path: "App/Base.lproj/Main.storyboard").variant == nil)
  }

  @Test func `the theme's view class is the stem with hyphens as underscores`() {
    #expect(FileName(path: "CommentAddView_westeros-white.xml").viewClass == "CommentAddView_westeros_white")
    #expect(FileName(path: "ImageGalleryView_default-list.xib").viewClass == "ImageGalleryView_default_list")
    #expect(FileName(path: "ImageGalleryCell.xib").viewClass == "ImageGalleryCell")
  }

  @Test func `an underscore in a class does not start a theme's name`() {
    #expect(FileName(path: "My_HeaderCell.xib").className == "My_HeaderCell")
    #expect(FileName(path: "My_HeaderCell_flat7.xib").className == "My_HeaderCell")
    #expect(FileName(path: "My_FooView_bar.xib").className == "My_FooView")
  }

  @Test(arguments: ["flat7", "default-collection", "westeros_edit", "barTheme", "a", "élan", "x1-y2_z3"])
  func `theme names start in lowercase and separate variants`(name: String) { #expect(ThemeName.isValid(name)) }

  @Test(arguments: ["", "Flat7", "7flat", "-a", "a-", "a--b", "a-_b", "a b", "a.b", "flat7-ext", "_a", "日本"])
  func `other names are refused`(name: String) { #expect(!ThemeName.isValid(name)) }

  @Test func `a refused name is repaired`() {
    #expect(ThemeName.repaired("BarTheme") == "barTheme")
    #expect(ThemeName.repaired("My Theme!") == "my-Theme")
    #expect(ThemeName.repaired("7flat") == "flat")
    #expect(ThemeName.repaired("!!") == nil)
  }

  @Test func `file name extensions are read without regard to case`() {
    #expect(FileName(path: "LoginView_a.XIB").ending == .xib)
    #expect(FileName(path: "LoginView_a.xml").ending == .xml)
    #expect(FileName(path: "Main.storyboard").ending == .storyboard)
    #expect(FileName(path: "LoginView_a").ending == .other)
  }
}
