import ThemeSource
import ThemeSyntax
import ThemeText

extension IntrinsicMeasurer {
  /// A label: its text in one line, or wrapped at its given width (`preferredMaxLayoutWidth`, else the solved one).
  func label(_ index: Int) -> IntrinsicSize {
    let node = context.views[index].node
    let text = labelText(node)
    if text.isEmpty { return IntrinsicSize(width: 0, height: 0) }
    let lines = min(max(tree.integer(.numberOfLines, of: node) ?? 1, 0), 10_000)
    let mode = tree.string(.lineBreakMode, of: node).flatMap { LineBreakMode(attribute: $0) } ?? .tailTruncation
    let wraps = lines != 1
    var limit: Points?
    if wraps {
      if let stated = tree.length(.preferredMaxLayoutWidth, of: node), stated > 0 {
        limit = stated
      } else {
        limit = wrapWidths.map { $0[index] }
      }
    }
    let natural = metrics.layout(text.runs, mode: mode, maximumLines: lines)
    let stated = statedTextSize(of: index)
    let size =
      stated ?? Size(width: natural.size.width, height: text.height(of: natural)).roundedUp(toScale: facts.textScale)
    guard let limit, size.width > limit, natural.size.width > 0 else {
      return IntrinsicSize(
        width: size.width, height: size.height, widthIsText: true, heightIsText: true, wraps: wraps)
    }
    // A measured size shows the true width of the text: lines are broken in proportion.
    let stretch = size.width / natural.size.width
    let broken = metrics.layout(text.runs, width: limit / stretch, mode: mode, maximumLines: lines)
    // A label in a stack hugs its longest line; a label pinned by constraints keeps the width from them.
    let longest = (broken.size.width * stretch).roundedUp(toScale: facts.textScale)
    let width = context.views[index].isArranged ? min(limit, longest) : limit
    var height = text.height(of: broken)
    if let stated, !natural.lines.isEmpty {
      height = stated.height / Double(natural.lines.count) * Double(broken.lines.count)
    }
    return IntrinsicSize(
      width: width, height: height.roundedUp(toScale: facts.textScale), widthIsText: true, heightIsText: true,
      wraps: true)
  }

  /// The distance from the top of a line of a view's text to its baseline, and the line's height.
  ///
  /// If the class of a label sets its font, the measured size shows the true height of its lines.
  func lineMetrics(of index: Int) -> (ascender: Points, height: Points) {
    let node = context.views[index].node
    let font = context.fonts.font(of: node)
    let ascender = metrics.ascender(of: font)
    let height = ascender + metrics.descender(of: font)
    guard context.views[index].kind.sizeRule == .label, let stated = statedTextSize(of: index), height > 0 else {
      return (ascender, height)
    }
    let lines = metrics.layout(labelText(node).runs).lines.count
    guard lines > 0, stated.height > 0 else { return (ascender, height) }
    let line = stated.height / Double(lines)
    // The measured height is rounded up to pixels; a whole number of points that produces it is likelier than a
    // fraction.
    let points = font.pointSize * line / height
    let whole = (points + 1e-6).rounded(.down)
    let rounded = (height * whole / font.pointSize).roundedUp(toScale: facts.textScale)
    let scale = (rounded == line ? whole : points) / font.pointSize
    return (ascender * scale, height * scale)
  }

  /// The size that Interface Builder measured by running a text view's custom class; nil if it did not, and in cells.
  func statedTextSize(of index: Int) -> Size? {
    switch metrics {
    // The measured size is that of the file's text.
    case .fonts: context.shownTexts[context.views[index].node] == nil ? statedSize(of: index) : nil
    case .cells: nil
    }
  }

  /// The size that Interface Builder measured by running a view's custom class; nil if it did not.
  func statedSize(of index: Int) -> Size? { context.statedSize(of: index) }

  private func labelText(_ node: NodeID) -> MultifontText {
    if let plain = context.shownTexts[node] ?? texts.string(.text, of: node) {
      return MultifontText(runs: [TextRun(plain, context.fonts.font(of: node))])
    }
    return texts.attributed(of: node) ?? MultifontText(runs: [])
  }

  /// A text field: its text or placeholder and the border's padding; with round corners a fixed height.
  func textField(_ node: NodeID) -> IntrinsicSize {
    let font = context.fonts.font(of: node)
    let content = context.shownTexts[node] ?? texts.string(.text, of: node) ?? ""
    let text = content.isEmpty ? texts.string(.placeholder, of: node) ?? "" : content
    let width = metrics.width(of: text, font: font)
    let line = metrics.lineHeight(of: font, scale: 1)
    switch tree.string(.borderStyle, of: node) {
    case "roundedRect":
      return IntrinsicSize(
        width: width + 18, height: facts.tools >= 15_000 ? 34 : 30, widthIsText: true, heightIsText: font.pointSize > 14
      )
    case nil, "none": return IntrinsicSize(width: width, height: line, widthIsText: true, heightIsText: true)
    case .some: return IntrinsicSize(width: width + 4, height: line, widthIsText: true, heightIsText: true)
    }
  }

  /// A text view that does not scroll: its text, 8 above and below and 5 at each side.
  func wrappedTextView(_ index: Int) -> IntrinsicSize {
    let node = context.views[index].node
    let text = labelText(node)
    let limit = (wrapWidths?[index]).map { max(0, $0 - 10) }
    let layout = metrics.layout(text.runs, width: limit, mode: .wordWrapping)
    let lines = max(text.height(of: layout), metrics.lineHeight(of: context.fonts.font(of: node)))
    let natural = metrics.layout(text.runs).size.width.roundedUp(toScale: facts.textScale)
    return IntrinsicSize(
      width: (limit.map { min($0, natural) } ?? natural) + 10, height: lines.rounded(.up) + 16, widthIsText: true,
      heightIsText: true, wraps: true)
  }
}

extension DocumentFacts {
  /// Pixels per point to which text is rounded up; 1 without a device.
  var textScale: Double { device == nil ? 1 : scale }

  /// The system font of the document's Xcode: Xcode 12, which writes 17000 and more, includes iOS 14.
  var systemFont: FontTable.SystemFont { 1..<17_000 ~= tools ? .sanFranciscoTextAndDisplay : .sanFrancisco }
}

extension MultifontText {
  /// Height of the lines, including paragraph styles.
  func height(of layout: TextLayout) -> Points {
    if heightMultiple <= 0, lineSpacing <= 0, minimumLineHeight <= 0 { return layout.size.height }
    var height = 0.0
    for line in layout.lines {
      height += max(line.height * (heightMultiple > 0 ? heightMultiple : 1), minimumLineHeight)
    }
    return height + lineSpacing * Double(max(0, layout.lines.count - 1))
  }
}

extension Size {
  /// Both lengths rounded up to whole pixels.
  fileprivate func roundedUp(toScale scale: Double) -> Size {
    Size(width: width.roundedUp(toScale: scale), height: height.roundedUp(toScale: scale))
  }
}
