internal import ThemeLayout
internal import ThemeSource
internal import ThemeSyntax
internal import ThemeText

extension Painter {
  // MARK: Labels, text views, fields

  func setText(of node: inout RenderTree.Node, _ view: NodeID, _ palette: ThemePalette) {
    let isLabel = tree[view].kind.painting == .label
    var style = RenderTree.TextStyle(
      font: font(of: view, fallback: isLabel ? 17 : 14),
      color: palette.color(tree.color(key: "textColor", of: view)) ?? palette.system("label"),
      alignment: alignment(tree.string(.textAlignment, of: view)))
    if isLabel {
      style.lineBreak = lineBreak(tree.string(.lineBreakMode, of: view))
      style.numberOfLines = min(max(tree.integer(.numberOfLines, of: view) ?? 1, 0), 10_000)
      style.minimumScale = minimumScale(of: view, style.font.size)
      // UILabel's default offset is a point upward.
      let offset = tree.size(key: "shadowOffset", of: view) ?? Size(width: 0, height: -1)
      style.shadow = shadow(tree.color(key: "shadowColor", of: view), offset: offset, palette)
    } else {
      style.verticalAlignment = .top
      style.lineBreak = .wordWrapping
      style.numberOfLines = 0
    }
    let text: RenderTree.Text
    if let attributed = tree.attributedText(key: "attributedText", of: view) {
      text = self.text(attributed, style.font, palette)
      set(&style, from: attributed, palette)
    } else {
      text = RenderTree.Text(tree.text(of: view) ?? "")
    }
    node.textStyle = style
    node.content = .text(text)
  }

  func setField(of node: inout RenderTree.Node, _ view: NodeID, _ palette: ThemePalette) {
    let style = tree.string(.borderStyle, of: view).flatMap { RenderTree.Field.Style(rawValue: $0) } ?? .none
    if style == .roundedRect {
      // UIKit's round border includes a background. A background in the theme replaces it, even a clear one.
      if tree.color(key: "backgroundColor", of: view) == nil {
        node.background = node.isEnabled ? palette.system("systemBackground") : Self.disabledField(palette.appearance)
      }
      if node.cornerRadius == 0 { node.cornerRadius = 5 }
    }
    node.textStyle = RenderTree.TextStyle(
      font: font(of: view, fallback: 14),
      color: palette.color(tree.color(key: "textColor", of: view)) ?? palette.system("label"),
      alignment: alignment(tree.string(.textAlignment, of: view)))
    var field = RenderTree.Field(
      text: tree.text(of: view) ?? "", placeholder: tree.placeholder(of: view),
      isSecure: tree.textInputTraits(of: view).isSecure, style: style)
    // UIKit shows the button only if there is text, and no field of a picture is edited.
    field.hasClearButton =
      !field.text.isEmpty && ["always", "unlessEditing"].contains(tree.string(.clearButtonMode, of: view))
    node.content = .field(field)
  }

  /// The background of a disabled field with a round border: `_textFieldDisabledBackgroundColor`.
  private static func disabledField(_ appearance: Appearance) -> RenderColor {
    switch appearance {
    case .light: RenderColor(rgb: 0xFAFAFA)
    case .dark: RenderColor(rgb: 0x050505)
    }
  }

  /// How far a label's font may shrink. As in UIKit, `minimumScaleFactor` 0 means no shrinking.
  private func minimumScale(of label: NodeID, _ size: Points) -> Double {
    guard tree.bool(.adjustsFontSizeToFit, of: label) != false else { return 1 }
    let scale =
      tree.number(.minimumScaleFactor, of: label) ?? tree.number(.minimumFontSize, of: label).map { $0 / size }
    guard let scale, scale.isFinite, scale > 0 else { return 1 }
    return min(max(scale, 0.05), 1)
  }

  // MARK: Fonts and attributes

  func font(of view: NodeID, fallback: Points) -> RenderTree.Font {
    tree.font(of: view).map { font($0) } ?? systemFont(fallback)
  }

