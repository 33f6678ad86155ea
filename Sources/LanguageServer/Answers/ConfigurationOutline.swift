/// The keys of a configuration file by their lines. In contrast to a parser, it also reads files that are being written.
struct ConfigurationOutline {
  struct Line {
    /// The offset of the first byte.
    var start: Int
    /// The number of spaces before the key or value, including dashes of list items.
    var indentation: Int
    /// The number of spaces before the first dash; `nil` if the line starts no list item.
    var dash: Int?
    /// The offsets of the key before a colon; `nil` if the line has none.
    var key: Range<Int>?
    /// The offset after the key and its colon, or that of the whole value.
    var value: Int
    var end: Int
  }

  let bytes: [UInt8]
  /// The lines with contents, without comments.
  private(set) var lines: [Line] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var start = 0
    while start <= bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      if let line = Self.line(bytes, start, end) { lines.append(line) }
      start = end + 1
    }
  }

  private static func line(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Line? {
    var index = start
    var dash: Int?
    while index < end {
      if bytes[index] == UInt8(ascii: "-"), index + 1 == end || bytes[index + 1] == 0x20 {
        dash = dash ?? index - start
      } else if bytes[index] != 0x20 {
        break
      }
      index += 1
    }
    guard dash != nil || index < end && bytes[index] != UInt8(ascii: "#") && bytes[index] != 0x0D else { return nil }
    var line = Line(start: start, indentation: index - start, dash: dash, key: nil, value: index, end: end)
    let colon = bytes[index..<end].indices.first { offset in
      bytes[offset] == UInt8(ascii: ":") && (offset + 1 == end || [0x20, 0x0D].contains(bytes[offset + 1]))
    }
    if let colon {
      line.key = index..<colon
      line.value = colon + 1
    }
    return line
  }

  /// The line around an offset.
  func line(at offset: Int) -> Int? { lines.firstIndex { $0.start <= offset && offset <= $0.end } }

  /// The key of a line, without quotation marks.
  func key(of line: Line) -> String? {
    line.key.map { range in
      String(decoding: bytes[range], as: UTF8.self).trimming { $0 == " " || $0 == "\"" || $0 == "'" }
    }
  }

  /// The value in a line, without a comment.
  func value(of line: Line) -> String {
    let text = String(decoding: bytes[min(line.value, line.end)..<line.end], as: UTF8.self)
    return text.components(before: " #").trimming { $0.isWhitespace }
  }

  /// The keys around an offset in the value of a line, which may have mappings in braces and lists in brackets, and whether
  /// a key is written at the offset.
  /// - Parameter path: The keys around the value, with its own.
  func flowPlace(in line: Line, _ path: [String], to offset: Int) -> (path: [String], isKey: Bool) {
    var open: [(isMapping: Bool, key: String?)] = []
    var start = line.value
    for index in line.value..<offset {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): open.append((bytes[index] == UInt8(ascii: "{"), nil))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
      case UInt8(ascii: ","):
        if !open.isEmpty { open[open.count - 1].key = nil }
      case UInt8(ascii: ":"):
        guard let last = open.last, last.isMapping, last.key == nil else { continue }
        open[open.count - 1].key = String(decoding: bytes[start..<index], as: UTF8.self).trimming {
          $0 == " " || $0 == "\"" || $0 == "'"
        }
      default: continue
      }
      start = index + 1
    }
    var path = path
    for (isMapping, key) in open {
      if let key { path.append(key) } else if !isMapping, let list = path.popLast() { path.append(list + "[]") }
    }
    return (path, open.last.map { $0.isMapping && $0.key == nil } ?? false)
  }

  /// The keys of the mappings and lists around the contents of a line, outermost first. A list has `[]` at its end.
  func path(around index: Int) -> [String] {
    path(before: index, indentation: lines[index].indentation, dash: lines[index].dash)
  }

  /// The keys around contents with an indentation after the lines before an index.
  func path(before index: Int, indentation: Int, dash: Int?) -> [String] {
    var (indentation, dash, path) = (indentation, dash, [String]())
    for line in lines[..<index].reversed() {
      if dash == nil, line.dash != nil, line.indentation == indentation {
        // The first key of the same item of a list.
        dash = line.dash
        continue
      }
      // A list may start in the column of its key.
      guard dash.map({ line.indentation <= $0 }) ?? (line.indentation < indentation), let key = key(of: line) else {
        continue
      }
      path.insert(key + (dash == nil ? "" : "[]"), at: 0)
      (indentation, dash) = (line.indentation, line.dash)
    }
    return path
  }
}

extension String {
  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> String {
    var rest = drop(while: isTrimmed)
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return String(rest)
  }

  /// The text before a separator, or all of it.
  fileprivate func components(before separator: String) -> String {
    firstRange(of: separator).map { String(self[..<$0.lowerBound]) } ?? self
  }
}
