import Testing
import ThemeSource

@testable import ThemeEditing

/// White space, tags and texts in Interface Builder's form.
struct FormatSpaceTests {
  func formatted(_ text: String) -> String? { markup(text).map { ThemeEditingTests.text($0.formatted().write()) } }

  @Test func `a document in Interface Builder's form is not changed`() {
    let text = """
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="13771">
          <scenes>
              <!--First & last Controller-->
              <scene sceneID="s-1">
                  <objects>
                      <label text="it's &quot;1 &gt; 0&quot; &amp; ü" id="l-1">
                          <date key="date">
                              <!--2020-09-22 19:57:47 +0000-->
                          </date>
                          <string key="text">two
        lines	&gt; "one"
      </string>
                          <string key="placeholder"></string>
                          <string key="blank"> </string>
                          <nil key="textColor"/>
                      </label>
                  </objects>
              </scene>
          </scenes>
      </document>

      """
    #expect(formatted(text) == text)
  }

  @Test func `blank lines are removed from files of Interface Builder and kept in files that people write`() {
    func document(_ attributes: String, _ header: String, blank: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document\(attributes)>
      \(header)    <objects>
              <label id="a"/>
      \(blank)        <label id="b"/>
          </objects>
      </document>

      """
    }
    let header = "    <theme screenlet=\"S\" name=\"n\"/>\n"
    let tools = " toolsVersion=\"22505\""
    #expect(formatted(document(tools, "", blank: "\n")) == document(tools, "", blank: ""))
    for (attributes, header) in [("", ""), ("", header), (tools, header)] {
      let text = document(attributes, header, blank: "\n")
      #expect(formatted(text) == text)
    }
    let cell = source(document(tools, "", blank: "\n"), path: "Cell_default.xml")
    #expect(format(cell).value == cell.bytes)
  }

  @Test func `tags are written in a single form`() {
    let text = "<document><objects ><label  a='it&apos;s > \"1\"'\n b = \"2\" /><view></view ></objects></document>"
    #expect(
      formatted(text) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <document>
            <objects>
                <label a="it's &gt; &quot;1&quot;" b="2"/>
                <view/>
            </objects>
        </document>

        """)
  }

  @Test func `comments move with the element that follows them`() {
    let text = """
      <document>
          <view id="v">
              <!--the constraints-->
              <constraints/>
              <!--the frame-->
              <!--of the view-->
              <rect key="frame"/>
          </view>
      </document>
      """
    #expect(
      formatted(text) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <document>
            <view id="v">
                <!--the frame-->
                <!--of the view-->
                <rect key="frame"/>
                <!--the constraints-->
                <constraints/>
            </view>
        </document>

        """)
  }

  @Test func `text between elements is not changed`() {
    let text = "<document>\n    <view  b='1'> some <label/>\n text</view>\n</document>\n"
    #expect(formatted(text) == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + text)
  }
}
