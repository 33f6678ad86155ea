import Testing
import ThemeCompiler

/// The public library, used as a client uses it.
@Suite struct LibraryTests {
  @Test func `a shipped theme compiles to every format`() throws {
    let workspace = try ThemeWorkspace(files: [:])
    let compiled = try workspace.compile(workspace.theme("Login", named: "flat7"))
    #expect(compiled.diagnostics.isEmpty)
    #expect(compiled.picture(.text).text.contains("SIGN IN"))
    #expect(compiled.picture(.svg).text.hasPrefix("<svg") || compiled.picture(.svg).text.hasPrefix("<?xml"))
    #expect(compiled.picture(.html).text.contains("<input"))
    #expect(compiled.picture(.json).text.contains("\"screenlet\": \"Login\""))
    #expect(compiled.picture(.ansi).text.contains("\u{1B}["))
    #expect(Set(Picture.Format.allCases.map(\.fileExtension)).count == Picture.Format.allCases.count)
  }

  @Test func `a PNG without the program that draws it is an error`() throws {
    let workspace = try ThemeWorkspace(files: [:])
    let compiled = try workspace.compile(workspace.theme("Login"))
    #expect(throws: LibraryError.self) { try compiled.png(tool: "/nothing/here") }
  }

  @Test func `a device has the screen that Apple documents`() throws {
    // Human Interface Guidelines, Layout, Specifications.
    #expect(Device.iPhone15.size == Size(width: 393, height: 852) && Device.iPhone15.scale == 3)
    #expect(Device.iPadMini.size == Size(width: 744, height: 1133) && Device.iPadMini.isPad)
    #expect(Device.named("iPhone 15") == .iPhone15 && Device.named("iphone-16") == .iPhone15)
    #expect(Device.named("iphone-99") == nil)
    #expect(Device.all.allSatisfy { device in device.names.allSatisfy { Device.named($0) == device } })
    let workspace = try ThemeWorkspace(files: [:])
    var options = CompilationOptions()
    options.screen = .device(.iPhone15, .landscape)
    let tree = try workspace.compile(workspace.theme("Login"), options).tree
    #expect(tree.viewport == Size(width: 852, height: 393))
  }

  @Test func `options change what a theme shows`() throws {
    let workspace = try ThemeWorkspace(files: [
      "NoteScreenletView_default.xml": Self.constrained,
      "de.lproj/NoteScreenletView_default.strings": "\"l.text\" = \"Hallo\";",
    ])
    let theme = try workspace.theme("Note")
    func label(_ change: (inout CompilationOptions) -> Void) throws -> RenderTree.Node {
      var options = CompilationOptions()
      options.screen = .size(Size(width: 320, height: 200))
      change(&options)
      return try #require(try workspace.compile(theme, options).tree.nodes.first { $0.id == "l" })
    }
    let plain = try label { _ in }
    #expect(plain.frame.x == 16 && plain.frame.y == 0 && plain.content == .text(RenderTree.Text("Hello")))
    #expect(try label { $0.direction = .rightToLeft }.frame.maxX == 304)
    #expect(try label { $0.locale = "ar" }.frame.maxX == 304)
    #expect(try label { $0.locale = "de-CH" }.content == .text(RenderTree.Text("Hallo")))
    #expect(try label { $0.textSize = .accessibility5 }.frame.height > 2 * plain.frame.height)
    #expect(try label { $0.metrics = .standardCells }.frame.width == 5 * 8)
    #expect(try label { $0.safeArea = Insets(top: 44, left: 0, bottom: 0, right: 0) }.frame.y == 44)
    #expect(try workspace.locales(of: theme) == ["de"])
    #expect(throws: LibraryError.invalidLocale("!")) { try label { $0.locale = "!" } }
  }

  @Test func `errors have a type and a reason`() throws {
    let workspace = try ThemeWorkspace(contents: [
      "A.xml": [], "BScreenletView_default.xml": Array("<document><objects/></document>".utf8),
    ])
    #expect(throws: LibraryError.noSuchPath("/nothing/here")) { try ThemeWorkspace(path: "/nothing/here") }
    #expect(throws: LibraryError.unknownTheme("unknown Screenlet 'Logn'; did you mean 'Login'?")) {
      try workspace.theme("Logn")
    }
    #expect(throws: LibraryError.self) { try workspace.theme(inFile: "C.xml") }
    #expect(throws: LibraryError.self) { try workspace.theme(inFile: "A.xml") }
    let broken = try workspace.theme(inFile: "BScreenletView_default.xml")
    #expect(throws: LibraryError.nothingToDraw("'BScreenletView_default.xml' has no view")) {
      try workspace.compile(broken)
    }
    var options = CompilationOptions()
    options.scene = "Main"
    #expect(throws: LibraryError.self) { try workspace.compile(workspace.theme("Login"), options) }
    #expect(throws: LibraryError.self) { try workspace.explain(workspace.theme("Login"), element: "nothing") }
  }

  @Test func `a file that is deleted is no theme any more`() throws {
    let workspace = try ThemeWorkspace(files: ["NoteScreenletView_default.xml": Self.constrained])
    let path = "NoteScreenletView_gold.xml"
    workspace.update(path, contents: Array(Self.constrained.utf8))
    let theme = try workspace.theme("Note", named: "gold")
    workspace.refresh(path)
    #expect(throws: LibraryError.unknownTheme("no theme in '\(path)' any more")) { try workspace.compile(theme) }
  }

  /// A label 16 points from the leading edge, below the safe area.
  private static let constrained = """
    <document useAutolayout="YES" useSafeAreas="YES" useTraitCollections="YES">
      <objects>
        <view id="v" customClass="NoteScreenletView_default">
          <rect key="frame" x="0" y="0" width="320" height="200"/>
          <subviews>
            <label opaque="NO" text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="l">
              <rect key="frame" x="16" y="0" width="40" height="20.5"/>
              <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
          </subviews>
          <viewLayoutGuide key="safeArea" id="s"/>
          <constraints>
            <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16" id="c1"/>
            <constraint firstItem="l" firstAttribute="top" secondItem="s" secondAttribute="top" id="c2"/>
          </constraints>
        </view>
      </objects>
    </document>
    """
}
