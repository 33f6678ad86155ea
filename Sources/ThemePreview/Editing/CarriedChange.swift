/// A change of a file, applied to another version of the file: for undoing an edit after others saved the file.
///
/// Lines are compared. The change is applied where all of its original lines are found in sequence, or, if it only adds
/// lines, the lines around them.
struct CarriedChange {
  private typealias Line = ArraySlice<UInt8>

  /// Maximum number of lines that differ, beyond which versions are not compared.
  private static let limit = 2000

  /// Applies the changes from `before` to `after` to another version of `before`; nil if that version changed the same
  /// lines.
  static func applied(from before: [UInt8], to after: [UInt8], in current: [UInt8]) -> [UInt8]? {
    if current == before { return after }
    let (old, new, now) = (lines(before), lines(after), lines(current))
    let change = changed(old, new)
    let places = places(of: old, in: now)
    // Added lines have no original lines, so their neighbors must be adjacent.
    let isAddition = change.old.isEmpty
    let first = isAddition ? max(0, change.old.lowerBound - 1) : change.old.lowerBound
    let last = isAddition ? min(old.count, change.old.upperBound + 1) : change.old.upperBound
    let anchors = places[first..<last]
    guard let start = anchors.first.flatMap(\.self),
      zip(anchors, start...).allSatisfy({ place, expected in place == expected })
    else { return nil }
    let position = start + change.old.lowerBound - first
    let result = now[..<position] + new[change.new] + now[(position + change.old.count)...]
    return Array(result.joined())
  }

  /// Lines with their line feeds.
  private static func lines(_ bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  /// The lines between the common start and the common end of two versions.
  private static func changed(_ old: [Line], _ new: [Line]) -> (old: Range<Int>, new: Range<Int>) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    return (start..<old.count - end, start..<new.count - end)
  }

  /// The position of each line of a version in another version; nil for lines that were removed.
  private static func places(of old: [Line], in now: [Line]) -> [Int?] {
    let middle = changed(old, now)
    var places: [Int?] = Array(0..<middle.old.lowerBound)
    if middle.old.count + middle.new.count <= limit {
      let difference = Array(now[middle.new]).difference(from: Array(old[middle.old]))
      var removed: Set<Int> = []
      var inserted: Set<Int> = []
      for step in difference {
        switch step {
        case .remove(let offset, _, _): removed.insert(offset)
        case .insert(let offset, _, _): inserted.insert(offset)
        }
      }
      var place = 0
      for line in 0..<middle.old.count {
        if removed.contains(line) {
          places.append(nil)
          continue
        }
        while inserted.contains(place) { place += 1 }
        places.append(middle.new.lowerBound + place)
        place += 1
      }
    } else {
      places += Array(repeating: nil, count: middle.old.count)
    }
    return places + (middle.new.upperBound..<now.count).map { $0 }
  }
}
