/// A set of byte ranges, compared by content; never contains empty ranges.
struct ByteSet {
  private let bytes: [UInt8]
  private var slots: [Slot]
  private var count = 0
  private let hasher = ByteHash()

  private struct Slot {
    var start: UInt32 = 0
    /// 0 marks a free slot.
    var count: UInt32 = 0
  }

  /// Creates an empty set with initial capacity for `capacity` ranges.
  init(_ bytes: [UInt8], capacity: Int) {
    self.bytes = bytes
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: Slot(), count: size)
  }

  /// Adds a range; returns false if the set already contains equal bytes.
  mutating func insert(_ range: Range<Int>) -> Bool {
    let place = find(range)
    guard slots[place].count == 0 else { return false }
    slots[place] = Slot(
      start: UInt32(truncatingIfNeeded: range.lowerBound), count: UInt32(truncatingIfNeeded: range.count))
    count += 1
    if count * 2 > slots.count { grow() }
    return true
  }

  func contains(_ range: Range<Int>) -> Bool { !range.isEmpty && slots[find(range)].count > 0 }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: old.count * 2)
    for slot in old where slot.count > 0 {
      slots[find(Int(slot.start)..<Int(slot.start) + Int(slot.count))] = slot
    }
  }

  /// Returns the slot of a range's bytes, or the free slot for them.
  private func find(_ range: Range<Int>) -> Int {
    let span = bytes.span
    let (first, last) = NameIndex.ends(of: range, in: span)
    var place = Int(truncatingIfNeeded: hasher.hash(range, head: first, tail: last, in: span)) & (slots.count - 1)
    while slots[place].count > 0 {
      let start = Int(slots[place].start)
      if Int(slots[place].count) == range.count,
        NameIndex.ends(of: start..<start + range.count, in: span) == (first, last),
        range.count <= 16 || isSame(start, range, span)
      {
        break
      }
      place = (place + 1) & (slots.count - 1)
    }
    return place
  }

  private func isSame(_ start: Int, _ range: Range<Int>, _ span: Span<UInt8>) -> Bool {
    for offset in 0..<range.count where span[start + offset] != span[range.lowerBound + offset] { return false }
    return true
  }
}
