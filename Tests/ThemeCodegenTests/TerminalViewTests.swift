import Foundation
import ProjectTestSupport
import SwiftSources
import TestSupport
import Testing
import ThemeDatabase
import ThemeProject
import ThemeSemantics
import ThemeSource
import ThemeSyntax

@testable import ThemeCodegen

/// Classes and protocols for Screenlets in the terminal, compiled against the run time.
@Suite struct TerminalViewTests {
  private static let terminal: CodegenOptions = {
    var options = CodegenOptions(className: "FooScreenletView_default")
    options.flavor = .terminal
    return options
  }()

  /// The classes of linked themes and the protocols that their descriptors describe.
  private func generated(_ linked: LinkedThemes) throws -> [GeneratedFile] {
    var files: [String: GeneratedFile] = [:]
    for id in linked.selection.isEmpty ? Array(linked.graph.all) : linked.selection {
      let made = try linked.generateViews(of: id, template: ViewClassTemplate(), flavor: .terminal)
      let errors = made.diagnostics.filter { $0.severity == .error && $0.code.group == "generate" }
      #expect(errors.map(\.message) == [], "\(linked.path(of: id))")
      #expect(made.value.count <= 1)
      for file in made.value { files[file.name] = file }
      guard !made.value.isEmpty,
        let descriptor = linked.catalog.descriptor(ofScreenlet: linked.graph[id].screenlet ?? "")
      else { continue }
      for described in linked.catalog.closure(of: descriptor) where !described.isClass {
        let made = viewModelProtocol(of: described, options: Self.terminal)
        #expect(made.diagnostics.allSatisfy { $0.severity == .warning })
        if let file = made.value { files[file.name] = file }
      }
    }
    return files.sorted { $0.key < $1.key }.map(\.value)
  }

  private func check(_ files: [GeneratedFile], extra: String = "") throws {
    for file in files { #expect(swiftFault(in: file.text) == nil, "\(file.name)") }
    #expect(try changedByFormat(files.map { ($0.name, $0.text) }) == [])
    if BuiltModules.arePresent {
      let said = try BuiltModules.typeCheck(files.map(\.text) + [extra])
      #expect(said == "", "\(said)")
    }
  }

  @Test func `the classes of the example's themes compile against the run time`() throws {
    let example = repository.appendingPathComponent("Examples/AddBookmark")
    var project = TestProject([example.appendingPathComponent("Themes").path])
    project.schemas = [example.appendingPathComponent("Schemas").path]
    let files = try generated(project.themes)
    #expect(
      files.map(\.name) == [
        "AddBookmarkScreenletView_default.swift", "AddBookmarkScreenletView_ocean.swift", "AddBookmarkViewModel.swift",
      ])
    #expect(files[0].text.contains(#"open var URLTextField: TextField? { outlet("URLTextField") }"#))
    #expect(files[1].text.contains("class AddBookmarkScreenletView_ocean: AddBookmarkScreenletView_default {"))
    #expect(files[2].text.contains("@MainActor\npublic protocol AddBookmarkViewModel: AnyObject {"))
    try check(files)
  }

  /// Types other than Foundation's that the shipped ViewModels use.
  private static let entries = """
    import Foundation

    public struct Asset {}
    public struct BlogsEntry {
      var title = "", subtitle = "", content = "", userName = ""
      var displayDate: Date?
    }
    public struct Comment {
      var userName = "", plainBody = ""
      var createDate: Date?
    }
    public struct DDLRecord {}
    public struct InjectableScript {}
    public struct RatingEntry {
      var totalCount = 0
      var ratings: [Int] = []
    }
    public struct User {}
    public struct ValidationError: Error {}
    """

  @Test func `classes of all shipped Screenlet themes compile against the run time`() throws {
    let files = try generated(TestProject().themes)
    #expect(files.count >= 60)
    for file in files {
      #expect(!file.text.contains("UIKit") && !file.text.contains("LiferayScreens"), "\(file.name)")
    }
    try check(files, extra: Self.entries)
  }

  // MARK: Unsupported in the terminal

