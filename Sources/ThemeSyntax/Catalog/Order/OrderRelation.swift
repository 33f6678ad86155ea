/// A partial order of the names in an element.
package struct OrderRelation: Sendable {
  private let places: [Substring: Int]
  /// Words per row.
  private let width: Int
  /// One bit per pair: row `b` contains the names that must precede name `b`.
  private let predecessors: [UInt64]

  /// Creates the transitive closure of chains of names. For pairs that it does not order, the closure of the general
  /// chains applies.
  init(_ chains: [[Substring]], general: [[Substring]]) {
    var places: [Substring: Int] = [:]
    for name in general.joined() where places[name] == nil { places[name] = places.count }
    for name in chains.joined() where places[name] == nil { places[name] = places.count }
    let own = Bits(closing: chains, places)
    let other = Bits(closing: general, places)
    var result = Bits(count: places.count)
    for a in 0..<places.count {
      for b in 0..<places.count where a != b {
        if own[a, b] || (!own[b, a] && other[a, b]) { result[b, a] = true }
      }
    }
    self.places = places
    width = result.width
    predecessors = result.words
  }

  private func precedes(_ a: Int, _ b: Int) -> Bool {
    predecessors[b * width + a / 64] & (1 << UInt64(a % 64)) != 0
  }

  /// Whether any of a set of names must precede a name.
  private func isBehind(_ place: Int, _ names: [UInt64]) -> Bool {
    for word in 0..<width where predecessors[place * width + word] & names[word] != 0 { return true }
    return false
  }
}

// MARK: Sorting

extension OrderRelation {
  /// Returns the indices of names in canonical order, by repeatedly taking the first name that no remaining name must
  /// precede.
  ///
  /// A list that is already in order is unchanged. Equal names keep their order. In a cycle, the first remaining name
  /// is taken.
  package func sorted(_ names: [String]) -> [Int] {
    let known = names.map { places[$0[...]] }
    if isSorted(known) { return Array(names.indices) }
    var rest = [UInt64](repeating: 0, count: width)
    // Indices by name. Unknown names share the last queue, without predecessors.
    var queues: [(place: Int?, indices: [Int], next: Int)] = []
    var queueOfPlace: [Int: Int] = [:]
    var others: [Int] = []
    for (index, place) in known.enumerated() {
      guard let place else {
        others.append(index)
        continue
      }
      if let queue = queueOfPlace[place] {
        queues[queue].indices.append(index)
      } else {
        queueOfPlace[place] = queues.count
        queues.append((place, [index], 0))
        rest[place / 64] |= 1 << UInt64(place % 64)
      }
    }
    queues.append((nil, others, 0))
    var result: [Int] = []
    result.reserveCapacity(names.count)
    while result.count < names.count {
      var free: Int?
      var first: Int?
      for (queue, entry) in queues.enumerated() where entry.next < entry.indices.count {
        let index = entry.indices[entry.next]
        func isEarlier(than other: Int?) -> Bool { other.map { index < queues[$0].indices[queues[$0].next] } ?? true }
        if isEarlier(than: first) { first = queue }
        if isEarlier(than: free), entry.place.map({ !isBehind($0, rest) }) ?? true { free = queue }
      }
      guard let queue = free ?? first else { break }
      result.append(queues[queue].indices[queues[queue].next])
      queues[queue].next += 1
      if let place = queues[queue].place, queues[queue].next == queues[queue].indices.count {
        rest[place / 64] &= ~(1 << UInt64(place % 64))
      }
    }
    return result
  }

  private func isSorted(_ known: [Int?]) -> Bool {
    var behind = [UInt64](repeating: 0, count: width)
    for case let place? in known.reversed() {
      if isBehind(place, behind) { return false }
      behind[place / 64] |= 1 << UInt64(place % 64)
    }
    return true
  }

  /// Returns the index at which to insert a new name: directly after the last name that must precede it, or else
  /// directly before the first that it must precede. Nil if the relation orders no such pair.
  package func place(of name: String, among names: some Collection<String>) -> Int? {
    guard let new = places[name[...]] else { return nil }
    var behind: Int?
    var before: Int?
    for (index, other) in names.enumerated() {
      guard let other = places[other[...]] else { continue }
      if precedes(other, new) { behind = index + 1 }
      if before == nil, precedes(new, other) { before = index }
    }
    return behind ?? before
  }
}

/// A square matrix of bits.
private struct Bits {
  let count: Int
  let width: Int
  var words: [UInt64]

  init(count: Int) {
    self.count = count
    width = (count + 63) / 64
    words = [UInt64](repeating: 0, count: count * width)
  }

  /// Creates the transitive closure of chains.
  init(closing chains: [[Substring]], _ places: [Substring: Int]) {
    self.init(count: places.count)
    for chain in chains {
      let known = chain.compactMap { places[$0] }
      for (a, b) in zip(known, known.dropFirst()) { self[a, b] = true }
    }
    for middle in 0..<count {
      for row in 0..<count where self[row, middle] {
        for word in 0..<width { words[row * width + word] |= words[middle * width + word] }
      }
    }
  }

  subscript(row: Int, column: Int) -> Bool {
    get { words[row * width + column / 64] & (1 << UInt64(column % 64)) != 0 }
    set {
      let bit: UInt64 = 1 << UInt64(column % 64)
      if newValue { words[row * width + column / 64] |= bit } else { words[row * width + column / 64] &= ~bit }
    }
  }
}
