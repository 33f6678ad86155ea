import Foundation
import ThemeDatabase
import ThemeLint
import ThemeProject
import ThemeSemantics
import ThemeSource

/// A project with a cache that contains other bytes than were stored. Their checksums are right.
struct FuzzedCache: Sendable {
  private let cache: LintCache
  private let project: Project
  private let question = LintQuestion(version: "0", arguments: [], command: "themec lint")
  /// The files of the cache, with the bytes that identify their formats.
  private var formats: [(name: String, format: [UInt8])] = []
  /// The same for all processes, because the files of the cache contain it.
  private static let folder = FileManager.default.temporaryDirectory.path + "/themec-fuzzed-project"
  private static let cacheFolder = folder + "/.cache"
  private static let (document, source) = (folder + "/Main.xib", folder + "/Main.swift")

  private static let files: [String: [UInt8]] = [
    document: Array(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="MainController">
            <connections><outlet property="titel" destination="b" id="c"/></connections>
          </placeholder>
          <view id="a"><subviews><label text="A" id="b"/></subviews></view>
        </objects>
      </document>
      """.utf8),
    source: Array(
      """
      import UIKit
      class Base: UIViewController {}
      class MainController: Base {
        @IBOutlet var title: UILabel!
        let icon = UIImage(named: "star")
      }
      """.utf8),
  ]

  /// Checks the project, so that the cache is written; fails if it is not.
  init?() async {
    cache = LintCache(folder: Self.cacheFolder)
    var project = Project(root: Self.folder, themePath: [Self.folder])
    project.library = .shipped
    project.isMarked = true
    self.project = project
    try? FileManager.default.createDirectory(atPath: Self.folder, withIntermediateDirectories: true)
    for (path, bytes) in Self.files { try? Data(bytes).write(to: URL(filePath: path)) }
    let snapshot = snapshot
    guard let (report, parts) = try? await snapshot.lint(after: nil, jobs: 1, progress: { _ in }) else { return nil }
    snapshot.storeCode()
    cache.store(
      CachedLint(reports: [report], isConfigured: false), parts, because: nil, InputRecorder(), for: question)
    for suffix in [".lint", CodeStore.suffix] {
      guard let name = CacheFolder(Self.cacheFolder).names(suffix: suffix).first,
        let bytes = try? SourceProvider().read(Path.joined(Self.cacheFolder, name))
      else { return nil }
      formats.append((name, Array(bytes.prefix { $0 != UInt8(ascii: "\n") }) + [UInt8(ascii: "\n")]))
    }
  }

  /// Removes the files, which others could not replace.
  static func remove() { try? FileManager.default.removeItem(atPath: folder) }

  private var snapshot: Snapshot {
    Session(project, asking: [Self.folder], store: cache.code(below: Self.folder, "0")).snapshot
  }

  /// Checks the project after a former run.
  /// - Parameter contents: Those of the files of the cache, then the parts of the former run's report.
  func lint(_ contents: [[UInt8]]) async -> [LintReport] {
    for ((name, format), content) in zip(formats, contents) {
      CacheFolder(Self.cacheFolder).write(CacheFolder.file(format, content), to: name)
    }
    var reports: [LintReport] = []
    if case .current(let known) = cache.find(question) { reports = known.reports }
    _ = cache.explanation(in: Path.workingFolder)
    guard let bytes = contents.last, let parts = try? LintParts(bytes) else { return reports }
    for path in [Self.document, Self.source] {
      let edited = RecordedInput(path: path, kind: .file, stamp: nil, hash: ContentHash(rawValue: 1))
      let former = FormerLint(parts, edited: [edited])
      if let (report, _) = try? await snapshot.lint(after: former, jobs: 1, progress: { _ in }) {
        reports.append(report)
      }
    }
    return reports
  }
}
