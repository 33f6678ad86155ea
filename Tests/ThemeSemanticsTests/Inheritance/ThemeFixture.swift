import Foundation
import TestSupport
import ThemeSource
import ThemeSyntax

@testable import ThemeSemantics

/// Themes written in tests: file names and their text, in the order of the theme path.
struct ThemeFixture {
  var sources = SourceMap()
  var documents: [ThemeDocument] = []
  var summaries: [ThemeSummary] = []

  /// Adds a file of a theme path's folder and returns its id in the graph.
  @discardableResult
  mutating func add(_ path: String, folder: Int = 0, _ text: String) -> ThemeID {
    let file = sources.add(path: path, bytes: Array(text.utf8))
    let document = parse(file).value
    documents.append(document)
    summaries.append(summarize(document, folder: folder))
    return ThemeID(documents.count - 1)
  }

  func linked(
    facts: ClassFacts = .none, screenlets: ScreenletFacts = .none, folders: [String] = [],
    limits: Limits = .standard
  ) -> Diagnosed<ThemeGraph> {
    link(summaries, facts: facts, screenlets: screenlets, folders: folders, limits: limits)
  }

  func resolved(
    _ id: ThemeID, facts: ClassFacts = .none, limits: Limits = .standard
  ) -> Diagnosed<ResolvedTheme> {
    let graph = linked(facts: facts).value
    return resolve(id, in: graph, limits: limits) { documents[$0.index] }
  }

  /// The text that a span covers.
  func text(_ span: SourceSpan?) -> String? {
    span.flatMap { span in sources[span.file]?.text(in: span.range) }
  }
}

/// A document with a root view of that class, a header when `header` has attributes, and `inside` in the root.
func xml(header: String = "", rootClass: String? = nil, rootID: String = "root", _ inside: String = "") -> String {
  let theme = header.isEmpty ? "" : "<theme \(header)/>"
  let custom = rootClass.map { " customClass=\"\($0)\"" } ?? ""
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">\(theme)<objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><view id="\(rootID)"\(custom)>\(inside)</view></objects></document>
    """
}

/// An overlay with those elements directly under `<objects>`.
func overlay(header: String = "", _ objects: String, after: String = "") -> String {
  let theme = header.isEmpty ? "" : "<theme \(header)/>"
  return
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<document>\(theme)<objects>\(objects)</objects>\(after)</document>"
}

/// The bytes of a file; empty if it cannot be read.
func bytes(of path: String) -> [UInt8] { (FileManager.default.contents(atPath: path)).map { Array($0) } ?? [] }

/// The paths of the XML files below a folder of the repository.
func xmlFiles(in folder: String) -> [String] {
  let root = repository.appendingPathComponent(folder)
  return files(below: root, endings: [".xml"]).map { root.path + "/" + $0 }
}
