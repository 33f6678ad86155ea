import Testing
import ThemeSource

@testable import PictureRendering
@testable import ThemeRendering

/// Returns a tree of a root, 375 by 667 points, that contains `views`.
private func tree(_ views: [RenderTree.Node]) -> RenderTree {
  var root = RenderTree.Node(id: "root", frame: Rect(x: 0, y: 0, width: 375, height: 667))
  root.subtreeEnd = views.count + 1
  let inner = views.enumerated().map { number, view in
    var view = view
    view.parent = 0
    view.subtreeEnd = number + 2
    return view
  }
  return RenderTree(
    screenlet: "Login", theme: "default", viewport: Size(width: 375, height: 667), nodes: [root] + inner)
}

private func label(
  _ text: String, width: Points = 200, height: Points = 21, style: RenderTree.TextStyle = RenderTree.TextStyle()
) -> RenderTree.Node {
  var label = RenderTree.Node(
    id: "label", className: "UILabel", role: .label, frame: Rect(x: 20, y: 40, width: width, height: height))
  label.content = .text(RenderTree.Text(text))
  label.textStyle = style
  return label
}

extension DisplayList {
  fileprivate var spans: [TextSpan] {
    items.compactMap { item in
      if case .text(let span) = item { span } else { nil }
    }
  }
}

@Suite struct DrawTests {
  @Test func `text starts at the edge of its label and is centered vertically`() throws {
    let span = try #require(draw(tree([label("Sign in")])).spans.first)
    #expect(span.string == "Sign in")
    #expect(span.origin.x == 20)
    // The middle of the capital letters, 0.7 em high, is near the middle of the frame.
    let middle = span.origin.y - 17 * 0.35
    #expect(abs(middle - 50.5) < 2)
  }

  @Test(arguments: [("🙂", true), ("👩‍👩‍👧‍👦", true), ("1️⃣", true), ("12", false), ("Great 🙂", false), ("★", false)])
  func `text of emoji only uses an emoji font, and digits never do`(text: String, isEmoji: Bool) {
    let list = draw(tree([label(text)]))
    #expect(String(decoding: encodeSVG(list), as: UTF8.self).contains("\"Apple Color Emoji, ") == isEmoji)
  }

  @Test func `a search bar without a placeholder shows none, as UISearchBar`() {
    var bar = RenderTree.Node(id: "s", role: .searchBar, frame: Rect(x: 0, y: 0, width: 375, height: 56))
    bar.content = .search(text: "", placeholder: nil)
    #expect(draw(tree([bar])).spans.isEmpty)
    bar.content = .search(text: "", placeholder: "Find")
    #expect(draw(tree([bar])).spans.map(\.string) == ["Find"])
  }

  @Test func `the line of a bar is as dark as in a screenshot`() {
    // UIKit draws it with 178 of 255 on white.
    #expect(ControlPalette.of(.light).hairline.over(.white) == RenderColor(rgb: 0xB2B2B2))
  }

  @Test func `a view fades with its subviews as a whole`() {
    var nodes = tree([label("a")]).nodes
    nodes[0].alpha = 0.5
    nodes[0].background = .black
    nodes[1].alpha = 0.25
    var faded = tree([])
    faded.nodes = nodes
    let list = draw(faded)
    let opacities = list.items.compactMap { item in if case .begin(let group) = item { group.opacity } else { nil } }
    // `alpha` of a node includes its superviews'.
    #expect(opacities == [0.5, 0.5])
    #expect(list.items.contains(.fill(.rect(nodes[0].frame, radius: 0), .black)))
    #expect(list.spans.map(\.color) == [.black])
  }

  @Test func `only masked corners are round`() throws {
    var view = RenderTree.Node(id: "v", frame: Rect(x: 0, y: 0, width: 100, height: 50))
    view.background = .black
    view.cornerRadius = 10
    view.roundCorners = [.topLeft, .topRight]
    let paths = draw(tree([view])).items.compactMap { item -> Outline? in
      if case .fill(.path(let path), _) = item { path } else { nil }
    }
    let path = try #require(paths.first)
    var curves: [Point] = []
    var lines: [Point] = []
    for element in path.elements {
      switch element {
      case .curve(_, _, let end): curves.append(end)
      case .line(let end), .move(let end): lines.append(end)
      case .close: break
      }
    }
    #expect(curves == [Point(x: 10, y: 0), Point(x: 100, y: 10)])
    #expect(lines == [Point(x: 0, y: 10), Point(x: 90, y: 0), Point(x: 100, y: 50), Point(x: 0, y: 50)])
  }

