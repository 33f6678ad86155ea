/// The places where a moving quantity's cost gets steeper, visited from the nearest on.
struct Breakpoints: Sendable {
  /// A place where the cost gets steeper (`jump`) or the way ends (`jump` infinite).
  struct Point: Sendable {
    var step: Double
    var jump: Double
    /// How fast `quantity` changes on the way.
    var rate: Double
    var quantity: Int32

    func isBefore(_ other: Point) -> Bool {
      step < other.step || (step == other.step && quantity < other.quantity)
    }
  }

  /// While searching: a heap of those ahead, then those that were passed.
  private var points: [Point] = []
  private var ahead = 0

  mutating func removeAll() { points.removeAll(keepingCapacity: true) }

  mutating func append(_ point: Point) { points.append(point) }

  /// Those that the last search passed.
  var passed: ArraySlice<Point> { points[ahead...] }

  /// Goes on while the cost falls.
  /// - Parameters:
  ///   - rate: how the cost changes per unit at the start; negative.
  ///   - isCareful: whether to stop at the first place.
  /// - Returns: where it falls no more; nil if it falls for ever.
  mutating func search(rate: Double, isCareful: Bool) -> Point? {
    var rate = rate
    ahead = points.count
    for index in (0..<points.count / 2).reversed() { sink(index) }
    while ahead > 0 {
      let point = points[0]
      rate += point.jump
      if isCareful || rate >= -Simplex.gradientTolerance { return point }
      ahead -= 1
      points.swapAt(0, ahead)
      sink(0)
    }
    return nil
  }

  private mutating func sink(_ start: Int) {
    var parent = start
    while true {
      var child = 2 * parent + 1
      if child >= ahead { return }
      if child + 1 < ahead && points[child + 1].isBefore(points[child]) { child += 1 }
      if !points[child].isBefore(points[parent]) { return }
      points.swapAt(child, parent)
      parent = child
    }
  }
}
