public import Foundation

/// Creates the Connectors of an app, so that an app or a test can substitute others by a name in its configuration.
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

/// The Connector factories that a configuration can name.
public struct ConnectorFactoryRegistry: Sendable {
  private var makers: [String: @Sendable () -> any ConnectorFactory] = [:]

  /// Creates a registry without factories.
  public init() {}

  /// The names of all factories, sorted.
  public var names: [String] { makers.keys.sorted() }

  /// Adds a factory, replacing any factory with that name.
  ///
  /// - Parameters:
  ///   - type: The type of the factory.
  ///   - name: The name in the configuration. The name of the type by default.
  public mutating func register<Factory: ConnectorFactory>(_ type: Factory.Type, name: String? = nil) {
    makers[name ?? String(describing: type)] = { type.init() }
  }

  /// Creates the factory with a name. A name with a module, `Bookmarks.DemoFactory`, also finds `DemoFactory`.
  ///
  /// - Throws: `ConnectorFactoryError.unknownName`.
  public func factory(named name: String) throws(ConnectorFactoryError) -> any ConnectorFactory {
    let plainName = name.split(separator: ".").last.map(String.init) ?? name
    guard let maker = makers[name] ?? makers[plainName] else { throw .unknownName(name, known: names) }
    return maker()
  }

  /// Creates the factory that a configuration names, or a default if it names none.
  ///
  /// - Parameters:
  ///   - context: The configuration.
  ///   - defaultFactory: Creates the factory if the configuration names none. The named factory must have the same
  ///     type.
  /// - Throws: `ConnectorFactoryError`.
  public func factory<Factory>(
    for context: LiferayServerContext, default defaultFactory: @autoclosure () -> Factory
  ) throws(ConnectorFactoryError) -> Factory {
    guard let name = context.factory else { return defaultFactory() }
    let factory = try factory(named: name)
    guard let result = factory as? Factory else {
      throw .wrongType(name, actual: String(describing: type(of: factory)), expected: String(describing: Factory.self))
    }
    return result
  }
}

/// An error in the name of a factory in a configuration.
public enum ConnectorFactoryError: LocalizedError, Hashable, Sendable {
  /// No factory with this name is registered.
  case unknownName(String, known: [String])
  /// The factory with this name does not have the expected type.
  case wrongType(String, actual: String, expected: String)

  /// A description with the known names.
  public var errorDescription: String? {
    switch self {
    case .unknownName(let name, let known):
      "Unknown connector factory '\(name)'"
        + (known.isEmpty ? ": none is registered" : ". Known factories: \(known.joined(separator: ", "))")
    case .wrongType(let name, let actual, let expected):
      "The connector factory '\(name)' has the type \(actual), but \(expected) is required"
    }
  }
}
