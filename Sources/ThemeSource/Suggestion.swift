/// Returns the candidate closest to a misspelled name, or nil if none is close enough.
///
/// The distance is Damerau–Levenshtein on lowercased UTF-8; an adjacent transposition counts 1. It may be at most a
/// third of the name's length (at least 1), and at most `most`. The first of equally close candidates wins, so pass
/// them sorted.
@inlinable
package func closestMatch(to name: String, in candidates: some Sequence<String>, within most: Int = .max) -> String? {
  closestMatches(to: name, in: Array(candidates), within: most).first
}

/// Returns the candidate closest to a misspelled name, or nil if none is close enough or several are equally close.
@inlinable
package func onlyMatch(to name: String, in candidates: some Sequence<String>, within most: Int = .max) -> String? {
  let matches = Set(closestMatches(to: name, in: Array(candidates), within: most))
  return matches.count == 1 ? matches.first : nil
}

/// Returns the candidates that are equally close to a misspelled name and closer than all others, in their order. Empty
/// if none is close enough. The distance is that of ``closestMatch(to:in:within:)``.
@usableFromInline
package func closestMatches(to name: String, in candidates: [String], within most: Int = .max) -> [String] {
  var limit = min(most, max(1, name.utf8.count / 3))
  var best: [String] = []
  let letters = Array(name.lowercased().utf8.prefix(128))
  let set = letterSet(of: name)
  for candidate in candidates {
    guard abs(candidate.utf8.count - name.utf8.count) <= limit, candidate != name else { continue }
    // An edit changes at most two letters of the set.
    if let set, let other = letterSet(of: candidate), (set ^ other).nonzeroBitCount / 2 > limit { continue }
    let distance = editDistance(letters, Array(candidate.lowercased().utf8.prefix(128)))
    if distance > limit { continue }
    if distance < limit { best.removeAll() }
    limit = distance
    best.append(candidate)
  }
  return best
}

/// The letters of a name in lowercase, as bits of which several letters can share one; `nil` if it is not ASCII.
private func letterSet(of name: String) -> UInt64? {
  var set: UInt64 = 0
  for byte in name.utf8.prefix(128) {
    if byte >= 0x80 { return nil }
    set |= 1 << UInt64((0x41...0x5A).contains(byte) ? (byte | 0x20) & 63 : byte & 63)
  }
  return set
}

/// Whether a name is a misspelling of another: at most two letters differ, or one in a short name.
package func isTypo(_ name: String, of other: String) -> Bool {
  let (a, b) = (Array(name.lowercased().utf8.prefix(128)), Array(other.lowercased().utf8.prefix(128)))
  return editDistance(a, b) <= (min(a.count, b.count) < 6 ? 1 : 2)
}

private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
  var beforePrevious = [Int](repeating: 0, count: b.count + 1)
  var previous = Array(0...b.count)
  for i in 1...a.count {
    var current = [i] + [Int](repeating: 0, count: b.count)
    for j in 1...b.count {
      let substitution = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
      current[j] = min(substitution, previous[j] + 1, current[j - 1] + 1)
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        current[j] = min(current[j], beforePrevious[j - 2] + 1)
      }
    }
    beforePrevious = previous
    previous = current
  }
  return previous[b.count]
}

extension String {
  /// Whether two names differ only in numbers or capitals, which is deliberate and not a misspelling.
  package func hasLetters(of other: String) -> Bool {
    lowercased().filter { !$0.isNumber } == other.lowercased().filter { !$0.isNumber }
  }
}
