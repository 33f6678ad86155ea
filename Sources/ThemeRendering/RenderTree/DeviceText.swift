package import ThemeSource
package import ThemeText

extension RenderTree.TextStyle {
  /// Lays out a text as on a device: as many lines as fit into the height, and at least one.
  ///
  /// - Parameter runs: The text with its fonts, which shrink if the text is too long and the style allows that.
  package func layOut(_ runs: inout [TextRun], in room: Size) -> TextLayout {
    // A single letter or sign is cut rather than replaced by an ellipsis.
    if runs.count == 1, runs[0].text.count == 1 {
      return TextMetrics.standard.layout(runs, width: room.width, mode: .clipping, maximumLines: 1)
    }
    var layout = layOut(runs, in: room)
    guard layout.isTruncated, minimumScale < 1, numberOfLines == 1 else { return layout }
    // Small letters are wider for their size: widths are not proportional to sizes.
    let whole = runs
    var scale = 1.0
    while layout.isTruncated, scale > minimumScale {
      scale = max(minimumScale, scale - 0.025)
      for index in runs.indices { runs[index].font.pointSize = whole[index].font.pointSize * scale }
      layout = layOut(runs, in: room)
    }
    return layout
  }

  private func layOut(_ runs: [TextRun], in room: Size) -> TextLayout {
    func layout(_ lines: Int) -> TextLayout {
      self.lines.applied(
        to: TextMetrics.standard.layout(runs, width: room.width, mode: LineBreakMode(lineBreak), maximumLines: lines))
    }
    let whole = layout(numberOfLines)
    guard whole.lines.count > 1, verticalAlignment != .top else { return whole }
    let fitting = whole.lines.prefix { $0.top + $0.height <= room.height + 1 }.count
    return fitting < whole.lines.count ? layout(max(1, fitting)) : whole
  }
}

extension RenderTree.Lines {
  /// A text with these heights of lines. Additional height is above the letters, as in TextKit.
  fileprivate func applied(to layout: TextLayout) -> TextLayout {
    guard self != RenderTree.Lines() else { return layout }
    var layout = layout
    var top = 0.0
    for index in layout.lines.indices {
      let height = layout.lines[index].height
      layout.lines[index].top = top
      layout.lines[index].ascender += max(height * heightMultiple, minimumHeight) - height
      top += layout.lines[index].height + spacing
    }
    layout.size.height = layout.lines.last.map { $0.top + $0.height } ?? 0
    return layout
  }
}

extension LineBreakMode {
  package init(_ mode: RenderTree.TextStyle.LineBreak) {
    self =
      switch mode {
      case .wordWrapping: .wordWrapping
      case .charWrapping: .charWrapping
      case .clipping: .clipping
      case .headTruncation: .headTruncation
      case .middleTruncation: .middleTruncation
      case .tailTruncation: .tailTruncation
      }
  }
}

extension RenderTree {
  /// Records the visible parts of texts that a device cuts. A terminal, with wider letters and lower lines, then shows
  /// the same parts. A frame that is as large as its text is so on a device too, up to the width of its superview.
  package mutating func noteCuts() {
    for index in nodes.indices {
      let superview = nodes[index].parent.map { nodes[$0] }
      nodes[index].cutText = nodes[index].textOnDevice(
        in: superview?.role.traits.scrolls == true ? nil : superview?.frame.width)
    }
  }
}

extension RenderTree.Node {
  /// The text of a label, a field or a button.
  fileprivate var textInFrame: RenderTree.Text? {
    guard content.text == nil || role == .label, let words = content.words, !words.string.isEmpty else { return nil }
    return words
  }

  /// The size that a device provides for a text, and the style there; nil if unknown.
  private func room(for text: RenderTree.Text, _ measured: [TextRun]) -> (Size, RenderTree.TextStyle)? {
    guard var style = textStyle else { return nil }
    if let field = content.field {
      guard !field.isSecure else { return nil }
      style.numberOfLines = 1
      style.lineBreak = .tailTruncation
      return (Size(width: frame.width - field.style.inset * 2, height: frame.height), style)
    }
    guard let button = content.button else { return (frame.size, style) }
    let wraps = style.numberOfLines != 1 && [.wordWrapping, .charWrapping].contains(style.lineBreak)
    guard !wraps, button.subtitle == nil, button.image == nil || button.imageSize != nil else { return nil }
    let whole = TextMetrics.standard.layout(measured, mode: .clipping).size
    let image = button.image == nil ? .zero : button.imageSize(drawn: nil, style, in: frame.size)
    return (button.parts(in: frame, title: whole, image: image, style).title.size, style)
  }

  /// More points than any text needs.
  private static let unlimited: Points = 1e6

  /// The visible part of a text that is cut by its frame; nil if all of it is visible.
  ///
  /// - Parameter widest: The width to which a frame can grow with its text; nil if unlimited.
  fileprivate func textOnDevice(in widest: Points?) -> RenderTree.Text? {
    guard let text = textInFrame, let font = textStyle?.font, !isHidden, frame.width > 0, frame.height > 0 else {
      return nil
    }
    let runs = text.runs.isEmpty ? [RenderTree.Run(text.string)] : text.runs
    var measured = runs.map { TextRun($0.string, FontDescriptor($0.font ?? font)) }
    guard let (room, style) = room(for: text, measured), room.width > 0 else { return nil }
    // A point more than the frame, since smaller differences can be due to rounding.
    let layout = style.layOut(
      &measured,
      in: Size(
        width: room.width + 1 + (sizedByText.contains(.horizontal) ? (widest ?? Self.unlimited) - frame.width : 0),
        height: sizedByText.contains(.vertical) ? Self.unlimited : room.height + 1))
    guard layout.isTruncated else { return nil }
    var shown: [RenderTree.Run] = []
    for (number, line) in layout.lines.enumerated() {
      for part in line.shown(in: measured) {
        var run = runs[part.run]
        run.string = part.text
        shown.append(run)
      }
      if number + 1 < layout.lines.count, !shown.isEmpty { shown[shown.count - 1].string += " " }
    }
    return RenderTree.Text(
      shown.reduce(into: "") { $0 += $1.string }, runs: text.runs.isEmpty ? [] : shown)
  }
}

extension RenderTree.Field.Style {
  /// UIKit's `textRect(forBounds:)`: with a border, 7 points on each side of the text.
  package var inset: Points { self == .none ? 0 : 7 }
}