  /// The system font, measured as in the layout.
  func systemFont(_ size: Points, weight: Int = 400) -> RenderTree.Font {
    var font = RenderTree.Font(size: size, weight: weight)
    font.systemFont = layout.systemFont
    return font
  }

  func font(_ font: ThemeFont) -> RenderTree.Font {
    let font = resources.font(font)
    var family: String?
    var measured: MeasuredFont?
    if case .named(let name, let named) = font.face {
      family = named ?? name
      measured = layout.measuredFonts[name]
    }
    var points = font.size
    // A font in a text style has the size that the user chose, not the size in the file.
    if case .style(let name) = font.face, layout.typeScale != .standard, let style = TextStyle(name: name) {
      points = style.pointSize(at: layout.typeScale)
    }
    let size = points.isFinite ? min(max(points, 1), 10_000) : 17
    var result = systemFont(size, weight: font.weight.number)
    result.family = family
    result.measured = measured
    result.isItalic = font.isItalic
    return result
  }

  /// - Parameter base: the font of runs that set none.
  func text(_ attributed: AttributedText, _ base: RenderTree.Font, _ palette: ThemePalette) -> RenderTree.Text {
    RenderTree.Text(
      attributed.text,
      runs: attributed.runs.map { run in
        var font = run.font.map { self.font($0) }
        if run.kerning != 0 {
          font = font ?? base
          font?.kerning = run.kerning
        }
        return RenderTree.Run(
          run.text, font: font, color: palette.color(run.color), isUnderlined: run.isUnderlined,
          isStruckThrough: run.isStruckThrough)
      })
  }

  /// Sets alignment, font and color from the first run. Its alignment applies to the whole text.
  func set(_ style: inout RenderTree.TextStyle, from attributed: AttributedText, _ palette: ThemePalette) {
    guard let first = attributed.runs.first else { return }
    if let font = first.font { style.font = self.font(font) }
    if let color = palette.color(first.color) { style.color = color }
    if let name = first.paragraph?.alignment { style.alignment = alignment(name) }
    for paragraph in attributed.runs.compactMap(\.paragraph) {
      if let multiple = paragraph.lineHeightMultiple, multiple > 0 { style.lines.heightMultiple = min(multiple, 100) }
      if let height = paragraph.minimumLineHeight, height > 0 { style.lines.minimumHeight = min(height, 10_000) }
      if let spacing = paragraph.lineSpacing, spacing > 0 { style.lines.spacing = min(spacing, 10_000) }
    }
  }

  /// The shadow of a text; nil if none is visible.
  private func shadow(
    _ color: ThemeColor?, offset: Size?, _ palette: ThemePalette
  ) -> RenderTree.Shadow? {
    guard let color = palette.color(color), color.alpha > 0, let offset, offset != .zero,
      max(abs(offset.width), abs(offset.height)) < 1000
    else { return nil }
    return RenderTree.Shadow(color: color, offset: offset)
  }

  func alignment(_ name: String?) -> RenderTree.TextStyle.Alignment {
    switch name {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    case .some, nil: .natural
    }
  }

  func lineBreak(_ name: String?) -> RenderTree.TextStyle.LineBreak {
    switch name {
    case "wordWrap": .wordWrapping
    case "characterWrap": .charWrapping
    case "clip": .clipping
    case "headTruncation": .headTruncation
    case "middleTruncation": .middleTruncation
    case .some, nil: .tailTruncation
    }
  }

  // MARK: Buttons

