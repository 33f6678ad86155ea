import DiagnosticFormats
import TerminalCells
import ThemeCodegen
import ThemeCompiler
import ThemeDatabase
import ThemeEditing
import ThemeLayout
import ThemeLint
import ThemeProject
import ThemeRendering
import ThemeSource
import ThemeSyntax
import ThemeText

/// The stages and commands of themec, applied to a mutant.
struct FuzzedPipeline {
  /// A violated requirement.
  struct Fault: Error {
    var stage: String
    var what: String
  }

  /// The name of the file, which determines its Screenlet and theme.
  let path: String
  let original: [UInt8]
  private let template = ViewClassTemplate()

  init(path: String, original: [UInt8]) {
    self.path = path
    self.original = original
  }

  func run(_ bytes: [UInt8], other: [UInt8]) async throws(Fault) {
    let snapshot = Session(project, asking: [path], contents: [path: bytes]).snapshot
    let linked = snapshot.selected()
    guard let report = try? await snapshot.lint() else { throw Fault(stage: "lint", what: "it was canceled") }
    try checkDiagnostics(report)
    for id in linked.selection {
      for tree in linked.renderedScenes(of: id).value { try checkFrames(tree) }
      let screens = linked.renderedScenes(of: id, RenderOptions(viewport: .recorded, metrics: .cells(.standard))).value
        .map { Screen($0, .standard, RasterStyle(depth: .truecolor)) }
      if !screens.isEmpty {
        let drawn = compose(screens, columns: 80, style: RasterStyle())
        try checkOutput(encode(drawn, depth: .truecolor))
      }
      _ = linked.explain(SelectedTheme(linked, id), subject: nil)
      for form in [ConvertedForm.complete, .xib] { _ = linked.convert(id, ConversionOptions(form: form)) }
      guard let made = try? linked.generateViews(of: id, template: template) else {
        throw Fault(stage: "generate", what: "the template failed")
      }
      if made.diagnostics.contains(where: { $0.code == DiagnosticDescriptor.notSwift.code }) {
        throw Fault(stage: "generate", what: "what it wrote is no Swift")
      }
    }
    try checkEditing(bytes, other: other)
  }

  private func file(_ id: UInt32, _ bytes: [UInt8]) -> SourceFile {
    SourceFile(id: FileID(rawValue: id), path: path, bytes: bytes)
  }

  /// A separate project, so that files in the mutant's folder are ignored.
  private var project: Project {
    var project = Project(root: "/nowhere", themePath: [])
    project.library = .shipped
    return project
  }

  private func checkDiagnostics(_ report: LintReport) throws(Fault) {
    for diagnostic in report.diagnostics {
      guard let span = diagnostic.span, let file = report.sources[span.file] else { continue }
      guard span.range.start <= span.range.end, Int(span.range.end) <= file.bytes.count else {
        throw Fault(stage: "lint", what: "'\(diagnostic.code.rawValue)' points outside its file")
      }
    }
  }

  private func checkFrames(_ tree: RenderTree) throws(Fault) {
    for node in tree.nodes {
      let frame = node.frame
      guard frame.x.isFinite, frame.y.isFinite, frame.width.isFinite, frame.height.isFinite else {
        throw Fault(stage: "compile", what: "the frame of '\(node.id)' is not a number")
      }
    }
  }

  /// Checks that the output has no control sequences other than colors.
  private func checkOutput(_ text: [UInt8]) throws(Fault) {
    var isSequence = false
    for byte in text {
      if isSequence {
        if byte == UInt8(ascii: "m") { isSequence = false }
        guard
          byte == UInt8(ascii: "m") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: ";")
            || (48...57).contains(byte)
        else { throw Fault(stage: "preview", what: "a control sequence that is not a color") }
      } else if byte == 0x1B {
        isSequence = true
      } else if byte < 0x20, byte != 0x0A {
        throw Fault(stage: "preview", what: "the control character \(byte)")
      }
    }
  }

  private func checkEditing(_ bytes: [UInt8], other: [UInt8]) throws(Fault) {
    let mutant = file(1, bytes)
    if let formatted = format(mutant).value {
      guard let again = format(file(2, formatted)).value else {
        throw Fault(stage: "format", what: "what it wrote cannot be read")
      }
      guard again == formatted else { throw Fault(stage: "format", what: "a second time changes more") }
    }
    let document = parse(mutant)
    if var markup = MarkupTree(document, of: mutant) {
      guard markup.write() == bytes else {
        throw Fault(stage: "markup", what: "what is unchanged is written otherwise")
      }
      let strings = markup.localizedStrings
      let read = parseStrings(file(3, stringsFile(strings))).value
      guard read.map(\.value) == strings.map(\.value) else {
        throw Fault(stage: "strings", what: "texts do not come back")
      }
      _ = markup.setStrings(read)
    }
    if let merged = merge(base: file(4, original), ours: mutant, theirs: file(5, other)).value {
      guard MarkupTree(parse(file(6, merged.bytes)), of: file(6, merged.bytes)) != nil else {
        throw Fault(stage: "merge", what: "what it wrote cannot be read")
      }
    }
    let theirs = parse(file(7, other)).value
    _ = compare(document.value.tree, roots: document.value.rootViews, with: theirs.tree, roots: theirs.rootViews).text()
  }
}
