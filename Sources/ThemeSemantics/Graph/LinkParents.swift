internal import ThemeSource

// Kinds and parents: from headers, otherwise from classes.
extension Linker {
  mutating func findParents() {
    indexClasses()
    for id in order where !graph[id].isExtension {
      let summary = graph[id]
      if summary.role == .part {
        findParent(ofPart: id, summary)
      } else if let kind = summary.statedKind {
        take(kind, of: id, summary)
      } else if summary.themeName == ThemeName.standard {
        set(id, .default, .namedDefault, parent: nil)
        refuseParent(of: id, summary, kind: .default)
      } else if summary.statedParent != nil {
        inferKind(of: id, summary, parent: statedParent(of: id, summary))
      } else if summary.isHeadlessOverlay,
        let parent = graph.locate(subject(of: id), theme: nil, module: summary.module).found
      {
        let hasOwnClass = summary.rootClass.map { owner(of: $0, otherThan: id) == nil } ?? false
        let kind: ThemeKind = hasOwnClass ? .extended : .child
        set(id, kind, .parentStated, parent: parent)
        if !summary.isMisnamed { diagnostics.append(.missingHeader(summary, kind, parent: graph[parent].themeName)) }
      } else {
        inferKind(of: id, summary)
      }
    }
  }

  private mutating func set(_ id: ThemeID, _ kind: ThemeKind, _ reason: KindReason, parent: ThemeID?) {
    graph.entries[id.index].kind = kind
    graph.setReason(reason, of: id)
    graph.entries[id.index].parent = parent
  }

  /// Indexes the class that the file name of each theme implies, in both forms of a Screenlet's view, and the root
  /// view's class of default themes.
  private mutating func indexClasses() {
    for id in order where isVisible(id) && !graph[id].isExtension {
      let summary = graph[id]
      classOwners[summary.ownClass, default: []].append(id)
      if let screenlet = summary.screenlet {
        let isShort = summary.className == screenlet + "View"
        let other = FileName.viewClass(
          className: screenlet + (isShort ? "ScreenletView" : "View"), themeName: summary.themeName)
        classOwners[other, default: []].append(id)
      }
    }
    for id in order where isVisible(id) && graph[id].themeName == ThemeName.standard {
      if let name = graph[id].rootClass, classOwners[name] == nil { classOwners[name] = [id] }
    }
  }

  /// Another theme of the same Screenlet that owns a class; if there are several, the one in the same module, otherwise
  /// the first. A theme of the same name that is closer to the file is preferred, such as that in a folder of converted
  /// themes.
  private mutating func owner(of className: String, otherThan id: ThemeID) -> ThemeID? {
    let subject = subject(of: id)
    let owners = (classOwners[className] ?? []).filter { self.subject(of: $0) == subject }
    if owners.contains(where: { graph[$0].themeName == graph[id].themeName }) { return nil }
    guard let first = owners.first(where: { graph[$0].module == graph[id].module }) ?? owners.first else { return nil }
    return neighbor(of: id, named: graph[first].themeName) ?? first
  }

  /// The theme that owns the root view's class or a superclass of it.
  private mutating func inheritance(
    of id: ThemeID, _ summary: ThemeSummary
  ) -> (reason: KindReason, theme: ThemeID)? {
    guard let rootClass = summary.rootClass else { return nil }
    if rootClass != summary.ownClass, let owner = owner(of: rootClass, otherThan: id) {
      return (.rootClass(rootClass, of: owner), owner)
    }
    var via: [String] = []
    for ancestor in facts.lineage(above: rootClass) {
      via.append(ancestor)
      if let owner = owner(of: ancestor, otherThan: id) {
        return (.superclass(of: rootClass, via: via, theme: owner), owner)
      }
    }
    return nil
  }

  private mutating func inferKind(of id: ThemeID, _ summary: ThemeSummary) {
    guard let (reason, theme) = inheritance(of: id, summary) else {
      return set(id, .full, .nothingInherited(rootClass: summary.rootClass), parent: nil)
    }
    if case .rootClass = reason {
      set(id, .child, reason, parent: theme)
    } else {
      set(id, .extended, reason, parent: theme)
    }
  }

  /// Infers Child or Extended from the root's class if the header sets a parent but no kind.
  private mutating func inferKind(of id: ThemeID, _ summary: ThemeSummary, parent: ThemeID?) {
    if let rootClass = summary.rootClass, owner(of: rootClass, otherThan: id) == nil {
      set(id, .extended, .parentStatedWithOwnClass(rootClass), parent: parent)
    } else {
      set(id, .child, .parentStated, parent: parent)
    }
  }

  private mutating func take(_ kind: ThemeKind, of id: ThemeID, _ summary: ThemeSummary) {
    switch kind {
    case .default, .full:
      set(id, kind, .stated, parent: nil)
      refuseParent(of: id, summary, kind: kind)
    case .child, .extended:
      if summary.statedParent != nil {
        set(id, kind, .stated, parent: statedParent(of: id, summary))
      } else if let (_, theme) = inheritance(of: id, summary) {
        set(id, kind, .stated, parent: theme)
      } else {
        set(id, kind, .stated, parent: nil)
        report(.parentNotStated(kind, available: names(besides: id), at: summary.anchorSpan), about: id)
      }
    }
  }

  private mutating func findParent(ofPart id: ThemeID, _ summary: ThemeSummary) {
    if summary.statedParent != nil {
      graph.entries[id.index].parent = statedParent(of: id, summary)
    } else if summary.themeName != ThemeName.standard {
      graph.entries[id.index].parent = inheritance(of: id, summary)?.theme
    }
  }

