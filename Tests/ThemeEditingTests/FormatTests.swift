import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeEditing

struct FormatTests {
  func formatted(_ text: String, dropsNoise: Bool = false) -> String? {
    markup(text).map { ThemeEditingTests.text($0.formatted(FormatStyle(dropsNoise: dropsNoise)).write()) }
  }

  @Test func `attributes and children take Interface Builder's order and indentation`() {
    let input = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document><objects>
      <view id="r" opaque="NO"   contentMode='scaleToFill'><constraints><constraint id="c" constant="1" firstItem="r"/></constraints><color key="backgroundColor" white="1" alpha="1"/>
        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view></objects></document>
      """
    #expect(
      formatted(input) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <document>
            <objects>
                <view opaque="NO" contentMode="scaleToFill" id="r">
                    <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                    <color key="backgroundColor" white="1" alpha="1"/>
                    <constraints>
                        <constraint firstItem="r" constant="1" id="c"/>
                    </constraints>
                </view>
            </objects>
        </document>

        """)
  }

  @Test func `a file keeps CRLF if all of its lines end in it`() {
    let lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<document>", "<!-- first",
      "second -->", "<objects><view id=\"r\"/></objects>", "</document>", "",
    ]
    let formattedLines = formatted(lines.joined(separator: "\n"))
    let windows = lines.joined(separator: "\r\n")
    #expect(formatted(windows) == formattedLines?.replacing("\n", with: "\r\n"))
    let mixed = windows.replacing("<document>\r\n", with: "<document>\n")
    #expect(formatted(mixed)?.contains("<document>\n") == true)
  }

  @Test func `comments keep their place at their element`() {
    let input = """
      <document><!-- all --><objects>
      <view id="r">
      <!-- how wide --><constraints/>  <!-- none -->
      <!-- where -->
      <rect key="frame" x="0" y="0" width="1" height="1"/> <!-- small -->
      <!-- the end --></view></objects></document><!-- behind -->
      """
    #expect(
      formatted(input) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <document>
            <!-- all -->
            <objects>
                <view id="r">
                    <!-- where -->
                    <rect key="frame" x="0" y="0" width="1" height="1"/> <!-- small -->
                    <!-- how wide -->
                    <constraints/> <!-- none -->
                    <!-- the end -->
                </view>
            </objects>
        </document>
        <!-- behind -->

        """)
  }

  @Test func `texts are not changed`() {
    let input = """
      <document>
          <objects>
              <label id="l">
                  <string key="aa">one
        two &amp; <![CDATA[<three>]]> </string>
                  <string key="zz"> </string>
              </label>
          </objects>
      </document>
      """
    #expect(formatted(input) == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + input + "\n")
  }

  @Test func `duplicate namespaces are removed`() {
    let output = formatted(#"<document xmlns:x="urn:x"><objects x:a="1" xmlns="urn:y"/></document>"#) ?? ""
    #expect(
      output.contains(#"<document xmlns:x="urn:x">"#) && output.contains(#"<objects xmlns="urn:y" x:a="1"/>"#),
      "\(output)")
  }

  @Test func `ids are the first attribute in an overlay, where they name the parent's element`() {
    let input = #"<document><theme parent="default"/><objects><label text="A" id="a"/></objects></document>"#
    #expect(formatted(input)?.contains(#"<label id="a" text="A"/>"#) == true)
    let complete = input.replacing("<theme ", with: "<theme form=\"complete\" ")
    #expect(formatted(complete)?.contains(#"<label text="A" id="a"/>"#) == true)
    let adjustment = #"<document><objects><label text="A" id="a"/></objects></document>"#
    let file = source(adjustment, path: "LoginView_default-ext.xml")
    #expect(text(format(file).value.flatMap { $0 } ?? []).contains(#"<label id="a" text="A"/>"#))
  }

  @Test func `one blank line between siblings is kept, several become one, those before the first are removed`() {
    let input = """
      <document>

          <objects>

              <label id="a"/> <!-- one -->


              <!-- two -->
              <label id="b"/>
              <label id="c"/>
              \t

              <label id="d"/>

          </objects>
      </document>
      """
    let output = formatted(input) ?? ""
    #expect(
      output == """
        <?xml version="1.0" encoding="UTF-8"?>
        <document>
            <objects>
                <label id="a"/> <!-- one -->

                <!-- two -->
                <label id="b"/>
                <label id="c"/>

                <label id="d"/>
            </objects>
        </document>

        """)
    #expect(formatted(output) == output)
  }

  @Test func `attributes without effect are dropped on request`() {
    let input = """
      <document version="3.0" toolsVersion="1" systemVersion="2"><dependencies><plugIn identifier="p" version="3"/></dependencies><objects><view misplaced="YES" id="r"><point key="canvasLocation" x="1" y="2"/></view></objects></document>
      """
    let output = formatted(input, dropsNoise: true) ?? ""
    #expect(output.contains(#"<document version="3.0" toolsVersion="1">"#))
    #expect(output.contains(#"<plugIn identifier="p"/>"#))
    #expect(output.contains(#"<view id="r"/>"#))
  }
}
