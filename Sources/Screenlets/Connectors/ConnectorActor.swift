/// The actor on which Connectors and their queues run.
///
/// Connectors run concurrently because they suspend while a server or a store answers. Work that keeps a processor busy
/// belongs in a `@concurrent` function that `doRun(session:)` awaits: it would hold up all other Connectors.
@globalActor public actor ConnectorActor {
  /// The only instance.
  public static let shared = ConnectorActor()
}