  private func made(_ objects: String, _ attributes: String) throws -> Diagnosed<[ViewClass]> {
    var sources = SourceMap()
    let model = "<viewModel name=\"FooViewModel\" screenlets=\"Foo\">\(attributes)</viewModel>"
    let descriptor = try #require(
      readDescriptor(parseElements(sources.add(path: "m.xml", bytes: Array(model.utf8))).value).value)
    let catalog = ViewModelCatalog.collect([descriptor]).value
    let text = "<document useAutolayout=\"YES\"><objects>\(objects)</objects></document>"
    let document = parse(sources.add(path: "FooScreenletView_default.xml", bytes: Array(text.utf8))).value
    let theme = ResolvedTheme(
      screenlet: "Foo", name: "default", kind: .default, chain: [], format: .xib, tree: document.tree,
      rootViews: document.rootViews, embeds: [])
    return viewClasses(
      of: ThemeSemantics.check(theme, against: catalog).value, parent: nil, catalog: catalog, options: Self.terminal)
  }

  @Test func `members that the terminal does not support are reported and omitted`() throws {
    let made = try made(
      """
      <view id="r" customClass="FooScreenletView_default">
        <subviews>
          <view id="box"><constraints><constraint firstAttribute="height" constant="4" id="h"/></constraints></view>
          <textField id="n" customClass="FancyField"/><searchBar id="s" placeholder="Search"/><tableView id="t"/>
        </subviews>
        <connections>
          <outlet property="box" destination="box" id="1"/><outlet property="height" destination="h" id="2"/>
          <outlet property="nameField" destination="n" id="3"/><outlet property="searchBar" destination="s" id="4"/>
          <outlet property="tableView" destination="t" id="5"/>
          <outletCollection property="fields" destination="n" id="6"/>
          <outletCollection property="inputs" destination="n" id="7"/><outletCollection property="inputs" destination="s" id="8"/>
          <outletCollection property="heights" destination="h" id="9"/>
        </connections>
      </view>
      """,
      """
      <attribute name="radius" type="Double?"><presents outlet="box" keyPath="layer.cornerRadius"/></attribute>
      <attribute name="isBoxHidden" type="Bool"><presents outlet="box" keyPath="hidden"/></attribute>
      <attribute name="query" type="String"><presents outlet="searchBar" class="UISearchBar" keyPath="text"/></attribute>
      <attribute name="userName" type="String?"><presents outlet="nameField" class="UITextField" keyPath="text"/></attribute>
      <attribute name="cover" type="UIImage?" presentation="none"/>
      <method name="show(image:)"><parameter label="image" name="image" type="UIImage"/></method>
      """)
    #expect(
      Set(made.diagnostics.map { "\($0.code) \($0.message)" }) == [
        "generate/not-in-terminal the outlet 'height' is left out: it is no view's",
        "generate/not-in-terminal the outlet 'heights' is left out: it is no view's",
        "generate/not-in-terminal 'radius' is not shown by 'box.layer.cornerRadius', which the terminal's ViewElement lacks",
        "generate/not-in-terminal the attribute 'cover' is left out: the terminal has no 'UIImage'",
        "generate/not-in-terminal the method 'show(image:)' is left out: the terminal has no 'UIImage'",
      ])
    let viewClass = try #require(made.value.first)
    #expect(
      viewClass.outlets.compactMap { outlet in outlet.element.map { "\(outlet.name): \($0.name)" } } == [
        "box: ViewElement", "nameField: TextField", "searchBar: SearchBar", "tableView: ViewElement",
        "fields: TextField", "inputs: ViewElement",
      ])
    #expect(viewClass.attributes.map(\.name) == ["radius", "isBoxHidden", "query", "userName"])
    let file = try ViewClassTemplate().render(viewClass)
    #expect(file.text.contains("get { box?.isHidden ?? false }") && !file.text.contains("placeholder"))
    #expect(file.text.contains(#"open var fields: [TextField] { outlets("fields") }"#))
    try check(
      [file],
      extra: """
        @MainActor protocol FooViewModel: AnyObject {
          var radius: Double? { get set }
          var isBoxHidden: Bool { get set }
          var query: String { get set }
          var userName: String? { get set }
        }
        """)
  }

  @Test func `an outlet named like a member of every view is a name clash`() throws {
    let made = try made(
      """
      <view id="r" customClass="FooScreenletView_default"><subviews><switch id="s"/></subviews>
        <connections><outlet property="editable" destination="s" id="1"/></connections></view>
      """, "")
    #expect(made.value.isEmpty && made.diagnostics.map(\.code) == ["generate/name-clash"])
  }

  // MARK: Actions

  @Test func `each action is a method that the class calls by its selector`() throws {
    let themes = TestProject().themes
    let id = try #require(
      themes.graph.all.first { themes.path(of: $0).hasSuffix("AudioDisplayScreenletView_default.xml") })
    let file = try #require(
      try themes.generateViews(of: id, template: ViewClassTemplate(), flavor: .terminal).value.first)
    // The actions of Liferay's XIB, whose sliders send theirs with a sender.
    for name in ["playAction", "pauseAction", "moveRewindAction", "moveForwardAction"] {
      #expect(file.text.contains("  open func \(name)() {}\n"), "\(file.text)")
      #expect(file.text.contains("    case \"\(name)\": \(name)()\n"))
    }
    for name in ["sliderVolumeChanged", "sliderDurationChanged"] {
      #expect(file.text.contains("  open func \(name)(_ sender: Slider?) {}\n"))
      #expect(file.text.contains("    case \"\(name):\": \(name)(sender as? Slider)\n"))
    }
  }

  @Test func `events and gestures that a terminal does not have are notes`() throws {
    func action(_ selector: String, _ event: String, _ id: String) -> String {
      #"<action selector="\#(selector)" destination="r" eventType="\#(event)" id="\#(id)"/>"#
    }
    let made = try made(
      """
      <view id="r" customClass="FooScreenletView_default"><subviews>
        <button id="b"><connections>\(action("tap:", "touchUpInside", "1"))\(action("drag:", "touchDragInside", "2"))\
      \(action("late:forEvent:", "touchDown", "3"))</connections></button>
        <slider id="s"><connections>\(action("tap:", "valueChanged", "4"))</connections></slider>
        <tableView id="t"><prototypes><tableViewCell id="c"><tableViewCellContentView key="contentView" id="cc"><subviews>
          <switch id="w"><connections>\(action("inCell:", "valueChanged", "5"))</connections></switch>
        </subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
      </subviews></view>
      <tapGestureRecognizer id="g1"><connections><action selector="touch:" destination="r" id="6"/></connections></tapGestureRecognizer>
      <pinchGestureRecognizer id="g2"><connections><action selector="zoom:" destination="r" id="7"/></connections></pinchGestureRecognizer>
      <barButtonItem id="i"><connections><action selector="bar:" destination="r" id="8"/></connections></barButtonItem>
      """, "")
    #expect(
      made.diagnostics.map { "\($0.severity) \($0.code) \($0.message)" } == [
        "note generate/event-not-in-terminal 'drag:' is never called in the terminal, which has no event 'touchDragInside'",
        "note generate/event-not-in-terminal 'inCell:' is never called in the terminal, which has no focus in a 'tableViewCell'",
        "note generate/event-not-in-terminal 'zoom:' is never called in the terminal, which has no gesture of UIPinchGestureRecognizer",
        "note generate/event-not-in-terminal 'bar:' is never called in the terminal, which has no key for a UIBarButtonItem",
      ])
    let file = try ViewClassTemplate().render(try #require(made.value.first))
    for line in [
      "open func tap(_ sender: Control?) {}", "open func late(_ sender: Button?, forEvent event: ControlEvent) {}",
      "open func touch(_ sender: GestureRecognizer?) {}", "open func bar(_ sender: AnyObject?) {}",
      #"case "late:forEvent:": late(sender as? Button, forEvent: event)"#, #"case "bar:": bar(sender)"#,
    ] { #expect(file.text.contains(line), "\(file.text)") }
    try check([file], extra: "@MainActor protocol FooViewModel: AnyObject {}")
  }

  @Test func `a controller has a class with its outlets, Screenlets and actions`() throws {
    let folder = try TemporaryFolder([
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c"><scenes>
        <scene sceneID="s"><objects><viewController id="c" customClass="HomeViewController">
          <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
            <view id="l" customClass="LoginScreenlet"><rect key="frame" x="0" y="0" width="320" height="240"/></view>
            <button id="b"><rect key="frame" x="0" y="240" width="320" height="48"/><connections>
              <action selector="help:" destination="c" eventType="touchUpInside" id="a"/></connections></button>
          </subviews></view>
          <connections><outlet property="login" destination="l" id="o"/><outlet property="helpButton" destination="b" id="p"/></connections>
        </viewController></objects></scene></scenes></document>
      """
    ])
    let themes = TestProject([folder.path]).themes
    let id = try #require(themes.graph.all.first { themes.path(of: $0).hasSuffix("Main.storyboard") })
    let made = try themes.generateViews(of: id, template: ViewClassTemplate(), flavor: .terminal)
    let file = try #require(made.value.first)
    #expect(file.text.contains("open class HomeViewController: ScreenletViewController {"))
    #expect(file.text.contains(#"open var login: BaseScreenlet? { outlet("login") }"#))
    #expect(file.text.contains("open func help(_ sender: Button?) {}"))
    try check([file])
  }

  @Test func `a cell has no class in the terminal`() throws {
    let cell = TestProject().themes
    let id = try #require(cell.graph.all.first { cell.graph[$0].role != .theme })
    let made = try cell.generateViews(of: id, template: ViewClassTemplate(), flavor: .terminal)
    #expect(made.value.isEmpty && made.diagnostics.map(\.code).contains("generate/no-view-class"))
  }
}
