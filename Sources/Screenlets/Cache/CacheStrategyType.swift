public import Foundation

/// The order in which an Interactor uses the server and the cache: the offline policy of a Screenlet.
public enum CacheStrategyType: String, Sendable, Hashable, CaseIterable {
  /// The server alone. What was read is kept in the cache.
  case remoteOnly = "remote-only"
  /// The server. If it cannot be reached, the cache.
  case remoteFirst = "remote-first"
  /// The cache alone.
  case cacheOnly = "cache-only"
  /// The cache. If it does not have the data, the server.
  case cacheFirst = "cache-first"
}

/// An Interactor that runs one Connector, and uses a cache.
///
/// Extend ``ServerReadConnectorInteractor`` or ``ServerWriteConnectorInteractor``.
@MainActor
open class ServerConnectorInteractor<Output: Sendable>: AsyncInteractor<Output> {
  /// Runs the Connector.
  public final let queue: ConnectorQueue
  /// The order in which the server and the cache are used.
  public final var cacheStrategy = CacheStrategyType.remoteFirst
  /// The Connector that runs; nil otherwise.
  public fileprivate(set) final var currentConnector: ServerConnector?

  /// Creates an Interactor for a Screenlet, or for none.
  public init(screenlet: BaseScreenlet?, queue: ConnectorQueue) {
    self.queue = queue
    super.init(screenlet: screenlet)
  }

  /// Creates the Connector from the values of the view.
  open func createConnector() throws -> ServerConnector { throw ConnectorError.abortedDueToPreconditions }

  /// Whether an error means that the server could not be reached, so that the cache is used: failures of the connection
  /// by default, but no answer of a server.
  open func isUnavailability(_ error: NSError) -> Bool { error.isUnavailability }

  /// Runs a Connector, and returns whether the server was reached. Other errors are thrown.
  fileprivate final func reach(_ connector: ServerConnector) async throws -> Bool {
    currentConnector = connector
    defer { currentConnector = nil }
    do {
      try await queue.run(connector)
      return true
    } catch let error where isUnavailability(.bridging(error)) {
      return false
    }
  }
}

/// An Interactor that reads from the server or the cache.
///
/// ```swift
/// final class LoadBookmarkInteractor: ServerReadConnectorInteractor<Bookmark> {
///   override func createConnector() throws -> ServerConnector { BookmarkConnector(id: id) }
///   @ConnectorActor
///   override func result(of connector: ServerConnector) throws -> Bookmark { … }
///   override func readFromCache(_ c: ServerConnector) async throws -> Bookmark? {
///     await cache.getAny(collection: "Bookmark", key: "\(id)", as: Bookmark.self)
///   }
///   override func writeToCache(_ c: ServerConnector, _ output: Bookmark) async throws {
///     try await cache.setClean(collection: "Bookmark", key: "\(id)", value: output)
///   }
/// }
/// ```
@MainActor
open class ServerReadConnectorInteractor<Output: Sendable>: ServerConnectorInteractor<Output> {
  /// Whether the result is from the cache; nil before there is one.
  public private(set) final var isFromCache: Bool?

  /// Returns the result of a Connector that has succeeded.
  @ConnectorActor
  open func result(of connector: ServerConnector) throws -> Output { throw ConnectorError.abortedDueToPreconditions }

  /// The data of a Connector in the cache; nil if the cache does not have it.
  open func readFromCache(_ c: ServerConnector) async throws -> Output? { nil }

  /// Keeps the result of a Connector in the cache. An error is reported in ``BaseScreenlet/warnings``; the result is used.
  open func writeToCache(_ c: ServerConnector, _ output: Output) async throws {}

  /// Reads according to ``ServerConnectorInteractor/cacheStrategy``.
  ///
  /// If neither the server can be reached nor the cache has the data, the error is the server's.
  override open func run() async throws -> Output {
    let connector = try createConnector()
    switch cacheStrategy {
    case .remoteOnly: return try await readRemotely(connector)
    case .cacheOnly:
      guard let output = try await readCached(connector) else { throw ConnectorError.notAvailable }
      return output
    case .cacheFirst:
      if let output = try await readCached(connector) { return output }
      return try await readRemotely(connector)
    case .remoteFirst:
      do {
        return try await readRemotely(connector)
      } catch let error where isUnavailability(.bridging(error)) {
        guard let output = try await readCached(connector) else { throw error }
        return output
      }
    }
  }

  private func readCached(_ connector: ServerConnector) async throws -> Output? {
    guard let output = try await readFromCache(connector) else { return nil }
    isFromCache = true
    return output
  }

  private func readRemotely(_ connector: ServerConnector) async throws -> Output {
    currentConnector = connector
    defer { currentConnector = nil }
    let output = try await result(of: queue.run(connector))
    isFromCache = false
    do {
      try await writeToCache(connector, output)
    } catch {
      screenlet?.warn("the result was not kept in the cache: \(error.localizedDescription)")
    }
    return output
  }
}

/// An Interactor that writes to the server, to the cache, or to both. Its value is nil if only the cache was written.
@MainActor
open class ServerWriteConnectorInteractor<Output: Sendable>: ServerConnectorInteractor<Output?> {
  /// Returns the result of a Connector that has succeeded.
  @ConnectorActor
  open func result(of connector: ServerConnector) throws -> Output { throw ConnectorError.abortedDueToPreconditions }

  /// Keeps the data of a Connector in the cache.
  ///
  /// - Parameter isDirty: Whether the server does not have the data: ``CacheManager/setDirty(collection:key:value:attributes:)``,
  ///   or else ``CacheManager/setClean(collection:key:value:attributes:)``.
  open func writeToCache(_ c: ServerConnector, isDirty: Bool) async throws {}

  /// Writes according to ``ServerConnectorInteractor/cacheStrategy``.
  ///
  /// - `remote-only`: The server alone.
  /// - `cache-only`: The cache alone, as data that the server does not have.
  /// - `remote-first`: The server, then the cache. If the server cannot be reached, the cache has data that the server
  ///   does not have, and the Interactor succeeds.
  /// - `cache-first`: The cache, then the server. If the server cannot be reached, the Interactor fails, and the cache
  ///   has data that the server does not have.
  override open func run() async throws -> Output? {
    let connector = try createConnector()
    if cacheStrategy == .cacheOnly || cacheStrategy == .cacheFirst {
      try await writeToCache(connector, isDirty: true)
      if cacheStrategy == .cacheOnly { return nil }
    }
    guard try await reach(connector) else {
      guard cacheStrategy == .remoteFirst else {
        throw await connector.lastError ?? .bridging(ConnectorError.notAvailable)
      }
      try await writeToCache(connector, isDirty: true)
      return nil
    }
    if cacheStrategy != .remoteOnly { try await writeToCache(connector, isDirty: false) }
    return try await result(of: connector)
  }
}
