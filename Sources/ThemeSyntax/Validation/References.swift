package import ThemeSource

extension Validator {
  /// Checks that ids are unique. If the file contains the complete tree, also checks that references refer to ids and
  /// that UIKit accepts the constraints.
  func checkIDs(_ screen: ElementScreen) {
    if skipsPlain, screen.hasPlainIDs(checksReferences: document.isKnownComplete) { return }
    var defined: [ObjectID: NodeID] = [:]
    var duplicates: [(attribute: ElementTree.Attribute, first: NodeID)] = []
    for id in tree.all {
      guard tree.kind(of: id) != .unknown, let attribute = tree.attribute(.id, of: id), !attribute.value.isEmpty else {
        if let object = tree.objectID(of: id) { defined[object] = defined[object] ?? id }
        continue
      }
      let object = ObjectID(attribute.value)
      if let first = defined[object] {
        duplicates.append((attribute, first))
      } else {
        defined[object] = id
      }
    }
    let lost = reportDuplicates(duplicates, defined: defined)
    guard document.isKnownComplete else { return }
    checkMissingIDs()
    for diagnostic in tree.danglingReferences(in: file.id, besides: lost, removal: { file.wholeLines(of: $0) }) {
      collector.add(diagnostic)
    }
    for diagnostic in tree.refusedConstraints(in: file.id) { collector.add(diagnostic) }
  }

  /// Ids that the file declares or refers to. Reusing one for a second object would redirect references to it.
  private var usedIDs: Set<ObjectID> {
    var result: Set<ObjectID> = []
    for id in tree.all {
      let kind = tree.kind(of: id)
      for attribute in tree.attributes(of: id)
      where attribute.name == .id || kind.descriptor?.type(of: attribute.name) == .reference {
        result.insert(ObjectID(attribute.value))
      }
    }
    return result
  }

  /// Reports duplicate ids. No new id is suggested in an overlay, where the id selects an element of the parent.
  ///
  /// - Returns: ids that references expect, and that objects with a duplicate id probably had.
  private func reportDuplicates(
    _ duplicates: [(attribute: ElementTree.Attribute, first: NodeID)], defined: [ObjectID: NodeID]
  ) -> Set<ObjectID> {
    if duplicates.isEmpty { return [] }
    var taken = usedIDs
    let missing = document.isKnownComplete ? taken.filter { defined[$0] == nil }.map(\.text).sorted() : []
    var lost: Set<ObjectID> = []
    for (attribute, first) in duplicates {
      // If references expect a single id, the object has lost it, however different it is.
      let isOnly = missing.count == 1 && duplicates.count == 1
      let meant = isOnly ? missing : closestMatches(to: attribute.value, in: missing)
      let fresh =
        document.isKnownComplete && meant.isEmpty
        ? (2...99).lazy.map { "\(attribute.value)-\($0)" }.first { !taken.contains(ObjectID($0)) } : nil
      if let fresh { taken.insert(ObjectID(fresh)) }
      if meant.count == 1 { lost.insert(ObjectID(meant[0])) }
      reportDuplicate(attribute, first: first, fresh: fresh, meant: meant)
    }
    return lost
  }

  /// - Parameters:
  ///   - fresh: an unused id.
  ///   - meant: similar ids that references expect.
  private func reportDuplicate(
    _ attribute: ElementTree.Attribute, first: NodeID, fresh: String?, meant: [String]
  ) {
    let place = tree.attribute(.id, of: first)?.valueSpan ?? tree[first].nameSpan
    let fix = fresh.map {
      Fix("replace '\(quoted(attribute.value))' with '\(quoted($0))'", .unsafe, [Fix.Edit(attribute.valueSpan, $0)])
    }
    collector.add(
      Diagnostic(
        .duplicateID, "duplicate id '\(quoted(attribute.value))'",
        at: attribute.valueSpan,
        related: [Diagnostic.Related(place, "first used by this '\(tree[first].name)'")],
        help: !meant.isEmpty
          ? "one of the objects is probably \(meant.prefix(3).map(quoted).quotedSeries("or")), to which other elements refer"
          : document.isKnownComplete
            ? "give one of the objects another id, and update the references to it"
            : "change each element of the parent only once, and give added elements new ids",
        fixes: fix.map { [$0] } ?? []))
  }
}

extension ThemeDocument {
  /// Whether an `.xml` document written by hand is an overlay by its contents: its root views have no frames, and no classes
  /// unless it refers to elements of another theme.
  package var hasOnlyChanges: Bool {
    guard path.hasSuffix(".xml"), !rootViews.isEmpty,
      tree.documentElement.flatMap({ tree.string(.type, of: $0) }) == nil,
      rootViews.allSatisfy({ tree.child(of: $0, key: "frame") == nil })
    else { return false }
    return rootViews.allSatisfy { tree.string(.customClass, of: $0) == nil } || tree.refersToOthers
  }