  private mutating func refuseParent(of id: ThemeID, _ summary: ThemeSummary, kind: ThemeKind) {
    guard let parent = summary.statedParent else { return }
    report(.parentNotAllowed(kind, parent: parent, at: summary.parentSpan), about: id, followsFromName: false)
  }

  /// The parent in the header: by exact name, otherwise ignoring case if only one theme matches.
  private mutating func statedParent(of id: ThemeID, _ summary: ThemeSummary) -> ThemeID? {
    guard let name = summary.statedParent else { return nil }
    if let neighbor = neighbor(of: id, named: name) { return neighbor }
    let lookup = graph.locate(subject(of: id), theme: name, module: summary.module)
    switch lookup.how {
    case .exact: return lookup.found
    case .ignoringCase:
      diagnostics += lookup.diagnostics(at: summary.parentSpan)
      return lookup.found
    case .fallback, .noDefault, .unknownScreenlet:
      let meant = suggestion(for: name, besides: id)
      report(
        .missingParent(
          name, of: summary, meant: meant == summary.themeName ? nil : meant, available: names(besides: id),
          searched: graph.folders), about: id)
      return nil
    }
  }

  /// The names of other themes of the same Screenlet, sorted. At most nine, which is more than a message lists.
  private func names(besides id: ThemeID) -> [String] {
    var names: [String] = []
    for other in graph.index.files(of: subject(of: id)) ?? [] {
      if names.count == 9 { break }
      let name = graph[other].themeName
      if name != graph[id].themeName, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Reports overlays without a parent to change.
  mutating func reportBaselessOverlays() {
    for id in order where graph[id].statedForm == .overlay && !graph[id].isExtension && !graph[id].isXIB {
      let summary = graph[id]
      // A forbidden parent is already reported, with a help text.
      if summary.statedParent != nil, graph.kind(of: id) == .full || graph.kind(of: id) == .default { continue }
      let mayHaveParent = summary.role == .part || graph.kind(of: id) == .child || graph.kind(of: id) == .extended
      if mayHaveParent ? summary.role == .part && summary.statedParent == nil && graph.parent(of: id) == nil : true {
        report(.overlayWithoutParent(summary, available: names(besides: id)), about: id)
      }
    }
  }

  /// Assigns each `-ext` file to the theme that its name refers to.
  mutating func attachAdjustments() {
    for id in order where graph[id].isExtension {
      let summary = graph[id]
      if summary.isPlain, !hasView(for: id) { continue }
      let lookup = graph.locate(subject(of: id), theme: summary.themeName, module: summary.module)
      let found = lookup.found.flatMap { found in
        graph[found].folder == summary.folder ? neighbor(of: id, named: graph[found].themeName) ?? found : found
      }
      guard let target = found, lookup.how == .exact || lookup.how == .ignoringCase else {
        let meant = suggestion(for: summary.themeName, besides: id)
        report(.nothingToAdjust(summary, meant: meant, searched: graph.folders), about: id)
        continue
      }
      graph.entries[id.index].kind = graph.entries[target.index].kind
      graph.setReason(.adjusts(target), of: id)
      if isVisible(id), graph.entries[target.index].adjustment == nil { graph.entries[target.index].adjustment = id }
    }
  }
}

extension Linker {
  /// Whether a XIB such as `FooView-ext.xib` has a view in its folder that it replaces, `FooView.xib`, as in the Widget
  /// library. An app's XIBs with such names are independent of each other.
  private func hasView(for id: ThemeID) -> Bool {
    guard graph[id].className.hasSuffix("View") else { return false }
    return (graph.index.files(of: subject(of: id)) ?? []).contains { other in
      graph[other].isPlain && graph[other].stem == graph[id].stem && graph[other].folder == graph[id].folder
        && (directories.isEmpty || directories[other.index] == directories[id.index])
    }
  }
}

extension ThemeSummary {
  /// Whether the file is a XIB that is named after its class only.
  fileprivate var isPlain: Bool { isXIB && role == .part && !hasHeader && stem == className }
}

// MARK: Chains

extension Linker {
  /// Reports every cycle once, and removes its themes' parents.
  mutating func cutCycles() {
    enum Mark { case unseen, onPath, done }
    var marks = [Mark](repeating: .unseen, count: graph.entries.count)
    for start in graph.all where marks[start.index] == .unseen {
      var path: [ThemeID] = []
      var next: ThemeID? = start
      while let id = next, marks[id.index] == .unseen {
        marks[id.index] = .onPath
        path.append(id)
        next = graph.entries[id.index].parent
      }
      if let id = next, marks[id.index] == .onPath, let first = path.firstIndex(of: id) { cut(Array(path[first...])) }
      for id in path { marks[id.index] = .done }
    }
  }

  private mutating func cut(_ cycle: [ThemeID]) {
    guard let smallest = cycle.indices.min(by: { cycle[$0] < cycle[$1] }) else { return }
    let rotated = Array(cycle[smallest...] + cycle[..<smallest])
    report(.inheritanceCycle(graph, rotated), about: rotated[0])
    for id in rotated {
      graph.entries[id.index].parent = nil
      graph.entries[id.index].isErroneous = true
    }
  }

  mutating func cutLongChains(_ limits: Limits) {
    var depths = [Int](repeating: 0, count: graph.entries.count)
    for start in graph.all where depths[start.index] == 0 {
      var path: [ThemeID] = []
      var next: ThemeID? = start
      while let id = next, depths[id.index] == 0 {
        path.append(id)
        next = graph.entries[id.index].parent
      }
      var depth = next.map { depths[$0.index] } ?? 0
      for id in path.reversed() {
        depth += 1
        if depth > limits.inheritanceChain {
          report(.chainTooLong(graph, id, limits), about: id, followsFromName: false)
          graph.entries[id.index].parent = nil
          depth = 1
        }
        depths[id.index] = depth
      }
    }
  }
}
