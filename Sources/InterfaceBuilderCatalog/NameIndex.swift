/// Finds the ordinal of a name by its bytes: open addressing over names that never change.
public struct NameIndex: Sendable {
  /// Ordinals; 0 marks a free slot.
  @usableFromInline let slots: [UInt16]
  /// All names, one behind the other, and where each starts; one more entry for the end.
  @usableFromInline let bytes: [UInt8]
  @usableFromInline let starts: [UInt32]

  init(_ names: [String]) {
    var bytes: [UInt8] = []
    var starts: [UInt32] = []
    var slots = [UInt16](repeating: 0, count: 4_096)
    for (ordinal, name) in names.enumerated() {
      starts.append(UInt32(bytes.count))
      bytes += name.utf8
      guard ordinal > 0 else { continue }
      var slot = Self.hash(Array(name.utf8).span) % slots.count
      while slots[slot] != 0 { slot = (slot + 1) % slots.count }
      slots[slot] = UInt16(ordinal)
    }
    starts.append(UInt32(bytes.count))
    self.bytes = bytes
    self.starts = starts
    self.slots = slots
  }

  /// The ordinal of a name; 0 when there is none.
  @inlinable
  public func find(_ name: Span<UInt8>) -> UInt16 {
    var slot = Self.hash(name) & 4_095
    while true {
      let ordinal = slots[slot]
      if ordinal == 0 || isEqual(name, ordinal) { return ordinal }
      slot = (slot + 1) & 4_095
    }
  }

  @inlinable @inline(__always)
  func isEqual(_ name: Span<UInt8>, _ ordinal: UInt16) -> Bool {
    let start = Int(starts[Int(ordinal)])
    guard Int(starts[Int(ordinal) + 1]) - start == name.count else { return false }
    for index in name.indices where bytes[start + index] != name[index] { return false }
    return true
  }

  @inlinable @inline(__always)
  static func hash(_ name: Span<UInt8>) -> Int {
    let count = name.count
    guard count > 0 else { return 0 }
    // Length and four bytes distinguish nearly all names; the rest share a slot's neighbors.
    let ends = UInt32(name[0]) | UInt32(name[count - 1]) &<< 8
    let inside = UInt32(name[count / 2]) &<< 16 | UInt32(name[count / 3]) &<< 24
    let hash = (ends | inside) &* 0x9E37_79B1 ^ UInt32(truncatingIfNeeded: count) &* 0x85EB_CA6B
    return Int(hash &>> 20)
  }
}