  func setButton(of node: inout RenderTree.Node, _ view: NodeID, _ palette: ThemePalette) {
    let states = tree.buttonStates(of: view)
    let current = currentState(of: view)
    let normal = states.first { $0.key == "normal" }
    let state = states.first { $0.key == current }
    let tint = node.tint ?? palette.system("tint")
    let type = tree.string(.buttonType, of: view) ?? "custom"
    let titleColor = palette.color(state?.titleColor ?? normal?.titleColor)
    var style = RenderTree.TextStyle(
      font: font(of: view, fallback: 15), color: titleColor ?? (type == "custom" ? .white : tint),
      alignment: horizontalAlignment(of: view), verticalAlignment: verticalAlignment(of: view),
      lineBreak: lineBreak(tree.string(.lineBreakMode, of: view)))
    style.shadow = shadow(
      state?.titleShadowColor ?? normal?.titleShadowColor, offset: tree.size(key: "titleShadowOffset", of: view),
      palette)
    var button = RenderTree.Button(
      title: RenderTree.Text(state?.title ?? normal?.title ?? ""), image: state?.image ?? normal?.image,
      current: current,
      states: states.map {
        RenderTree.Button.State(
          name: $0.key, title: $0.attributedTitle?.text ?? $0.title, titleColor: palette.color($0.titleColor),
          image: $0.image)
      })
    func insets(_ key: String) -> Insets { (tree.insets(key: key, of: view) ?? .zero).settled }
    if isRightToLeft(view) { button.imageSide = .right }
    button.contentInsets = insets("contentEdgeInsets")
    button.titleInsets = insets("titleEdgeInsets")
    button.imageInsets = insets("imageEdgeInsets")
    if tree.bool(.hasAttributedTitle, of: view) ?? true,
      let attributed = state?.attributedTitle ?? normal?.attributedTitle
    {
      button.title = text(attributed, style.font, palette)
      set(&style, from: attributed, palette)
      style.alignment = horizontalAlignment(of: view)
    }
    button.backgroundImage = state?.backgroundImage ?? normal?.backgroundImage
    if let background = button.backgroundImage, !node.hasShape {
      button.style = .gray
      if button.title.string.isEmpty, button.image == nil { button.image = background }
    }
    if type != "custom", button.title.string.isEmpty, button.image == nil { button.image = Self.builtIn[type] }
    // Buttons with a configuration and those of the type `system` show images as templates.
    button.tintsImage = type != "custom" || tree.buttonConfiguration(of: view) != nil
    if let configuration = tree.buttonConfiguration(of: view) {
      configure(&button, &style, &node, configuration, tint, palette)
    } else if type == "system" || type == "roundedRect", state?.titleColor == nil || current == "normal" {
      // UIKit's effects on a system button: it fades while pressed, and its selected title is shown on the tint.
      if current == "highlighted" { style.color = style.color.faded(by: 0.2) }
      if current == "selected", !button.title.string.isEmpty {
        button.backdrop = Self.selection(tint, style.font.size)
        style.color = palette.system("systemBackground")
      }
    } else if type == "close", state?.titleColor == nil, button.image == Self.builtIn[type] {
      setClose(&button, &style, palette)
    }
    // The sizes that Interface Builder records for symbols differ from those that a button draws.
    if let name = button.image, !Symbols.isSystemName(name) { button.imageSize = resources.image(name)?.size }
    node.tint = tint
    node.textStyle = style
    node.content = .button(button)
  }

  /// The shape of a selected system button: UIKit adds a part of the font's size to the title's frame.
  private static func selection(_ tint: RenderColor, _ size: Points) -> RenderTree.Button.Backdrop {
    RenderTree.Button.Backdrop(
      color: tint, cornerRadius: 4,
      insets: Insets(top: size * 0.1, left: size * 0.25, bottom: size * 0.1, right: size * 0.25))
  }

  /// Sets the look of a `UIButton` of the type `close`: a gray circle of 30 points with a bold cross.
  private func setClose(
    _ button: inout RenderTree.Button, _ style: inout RenderTree.TextStyle, _ palette: ThemePalette
  ) {
    button.imageSize = Size(width: 16, height: 16)
    button.backdrop = RenderTree.Button.Backdrop(
      color: palette.system("tertiarySystemFill"), cornerRadius: 15, insets: Insets(all: 7))
    style.font.weight = 700
    style.color = palette.system("secondaryLabel")
  }

  /// The images of button types.
  private static let builtIn = [
    "contactAdd": "plus.circle", "close": "xmark", "infoLight": "info.circle", "infoDark": "info.circle",
    "detailDisclosure": "info.circle",
  ]

  private func currentState(of view: NodeID) -> String {
    if tree.bool(.enabled, of: view) == false { return "disabled" }
    if tree.bool(.selected, of: view) == true { return "selected" }
    if tree.bool(.highlighted, of: view) == true { return "highlighted" }
    return "normal"
  }

