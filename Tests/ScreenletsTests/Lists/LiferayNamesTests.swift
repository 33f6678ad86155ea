import Foundation
import Screenlets
import Testing

/// The names of the run time's Screenlets, views, lists and caches are those of Liferay Screens, as far as they exist without UIKit and
/// YapDatabase. The names are in a file of facts beside the corpus; without it, the tests are skipped.
@Suite(.enabled(if: LiferayNames.facts != nil))
struct LiferayNamesTests {
  /// Members that have no counterpart, with the reason.
  private static let missing: [String: Set<String>] = [
    // UIKit's layouts and sizes; the cell of the next page is an ordinary one.
    "BaseListCollectionView": [
      "doConfigureCollectionView", "doCreateLayout", "doRegisterLoadMoreCell", "doGetLoadMoreCellId",
      "doFillLoadMoreCell",
      "doGetLoadMoreViewSize", "updateRefreshControl", "defaultCellId",
    ],
    // The table's footer, and the views of UIKit.
    "BaseListTableView": ["createLoadingMoreView"],
    // Written in lower case; UIKit's methods; messages are shown by `showHUD(message:closeMode:spinnerMode:)`.
    "BaseScreenlet": [
      "DefaultAction", "DefaultThemeName", "awakeFromNib", "didMoveToWindow", "prepareForInterfaceBuilder",
      "showHUDWithMessage", "hideHUDWithMessage",
    ],
    // UIKit's methods; a message that is not shown is absent.
    "BaseScreenletView": ["NoProgressMessage", "awakeFromNib", "didMoveToWindow"],
    // The database, and values that are files, images or archived objects.
    "CacheManager": [
      "database", "readConnection", "writeConnection", "getLocalFileURL", "getImage", "getSomeWithAttributes",
      "databasePath", "registerPendingToSyncView",
    ],
    // Strategies as values, which a switch replaces; the Connector is run by `run()`.
    "ServerConnectorInteractor": [
      "completedConnector", "getCacheStrategyImpl", "defaultStrategyRemote", "defaultStrategyReadFromCache",
      "defaultStrategyWriteToCache", "createStrategy", "start", "cancel", "callOnSuccess", "callOnFailure",
    ],
    "ServerReadConnectorInteractor": ["getCacheStrategyImpl"],
    "ServerWriteConnectorInteractor": ["getCacheStrategyImpl"],
    "BaseListPageLoadInteractor": ["completedConnector"],
    // Batches of Liferay's mobile SDK.
    "PaginationLiferayConnector": ["doAddPageRowsServiceCall", "doAddRowCountServiceCall"],
    // A queue of its own, and callbacks.
    "ServerConnectorChain": ["enqueue", "callOnComplete"],
  ]

  @Test(arguments: [
    "BaseScreenlet", "BaseScreenletView", "BaseListScreenlet", "BaseListView", "BaseListTableView",
    "BaseListCollectionView", "BaseListPageLoadInteractor",
    "PaginationLiferayConnector", "ServerConnectorChain", "ServerConnectorInteractor", "ServerReadConnectorInteractor",
    "ServerWriteConnectorInteractor", "CacheManager", "CacheMetadata",
  ])
  func `every open member has its counterpart`(type: String) throws {
    let members = try LiferayNames.members(of: type)
    try #require(!members.isEmpty)
    let sources = try LiferayNames.sources()
    let missing = Self.missing[type] ?? []
    for member in members where !missing.contains(member) {
      let isDeclared = sources.contains(member)
      #expect(isDeclared, "\(type).\(member)")
    }
  }

  @Test func `the strategies have Liferay's names and values`() throws {
    let cases = try LiferayNames.declarations(of: "CacheStrategyType").compactMap { declaration in
      declaration.firstMatch(of: /case (\w+) = "([\w-]+)"/).map { "\($0.1) \($0.2)" }
    }
    #expect(cases.count == 4)
    #expect(Set(CacheStrategyType.allCases.map { "\($0) \($0.rawValue)" }) == Set(cases))
  }
}

enum LiferayNames {
  static let facts: URL? = {
    let environment = ProcessInfo.processInfo.environment
    let repository = URL(fileURLWithPath: #filePath).appending(path: "../../../..").standardizedFileURL
    let folder =
      environment["THEMEC_FACTS"].map { URL(fileURLWithPath: $0) }
      ?? environment["THEMEC_CORPUS"].map { URL(fileURLWithPath: $0).appending(path: "../facts").standardizedFileURL }
      ?? repository.appending(path: "../shared/facts").standardizedFileURL
    let file = folder.appending(path: "liferay-base.json")
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }()

  private struct Declaration: Decodable {
    var members: [String]
  }

  private struct Facts: Decodable {
    var explicit: [String: [Declaration]]
  }

  /// The members of a type, as declared.
  static func declarations(of type: String) throws -> [String] {
    let facts = try #require(facts)
    return try JSONDecoder().decode(Facts.self, from: Data(contentsOf: facts)).explicit[type]?.flatMap(\.members) ?? []
  }

  /// The names of the methods and properties of a type that others can use or override.
  static func members(of type: String) throws -> Set<String> {
    Set(
      try declarations(of: type).filter { !$0.contains("internal ") && !$0.contains("coder") }.compactMap {
        $0.firstMatch(of: /\b(?:var|let|func) (\w+)/).map { String($0.1) }
      })
  }

  /// The names that the run time declares, of methods and properties.
  static func sources() throws -> Set<String> {
    let folder = URL(fileURLWithPath: #filePath).appending(path: "../../../../Sources/Screenlets").standardizedFileURL
    var names: Set<String> = []
    for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) ?? .init()
    where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      names.formUnion(text.matches(of: /\b(?:var|let|func) (\w+)/).map { String($0.1) })
    }
    return names
  }
}
