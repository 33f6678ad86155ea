package import ThemeSource

/// All ViewModel descriptors of a run and their refinements.
package struct ViewModelCatalog: Sendable {
  /// Sorted by name; the first with a name wins (the caller's order: options, configuration, shipped).
  private let entries: [ListedDescriptor]
  private var byName: [String: Int] = [:]
  private var byScreenlet: [String: Int] = [:]

  private init(_ entries: [ListedDescriptor]) {
    self.entries = entries
    for (index, entry) in entries.enumerated() { byName[entry.heading.name] = index }
    for (index, entry) in entries.enumerated() {
      for screenlet in entry.heading.screenlets {
        if let taken = byScreenlet[screenlet], !isRefinement(entry.heading, of: entries[taken].heading) { continue }
        byScreenlet[screenlet] = index
      }
    }
  }

  package static let empty = ViewModelCatalog([] as [ListedDescriptor])

  /// Collects descriptors; the first with a name wins. Missing and circular refinements are errors at the refining
  /// descriptor. A second descriptor of a ViewModel or Screenlet is a warning.
  ///
  /// - Parameter fallback: the shipped descriptors, which may be replaced.
  package static func collect(
    _ given: [ListedDescriptor], fallback: [ListedDescriptor] = []
  ) -> Diagnosed<ViewModelCatalog> {
    var names: Set<String> = []
    let kept = (given + fallback).filter { names.insert($0.heading.name).inserted }
      .sorted { $0.heading.name < $1.heading.name }
    let catalog = ViewModelCatalog(kept)
    var diagnostics = catalog.duplicates(among: given.map(\.heading))
    for descriptor in kept.lazy.map(\.heading) {
      for parent in descriptor.refines where catalog.heading(named: parent) == nil {
        diagnostics.append(
          Diagnostic(
            .missingRefinement, "'\(descriptor.name)' refines '\(parent)', which has no descriptor",
            at: descriptor.span, about: .init(key: parent, member: descriptor.name),
            help: closestMatch(to: parent, in: catalog.names).map { "did you mean '\($0)'?" }
              ?? "add '\(parent).xml' to a folder of 'schemas'"))
      }
      if let cycle = catalog.cycle(from: descriptor), cycle.min() == descriptor.name {
        diagnostics.append(
          Diagnostic(
            .refinementCycle,
            "'\(descriptor.name)' refines itself: \((cycle + [descriptor.name]).joined(separator: " → "))",
            at: descriptor.span, about: .member(descriptor.name), help: "remove one of these refinements"))
      }
    }
    return Diagnosed(catalog, diagnostics)
  }

  /// Collects descriptors that were already read.
  package static func collect(_ descriptors: [ViewModelDescriptor]) -> Diagnosed<ViewModelCatalog> {
    collect(descriptors.map { ListedDescriptor($0) })
  }

  /// Reports unused descriptors, with a name or Screenlet of another descriptor.
  private func duplicates(among all: [ViewModelHeading]) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    func report(_ descriptor: ViewModelHeading, _ message: String, _ used: ViewModelHeading) {
      diagnostics.append(
        Diagnostic(
          .duplicateDescriptor, message, at: descriptor.span, about: .member(descriptor.name),
          related: [.init(self.descriptor(named: used.name)?.span ?? used.span, "this one is used")],
          help: "remove one of the two"))
    }
    for descriptor in all {
      guard let used = heading(named: descriptor.name) else { continue }
      if used.span != descriptor.span {
        report(descriptor, "'\(descriptor.name)' has another descriptor, which is used instead", used)
        continue
      }
      for screenlet in descriptor.screenlets {
        guard let used = byScreenlet[screenlet].map({ entries[$0].heading }), used.name != descriptor.name,
          !isRefinement(used, of: descriptor)
        else { continue }
        report(descriptor, "the Screenlet '\(screenlet)' has another descriptor, which is used instead", used)
      }
    }
    return diagnostics
  }

  /// The headings of all descriptors, by name.
  package var headings: [ViewModelHeading] { entries.map(\.heading) }

  /// The names of all descriptors, sorted.
  package var names: [String] { entries.map(\.heading.name) }

  /// All descriptors by name. Reads those that were not yet read.
  package var descriptors: [ViewModelDescriptor] { entries.map(\.value.descriptor) }

  package func descriptor(named name: String) -> ViewModelDescriptor? {
    byName[name].map { entries[$0].value.descriptor }
  }

  private func heading(named name: String) -> ViewModelHeading? { byName[name].map { entries[$0].heading } }

  private func isRefinement(_ descriptor: ViewModelHeading, of other: ViewModelHeading) -> Bool {
    descriptor.name != other.name && refined(by: descriptor).contains { $0.name == other.name }
  }

  /// The descriptor with a Screenlet in its `screenlets`: a refinement takes precedence over the refined one, otherwise
  /// the first by name wins.
  package func descriptor(ofScreenlet name: String) -> ViewModelDescriptor? {
    byScreenlet[name].map { entries[$0].value.descriptor }
  }

  /// The heading of ``descriptor(ofScreenlet:)``, without reading it.
  package func heading(ofScreenlet name: String) -> ViewModelHeading? { byScreenlet[name].map { entries[$0].heading } }

  /// Screenlets in descriptors, sorted.
  package var screenlets: [String] { byScreenlet.keys.sorted() }

  /// The protocols that a descriptor refines, directly and indirectly, then the descriptor itself, without duplicates.
  package func closure(of descriptor: ViewModelDescriptor) -> [ViewModelDescriptor] {
    refined(by: ViewModelHeading(descriptor)).compactMap {
      $0.name == descriptor.name ? descriptor : self.descriptor(named: $0.name)
    }
  }

  /// The headings of ``closure(of:)``.
  package func refined(by descriptor: ViewModelHeading) -> [ViewModelHeading] {
    var result: [ViewModelHeading] = []
    var seen: Set<String> = []
    func visit(_ next: ViewModelHeading) {
      guard seen.insert(next.name).inserted else { return }
      for parent in next.refines { if let parent = heading(named: parent) { visit(parent) } }
      result.append(next)
    }
    visit(descriptor)
    return result
  }

  /// The names on a cycle of refinements through a descriptor, starting with it; `nil` if there is none.
  private func cycle(from start: ViewModelHeading) -> [String]? {
    var path: [String] = []
    var seen: Set<String> = []
    func search(_ name: String) -> Bool {
      guard let next = heading(named: name), seen.insert(name).inserted else { return false }
      path.append(name)
      for parent in next.refines where parent == start.name || search(parent) { return true }
      path.removeLast()
      return false
    }
    return search(start.name) ? path : nil
  }
}
