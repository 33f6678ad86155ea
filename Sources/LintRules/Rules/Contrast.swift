internal import ThemeLayout
internal import ThemeRendering
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum Contrast: Rule {
  static let judgesLooks = true

  static let descriptor = DiagnosticDescriptor(
    "a11y/contrast", .warning,
    summary: "Text whose contrast with its background is too low",
    why: """
      Many people cannot read such text. WCAG 2.1 (1.4.3) requires a ratio of 4.5:1, or 3:1 for text of at \
      least 18 points, or 14 points if bold. Both appearances are checked if named \
      colors have dark variants, or if the Xcode project builds an app that has both. In an \
      app's documents, text, backgrounds and views between them that have a tag, or an outlet that code uses, or are in a stack \
      view with such an outlet, are not checked, because code may color or replace them. Code may hide and enable text.
      """,
    flagged: [example(textWhite: "0.75"), paletteExample(darkInk: "")],
    accepted: [
      example(textWhite: "0.25"),
      paletteExample(
        darkInk: "\n    " + #"<namedColor name="ink" appearance="dark"><color white="0.9" alpha="1"/></namedColor>"#),
    ])

  /// A gray label on white.
  private static func example(textWhite: String) -> DiagnosticExample {
    .objects(
      #"""
      <view id="v">
        <rect key="frame" x="0" y="0" width="320" height="100"/>
        <subviews>
          <label id="l" text="Hello">
            <rect key="frame" x="16" y="8" width="80" height="20"/>
            <fontDescription key="fontDescription" type="system" pointSize="15"/>
            <color key="textColor" white="\#(textWhite)" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
          </label>
        </subviews>
        <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      </view>
      """#)
  }

  /// A label with colors of a set: the paper has a dark variant, the ink optionally.
  private static func paletteExample(darkInk: String) -> DiagnosticExample {
    .files(
      .objects(
        "ExampleCell.xml",
        #"""
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <label id="l" text="Hello">
              <rect key="frame" x="16" y="8" width="80" height="20"/>
              <color key="textColor" name="ink"/>
            </label>
          </subviews>
          <color key="backgroundColor" name="paper"/>
        </view>
        """#),
      .whole(
        "theme-set.xml",
        #"""
        <themeSet name="Harbor">
          <resources>
            <namedColor name="ink"><color white="0.1" alpha="1"/></namedColor>\#(darkInk)
            <namedColor name="paper"><color white="1" alpha="1"/></namedColor>
            <namedColor name="paper" appearance="dark"><color white="0.1" alpha="1"/></namedColor>
          </resources>
        </themeSet>

        """#))
  }

  static func check(_ input: LintInput, report: inout Report) {
    let texts = input.layouts.flatMap { layout in
      layout.views.enumerated().compactMap { index, view in
        guard view.isInstalled, !view.isHidden else { return nil as Text? }
        return text(of: view.node, input).map { Text(place: $0, node: view.node, index: index, layout: layout) }
      }
    }
    if texts.isEmpty { return }
    var resources = input.resources
    let names = Set(input.resourceUses.filter { $0.resource.kind == .color }.map(\.resource.name))
    // Devices show the colors of the app's catalogs instead of the document's copies.
    if !names.isEmpty { resources.catalogColors = input.catalogColors().filter { names.contains($0.key) } }
    let hasDarkColors =
      resources.namedColors.contains { $0.appearance == .dark }
      || resources.catalogColors.values.contains { $0.dark != nil } || input.followsDarkAppearance()
    var found: [Finding] = []
    for appearance in hasDarkColors ? [Appearance.light, .dark] : [.light] {
      let backdrop = Backdrop(input, resources, appearance)
      for text in texts where !found.contains(where: { $0.texts.contains(text.node) }) {
        guard let stated = input.tree.color(at: text.place),
          let color = resources.components(of: stated, appearance),
          let behind = backdrop.color(behind: text.index, in: text.layout)
        else { continue }
        let ratio = contrast(color.over(behind.color), behind.color)
        let wanted = isLarge(text.node, input.tree, resources) ? 3.0 : 4.5
        // The tolerance covers rounding of colors.
        guard ratio < wanted - 0.05, input.isOwn(text.place) || behind.isOwn else { continue }
        // Code that hides the background uncovers another one.
        if input.mayRestyle(text.node) || input.mayChange(behind.view) { continue }
        let ground = ownBackground(behind.place, of: text, input)
        let cause = Cause(stated, at: text.place, on: behind.place, ground)
        let shared = ground == nil ? input.sharedColors(stated, behind.place, resources, appearance) : nil
        if let known = found.firstIndex(where: { $0.cause == cause }) {
          found[known].texts.append(text.node)
          continue
        }
        found.append(
          Finding(
            cause: cause, place: text.place, ground: behind.place, isOfBackground: ground != nil, shared: shared,
            texts: [text.node],
            message: "has a contrast ratio of \(LintInput.format(ratio)):1 with its background"
              + (appearance == .dark ? " in dark appearance" : "")
              + "; at least \(LintInput.format(wanted)):1 is required",
            help: help(appearance, stated, behind.place.flatMap { input.tree.color(at: $0) }, resources)))
      }
    }
    for finding in found { report.add(finding, input) }
  }

  /// The colors that cause a problem: texts in one named color on one background, and all texts on a background that
  /// an overlay changes, have one cause.
  fileprivate struct Cause: Equatable {
    private var name: String?
    private var place: NodeID?
    private var background: NodeID?

    init(_ color: ThemeColor, at place: NodeID, on background: NodeID?, _ ownBackground: NodeID?) {
      self.background = background
      if ownBackground != nil { return }
      if case .named(let name) = color { self.name = name } else { self.place = place }
    }
  }

  /// Texts that are unreadable for one cause, in document order.
  fileprivate struct Finding {
    var cause: Cause
    var place: NodeID
    /// The color of the background.
    var ground: NodeID?
    /// Whether an overlay changes the background below an inherited text, so that texts of several colors are reported.
    var isOfBackground: Bool
    /// The colors of text and background in a theme set, if both are there.
    var shared: (text: SourceSpan, ground: SourceSpan)?
    var texts: [NodeID]
    var message: String
    var help: String
  }

  private struct Text {
    /// The element that declares the color.
    var place: NodeID
    var node: NodeID
    var index: Int
    var layout: LayoutTree
  }

  /// The color of a background that an overlay changes below an inherited text.
  private static func ownBackground(_ place: NodeID?, of text: Text, _ input: LintInput) -> NodeID? {
    let own = input.document.file
    guard let place, input.tree.file(of: place) == own, input.tree.file(of: text.place) != own else { return nil }
    return place
  }

  private static func help(
    _ appearance: Appearance, _ color: ThemeColor, _ background: ThemeColor?, _ resources: ThemeResources
  ) -> String {
    if appearance == .dark {
      let advice = "is the same in dark appearance: use a color of the system, or a named color that has a dark variant"
      if case .components = color { return "the color of the text \(advice)" }
      if case .components? = background { return "the background \(advice)" }
      for case .named(let name)? in [color, background]
      where resources.namedColor(name, .dark)?.appearance != .dark && resources.catalogColors[name]?.dark == nil {
        return "add a variant of the color '\(name)' with appearance=\"dark\""
      }
    }
    return "make the text or its background darker or lighter"
  }

  /// The element that declares the color of a view's text; `nil` for the system's colors, which are not the theme's
  /// responsibility.
  private static func text(of node: NodeID, _ input: LintInput) -> NodeID? {
    let tree = input.tree
    let traits = tree.kind(of: node).traits
    guard traits.contains(.hasTextColor) || traits.contains(.isButton), input.isOwn(node),
      tree.text(of: node)?.isEmpty == false || isTypedInto(node, tree), tree.bool(.enabled, of: node) != false,
      (tree.number(.alpha, of: node) ?? 1) >= 1
    else { return nil }
    if traits.contains(.hasTextColor), tree.child(of: node, key: "attributedText") == nil {
      return tree.child(of: node, .color, key: "textColor")
    }
    guard traits.contains(.isButton), tree.child(of: node, .buttonConfiguration) == nil,
      let state = tree.buttonState("normal", of: node), state.attributedTitle == nil, state.backgroundImage == nil,
      state.image == nil
    else { return nil }
    // Only the title of a system button is tinted.
    let tint = tree.string(.buttonType, of: node) == "system" ? tree.child(of: node, .color, key: "tintColor") : nil
    return tree.child(of: state.node, .color, key: "titleColor") ?? tint
  }

  /// Whether users enter the text of a view, so that it has one although the file has none.
  private static func isTypedInto(_ node: NodeID, _ tree: ElementTree) -> Bool {
    let kind = tree.kind(of: node)
    return kind == .textField || kind == .textView && tree.bool(.editable, of: node) != false
  }

  private static func isLarge(_ node: NodeID, _ tree: ElementTree, _ resources: ThemeResources) -> Bool {
    guard let font = tree.font(of: node).map({ resources.font($0) }) else { return false }
    return font.size >= 18 || (font.isBold && font.size >= 14)
  }

  /// The contrast ratio of WCAG 2.1, from 1 to 21.
  private static func contrast(_ a: ColorComponents, _ b: ColorComponents) -> Double {
    let (x, y) = (luminance(a), luminance(b))
    return (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }

  /// The relative luminance of WCAG 2.1.
  private static func luminance(_ color: ColorComponents) -> Double {
    let linear = [color.red, color.green, color.blue].map { ColorSpaces.linear(min(1, max(0, $0))) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}

extension Report {
  /// Reports the first text with the others as related places. Two colors of a set that several texts combine are
  /// reported in the set.
  fileprivate mutating func add(_ finding: Contrast.Finding, _ input: LintInput) {
    let tree = input.tree
    var place = tree[finding.place].nameSpan
    var related = finding.ground.map { [Diagnostic.Related(tree[$0].nameSpan, "this is the background")] } ?? []
    if let shared = finding.shared {
      related = [.init(shared.text, "the color of the text"), .init(shared.ground, "the color of the background")]
      if finding.texts.count > 1 {
        related[0] = .init(place, "this text has the color")
        place = shared.text
      }
    }
    let alike = finding.isOfBackground ? "is on the same background" : "has the same colors"
    related += finding.texts.dropFirst().prefix(8).map { .init(tree[$0].nameSpan, "\(input.name(of: $0)) \(alike)") }
    add(
      "the text of \(input.name(of: finding.texts[0])) \(finding.message)", at: place, related: related,
      help: finding.help)
  }
}

extension LintInput {
  /// The places where theme sets declare the colors of a text and its background, if these are two colors of sets.
  fileprivate func sharedColors(
    _ text: ThemeColor, _ background: NodeID?, _ resources: ThemeResources, _ appearance: Appearance
  ) -> (text: SourceSpan, ground: SourceSpan)? {
    let files = Set(sets.map(\.document.file))
    func place(of color: ThemeColor?) -> SourceSpan? {
      guard case .named(let name) = color, let entry = resources.namedColor(name, appearance)?.node,
        let value = tree.resourceValue(of: entry), files.contains(tree[value].nameSpan.file)
      else { return nil }
      return tree[value].nameSpan
    }
    guard let text = place(of: text), let ground = place(of: background.flatMap { tree.color(at: $0) }), text != ground
    else { return nil }
    return (text, ground)
  }
}
