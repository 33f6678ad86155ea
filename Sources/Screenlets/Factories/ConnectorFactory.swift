/// Creates the Connectors of an app, so that an app or a test substitutes others by a name in its configuration.
///
/// A set of Screenlets refines this protocol with a method for each Connector:
///
/// ```swift
/// protocol BookmarkConnectorFactory: ConnectorFactory {
///   func createLoadTitleConnector(address: String) -> LoadTitleConnector
/// }
/// ```
public protocol ConnectorFactory: Sendable {
  /// Creates a factory.
  init()
}
