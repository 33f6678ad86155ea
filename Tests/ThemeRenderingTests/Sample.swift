import TerminalCells
import ThemeSource
import ThemeText

@testable import ThemeRendering

/// Builds render trees by hand.
struct Sample {
  var tree: RenderTree
  private var open: [Int] = []

  init(
    _ width: Double, _ height: Double, background: RenderColor? = nil, appearance: Appearance = .light,
    screenlet: String = "Sample", theme: String = "default"
  ) {
    tree = RenderTree(
      screenlet: screenlet, theme: theme, kind: .default, viewport: Size(width: width, height: height),
      appearance: appearance, background: appearance == .dark ? .black : .white, nodes: [])
    var root = RenderTree.Node(
      id: "root", role: .container, frame: Rect(x: 0, y: 0, width: width, height: height))
    root.background = background
    tree.nodes.append(root)
    open = [0]
  }

  /// Adds a view inside the innermost open one; `inside` adds its subviews.
  mutating func add(
    _ role: RenderTree.Role, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    _ change: (inout RenderTree.Node) -> Void = { _ in }, inside: (inout Sample) -> Void = { _ in }
  ) {
    let index = tree.nodes.count
    var node = RenderTree.Node(id: "n\(index)", role: role, frame: Rect(x: x, y: y, width: width, height: height))
    node.parent = open.last
    node.subtreeEnd = index + 1
    change(&node)
    tree.nodes.append(node)
    open.append(index)
    inside(&self)
    open.removeLast()
    for ancestor in open + [index] { tree.nodes[ancestor].subtreeEnd = tree.nodes.count }
  }

  mutating func label(
    _ text: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    _ style: RenderTree.TextStyle = RenderTree.TextStyle()
  ) {
    add(.label, x, y, width, height) {
      $0.content = .text(RenderTree.Text(text))
      $0.textStyle = style
    }
  }

  mutating func field(
    _ placeholder: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, text: String = "",
    secure: Bool = false, style: RenderTree.Field.Style = .roundedRect,
    _ change: (inout RenderTree.Node) -> Void = { _ in }
  ) {
    add(.textField, x, y, width, height) {
      $0.content = .field(RenderTree.Field(text: text, placeholder: placeholder, isSecure: secure, style: style))
      $0.textStyle = RenderTree.TextStyle()
      change(&$0)
    }
  }

  mutating func button(
    _ title: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    _ change: (inout RenderTree.Node) -> Void = { _ in }
  ) {
    add(.button, x, y, width, height) {
      $0.content = .button(RenderTree.Button(title: RenderTree.Text(title)))
      $0.textStyle = RenderTree.TextStyle(color: RenderColor(rgb: 0x007AFF), alignment: .center)
      change(&$0)
    }
  }
}

/// The lines of a tree as a terminal without color shows it.
func drawn(_ tree: RenderTree, grid: CellGrid = .standard, _ style: RasterStyle = RasterStyle(inColor: false))
  -> [String]
{
  rasterize(tree, grid, style).lines
}

extension Sample {
  /// Blue on white, as the default theme.
  static func login() -> RenderTree {
    var sample = Sample(375, 667, background: .white, screenlet: "Login")
    sample.tree.parentTheme = nil
    sample.label(
      "Welcome back", 24, 96, 327, 41,
      RenderTree.TextStyle(font: RenderTree.Font(size: 34, weight: 700), color: RenderColor(rgb: 0x0B2A4A)))
    sample.label(
      "Sign in to continue", 24, 141, 327, 20,
      RenderTree.TextStyle(font: RenderTree.Font(size: 16), color: RenderColor(rgb: 0x6B7C93)))
    sample.field("Email address", 24, 200, 327, 48) {
      $0.outlets = ["userNameField"]
      $0.bindings = [RenderTree.Binding(attribute: "userName", keyPath: "text", isWritable: true)]
    }
    sample.field("Password", 24, 260, 327, 48, text: "geheim12", secure: true) {
      $0.outlets = ["passwordField"]
      $0.bindings = [RenderTree.Binding(attribute: "password", keyPath: "text", isWritable: true)]
    }
    sample.button("SIGN IN", 24, 332, 327, 48) {
      $0.background = RenderColor(rgb: 0x0B63CE)
      $0.cornerRadius = 8
      $0.textStyle?.color = .white
      $0.textStyle?.font.weight = 600
      $0.outlets = ["loginButton"]
      $0.actions = ["login-action"]
    }
    sample.button("Forgot your password?", 24, 396, 327, 30)
    sample.add(.activity, 177, 460, 20, 20) { $0.content = .activity(isAnimating: true, isLarge: false) }
    return sample.tree
  }

  static func controls() -> RenderTree {
    var s = Sample(375, 667, background: RenderColor(rgb: 0xF2F2F7))
    s.add(.navigationBar, 0, 0, 375, 44) {
      $0.content = .bar(title: "Controls", items: [.init("‹ Back", place: .leading), .init("Edit", place: .trailing)])
    }
    s.add(.searchBar, 0, 44, 375, 56) { $0.content = .search(text: "", placeholder: "Search people") }
    s.add(.toggle, 20, 112, 51, 31) { $0.content = .toggle(isOn: true) }
    s.add(.toggle, 90, 112, 51, 31) { $0.content = .toggle(isOn: false) }
    s.add(.stepper, 261, 112, 94, 32) { $0.content = .range(value: 0, minimum: 0, maximum: 10) }
    s.add(.slider, 20, 156, 335, 31) { $0.content = .range(value: 0.4, minimum: 0, maximum: 1) }
    s.add(.progress, 20, 200, 335, 4) { $0.content = .progress(0.63) }
    s.add(.segmentedControl, 20, 220, 335, 32) { $0.content = .segments(["Day", "Week", "Month"], selected: 1) }
    s.add(.pageControl, 120, 264, 135, 26) { $0.content = .pages(count: 5, current: 2) }
    s.add(.image, 20, 296, 96, 96) {
      $0.content = .image(.init(name: "avatar"))
      $0.cornerRadius = 48
      $0.outlets = ["portraitImage"]
    }
    s.add(.map, 132, 296, 223, 96) { $0.content = .placeholder("Map") }
    s.add(.table, 0, 404, 375, 140) {
      $0.background = .white
      $0.content = .rows(
        [.init("First row", detail: "12"), .init("Second row"), .init("Third row", detail: "Details")], height: 44)
    }
    s.add(.datePicker, 60, 548, 255, 64) {
      $0.content = .wheel(rows: ["Nov 20", "Nov 21", "Nov 22"], selected: 1)
    }
    s.add(.tabBar, 0, 618, 375, 49) {
      $0.content = .bar(title: nil, items: [.init("Home", isSelected: true), .init("Search"), .init("Profile")])
    }
    return s.tree
  }
}
