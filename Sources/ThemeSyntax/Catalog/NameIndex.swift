/// Finds the ordinal of a name by its bytes: open addressing, with at least three slots per name.
///
/// A name is identified by its length, its first and its last eight bytes. For names of more than 16 bytes, the bytes
/// between are compared too.
package struct NameIndex: Sendable {
  package struct Entry: Sendable {
    package let first: UInt64
    /// Zero for names of up to eight bytes.
    package let last: UInt64
    /// Index of the words between them; unused for names of up to 16 bytes.
    package let middle: UInt16
    package let count: UInt16

    package init(_ first: UInt64, _ last: UInt64, _ middle: UInt16, _ count: UInt16) {
      self.first = first
      self.last = last
      self.middle = middle
      self.count = count
    }
  }

  /// Ordinals; 0 marks a free slot. The count is a power of two.
  package private(set) var slots: [UInt16]
  /// Entries by ordinal; the first is unused.
  package private(set) var entries: [Entry]
  /// The bytes between the ends of names of more than 16, eight at a time. The last word may overlap the end.
  package private(set) var middles: [UInt64]

  package init(slots: [UInt16], entries: [Entry], middles: [UInt64]) {
    self.slots = slots
    self.entries = entries
    self.middles = middles
  }

  /// Indexes names with ordinals from 1, in order. A repeated name keeps its first ordinal.
  package init(_ names: [String]) {
    var slots = [UInt16](repeating: 0, count: 8)
    while slots.count < Set(names).count * 3 { slots += slots }
    self.init(slots: slots, entries: [Entry(0, 0, 0, 0)], middles: [])
    for name in names { insert(Array(name.utf8).span) }
  }

  package var count: Int { entries.count - 1 }

  /// Returns the ordinal of a name; 0 if there is none.
  package func find(_ name: Range<Int>, in text: Span<UInt8>) -> UInt16 {
    let (first, last) = Self.ends(of: name, in: text)
    return find(name, first: first, last: last, in: text)
  }

  /// Returns the ordinal of a name with the ends returned by ``ends(of:in:)``; 0 if there is none.
  package func find(_ name: Range<Int>, first: UInt64, last: UInt64, in text: Span<UInt8>) -> UInt16 {
    var slot = slot(first, last, name.count)
    while true {
      let ordinal = slots[slot]
      if ordinal == 0 || isNamed(Int(ordinal), first, last, name, in: text) { return ordinal }
      slot = (slot + 1) & (slots.count - 1)
    }
  }

  private mutating func insert(_ name: Span<UInt8>) {
    let (first, last) = Self.ends(of: 0..<name.count, in: name)
    if find(0..<name.count, first: first, last: last, in: name) != 0 { return }
    var slot = slot(first, last, name.count)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt16(entries.count)
    entries.append(Entry(first, last, UInt16(middles.count), UInt16(name.count)))
    for offset in stride(from: 8, to: name.count - 8, by: 8) {
      middles.append(Self.word(of: unsafe name.bytes, at: offset, count: 8))
    }
  }

  /// Returns the first slot to examine for a name.
  private func slot(_ first: UInt64, _ last: UInt64, _ count: Int) -> Int {
    let hash =
      (first ^ last &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: count)) &* 0xFF51_AFD7_ED55_8CCD
    return Int(truncatingIfNeeded: hash &>> 48) & (slots.count - 1)
  }

  private func isNamed(
    _ ordinal: Int, _ first: UInt64, _ last: UInt64, _ name: Range<Int>, in text: Span<UInt8>
  ) -> Bool {
    let entry = entries[ordinal]
    return entry.first == first && entry.last == last && entry.count == name.count
      && (name.count <= 16 || isSame(entry, name, in: text))
  }

  private func isSame(_ entry: Entry, _ name: Range<Int>, in text: Span<UInt8>) -> Bool {
    let raw = unsafe text.bytes
    var middle = Int(entry.middle)
    var offset = name.lowerBound + 8
    while offset < name.upperBound - 8 {
      if middles[middle] != Self.word(of: raw, at: offset, count: 8) { return false }
      middle += 1
      offset += 8
    }
    return true
  }

  /// Returns the first eight bytes and, for longer names, the last eight.
  @inline(__always)
  package static func ends(of name: Range<Int>, in text: Span<UInt8>) -> (first: UInt64, last: UInt64) {
    let raw = unsafe text.bytes
    let first = word(of: raw, at: name.lowerBound, count: name.count)
    return (first, name.count > 8 ? word(of: raw, at: name.upperBound - 8, count: 8) : 0)
  }

  /// Loads up to eight bytes, the first lowest, padded with zeros.
  @inline(__always)
  private static func word(of raw: RawSpan, at offset: Int, count: Int) -> UInt64 {
    guard offset + 8 <= raw.byteCount else {
      var word: UInt64 = 0
      for index in 0..<min(count, 8) {
        word |= UInt64(unsafe raw.unsafeLoad(fromByteOffset: offset + index, as: UInt8.self)) &<< UInt64(8 * index)
      }
      return word
    }
    let word = UInt64(littleEndian: unsafe raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
    return count >= 8 ? word : word & ((1 &<< UInt64(8 * count)) &- 1)
  }
}
