import Foundation
import TestSupport
import Testing

/// The specimen sheet in every color depth, compared with files in `Tests/Golden/specimen`.
///
/// `THEMEC_UPDATE_GOLDEN=1` records them and fails the run.
struct SpecimenTests {
  private static let folder = repository.appendingPathComponent("Tests/Golden/specimen")
  private static let isRecording = ProcessInfo.processInfo.environment["THEMEC_UPDATE_GOLDEN"] == "1"

  @Test(arguments: ["never", "16", "256", "truecolor"].sampled(every: 3), ["light", "dark"])
  func `the specimen sheet matches the recorded output`(color: String, appearance: String) throws {
    let outcome = try themec([
      "preview", "--specimen", "--color", color, "--appearance", appearance, "--terminal", "100x50",
    ])
    #expect(outcome.status == 0 && outcome.messages.isEmpty, "\(outcome.messages)")
    let name = "\(appearance).\(color)" + (color == "never" ? ".txt" : ".ansi")
    let file = Self.folder.appendingPathComponent(name)
    if Self.isRecording {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try Data(outcome.output.utf8).write(to: file)
      Issue.record("recorded \(name); check it, then run without THEMEC_UPDATE_GOLDEN")
      return
    }
    let recorded = try #require(
      try? String(contentsOf: file, encoding: .utf8), "no \(name); record it with THEMEC_UPDATE_GOLDEN=1")
    let (before, after) = (recorded.split(separator: "\n"), outcome.output.split(separator: "\n"))
    let row = zip(before, after).enumerated().first { $0.element.0 != $0.element.1 }
    if recorded != outcome.output {
      Issue.record("\(name) differs from row \((row?.offset ?? min(before.count, after.count)) + 1) on")
    }
  }
}
