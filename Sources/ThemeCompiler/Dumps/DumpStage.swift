package import ThemeLayout
internal import ThemeSemantics
internal import ThemeSource
package import ThemeText

/// A stage whose value can be printed.
package enum DumpStage: String, Sendable, CaseIterable {
  case tokens, document, summary, resolved, constraints, layout, render
}

/// How a stage's value is printed.
package enum DumpFormat: String, Sendable, CaseIterable {
  /// For people.
  case text
  /// One JSON object a line: a view, a root, an element.
  case jsonl
}

/// What shapes a dump.
package struct DumpOptions: Sendable {
  package var format = DumpFormat.text
  package var viewport = Viewport.recorded
  package var layout = LayoutOptions.standard
  package var metrics = TextMetrics.standard
  package init() {}
}

extension Workspace {
  /// A stage's value of every selected file, in path order.
  package func dump(_ stage: DumpStage, _ options: DumpOptions) async -> [UInt8] {
    var bytes = await concurrentMap(selection) { dump(stage, of: $0, options) }.reduce(into: []) { $0 += $1 }
    guard stage == .document else { return bytes }
    for id in selectedSets {
      // A set has no stage behind its own elements; no theme's number is needed for those.
      let document = sets[id].document
      let dump = ThemeDump(workspace: self, id: ThemeID(0), document: document, options: options)
      bytes += dump.elements(of: document.tree, withOrigins: false)
    }
    return bytes
  }

  private func dump(_ stage: DumpStage, of id: ThemeID, _ options: DumpOptions) -> [UInt8] {
    guard let document = document(id), stage == .tokens || document.format != .unreadable else { return [] }
    let dump = ThemeDump(workspace: self, id: id, document: document, options: options)
    return switch stage {
    case .tokens: dump.tokens()
    case .document: dump.elements(of: document.tree, withOrigins: false)
    case .summary: dump.summary()
    case .resolved: dump.elements(of: resolve(id).value.tree, withOrigins: true)
    case .constraints: dump.constraints()
    case .layout: dump.layout()
    case .render: dump.render()
    }
  }
}
