/// Requests a page of a list.
///
/// A subclass overrides ``doGetPageRows(session:startRow:endRow:obc:)`` and ``doGetRowCount(session:)``, or
/// ``ServerConnector/doRun(session:)`` if one request has both results.
@ConnectorActor
open class PaginationLiferayConnector: ServerConnector {
  /// The first row of the page.
  public nonisolated let startRow: Int
  /// The row after the last one of the page.
  public nonisolated let endRow: Int
  /// Whether the number of all rows is requested too.
  public nonisolated let computeRowCount: Bool
  /// The name of the server's class that orders the rows; nil for the server's order.
  public nonisolated let obcClassName: String?

  /// The rows of the page; nil before they were received.
  public final var resultPageContent: [ListRow]?
  /// The number of all rows; nil before it was received, and if it is unknown.
  public final var resultRowCount: Int?

  /// Creates a Connector for the rows from `startRow` to `endRow`.
  public nonisolated init(startRow: Int, endRow: Int, computeRowCount: Bool, obcClassName: String? = nil) {
    self.startRow = startRow
    self.endRow = endRow
    self.computeRowCount = computeRowCount
    self.obcClassName = obcClassName
    super.init()
  }

  /// Requests the rows and, if it is wanted, their number.
  override open func doRun(session: ConnectorSession) async throws {
    resultPageContent = nil
    resultRowCount = nil
    let rows = try await doGetPageRows(session: session, startRow: startRow, endRow: endRow, obc: obcClassName)
    if computeRowCount { resultRowCount = try await doGetRowCount(session: session) }
    resultPageContent = rows
  }

  /// Requests the rows of the page.
  open func doGetPageRows(
    session: ConnectorSession, startRow: Int, endRow: Int, obc: String?
  ) async throws -> [ListRow] {
    throw ConnectorError.abortedDueToPreconditions
  }

  /// Requests the number of all rows; nil, the default, if it is unknown.
  open func doGetRowCount(session: ConnectorSession) async throws -> Int? { nil }
}
