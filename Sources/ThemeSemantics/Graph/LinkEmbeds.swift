internal import ThemeSource

// Embedded Screenlets as edges of the graph.
extension Linker {
  /// An embedding view of a theme, declared or inherited.
  private struct Embed {
    var screenlet: String
    var themeName: String?
    var idHash: UInt64
    var span: SourceSpan
    /// The location of its theme's name.
    var themeSpan: SourceSpan?
  }

  mutating func findEmbeds() {
    reportUnknownScreenlets()
    var known = [[Embed]?](repeating: nil, count: graph.entries.count)
    for id in graph.all where graph[id].role != .foreign && graph.entries[id.index].adjusts == nil {
      let summary = graph[id]
      for embed in embeds(of: id, known: &known) {
        let theme = embed.themeName ?? (summary.role == .host ? ThemeName.standard : summary.themeName)
        let lookup = graph.locate(subject(embed), theme: theme, module: summary.module)
        if embed.themeName != nil || lookup.found == nil, embed.span.file == summary.file, !summary.isMisnamed,
          lookup.how != .unknownScreenlet, lookup.how != .noDefault || graph.index.files(of: subject(embed)) == nil
        {
          let missing = graph.find(subject(embed), theme: theme, module: summary.module)
          diagnostics += missing.diagnostics(at: embed.span, named: embed.themeSpan)
        }
        guard let found = lookup.found else { continue }
        graph.entries[id.index].embeds.append(ThemeGraph.Edge(theme: found, span: embed.span))
      }
    }
  }

  private func subject(_ embed: Embed) -> ThemeGraph.Subject {
    ThemeGraph.Subject(name: embed.screenlet, isPart: false)
  }

  /// Returns a theme's embeds with its adjustment applied. The limit of chains also limits the recursion.
  private func embeds(of id: ThemeID, known: inout [[Embed]?]) -> [Embed] {
    if let embeds = known[id.index] { return embeds }
    var inherited: [Embed] = []
    if graph.form(of: id) == .overlay, let parent = graph.parent(of: id) {
      inherited = embeds(of: parent, known: &known)
    }
    var result = apply(graph[id], to: inherited)
    if let adjustment = graph.adjustment(of: id) {
      result = apply(graph[adjustment], to: graph.form(of: adjustment) == .overlay ? result : [])
    }
    known[id.index] = result
    return result
  }

  private func apply(_ summary: ThemeSummary, to inherited: [Embed]) -> [Embed] {
    if summary.embeds.isEmpty, summary.removed.isEmpty { return inherited }
    let removed = Set(summary.removed)
    var result = inherited.filter { !removed.contains($0.idHash) }
    for embed in summary.embeds {
      let span = SourceSpan(file: summary.file, range: embed.classRange)
      let themeSpan = embed.themeRange.map { SourceSpan(file: summary.file, range: $0) }
      if embed.idHash != 0, let index = result.firstIndex(where: { $0.idHash == embed.idHash }) {
        if !embed.screenlet.isEmpty { result[index].screenlet = embed.screenlet }
        if embed.themeName != nil { (result[index].themeName, result[index].themeSpan) = (embed.themeName, themeSpan) }
        result[index].span = span
      } else if !embed.screenlet.isEmpty {
        result.append(
          Embed(
            screenlet: embed.screenlet, themeName: embed.themeName, idHash: embed.idHash, span: span,
            themeSpan: themeSpan))
      }
    }
    return result
  }

  private mutating func reportUnknownScreenlets() {
    var suggestions: [String: String?] = [:]
    // The Screenlets of the whole project, computed only if one is unknown.
    var names: [String]?
    for summary in graph.summaries {
      for embed in summary.embeds where !embed.screenlet.isEmpty && !isKnown(embed.screenlet) {
        let known = names ?? Set(graph.screenlets.map(\.name)).union(graph.facts.names).sorted()
        names = known
        let meant = suggestions[embed.screenlet] ?? suggestion(for: embed.screenlet, among: known)
        suggestions[embed.screenlet] = .some(meant)
        diagnostics.append(
          .unknownScreenlet(embed.screenlet, meant: meant, at: SourceSpan(file: summary.file, range: embed.classRange)))
      }
    }
  }

  /// Whether a Screenlet has a theme or a descriptor.
  private func isKnown(_ screenlet: String) -> Bool {
    graph.index.files(of: ThemeGraph.Subject(name: screenlet, isPart: false)) != nil
      || graph.facts.names.contains(screenlet)
  }

  /// Reports one cycle in each group of themes that embed each other.
  mutating func reportEmbedCycles() {
    let edges = graph.entries.map { $0.embeds.map(\.theme.index) }
    for (number, group) in stronglyConnected(edges).enumerated() {
      for index in group { graph.entries[index].embedCycle = Int32(clamping: number) }
      guard let path = wayRound(from: group[0], in: Set(group)) else { continue }
      report(.embedCycle(graph, path), about: path[0].from)
    }
  }

  /// The shortest cycle through a theme inside its group, as edges with the themes that they start from.
  private func wayRound(from start: Int, in group: Set<Int>) -> [(from: ThemeID, edge: ThemeGraph.Edge)]? {
    var cameBy: [Int: (from: ThemeID, edge: ThemeGraph.Edge)] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count, cameBy[start] == nil {
      let index = queue[next]
      next += 1
      for edge in graph.entries[index].embeds where group.contains(edge.theme.index) && cameBy[edge.theme.index] == nil
      {
        cameBy[edge.theme.index] = (ThemeID(index), edge)
        queue.append(edge.theme.index)
      }
    }
    var path: [(from: ThemeID, edge: ThemeGraph.Edge)] = []
    var current = start
    repeat {
      guard let step = cameBy[current] else { return nil }
      path.append(step)
      current = step.from.index
    } while current != start
    return path.reversed()
  }
}

/// Returns groups of mutually reachable nodes, and nodes with an edge to themselves. This is Tarjan's algorithm without
/// recursion, linear in edges. Groups are sorted, and ordered by their smallest members.
func stronglyConnected(_ edges: [[Int]]) -> [[Int]] {
  var number = [Int](repeating: -1, count: edges.count)
  var low = [Int](repeating: 0, count: edges.count)
  var isOpen = [Bool](repeating: false, count: edges.count)
  var open: [Int] = []
  var groups: [[Int]] = []
  var counter = 0
  for start in edges.indices where number[start] < 0 && !edges[start].isEmpty {
    var work: [(node: Int, edge: Int)] = [(start, 0)]
    while let (node, edge) = work.last {
      if edge == 0 {
        number[node] = counter
        low[node] = counter
        counter += 1
        isOpen[node] = true
        open.append(node)
      } else {
        low[node] = min(low[node], isOpen[edges[node][edge - 1]] ? low[edges[node][edge - 1]] : low[node])
      }
      var following = edge
      while following < edges[node].count, number[edges[node][following]] >= 0 {
        let other = edges[node][following]
        if isOpen[other] { low[node] = min(low[node], number[other]) }
        following += 1
      }
      if following < edges[node].count {
        work[work.count - 1].edge = following + 1
        work.append((edges[node][following], 0))
        continue
      }
      work.removeLast()
      guard low[node] == number[node], let first = open.lastIndex(of: node) else { continue }
      let group = Array(open[first...])
      open.removeSubrange(first...)
      for member in group { isOpen[member] = false }
      if group.count > 1 || edges[node].contains(node) { groups.append(group.sorted()) }
    }
  }
  return groups.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
}
