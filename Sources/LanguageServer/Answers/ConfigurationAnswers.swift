internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSource

/// Hover and symbols of `.themec.yml`.
extension Inquiry {
  /// The documentation of the key at a position, or whether the path at the position exists.
  func configurationHover(at position: Position) -> Hover? {
    let outline = ConfigurationOutline(source.bytes)
    let offset = positions.offset(of: position)
    guard let index = outline.line(at: offset) else { return nil }
    if let hover = pathHover(at: offset, in: outline, index) { return hover }
    guard let range = outline.lines[index].key, range.lowerBound <= offset, offset <= range.upperBound,
      let name = outline.key(of: outline.lines[index]),
      let text = configurationText(name, outline.path(around: index))
    else { return nil }
    return Hover(contents: .init(value: text), range: positions.range(of: SourceRange(range)))
  }

  /// Whether the path that is the value of a line, or in its list, is a file or a folder; `nil` for another value.
  private func pathHover(at offset: Int, in outline: ConfigurationOutline, _ index: Int) -> Hover? {
    let line = outline.lines[index]
    let keys = outline.path(around: index) + (outline.key(of: line).map { [$0] } ?? [])
    let name = keys.joined(separator: ".")
    let key = ConfigurationReference.keys.first { name == $0.path || name == $0.path + "[]" }
    guard let key, key.isPath, offset >= line.value, offset <= line.end else { return nil }
    let start = max(startOfValue(in: line, to: offset), line.value)
    let ends = [UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "\""), UInt8(ascii: "'"), 0x20, 0x0D]
    let end = source.bytes[offset..<line.end].firstIndex { ends.contains($0) } ?? line.end
    guard start < end else { return nil }
    let written = String(decoding: source.bytes[start..<end], as: UTF8.self)
    let file = Path.tidied(Path.joined(Path.folder(of: path), written))
    let files = snapshot.fileSystem
    let state = files.isFolder(file) ? "a folder" : files.exists(file) ? "a file" : "does not exist"
    return Hover(
      contents: .init(value: "`\(written)`: \(state)"), range: positions.range(of: SourceRange(start..<end)))
  }

  private func configurationText(_ name: String, _ around: [String]) -> String? {
    if around.last == "rules" { return ruleSummary(name).map { "`\(name)`: \($0)" } }
    let path = (around + [name]).joined(separator: ".")
    if let key = ConfigurationReference.keys.first(where: { $0.path == path }) {
      return "`\(path)`: \(key.type)\n\n\(key.description)"
    }
    let inner = ConfigurationReference.keys.map(\.path).filter { $0.hasPrefix(path + ".") }
    if inner.isEmpty { return nil }
    return "`\(path)`: \(inner.map { "`\($0.dropFirst(path.count + 1))`" }.joined(separator: ", "))"
  }

  /// The keys of the configuration, as a tree.
  func configurationSymbols() -> [DocumentSymbol] {
    let outline = ConfigurationOutline(source.bytes)
    var open: [(indentation: Int, symbol: DocumentSymbol)] = []
    var found: [DocumentSymbol] = []
    func close(to indentation: Int) {
      while let last = open.last, last.indentation >= indentation {
        open.removeLast()
        if open.isEmpty { found.append(last.symbol) } else { open[open.count - 1].symbol.children.append(last.symbol) }
      }
    }
    for line in outline.lines {
      guard let key = line.key, let name = outline.key(of: line), !name.isEmpty else { continue }
      close(to: line.indentation)
      let end = positions.position(of: UInt32(clamping: line.end))
      for index in open.indices { open[index].symbol.range.end = end }
      let start = positions.position(of: UInt32(clamping: key.lowerBound))
      open.append(
        (
          line.indentation,
          DocumentSymbol(
            name: name, detail: outline.value(of: line), kind: 7, range: TextRange(start: start, end: end),
            selectionRange: positions.range(of: SourceRange(key)), children: [])
        ))
    }
    close(to: 0)
    return found
  }
}
