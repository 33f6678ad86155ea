public import Foundation

/// The server of an app, and the defaults of its Screenlets: the contents of `liferay-server-context.plist`.
///
/// | key | type | |
/// |---|---|---|
/// | `server` | string | the root of the server, an http or https URL; required |
/// | `companyId` | integer | the company (portal instance); required |
/// | `groupId` | integer | the default group (site); required |
/// | `version` | integer or string | the version of Liferay, 62 or 70; 70 by default |
/// | `factory` | string | the name of the connector factory; see `ConnectorFactoryRegistry` |
///
/// `connectorFactoryClassName`, the name of the key in Liferay Screens' sources, is accepted instead of `factory`.
/// Other keys are for the app: `properties` has those with strings, numbers and truth values.
public struct LiferayServerContext: Hashable, Sendable {
  /// The root of the server.
  public var server: URL

  /// The version of the server.
  public var version: LiferayServerVersion

  /// The company (portal instance) on the server.
  public var companyId: Int64

  /// The default group (site) of Screenlets.
  public var groupId: Int64

  /// The name of the connector factory, or nil for the app's default.
  public var factory: String?

  /// All keys with strings, numbers and truth values, including the unconverted values of the keys above.
  public var properties: [String: AttributeValue]

  /// The name of the file in an app.
  public static let fileName = "liferay-server-context.plist"

  /// Creates a context.
  public init(
    server: URL, version: LiferayServerVersion = .v70, companyId: Int64, groupId: Int64, factory: String? = nil,
    properties: [String: AttributeValue] = [:]
  ) {
    self.server = server
    self.version = version
    self.companyId = companyId
    self.groupId = groupId
    self.factory = factory
    self.properties = properties
  }

  /// The value of a key of the app, or nil.
  public func property(forKey key: String) -> AttributeValue? { properties[key] }
}

/// A version of Liferay that Liferay Screens distinguishes.
public enum LiferayServerVersion: Int, Sendable, CaseIterable {
  /// Liferay Portal 6.2.
  case v62 = 62
  /// Liferay 7.0 and later.
  case v70 = 70
}