  /// Whether the file alone is known to declare its complete tree: elements are complete, and references must be to its
  /// ids. For other files, linking determines the form, and ``ElementTree/danglingReferences(in:removal:)`` is called
  /// for their resolved trees.
  package var isKnownComplete: Bool {
    guard path.hasSuffix(".xml") else { return true }
    if let form = header?.form { return form == "complete" && (header?.parent == nil || !hasOnlyChanges) }
    let stem = path.dropLast(4)
    if stem.hasSuffix("-ext") || header?.parent != nil { return false }
    guard header == nil else { return true }
    // Without a header the parent is inferred later; only a file written by Interface Builder is known to be complete.
    return tree.documentElement.flatMap { tree.string(.type, of: $0) } != nil
  }
}

extension ElementTree {
  /// Whether a reference, or an element that edits, names an id that the tree lacks.
  fileprivate var refersToOthers: Bool {
    let defined = Set(all.compactMap { objectID(of: $0) })
    return all.contains { node in
      guard let descriptor = kind(of: node).descriptor else { return false }
      return attributes(of: node).contains {
        descriptor.type(of: $0.name) == .reference && !defined.contains(ObjectID($0.value))
      }
    }
  }

  /// Returns `syntax/dangling-reference` for each value from a file that refers to a missing id, in document order.
  ///
  /// - Parameters:
  ///   - others: missing ids that are reported otherwise.
  ///   - removal: the lines to remove together with an element of the file; nil to suggest no removal.
  package func danglingReferences(
    in file: FileID, besides others: Set<ObjectID> = [], removal: ((SourceRange) -> SourceRange)? = nil
  ) -> [Diagnostic] {
    var defined: Set<ObjectID> = []
    for node in all { if let id = objectID(of: node) { defined.insert(id) } }
    // Each suggestion compares with all ids, so only a few are made, and only in files of usual size.
    var suggestions = defined.count <= 2_000 ? 8 : 0
    lazy var objects = all.filter { ![.connection, .constraint].contains(kind(of: $0).role) }
    func names(for attribute: Attribute, of node: NodeID) -> [String] {
      let unwinds = has(.kind, "unwind", of: node)
      let fitting = objects.filter { kind(of: node).canRefer(attribute.name, to: kind(of: $0), unwinds: unwinds) }
      return Set(fitting.compactMap { objectID(of: $0)?.text }).sorted()
    }
    var dangling: [(node: NodeID, attribute: Attribute)] = []
    var uses: [String: [SourceSpan]] = [:]
    for node in all {
      guard let descriptor = kind(of: node).descriptor else { continue }
      for attribute in attributes(of: node) {
        guard attribute.file == file, descriptor.type(of: attribute.name) == .reference,
          !defined.contains(ObjectID(attribute.value)), !others.contains(ObjectID(attribute.value))
        else { continue }
        dangling.append((node, attribute))
        uses[attribute.value, default: []].append(attribute.valueSpan)
      }
    }
    let isLeftover = { (node: Node) in [.include, .exclude].contains(node.kind) }
    var result: [Diagnostic] = []
    var renamed: Set<String> = []
    for (node, attribute) in dangling where !isLeftover(self[node]) && !renamed.contains(attribute.value) {
      suggestions -= 1
      let matches = suggestions >= 0 ? closestMatches(to: attribute.value, in: names(for: attribute, of: node)) : []
      let places = uses[attribute.value] ?? []
      if places.count > 1, matches.count == 1, let id = unusedID(matches[0], in: file) {
        renamed.insert(attribute.value)
        result.append(.misspelled(id, meant: attribute.value, places))
        continue
      }
      // A repeated reference to a name with another number suggests a missing object rather than a misspelling. A person
      // has to choose between several matches.
      let isMeant = matches.count == 1 && (places.count == 1 || !attribute.value.hasLetters(of: matches[0]))
      result.append(.dangling(attribute, of: self[node], matches: matches, isMeant: isMeant, removal: removal))
    }
    let leftovers = dangling.filter { isLeftover(self[$0.node]) }
    if let leftover = leftoverDiagnostic(leftovers, removal: removal) { result.append(leftover) }
    return result
  }

