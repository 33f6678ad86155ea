/// A vector with few elements that differ from zero, and their positions. The cost of iteration depends only on their
/// number.
struct MarkedVector: Sendable {
  /// All elements; those that are not marked are zero.
  private(set) var values: [Double]
  /// Bit `i % 64` of word `i / 64` marks element `i` as possibly different from zero.
  private(set) var marks: [UInt64]

  init(count: Int = 0) {
    values = Array(repeating: 0, count: count)
    marks = Array(repeating: 0, count: (count + 63) / 64)
  }

  subscript(index: Int) -> Double { values[index] }

  mutating func set(_ index: Int, _ value: Double) {
    values[index] = value
    marks[index / 64] |= 1 &<< UInt64(truncatingIfNeeded: index)
  }

  mutating func add(_ value: Double, at index: Int) { set(index, values[index] + value) }

  /// Sets an element to zero.
  mutating func unset(_ index: Int) {
    values[index] = 0
    marks[index / 64] &= ~(1 &<< UInt64(truncatingIfNeeded: index))
  }

  /// Sets elements with smaller magnitudes to zero.
  mutating func unset(below least: Double) { Self.unset(&values, &marks, below: least) }

  private static func unset(_ values: inout [Double], _ marks: inout [UInt64], below least: Double) {
    var values = values.mutableSpan
    var marks = marks.mutableSpan
    for word in marks.indices {
      var bits = marks[word]
      while bits != 0 {
        let bit = bits.trailingZeroBitCount
        bits &= bits - 1
        if values[word * 64 + bit].magnitude >= least { continue }
        values[word * 64 + bit] = 0
        marks[word] &= ~(1 &<< UInt64(truncatingIfNeeded: bit))
      }
    }
  }

  /// Sets all elements to zero.
  mutating func clear() { Self.clear(&values, &marks) }

  private static func clear(_ values: inout [Double], _ marks: inout [UInt64]) {
    var values = values.mutableSpan
    var marks = marks.mutableSpan
    for word in marks.indices {
      var bits = marks[word]
      if bits == 0 { continue }
      marks[word] = 0
      while bits != 0 {
        values[word * 64 + bits.trailingZeroBitCount] = 0
        bits &= bits - 1
      }
    }
  }

  /// The indices of marked elements, in order.
  var indices: MarkedIndices { MarkedIndices(marks) }

  /// The index of the largest element; nil if none is positive. The first of equals.
  var largest: Int? {
    let (values, marks) = (values.span, marks.span)
    var best: Int?
    var most = 0.0
    for word in marks.indices {
      var bits = marks[word]
      while bits != 0 {
        let index = word * 64 + bits.trailingZeroBitCount
        bits &= bits - 1
        if values[index] <= most { continue }
        best = index
        most = values[index]
      }
    }
    return best
  }

  /// Adds multiples of the elements to those of another vector.
  func add(to other: inout [Double], times factor: Double) {
    let (values, marks) = (values.span, marks.span)
    var other = other.mutableSpan
    for word in marks.indices {
      var bits = marks[word]
      while bits != 0 {
        let index = word * 64 + bits.trailingZeroBitCount
        bits &= bits - 1
        other[index] += values[index] * factor
      }
    }
  }

  /// Moves all elements to other places in a vector of zeros; this vector becomes zero.
  mutating func move(to other: inout MarkedVector, places: [Int32]) {
    Self.spread(values, marks, &other.values, &other.marks, places)
    clear()
  }

  private static func spread(
    _ values: [Double], _ marks: [UInt64], _ targets: inout [Double], _ targetMarks: inout [UInt64], _ places: [Int32]
  ) {
    var targets = targets.mutableSpan
    var targetMarks = targetMarks.mutableSpan
    let (values, marks, places) = (values.span, marks.span, places.span)
    for word in marks.indices {
      var bits = marks[word]
      while bits != 0 {
        let index = word * 64 + bits.trailingZeroBitCount
        bits &= bits - 1
        if values[index] == 0 { continue }
        let place = Int(places[index])
        targets[place] = values[index]
        targetMarks[place / 64] |= 1 &<< UInt64(truncatingIfNeeded: place)
      }
    }
  }

  // MARK: Triangles

  /// Subtracts multiples of marked elements from later ones, starting with the first.
  /// - Parameters:
  ///   - triangle: by element: the multiples to subtract from later elements.
  ///   - pivots: the divisors of the elements; nil for no division.
  mutating func sweepForward(_ triangle: SparseRows, dividingBy pivots: [Double]?) {
    Self.sweepForward(&values, &marks, triangle, pivots)
  }

  private static func sweepForward(
    _ values: inout [Double], _ marks: inout [UInt64], _ triangle: SparseRows, _ pivots: [Double]?
  ) {
    var values = values.mutableSpan
    var marks = marks.mutableSpan
    let (starts, items) = (triangle.starts.span, triangle.items.span)
    for word in marks.indices {
      var bits = marks[word]
      while bits != 0 {
        let bit = bits.trailingZeroBitCount
        let index = word * 64 + bit
        if values[index] != 0 {
          if let pivots { values[index] /= pivots[index] }
          let value = values[index]
          for item in Int(starts[index])..<Int(starts[index + 1]) {
            let target = Int(items[item].index)
            values[target] -= items[item].value * value
            marks[target / 64] |= 1 &<< UInt64(truncatingIfNeeded: target)
          }
        }
        bits = marks[word] & (UInt64.max << UInt64(truncatingIfNeeded: bit + 1))
      }
    }
  }

  /// Subtracts multiples of marked elements from earlier ones, starting with the last.
  mutating func sweepBackward(_ triangle: SparseRows, dividingBy pivots: [Double]?) {
    Self.sweepBackward(&values, &marks, triangle, pivots)
  }

  private static func sweepBackward(
    _ values: inout [Double], _ marks: inout [UInt64], _ triangle: SparseRows, _ pivots: [Double]?
  ) {
    var values = values.mutableSpan
    var marks = marks.mutableSpan
    let (starts, items) = (triangle.starts.span, triangle.items.span)
    for word in marks.indices.reversed() {
      var bits = marks[word]
      while bits != 0 {
        let bit = 63 - bits.leadingZeroBitCount
        let index = word * 64 + bit
        if values[index] != 0 {
          if let pivots { values[index] /= pivots[index] }
          let value = values[index]
          for item in Int(starts[index])..<Int(starts[index + 1]) {
            let target = Int(items[item].index)
            values[target] -= items[item].value * value
            marks[target / 64] |= 1 &<< UInt64(truncatingIfNeeded: target)
          }
        }
        bits = marks[word] & ((1 &<< UInt64(truncatingIfNeeded: bit)) - 1)
      }
    }
  }
}

/// The indices of set bits, in order.
struct MarkedIndices: Sequence, IteratorProtocol {
  private let marks: [UInt64]
  private var word = 0
  private var bits: UInt64

  init(_ marks: [UInt64]) {
    self.marks = marks
    bits = marks.first ?? 0
  }

  mutating func next() -> Int? {
    while bits == 0 {
      word += 1
      if word >= marks.count { return nil }
      bits = marks[word]
    }
    let bit = bits.trailingZeroBitCount
    bits &= bits - 1
    return word * 64 + bit
  }
}
