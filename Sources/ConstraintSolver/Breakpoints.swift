/// The places where a moving quantity's cost becomes steeper, visited in order of distance.
struct Breakpoints: Sendable {
  /// A place where the cost becomes steeper (`jump`) or the move ends (`jump` infinite).
  struct Point: Sendable {
    var step: Double
    var jump: Double
    /// The rate of change of `quantity` during the move.
    var rate: Double
    var quantity: Int32

    func isBefore(_ other: Point) -> Bool {
      step < other.step || (step == other.step && quantity < other.quantity)
    }
  }

  /// While searching: a heap of the points ahead, then the passed points.
  private var points: [Point] = []
  private var ahead = 0

  mutating func removeAll() { points.removeAll(keepingCapacity: true) }

  mutating func append(_ point: Point) { points.append(point) }

  /// The points that the last search passed.
  var passed: ArraySlice<Point> { points[ahead...] }

  /// Passes breakpoints while the cost falls.
  /// - Parameters:
  ///   - rate: the change of the cost per unit at the start; negative.
  ///   - isCareful: whether to stop at the first place.
  /// - Returns: the place where the cost stops falling; nil if there is none.
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
