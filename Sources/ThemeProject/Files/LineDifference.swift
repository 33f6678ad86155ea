/// The lines that two versions of a file have in common.
///
/// Lines that occur once in both are matched first (patience diff), then those between them. Parts of more than 4,000 lines without such a
/// line count as replaced, because the shortest difference would take time in proportion to the square of their length.
struct LineDifference {
  /// Positions in the old and the new version, ascending in both.
  private(set) var common: [(old: Int, new: Int)] = []
  private let old: [Int]
  private let new: [Int]

  private static let mostLines = 4_000

  init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    self.old = old.map(number)
    self.new = new.map(number)
    var open = [(old.indices, new.indices)]
    while let (left, right) = open.popLast() { match(left, right, &open) }
    common.sort { $0.old < $1.old }
  }

  private mutating func match(_ left: Range<Int>, _ right: Range<Int>, _ open: inout [(Range<Int>, Range<Int>)]) {
    var (left, right) = (left, right)
    while let first = left.first, let other = right.first, old[first] == new[other] {
      common.append((first, other))
      (left, right) = (left.dropFirst(), right.dropFirst())
    }
    while let last = left.last, let other = right.last, old[last] == new[other] {
      common.append((last, other))
      (left, right) = (left.dropLast(), right.dropLast())
    }
    guard !left.isEmpty, !right.isEmpty else { return }
    let anchors = anchors(left, right)
    if anchors.isEmpty {
      if left.count + right.count <= Self.mostLines { matchShortest(left, right) }
      return
    }
    var (start, other) = (left.lowerBound, right.lowerBound)
    for anchor in anchors {
      open.append((start..<anchor.old, other..<anchor.new))
      common.append(anchor)
      (start, other) = (anchor.old + 1, anchor.new + 1)
    }
    open.append((start..<left.upperBound, other..<right.upperBound))
  }

  /// The longest sequence of lines that occur once in both parts and are in the same order.
  private func anchors(_ left: Range<Int>, _ right: Range<Int>) -> [(old: Int, new: Int)] {
    func single(_ range: Range<Int>, of lines: [Int]) -> [Int: Int] {
      var places: [Int: Int?] = [:]
      for index in range { places.updateValue(places[lines[index]] == nil ? index : nil, forKey: lines[index]) }
      return places.compactMapValues(\.self)
    }
    let (mine, theirs) = (single(left, of: old), single(right, of: new))
    let pairs = mine.compactMap { line, place in theirs[line].map { (old: place, new: $0) } }.sorted { $0.old < $1.old }
    // For each length, the pair that ends the sequence of that length and is lowest in the new version.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: [(old: Int, new: Int)] = []
    var next = ends.last
    while let index = next {
      result.append(pairs[index])
      next = previous[index]
    }
    return result.reversed()
  }

  private mutating func matchShortest(_ left: Range<Int>, _ right: Range<Int>) {
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in Array(new[right]).difference(from: Array(old[left])) {
      switch change {
      case .remove(let offset, _, _): removed.insert(left.lowerBound + offset)
      case .insert(let offset, _, _): inserted.insert(right.lowerBound + offset)
      }
    }
    for pair in zip(left.filter { !removed.contains($0) }, right.filter { !inserted.contains($0) }) {
      common.append(pair)
    }
  }
}
