package import Diagnostics
package import ThemeSource

/// A file's bytes with replacements made.
///
/// Edits are of that file and within it; others are passed over. Of two that overlap the first in the order given is
/// made: so one of two fixes of the same place waits for the next run.
/// - Returns: the new bytes, and which of the edits were made, by their index.
package func apply(_ edits: [Fix.Edit], to file: SourceFile) -> (bytes: [UInt8], made: [Int]) {
  var accepted: [(index: Int, edit: Fix.Edit)] = []
  for (index, edit) in edits.enumerated() {
    guard edit.span.file == file.id, Int(edit.span.range.end) <= file.bytes.count else { continue }
    if accepted.contains(where: { $0.edit.span.range.collides(with: edit.span.range) }) { continue }
    accepted.append((index, edit))
  }
  accepted.sort {
    ($0.edit.span.range.start, $0.edit.span.range.end) < ($1.edit.span.range.start, $1.edit.span.range.end)
  }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(file.bytes.count)
  var position = 0
  for (_, edit) in accepted {
    bytes += file.bytes[position..<Int(edit.span.range.start)]
    bytes += edit.replacement.utf8
    position = Int(edit.span.range.end)
  }
  bytes += file.bytes[position...]
  return (bytes, accepted.map(\.index).sorted())
}

extension SourceRange {
  /// Whether two replacements cannot both be made: they share bytes, or insert at the same place.
  fileprivate func collides(with other: SourceRange) -> Bool {
    if isEmpty && other.isEmpty { return start == other.start }
    return start < other.end && other.start < end
  }
}
