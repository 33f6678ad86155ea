import Diagnostics
import Foundation
import TestSupport
import Testing
import ThemeSemantics
import ThemeSource
import ThemeSyntax

@testable import ThemeCodegen

/// The View class of a theme.
private func viewClass(of theme: BoundTheme, parent: BoundTheme?, catalog: ViewModelCatalog) -> Diagnosed<ViewClass?> {
  let made = viewClasses(
    of: theme, parent: parent, catalog: catalog,
    options: CodegenOptions(className: "FooScreenletView_\(theme.theme.name)"))
  return Diagnosed(made.value.first, made.diagnostics)
}

private func descriptor(_ text: String) throws -> ViewModelDescriptor {
  var sources = SourceMap()
  return try #require(readDescriptor(parseElements(sources.add(path: "m.xml", bytes: Array(text.utf8))).value).value)
}

private func bound(
  _ objects: String, catalog: ViewModelCatalog, kind: ThemeKind = .default, name: String = "default"
) -> BoundTheme {
  var sources = SourceMap()
  let text = "<document useAutolayout=\"YES\"><objects>\(objects)</objects></document>"
  let document = parse(sources.add(path: "FooScreenletView_\(name).xml", bytes: Array(text.utf8))).value
  let theme = ResolvedTheme(
    screenlet: "Foo", name: name, kind: kind, chain: [], format: .xib, tree: document.tree,
    rootViews: document.rootViews, embeds: [])
  return check(theme, against: catalog).value
}

private func model() throws -> ViewModelCatalog {
  try ViewModelCatalog.collect([
    descriptor(
      """
      <viewModel name="FooViewModel" screenlets="Foo">
        <attribute name="userName" type="String?"><presents outlet="nameField" class="UITextField" keyPath="text"/></attribute>
        <attribute name="volume" type="Int"><presents outlet="volumeSlider" class="UISlider" keyPath="value"/></attribute>
        <attribute name="comment" type="Remark?">
          <presents outlet="authorLabel" keyPath="text" value="user?.name"/>
        </attribute>
        <attribute name="isBusy" type="Bool" presentation="none"/>
        <attribute name="count" type="Int" access="readonly"><presents outlet="volumeSlider" keyPath="value"/></attribute>
        <method name="load(entry:)"><parameter label="entry" name="entry" type="String"/></method>
        <method name="later()" optional="YES"/>
        <action name="foo-action" trigger="goButton"/>
        <progress action="foo-action" working="Working &quot;hard&quot;…" failure="No"/>
      </viewModel>
      """)
  ]).value
}

private let objects = """
  <view id="r" customClass="FooScreenletView_default">
    <subviews>
      <textField id="n"/><slider id="v"/><label id="a"/>
      <button id="g"><connections><action selector="go:" destination="r" id="x"/></connections></button>
    </subviews>
    <connections>
      <outlet property="nameField" destination="n" id="1"/><outlet property="volumeSlider" destination="v" id="2"/>
      <outlet property="authorLabel" destination="a" id="3"/><outlet property="goButton" destination="g" id="4"/>
      </connections>
  </view>
  """

/// Types that the generated sources name beside UIKit's and Liferay's.
private let extraTypes = """
  import LiferayScreens
  public struct Author { public var name: String? }
  public struct Remark { public var user: Author? }
  public protocol FooViewModel {
    var userName: String? { get set }
    var volume: Int { get set }
    var comment: Remark? { get set }
    var isBusy: Bool { get set }
    var count: Int { get }
    func load(entry: String)
  }
  """

