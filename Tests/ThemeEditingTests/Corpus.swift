import TestSupport
import ThemeSource
import ThemeSyntax

@testable import ThemeEditing

extension Corpus {
  static let files: [SourceFile] = contents.enumerated().map { index, file in
    SourceFile(id: FileID(rawValue: UInt32(index)), path: file.path, bytes: file.bytes)
  }

  /// The first file whose path contains `name`.
  static func file(_ name: String) -> SourceFile? { files.first { $0.path.contains(name) } }
}

func source(_ text: String, path: String = "FooScreenletView_default.xml", id: UInt32 = 0) -> SourceFile {
  SourceFile(id: FileID(rawValue: id), path: path, bytes: Array(text.utf8))
}

func markup(_ file: SourceFile) -> MarkupTree? { MarkupTree(parse(file), of: file) }
func markup(_ text: String) -> MarkupTree? { markup(source(text)) }

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

/// The content of a tree without positions and without the order of attributes and of children that have keys.
func meaning(of tree: ElementTree, _ node: NodeID? = nil) -> String {
  guard let node = node ?? tree.documentElement else { return "" }
  let element = tree[node]
  // An outlet is identified by its property, since its id in an overlay is the parent's.
  let written = tree.attributes(of: node).filter { !(element.kind == .outlet && $0.name == .id) }
  let attributes = written.map { "\($0.writtenName)=\($0.value)" }.sorted()
  var children = tree.children(of: node).filter { tree[$0].kind != .theme }.map { meaning(of: tree, $0) }
  switch element.kind {
  case .subviews, .objects, .items, .segments, .array, .attributedString, .scenes, .sections, .cells: break
  default: children.sort()
  }
  if children.isEmpty, element.kind.role == .list, attributes.isEmpty { return "" }
  return "<\(element.name) \(attributes.joined(separator: " "))>\(element.text ?? "")\(children.joined())</>"
}
