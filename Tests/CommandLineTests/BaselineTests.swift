import Foundation
import SwiftSources
import TestSupport
import Testing

/// Baselines on disk, and which changes invalidate their entries.
struct BaselineTests {
  /// Two files that contain the same cell, with two problems each.
  private func project() throws -> TemporaryFolder {
    try TemporaryFolder(project: [
      "App/ACell.xml": warnedCell, "App/Deep/BCell.xml": warnedCell, "ci/README": "",
    ])
  }

  private func entries(_ folder: TemporaryFolder, _ path: String) throws -> [String] {
    try #require(folder.text(path)).split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
  }

  @Test func `entries do not depend on the working folder or on the location of the baseline`() throws {
    let folder = try project()
    let runs: [(from: String, arguments: [String], baseline: String)] = [
      (".", ["."], "a.txt"), ("App", ["..", "--baseline", "../b.txt"], "b.txt"),
      ("App/Deep", [".", "../ACell.xml", "--baseline", "../../ci/c.txt"], "ci/c.txt"),
      ("/", [folder.path, "--baseline", folder("ci/d.txt")], "ci/d.txt"),
    ]
    var written: [[String]] = []
    for (from, arguments, baseline) in runs {
      let working = from == "/" ? URL(filePath: "/") : folder.url.appending(path: from)
      let named = arguments.contains("--baseline") ? arguments : arguments + ["--baseline", baseline]
      let update = try themec(["lint", "--update-baseline"] + named, folder: working)
      #expect(update.status == 0, "\(update.messages)")
      written.append(try entries(folder, baseline))
      let check = try themec(["lint", "--strict"] + named, folder: working)
      #expect(check.status == 0, "\(check.output)")
    }
    #expect(Set(written).count == 1)
    let paths = Set(written[0].compactMap { $0.split(separator: "\t").dropFirst().first })
    #expect(paths == ["App/ACell.xml", "App/Deep/BCell.xml"])
    // A baseline written from one folder applies to runs from another folder.
    let other = try themec(
      ["lint", "--strict", "Deep", "--baseline", "../a.txt"], folder: folder.url.appending(path: "App"))
    #expect(other.status == 0, "\(other.output)")
  }

  @Test func `the configuration's baseline is used from every working folder`() throws {
    let folder = try project()
    try folder.write(".themec.yml", "themePath: [App]\nlibrary: shipped\nlint:\n  baseline: ci/accepted.txt\n")
    #expect(try themec(["lint", "--update-baseline"], folder: folder.url.appending(path: "App/Deep")).status == 0)
    for place in [".", "App", "App/Deep"] {
      let outcome = try themec(["lint", "--strict"], folder: folder.url.appending(path: place))
      #expect(outcome.status == 0, "\(outcome.output)")
    }
  }

