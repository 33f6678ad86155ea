/// How far a Connector is. The states follow one another in this order; a Connector that does not start skips `running`.
public enum ConnectorState: Sendable, Hashable {
  /// Not in a queue yet.
  case created
  /// In a queue, waiting for its dependencies or for a free slot.
  case waiting
  /// Started, perhaps waiting for its next attempt.
  case running
  /// Done, failed or cancelled: `lastError` tells which.
  case finished
}
