import Testing
import ThemeSyntax

@Suite struct CatalogTests {
  @Test func `every name is found by its bytes, and no other is`() {
    for kind in ElementKind.all { #expect(ElementKind(name: kind.name) == kind) }
    for name in AttributeName.all { #expect(AttributeName(name: name.name) == name) }
    for name in ["", "labe", "labels", "Label", "lab\u{E9}l", "base64UTF8"] {
      #expect(ElementKind(name: name) == .unknown)
      #expect(AttributeName(name: name) == .unknown || name == "label")
    }
    #expect(ElementKind.label.name == "label")
    #expect(AttributeName.base64UTF8.name == "base64-UTF8")
  }

  @Test func `ordinals follow the names`() {
    #expect(ElementKind.all.map(\.name) == ElementKind.all.map(\.name).sorted())
    #expect(AttributeName.all.map(\.name) == AttributeName.all.map(\.name).sorted())
  }

  @Test func `a label has the attributes of labels and views`() throws {
    let label = try #require(ElementKind.label.descriptor)
    #expect(label.type(of: .numberOfLines) == .integer)
    #expect(label.type(of: .translatesAutoresizingMaskIntoConstraints) == .boolean)
    #expect(label.type(of: .borderStyle) == nil)
    #expect(label.mayHold(.fontDescription))
    #expect(!label.mayHold(.subviews))
    #expect(ElementKind.label.className == "UILabel")
    #expect(label.superclassName == "UIView")
  }

  @Test func `a word list is closed`() throws {
    let style = ElementKind.tableView.descriptor?.type(of: .style)
    #expect(style == .oneOf(["plain", "grouped", "insetGrouped"]))
  }

  @Test func `a deprecated class names its replacement`() throws {
    let web = try #require(ElementKind.webView.descriptor)
    #expect(web.deprecated == "12.0")
    #expect(web.replacement == "WKWebView")
  }

  @Test func `keys belong to their parent`() throws {
    let label = try #require(ElementKind.label.descriptor)
    let colors = try #require(label.keys(of: .color))
    #expect(colors.isClosed && Set(colors.names).isSuperset(of: ["textColor", "backgroundColor", "tintColor"]))
    #expect(label.keys(of: .label) == nil)
  }

  @Test func `an unknown element has no descriptor and no name`() {
    #expect(ElementKind.unknown.descriptor == nil)
    #expect(ElementKind.unknown.role == .opaque)
    #expect(ElementKind.unknown.name.isEmpty)
  }

  @Test func `every view makes an object of a class`() {
    for kind in ElementKind.allViews { #expect(kind.className != nil, "\(kind.name)") }
  }

  @Test func `every element has a parent that may contain it`() {
    let placed = ElementKind.all.reduce(into: Set<ElementKind>([.document, .themeSet])) {
      $0.formUnion($1.descriptor?.children ?? [])
    }
    #expect(ElementKind.all.filter { !placed.contains($0) }.map(\.name).isEmpty)
  }
}

/// Vocabulary that was missing although Interface Builder writes it, according to its files and other readers.
@Suite struct InterfaceBuilderVocabularyTests {
  @Test(arguments: [
    ("view", "simulatedAppContext"), ("view", "contentHorizontalAlignment"), ("splitViewController", "behavior"),
    ("segue", "splitViewControllerTargetIndex"), ("segue", "trigger"), ("constraint", "customClass"),
    ("constraint", "customModule"), ("constraint", "customModuleProvider"), ("buttonConfiguration", "buttonSize"),
    ("userDefinedRuntimeAttribute", "localized"), ("tabBar", "itemSpacing"), ("collectionView", "prefetchingEnabled"),
  ])
  func `elements have the attributes that Interface Builder writes`(element: String, attribute: String) {
    #expect(ElementKind(name: element).descriptor?.type(of: AttributeName(name: attribute)) != nil)
  }

  @Test(arguments: [
    ("view", "keyboardLayoutGuide"), ("label", "userGuides"), ("userGuides", "userLayoutGuide"),
    ("searchBar", "offsetWrapper"), ("datePicker", "locale"), ("screenEdgePanGestureRecognizer", "rectEdge"),
    ("objects", "window"), ("tabBar", "tabBarAppearance"),
  ])
  func `elements may contain the children that Interface Builder writes`(parent: String, child: String) {
    #expect(Catalog.shared.mayHold(ElementKind(name: parent), ElementKind(name: child)))
  }
}
