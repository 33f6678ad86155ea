import Foundation
import TestSupport
import ThemeCodegen

/// Declarations in the sources of Liferay Screens, in JSON files in the `facts` folder next to the corpus.
struct LiferayFacts: Sendable {
  static let isPresent =
    FileManager.default.fileExists(atPath: url("liferay-screens").path)
    && FileManager.default.fileExists(atPath: url("liferay-screenlets").path)
  /// Read once for all tests.
  static let shared = Result { try LiferayFacts() }
  static let absence = "there are no facts about Liferay Screens beside the corpus"

  /// A View class with the members that it declares.
  struct ViewClass: Decodable {
    struct Outlet: Decodable {
      var name: String
      var type: String
    }
    var name: String
    var file: String
    var inherits: [String]
    var outlets: [Outlet]
    var actions: [String]
  }

  /// A Screenlet, as declared in the facts.
  struct Screenlet: Decodable {
    var name: String
    var inherits: [String]
    var dispatches: String
    var dispatched: [String]
    var senderCasts: [String]
  }

  /// The actions and the progress messages of a View class, by action.
  struct View: Decodable {
    var name: String
    var file: String
    var inherits: [String]
    var userActions: [String]
    var progressMessages: [String: [String]]
  }

  private struct Classes: Decodable {
    var viewClasses: [ViewClass]
    var flat7ViewClasses: [ViewClass]
  }

  private struct Screenlets: Decodable {
    var screenlets: [Screenlet]
    var views: [View]
  }

  var classes: [ViewClass]
  /// The classes of the sample apps.
  var samples: [ViewClass]
  var screenlets: [Screenlet]
  var views: [View]
  /// The superclasses of classes in the framework and in samples; several if samples declare a name twice.
  var superclasses: [String: Set<String>] = [:]

  private init() throws {
    let decoder = JSONDecoder()
    let read = try decoder.decode(Classes.self, from: Data(contentsOf: Self.url("liferay-screens")))
    // The framework's classes, without its tests.
    classes = (read.viewClasses + read.flat7ViewClasses).filter {
      $0.file.hasPrefix("ios/Framework/") && !$0.file.contains("/Tests/")
    }
    samples = read.viewClasses.filter { $0.file.hasPrefix("ios/Samples/") }
    let dispatched = try decoder.decode(Screenlets.self, from: Data(contentsOf: Self.url("liferay-screenlets")))
    screenlets = dispatched.screenlets
    views = dispatched.views.filter { $0.file.hasPrefix("ios/Framework/") }
    let declared =
      dispatched.views.map { ($0.name, $0.inherits) }
      + (read.viewClasses + read.flat7ViewClasses).map { ($0.name, $0.inherits) }
    for (name, inherits) in declared { superclasses[name, default: []].formUnion(inherits.prefix(1)) }
  }

  private static func url(_ name: String) -> URL {
    Corpus.root.deletingLastPathComponent().appendingPathComponent("facts/\(name).json")
  }
}
