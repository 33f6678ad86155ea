internal import Synchronization

/// The answers that a session keeps: of each kind of query those that were used last.
///
/// An answer has the inputs that it was computed from, and is returned only while they are current.
final class QueryCache: Sendable {
  private struct Entry: Sendable {
    var answer: any Sendable
    var inputs: QueryInputs
    /// The revision in which the inputs were last current.
    var revision: Int
    /// The number of uses of the cache before the last use of this entry.
    var lastUse: UInt64
  }

  /// A query of any kind.
  private struct Key: Hashable, Sendable {
    let query: any Query

    init(_ query: any Query) { self.query = query }

    static func == (a: Key, b: Key) -> Bool { a.query.isEqual(to: b.query) }
    func hash(into hasher: inout Hasher) { query.hash(into: &hasher) }
  }

  private struct State {
    /// By kind of query.
    var entries: [ObjectIdentifier: [Key: Entry]] = [:]
    var uses: UInt64 = 0

    func entry(_ kind: ObjectIdentifier, _ key: Key) -> Entry? { entries[kind]?[key] }

    mutating func use(_ kind: ObjectIdentifier, _ key: Key, revision: Int) {
      uses += 1
      entries[kind]?[key]?.revision = revision
      entries[kind]?[key]?.lastUse = uses
    }

    /// Inserts an entry, and returns the one that was used least recently if there are too many.
    mutating func insert(_ entry: Entry, _ kind: ObjectIdentifier, _ key: Key, capacity: Int) -> Entry? {
      uses += 1
      entries[kind, default: [:]][key] = entry
      entries[kind]?[key]?.lastUse = uses
      guard let all = entries[kind], all.count > capacity,
        let oldest = all.min(by: { $0.value.lastUse < $1.value.lastUse })
      else { return nil }
      return entries[kind]?.removeValue(forKey: oldest.key)
    }
  }

  private let state = Mutex(State())
  /// The number of answers that are kept of each kind of query.
  private let capacity: Int

  init(capacity: Int) { self.capacity = max(1, capacity) }

  /// The answer to a query, with its inputs; nil if there is none, or an input changed.
  func answer<Asked: Query>(
    to query: Asked, revision: Int, isCurrent: (QueryInput) -> Bool
  ) -> (answer: Asked.Answer, inputs: QueryInputs)? {
    let (kind, key) = (ObjectIdentifier(Asked.self), Key(query))
    guard let entry = state.withLock({ $0.entry(kind, key) }), let answer = entry.answer as? Asked.Answer,
      entry.revision == revision || entry.inputs.all.allSatisfy(isCurrent)
    else { return nil }
    state.withLock { $0.use(kind, key, revision: revision) }
    return (answer, entry.inputs)
  }

  /// Keeps an answer, and returns the answer to another query that was dropped for it.
  func store<Asked: Query>(
    _ answer: Asked.Answer, to query: Asked, _ inputs: QueryInputs, revision: Int
  ) -> Asked.Answer? {
    let entry = Entry(answer: answer, inputs: inputs, revision: revision, lastUse: 0)
    let dropped = state.withLock {
      $0.insert(entry, ObjectIdentifier(Asked.self), Key(query), capacity: Asked.mostKept ?? capacity)
    }
    return dropped?.answer as? Asked.Answer
  }
}

extension Query {
  fileprivate func isEqual(to other: any Query) -> Bool { (other as? Self) == self }
}
