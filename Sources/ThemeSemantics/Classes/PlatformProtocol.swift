/// A protocol of Apple's frameworks or of the standard library, as far as its name determines its requirements.
struct PlatformProtocol {
  /// The words of its subject, in lower case: `table` and `view` for `UITableViewDataSource`. Empty if it has no
  /// requirements that Objective-C sees.
  private let words: [String]

  /// Returns `nil` for a protocol whose requirements are unknown.
  init?(_ name: String) {
    if Self.withoutMembers.contains(name) {
      words = []
      return
    }
    if let words = Self.subjects[name] {
      self.words = words
      return
    }
    guard let prefix = Self.prefixes.first(where: name.hasPrefix),
      let suffix = ["Delegate", "DataSource"].first(where: name.hasSuffix),
      name.utf8.count > prefix.utf8.count + suffix.utf8.count
    else { return nil }
    var words: [String] = []
    for character in name.dropFirst(prefix.count).dropLast(suffix.count) {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    self.words = words
  }

  /// Delegates of apps and scenes have a window; no other delegate or data source requires a property.
  func mayRequire(property key: String) -> Bool { !words.isEmpty && key == "window" }

  /// Methods of delegates and data sources name the object that calls them: `textFieldShouldReturn:`,
  /// `numberOfSectionsInTableView:`.
  func mayRequire(selector: String) -> Bool {
    guard let last = words.last else { return false }
    let selector = selector.lowercased()
    let subjects = words.count == 1 ? [last] : zip(words, words.dropFirst()).map { $0 + $1 }
    return subjects.contains(where: selector.contains)
  }

  private static let prefixes = [
    "AR", "AV", "CB", "CL", "CN", "EK", "GK", "MC", "MF", "MK", "MP", "NS", "PH", "PK", "QL", "SF", "SK", "UI", "UN",
    "WC", "WK",
  ]

  /// The subjects of protocols that are not named after them. Source: Apple's documentation of their methods.
  private static let subjects: [String: [String]] = [
    "UICollectionViewDataSourcePrefetching": ["collection", "view"],
    "UICollectionViewDelegateFlowLayout": ["collection", "view"],
    "UISearchResultsUpdating": ["search", "results"],
    "UITableViewDataSourcePrefetching": ["table", "view"],
    "URLSessionDataDelegate": ["url", "session"],
    "URLSessionDelegate": ["url", "session"],
    "URLSessionDownloadDelegate": ["url", "session"],
    "URLSessionTaskDelegate": ["url", "session"],
  ]

  /// Protocols without methods that a document connects.
  private static let withoutMembers: Set<String> = [
    "CaseIterable", "Codable", "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable",
    "Encodable", "Equatable", "Error", "Hashable", "Identifiable", "LocalizedError", "NSCoding", "NSCopying",
    "NSObjectProtocol", "NSSecureCoding", "ObservableObject", "RawRepresentable", "Sendable", "UIStateRestoring",
  ]
}