  @Test func `a justified text reaches both edges, except in the last line of a paragraph`() throws {
    var style = RenderTree.TextStyle(alignment: .justified, lineBreak: .wordWrapping, numberOfLines: 0)
    let text = "one two three four five six seven eight nine ten\neleven"
    let spans = draw(tree([label(text, width: 120, height: 300, style: style)])).spans
    let lines = Dictionary(grouping: spans, by: \.origin.y).sorted { $0.key < $1.key }.map(\.value)
    #expect(lines.count > 3)
    for line in lines.dropLast(2) {
      let last = try #require(line.last)
      #expect(line.first?.origin.x == 20 && abs(last.origin.x + last.width - 140) < 0.01)
    }
    #expect(lines.last?.map(\.string) == ["eleven"])
    style.alignment = .left
    #expect(draw(tree([label(text, width: 120, height: 300, style: style)])).spans.count == lines.count)
  }

  @Test func `lines have the distance of their paragraph style`() {
    var style = RenderTree.TextStyle(lineBreak: .wordWrapping, numberOfLines: 0)
    func distance() -> Points {
      let baselines = draw(tree([label("a\nb", height: 200, style: style)])).spans.map(\.origin.y)
      return baselines.count == 2 ? baselines[1] - baselines[0] : 0
    }
    let natural = distance()
    style.lines.spacing = 5
    #expect(abs(distance() - natural - 5) < 0.01)
    style.lines = RenderTree.Lines()
    style.lines.heightMultiple = 1.5
    #expect(abs(distance() - natural * 1.5) < 0.01)
    style.lines = RenderTree.Lines()
    style.lines.minimumHeight = 40
    #expect(distance() == 40)
  }

  @Test func `the shadow of a text is below it`() {
    var style = RenderTree.TextStyle()
    style.shadow = RenderTree.Shadow(color: .white, offset: Size(width: 1, height: -2))
    let spans = draw(tree([label("a", style: style)])).spans
    #expect(spans.map(\.color) == [.white, .black])
    #expect(spans[0].origin == Point(x: spans[1].origin.x + 1, y: spans[1].origin.y - 2))
  }

  @Test func `the caption of a small screen is complete and does not overlap the next screen`() {
    let plates = ["BrushOpacityViewController", "BrushWidthViewController"].map { title in
      Plate(title: title, detail: "9 × 9", list: DisplayList(size: Size(width: 60, height: 60), background: .white))
    }
    let text = String(decoding: encodeSVG(draw(plates, width: 800)), as: UTF8.self)
    #expect(text.contains(">BrushOpacityViewController<") && text.contains(">BrushWidthViewController<"))
    let sheet = Sheet(plates, width: 800)
    #expect(sheet.plates[1].origin.x > 24 + plates[0].captionWidth)
    #expect(sheet.plates[0].origin.y == sheet.plates[1].origin.y)
  }

  @Test func `the name of an image is omitted if it does not fit`() throws {
    var button = RenderTree.Node(id: "b", role: .button, frame: Rect(x: 20, y: 40, width: 22, height: 22))
    button.content = .button(RenderTree.Button(title: RenderTree.Text(""), image: "Reset drawing"))
    #expect(draw(tree([button])).spans.isEmpty)
    button.frame.width = 120
    button.content = .image(RenderTree.Image(name: "Reset drawing"))
    #expect(draw(tree([button])).spans.map(\.string) == ["Reset drawing"])
  }

  @Test func `right-aligned text ends at the right edge of its label`() throws {
    let style = RenderTree.TextStyle(alignment: .right)
    let span = try #require(draw(tree([label("Sign in", style: style)])).spans.first)
    #expect(abs(span.origin.x + span.width - 220) < 0.01)
    #expect(span.anchor == .end)
  }

  @Test func `text that is too long is truncated as the line break mode requires`() throws {
    let text = "The quick brown fox jumps over the lazy dog"
    for (mode, isRight) in [
      (RenderTree.TextStyle.LineBreak.tailTruncation, { (text: String) in text.hasSuffix("…") }),
      (.headTruncation, { $0.hasPrefix("…") }), (.clipping, { !$0.contains("…") }),
    ] {
      let style = RenderTree.TextStyle(lineBreak: mode)
      let span = try #require(draw(tree([label(text, width: 120, style: style)])).spans.first)
      #expect(isRight(span.string), "\(mode): \(span.string)")
    }
  }

