internal import ThemeSource

/// A file before and after fixes or formatting.
package struct ChangedFile: Sendable {
  package var path: String
  package var before: [UInt8]
  package var after: [UInt8]

  package init(path: String, before: [UInt8], after: [UInt8]) {
    self.path = path
    self.before = before
    self.after = after
  }
}

extension ChangedFile {
  /// The change as a unified diff with three lines of context, for `patch` and `git apply`.
  package var unifiedDiff: [UInt8] {
    let old = before.linesWithEndings
    let new = after.linesWithEndings
    var rows: [Row] = []
    var (i, j) = (0, 0)
    func addChanges(until end: (old: Int, new: Int)) {
      while i < end.old {
        rows.append(Row(mark: "-", line: old[i], old: i, new: j))
        i += 1
      }
      while j < end.new {
        rows.append(Row(mark: "+", line: new[j], old: i, new: j))
        j += 1
      }
    }
    for pair in LineDifference(old, new).common {
      addChanges(until: pair)
      rows.append(Row(mark: " ", line: old[i], old: i, new: j))
      (i, j) = (i + 1, j + 1)
    }
    addChanges(until: (old.count, new.count))
    return render(rows)
  }

  private struct Row {
    var mark: Unicode.Scalar
    var line: ArraySlice<UInt8>
    /// Lines of each side before this row.
    var old: Int
    var new: Int
  }

  /// A name in the header of a patch: in quotation marks, as git writes it, if it has characters that could be read otherwise.
  private static func patchName(_ name: String) -> String {
    guard name.unicodeScalars.contains(where: { $0.isHostile || $0 == "\"" || $0 == "\\" }) else { return name }
    let bytes = name.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): "\\" + String(UnicodeScalar(byte))
      case 0x20..<0x7F: String(UnicodeScalar(byte))
      default: "\\" + String(Int(byte) + 0o1000, radix: 8).dropFirst()
      }
    }
    return "\"\(bytes.joined())\""
  }

  private func render(_ rows: [Row]) -> [UInt8] {
    var text = Array("--- \(Self.patchName("a/" + path))\n+++ \(Self.patchName("b/" + path))\n".utf8)
    let context = 3
    var index = 0
    while let first = rows[index...].firstIndex(where: { $0.mark != " " }) {
      let start = max(index, first - context)
      var end = first
      var quiet = 0
      while end < rows.count, quiet <= 2 * context {
        quiet = rows[end].mark == " " ? quiet + 1 : 0
        end += 1
      }
      end -= max(0, quiet - context)
      let hunk = rows[start..<end]
      let removed = hunk.count { $0.mark != "+" }
      let added = hunk.count { $0.mark != "-" }
      let (old, new) = (rows[start].old, rows[start].new)
      text += Array("@@ -\(removed == 0 ? old : old + 1),\(removed) +\(added == 0 ? new : new + 1),\(added) @@\n".utf8)
      for row in hunk {
        text.append(UInt8(ascii: row.mark))
        text += row.line
        if row.line.last != 0x0A { text += Array("\n\\ No newline at end of file\n".utf8) }
      }
      index = end
      if index >= rows.count { break }
    }
    return text
  }
}
