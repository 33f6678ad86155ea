internal import CodeModel
internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

extension Inquiry {
  /// Renames the property of an outlet in code, the connections to it, and its name in the ViewModel descriptors of the
  /// Screenlets that connect it.
  func renaming(outlet: String, of owner: String, to name: String) throws -> [String: [TextEdit]] {
    let classes = snapshot.facts.classes
    guard let declaring = classDeclaring(outlet: outlet, of: owner) else {
      throw ResponseError.failed("'\(outlet)' is not a property of '\(owner)' in the Swift sources of the project")
    }
    if classes.isFrameworkOutlet(name, of: declaring) || classes.property(name, of: declaring) != nil
      || classes.inheritsFromBaseClass(name, of: declaring)
    {
      throw ResponseError.failed("the superclass of '\(declaring)' already has the property '\(name)'")
    }
    var edits = try renamingUses(of: outlet, to: name, isFunction: false)
    let documents = documents(mentioning: outlet)
    var screenlets = Set(
      documents.filter { !$0.connections(.property, outlet) { classes.lineage(of: $0).contains(declaring) }.isEmpty }
        .compactMap(\.screenlet))
    let descriptors = try descriptors(naming: outlet, of: &screenlets)
    for other in documents {
      let isOfFamily = other.screenlet.map { screenlets.contains($0) } ?? false
      let found = other.connections(.property, outlet) { source in
        // The class of an overlay's objects can be unknown.
        classes.lineage(of: source).contains(declaring) || isOfFamily && classes.code.type(named: source) == nil
      }
      if found.isEmpty { continue }
      edits[other.uri] = found.map { TextEdit(range: other.positions.range(of: $0), newText: name) }
    }
    for descriptor in descriptors {
      edits[descriptor.uri] = descriptor.outletNames(outlet).map {
        TextEdit(range: descriptor.positions.range(of: $0), newText: name)
      }
    }
    return edits
  }

  /// The descriptors of Screenlets that name an outlet. Adds the other Screenlets of these descriptors. Throws if a shipped
  /// descriptor is among them.
  private func descriptors(naming outlet: String, of screenlets: inout Set<String>) throws -> [Inquiry] {
    let catalog = snapshot.facts.catalog
    var found: [String: Inquiry] = [:]
    for screenlet in screenlets.sorted() {
      guard let heading = catalog.heading(ofScreenlet: screenlet) else { continue }
      for refined in catalog.refined(by: heading) {
        guard snapshot.isOwn(refined) else {
          if catalog.descriptor(named: refined.name)?.names(outlet) == true {
            throw ResponseError.failed("the shipped descriptor '\(refined.name)' names the outlet '\(outlet)'")
          }
          continue
        }
        guard let path = snapshot.facts.sources.path(of: refined.span.file), let descriptor = inquiry(at: path),
          !descriptor.outletNames(outlet).isEmpty
        else { continue }
        found[descriptor.path] = descriptor
        screenlets.formUnion(refined.screenlets)
      }
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The ranges of an outlet's name in a descriptor.
  private func outletNames(_ outlet: String) -> [SourceRange] {
    let attributes = ["presents": "outlet", "part": "outlet", "outlet": "name", "action": "trigger"]
    return tree.all.compactMap { node in
      guard let name = attributes[tree[node].name], let written = tree.attribute(named: name, of: node) else {
        return nil
      }
      return written.value == outlet ? written.valueRange : nil
    }
  }
}

extension ViewModelDescriptor {
  fileprivate func names(_ outlet: String) -> Bool {
    let presented = attributes.contains { attribute in
      guard case .outlets(let groups) = attribute.presence else { return false }
      return groups.joined().contains { $0.outlet == outlet }
    }
    return presented || outlets.contains { $0.name == outlet } || actions.contains { $0.trigger == outlet }
      || parts.contains { $0.outlet == outlet }
  }
}