  @Test func `entries do not depend on lines or messages, and problems in other elements are reported`() throws {
    let folder = try project()
    _ = try themec(["lint", ".", "--baseline", "a.txt", "--update-baseline"], folder: folder.url)
    let entry = try #require(try entries(folder, "a.txt").first { $0.contains("text/placeholder-text\tApp/ACell.xml") })
    // The rule's message quotes the text. Both texts are placeholders.
    let other = warnedCell.replacing(#"text="Label""#, with: "\n  text=\"Lorem ipsum dolor sit amet\"")
    try folder.write("App/ACell.xml", other)
    let moved = try themec(["lint", ".", "--strict", "--baseline", "a.txt"], folder: folder.url)
    #expect(moved.status == 0, "\(entry): \(moved.output)")
    try folder.write("App/ACell.xml", warnedCell.replacing(#"id="l""#, with: #"id="m""#))
    let renamed = try themec(["lint", ".", "--strict", "--baseline", "a.txt"], folder: folder.url)
    #expect(renamed.status == 1)
    #expect(renamed.output.contains("text/placeholder-text") && renamed.output.contains("lint/stale-baseline"))
  }

  @Test func `entries of a renamed file are stale, and pruning removes only them`() throws {
    let folder = try project()
    _ = try themec(["lint", ".", "--baseline", "a.txt", "--update-baseline"], folder: folder.url)
    let text = try #require(folder.text("a.txt"))
    try folder.write("a.txt", "# Agreed on in May.\n" + text)
    try FileManager.default.moveItem(atPath: folder("App/ACell.xml"), toPath: folder("App/CCell.xml"))
    let renamed = try themec(["lint", ".", "--baseline", "a.txt", "--format", "jsonl"], folder: folder.url)
    let codes = renamed.diagnostics.compactMap { $0["code"] as? String }
    let stale = codes.filter { $0 == "lint/stale-baseline" }.count
    #expect(stale > 0 && codes.count == 2 * stale)
    // Checking another file does not report entries of the renamed file, but pruning removes them.
    let pruned = try themec(["lint", "App/Deep", "--baseline", "a.txt", "--prune-baseline"], folder: folder.url)
    #expect(pruned.messages.contains("removed \(stale) unused entr"))
    #expect(try entries(folder, "a.txt").allSatisfy { $0.contains("\tApp/Deep/BCell.xml\t") })
    #expect(folder.text("a.txt")?.hasPrefix("# Agreed on in May.\n") == true)
    let after = try themec(["lint", "App/Deep", "--strict", "--baseline", "a.txt"], folder: folder.url)
    #expect(after.status == 0, "\(after.output)")
    let unchanged: String? = folder.text("a.txt")
    _ = try themec(["lint", ".", "--baseline", "a.txt", "--prune-baseline"], folder: folder.url)
    #expect(folder.text("a.txt") == unchanged)
  }

  @Test func `each of several projects has a separate baseline`() throws {
    let folder = try TemporaryFolder([
      "one/ACell.xml": warnedCell, "one/.themec.yml": "lint: {baseline: b.txt}\n", "two/ACell.xml": warnedCell,
      "two/.themec.yml": "lint: {baseline: b.txt}\n",
    ])
    let update = try themec(["lint", "one", "two", "--update-baseline"], folder: folder.url)
    #expect(update.status == 0, "\(update.messages)")
    #expect(try entries(folder, "one/b.txt") == entries(folder, "two/b.txt"))
    #expect(try themec(["lint", "one", "two", "--strict"], folder: folder.url).status == 0)
  }

  @Test(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
  func `entries of sources are stale only when the whole project is checked`() throws {
    let source = "Sources/App/Loading.swift"
    let folder = try TemporaryFolder(project: [
      "Sources/App/Cell.xml": warnedCell, "Sources/App/Other.xml": warnedCell,
      source: "import UIKit\nlet note = UINib(nibName: \"Nowhere\", bundle: nil)\n",
    ])
    _ = try themec(["lint", "--baseline", "a.txt", "--update-baseline"], folder: folder.url)
    let all = try entries(folder, "a.txt")
    #expect(all.contains { $0.hasPrefix("code/unknown-nib\t\(source)\t") })
    // The second run is answered from the cache.
    for _ in 1...2 {
      #expect(try themec(["lint", "--strict", "--baseline", "a.txt"], folder: folder.url).status == 0)
    }
    try folder.write(source, "import UIKit\n")
    let part = ["lint", "Sources/App/Cell.xml", "--strict", "--baseline", "a.txt"]
    #expect(try themec(part, folder: folder.url).status == 0)
    for _ in 1...2 {
      let whole = try themec(["lint", "--baseline", "a.txt", "--format", "jsonl"], folder: folder.url)
      #expect(whole.diagnostics.compactMap { $0["code"] as? String } == ["lint/stale-baseline"])
    }
    _ = try themec(["lint", "--baseline", "a.txt", "--prune-baseline"], folder: folder.url)
    #expect(try entries(folder, "a.txt") == all.filter { !$0.contains("\t\(source)\t") })
  }
}
