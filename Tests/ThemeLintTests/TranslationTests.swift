import Testing
import ThemeSource

/// Missing translations of a document and the length of the others.
struct TranslationTests {
  /// A screen with labels in a column, of the width of the screen without its margins.
  private func screen(_ labels: [(id: String, text: String)], _ more: String = "", margin: Int = 16)
    -> DiagnosticExample.File
  {
    let views = labels.enumerated().map { index, label in
      #"""
      <label id="\#(label.id)" text="\#(label.text)" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="\#(margin)" y="\#(40 * index + 40)" width="\#(375 - 2 * margin)" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      """#
    }
    let rules = labels.enumerated().map { index, label in
      let id = label.id
      return #"""
        <constraint firstItem="\#(id)" firstAttribute="top" secondItem="v" secondAttribute="top" constant="\#(40 * index + 40)" id="\#(id)1"/>
        <constraint firstItem="\#(id)" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="\#(margin)" id="\#(id)2"/>
        <constraint firstAttribute="trailing" secondItem="\#(id)" secondAttribute="trailing" constant="\#(margin)" id="\#(id)3"/>
        """#
    }
    return .scenes(
      "App/Base.lproj/Main.storyboard",
      """
      <scene sceneID="scene"><objects>
        <viewController customClass="Account" id="first">
          <view key="view" id="v">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>\(views.joined())</subviews><constraints>\(rules.joined())</constraints>
          </view>
          <connections>\(more)</connections>
        </viewController>
      </objects></scene>
      """)
  }

  private func table(_ language: String, _ strings: [String: String]) -> DiagnosticExample.File {
    let lines = strings.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";\n" }
    return .whole("App/\(language).lproj/Main.strings", lines.joined())
  }

  private func found(_ code: Diagnostic.Code, _ files: [DiagnosticExample.File]) async throws -> [Diagnostic] {
    var example = DiagnosticExample.files()
    example.files = files
    return try await diagnostics(in: example).filter { $0.code == code }
  }

  private let labels = [(id: "a", text: "Account"), (id: "b", text: "Total"), (id: "c", text: "1,000")]

  @Test func `each language is reported with its missing translations`() async throws {
    let found = try await found(
      "text/missing-translation",
      [
        screen(labels), table("de", ["a.text": "Konto"]), table("fr", [:]),
        table("it", ["a.text": "Conto", "b.text": "Totale"]),
      ])
    #expect(
      found.map(\.message) == [
        "the text 'Account' and 1 other are not translated into 'fr'", "the text 'Total' is not translated into 'de'",
      ])
    #expect(found.first?.related.map(\.message) == ["'Total' is not translated either"])
  }

  @Test func `a regional language includes the translations of the general one`() async throws {
    let found = try await found(
      "text/missing-translation",
      [screen(labels), table("pt", ["a.text": "Conta"]), table("pt-BR", ["b.text": "Total"])])
    #expect(found.map(\.message) == ["the text 'Total' is not translated into 'pt'"])
  }

  @Test func `texts that code replaces, broken files and languages without a file are not reported`() async throws {
    let outlet = #"<outlet property="total" destination="b" id="o"/>"#
    let german = table("de", ["a.text": "Konto"])
    #expect(try await found("text/missing-translation", [screen(labels, outlet), german]).isEmpty)
    let broken = DiagnosticExample.File.whole("App/de.lproj/Main.strings", "\"a.text\" = ;")
    let other = DiagnosticExample.File.whole("App/fr.lproj/Other.strings", "")
    #expect(try await found("text/missing-translation", [screen(labels), broken, other]).isEmpty)
  }

  @Test func `the longest language is laid out on the smallest device`() async throws {
    let files = [
      screen([(id: "a", text: "Settings")], margin: 100), table("it", ["a.text": "Impostazioni"]),
      table("de", ["a.text": "Benachrichtigungseinstellungen"]),
    ]
    let found = try await found("layout/truncated-text", files)
    let message = try #require(found.first?.message)
    #expect(found.count == 1)
    #expect(message.hasPrefix("the text of the label 'Settings' is cut off: it needs "))
    #expect(message.hasSuffix(" more points on iPhone SE in 'de'"))
    #expect(try await self.found("layout/truncated-text", Array(files.prefix(2))).isEmpty)
  }

  @Test func `only texts that are visible count for the longest language`() async throws {
    // In German, the hint of a field is long, in Italian the label.
    var screen = screen([(id: "a", text: "Settings")], margin: 100)
    screen.text = screen.text.replacing(
      "</subviews>",
      with: #"""
        <textField placeholder="Hint" id="f"><rect key="frame" x="20" y="300" width="335" height="34"/></textField></subviews>
        """#)
    let found = try await found(
      "layout/truncated-text",
      [
        screen, table("it", ["a.text": "Impostazioni delle notifiche"]),
        table("de", ["a.text": "Optionen", "f.placeholder": String(repeating: "Hinweis ", count: 8)]),
      ])
    #expect(found.map { $0.message.hasSuffix("in 'it'") } == [true], "\(found.map(\.message))")
  }
}
