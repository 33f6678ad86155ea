package import ThemeSource

extension ElementTree {
  /// Returns the `<rect key="…">` of an element, by default its frame. Nil if absent or malformed.
  package func rect(key: String = "frame", of id: NodeID) -> Rect? {
    child(of: id, .rect, key: key).flatMap { rect(at: $0) }
  }

  package func rect(at id: NodeID) -> Rect? {
    guard let x = number(.x, of: id), let y = number(.y, of: id), let width = number(.width, of: id),
      let height = number(.height, of: id)
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// Returns the `<size key="…">` of an element.
  package func size(key: String, of id: NodeID) -> Size? { child(of: id, .size, key: key).flatMap { size(at: $0) } }

  package func size(at id: NodeID) -> Size? {
    guard let width = number(.width, of: id), let height = number(.height, of: id) else { return nil }
    return Size(width: width, height: height)
  }

  package func point(at id: NodeID) -> Point? {
    guard let x = number(.x, of: id), let y = number(.y, of: id) else { return nil }
    return Point(x: x, y: y)
  }

  /// Returns the insets with a key: `<inset>` (`minX` …), `<edgeInsets>` or `<directionalEdgeInsets>` (leading is
  /// left).
  package func insets(key: String, of id: NodeID) -> Insets? {
    children(of: id).first { string(.key, of: $0) == key && insets(at: $0) != nil }.flatMap { insets(at: $0) }
  }

  package func insets(at id: NodeID) -> Insets? {
    let names: (AttributeName, AttributeName, AttributeName, AttributeName)
    switch kind(of: id) {
    case .inset: names = (.minY, .minX, .maxY, .maxX)
    case .edgeInsets: names = (.top, .left, .bottom, .right)
    case .directionalEdgeInsets: names = (.top, .leading, .bottom, .trailing)
    default: return nil
    }
    return Insets(
      top: number(names.0, of: id) ?? 0, left: number(names.1, of: id) ?? 0, bottom: number(names.2, of: id) ?? 0,
      right: number(names.3, of: id) ?? 0)
  }
}