@Suite struct ViewClassTests {
  @Test func `a theme and its descriptor make a class that swiftc accepts and swift-format leaves alone`() throws {
    let catalog = try model()
    let made = viewClass(of: bound(objects, catalog: catalog), parent: nil, catalog: catalog)
    #expect(made.diagnostics.map(\.message) == [])
    let file = try ViewClassTemplate().render(#require(made.value))
    #expect(file.name == "FooScreenletView_default.swift")
    try expectFormatted(file)
    #expect(try typeCheck([file.text], extra: extraTypes) == "")
  }

  @Test(arguments: [20, 52, 60, 68, 72, 74, 76, 78, 80, 84, 90, 96, 120])
  func `swift-format leaves outlets with long names alone`(length: Int) throws {
    let name = String(repeating: "n", count: length)
    let long = objects.replacingOccurrences(of: "\"nameField\"", with: "\"\(name)\"")
      .replacingOccurrences(
        of: "<outlet property=\"authorLabel\"",
        with: "<outletCollection property=\"all\(name)\" destination=\"a\" id=\"8\"/><outlet property=\"authorLabel\"")
    for access in ["open", "internal"] {
      var options = CodegenOptions(className: "FooScreenletView_default")
      options.accessLevel = access
      let made = viewClasses(of: bound(long, catalog: .empty), parent: nil, catalog: .empty, options: options)
      #expect(made.value.first?.outlets.count == 5)
      for viewClass in made.value { try expectFormatted(ViewClassTemplate().render(viewClass)) }
    }
  }

  @Test func `key-value coding sets two outlets that differ in their first letter's case with one method`() throws {
    let twice = objects.replacingOccurrences(
      of: "<outlet property=\"authorLabel\"",
      with: "<outlet property=\"AuthorLabel\" destination=\"a\" id=\"8\"/><outlet property=\"authorLabel\"")
    let made = try #require(viewClass(of: bound(twice, catalog: .empty), parent: nil, catalog: .empty).value)
    #expect(made.outlets.map(\.name) == ["nameField", "volumeSlider", "AuthorLabel", "goButton"])
    #expect(try typeCheck([ViewClassTemplate().render(made).text], extra: extraTypes) == "")
  }

  @Test func `objects of an outlet collection have the nearest class in common`() throws {
    let collection = objects.replacingOccurrences(
      of: "<outlet property=\"authorLabel\"",
      with: """
        <outletCollection property="controls" destination="n" id="8"/><outletCollection property="controls" destination="v" id="9"/>
        <outletCollection property="heights" destination="h" id="10"/>
        <outlet property="authorLabel"
        """
    ).replacingOccurrences(
      of: "<slider id=\"v\"/>",
      with:
        "<slider id=\"v\" customClass=\"Dial\"><constraints><constraint firstAttribute=\"height\" id=\"h\"/></constraints></slider>"
    )
    let made = try #require(viewClass(of: bound(collection, catalog: .empty), parent: nil, catalog: .empty).value)
    #expect(made.outlets.first { $0.name == "controls" }?.type == "UIControl")
    #expect(made.outlets.first { $0.name == "heights" }?.type == "NSLayoutConstraint")
  }

  @Test func `swiftc refuses the class when an outlet has the wrong type`() throws {
    let catalog = try model()
    let made = viewClass(of: bound(objects, catalog: catalog), parent: nil, catalog: catalog)
    let file = try ViewClassTemplate().render(#require(made.value))
    let broken = file.text.replacingOccurrences(of: "nameField: UITextField?", with: "nameField: UISlider?")
    #expect(broken != file.text)
    #expect(try typeCheck([broken], extra: extraTypes).contains("error:"))
  }

  @Test func `an extended theme declares only what its parent has not`() throws {
    let catalog = try model()
    let parent = bound(objects, catalog: catalog)
    let child = bound(
      objects.replacingOccurrences(of: "FooScreenletView_default", with: "FooScreenletView_dark")
        .replacingOccurrences(of: "<label id=\"a\"/>", with: "<label id=\"a\"/><label id=\"t\"/>")
        .replacingOccurrences(
          of: "<connections>\n    <outlet",
          with: "<connections>\n      <outlet property=\"titleLabel\" destination=\"t\" id=\"9\"/><outlet"),
      catalog: catalog, kind: .extended, name: "dark")
    let made = try #require(viewClass(of: child, parent: parent, catalog: catalog).value)
    #expect(made.superclass == "FooScreenletView_default")
    #expect(made.conformances == [])
    #expect(made.outlets.map(\.name) == ["titleLabel"])
    #expect(made.attributes.isEmpty && made.actions.isEmpty && made.progress.isEmpty)
    let texts = try [made, #require(viewClass(of: parent, parent: nil, catalog: catalog).value)]
      .map { try ViewClassTemplate().render($0).text }
    #expect(try typeCheck(texts, extra: extraTypes) == "")
  }

  @Test func `a Child theme has no class of its own`() throws {
    let catalog = try model()
    let made = viewClass(of: bound(objects, catalog: catalog, kind: .child), parent: nil, catalog: catalog)
    #expect(made.value == nil)
    #expect(made.diagnostics.map(\.code) == ["generate/no-view-class"])
  }

  @Test func `names that Swift cannot write are errors, keywords get backticks`() throws {
    let catalog = ViewModelCatalog.empty
    let hostile = objects.replacingOccurrences(of: "\"nameField\"", with: "\"x: Int; init() {} //\"")
      .replacingOccurrences(of: "\"authorLabel\"", with: "\"default\"")
    let made = viewClass(of: bound(hostile, catalog: catalog), parent: nil, catalog: catalog)
    #expect(made.diagnostics.map(\.code) == ["generate/bad-name"])
    #expect(SwiftNames.identifier("default") == "`default`")
    #expect(SwiftNames.identifier("überschrift") == "überschrift")
    #expect(SwiftNames.identifier("a\u{202E}b") == nil && SwiftNames.identifier("a-b") == nil)
    #expect(SwiftNames.literal("a\"b\\c\n\u{202E}") == #""a\"b\\c\n\u{202E}""#)
  }

  @Test func `a template of one's own sees the class's parts`() throws {
    let catalog = try model()
    let made = try #require(viewClass(of: bound(objects, catalog: catalog), parent: nil, catalog: catalog).value)
    let file = try ViewClassTemplate(source: "{{ name }}:{% for o in outlets %} {{ o.name }}{% endfor %}").render(made)
    #expect(file.text == "FooScreenletView_default: nameField volumeSlider authorLabel goButton\n")
    #expect(throws: TemplateFailure.self) { try ViewClassTemplate(source: "{% nonsense %}").render(made) }
  }
}

/// `swift format` with its default configuration changes nothing.
func expectFormatted(_ file: GeneratedFile) throws {
  #expect(try changedByFormat([(file.name, file.text)]) == [])
}