  /// Whether a view of the layout reads from right to left.
  private func isRightToLeft(_ view: NodeID) -> Bool {
    layout.views.first { $0.node == view }?.isRightToLeft ?? false
  }

  private func horizontalAlignment(of view: NodeID) -> RenderTree.TextStyle.Alignment {
    switch tree.string(.contentHorizontalAlignment, of: view) {
    case "left": .left
    case "right": .right
    case "leading": isRightToLeft(view) ? .right : .left
    case "trailing": isRightToLeft(view) ? .left : .right
    case .some, nil: .center
    }
  }

  private func verticalAlignment(of view: NodeID) -> RenderTree.TextStyle.VerticalAlignment {
    switch tree.string(.contentVerticalAlignment, of: view) {
    case "top": .top
    case "bottom": .bottom
    case .some, nil: .center
    }
  }

  /// Sets the image's side and the insets and padding of a configuration.
  private func setPlaces(of button: inout RenderTree.Button, _ configuration: ButtonConfiguration, isMirrored: Bool) {
    button.imageSide =
      switch configuration.imagePlacement {
      case "top": .top
      case "bottom": .bottom
      case "trailing": isMirrored ? .left : .right
      case .some, nil: isMirrored ? .right : .left
      }
    if let padding = configuration.imagePadding, padding.isFinite { button.imagePadding = min(max(padding, 0), 1000) }
    var insets =
      tree.insets(key: "contentInsets", of: configuration.node)?.settled
      ?? Insets(top: 7, left: 12, bottom: 7, right: 12)
    if isMirrored { (insets.left, insets.right) = (insets.right, insets.left) }
    button.contentInsets = insets
  }

  private func configure(
    _ button: inout RenderTree.Button, _ style: inout RenderTree.TextStyle, _ node: inout RenderTree.Node,
    _ configuration: ButtonConfiguration, _ tint: RenderColor, _ palette: ThemePalette
  ) {
    // The default font is `body`, which the layout measures too.
    style.font =
      configuration.titleFont.map { font($0) } ?? systemFont(TextStyle.body.pointSize(at: layout.typeScale))
    if let attributed = configuration.attributedTitle {
      button.title = text(attributed, style.font, palette)
      set(&style, from: attributed, palette)
    } else {
      button.title = RenderTree.Text(configuration.title ?? "")
    }
    setPlaces(of: &button, configuration, isMirrored: button.imageSide == .right)
    button.subtitle = configuration.subtitle
    button.image = configuration.image
    let base = palette.color(configuration.baseBackgroundColor)
    var foreground = palette.color(configuration.baseForegroundColor)
    var fill = base
    switch configuration.style {
    case "filled", "borderedProminent":
      button.style = .filled
      fill = base ?? tint
      foreground = foreground ?? .white
    case "tinted", "borderedTinted":
      button.style = .tinted
      fill = (base ?? tint).faded(by: 0.18)
    case "gray", "bordered":
      button.style = configuration.style == "gray" ? .gray : .bordered
      fill = base ?? palette.system("tertiarySystemFill")
    default: break
    }
    if button.current == "disabled" {
      // A disabled `UIButton.Configuration` is gray even if it sets colors.
      foreground = palette.system("tertiaryLabel")
      if fill != nil { fill = palette.system("tertiarySystemFill") }
    }
    style.color = foreground ?? tint
    if let fill, node.background == nil { node.background = fill }
    if node.cornerRadius == 0, fill != nil {
      node.cornerRadius = configuration.cornerStyle == "capsule" ? node.frame.height / 2 : 6
    }
  }
}

extension Insets {
  /// Without the values that Interface Builder writes for a typed 0 (`2.2250738585072014e-308`) or for no number.
  fileprivate var settled: Insets {
    func settled(_ length: Points) -> Points { length.isFinite && abs(length) > 1e-9 ? length : 0 }
    return Insets(top: settled(top), left: settled(left), bottom: settled(bottom), right: settled(right))
  }
}
