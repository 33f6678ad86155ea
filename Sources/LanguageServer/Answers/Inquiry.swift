internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSource
internal import ThemeSyntax

/// A document about which the client asks, in the state of its project.
struct Inquiry {
  let uri: String
  /// Absolute.
  let path: String
  let source: SourceFile
  let document: ThemeDocument
  let positions: TextPositions
  let snapshot: Snapshot
  /// Returns the URI of an absolute path, in the form that the client uses.
  let uriOfPath: (String) -> String

  init(
    uri: String, path: String, bytes: [UInt8], _ encoding: PositionEncoding, _ snapshot: Snapshot,
    uriOfPath: @escaping (String) -> String
  ) {
    self.uri = uri
    self.path = path
    self.uriOfPath = uriOfPath
    source = SourceFile(id: FileID(rawValue: 0), path: path, bytes: bytes)
    document =
      isMarkup(path)
      ? parse(source, limits: snapshot.project.limits).value
      : parse(SourceFile(id: source.id, path: path, bytes: [])).value
    positions = TextPositions(bytes, encoding)
    self.snapshot = snapshot
  }

  var tree: ElementTree { document.tree }

  /// The theme in the document.
  var theme: SelectedTheme? { snapshot.file(at: path).flatMap { snapshot.theme(in: $0) } }

  /// The element around a position, and the attribute at the position.
  func place(at position: Position) -> (node: NodeID, attribute: ElementTree.Attribute?)? {
    let offset = UInt32(clamping: positions.offset(of: position))
    guard let node = tree.innermost(at: offset) else { return nil }
    let attribute = tree.attributes(of: node).first {
      $0.nameRange.start <= offset && offset <= $0.valueRange.end
    }
    return (node, attribute)
  }

  /// The location of a range in another file of the project.
  func location(of range: SourceRange, in path: String, _ bytes: [UInt8]) -> Location {
    Location(uri: uriOfPath(Path.absolute(path)), range: TextPositions(bytes, positions.encoding).range(of: range))
  }

  func location(of range: SourceRange) -> Location { Location(uri: uri, range: positions.range(of: range)) }

  /// The range of the name in an element's end tag; `nil` if it has none.
  func endTagName(of node: NodeID) -> SourceRange? {
    let element = tree[node]
    guard element.endTagStart < element.range.end else { return nil }
    let start = element.endTagStart + 2
    return SourceRange(start: start, end: start + UInt32(clamping: element.nameRange.count))
  }
}

/// Whether a file can contain a theme, by its name.
func isMarkup(_ path: String) -> Bool { [".xib", ".storyboard", ".xml"].contains { path.hasSuffix($0) } }