  @Test func `a label shows as many lines as fit into its height`() {
    let style = RenderTree.TextStyle(numberOfLines: 0)
    let text = "one two three four five six seven eight nine ten eleven twelve"
    #expect(draw(tree([label(text, width: 100, height: 42, style: style)])).spans.count == 2)
    #expect(draw(tree([label(text, width: 100, height: 400, style: style)])).spans.count > 4)
  }

  @Test func `secure text is drawn as bullets`() {
    var field = RenderTree.Node(
      id: "field", className: "UITextField", role: .textField, frame: Rect(x: 0, y: 0, width: 200, height: 34))
    field.content = .field(RenderTree.Field(text: "hunter2", isSecure: true, style: .roundedRect))
    #expect(draw(tree([field])).spans.map(\.string) == ["•••••••"])
  }

  @Test func `hidden and transparent views are not drawn`() {
    var hidden = label("hidden")
    hidden.isHidden = true
    var clear = label("clear")
    clear.alpha = 0
    let list = draw(tree([hidden, clear, label("seen")]))
    #expect(list.spans.map(\.string) == ["seen"])
    #expect(draw(tree([hidden]), DrawingStyle(showsHidden: true)).spans.map(\.color.alpha) == [89])
  }

  @Test func `a disabled switch is half transparent as a whole`() {
    func opacities(_ isEnabled: Bool) -> [Double] {
      var toggle = RenderTree.Node(
        id: "s", className: "UISwitch", role: .toggle, frame: Rect(x: 0, y: 0, width: 49, height: 31))
      toggle.content = .toggle(isOn: true)
      toggle.isEnabled = isEnabled
      return draw(tree([toggle])).items.compactMap { item in
        switch item {
        case .begin(let group): group.opacity
        case .fill(_, let color): Double(color.alpha) / 255
        case .end, .shadow, .stroke, .text, .image: nil
        }
      }
    }
    // The groups of the root and of the switch, its track and its thumb.
    #expect(opacities(true) == [1, 1, 1, 1])
    #expect(opacities(false) == [1, 0.5, 1, 1])
  }

  @Test func `a color well is a closed ring of all hues around its color`() {
    var well = RenderTree.Node(
      id: "w", className: "UIColorWell", role: .colorWell, frame: Rect(x: 10, y: 20, width: 100, height: 28))
    well.content = .colorWell(RenderColor(rgb: 0x336699))
    var arcs: [(start: Point, end: Point)] = []
    var hues: Set<RenderColor> = []
    var samples: [Rect] = []
    for item in draw(tree([well])).items {
      switch item {
      case .stroke(.path(let path), let stroke):
        hues.insert(stroke.color)
        if case .move(let start)? = path.elements.first, case .curve(_, _, let end)? = path.elements.last {
          arcs.append((start, end))
        }
      case .fill(.ellipse(let rect), RenderColor(rgb: 0x336699)): samples.append(rect)
      case .begin, .end, .fill, .shadow, .stroke, .text, .image: break
      }
    }
    // Fewer colors would be visible as sectors.
    #expect(hues.count >= 60 && arcs.count >= 60)
    for (arc, next) in zip(arcs, arcs.dropFirst() + arcs.prefix(1)) {
      // An arc ends after the beginning of the next, but less than half a point.
      let (x, y) = (arc.end.x - next.start.x, arc.end.y - next.start.y)
      let turn = (next.start.x - 60) * y - (next.start.y - 34) * x
      #expect((x * x + y * y).squareRoot() < 0.5 && turn > 0)
      // The middle of the ring's line is 12.4 points from the center of the view.
      let distance = Point(x: arc.start.x - 60, y: arc.start.y - 34)
      #expect(abs((distance.x * distance.x + distance.y * distance.y).squareRoot() - 12.4) < 0.1)
    }
    #expect(samples.map { $0.x + $0.width / 2 } == [60] && samples.map { $0.y + $0.height / 2 } == [34])
  }

  @Test func `groups are balanced and in preorder`() {
    var depth = 0
    var nodes: [Int] = []
    for item in draw(tree([label("a"), label("b")])).items {
      switch item {
      case .begin(let group):
        depth += 1
        nodes.append(group.node ?? -1)
      case .end: depth -= 1
      case .fill, .shadow, .stroke, .text, .image: #expect(depth > 0)
      }
    }
    #expect(depth == 0)
    #expect(nodes == [0, 1, 2])
  }

  @Test(arguments: [
    ("xmark.circle.fill", true), ("icon-close", true), ("btnCloseWhite", true), ("magnifyingglass", true),
    ("logo", false), ("", false), ("plusultra", false), ("img_0042", false), ("close_banner", false),
    ("selection_untick", false), ("background_likely", false),
  ])
  func `symbols are recognized by the words of an image name`(_ name: String, _ isSymbol: Bool) {
    #expect(Symbols.isSymbol(name) == isSymbol)
  }

