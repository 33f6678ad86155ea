internal import ThemeSource
internal import ThemeText

/// Positions of horizontal edges in rows, for a whole screen. They depend only on y, so that edges shared in points are
/// shared in rows.
///
/// An edge is rounded to the nearest row line, ties down. If rounding would leave a text without its row, a box without
/// rows for its edges, or equal boxes with different heights, edges move as little as necessary. Later edges move too
/// until empty space compensates. Between edges the function is linear.
struct RowLines {
  /// Rows that a view needs.
  struct Need: Hashable {
    var top: Points
    var bottom: Points
    var rows: Int32
    /// Whether the view has exactly these rows unless stretched.
    var isExact: Bool
  }

  /// A row of a list. Rows of equal height are equidistant, and content has the same position in each.
  struct Block {
    var top: Points
    var bottom: Points
    /// Distance to the next row of the same list, if that is near.
    var gap: Points
    /// Row lines of the content, relative to its top.
    var lines: [RowLines]

    func contains(_ y: Points) -> Bool { y > top + 0.01 && y < bottom - 0.01 }
  }

  private let edges: [Points]
  private let rows: [Int32]
  private let grid: CellGrid
  /// From top to bottom, without overlaps.
  private let blocks: [Block]

  /// - Parameters:
  ///   - edges: All edges that may need a line, in any order.
  ///   - levels: Alternative needs, preferred first. The first that fits on the screen is used.
  ///   - height: Height of the screen. Edges below it are only rounded.
  ///   - blocks: Rows of lists, from top to bottom. Ignored if they do not all fit on the screen.
  init(edges: [Points], levels: [[Need]], grid: CellGrid, height: Points, blocks: [Block] = []) {
    self.grid = grid
    if !blocks.isEmpty, let needs = levels.first {
      let outside = edges.filter { y in !blocks.contains { $0.contains(y) } }
      let sorted = Self.distinct(
        (outside + blocks.flatMap { [$0.top, $0.bottom] } + [0, height]).filter {
          $0.isFinite && $0 >= 0 && $0 <= height
        })
      let rows = blocks.map { block in
        var count = grid.row(at: block.bottom - block.top)
        // The distance between consecutive rows is relevant.
        if block.gap >= 6 {
          count = grid.row(at: block.bottom - block.top + block.gap) - max(1, grid.row(at: block.gap))
        }
        return Need(top: block.top, bottom: block.bottom, rows: max(1, count), isExact: true)
      }
      let gaps = blocks.filter { $0.gap > 0 }.map {
        let least: Int32 = $0.gap >= 6 ? 1 : 0
        return Need(top: $0.bottom, bottom: $0.bottom + $0.gap, rows: max(least, grid.row(at: $0.gap)), isExact: true)
      }
      for needs in [needs, levels.last ?? []] {
        let spans = (rows + gaps + needs).compactMap { Span($0, in: sorted) }
        guard let placed = Self.place(sorted, spans, grid: grid, last: grid.row(at: height)) else { continue }
        self.edges = sorted
        self.rows = placed
        self.blocks = blocks
        return
      }
    }
    self.blocks = []
    let sorted = Self.distinct((edges + [0, height]).filter { $0.isFinite && $0 >= 0 && $0 <= height })
    let last = grid.row(at: height)
    for needs in levels {
      let spans = needs.compactMap { Span($0, in: sorted) }
      if let rows = Self.place(sorted, spans, grid: grid, last: last) {
        self.edges = sorted
        self.rows = rows
        return
      }
    }
    self.edges = []
    rows = []
  }

  /// The row line of an edge.
  func row(at y: Points) -> Int32 {
    guard !edges.isEmpty else { return grid.row(at: y) }
    return Int32(clampingRounded: (position(at: y) + 0.5).rounded(.down))
  }

