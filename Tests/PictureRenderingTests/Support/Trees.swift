import ThemeRendering
import ThemeSource

@testable import PictureRendering

/// A view with its subviews.
struct View {
  var node: RenderTree.Node
  var views: [View]

  init(
    _ id: String, _ x: Points, _ y: Points, _ width: Points, _ height: Points, role: RenderTree.Role = .container,
    _ content: RenderTree.Content = .none, _ views: [View] = [], _ change: (inout RenderTree.Node) -> Void = { _ in }
  ) {
    node = RenderTree.Node(id: id, role: role, frame: Rect(x: x, y: y, width: width, height: height))
    node.content = content
    self.views = views
    change(&node)
  }

  /// A view of the usual size of its control.
  init(
    _ content: RenderTree.Content, role: RenderTree.Role = .container, y: Points = 10,
    _ change: (inout RenderTree.Node) -> Void = { _ in }
  ) { self.init("v", 10, y, 300, 40, role: role, content, [], change) }

  fileprivate func add(to nodes: inout [RenderTree.Node], in parent: Int?) {
    let index = nodes.count
    nodes.append(node)
    nodes[index].parent = parent
    for view in views { view.add(to: &nodes, in: index) }
    nodes[index].subtreeEnd = nodes.count
  }
}

/// A screen of 375 by 667 points with `views` in its root view.
func screen(_ views: [View], screenlet: String = "Login", theme: String = "default") -> RenderTree {
  var nodes: [RenderTree.Node] = []
  View("root", 0, 0, 375, 667, .none, views).add(to: &nodes, in: nil)
  return RenderTree(screenlet: screenlet, theme: theme, viewport: Size(width: 375, height: 667), nodes: nodes)
}

extension RenderTree {
  /// A changed copy.
  func with(_ change: (inout RenderTree) -> Void) -> RenderTree {
    var tree = self
    change(&tree)
    return tree
  }
}

func page(_ trees: RenderTree...) -> Page { Page(encodeHTML(trees)) }

extension Page {
  var views: [Element] { root.withClass("view") }

  /// The element of a view, by the view's index in the tree.
  func view(_ index: Int) -> Element? { views.first { $0["data-node"] == "\(index)" } }

  /// The elements that the Tab key reaches, in the order of the HTML standard.
  var focusOrder: [Element] { root.descendants.filter(\.takesFocus) }
}

extension Element {
  /// The element with the role of a view: the view's element, or the field in it.
  var control: Element { children.first { $0.name == "input" } ?? self }

  /// The role that browsers report (HTML Accessibility API Mappings 1.0).
  var computedRole: String? {
    if let role = self["role"] { return role }
    guard name == "input" else { return nil }
    return ["text": "textbox", "search": "searchbox", "range": "slider"][self["type"] ?? "text"]
  }
}

/// Texts that try to become markup or script or to reorder characters, and their visible characters.
let hostileTexts: [(text: String, shown: String)] = [
  ("</style><script>alert(1)</script>", "</style><script>alert(1)</script>"),
  ("</title></h1></div>", "</title></h1></div>"), ("\" onfocus=\"alert(1)\" x=\"", "\" onfocus=\"alert(1)\" x=\""),
  ("' onclick='alert(1)", "' onclick='alert(1)"), ("&lt;b&gt; &amp; &#0; &", "&lt;b&gt; &amp; &#0; &"),
  ("javascript:alert(1)", "javascript:alert(1)"), ("<!--", "<!--"), ("]]>--></script>", "]]>--></script>"),
  ("a\u{0}b", "ab"), ("a\u{202E}b\u{2066}c\u{200F}", "abc"), ("a\u{1B}[31mb\u{9F}", "a[31mb"),
  ("a\u{FFFE}b\u{FFFF}", "ab"), ("\u{1F469}\u{200D}\u{1F467} é ß 日本 مرحبا", "\u{1F469}\u{200D}\u{1F467} é ß 日本 مرحبا"),
]

/// A view of each kind of content, with a text wherever it can have one.
func everyKind(_ text: String, isEnabled: Bool = true) -> [View] {
  let style = RenderTree.TextStyle(numberOfLines: 0)
  var row = 0.0
  func view(_ role: RenderTree.Role, _ content: RenderTree.Content, _ views: [View] = []) -> View {
    row += 1
    return View(text, 5, row * 30, 360, 28, role: role, content, views) {
      $0.isEnabled = isEnabled
      $0.textStyle = style
      $0.outlets = [text]
      $0.customClass = text
      $0.actions = [text]
      $0.bindings = [RenderTree.Binding(attribute: text, keyPath: text, isWritable: true)]
    }
  }
  var header = view(.label, .text(RenderTree.Text(text)))
  header.node.accessibility = RenderTree.Accessibility(label: "L" + text, hint: text, traits: ["header"])
  var group = view(.container, .none, [])
  group.node.accessibility = RenderTree.Accessibility(label: text)
  return [
    header, group, view(.label, .text(RenderTree.Text(text))), view(.textView, .text(RenderTree.Text(text))),
    view(.textField, .field(RenderTree.Field(text: text, placeholder: text))),
    view(.textField, .field(RenderTree.Field(text: text, isSecure: true))),
    view(.button, .button(RenderTree.Button(title: RenderTree.Text(text), subtitle: text, image: text))),
    view(.image, .image(RenderTree.Image(name: text))), view(.image, .image(RenderTree.Image(name: nil))),
    view(.toggle, .toggle(isOn: true)), view(.slider, .range(value: 1, minimum: 0, maximum: 4)),
    view(.stepper, .range(value: 1, minimum: 0, maximum: 4)), view(.progress, .progress(0.5)),
    view(.activity, .activity(isAnimating: true, isLarge: false)), view(.colorWell, .colorWell(.black)),
    view(.segmentedControl, .segments([RenderTree.Segment(text), "b"], selected: 0)),
    view(.pageControl, .pages(count: 3, current: 1)),
    view(.picker, .wheel(rows: [text], selected: 0)), view(.searchBar, .search(text: text, placeholder: text)),
    view(.tabBar, .bar(title: text, items: [RenderTree.BarItem(text, isSelected: true)])),
    view(.table, .rows([RenderTree.Row(text, detail: text)], height: 20)), view(.web, .placeholder(text)),
    view(.embedded, .embedded(screenlet: text, theme: text)),
  ]
}