  /// The attribute of a file that declares an id to which nothing refers; `nil` if another file declares it, or
  /// something refers to it.
  private func unusedID(_ id: String, in file: FileID) -> Attribute? {
    let object = ObjectID(id)
    var declaration: Attribute?
    for node in all {
      let descriptor = kind(of: node).descriptor
      for attribute in attributes(of: node) where ObjectID(attribute.value) == object {
        if attribute.name == .id { declaration = attribute }
        if descriptor?.type(of: attribute.name) == .reference { return nil }
      }
    }
    return declaration?.file == file ? declaration : nil
  }

  /// Returns a single note about all deleted objects still listed in size classes, since the entries have no effect.
  private func leftoverDiagnostic(
    _ leftovers: [(node: NodeID, attribute: Attribute)], removal: ((SourceRange) -> SourceRange)?
  ) -> Diagnostic? {
    guard let first = leftovers.first else { return nil }
    var seen: Set<String> = []
    let each = leftovers.filter { seen.insert($0.attribute.value).inserted }
    let count = each.count
    let lists = Set(leftovers.map { parent(of: $0.node).flatMap { string(.key, of: $0) } })
    let noun =
      switch lists {
      case ["constraints"]: count == 1 ? "constraint" : "constraints"
      case ["subviews"]: count == 1 ? "view" : "views"
      default: count == 1 ? "object" : "objects"
      }
    var edits: [Fix.Edit] = []
    if let removal {
      for (node, attribute) in leftovers where self[node].span.file == attribute.file {
        edits.append(Fix.Edit(SourceSpan(file: attribute.file, range: removal(self[node].span.range)), ""))
      }
    }
    return Diagnostic(
      .danglingReference, severity: .note,
      count == 1
        ? "the deleted \(noun) '\(quoted(first.attribute.value))' is still listed in size classes"
        : "\(count) deleted \(noun) are still listed in size classes", at: first.attribute.valueSpan,
      related: each.dropFirst().prefix(8).map { .init($0.attribute.valueSpan, "this one was deleted too") },
      help: "remove the entries: they have no effect",
      fixes: edits.isEmpty ? [] : [Fix("remove the entries", .safe, edits)])
  }
}

extension ElementKind {
  /// Whether an attribute of the element can refer to an object of a kind.
  ///
  /// - Parameter unwinds: Whether a segue is an unwind segue; `nil` if unknown.
  package func canRefer(_ attribute: AttributeName, to target: ElementKind, unwinds: Bool? = nil) -> Bool {
    switch attribute {
    case .destination where self == .segue:
      target == .exit ? unwinds != false : target.role == .controller && unwinds != true
    case .destination where self == .action: [.view, .controller, .object].contains(target.role) && target != .exit
    case .destination: [.view, .controller, .object, .guide, .constraint].contains(target.role) && target != .exit
    case .initialViewController: target.role == .controller
    case .firstItem, .secondItem: target.isView || target.role == .guide
    default: [.view, .controller, .object, .guide, .constraint, .connection].contains(target.role)
    }
  }
}

extension Diagnostic {
  /// An id to which nothing refers, while several references name a similar one that no object has.
  fileprivate static func misspelled(
    _ id: ElementTree.Attribute, meant: String, _ references: [SourceSpan]
  ) -> Diagnostic {
    Diagnostic(
      .danglingReference,
      "no object has the id '\(quoted(meant))', to which \(references.count) references refer, and none refers to this one",
      at: id.valueSpan, related: references.prefix(8).map { .init($0, "refers to '\(quoted(meant))'") },
      help: "did you mean '\(quoted(meant))'?", fixes: Fix.correcting(quoted(id.value), to: meant, at: id.valueSpan))
  }

  fileprivate static func dangling(
    _ attribute: ElementTree.Attribute, of node: ElementTree.Node, matches: [String], isMeant: Bool,
    removal: ((SourceRange) -> SourceRange)?
  ) -> Diagnostic {
    var fixes = isMeant ? Fix.correcting(quoted(attribute.value), to: matches.first, at: attribute.valueSpan) : []
    switch node.kind.role {
    // Without its segue, a control does nothing, and code that performs it crashes.
    case .connection where node.kind != .segue, .constraint, .edit:
      if let removal, node.span.file == attribute.file {
        let lines = SourceSpan(file: node.span.file, range: removal(node.span.range))
        fixes.append(Fix("remove the \(node.name)", .unsafe, [Fix.Edit(lines, "")]))
      }
    default: break
    }
    return Diagnostic(
      .danglingReference,
      "'\(attribute.writtenName)' refers to '\(quoted(attribute.value))', but no object has this id",
      at: attribute.valueSpan,
      help: matches.isEmpty
        ? "remove the \(node.kind.role == .document ? "attribute" : node.name), or add the object"
        : "did you mean \(matches.prefix(3).map(quoted).quotedSeries("or"))?", fixes: fixes)
  }
}