  /// The fractional position of an edge in rows.
  func position(at y: Points) -> Double {
    guard y.isFinite else { return 0 }
    if let block = block(at: y), let lines = block.lines.first {
      return position(at: block.top) + lines.position(at: y - block.top)
    }
    guard let first = edges.first, let end = edges.last, let bottom = rows.last, y >= first else {
      return y / grid.pointsPerRow
    }
    if y >= end { return Double(bottom) + (y - end) / grid.pointsPerRow }
    let next = edges.partitioningIndex { $0 > y + Self.tolerance }
    guard next > 0, next < edges.count else { return Double(bottom) }
    let low = edges[next - 1]
    if abs(y - low) <= Self.tolerance { return Double(rows[next - 1]) }
    let share = (y - low) / (edges[next] - low)
    return Double(rows[next - 1]) + share * Double(rows[next] - rows[next - 1])
  }

  /// The upper edge of the list row that contains `y`; 0 outside of lists.
  func top(ofBlockAt y: Points) -> Points { block(at: y)?.top ?? 0 }

  private func block(at y: Points) -> Block? {
    let next = blocks.partitioningIndex { $0.top >= y - Self.tolerance }
    guard next > 0, blocks[next - 1].contains(y) else { return nil }
    return blocks[next - 1]
  }

  private static let tolerance = 0.01

  private static func distinct(_ edges: [Points]) -> [Points] {
    edges.sorted().reduce(into: []) { kept, edge in
      if let last = kept.last, edge - last <= tolerance { return }
      kept.append(edge)
    }
  }
}

extension RowLines {
  /// A need between two edges, given by their indices.
  private struct Span {
    var top: Int
    var bottom: Int
    var rows: Int32
    var isExact: Bool

    init?(_ need: Need, in edges: [Points]) {
      guard let top = Self.index(of: need.top, in: edges), let bottom = Self.index(of: need.bottom, in: edges),
        top < bottom
      else { return nil }
      self.top = top
      self.bottom = bottom
      rows = need.rows
      isExact = need.isExact
    }

    private static func index(of y: Points, in edges: [Points]) -> Int? {
      let index = edges.partitioningIndex { $0 >= y - RowLines.tolerance }
      guard index < edges.count, abs(edges[index] - y) <= RowLines.tolerance else { return nil }
      return index
    }
  }

  /// Row lines of sorted edges that meet all needs, or nil if the screen is too low.
  ///
  /// Longest paths from below give upper bounds. A pass from the top then places each edge as near to its position as
  /// the needs above it allow.
  private static func place(_ edges: [Points], _ spans: [Span], grid: CellGrid, last: Int32) -> [Int32]? {
    var upper = Array(repeating: last, count: edges.count)
    let startingAt = Dictionary(grouping: spans, by: \.top)
    for index in edges.indices.reversed() {
      if index + 1 < edges.count { upper[index] = min(upper[index], upper[index + 1]) }
      for span in startingAt[index] ?? [] { upper[index] = min(upper[index], upper[span.bottom] - span.rows) }
    }
    guard let first = upper.first, first >= 0 else { return nil }
    var wanted = edges.map { grid.row(at: $0) }
    for span in spans where span.isExact || wanted[span.bottom] - wanted[span.top] < span.rows {
      let center = (edges[span.top] + edges[span.bottom]) / 2 / grid.pointsPerRow
      let top = Int32(clampingRounded: (center - Double(span.rows) / 2 + 0.5).rounded(.down))
      if wanted[span.bottom] - wanted[span.top] != span.rows { wanted[span.top] = max(0, top) }
    }
    let endingAt = Dictionary(grouping: spans, by: \.bottom)
    var rows = Array(repeating: Int32(0), count: edges.count)
    for index in edges.indices {
      var row = wanted[index]
      var least: Int32 = index > 0 ? rows[index - 1] : 0
      for span in endingAt[index] ?? [] {
        least = max(least, rows[span.top] + span.rows)
        if span.isExact { row = rows[span.top] + span.rows }
      }
      rows[index] = min(upper[index], max(row, least))
    }
    return rows
  }
}

extension Int32 {
  /// Converts a whole Double. NaN and infinities become 0; other values are clamped to ±1,000,000.
  init(clampingRounded value: Double) {
    guard value.isFinite else {
      self = 0
      return
    }
    self = Int32(exactly: Swift.min(Swift.max(value, -1_000_000), 1_000_000)) ?? 0
  }
}
