package import ThemeSource

/// Connects the sets of the theme path: the sets of themes, shadowed sets, and each set's parent.
///
/// A parent is found by name, the nearest in the theme path. A set with its own name as parent adjusts the set of that
/// name in a later folder. There are no cycles and no lineages longer than the limit: an edge that would create one is
/// reported and omitted.
/// - Parameters:
///   - inputs: sets in the order of the theme path.
///   - themes: directories of themes by ``ThemeID``, in the spelling of ``ThemeSet/directory``.
package func linkSets(
  _ inputs: [ThemeSet], themes: [String], limits: Limits = .standard
) -> Diagnosed<ThemeSets> {
  var linker = SetLinker(inputs)
  linker.findShadows()
  linker.findParents()
  linker.cutCycles(limits)
  linker.reportShadows()
  return Diagnosed(
    linker.sets.withHomes(of: themes), linker.diagnostics.sorted(by: Diagnostic.inOutputOrder))
}

private struct SetLinker {
  var sets = ThemeSets()
  var diagnostics: [Diagnostic] = []
  /// Sets by name, nearest first.
  private var byName: [String: [ThemeSetID]] = [:]

  init(_ inputs: [ThemeSet]) {
    sets.all = inputs
    for id in sets.ids.sorted(by: { (inputs[$0.index].folder, $0) < (inputs[$1.index].folder, $1) })
    where !sets[id].name.isEmpty {
      byName[sets[id].name, default: []].append(id)
    }
  }

  mutating func findShadows() {
    for id in sets.ids {
      guard let first = byName[sets[id].name]?.first, first != id else { continue }
      sets.all[id.index].shadowedBy = first
    }
  }

  /// Reports shadowed sets, except those that the shadowing set inherits from and so uses.
  mutating func reportShadows() {
    for id in sets.ids {
      guard let first = sets[id].shadowedBy else { continue }
      if sets[first].folder == sets[id].folder {
        diagnostics.append(.duplicateSet(sets, id, of: first))
      } else if !sets.lineage(of: first).contains(id) {
        diagnostics.append(.shadowedSet(sets, id, by: first))
      }
    }
  }

  mutating func findParents() {
    for id in sets.ids {
      guard let name = sets[id].statedParent else { continue }
      let candidates = byName[name] ?? []
      // The set's own name refers to the set that it shadows.
      let found = name == sets[id].name ? candidates.drop { $0 != id }.dropFirst().first : candidates.first
      sets.all[id.index].parent = found
      if found == nil {
        sets.all[id.index].isErroneous = true
        diagnostics.append(.missingSetParent(sets, id, known: byName.keys.sorted()))
      }
    }
  }

  /// Reports every cycle once and removes its sets' parents; cuts lineages that are too long.
  mutating func cutCycles(_ limits: Limits) {
    for start in sets.ids {
      var path: [ThemeSetID] = []
      var next: ThemeSetID? = start
      while let id = next {
        if let first = path.firstIndex(of: id) {
          cut(Array(path[first...]))
          break
        }
        path.append(id)
        next = sets[id].parent
        if path.count == limits.inheritanceChain, next != nil {
          sets.all[id.index].isErroneous = true
          diagnostics.append(.lineageTooLong(sets, id, limits))
          sets.all[id.index].parent = nil
          break
        }
      }
    }
  }

  private mutating func cut(_ cycle: [ThemeSetID]) {
    guard let smallest = cycle.indices.min(by: { cycle[$0] < cycle[$1] }) else { return }
    let rotated = Array(cycle[smallest...] + cycle[..<smallest])
    diagnostics.append(.setCycle(sets, rotated))
    for id in rotated {
      sets.all[id.index].parent = nil
      sets.all[id.index].isErroneous = true
    }
  }
}

// MARK: - Diagnostics

extension Diagnostic {
  fileprivate static func duplicateSet(_ sets: ThemeSets, _ id: ThemeSetID, of other: ThemeSetID) -> Diagnostic {
    Diagnostic(
      .caseCollision,
      "duplicate set name in one folder of the theme path: '\(sets[id].name)'", at: sets[id].nameSpan,
      related: [Related(sets[other].nameSpan, "this one is used for the themes of both")],
      help: "rename one of them")
  }

  fileprivate static func shadowedSet(_ sets: ThemeSets, _ id: ThemeSetID, by winner: ThemeSetID) -> Diagnostic {
    Diagnostic(
      .shadowedFile,
      "the set '\(sets[id].name)' is not used: an earlier folder of the theme path has a set of this name",
      at: sets[id].nameSpan, related: [Related(sets[winner].nameSpan, "this one is used")])
  }

  fileprivate static func missingSetParent(_ sets: ThemeSets, _ id: ThemeSetID, known: [String]) -> Diagnostic {
    let set = sets[id]
    let name = set.statedParent ?? ""
    let others = known.filter { $0 != set.name }
    let meant = closestMatch(to: name, in: others)
    let message =
      name == set.name
      ? "the set '\(name)' names itself as its parent, but no later folder of the theme path has a set of this name"
      : "unknown parent set '\(name)'"
    return Diagnostic(
      .missingParent, message, at: set.parentSpan,
      help: meant.map { "did you mean '\($0)'?" }
        ?? (others.isEmpty ? "there are no other sets" : "known sets: \(others.quotedList())"),
      fixes: Fix.correcting(name, to: meant, at: set.parentSpan))
  }

  /// Reports a cycle once, at its first set; the other sets are related places.
  fileprivate static func setCycle(_ sets: ThemeSets, _ cycle: [ThemeSetID]) -> Diagnostic {
    let names = cycle.map { sets[$0].name }
    let related = cycle.enumerated().map { index, id in
      Related(sets[id].parentSpan, "the parent of '\(names[index])' is '\(names[(index + 1) % names.count])'")
    }
    return Diagnostic(
      .inheritanceCycle,
      "the set '\(names[0])' inherits from itself: \((names + names.prefix(1)).joined(separator: " → "))",
      at: sets[cycle[0]].parentSpan, related: related, help: "change or remove the parent of one of these sets")
  }

  fileprivate static func lineageTooLong(_ sets: ThemeSets, _ id: ThemeSetID, _ limits: Limits) -> Diagnostic {
    Diagnostic(
      .limits, "the inheritance chain of the set '\(sets[id].name)' is longer than \(limits.inheritanceChain) sets",
      at: sets[id].parentSpan,
      help: limits.advice(
        "resources beyond it are not inherited: inherit from a set closer to the start of the chain",
        toRaise: .inheritanceChain))
  }
}
