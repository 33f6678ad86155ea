import Foundation
import TestSupport
import Testing

/// A XIB with Base internationalization, with translations in the formats that Xcode keeps and exports.
private func project() throws -> TemporaryFolder {
  let folder = try TemporaryFolder()
  _ = try folder.write(
    "Views/Base.lproj/WelcomeView.xib",
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <objects><view contentMode="scaleToFill" id="root-v-001"><rect key="frame" x="0.0" y="0.0" width="320" height="96"/><subviews>
    <label contentMode="left" fixedFrame="YES" text="Welcome" id="lab-el-001"><rect key="frame" x="16" y="16" width="288" height="21"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    <label contentMode="left" fixedFrame="YES" id="lab-el-002"><rect key="frame" x="16" y="48" width="288" height="21"/>
    <string key="text">Good to see you</string><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    </subviews><color key="backgroundColor" systemColor="systemBackgroundColor"/></view></objects></document>
    """)
  _ = try folder.write(
    "Views/de.lproj/WelcomeView.strings",
    "\"lab-el-001.text\" = \"Willkommen & Grüße\";\n\"lab-el-002.text\" = \"Schön <dich> zu sehen\";\n\"gone.text\" = \"x\";\n"
  )
  _ = try folder.write("Views/ar.lproj/WelcomeView.strings", "\"lab-el-001.text\" = \"مرحبا\";\n")
  _ = try folder.write(
    "Views/fr.xliff",
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    <file original="Views/Base.lproj/WelcomeView.xib" source-language="en" target-language="fr" datatype="plaintext"><body>
    <trans-unit id="lab-el-001.text"><source>Welcome</source><target>Bienvenue</target></trans-unit></body></file></xliff>
    """)
  return folder
}

struct LocaleTests {
  @Test func `texts of a locale replace those of the theme, and untranslated texts stay`() throws {
    let folder = try project()
    func preview(_ locale: String) throws -> String {
      let outcome = try themec(
        ["preview", "Views", "--locale", locale, "--color", "never"], folder: folder.url)
      #expect(outcome.status == 0 && outcome.messages.isEmpty, "\(outcome.messages)")
      return outcome.output
    }
    let german = try preview("de")
    #expect(german.contains("Willkommen & Grüße") && german.contains("Schön <dich> zu sehen"), "\(german)")
    #expect(try preview("de-AT") == german)
    let french = try preview("fr")
    #expect(french.contains("Bienvenue") && french.contains("Good to see you"))
  }

  @Test(arguments: [["preview", "Views"], ["gallery", "Views", "-o", "Pages"], ["snapshot", "Views", "--update"]])
  func `a String Catalog that cannot be read is an error`(arguments: [String]) throws {
    let folder = try project()
    try folder.write("Views/WelcomeView.xcstrings", "{")
    let outcome = try themec(arguments + ["--locale", "de"], folder: folder.url)
    #expect(outcome.status == 1)
    #expect(outcome.messages.contains("error[strings/syntax]: the file is not a String Catalog: it is not valid JSON"))
    #expect(outcome.messages.contains("WelcomeView.xcstrings:1:2"), "\(outcome.messages)")
  }

  @Test func `a right-to-left locale is laid out from the right`() throws {
    let folder = try project()
    let svg = try themec(["preview", "Views", "--locale", "ar", "--format", "svg"], folder: folder.url).output
    #expect(svg.contains("مرحبا"))
    let arabic = try themec(["preview", "Views", "--locale", "ar", "--color", "never"], folder: folder.url).output
    let line = try #require(arabic.split(separator: "\n").first { $0.contains("Good to see you") })
    #expect(line.hasSuffix("Good to see you  │"), "\(line)")
    let left = try themec(
      ["preview", "Views", "--locale", "ar", "--direction", "ltr", "--color", "never"], folder: folder.url)
    #expect(left.output.contains("│  Good to see you"))
  }

  @Test func `the error about an unknown locale lists the known locales`() throws {
    let folder = try project()
    let unknown = try themec(["preview", "Views", "--locale", "it"], folder: folder.url)
    #expect(unknown.status == 2 && unknown.messages.contains("unknown locale 'it'"), "\(unknown.messages)")
    #expect(unknown.messages.contains("known locales: ar, de, fr"), "\(unknown.messages)")
    #expect(try themec(["preview", "Views", "--locale", "not a locale"], folder: folder.url).status == 2)
    let none = try themec(["preview", "Login", "--locale", "de"])
    #expect(none.status == 2 && none.messages.contains("de.lproj"), "\(none.messages)")
  }

  @Test func `unreadable translations are reported with their location`() throws {
    let folder = try project()
    _ = try folder.write("Views/de.lproj/WelcomeView.strings", "\"lab-el-001.text\" = \"Willkommen\"\n")
    let outcome = try themec(["preview", "Views", "--locale", "de", "--color", "never"], folder: folder.url)
    #expect(outcome.messages.contains("de.lproj/WelcomeView.strings:1"), "\(outcome.messages)")
  }

  @Test func `galleries and snapshots show the configured locales`() throws {
    let folder = try project()
    _ = try folder.write(".themec.yml", "locales: [de, ar]\n")
    let gallery = try themec(["gallery", "-o", "Gallery"], folder: folder.url)
    #expect(gallery.status == 0 && gallery.output.contains("wrote 6 screens"), "\(gallery.messages)\(gallery.output)")
    let index = try String(contentsOf: folder.url.appending(path: "Gallery/index.html"), encoding: .utf8)
    #expect(index.contains("<option>Base</option><option>de</option><option>ar</option>"))
    let snapshot = try themec(["snapshot", "--update", "--locale", "de"], folder: folder.url)
    #expect(snapshot.output.contains("as-recorded-dark-de") && !snapshot.output.contains("-ar"), "\(snapshot.output)")
  }
}
