import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeSemantics

/// Checks a theme against a descriptor.
private struct Contract {
  var sources = SourceMap()

  mutating func descriptor(_ text: String) throws -> ViewModelDescriptor {
    let file = sources.add(path: "Model.xml", bytes: Array(text.utf8))
    let tree = parseElements(file)
    #expect(tree.diagnostics.isEmpty)
    let read = readDescriptor(tree.value)
    #expect(read.diagnostics.map(\.message) == [])
    return try #require(read.value)
  }

  mutating func check(
    connections: String, views: String, against descriptors: [ViewModelDescriptor], classes: ClassTable = .frameworks
  ) -> Diagnosed<BoundTheme> {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects>
          <view id="root" customClass="FooScreenletView_default">
            <subviews>\(views)</subviews>
            <connections>\(connections)</connections>
          </view>
        </objects>
      </document>
      """
    let document = parse(sources.add(path: "FooScreenletView_default.xml", bytes: Array(text.utf8))).value
    let theme = ResolvedTheme(
      screenlet: "Foo", name: "default", kind: .default, chain: [], format: .xib, tree: document.tree,
      rootViews: document.rootViews, embeds: [])
    return ThemeSemantics.check(theme, against: ViewModelCatalog.collect(descriptors).value, classes: classes)
  }

  /// The text that a diagnostic points at.
  func text(_ diagnostic: Diagnostic?) -> String? {
    diagnostic?.span.flatMap { span in sources[span.file]?.text(in: span.range) }
  }
}

private let model = """
  <viewModel name="FooViewModel" screenlets="Foo">
    <attribute name="userName" type="String?" access="readwrite">
      <presents outlet="userNameField" class="UITextField" keyPath="text"/>
    </attribute>
    <attribute name="done" type="Bool" access="readwrite"><presents outlet="doneSwitch" keyPath="on"/></attribute>
    <attribute name="secret" type="String?" presentation="none"/>
    <outlet name="button" class="UIButton" required="YES"/>
    <action name="foo-action" trigger="button"/>
  </viewModel>
  """

private let goodViews = """
  <textField id="f"/><switch id="s"/><button id="b" restorationIdentifier="foo-action"/>
  """

private let goodConnections = """
  <outlet property="userNameField" destination="f" id="1"/>
  <outlet property="doneSwitch" destination="s" id="2"/>
  <outlet property="button" destination="b" id="3"/>
  """

@Suite struct ContractCheckTests {
  @Test func `a theme that presents everything is bound without diagnostics`() throws {
    var contract = Contract()
    let bound = try contract.check(
      connections: goodConnections, views: goodViews, against: [contract.descriptor(model)])
    #expect(bound.diagnostics.map(\.message) == [])
    #expect(bound.value.bindings.map(\.attribute) == ["userName", "done"])
    #expect(bound.value.bindings.map(\.outlet) == ["userNameField", "doneSwitch"])
    #expect(bound.value.triggers.map(\.action) == ["foo-action"])
    #expect(bound.value.viewModel == "FooViewModel")
  }

  @Test func `a missing outlet is reported with the misspelled one`() throws {
    var contract = Contract()
    let found = try contract.check(
      connections: goodConnections.replacing("userNameField", with: "userNameFeild"), views: goodViews,
      against: [contract.descriptor(model)])
    #expect(found.diagnostics.map(\.code) == ["model/unpresented-attribute"])
    #expect(found.diagnostics.first?.help?.contains("'userNameFeild' is connected") == true)
    #expect(contract.text(found.diagnostics.first) == "userNameFeild")
    #expect(found.diagnostics.flatMap(\.fixes).flatMap(\.edits).map(\.replacement) == ["userNameField"])
  }

  @Test func `an outlet similar to an unconnected one is reported as misspelled, and others belong to the class`()
    throws
  {
    var contract = Contract()
    let optional = model.replacing("</viewModel>", with: "<outlet name=\"titleLabel\" required=\"NO\"/></viewModel>")
    func found(_ outlet: String) throws -> [Diagnostic] {
      try contract.check(
        connections: goodConnections + "<outlet property=\"\(outlet)\" destination=\"f\" id=\"9\"/>", views: goodViews,
        against: [contract.descriptor(optional)]
      ).diagnostics
    }
    let misspelled = try found("titelLabel")
    #expect(misspelled.map(\.code) == ["model/unknown-outlet"])
    #expect(misspelled.first?.help == "did you mean 'titleLabel'?")
    #expect(try found("subtitleLabel").isEmpty)
    #expect(try found("delegate").isEmpty)
  }

  @Test func `a required outlet that is not connected is an error`() throws {
    var contract = Contract()
    let found = try contract.check(
      connections: goodConnections.replacing("property=\"button\"", with: "property=\"other\""), views: goodViews,
      against: [contract.descriptor(model)])
    #expect(found.diagnostics.map(\.code) == ["model/missing-outlet"])
  }

  @Test func `a label is not accepted where a text field is required`() throws {
    var contract = Contract()
    let found = try contract.check(
      connections: goodConnections, views: goodViews.replacing("<textField id=\"f\"/>", with: "<label id=\"f\"/>"),
      against: [contract.descriptor(model)])
    #expect(found.diagnostics.map(\.code) == ["model/wrong-outlet-class"])
    #expect(contract.text(found.diagnostics.first) == "outlet")
  }

  @Test func `a custom class with an unknown superclass is accepted`() throws {
    var contract = Contract()
    let found = try contract.check(
      connections: goodConnections,
      views: goodViews.replacing(
        "<textField id=\"f\"/>", with: "<textField id=\"f\" customClass=\"DefaultTextField\"/>"),
      against: [contract.descriptor(model)])
    #expect(found.diagnostics.isEmpty)
  }

  @Test func `a string cannot be presented by a switch`() throws {
    var contract = Contract()
    let text = model.replacing("type=\"Bool\"", with: "type=\"String?\"")
    let found = try contract.check(connections: goodConnections, views: goodViews, against: [contract.descriptor(text)])
    #expect(found.diagnostics.map(\.code) == ["model/type-mismatch"])
    #expect(found.diagnostics.first?.message.contains("holds a bool") == true)
  }

  @Test func `input that cannot be edited is a warning at the attribute that forbids it`() throws {
    var contract = Contract()
    let found = try contract.check(
      connections: goodConnections,
      views: goodViews.replacing("<textField id=\"f\"/>", with: "<textField id=\"f\" enabled=\"NO\"/>"),
      against: [contract.descriptor(model)])
    #expect(found.diagnostics.map(\.code) == ["model/not-editable"])
    #expect(contract.text(found.diagnostics.first) == "NO")
  }

  @Test func `an action is performed by identifier, by connection, or by default`() throws {
    var contract = Contract()
    let descriptor = try contract.descriptor(model)
    let bare = goodViews.replacing(" restorationIdentifier=\"foo-action\"", with: "")
    #expect(contract.check(connections: goodConnections, views: bare, against: [descriptor]).diagnostics.isEmpty)
    let other = goodViews.replacing("foo-action", with: "bar-action")
    let found = contract.check(connections: goodConnections, views: other, against: [descriptor])
    #expect(found.diagnostics.map(\.code) == ["model/unknown-action"])
    #expect(contract.text(found.diagnostics.first) == "bar-action")
    let wired = bare.replacing(
      "<button id=\"b\"/>",
      with:
        "<button id=\"b\"><connections><action selector=\"go:\" destination=\"root\" id=\"9\"/></connections></button>")
    #expect(contract.check(connections: goodConnections, views: wired, against: [descriptor]).diagnostics.isEmpty)
  }

  @Test func `only the first action is the default one`() throws {
    var contract = Contract()
    let two = model.replacing(
      "</viewModel>", with: "<outlet name=\"more\"/><action name=\"more-action\" trigger=\"more\"/></viewModel>")
    let found = try contract.check(
      connections: goodConnections + "<outlet property=\"more\" destination=\"m\" id=\"7\"/>",
      views: goodViews + "<button id=\"m\"/>", against: [contract.descriptor(two)])
    #expect(found.diagnostics.map(\.code) == ["model/missing-action"])
  }

  @Test func `one complete alternative is enough`() throws {
    var contract = Contract()
    let text = """
      <viewModel name="FooViewModel" screenlets="Foo">
        <attribute name="rating" type="Rating?">
          <alternative><presents outlet="stars" keyPath="arrangedSubviews"/></alternative>
          <alternative><presents outlet="like" keyPath="text"/><presents outlet="count" keyPath="text"/></alternative>
        </attribute>
      </viewModel>
      """
    let descriptor = try contract.descriptor(text)
    let one = "<outlet property=\"like\" destination=\"l\" id=\"1\"/>"
    let views = "<label id=\"l\"/><label id=\"c\"/>"
    let half = contract.check(connections: one, views: views, against: [descriptor])
    #expect(half.diagnostics.map(\.code) == ["model/unpresented-attribute"])
    let whole = contract.check(
      connections: one + "<outlet property=\"count\" destination=\"c\" id=\"2\"/>", views: views,
      against: [descriptor])
    #expect(whole.diagnostics.isEmpty)
    #expect(whole.value.bindings.map(\.outlet) == ["like", "count"])
  }

  @Test func `refined protocols are part of the contract`() throws {
    var contract = Contract()
    let base = try contract.descriptor(
      "<viewModel name=\"Base\"><attribute name=\"a\" type=\"String\"><presents outlet=\"aLabel\" keyPath=\"text\"/>"
        + "</attribute></viewModel>")
    let refined = try contract.descriptor("<viewModel name=\"FooViewModel\" screenlets=\"Foo\" refines=\"Base\"/>")
    let found = contract.check(connections: "", views: "", against: [base, refined])
    #expect(found.diagnostics.map(\.code) == ["model/unpresented-attribute"])
  }

  @Test func `missing and circular refinements are errors`() throws {
    var contract = Contract()
    let a = try contract.descriptor("<viewModel name=\"A\" refines=\"B\"/>")
    let b = try contract.descriptor("<viewModel name=\"B\" refines=\"A Missing\"/>")
    let collected = ViewModelCatalog.collect([b, a])
    #expect(collected.diagnostics.map(\.code) == ["model/refinement-cycle", "model/missing-refinement"])
    #expect(collected.diagnostics.first?.message.contains("A → B → A") == true)
  }

  @Test func `descriptor mistakes are reported at their places`() {
    var contract = Contract()
    let file = contract.sources.add(
      path: "M.xml",
      bytes: Array("<viewModel name=\"M\"><atribute name=\"a\" type=\"String\"/><outlet nme=\"x\"/></viewModel>".utf8))
    let read = readDescriptor(parseElements(file).value)
    #expect(
      read.diagnostics.map { contract.text($0) } == ["atribute", "nme", "outlet"])
    #expect(read.diagnostics.map(\.help) == ["did you mean 'attribute'?", "did you mean 'name'?", "add name=\"…\""])
  }
}

@Suite struct ClassTableTests {
  @Test func `a text view is a scroll view, a view and a responder`() {
    let lineage = ClassTable.frameworks.lineage(of: "UITextView")
    #expect(lineage == ["UITextView", "UIScrollView", "UIView", "UIResponder", "NSObject"])
  }

  @Test func `UIKit's outlets are known, also in subclasses`() {
    #expect(ClassTable.frameworks.isFrameworkOutlet("delegate", of: "UITableView"))
    #expect(ClassTable.frameworks.isFrameworkOutlet("view", of: "UITableViewController"))
    #expect(!ClassTable.frameworks.isFrameworkOutlet("userNameField", of: "UIView"))
  }

  @Test func `every superclass of the table is in the table`() {
    let all = uiKitClasses + liferayClasses
    for parent in all.compactMap(\.superclass) { #expect(all.contains { $0.name == parent }, "\(parent)") }
  }

  @Test func `a cycle of superclasses is followed only once`() {
    let table = ClassTable(superclasses: ["A": "B", "B": "A"])
    #expect(table.lineage(of: "A") == ["A", "B"])
  }

  @Test func `64 superclasses are followed`() {
    let chain = Dictionary(uniqueKeysWithValues: (0..<5_000).map { ("C\($0)", "C\($0 + 1)") })
    #expect(ClassTable(superclasses: chain).lineage(of: "C0") == (0...64).map { "C\($0)" })
  }
}
