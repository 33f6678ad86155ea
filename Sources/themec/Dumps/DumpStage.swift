import ThemeDatabase
import ThemeLayout
import ThemeLint
import ThemeProject
import ThemeSemantics
import ThemeSource
import ThemeSyntax
import ThemeText

/// A stage whose output can be printed, in the order of the pipeline.
enum DumpStage: String, Sendable, CaseIterable {
  case tokens, document, names, summary, graph, sets, resolved, shared, bound, screen, constraints, layout
  case screenLayout = "screen-layout"
  case render

  var summary: String {
    switch self {
    case .tokens: "all tokens of the file"
    case .document: "elements and attributes of the file"
    case .names: "parts of the file name, and the expected name"
    case .summary: "name, kind and parent of the theme"
    case .graph: "parents, children, extensions and embedded Screenlets"
    case .sets: "theme set, and the sets that it inherits from"
    case .resolved: "elements with inheritance applied"
    case .shared: "elements with the resources of the theme sets"
    case .bound: "attributes and actions of the ViewModel, and their outlets"
    case .screen: "root views, embedded Screenlets and cells of a screen"
    case .constraints: "constraints of each root as linear equations"
    case .layout: "frames of each root, and the recorded frames"
    case .screenLayout: "frames of a screen with embedded Screenlets and cells"
    case .render: "render tree"
    }
  }
}

enum DumpFormat: String, Sendable, CaseIterable {
  /// For reading.
  case text
  /// One JSON object per line: a view, a root, an element.
  case jsonl
}

struct DumpOptions: Sendable {
  var format = DumpFormat.text
  var viewport = Viewport.recorded
  var layout = LayoutOptions.standard
  var metrics = TextMetrics.standard
  /// Values of the ViewModel, for the stages from `screen` on.
  var values = ViewModelValues.none
  /// The number of themes that are processed in parallel.
  var jobs = 1
  init() {}

  var compile: RenderOptions { RenderOptions(viewport: viewport, metrics: metrics, values: values) }
}

/// The result of dumping files.
struct StageDump: Sendable {
  var bytes: [UInt8] = []
  /// Errors that prevented files from being read completely.
  var unread: [Diagnostic] = []
  /// The source files of the errors.
  var sources = SourceMap()
}

extension Snapshot {
  /// The output of a stage for every requested file, in path order.
  func dump(_ stage: DumpStage, _ options: DumpOptions) async -> StageDump {
    var result = StageDump()
    var pieces: [(path: String, bytes: [UInt8])] = []
    await forEachResult(
      of: batches(for: stage, jobs: options.jobs), jobs: options.jobs,
      { families in
        withThemes(requested: families) { linked in
          let unread = linked.diagnostics.filter(\.keepsFromReading)
          var sources = SourceMap()
          sources.keep(linked.sources, of: unread)
          return (linked.dump(stage, options), unread, sources)
        }
      },
      { dumped, unread, sources in
        pieces += dumped
        // Families that embed each other contain the same files.
        result.unread += unread.filter { new in
          new.span.map { result.sources.path(of: $0.file) == nil } ?? !result.unread.contains {
            $0.message == new.message
          }
        }
        result.sources.formUnion(sources)
      })
    if stage == .document { pieces += sets(options) }
    pieces.sort { $0.path.isBefore($1.path) }
    result.bytes = pieces.reduce(into: []) { $0 += $1.bytes }
    result.unread += diagnostics.filter(\.keepsFromReading)
    return result
  }

  /// The requested families in groups that are linked together. A stage that depends only on a file's elements, name
  /// and parent has several families per group, but enough groups for all jobs.
  private func batches(for stage: DumpStage, jobs: Int) -> [[FileFamily]] {
    let families = requestedFamilies
    let most =
      switch stage {
      case .tokens, .document, .names, .summary: jobs > 1 ? min(32, families.count / (jobs * 4)) : 32
      case .graph, .sets, .resolved, .shared, .bound, .screen, .constraints, .layout, .screenLayout, .render: 1
      }
    let size = max(1, most)
    return stride(from: 0, to: families.count, by: size).map { start in
      Array(families[start..<min(start + size, families.count)])
    }
  }

  /// The elements of the requested sets, which have no later stage.
  private func sets(_ options: DumpOptions) -> [(path: String, bytes: [UInt8])] {
    let linked = themes(of: [])
    return linked.selectedSets.map { id in
      // A set has no later stage than its elements, which do not need a theme's number.
      let document = linked.sets[id].document
      let dump = ThemeDump(linked: linked, id: ThemeID(0), document: document, options: options)
      return (document.path, dump.elements(of: document.tree, withOrigins: false))
    }
  }
}

extension Diagnostic {
  /// Whether the diagnostic is the reason that a file was not read completely.
  fileprivate var keepsFromReading: Bool {
    severity == .error && (code.group == "io" || LintSettings.fixedCodes.contains(code.rawValue))
  }
}

extension LinkedThemes {
  /// The output of a stage for each selected file.
  func dump(_ stage: DumpStage, _ options: DumpOptions) -> [(path: String, bytes: [UInt8])] {
    selection.map { (path(of: $0), dump(stage, of: $0, options)) }
  }

  private func dump(_ stage: DumpStage, of id: ThemeID, _ options: DumpOptions) -> [UInt8] {
    guard let document = document(id), stage == .tokens || document.format != .unreadable else { return [] }
    let dump = ThemeDump(linked: self, id: id, document: document, options: options)
    return switch stage {
    case .tokens: dump.tokens()
    case .document: dump.elements(of: document.tree, withOrigins: false)
    case .names: names[id].map { dump.names($0) } ?? []
    case .summary: dump.summary()
    case .graph: dump.graph()
    case .sets: dump.sets()
    case .resolved: dump.elements(of: inherited(id).value.tree, withOrigins: true)
    case .shared: dump.elements(of: resolved(id).value.tree, withOrigins: true)
    case .bound: dump.bound()
    case .screen: dump.screen()
    case .constraints: dump.constraints()
    case .layout: dump.layout()
    case .screenLayout: dump.screenLayout()
    case .render: dump.render()
    }
  }
}
