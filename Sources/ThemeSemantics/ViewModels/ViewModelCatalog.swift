package import Diagnostics
internal import InterfaceBuilderCatalog
package import ThemeSource

/// All ViewModel descriptors of a run, with refinement followed.
package struct ViewModelCatalog: Sendable {
  /// Sorted by name; the first of a name wins (the caller's order: options, configuration, shipped).
  package private(set) var descriptors: [ViewModelDescriptor]
  private var byName: [String: Int] = [:]
  private var byScreenlet: [String: Int] = [:]

  private init(_ descriptors: [ViewModelDescriptor]) {
    self.descriptors = descriptors
    for (index, descriptor) in descriptors.enumerated() { byName[descriptor.name] = index }
    for (index, descriptor) in descriptors.enumerated() {
      for screenlet in descriptor.screenlets {
        if let taken = byScreenlet[screenlet], !isRefinement(descriptor, of: descriptors[taken]) { continue }
        byScreenlet[screenlet] = index
      }
    }
  }

  package static let empty = ViewModelCatalog([])

  /// Collects descriptors, those that come first winning over later ones of the same name. Missing and circular
  /// refinements are errors at the descriptor that states them; a second descriptor of a ViewModel or Screenlet is a
  /// warning.
  ///
  /// - Parameter fallback: files whose descriptors may be replaced: the shipped ones.
  package static func collect(
    _ all: [ViewModelDescriptor], fallback: Set<FileID> = []
  ) -> Diagnosed<ViewModelCatalog> {
    var names: Set<String> = []
    let kept = all.filter { names.insert($0.name).inserted }.sorted { $0.name < $1.name }
    let catalog = ViewModelCatalog(kept)
    var diagnostics = catalog.duplicates(among: all.filter { !fallback.contains($0.span.file) })
    for descriptor in kept {
      for parent in descriptor.refines where catalog.descriptor(named: parent) == nil {
        diagnostics.append(
          Diagnostic(
            .missingRefinement, "'\(descriptor.name)' refines '\(parent)', which has no descriptor",
            at: descriptor.span, about: .init(key: parent, member: descriptor.name),
            help: closestMatch(to: parent, in: kept.map(\.name)).map { "did you mean '\($0)'?" }
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

  /// Descriptors that are not used, since another one has their name or Screenlet.
  private func duplicates(among all: [ViewModelDescriptor]) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    func report(_ descriptor: ViewModelDescriptor, _ message: String, _ used: ViewModelDescriptor) {
      diagnostics.append(
        Diagnostic(
          .duplicateDescriptor, message, at: descriptor.span, about: .member(descriptor.name),
          related: [.init(used.span, "this one is used")], help: "remove one of the two"))
    }
    for descriptor in all {
      guard let used = self.descriptor(named: descriptor.name) else { continue }
      if used.span != descriptor.span {
        report(descriptor, "'\(descriptor.name)' has another descriptor, which is used instead", used)
        continue
      }
      for screenlet in descriptor.screenlets {
        guard let used = self.descriptor(ofScreenlet: screenlet), used.name != descriptor.name,
          !isRefinement(used, of: descriptor)
        else { continue }
        report(descriptor, "the Screenlet '\(screenlet)' has another descriptor, which is used instead", used)
      }
    }
    return diagnostics
  }

  package func descriptor(named name: String) -> ViewModelDescriptor? { byName[name].map { descriptors[$0] } }

  private func isRefinement(_ descriptor: ViewModelDescriptor, of other: ViewModelDescriptor) -> Bool {
    descriptor.name != other.name && closure(of: descriptor).contains { $0.name == other.name }
  }

  /// The descriptor whose `screenlets` name that Screenlet: a refinement rather than what it refines, else the first
  /// by name.
  package func descriptor(ofScreenlet name: String) -> ViewModelDescriptor? {
    byScreenlet[name].map { descriptors[$0] }
  }

  /// Screenlets that a descriptor names, sorted.
  package var screenlets: [String] { byScreenlet.keys.sorted() }

  /// The protocols that a descriptor refines, directly and indirectly, then the descriptor itself; each once.
  package func closure(of descriptor: ViewModelDescriptor) -> [ViewModelDescriptor] {
    var result: [ViewModelDescriptor] = []
    var seen: Set<String> = []
    func visit(_ next: ViewModelDescriptor) {
      guard seen.insert(next.name).inserted else { return }
      for parent in next.refines { if let parent = self.descriptor(named: parent) { visit(parent) } }
      result.append(next)
    }
    visit(descriptor)
    return result
  }

  /// The names on a cycle of refinements through a descriptor, starting with it; nil when there is none.
  private func cycle(from start: ViewModelDescriptor) -> [String]? {
    var path: [String] = []
    var seen: Set<String> = []
    func search(_ name: String) -> Bool {
      guard let next = descriptor(named: name), seen.insert(name).inserted else { return false }
      path.append(name)
      for parent in next.refines where parent == start.name || search(parent) { return true }
      path.removeLast()
      return false
    }
    return search(start.name) ? path : nil
  }
}
