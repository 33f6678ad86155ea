import CodeModel
import Foundation
import TestSupport
import Testing
import ThemeSemantics
import ThemeSource
import ThemeSyntax

@testable import ThemeCodegen

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

/// Types that the generated sources use in addition to those of UIKit and Liferay Screens.
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
  @Test func `the class of a theme and its descriptor compiles and is formatted`() throws {
    let catalog = try model()
    let made = viewClass(of: bound(objects, catalog: catalog), parent: nil, catalog: catalog)
    #expect(made.diagnostics.map(\.message) == [])
    let file = try ViewClassTemplate().render(#require(made.value))
    #expect(file.name == "FooScreenletView_default.swift")
    try expectFormatted(file)
    #expect(try typeCheck([file.text], extra: extraTypes) == "")
  }

  @Test(arguments: eras)
  func `a class with a progress presenter and disabled buttons overrides what its era declares`(era: Wiring) throws {
    var options = CodegenOptions(className: "FooScreenletView_default")
    options.progressPresenter = "BarProgressPresenter"
    options.era = era
    let catalog = try model()
    let made = viewClasses(of: bound(objects, catalog: catalog), parent: nil, catalog: catalog, options: options)
    let file = try ViewClassTemplate().render(#require(made.value.first))
    #expect(file.text.contains("createProgressPresenter()") && file.text.contains("onFinishInteraction("))
    try expectFormatted(file)
    let types = extraTypes + "\nopen class BarProgressPresenter: MBProgressHUDPresenter {}"
    #expect(try typeCheck([file.text], extra: types, era: era) == "")
    let other = try #require(eras.first { $0 != era })
    #expect(try typeCheck([file.text], extra: types, era: other).contains("does not override any method"))
  }

  @Test(arguments: [20, 52, 60, 68, 72, 74, 76, 78, 80, 84, 90, 96, 120])
  func `outlets with long names are formatted as by swift-format`(length: Int) throws {
    let name = String(repeating: "n", count: length)
    let long = objects.replacingOccurrences(of: "\"nameField\"", with: "\"\(name)\"")
      .replacingOccurrences(
        of: "<outlet property=\"authorLabel\"",
        with: "<outletCollection property=\"all\(name)\" destination=\"a\" id=\"8\"/><outlet property=\"authorLabel\"")
    for access in [AccessLevel.open, .internal] {
      var options = CodegenOptions(className: "FooScreenletView_default")
      options.accessLevel = access
      let made = viewClasses(of: bound(long, catalog: .empty), parent: nil, catalog: .empty, options: options)
      #expect(made.value.first?.outlets.count == 5)
      for viewClass in made.value { try expectFormatted(ViewClassTemplate().render(viewClass)) }
    }
  }

  @Test func `of outlets that differ only in the first letter's case, key-value coding allows one`() throws {
    let twice = objects.replacingOccurrences(
      of: "<outlet property=\"authorLabel\"",
      with: "<outlet property=\"AuthorLabel\" destination=\"a\" id=\"8\"/><outlet property=\"authorLabel\"")
    let made = try #require(viewClass(of: bound(twice, catalog: .empty), parent: nil, catalog: .empty).value)
    #expect(made.outlets.map(\.name) == ["nameField", "volumeSlider", "AuthorLabel", "goButton"])
    #expect(try typeCheck([ViewClassTemplate().render(made).text], extra: extraTypes) == "")
  }

  @Test func `the type of an outlet collection is the nearest common superclass of its objects`() throws {
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

  @Test func `swiftc rejects the class if an outlet has the wrong type`() throws {
    let catalog = try model()
    let made = viewClass(of: bound(objects, catalog: catalog), parent: nil, catalog: catalog)
    let file = try ViewClassTemplate().render(#require(made.value))
    let broken = file.text.replacingOccurrences(of: "nameField: UITextField?", with: "nameField: UISlider?")
    #expect(broken != file.text)
    #expect(try typeCheck([broken], extra: extraTypes).contains("error:"))
  }

  @Test func `the class of an Extended theme declares only members that its parent does not have`() throws {
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

  @Test func `buttons that fire an action are disabled while an Interactor runs`() throws {
    let catalog = try model()
    let made = try #require(viewClass(of: bound(objects, catalog: catalog), parent: nil, catalog: catalog).value)
    #expect(made.disabledOutlets == ["goButton"])
    let text = try ViewClassTemplate().render(made).text
    #expect(
      text.contains(
        """
          override open func onStartInteraction() {
            goButton?.isEnabled = false
          }

          override open func onFinishInteraction(_ result: Any?, error: NSError?) {
            goButton?.isEnabled = true
          }
        """))
  }

  @Test(arguments: [
    // The theme or an attribute disables the button, the action is not the ViewModel's, or another control or event
    // fires it.
    ("<button id=\"g\">", "<button id=\"g\" enabled=\"NO\">"),
    (
      "<slider id=\"v\"/>",
      "<slider id=\"v\"><connections><action selector=\"go:\" destination=\"r\" id=\"x\"/></connections></slider>"
    ),
    ("<action selector=\"go:\"", "<action eventType=\"touchDown\" selector=\"go:\""),
    ("<outlet property=\"goButton\"", "<outlet property=\"otherButton\""),
    (
      "<connections>\n    <outlet",
      "<connections>\n    <binding attribute=\"isBusy\" outlet=\"goButton\" keyPath=\"enabled\"/><outlet"
    ),
  ])
  func `other buttons are not disabled while an Interactor runs`(change: (from: String, to: String)) throws {
    let catalog = try model()
    var changed = objects.replacingOccurrences(of: change.from, with: change.to)
    #expect(changed != objects)
    if change.from.contains("slider") {
      changed = changed.replacingOccurrences(
        of:
          "<button id=\"g\"><connections><action selector=\"go:\" destination=\"r\" id=\"x\"/></connections></button>",
        with: "<button id=\"g\"/>")
    }
    let made = try #require(viewClass(of: bound(changed, catalog: catalog), parent: nil, catalog: catalog).value)
    #expect(made.disabledOutlets == [])
    #expect(try !ViewClassTemplate().render(made).text.contains("Interaction"))
  }

  @Test func `no button is disabled for the early library, which does not report that an Interactor runs`() throws {
    let catalog = try model()
    var options = CodegenOptions(className: "FooScreenletView_default")
    options.wiring = .allControls
    let theme = bound(objects, catalog: catalog)
    let made = viewClasses(of: theme, parent: nil, catalog: catalog, options: options).value
    #expect(made.map(\.disabledOutlets) == [[]])
  }

  @Test func `an Extended theme disables its own buttons in addition to its parent's`() throws {
    let catalog = try model()
    let parent = bound(objects, catalog: catalog)
    let child = bound(
      objects.replacingOccurrences(of: "FooScreenletView_default", with: "FooScreenletView_dark")
        .replacingOccurrences(
          of: "<label id=\"a\"/>", with: "<label id=\"a\"/><button id=\"t\" restorationIdentifier=\"foo-action\"/>"
        )
        .replacingOccurrences(
          of: "<connections>\n    <outlet",
          with: "<connections>\n      <outlet property=\"againButton\" destination=\"t\" id=\"9\"/><outlet"),
      catalog: catalog, kind: .extended, name: "dark")
    let made = try #require(viewClass(of: child, parent: parent, catalog: catalog).value)
    #expect(made.disabledOutlets == ["againButton"])
    let files = try [made, #require(viewClass(of: parent, parent: nil, catalog: catalog).value)]
      .map { try ViewClassTemplate().render($0) }
    #expect(files[0].text.contains("    super.onStartInteraction()\n    againButton?.isEnabled = false\n"))
    #expect(
      files[0].text.contains("    super.onFinishInteraction(result, error: error)\n    againButton?.isEnabled = true\n")
    )
    for file in files { try expectFormatted(file) }
    #expect(try typeCheck(files.map(\.text), extra: extraTypes) == "")
  }

  @Test(arguments: [76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 120])
  func `the code that disables buttons with long names is formatted as by swift-format`(length: Int) throws {
    let name = String(repeating: "n", count: length)
    let catalog = try ViewModelCatalog.collect([
      descriptor(
        "<viewModel name=\"FooViewModel\" screenlets=\"Foo\"><action name=\"foo-action\" trigger=\"\(name)\"/></viewModel>"
      )
    ]).value
    let long = objects.replacingOccurrences(of: "\"goButton\"", with: "\"\(name)\"")
    let made = try #require(viewClass(of: bound(long, catalog: catalog), parent: nil, catalog: catalog).value)
    #expect(made.disabledOutlets == [name])
    try expectFormatted(ViewClassTemplate().render(made))
  }

  @Test func `an attributed title is localized if it has one run, and unchanged otherwise`() throws {
    let catalog = try model()
    func text(_ fragments: String, _ flavor: CodegenFlavor) throws -> GeneratedFile {
      let state = """
        <button id="g"><state key="normal" title="Plain"><attributedString key="attributedTitle">\(fragments)</attributedString></state>
        """
      let theme = bound(objects.replacingOccurrences(of: "<button id=\"g\">", with: state), catalog: catalog)
      var options = CodegenOptions(className: "FooScreenletView_default")
      options.flavor = flavor
      let made = viewClasses(of: theme, parent: nil, catalog: catalog, options: options)
      return try ViewClassTemplate().render(#require(made.value.first))
    }
    let one = try text("<fragment content=\"SIGN IN\"/>", .uikit)
    #expect(
      one.text.contains(
        "goButton?.replaceAttributedTitle(\n      NSLocalizedString(\"SIGN IN\", comment: \"\"), forState: .normal)")
        || one.text.contains(
          "goButton?.replaceAttributedTitle(NSLocalizedString(\"SIGN IN\", comment: \"\"), forState: .normal)")
    )
    try expectFormatted(one)
    #expect(try typeCheck([one.text], extra: extraTypes) == "")
    let two = try text("<fragment content=\"SIGN \"/><fragment content=\"IN\"/>", .uikit)
    #expect(!two.text.contains("goButton?.replace") && !two.text.contains("goButton?.setTitle"))
    #expect(try !text("<fragment content=\"SIGN IN\"/>", .terminal).text.contains("onSetTranslations"))
  }

  @Test func `a class localizes the texts of its own theme only, so that a Child theme keeps others`() throws {
    let texts = objects.replacingOccurrences(of: "<label id=\"a\"/>", with: "<label id=\"a\" text=\"By\"/>")
      .replacingOccurrences(of: "<textField id=\"n\"/>", with: "<textField id=\"n\" placeholder=\"Name\"/>")
      .replacingOccurrences(of: "<button id=\"g\">", with: "<button id=\"g\"><state key=\"normal\" title=\"Send\"/>")
    let made = try #require(viewClass(of: bound(texts, catalog: .empty), parent: nil, catalog: .empty).value)
    let file = try ViewClassTemplate().render(made)
    try expectFormatted(file)
    // A view shows a text of the class or of a Child theme, and is translated.
    let program = """
      @MainActor class Field { var placeholder: String?; init(_ text: String) { placeholder = text } }
      @MainActor class Label { var text: String?; init(_ text: String) { self.text = text } }
      @MainActor class Button {
        enum State { case normal }
        var text: String?
        init(_ text: String) { self.text = text }
        func title(for state: State) -> String? { text }
        func setTitle(_ text: String?, for state: State) { self.text = text }
      }
      func NSLocalizedString(_ key: String, comment: String) -> String { "[\\(key)]" }
      @MainActor class Base { func onSetTranslations() {} }
      @MainActor final class View: Base {
        var nameField: Field?, authorLabel: Label?, goButton: Button?
      \(try method("onSetTranslations()", in: file.text))
      }
      for (name, author, go) in [("Name", "By", "Send"), ("Your name", "By", "Keep it")] {
        let view = View()
        (view.nameField, view.authorLabel, view.goButton) = (Field(name), Label(author), Button(go))
        view.onSetTranslations()
        print(view.nameField?.placeholder ?? "", view.authorLabel?.text ?? "", view.goButton?.text ?? "")
      }
      """
    let folder = try TemporaryFolder(["main.swift": program])
    let compiled = try run("swiftc", ["-swift-version", "6", folder("main.swift"), "-o", folder("program")])
    #expect(compiled.status == 0, "\(compiled.output)")
    #expect(try run(folder("program"), []).output == "[Name] [By] [Send]\nYour name [By] Keep it\n")
  }

  /// A method of a generated class, which overrides an internal one.
  private func method(_ name: String, in text: String) throws -> String {
    let start = try #require(text.firstRange(of: "  override open func \(name) {"))
    let end = try #require(text[start.lowerBound...].firstRange(of: "\n  }"))
    return String(text[start.lowerBound..<end.upperBound]).replacing("override open", with: "override")
  }

  @Test func `an attribute with emptyIsNil is nil if its field is empty`() throws {
    let catalog = try ViewModelCatalog.collect([
      descriptor(
        """
        <viewModel name="FooViewModel" screenlets="Foo">
          <attribute name="userName" type="String?" emptyIsNil="YES"><presents outlet="nameField" class="UITextField" keyPath="text"/></attribute>
        </viewModel>
        """)
    ]).value
    let theme = bound(objects, catalog: catalog)
    var options = CodegenOptions(className: "FooScreenletView_default")
    let uikit = try ViewClassTemplate().render(
      #require(viewClasses(of: theme, parent: nil, catalog: catalog, options: options).value.first))
    #expect(uikit.text.contains("    get { nullIfEmpty(nameField?.text) }\n    set { nameField?.text = newValue }\n"))
    try expectFormatted(uikit)
    options.flavor = .terminal
    let terminal = try ViewClassTemplate().render(
      #require(viewClasses(of: theme, parent: nil, catalog: catalog, options: options).value.first))
    #expect(terminal.text.contains("    get { (nameField?.text).flatMap { $0.isEmpty ? nil : $0 } }\n"))
    try expectFormatted(terminal)
  }

  @Test func `parts of a value are shown by properties of every type`() throws {
    let catalog = try ViewModelCatalog.collect([
      descriptor(
        """
        <viewModel name="FooViewModel" screenlets="Foo">
          <attribute name="comment" type="Remark?">
            <presents outlet="authorLabel" keyPath="text" value="likes"/>
            <presents outlet="goButton" keyPath="enabled" value="canEdit"/>
            <presents outlet="volumeSlider" keyPath="value" value="likes"/>
          </attribute>
        </viewModel>
        """)
    ]).value
    let made = try #require(viewClass(of: bound(objects, catalog: catalog), parent: nil, catalog: catalog).value)
    let file = try ViewClassTemplate().render(made)
    #expect(file.text.contains("goButton?.isEnabled = comment?.canEdit ?? false\n"))
    #expect(file.text.contains("volumeSlider?.value = Float(comment?.likes ?? 0)\n"))
    try expectFormatted(file)
    let types = """
      import LiferayScreens
      public struct Remark { public var canEdit = false; public var likes = 0 }
      public protocol FooViewModel { var comment: Remark? { get set } }
      """
    #expect(try typeCheck([file.text], extra: types) == "")
  }

  @Test func `a Child theme has no separate class`() throws {
    let catalog = try model()
    let made = viewClass(of: bound(objects, catalog: catalog, kind: .child), parent: nil, catalog: catalog)
    #expect(made.value == nil)
    #expect(made.diagnostics.map(\.code) == ["generate/no-view-class"])
  }

  @Test func `invalid Swift names are errors, and keywords get backticks`() throws {
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

  @Test(arguments: ["frame", "hash", "window", "layer", "hidden"])
  func `an outlet with the name of a member of UIView, which its class cannot declare, is an error`(_ key: String) {
    let clashing = objects.replacingOccurrences(of: "\"nameField\"", with: "\"\(key)\"")
    let made = viewClass(of: bound(clashing, catalog: .empty), parent: nil, catalog: .empty)
    #expect(made.diagnostics.map(\.code) == ["generate/name-clash"])
    #expect(made.diagnostics.first?.span != nil)
  }

  @Test func `an outlet that only a descriptor names is compared with UIView too`() throws {
    let catalog = try ViewModelCatalog.collect([
      descriptor(
        "<viewModel name=\"FooViewModel\" screenlets=\"Foo\"><outlet name=\"layer\" class=\"UIView\" required=\"YES\"/></viewModel>"
      )
    ]).value
    let made = viewClass(of: bound(objects, catalog: catalog), parent: nil, catalog: catalog)
    #expect(made.diagnostics.map(\.code) == ["generate/name-clash"])
  }

  @Test func `a custom template has access to the parts of the class`() throws {
    let catalog = try model()
    let made = try #require(viewClass(of: bound(objects, catalog: catalog), parent: nil, catalog: catalog).value)
    let file = try ViewClassTemplate(source: "{{ name }}:{% for o in outlets %} {{ o.name }}{% endfor %}").render(made)
    #expect(file.text == "FooScreenletView_default: nameField volumeSlider authorLabel goButton\n")
    #expect(throws: TemplateFailure.self) { try ViewClassTemplate(source: "{% nonsense %}").render(made) }
  }

  static let thousand = String(repeating: "x", count: 1_000)

  @Test(arguments: [
    #"{{ "a"|indent:-1 }}"#, #"{{ "a"|indent:99999999999 }}"#, #"{{ "a"|indent:"x" }}"#,
    String(repeating: "{% if true %}", count: 20_000) + String(repeating: "{% endif %}", count: 20_000),
    String(repeating: "{%- for a in modules -%}", count: 20_000) + String(repeating: "{% endfor %}", count: 20_000),
    String(repeating: "{{ endif }}{% if true %}", count: 20_000) + String(repeating: "{% endif %}", count: 20_000),
    "{% if \(String(repeating: "not ", count: 20_000))true %}{% endif %}",
    "{% for a in 1...20000000 %}x{% endfor %}", "{% for a in 1...n %}x{% endfor %}",
    "{% for a in 1...9e99 %}x{% endfor %}",
    "{% for a in 1...9000 %}{% for b in 9000...1 %}\(thousand){% endfor %}{% endfor %}",
    "{%-for a in 1...9000-%}{% x: for b in 1...9000 where true %}\(thousand){% endfor %}{% endfor %}",
    "{% for a %}x{% endfor %}",
    String(repeating: "{% if true %}{% endif %}", count: 20_000), String(repeating: "{{ name }}", count: 20_000),
    "{% if \(String(repeating: "(", count: 20_000))true\(String(repeating: ")", count: 20_000)) %}{% endif %}",
  ])
  func `a template that Stencil would trap on, overflow the stack with or write without end is an error`(
    _ source: String
  ) throws {
    let catalog = try model()
    let made = try #require(viewClass(of: bound(objects, catalog: catalog), parent: nil, catalog: catalog).value)
    #expect(throws: TemplateFailure.self) { try ViewClassTemplate(source: source).render(made) }
  }

  /// A template at a limit, by its size.
  struct TemplateEdge: CustomTestStringConvertible {
    var limit: Int
    var message: String
    var source: @Sendable (Int) -> String

    var testDescription: String { message }
  }

  /// A text of `count` letters. Much faster than `String(repeating:count:)` in a debug build.
  private func ascii(_ count: Int) -> String {
    String(decoding: [UInt8](repeating: UInt8(ascii: "a"), count: count), as: UTF8.self)
  }

  static let templateEdges = [
    TemplateEdge(limit: TemplateLimits.nestedBlocks, message: "line 1 of the template is in more than 64 blocks") {
      String(repeating: "{% if true %}", count: $0) + String(repeating: "{% endif %}", count: $0)
    },
    TemplateEdge(limit: TemplateLimits.tags, message: "the template has more than 10000 tags") {
      String(repeating: "{# #}", count: $0)
    },
    TemplateEdge(limit: TemplateLimits.tagBytes, message: "a tag in line 1 of the template is longer than 1000 bytes") {
      "{{ \"\(String(repeating: "x", count: $0 - 4))\" }}"
    },
    TemplateEdge(limit: TemplateLimits.rangeEnd, message: "write the ends of a range as numbers up to 10000") {
      "{% for a in \($0)...\($0) %}x{% endfor %}"
    },
    TemplateEdge(limit: TemplateLimits.indent, message: "'indent' takes a width from 0 to 100") {
      "{{ \"a\"|indent:\($0) }}"
    },
    TemplateEdge(limit: TemplateLimits.outputBytes, message: "it writes more than 64 MB") {
      // The condition counts the text, and does not write it.
      "{% if text|written == \($0) %}{% endif %}"
    },
  ]

  @Test(arguments: templateEdges)
  func `a template at a limit is rendered, and one beyond is an error`(_ edge: TemplateEdge) throws {
    func render(_ size: Int) throws -> String {
      let isOutput = edge.limit == TemplateLimits.outputBytes
      return try rendered(edge.source(size), with: isOutput ? ["text": ascii(size)] : [:])
    }
    _ = try render(edge.limit)
    do {
      _ = try render(edge.limit + 1)
      Issue.record("accepted")
    } catch let failure as TemplateFailure {
      #expect(failure.description.contains(edge.message), "\(failure.description)")
    }
  }

  @Test(arguments: [
    ("{{ a if yes else b }}", true), ("{{ a if no else b }}", false), ("{{ b if yes else a }}", false),
    ("{{ b if no else a }}", true), ("{{ a if yes }}", true), ("{{ a if no }}", false), ("{{ b if a }}", false),
    ("{{a if yes else b}}", true), ("{{ b if a == b else a }}", true),
  ])
  func `the value that a variable with a condition writes is counted`(_ source: String, isTooMuch: Bool) throws {
    let values: [String: Any] = [
      "a": ascii(TemplateLimits.outputBytes + 1), "b": "b", "yes": true, "no": false,
    ]
    do {
      #expect(try rendered(source, with: values).utf8.count < 3)
      #expect(!isTooMuch)
    } catch {
      #expect(isTooMuch && error.description.contains("it writes more than 64 MB"), "\(error.description)")
    }
  }

  @Test func `the filter indent works as Stencil documents it, and blocks one after the other are not nested`() throws {
    let catalog = try model()
    let made = try #require(viewClass(of: bound(objects, catalog: catalog), parent: nil, catalog: catalog).value)
    func text(_ source: String) throws -> String { try ViewClassTemplate(source: source).render(made).text }
    #expect(try text("{% for i in 1...3 %}{{ i }}{% endfor %}{% for i in 3...1 %}{{ i }}{% endfor %}") == "123321\n")
    #expect(
      try text("{%- for o in outlets where o.name == \"goButton\" -%}{{ o.name }}{% empty %}none{% endfor %}")
        == "goButton\n")
    #expect(try text("{% for o in nothing %}{{ o }}{% empty %}none{% endfor %}") == "none\n")
    #expect(
      try text(
        "{% a: for o in outlets %}{% for m in \"x y\"|split %}{{ forloop.a.counter }}{{ m }}{% endfor %}{% endfor %}")
        == "1x1y2x2y3x3y4x4y\n")
    #expect(try text("{% filter indent %}a\nb\n\nc{% endfilter %}") == "a\n    b\n\n    c\n")
    #expect(try text(#"{% filter indent:2,"-",true %}a{% endfilter %}"#) == "--a\n")
    #expect(try text(String(repeating: "{% if true %}x{% endif %}", count: 1_000)).count == 1_001)
  }
}

/// Checks that `swift format` does not change a file with its default configuration.
func expectFormatted(_ file: GeneratedFile) throws {
  #expect(try changedByFormat([(file.name, file.text)]) == [])
}
