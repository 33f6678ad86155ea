internal import Synchronization

/// A cache of the most recently used workspaces, by family.
final class LinkCache: Sendable {
  struct Entry: Sendable {
    var families: [(name: FileFamily, records: [FileRecord])]
    var facts: ProjectFacts.Identity
    var names: ScreenletNames
    var workspace: Workspace
  }

  private struct State {
    var entries: [FileFamily: Entry] = [:]
    /// Least recently used first.
    var order: [FileFamily] = []
  }

  private let state = Mutex(State())
  private let capacity: Int

  init(capacity: Int) { self.capacity = max(1, capacity) }

  subscript(family: FileFamily) -> Entry? {
    get {
      state.withLock { state in
        guard let entry = state.entries[family] else { return nil }
        if let index = state.order.lastIndex(of: family) { state.order.append(state.order.remove(at: index)) }
        return entry
      }
    }
    set {
      let evicted = state.withLock { state -> Entry? in
        if let newValue {
          if state.entries.updateValue(newValue, forKey: family) != nil { state.order.removeAll { $0 == family } }
        } else {
          if state.entries.removeValue(forKey: family) != nil { state.order.removeAll { $0 == family } }
          return nil
        }
        state.order.append(family)
        guard state.order.count > capacity else { return nil }
        return state.entries.removeValue(forKey: state.order.removeFirst())
      }
      for (_, records) in evicted?.families ?? [] { for record in records { record.forget() } }
    }
  }
}
