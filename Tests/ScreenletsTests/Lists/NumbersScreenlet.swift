import Foundation
import Screenlets
import Synchronization
import ThemeCompiler

/// A list of numbers from a server that a test answers for.
@MainActor
final class NumbersScreenlet: BaseListScreenlet {
  let queue: ConnectorQueue
  let server: NumbersServer
  var cache: CacheManager?
  var strategy = CacheStrategyType.remoteOnly
  var selected: [String] = []
  var errors: [Int] = []
  var pages: [(page: Int, rows: Int, rowCount: Int)] = []

  init(themes: ThemeWorkspace, themeName: String? = nil, queue: ConnectorQueue, server: NumbersServer) {
    self.queue = queue
    self.server = server
    super.init(themes: themes, themeName: themeName)
  }

  override class var screenletName: String { "Numbers" }

  override func createPageLoadInteractor(page: Int, computeRowCount: Bool) -> BaseListPageLoadInteractor? {
    let interactor = NumbersInteractor(
      screenlet: self, queue: queue, page: page, computeRowCount: computeRowCount)
    interactor.server = server
    interactor.cacheManager = cache
    interactor.cacheStrategy = strategy
    return interactor
  }

  override func onLoadPageError(page: Int, error: NSError) { errors.append(page) }
  override func onLoadPageResult(page: Int, rows: [AnyObject], rowCount: Int) {
    pages.append((page, rows.count, rowCount))
  }
  override func onSelectedRow(_ row: AnyObject) { selected.append((row as? Number)?.title ?? "?") }
}

final class Number {
  let title: String
  let section: String?
  init(title: String, section: String?) {
    self.title = title
    self.section = section
  }
}

final class NumbersInteractor: BaseListPageLoadInteractor {
  var server: NumbersServer?

  override func createListPageConnector() throws -> PaginationLiferayConnector {
    guard let server else { throw ConnectorError.abortedDueToPreconditions }
    return NumbersConnector(
      server, startRow: startRow, endRow: endRow, computeRowCount: computeRowCount, obcClassName: obcClassName)
  }

  override func convertResult(_ serverResult: ListRow) -> AnyObject {
    Number(title: serverResult["title"]?.string ?? "", section: serverResult["section"]?.string)
  }

  override func sectionForRowObject(_ object: AnyObject) -> String? { (object as? Number)?.section }
}

final class NumbersConnector: PaginationLiferayConnector {
  private let server: NumbersServer

  nonisolated init(
    _ server: NumbersServer, startRow: Int, endRow: Int, computeRowCount: Bool, obcClassName: String?
  ) {
    self.server = server
    super.init(startRow: startRow, endRow: endRow, computeRowCount: computeRowCount, obcClassName: obcClassName)
  }

  override func createSession(in context: SessionContext) async throws -> ConnectorSession {
    context.createAnonymousSession()
  }

  override func doGetPageRows(
    session: ConnectorSession, startRow: Int, endRow: Int, obc: String?
  ) async throws -> [ListRow] {
    try server.rows(startRow, endRow, obc)
  }

  override func doGetRowCount(session: ConnectorSession) async throws -> Int? { server.state.withLock(\.statedCount) }
}

/// The server: `count` rows, of which it states the number.
final class NumbersServer: Sendable {
  struct State {
    var count: Int
    var statedCount: Int?
    var section: @Sendable (Int) -> String? = { _ in nil }
    /// Requests that begin with a row in this range fail.
    var failing: Range<Int> = 0..<0
    var requests: [Range<Int>] = []
  }

  let state: Mutex<State>

  init(count: Int, states isStated: Bool = true) {
    state = Mutex(State(count: count, statedCount: isStated ? count : nil))
  }

  var requests: [Range<Int>] { state.withLock(\.requests) }

  func rows(_ start: Int, _ end: Int, _ order: String?) throws -> [ListRow] {
    try state.withLock { state in
      state.requests.append(start..<end)
      if state.failing.contains(start) { throw URLError(.cannotConnectToHost) }
      return (start..<max(start, min(end, state.count))).map { row in
        let number = order == nil ? row : state.count - 1 - row
        var values: ListRow = ["title": .string("Row \(number)")]
        if let section = state.section(row) { values["section"] = .string(section) }
        return values
      }
    }
  }
}

final class NumbersScreenletView_default: BaseListTableView {
  /// The rows whose cells were filled, in order.
  var filled: [Int] = []

  override func doGetCellId(row: Int, object: AnyObject?) -> String { "number" }
  override func doFillLoadedCell(row: Int, cell: TableViewCell, object: AnyObject) {
    filled.append(row)
    cell.outlet("titleLabel", as: Label.self)?.text = (object as? Number)?.title
    cell.outlet("detailLabel", as: Label.self)?.text = "no. \(row)"
  }
}

