import CodeModel
import SwiftSources
import Testing
import ThemeSemantics
import ThemeSource
import ThemeSyntax

@testable import ThemeCodegen

/// Texts that would be code, a path or another line if they were copied verbatim.
let hostile: [String] = [
  "", " ", "_", "-", ".", "..", "../Evil", "/etc/passwd", "a/b", "a\\b", "C:\\x", "a\0b", "a\nb", "a\r\nb", "a\tb",
  "\"", "\\", "\\(x)", "\"; fatalError() //", "\\(fatalError())", "*/", "/*", "*/ fatalError() /*", "//", "x: Int",
  "x: Int; init() {} //", "x {}", "x() {}", "`class`", "``", "class", "self", "Self", "init", "default", "Any", "1a",
  "a b", "a-b", "a.b", "a:b:c:d:", ":", "::", "tap:", "tap:forEvent:", "tap:(_:)", "ünï", "名前", "👍", "a👍b",
  "a\u{202E}b",
  "a\u{200D}b", "\u{FEFF}a", "a\u{0301}", "#if DEBUG", "#sourceLocation(file: \"x\", line: 1)", "@objc", "$0", "%@",
  "{{ name }}", "{% for x in y %}", "${x}", "<a/>", "&amp;", "]]>", "'; DROP TABLE x", "Foo<Bar>", "[UIView]",
  "(Int) -> Int",
  "import Evil", "\u{2028}fatalError()", String(repeating: "a", count: 10_000), String(repeating: "(", count: 2000),
  "LoginView", "loginView", "LOGINVIEW", "titleLabel", "TitleLabel",
]

/// The position of a hostile name in a document.
private enum Place: CaseIterable {
  case rootClass, module, customClass, outlet, selector, identifier, text
}

/// Escapes the value of an XML attribute, and removes characters that XML does not allow.
private func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "&quot;"
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case "\n": result += "&#10;"
    case "\r": result += "&#13;"
    case "\t": result += "&#9;"
    case "\0": break
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

private func document(_ name: String, at place: Place) -> String {
  func value(_ own: Place, _ standard: String) -> String { place == own ? escaped(name) : standard }
  return """
    <document><objects>
      <view id="r" customClass="\(value(.rootClass, "FooScreenletView_default"))" customModule="\(value(.module, "App"))">
        <subviews>
          <label id="t" text="\(value(.text, "Title"))" customClass="\(value(.customClass, "FancyLabel"))" customModule="Fancy"/>
          <button id="b" restorationIdentifier="\(value(.identifier, "foo"))"><connections>
            <action selector="\(value(.selector, "tap:"))" destination="r" eventType="touchUpInside" id="a"/>
          </connections></button>
        </subviews>
        <connections>
          <outlet property="\(value(.outlet, "titleLabel"))" destination="t" id="o1"/>
          <outlet property="sendButton" destination="b" id="o2"/>
        </connections>
      </view>
    </objects></document>
    """
}

@Suite struct HostileNamesTests {
  @Test func `there are more than 400 cases`() { #expect(hostile.count * Place.allCases.count >= 400) }

  @Test(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
  func `names in documents never become code or paths`() throws {
    for place in Place.allCases {
      for name in hostile { try check(name, place) }
    }
  }

  private func check(_ name: String, _ place: Place) throws {
    var sources = SourceMap()
    let document = parse(
      sources.add(path: "FooScreenletView_default.xib", bytes: Array(document(name, at: place).utf8))
    ).value
    let theme = ResolvedTheme(
      screenlet: "Foo", name: "default", kind: .default, chain: [], format: .xib, tree: document.tree,
      rootViews: document.rootViews, embeds: [])
    let made = viewClasses(
      of: ThemeSemantics.check(theme, against: .empty).value, parent: nil, catalog: .empty,
      options: CodegenOptions(className: "FooScreenletView_default"))
    let isRefused = made.diagnostics.contains { $0.severity == .error }
    #expect(made.value.isEmpty == isRefused || place == .rootClass, "\(place) \(name.prefix(50).debugDescription)")
    for viewClass in made.value {
      let file = try ViewClassTemplate().render(viewClass)
      let comment: Comment = "\(place) \(name.prefix(50).debugDescription): \(file.text.prefix(600))"
      #expect(swiftFault(in: file.text) == nil, comment)
      #expect(!file.name.contains("/") && !file.name.contains("..") && !file.name.contains("\0"), comment)
      let code = readCode(SourceFile(id: FileID(rawValue: 0), path: file.name, bytes: Array(file.text.utf8)))
      #expect(code.types.count == 1 && code.protocols.isEmpty && code.constants.isEmpty, comment)
      #expect(code.types.first?.name == viewClass.name, comment)
      // The members are the outlets, the action and `onSetTranslations`.
      #expect(code.types.first?.properties.count == viewClass.outlets.count, comment)
      #expect(code.types.first.map { $0.methods.count <= viewClass.actions.count + 1 } == true, comment)
    }
  }

  @Test(
    arguments: hostile.filter { !["LoginView", "titleLabel", "loginView", "LOGINVIEW", "TitleLabel"].contains($0) })
  func `a plan accepts only plain names`(_ name: String) {
    // Letters of other scripts are valid in Swift names.
    if let plan = try? ScreenletPlan(name: name, attributes: "", actions: "") {
      let isPlain = plan.name.allSatisfy { $0.isLetter }
      #expect(isPlain)
    }
    for text in [name, "a:\(name)", "\(name):String"] {
      guard let plan = try? ScreenletPlan(name: "Foo", attributes: text, actions: "") else { continue }
      let isPlain = plan.attributes.allSatisfy { attribute in
        !attribute.name.contains { " \"\\\n(){}".contains($0) }
          && !attribute.type.contains { "\"\\\n;{}`#@".contains($0) }
      }
      #expect(isPlain, "\(text.prefix(50).debugDescription)")
    }
    if let plan = try? ScreenletPlan(name: "Foo", attributes: "", actions: name) {
      let isPlain = plan.actions.allSatisfy { action in !action.name.contains { "\"\\\n(){} ./".contains($0) } }
      #expect(isPlain)
    }
  }
}
