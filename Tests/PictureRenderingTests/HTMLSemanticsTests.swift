import Testing
import ThemeRendering
import ThemeSource

@testable import PictureRendering

/// Roles, names and states of UIKit's controls in WAI-ARIA 1.2.
@Suite struct HTMLSemanticsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var role: RenderTree.Role
    var content: RenderTree.Content
    var computedRole: String
    /// The name without an accessibility label, if the outlet is `outlet`.
    var name: String
    var states: [String: String] = [:]
    var values: [String: Double] = [:]
    var isLabelPartOfName = false
    var testDescription: String { "\(role)" }
  }

  static let controls = [
    Case(role: .button, content: button("Sign in"), computedRole: "button", name: "Sign in"),
    Case(role: .button, content: button("", image: "close"), computedRole: "button", name: "close"),
    Case(role: .button, content: button(""), computedRole: "button", name: "outlet"),
    Case(
      role: .toggle, content: .toggle(isOn: true), computedRole: "switch", name: "outlet",
      states: ["aria-checked": "true"]),
    Case(
      role: .toggle, content: .toggle(isOn: false), computedRole: "switch", name: "outlet",
      states: ["aria-checked": "false"]),
    Case(
      role: .slider, content: .range(value: 2.5, minimum: -1, maximum: 4), computedRole: "slider", name: "outlet",
      values: ["aria-valuenow": 2.5, "aria-valuemin": -1, "aria-valuemax": 4]),
    Case(
      role: .stepper, content: .range(value: 3, minimum: 0, maximum: 100), computedRole: "spinbutton", name: "outlet",
      values: ["aria-valuenow": 3, "aria-valuemin": 0, "aria-valuemax": 100]),
    Case(
      role: .colorWell, content: .colorWell(RenderColor(rgb: 0x336699)), computedRole: "button",
      name: "outlet: #336699", isLabelPartOfName: true),
    Case(role: .colorWell, content: .colorWell(nil), computedRole: "button", name: "outlet"),
    Case(
      role: .textField, content: .field(RenderTree.Field(text: "Ada", placeholder: "First name")),
      computedRole: "textbox", name: "First name"),
    Case(role: .textField, content: .field(RenderTree.Field()), computedRole: "textbox", name: "outlet"),
    Case(role: .searchBar, content: .search(text: "", placeholder: "Find"), computedRole: "searchbox", name: "Find"),
    Case(role: .searchBar, content: .search(text: "", placeholder: nil), computedRole: "searchbox", name: "Search"),
  ]

  static let others = [
    Case(role: .image, content: .image(RenderTree.Image(name: "logo")), computedRole: "img", name: "logo"),
    Case(role: .image, content: .image(RenderTree.Image(name: nil)), computedRole: "img", name: "outlet"),
    Case(
      role: .progress, content: .progress(0.256), computedRole: "progressbar", name: "outlet",
      values: ["aria-valuenow": 25.6, "aria-valuemin": 0, "aria-valuemax": 100]),
    Case(
      role: .activity, content: .activity(isAnimating: true, isLarge: false), computedRole: "img", name: "In progress"),
    Case(role: .web, content: .placeholder("Web page"), computedRole: "img", name: "Web page"),
    Case(role: .embedded, content: .embedded(screenlet: "Rating", theme: nil), computedRole: "group", name: "Rating"),
  ]

  private static func button(_ title: String, image: String? = nil) -> RenderTree.Content {
    .button(RenderTree.Button(title: RenderTree.Text(title), image: image))
  }

  private func element(_ test: Case, _ change: (inout RenderTree.Node) -> Void = { _ in }) throws -> Element {
    let page = page(
      screen([
        View(test.content, role: test.role) {
          $0.outlets = ["outlet"]
          change(&$0)
        }
      ]))
    #expect(page.violations == [])
    return try #require(page.view(1)).control
  }

  @Test(arguments: controls + others) func `a view has the role, the name and the states of its kind`(
    _ test: Case
  ) throws {
    let element = try element(test)
    #expect(element.computedRole == test.computedRole)
    #expect(element.accessibleName == test.name)
    for (state, value) in test.states { #expect(element[state] == value, "\(state)") }
    for (state, value) in test.values { #expect(element[state].flatMap { Double($0) } == value, "\(state)") }
  }

  /// UIKit's `accessibilityLabel` replaces the name that UIKit would derive.
  @Test(arguments: controls + others) func `an accessibility label is the name`(_ test: Case) throws {
    let element = try element(test) { $0.accessibility = RenderTree.Accessibility(label: "Own name") }
    #expect(element.accessibleName == (test.isLabelPartOfName ? "Own name: #336699" : "Own name"))
    #expect(element.computedRole == test.computedRole)
  }

  @Test(arguments: controls) func `controls take focus, and say that they are disabled`(_ test: Case) throws {
    let enabled = try element(test)
    #expect(enabled.takesFocus)
    #expect(enabled["aria-disabled"] == nil && enabled["disabled"] == nil)
    let disabled = try element(test) { $0.isEnabled = false }
    #expect(!disabled.takesFocus)
    #expect(disabled["aria-disabled"] == "true" || disabled["disabled"] != nil)
  }

  @Test(arguments: others) func `views without actions take no focus`(_ test: Case) throws {
    #expect(try !element(test).takesFocus)
  }

  /// UIKit limits the value of a control to its range.
  @Test(arguments: [(-5.0, "0"), (9.0, "4")]) func `a value outside of its range is at its end`(
    value: Double, expected: String
  ) throws {
    let test = Case(
      role: .slider, content: .range(value: value, minimum: 0, maximum: 4), computedRole: "slider", name: "outlet")
    #expect(try element(test)["aria-valuenow"] == expected)
  }

  @Test func `names that cannot be read are skipped`() throws {
    let test = Case(role: .button, content: Self.button(" \u{200B} "), computedRole: "button", name: "outlet")
    #expect(try element(test).accessibleName == "outlet")
    #expect(
      try element(test) {
        $0.outlets = []; $0.customClass = "LoginButton"
      }.accessibleName == "LoginButton")
    #expect(
      try element(test) {
        $0.outlets = []; $0.className = "UIButton"
      }.accessibleName == "UIButton")
    let blank = try element(test) { $0.accessibility = RenderTree.Accessibility(label: " ") }
    #expect(blank.accessibleName == "outlet")
  }

  @Test func `choices are named with the selected one`() throws {
    func name(_ content: RenderTree.Content, _ role: RenderTree.Role) throws -> String {
      try element(Case(role: role, content: content, computedRole: "img", name: "")).accessibleName
    }
    #expect(try name(.segments(["Day", "Week"], selected: 1), .segmentedControl) == "outlet: Day, Week; Week selected")
    #expect(try name(.segments(["Day", "Week"], selected: nil), .segmentedControl) == "outlet: Day, Week")
    #expect(try name(.segments(["Day", "Week"], selected: 7), .segmentedControl) == "outlet: Day, Week")
    #expect(try name(.pages(count: 4, current: 0), .pageControl) == "Page 1 of 4")
    #expect(try name(.pages(count: 4, current: 9), .pageControl) == "Page 4 of 4")
    #expect(try name(.wheel(rows: ["a", "b", "c"], selected: 2), .picker) == "outlet: c")
    _ = try name(.wheel(rows: [], selected: 3), .picker)
  }

  // MARK: Texts

  private func read(_ view: View) -> String? { page(screen([view])).view(1)?.readText }

  @Test func `text is read as it is written, also where the drawing cuts it`() {
    let long = "The quick brown fox jumps over the lazy dog and runs away from the hounds"
    #expect(read(View(.text(RenderTree.Text(long)), role: .label)) == long)
    let runs = ["Liferay", "™ ", "Screens"].map { RenderTree.Run($0) }
    #expect(read(View(.text(RenderTree.Text("Liferay™ Screens", runs: runs)), role: .label)) == "Liferay™ Screens")
    #expect(read(View(.text(RenderTree.Text(long)), role: .textView) { $0.frame.height = 20 }) == long)
  }

  @Test func `a text that is drawn is not read twice`() throws {
    let page = page(screen([View(.text(RenderTree.Text("Hello")), role: .label)]))
    let view = try #require(page.view(1))
    #expect(view["role"] == nil && view["aria-label"] == nil && !view.takesFocus)
    let parts = view.children.filter { $0["aria-hidden"] != "true" }
    #expect(parts.map(\.text) == ["Hello"] && parts.allSatisfy { $0.classes.contains("read") })
  }

  @Test func `a label with another accessibility label is read as that`() throws {
    let page = page(
      screen([
        View(.text(RenderTree.Text("★★★☆☆")), role: .label) {
          $0.accessibility = RenderTree.Accessibility(label: "3 of 5 stars")
        }
      ]))
    let view = try #require(page.view(1))
    #expect(view.readText == "" && view["aria-label"] == "3 of 5 stars")
    #expect(page.violations == [])
  }

  @Test func `headers are headings with their text as name`() throws {
    for label in [nil, "Profile", "Your profile"] {
      let page = page(
        screen([
          View(.text(RenderTree.Text("Profile")), role: .label) {
            $0.accessibility = RenderTree.Accessibility(label: label, traits: ["header", "updatesFrequently"])
          }
        ]))
      let view = try #require(page.view(1))
      #expect(view.headingLevel == 2)
      #expect(view.accessibleName == label ?? "Profile")
      #expect(page.violations == [])
    }
  }

  @Test func `bars and rows are read in the order in which they are seen`() {
    let items = [
      RenderTree.BarItem("Back", place: .leading), RenderTree.BarItem("Edit", place: .trailing),
      RenderTree.BarItem("", place: .flexibleSpace),
    ]
    let bar = read(View(.bar(title: "Photos", items: items), role: .navigationBar))
    #expect(bar == "Back Photos Edit")
    let tabs = [RenderTree.BarItem("Home"), RenderTree.BarItem("Search", isSelected: true)]
    #expect(read(View(.bar(title: nil, items: tabs), role: .tabBar)) == "Home Search")
    let rows = [RenderTree.Row("Apples", detail: "3"), RenderTree.Row("Pears")]
    #expect(read(View(.rows(rows, height: 20), role: .table)) == "Apples 3 Pears")
  }

  @Test func `a view without content has a role only if it has a name`() throws {
    let page = page(
      screen([
        View("a", 0, 0, 9, 9), View("b", 0, 0, 9, 9) { $0.accessibility = RenderTree.Accessibility(label: "Box") },
      ]))
    #expect(page.views.map { $0["role"] } == [nil, nil, "group"])
    #expect(page.views.map { $0["aria-label"] } == [nil, nil, "Box"])
    #expect(page.views.allSatisfy { !$0.takesFocus })
  }

  /// The children of an image are presentational: assistive software ignores them.
  @Test func `a named view does not hide the controls in it`() {
    let button = View(Self.button("OK"), role: .button)
    for content: RenderTree.Content in [
      .image(RenderTree.Image(name: "photo")), .placeholder("Map"), .embedded(screenlet: "Rating", theme: nil), .none,
    ] {
      let page = page(
        screen([
          View("around", 0, 0, 320, 100, content, [button]) {
            $0.accessibility = RenderTree.Accessibility(label: "Box")
          }
        ]))
      #expect(page.violations == [])
      #expect(page.view(1)?.accessibleName == "Box")
      #expect(page.view(2)?.isIgnored == false)
    }
  }

  // MARK: Fields

  @Test func `a field has the text, type and style of its view`() throws {
    let style = RenderTree.TextStyle(
      font: RenderTree.Font(size: 15.5, weight: 600), color: RenderColor(rgb: 0x123456))
    let field = RenderTree.Field(text: "Ada", placeholder: "Name", style: .roundedRect)
    let page = page(screen([View(.field(field), role: .textField) { $0.textStyle = style }]))
    let input = try #require(page.view(1)).control
    #expect(input["type"] == "text" && input["value"] == "Ada" && input["placeholder"] == "Name")
    #expect(input.length("font-size") == 15.5)
    #expect(input.style?["font-weight"] == "600" && input.style?["color"] == "#123456")
    // UIKit's text begins 7 points inside of a border.
    #expect(input.style?["padding"].flatMap(lengths) == [0, 7, 0, 7])
    #expect(input["autocomplete"] == "off")
    // The text is in the input instead of the drawing.
    #expect(page.view(1)?.all("text").isEmpty == true)
    #expect(page.view(1)?.readText == "")
  }

  @Test func `a field is aligned as its view`() throws {
    for (alignment, expected) in [
      (RenderTree.TextStyle.Alignment.natural, "start"), (.left, "left"), (.center, "center"), (.right, "right"),
    ] {
      let page = page(
        screen([
          View(.field(RenderTree.Field(text: "Ada")), role: .textField) {
            $0.textStyle = RenderTree.TextStyle(alignment: alignment)
          }
        ]))
      let input = try #require(page.view(1)).control
      #expect(input.style?["text-align"] == expected || expected == "left" && input.style?["text-align"] == "start")
      let padding = try #require(input.style?["padding"].flatMap(lengths))
      #expect(padding.count == 4 && padding.allSatisfy { $0 <= 7 }, "\(alignment): \(padding)")
    }
  }

  @Test func `a password is not in the page`() throws {
    let field = RenderTree.Field(text: "hunter2", placeholder: "Password", isSecure: true)
    let bytes = encodeHTML([screen([View(.field(field), role: .textField)])])
    #expect(!String(decoding: bytes, as: UTF8.self).contains("hunter2"))
    let input = try #require(Page(bytes).view(1)).control
    #expect(input["type"] == "password" && input["value"] == nil && input.accessibleName == "Password")
  }

  @Test func `a search field has its text`() throws {
    let page = page(screen([View(.search(text: "cats", placeholder: nil), role: .searchBar)]))
    let input = try #require(page.view(1)).control
    #expect(input["value"] == "cats" && input["placeholder"] == nil)
    // The magnifying glass is drawn.
    #expect(page.view(1)?.all("svg").count == 1)
  }

  @Test func `a search bar with a button has one field, beside the button`() throws {
    let cancel = View("c", 240, 0, 70, 56, role: .button, Self.button("Cancel"))
    let bar = View(
      "s", 0, 0, 320, 56, role: .searchBar, .search(text: "", placeholder: "Search"), [cancel, cancel])
    let element = try #require(page(screen([bar])).view(1))
    #expect(element.children.filter { $0.name == "input" }.count == 1)
    let padding = try #require(element.control.style?["padding"].flatMap(lengths))
    // The field is 36 points high and ends 16 points before the button.
    #expect(padding[0] == 10 && padding[2] == 10 && padding[1] >= 320 - 240 + 16)
    // `secondaryLabel`.
    #expect(element.control.style?["--hint"] == "#3c3c4399")
  }

  // MARK: Focus

  @Test func `the Tab key follows the order of the render tree`() {
    let controls = Self.controls.enumerated().map { number, test in
      View(test.content, role: test.role, y: Points(number) * 48) {
        $0.isEnabled = number % 5 != 4
        $0.outlets = ["outlet"]
      }
    }
    var tree = screen(controls)
    tree.numberTabOrder()
    let expected = tree.nodes.indices.filter { tree.nodes[$0].tabOrder != nil }
      .sorted { (tree.nodes[$0].tabOrder ?? 0) < (tree.nodes[$1].tabOrder ?? 0) }
    let page = page(tree)
    let reached = withExtendedLifetime(page) {
      page.focusOrder.map { element in
        ([element] + element.ancestors).compactMap { $0["data-node"] }.first.flatMap { Int($0) }
      }
    }
    #expect(reached == expected)
    #expect(expected.count == 11)
  }
}