/// Shows the cell of a part, which code registers.
final class NumbersScreenletView_parts: BaseListTableView {
  override func doRegisterCellNibs() { tableView?.register(NumberCell.self, forCellReuseIdentifier: "part") }
  override func doGetCellId(row: Int, object: AnyObject?) -> String { "part" }
  override func doFillLoadedCell(row: Int, cell: TableViewCell, object: AnyObject) {
    (cell as? NumberCell)?.wordLabel?.text = (object as? Number)?.title
  }
}

final class NumberCell: TableViewCell {
  var wordLabel: Label? { outlet("wordLabel") }
}

final class NumbersScreenletView_grid: BaseListCollectionView {
  override func doGetCellId(indexPath: IndexPath, object: AnyObject?) -> String { "tile" }
  override func doFillLoadedCell(indexPath: IndexPath, cell: CollectionViewCell, object: AnyObject) {
    cell.outlet("tileLabel", as: Label.self)?.text = (object as? Number)?.title
  }
}

/// Has no cells of its own.
final class NumbersScreenletView_plain: BaseListTableView {
  override func doFillLoadedCell(row: Int, cell: TableViewCell, object: AnyObject) {
    cell.textLabel?.text = (object as? Number)?.title
  }
}

extension ThemeWorkspace {
  /// Themes of the Screenlet Numbers, in memory: with a cell in the table's file, with a part, as a grid, without cells.
  static func numbers() throws -> ThemeWorkspace {
    func theme(_ name: String, _ list: String, outlet: String) -> String {
      """
      <document useAutolayout="YES">
        <theme screenlet="Numbers" name="\(name)" kind="\(name == "default" ? "default" : "full")"/>
        <objects>
          <view id="root" customClass="NumbersScreenletView_\(name)">
            <rect key="frame" x="0" y="0" width="320" height="480"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
              <button id="top"><rect key="frame" x="0" y="0" width="320" height="32"/>
                <state key="normal" title="Top"/></button>
              \(list)
            </subviews>
            <connections><outlet property="\(outlet)" destination="list" id="o1"/></connections>
          </view>
        </objects>
      </document>
      """
    }
    let frame = """
      <rect key="frame" x="0" y="32" width="320" height="448"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      """
    func label(_ id: String, _ y: Int) -> String {
      "<label id=\"\(id)\" text=\"sample\"><rect key=\"frame\" x=\"16\" y=\"\(y)\" width=\"288\" height=\"16\"/></label>"
    }
    return try ThemeWorkspace(files: [
      "Themes/NumbersScreenletView_default.xml": theme(
        "default",
        """
        <tableView id="list" rowHeight="48">\(frame)
          <prototypes>
            <tableViewCell id="cell" reuseIdentifier="number"><rect key="frame" x="0" y="28" width="320" height="48"/>
              <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                <rect key="frame" x="0" y="0" width="320" height="48"/>
                <subviews>\(label("title", 0))\(label("detail", 16))</subviews>
              </tableViewCellContentView>
              <connections>
                <outlet property="titleLabel" destination="title" id="c1"/>
                <outlet property="detailLabel" destination="detail" id="c2"/>
              </connections>
            </tableViewCell>
          </prototypes>
        </tableView>
        """, outlet: "tableView"),
      "Themes/NumbersScreenletView_parts.xml": theme(
        "parts", "<tableView id=\"list\" rowHeight=\"-1\">\(frame)</tableView>", outlet: "tableView"),
      "Themes/NumbersScreenletView_plain.xml": theme(
        "plain", "<tableView id=\"list\" rowHeight=\"32\">\(frame)</tableView>", outlet: "tableView"),
      "Themes/NumbersScreenletView_grid.xml": theme(
        "grid",
        """
        <collectionView id="list">\(frame)
          <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="16" minimumInteritemSpacing="8" id="flow">
            <size key="itemSize" width="96" height="32"/>
          </collectionViewFlowLayout>
          <cells>
            <collectionViewCell id="tileCell" reuseIdentifier="tile"><rect key="frame" x="0" y="0" width="96" height="32"/>
              <view key="contentView"><rect key="frame" x="0" y="0" width="96" height="32"/>
                <subviews><label id="tile" text="sample"><rect key="frame" x="8" y="0" width="80" height="16"/></label></subviews>
              </view>
              <connections><outlet property="tileLabel" destination="tile" id="t1"/></connections>
            </collectionViewCell>
          </cells>
        </collectionView>
        """, outlet: "collectionView"),
      "Themes/NumberCell_default.xml": """
      <document useAutolayout="YES"><objects>
        <tableViewCell id="part" customClass="NumberCell"><rect key="frame" x="0" y="0" width="320" height="64"/>
          <tableViewCellContentView key="contentView" tableViewCell="part" id="inner">
            <rect key="frame" x="0" y="0" width="320" height="64"/>
            <subviews>\(label("word", 16))</subviews>
          </tableViewCellContentView>
          <connections><outlet property="wordLabel" destination="word" id="p1"/></connections>
        </tableViewCell>
      </objects></document>
      """,
    ])
  }
}
