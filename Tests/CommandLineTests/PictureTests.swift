import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Pictures in files, parsed by programs other than themec.
@Suite struct PictureTests {
  /// The elements of an XML document as parsed by Foundation: their names and attributes, and all text.
  private final class Elements: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []
    var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) { elements.append((name, attributes)) }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    init(_ document: String) {
      super.init()
      let parser = XMLParser(data: Data(document.utf8))
      parser.delegate = self
      #expect(parser.parse(), "\(String(describing: parser.parserError))")
    }
  }

  @Test func `an SVG picture is well formed, has the size of the screen, and contains selectable text`() throws {
    let folder = try TemporaryFolder()
    let outcome = try themec(["preview", "Login", "--size", "iphone-15", "--output", "login.svg"], folder: folder.url)
    #expect(outcome.status == 0 && outcome.output == "wrote login.svg\n" && outcome.messages.isEmpty, "\(outcome)")
    let svg = Elements(try #require(folder.text("login.svg")))
    let root = try #require(svg.elements.first)
    #expect(root.name == "svg")
    #expect(root.attributes["viewBox"] == "0 0 393 852")
    #expect(svg.text.contains("Sign in") && svg.text.contains("Email address"))
    #expect(svg.elements.filter { $0.name == "script" || $0.attributes.keys.contains { $0.hasPrefix("on") } }.isEmpty)
  }

  /// A font narrower than Helvetica, as its labels were recorded.
  @Test func `text in a font without a table is drawn as wide as its label`() throws {
    let label = { (id: String, text: String, y: Int, width: Double) in
      """
      <label opaque="NO" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="16" y="\(y)" width="\(width)" height="23"/>
        <fontDescription key="fontDescription" name="NoSuchSans-Regular" family="No Such Sans" pointSize="17"/>
      </label>
      """
    }
    let place = { (id: String, y: Int) in
      """
      <constraint firstItem="\(id)" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16" id="\(id)1"/>
      <constraint firstItem="\(id)" firstAttribute="top" secondItem="v" secondAttribute="top" constant="\(y)" id="\(id)2"/>
      """
    }
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">
        <device id="retina4_7"/><objects><view id="v"><rect key="frame" x="0" y="0" width="320" height="200"/>
        <subviews>\(label("a", "Hamburgefonstiv", 20, 115.5))\(label("b", "Continue with email", 60, 133.5))</subviews>
        <constraints>\(place("a", 20))\(place("b", 60))</constraints></view></objects></document>
      """
    let folder = try TemporaryFolder(project: ["CardView.xib": xib])
    let svg = try themec(["preview", "CardView.xib", "--format", "svg"], folder: folder.url).output
    for (text, width) in [("Hamburgefonstiv", 115.5), ("Continue with email", 133.5)] {
      #expect(svg.contains(">\(text)<"), "\(svg)")
      let drawn = svg.matches(of: /textLength="([0-9.]+)"[^>]*>([^<]*)</).first { $0.output.2 == text }
      let length = try #require(drawn.flatMap { Double($0.output.1) })
      #expect(abs(length - width) <= 1.5)
    }
  }

  @Test(arguments: [14_109, 22_505]) func `a label that is as wide as its text is not cut`(tools: Int) throws {
    let sizes = Array(10...40)
    let labels = sizes.map { size in
      """
      <label text="Headline\(size)" translatesAutoresizingMaskIntoConstraints="NO" id="l\(size)">
          <rect key="frame" x="0" y="0" width="9" height="9"/>
          <fontDescription key="fontDescription" type="system" pointSize="\(size)"/>
      </label>
      """
    }
    let constraints = sizes.map { size in
      """
      <constraint firstItem="l\(size)" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="a\(size)"/>
      <constraint firstItem="l\(size)" firstAttribute="top" secondItem="v" secondAttribute="top" id="b\(size)"/>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(tools)" useAutolayout="YES"><objects>
      <view id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(labels.joined())</subviews><constraints>\(constraints.joined())</constraints></view>
      </objects></document>
      """
    let svg = Elements(try themec(["preview", "-", "--format", "svg"], input: text).output)
    for size in sizes { #expect(svg.text.contains("Headline\(size)"), "\(size)") }
  }

  @Test func `several screens are combined in one picture`() throws {
    let outcome = try themec(["preview", "Login", "--theme", "default", "--theme", "flat7", "--format", "svg"])
    let svg = Elements(outcome.output)
    #expect(svg.text.contains("Login · default") && svg.text.contains("Login · flat7 ← default"))
    let ids = svg.elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
  }

  @Test func `drawing a screen twice produces identical output`() throws {
    for format in ["svg", "html", "json"] {
      let arguments = ["preview", "SignUp", "--format", format]
      let (first, second) = (try themec(arguments), try themec(arguments))
      #expect(first.output == second.output, "\(format)")
    }
  }

  @Test func `the file extension or the option selects the format`() throws {
    let folder = try TemporaryFolder()
    for (name, start) in [
      ("a.svg", "<svg "), ("a.html", "<!doctype html>"), ("a.json", "{\n"), ("a.txt", " Login"), ("a.ans", " "),
    ] {
      let outcome = try themec(["preview", "Login", "-o", name], folder: folder.url)
      #expect(outcome.status == 0, "\(outcome.messages)")
      #expect(folder.text(name)?.hasPrefix(start) == true, "\(name): \(folder.text(name)?.prefix(20) ?? "")")
    }
    let plain = try themec(["preview", "Login", "--format", "text"])
    #expect(!plain.output.contains("\u{1B}"))
    #expect(folder.text("a.ans")?.contains("\u{1B}[") == true)
  }

  @Test(arguments: [
    (["Login", "-o", "login.bmp"], "unknown type of file 'login.bmp'"),
    (["Login", "-o", "login.svg", "--outline"], "are for characters, not for 'svg'"),
    (["--format", "json"], "'--format json' writes one screen"),
    (["Login", "-o", "nowhere/login.svg"], "folder 'nowhere' does not exist"),
  ])
  func `invalid output options are errors`(_ arguments: [String], _ message: String) throws {
    let folder = try TemporaryFolder()
    let outcome = try themec(["preview"] + arguments, folder: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains(message), "\(outcome.messages)")
    #expect(folder.entries.isEmpty)
  }

  @Test func `a gallery links only to files that it contains, and shows every theme`() throws {
    let folder = try TemporaryFolder()
    let outcome = try themec(["gallery", "Login", "-o", "Pages", "--size", "320x480"], folder: folder.url)
    #expect(outcome.status == 0, "\(outcome.messages)")
    let files = Set(folder.entries)
    let index = try #require(folder.text("Pages/index.html"))
    let links = index.matches(of: #/(?:href|src)="(.*?)"/#).map { String($0.1) }
    #expect(links.count > 8)
    for link in links { #expect(files.contains("Pages/\(link)"), "\(link)") }
    for theme in ["default", "flat7", "westeros"] {
      #expect(files.contains("Pages/themes/login-\(theme).html"))
    }
    for page in files where page.hasSuffix(".html") {
      let text = try #require(folder.text(page))
      #expect(!text.contains("http"), "\(page)")
      #expect(text.matches(of: #/<script(?! src="(\.\.\/)?gallery\.js" defer>| type="application\/json")/#).isEmpty)
    }
  }

  @Test func `a gallery does not overwrite an index page that it did not generate`() throws {
    let folder = try TemporaryFolder(["index.html": "<p>Mine"])
    let outcome = try themec(["gallery", "Login", "-o", "."], folder: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("'index.html' exists and is not of a gallery"), "\(outcome.messages)")
    let kept = folder.text("index.html")
    #expect(kept == "<p>Mine")
    let forced = try themec(["gallery", "Login", "-o", ".", "--force"], folder: folder.url)
    let again = try themec(["gallery", "Login", "-o", "."], folder: folder.url)
    #expect(forced.status == 0 && again.status == 0)
  }

  @Test func `names from themes are escaped in a gallery`() throws {
    let theme = xib(
      """
      <view id="v" userLabel="&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;">
          <rect key="frame" x="0" y="0" width="320" height="400"/>
          <subviews>
              <label id="l" text="&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;" customClass="A&quot;B">
                  <rect key="frame" x="0" y="0" width="280" height="20"/>
              </label>
          </subviews>
      </view>
      """)
    let folder = try TemporaryFolder(project: ["X<b>.xib": theme], configuration: nil)
    _ = try themec(["gallery", ".", "-o", "Pages"], folder: folder.url)
    let pages = folder.entries.filter { $0.hasPrefix("Pages/") && $0.hasSuffix(".html") }
    #expect(pages.count == 2)
    for page in pages {
      let text = try #require(folder.text(page))
      #expect(!text.contains("<script>") && !text.contains("<img src=x") && !text.contains("<b>"), "\(page)")
    }
  }
}

/// Images of asset catalogs.
@Suite struct PictureImageTests {
  /// A PNG of one red pixel, created by another program.
  private static let pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"

  private static let theme = xib(
    """
    <imageView image="logo" contentMode="center" id="v">
        <rect key="frame" x="0" y="0" width="101" height="101"/>
    </imageView>
    """)

  @Test func `a picture contains the image of the asset catalog, in its size`() throws {
    let folder = try TemporaryFolder(project: ["A.xib": Self.theme], configuration: "")
    let data = try #require(Data(base64Encoded: Self.pixel))
    let catalog = "Assets.xcassets/logo.imageset"
    try folder.write("\(catalog)/Contents.json", "{\"images\": [{\"filename\": \"logo.png\"}]}")
    try folder.write("\(catalog)/logo.png", Array(data))
    for format in ["svg", "html"] {
      let picture = try themec(["preview", "A.xib", "--format", format], folder: folder.url).output
      #expect(picture.contains("<image x=\"50\" y=\"50\" width=\"1\" height=\"1\""), "\(picture)")
      #expect(picture.contains("href=\"data:image/png;base64,\(Self.pixel)\""))
    }
    // Without a project, the catalogs in the folder of the file count.
    let bare = try TemporaryFolder(["A.xib": Self.theme])
    try bare.write("\(catalog)/Contents.json", "{\"images\": [{\"filename\": \"logo.png\"}]}")
    try bare.write("\(catalog)/logo.png", Array(data))
    #expect(try themec(["preview", "A.xib", "--format", "svg"], folder: bare.url).output.contains("<image x=\"50\""))
    try folder.write("\(catalog)/logo.png", "no image")
    let frame = try themec(["preview", "A.xib", "--format", "svg"], folder: folder.url)
    #expect(frame.status == 0 && frame.output.contains(">logo</text>") && !frame.output.contains("<image"))
  }
}

/// `themec diff --visual`.
@Suite struct VisualDiffTests {
  @Test func `differing cells are marked and counted`() throws {
    let same = try themec(["diff", "Login/default", "Login/default", "--visual", "--color", "never", "--exit-code"])
    #expect(same.status == 0 && same.output.contains("0 cells"), "\(same)")
    let different = try themec(["diff", "Login/default", "Login/flat7", "--visual", "--color", "never", "--exit-code"])
    #expect(different.status == 1 && different.output.contains("Login · flat7 ← default"))
    #expect(!different.output.contains(" 0 cells"))
  }

  private static func storyboard(_ text: String) -> String {
    let scenes = [("a", "Hello"), ("b", text)].map { name, text in
      """
      <scene sceneID="s\(name)"><objects><viewController storyboardIdentifier="\(name)" id="c\(name)">
      <view key="view" id="v\(name)"><rect key="frame" x="0" y="0" width="320" height="200"/>
      <subviews><label id="l\(name)" text="\(text)"><rect key="frame" x="16" y="50" width="200" height="20"/></label></subviews>
      </view></viewController></objects></scene>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES">
      <scenes>\(scenes.joined())</scenes></document>

      """
  }

  @Test func `every scene of a storyboard is compared, and differences of color count without color output`() throws {
    let folder = try TemporaryFolder(
      project: [
        "Old.storyboard": Self.storyboard("World"), "New.storyboard": Self.storyboard("Moon"),
        "Plain.xib": Self.view(red: 0), "Red.xib": Self.view(red: 1),
      ], configuration: "")
    let scenes = try themec(
      ["diff", "Old.storyboard", "New.storyboard", "--visual", "--exit-code"], folder: folder.url)
    #expect(scenes.status == 1 && scenes.output.contains("World") && scenes.output.contains("Moon"))
    #expect(!scenes.output.contains("Hello"))
    let color = try themec(
      ["diff", "Plain.xib", "Red.xib", "--visual", "--exit-code", "--color", "never"], folder: folder.url)
    #expect(color.status == 1 && !color.output.contains(" 0 cells"))
  }

  private static func view(red: Int) -> String {
    xib(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="320" height="100"/>
      <color key="backgroundColor" red="\(red)" green="0.5" blue="0.5" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </view>
      """)
  }

  @Test func `the output page contains pictures of both themes`() throws {
    let folder = try TemporaryFolder()
    let outcome = try themec(
      ["diff", "Login/default", "Login/flat7", "--visual", "--output", "Page"], folder: folder.url)
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect((folder.text("Page/before/login-default.svg") ?? "").contains("Good to see you again"))
    #expect((folder.text("Page/after/login-default.svg") ?? "").contains("Sign in to continue"))
  }

  @Test func `options for pictures require '--visual'`() throws {
    let outcome = try themec(["diff", "Login/default", "Login/flat7", "--output", "Page"])
    #expect(outcome.status == 2 && outcome.messages.contains("can only be used with '--visual'"))
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "needs git"))
  func `a theme of a revision is drawn with its parent of that revision`() throws {
    func label(_ id: String, _ text: String) -> String {
      "<label opaque=\"NO\" text=\"\(text)\" id=\"\(id)\"><rect key=\"frame\" x=\"8\" y=\"8\" width=\"180\" height=\"20\"/></label>"
    }
    func parent(_ text: String) -> String {
      "<document><theme screenlet=\"Note\" name=\"default\" kind=\"default\"/><objects><view customClass=\"NoteScreenletView_default\" id=\"root\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"40\"/><subviews>\(label("a", text))</subviews></view></objects></document>"
    }
    let child =
      "<document><theme screenlet=\"Note\" name=\"red\" kind=\"child\" parent=\"default\" form=\"overlay\"/><objects/></document>"
    let folder = try TemporaryFolder(project: [
      "Themes/NoteScreenletView_default.xml": parent("First"), "Themes/NoteScreenletView_red.xml": child,
    ])
    func git(_ arguments: [String]) throws {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/git")
      process.arguments = ["-C", folder.path, "-c", "user.name=a", "-c", "user.email=a@b.c"] + arguments
      process.standardOutput = Pipe()
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(arguments)")
    }
    try git(["init", "-q"])
    try git(["add", "."])
    try git(["commit", "-q", "-m", "First"])
    _ = try folder.write("Themes/NoteScreenletView_default.xml", parent("Second"))
    let path = "Themes/NoteScreenletView_red.xml"
    let outcome = try themec(["diff", "HEAD:\(path)", path, "--visual", "--color", "never"], folder: folder.url)
    #expect(outcome.output.contains("First") && outcome.output.contains("Second"), "\(outcome)")
  }
}

