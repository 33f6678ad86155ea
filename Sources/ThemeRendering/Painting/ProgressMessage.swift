internal import ThemeSource
internal import ThemeSyntax
internal import ThemeText

/// A state of a Screenlet's action.
public enum ProgressState: String, Sendable, CaseIterable {
  /// The action runs.
  case working
  /// The action ended with an error.
  case failure
  /// The action ended without an error.
  case success
}

/// The message that a Screenlet shows over its view while an action runs and when it ends.
package struct ProgressMessage: Sendable, Hashable {
  package typealias State = ProgressState

  package var state: State
  package var text: String

  package init(state: State, text: String) {
    self.state = state
    self.text = text
  }
}

extension RenderTree {
  /// Adds a progress message: a dark box in the middle of the screen, with an indicator while the action runs.
  package mutating func show(_ message: ProgressMessage) {
    guard !nodes.isEmpty, viewport.width >= 40, viewport.height >= 40 else { return }
    let metrics: TextMetrics =
      switch metrics {
      case .fonts: .standard
      case .cells(let column, let row): .cells(CellGrid(pointsPerColumn: column, pointsPerRow: row))
      }
    let font = FontDescriptor.system(16, weight: .semibold)
    let margin: Points = 24
    let room = max(1, viewport.width - 4 * margin)
    let text = metrics.layout(message.text, font: font, width: room)
    let indicator: Points = message.state == .working ? 48 : 0
    let size = Size(
      width: min(viewport.width, max(text.size.width + 1, 40) + 2 * margin),
      height: min(viewport.height, (text.size.height + 1).rounded(.up) + indicator + 2 * margin))
    let frame = Rect(
      x: (viewport.width - size.width) / 2, y: (viewport.height - size.height) / 2, width: size.width,
      height: size.height)
    let first = nodes.count
    var box = Node(id: "progress", className: "UIVisualEffectView", role: .effect, frame: frame)
    box.parent = 0
    box.background = RenderColor(red: 0, green: 0, blue: 0, alpha: 204)
    box.cornerRadius = 10
    nodes.append(box)
    if indicator > 0 {
      var wheel = Node(
        id: "progress/indicator", className: "UIActivityIndicatorView", role: .activity,
        frame: Rect(x: frame.x + (size.width - 37) / 2, y: frame.y + margin, width: 37, height: 37))
      wheel.content = .activity(isAnimating: true, isLarge: true)
      wheel.tint = .white
      wheel.parent = first
      nodes.append(wheel)
    }
    var label = Node(
      id: "progress/message", className: "UILabel", role: .label,
      frame: Rect(
        x: frame.x + margin / 2, y: frame.y + margin + indicator, width: size.width - margin,
        height: max(1, size.height - indicator - 2 * margin)))
    label.content = .text(Text(message.text))
    label.textStyle = TextStyle(
      font: Font(size: 16, weight: 600), color: .white, alignment: .center, numberOfLines: 0)
    label.parent = first
    nodes.append(label)
    for index in first..<nodes.count { nodes[index].subtreeEnd = index + 1 }
    nodes[first].subtreeEnd = nodes.count
    nodes[0].subtreeEnd = nodes.count
  }
}