  /// SF Symbols begin with their subject. File names end with it.
  @Test(arguments: [
    ("person.crop.circle.badge.plus", "person"), ("btn_user_add_white", "plus"), ("image-add-button", "plus"),
    ("arrow.left.circle", "left"), ("icon_arrow_left@2x.png", "left"), ("square.and.arrow.up", "share"),
    ("home.png", "house"), ("tab_home_selected", "house"), ("favorite-green", "star"), ("Icons - Home", "house"),
  ])
  func `one word of an image name selects the symbol`(_ name: String, _ key: String) {
    #expect(Symbols.key(of: name) == key)
  }

  @Test(arguments: [("house.fill", true), ("house", true), ("home.png", false), ("icon_house", false), ("logo", false)])
  func `file names are not names of SF Symbols`(_ name: String, _ isSystemName: Bool) {
    #expect(Symbols.isSystemName(name) == isSystemName)
  }

  /// `UIView.ContentMode`: a symbol has its own size unless the mode scales it.
  @Test(arguments: [
    ("center", Rect(x: 40, y: 40, width: 20, height: 20)), ("topLeft", Rect(x: 0, y: 0, width: 20, height: 20)),
    ("bottomRight", Rect(x: 80, y: 80, width: 20, height: 20)),
    ("scaleAspectFit", Rect(x: 0, y: 0, width: 100, height: 100)),
  ])
  func `a symbol is placed by the content mode`(mode: String, expected: Rect) {
    let image = RenderTree.Image(name: "star", size: Size(width: 20, height: 20), mode: mode)
    #expect(Rect(x: 0, y: 0, width: 100, height: 100).placingSymbol(image) == expected)
  }

  @Test func `an image in a segment or on a bar has the tint color unless its file keeps its own`() throws {
    var control = RenderTree.Node(id: "s", role: .segmentedControl, frame: Rect(x: 0, y: 0, width: 200, height: 32))
    control.content = .segments([RenderTree.Segment("logo", isImage: true), "B"], selected: nil)
    for (isTemplate, isTinted) in [(nil, true), (true, true), (false, false)] as [(Bool?, Bool)] {
      let traits = ImageTraits(size: Size(width: 20, height: 20), isTemplate: isTemplate)
      let list = draw(tree([control]), DrawingStyle(images: [ImageKey("logo", .light): traits]))
      let picture = try #require(
        list.items.lazy.compactMap { item in if case .image(let picture) = item { picture } else { nil } }.first)
      #expect((picture.tint != nil) == isTinted)
      #expect(picture.frame == Rect(x: 40, y: 6, width: 20, height: 20))
    }
  }

  @Test func `kerned text has letter spacing in SVG`() {
    var style = RenderTree.TextStyle()
    style.font.kerning = 2.5
    let svg = String(decoding: encodeSVG(draw(tree([label("Kerned", style: style)]))), as: UTF8.self)
    #expect(svg.contains(#"letter-spacing="2.5""#))
  }

  /// UIKit shrinks text down to `minimumScaleFactor` before it truncates it.
  @Test func `text shrinks before it is truncated`() throws {
    let text = "Choose a username"
    let style = RenderTree.TextStyle(minimumScale: 0.5)
    let span = try #require(draw(tree([label(text, width: 110, style: style)])).spans.first)
    #expect(span.string == text)
    #expect(span.font.size < 17 && span.font.size >= 8.5)
    let cut = try #require(draw(tree([label(text, width: 40, style: style)])).spans.first)
    #expect(cut.string.hasSuffix("…") && cut.font.size == 8.5)
  }

  @Test func `every synonym has a symbol, and every symbol is inside the unit square`() {
    for (word, key) in Symbols.synonyms { #expect(Symbols.drawings[key] != nil, "\(word) → \(key)") }
    for (name, drawing) in Symbols.drawings {
      let elements = Symbols.path(drawing.lines).elements + Symbols.path(drawing.areas).elements
      #expect(!elements.isEmpty, "\(name)")
      for element in elements {
        let points: [Point] =
          switch element {
          case .move(let point), .line(let point): [point]
          case .curve(let first, let second, let end): [first, second, end]
          case .close: []
          }
        for point in points { #expect((0...1).contains(point.x) && (0...1).contains(point.y), "\(name)") }
      }
    }
  }
}
