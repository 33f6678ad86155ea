import ThemeDatabase
import ThemeLayout
import ThemeRendering
import ThemeSemantics
import ThemeSource
import ThemeSyntax

struct ThemeDump {
  let linked: LinkedThemes
  let id: ThemeID
  let document: ThemeDocument
  let options: DumpOptions

  private var layoutOptions: LayoutOptions {
    var result = options.layout
    result.pivots = linked.limits.solverPivots
    return result
  }

  // MARK: Elements

  /// All elements with locations and attributes; with origins, also the files of inherited values.
  func elements(of tree: ElementTree, withOrigins: Bool) -> [UInt8] {
    var lines = LineCache(linked.sources)
    switch options.format {
    case .text:
      var text = "\(document.path.escaped)\n"
      for node in tree.all { text += line(of: node, in: tree, &lines, withOrigins) + "\n" }
      return Array(text.utf8)
    case .jsonl:
      var json = JSONWriter(.compact)
      for node in tree.all {
        json.object {
          $0.member("file", document.path)
          $0.member("element", tree[node].name)
          $0.member("id", ifPresent: tree.string(.id, of: node))
          $0.member("at", lines.place(of: tree[node].span))
          $0.key("attributes")
          $0.inlineObject { attributes in
            for attribute in tree.attributes(of: node) { attributes.member(attribute.writtenName, attribute.value) }
          }
        }
        json.newline()
      }
      return json.bytes
    }
  }

  private func line(of node: NodeID, in tree: ElementTree, _ lines: inout LineCache, _ withOrigins: Bool) -> String {
    let depth = tree.ancestors(of: node).reduce(0) { count, _ in count + 1 }
    var text = String(repeating: "  ", count: depth) + tree[node].name
    for attribute in tree.attributes(of: node) {
      text += " \(attribute.writtenName)=\"\(attribute.value.escaped)\""
      if withOrigins, attribute.isOverride {
        let over = tree.overridden(by: attribute).map { "\"\($0.text.escaped)\"" }
        text += " (over \(over.joined(separator: ", ")))"
      }
    }
    if let content = tree[node].text { text += " “\(content.escaped)”" }
    return text + "  \(lines.place(of: tree[node].span, relativeTo: document.file))"
  }

  // MARK: Summary

  func summary() -> [UInt8] {
    let graph = linked.graph
    let summary = graph[id]
    let kind = graph.kind(of: id)
    switch options.format {
    case .text:
      var text = "\(document.path.escaped)\n  \(summary.role.rawValue) \(summary.subject) · \(summary.themeName)"
      if let kind { text += "\n  \(kind.rawValue): \(graph.whyKind(of: id).sentence(in: graph))" }
      if let parent = graph.parent(of: id) { text += "\n  parent \(linked.path(of: parent).escaped)" }
      for embed in summary.embeds { text += "\n  embeds \(embed.screenlet) \(embed.themeName ?? "")" }
      return Array((text + "\n").utf8)
    case .jsonl:
      return object {
        $0.member("file", document.path)
        $0.member("role", summary.role.rawValue)
        $0.member("subject", summary.subject)
        $0.member("theme", summary.themeName)
        $0.member("kind", ifPresent: kind?.rawValue)
        $0.member("parent", ifPresent: graph.parent(of: id).map { linked.path(of: $0) })
      }
    }
  }

  // MARK: Layout

  func constraints() -> [UInt8] {
    let resolved = linked.resolved(id).value
    return layoutRoots(of: resolved.tree, rootViews: resolved.rootViews).flatMap { root -> [UInt8] in
      let rows = constraintRows(
        of: resolved.tree, root: root, viewport: options.viewport, metrics: options.metrics, options: options.layout)
      return object { json in
        json.member("file", document.path)
        json.member("root", rows.root)
        json.member("variables", rows.variables)
        json.key("constraints")
        json.array { list in
          for row in rows.constraints {
            list.object {
              $0.key("terms")
              $0.array { terms in
                for term in row.terms {
                  terms.array {
                    $0.value(term.variable)
                    $0.value(term.coefficient)
                  }
                }
              }
              $0.member("relation", row.sign)
              $0.member("constant", row.constant)
              $0.member("priority", row.priority)
            }
          }
        }
      }
    }
  }

  func layout() -> [UInt8] {
    let resolved = linked.resolved(id).value
    var text = options.format == .text ? "\(document.path.escaped)\n" : ""
    var bytes: [UInt8] = []
    for root in layoutRoots(of: resolved.tree, rootViews: resolved.rootViews) {
      let tree = solve(
        resolved, root: root, viewport: options.viewport, metrics: options.metrics, options: layoutOptions
      ).value
      for (row, view) in zip(layoutRows(of: tree, in: resolved.tree), tree.views) {
        switch options.format {
        case .text:
          let depth = sequence(first: view) { $0.parent.map { tree.views[$0] } }.reduce(0) { count, _ in count + 1 }
          text += "\(String(repeating: "  ", count: depth))\(row.element) \(row.id.escaped)  \(shown(row.frame))"
          if let recorded = row.recorded, recorded != row.frame { text += "  recorded \(shown(recorded))" }
          text += "\n"
        case .jsonl:
          bytes += object {
            $0.member("file", document.path)
            $0.member("root", row.root)
            $0.member("id", row.id)
            $0.member("element", row.element)
            $0.member("frame", row.frame)
            if let recorded = row.recorded { $0.member("recorded", recorded) }
          }
        }
      }
    }
    return options.format == .text ? Array(text.utf8) : bytes
  }

  func shown(_ rect: Rect) -> String {
    func short(_ value: Double) -> String {
      let rounded = (value * 1000).rounded() / 1000
      return Int(exactly: rounded).map(String.init) ?? String(rounded)
    }
    return "[\(short(rect.x)) \(short(rect.y)) \(short(rect.width)) \(short(rect.height))]"
  }

  // MARK: Render tree

  /// The render tree: as text, one JSON document for each scene; as lines, one line for each node.
  func render() -> [UInt8] {
    let trees = linked.renderedScenes(of: id, options.compile).value
    return trees.flatMap { options.format == .text ? encodeJSON($0) : nodes(of: $0) }
  }

  private func nodes(of tree: RenderTree) -> [UInt8] {
    tree.nodes.flatMap { node in
      object {
        $0.member("file", document.path)
        $0.member("scene", ifPresent: tree.scene)
        $0.member("id", node.id)
        $0.member("class", node.className)
        $0.member("role", node.role.rawValue)
        $0.member("frame", node.frame)
        $0.member("hidden", node.isHidden)
      }
    }
  }

  // MARK: JSON lines

  func object(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter(.compact)
    writer.object(members)
    writer.newline()
    return writer.bytes
  }
}
