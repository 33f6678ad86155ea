import Diagnostics
import Foundation
import InterfaceBuilderCatalog
import ThemeSource
import ThemeSyntax

@testable import ThemeEditing

/// Real Interface Builder files beside the checkout; tests that need them are skipped where they are absent.
enum Corpus {
  static let root: URL = {
    if let path = ProcessInfo.processInfo.environment["THEMEC_CORPUS"] { return URL(fileURLWithPath: path) }
    return URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("../shared/corpus").standardized
  }()

  static let isPresent = FileManager.default.fileExists(atPath: root.path)

  /// All XIBs and storyboards, sorted by path.
  static let files: [SourceFile] = {
    let paths = (FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
    return paths.enumerated().compactMap { index, path in
      (try? Data(contentsOf: root.appendingPathComponent(path))).map {
        SourceFile(id: FileID(rawValue: UInt32(index)), path: path, bytes: [UInt8]($0))
      }
    }
  }()

  /// The files of iOS whose path contains a text.
  static func file(_ name: String) -> SourceFile? { files.first { $0.path.contains(name) } }
}

func source(_ text: String, path: String = "FooScreenletView_default.xml", id: UInt32 = 0) -> SourceFile {
  SourceFile(id: FileID(rawValue: id), path: path, bytes: Array(text.utf8))
}

func markup(_ file: SourceFile) -> MarkupTree? { MarkupTree(parse(file), of: file) }
func markup(_ text: String) -> MarkupTree? { markup(source(text)) }

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

/// What a tree says, without places: the order of attributes, and of children reported by key, says nothing.
func meaning(of tree: ElementTree, _ node: NodeID? = nil) -> String {
  guard let node = node ?? tree.documentElement else { return "" }
  let element = tree[node]
  // An outlet is reported by its property: in an overlay it keeps the parent's id.
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
