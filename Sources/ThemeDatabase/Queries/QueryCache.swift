internal import Synchronization

/// The answers that a session keeps: of each kind of query those that were used last.
///
/// An answer has the inputs that it was computed from, and is returned only while they are current.
final class QueryCache: Sendable {
  private struct Entry: Sendable {
    var answer: any Sendable
    var inputs: [QueryInput]
    /// The revision in which the inputs were last current.
    var revision: Int
    /// The number of uses of the cache before the last use of this entry.
    var lastUse: UInt64
  }

  private struct State {
    /// By kind of query.
    var entries: [ObjectIdentifier: [AnyHashable: Entry]] = [:]
    var uses: UInt64 = 0
  }

  private let state = Mutex(State())
  /// The number of answers that are kept of each kind of query.
  private let capacity: Int

  init(capacity: Int) { self.capacity = max(1, capacity) }

  /// The answer to a query, with its inputs; nil if there is none, or an input changed.
  func answer<Asked: Query>(
    to query: Asked, revision: Int, isCurrent: (QueryInput) -> Bool
  ) -> (answer: Asked.Answer, inputs: [QueryInput])? {
    let (kind, key) = (ObjectIdentifier(Asked.self), AnyHashable(query))
    guard let entry = state.withLock({ $0.entries[kind]?[key] }), let answer = entry.answer as? Asked.Answer,
      entry.revision == revision || entry.inputs.allSatisfy(isCurrent)
    else { return nil }
    state.withLock { state in
      state.uses += 1
      state.entries[kind]?[key]?.revision = revision
      state.entries[kind]?[key]?.lastUse = state.uses
    }
    return (answer, entry.inputs)
  }

  /// Keeps an answer, and returns the answer to another query that was dropped for it.
  func store<Asked: Query>(
    _ answer: Asked.Answer, to query: Asked, _ inputs: QueryInputs, revision: Int
  ) -> Asked.Answer? {
    let kind = ObjectIdentifier(Asked.self)
    return state.withLock { state in
      state.uses += 1
      var entries = state.entries.removeValue(forKey: kind) ?? [:]
      defer { state.entries[kind] = entries }
      entries[AnyHashable(query)] = Entry(answer: answer, inputs: inputs.all, revision: revision, lastUse: state.uses)
      guard entries.count > capacity, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
      else { return nil }
      return entries.removeValue(forKey: oldest.key)?.answer as? Asked.Answer
    }
  }
}
