import PictureRendering

/// A comparison of stored snapshots with the current screens.
struct SnapshotComparison {
  enum Change: Equatable {
    case same, changed, new, gone
  }

  struct Result {
    var name: String
    var title: String
    var change: Change
    /// The types of the files that differ.
    var types: [String] = []
  }

  private(set) var results: [Result] = []
  /// The screens that differ or are new.
  private(set) var screens: [SnapshotScreen] = []
  /// The differences for the report.
  private(set) var differences: [SnapshotDifference] = []

  var failures: [Result] { results.filter { $0.change != .same } }

  /// Compares a screen with its snapshot.
  mutating func add(_ screen: SnapshotScreen, in folder: SnapshotFolder) throws {
    var types: [String] = []
    var before: [String: [UInt8]] = [:]
    for file in screen.files {
      let kept = try folder.read(screen.name, file.type)
      before[file.type] = kept
      if kept != file.bytes { types.append(file.type) }
    }
    let change: Change = types.isEmpty ? .same : before.isEmpty ? .new : .changed
    results.append(Result(name: screen.name, title: screen.title, change: change, types: types))
    guard change != .same else { return }
    screens.append(screen)
    let after = Dictionary(screen.files.map { ($0.type, $0.bytes) }, uniquingKeysWith: { $1 })
    differences.append(difference(screen.name, screen.title, before, after))
  }

  /// Records a snapshot without a current screen.
  mutating func add(gone name: String, in folder: SnapshotFolder) throws {
    results.append(Result(name: name, title: name, change: .gone))
    var before: [String: [UInt8]] = [:]
    for type in SnapshotScreen.types { before[type] = try folder.read(name, type) }
    differences.append(difference(name, name, before, [:]))
  }

  private func difference(
    _ name: String, _ title: String, _ before: [String: [UInt8]], _ after: [String: [UInt8]]
  ) -> SnapshotDifference {
    func text(_ bytes: [UInt8]?) -> String? { bytes.map { String(decoding: $0, as: UTF8.self) } }
    return SnapshotDifference(
      name: name, title: title, pictures: (before["svg"], after["svg"]),
      texts: (text(before["txt"]), text(after["txt"])))
  }

  /// The results in JUnit's XML format.
  ///
  /// - Parameter isUpdated: Whether the snapshots were written, so that they do not differ any more.
  func junit(isUpdated: Bool) -> [UInt8] {
    let failures = isUpdated ? [] : failures
    var writer = MarkupWriter()
    writer.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n<testsuite name=\"themec snapshot\"")
    writer.attribute("tests", Double(results.count))
    writer.attribute("failures", Double(failures.count))
    writer.raw(">\n")
    for result in results {
      writer.raw("<testcase classname=\"snapshot\"")
      writer.attribute("name", result.name)
      if isUpdated || result.change == .same {
        writer.raw("/>\n")
      } else {
        writer.raw("><failure")
        writer.attribute("message", "\(result.title): \(result.change.message)")
        writer.raw("/></testcase>\n")
      }
    }
    writer.raw("</testsuite>\n</testsuites>\n")
    return writer.bytes
  }
}

extension SnapshotComparison.Change {
  var message: String {
    switch self {
    case .same: "unchanged"
    case .changed: "changed"
    case .new: "no snapshot"
    case .gone: "no longer drawn"
    }
  }
}