/// Folders of pages.
@Suite struct PageFolderTests {
  @Test func `pages of deleted themes are removed, and other files stay`() throws {
    let folder = try TemporaryFolder()
    #expect(
      try themec(["gallery", "-o", "G", "Login", "SignUp", "--size", "iphone-se"], folder: folder.url).status == 0)
    let other = try folder.write("G/themes/notes.html", "mine")
    let gone = folder.url.appending(path: "G/themes/signup-default.html").path
    #expect(FileManager.default.fileExists(atPath: gone))
    #expect(try themec(["gallery", "-o", "G", "Login", "--size", "iphone-se"], folder: folder.url).status == 0)
    #expect(!FileManager.default.fileExists(atPath: gone))
    #expect(FileManager.default.fileExists(atPath: other))
    #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: "G/themes/login-default.html").path))
  }

  @Test func `files of others in the folder are not deleted, even if the list of pages contains them`() throws {
    let folder = try TemporaryFolder()
    let gallery = ["gallery", "-o", "G", "Login", "--size", "iphone-se"]
    #expect(try themec(gallery, folder: folder.url).status == 0)
    let names = ["guide.md", "themes/notes.html", "screens/logo.svg", ".git/config"]
    for name in names { try folder.write("G/" + name, "<svg xmlns=\"http://www.w3.org/2000/svg\"/>") }
    try folder.write("G/pages.txt", (folder.text("G/pages.txt") ?? "") + names.map { $0 + "\n" }.joined())
    #expect(try themec(gallery, folder: folder.url).status == 0)
    for name in names { #expect(folder.text("G/" + name) != nil, "\(name)") }
  }

  @Test func `files outside of the folder are not deleted, even if the list of pages contains them`() throws {
    let folder = try TemporaryFolder()
    #expect(try themec(["gallery", "-o", "G", "Login", "--size", "iphone-se"], folder: folder.url).status == 0)
    let outside = try folder.write("outside.html", "mine")
    _ = try folder.write(
      "G/pages.txt",
      "# Pages of themec, which writes this file.\n../outside.html\n/etc/hostname\nscreens/../../outside.html\n")
    #expect(try themec(["gallery", "-o", "G", "Login", "--size", "iphone-se"], folder: folder.url).status == 0)
    #expect(FileManager.default.fileExists(atPath: outside))
  }
}
