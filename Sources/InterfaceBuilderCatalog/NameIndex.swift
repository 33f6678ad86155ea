/// Finds the ordinal of a name by its bytes: open addressing over at most 1,024 names.
///
/// A name is distinguished by its length, its first eight bytes and its last eight, which are all of it up to sixteen;
/// of a longer one the bytes between are compared too.
package struct NameIndex: Sendable {
  private struct Entry {
    var first: UInt64
    /// Zero for names of up to eight bytes.
    var last: UInt64
    var start: Int
    var count: Int
  }

  /// Ordinals; 0 marks a free slot.
  private var slots = [UInt16](repeating: 0, count: 1 << Self.slotBits)
  /// By ordinal; the first is of no name.
  private var entries = [Entry(first: 0, last: 0, start: 0, count: 0)]
  /// The names of more than 16 bytes, one behind the other.
  private var bytes: [UInt8] = []

  private static var slotBits: UInt64 { 11 }
  private static var mask: Int { (1 << 11) - 1 }

  package init() {}

  /// Names with ordinals from 1, in their order.
  package init(_ names: [String]) {
    for name in names {
      let name = Array(name.utf8)
      insert(0..<name.count, of: name.span)
    }
  }

  /// Number of names.
  var count: Int { entries.count - 1 }

  /// The ordinal of a name; 0 when there is none.
  package func find(_ name: Range<Int>, in text: Span<UInt8>) -> UInt16 {
    let (first, last) = Self.ends(of: name, in: text)
    return find(name, first: first, last: last, in: text)
  }

  /// The ordinal of a name whose ends are known, as ``ends(of:in:)`` gives them; 0 when there is none.
  package func find(_ name: Range<Int>, first: UInt64, last: UInt64, in text: Span<UInt8>) -> UInt16 {
    var slot = Self.slot(first, last, name.count)
    while true {
      let ordinal = slots[slot]
      if ordinal == 0 || isNamed(Int(ordinal), first, last, name, in: text) { return ordinal }
      slot = (slot + 1) & Self.mask
    }
  }

  /// The ordinal of a name, which is the next one if there was none.
  @discardableResult
  mutating func insert(_ name: Range<Int>, of text: Span<UInt8>) -> UInt16 {
    let known = find(name, in: text)
    if known != 0 { return known }
    precondition(entries.count <= 1_024, "an index holds at most 1,024 names")
    let (first, last) = Self.ends(of: name, in: text)
    var slot = Self.slot(first, last, name.count)
    while slots[slot] != 0 { slot = (slot + 1) & Self.mask }
    entries.append(Entry(first: first, last: last, start: bytes.count, count: name.count))
    if name.count > 16 { for index in name { bytes.append(text[index]) } }
    slots[slot] = UInt16(truncatingIfNeeded: entries.count - 1)
    return slots[slot]
  }

  /// Where looking for a name starts.
  private static func slot(_ first: UInt64, _ last: UInt64, _ count: Int) -> Int {
    Int(
      truncatingIfNeeded: ((first ^ last &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: count))
        &* 0xFF51_AFD7_ED55_8CCD) &>> (64 - slotBits))
  }

  private func isNamed(
    _ ordinal: Int, _ first: UInt64, _ last: UInt64, _ name: Range<Int>, in text: Span<UInt8>
  ) -> Bool {
    let entry = entries[ordinal]
    return entry.first == first && entry.last == last && entry.count == name.count
      && (name.count <= 16 || isSame(entry, name, in: text))
  }

  private func isSame(_ entry: Entry, _ name: Range<Int>, in text: Span<UInt8>) -> Bool {
    for offset in 8..<name.count - 8 where bytes[entry.start + offset] != text[name.lowerBound + offset] {
      return false
    }
    return true
  }

  /// The first eight bytes and, of a name that is longer, the last eight.
  @inline(__always)
  package static func ends(of name: Range<Int>, in text: Span<UInt8>) -> (first: UInt64, last: UInt64) {
    let raw = unsafe text.bytes
    let first = word(of: raw, at: name.lowerBound, count: name.count)
    return (first, name.count > 8 ? word(of: raw, at: name.upperBound - 8, count: 8) : 0)
  }

  /// Up to eight bytes from an offset, the first lowest, zeros behind them.
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
