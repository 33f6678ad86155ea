import Foundation
import TestSupport
import Testing

/// Commands with many files as arguments.
struct ManyFilesTests {
  /// Copies of a shipped theme, in separate folders and in a common one, with their paths.
  private func folder() throws -> (folder: TemporaryFolder, paths: [String]) {
    let folder = try TemporaryFolder()
    let source = repository.appendingPathComponent("Themes/Flat7/LoginScreenletView_flat7.xml")
    let text = try String(contentsOf: source, encoding: .utf8).replacing("flat7", with: "gold")
    var paths: [String] = []
    for index in 0..<150 {
      let path = index % 3 == 0 ? "own \(index)/LoginView_gold.xml" : "all/S\(index)ScreenletView_gold.xml"
      try folder.write(path, text)
      paths.append(path)
    }
    return (folder, paths)
  }

  @Test func `a report is the same for every number of jobs`() throws {
    let (folder, paths) = try folder()
    let alone = try themec(["lint", "--format", "json", "--jobs", "1"] + paths, folder: folder.url)
    #expect(alone.output.count > 10_000)
    for jobs in ["2", "7"] {
      let shared = try themec(["lint", "--format", "json", "--jobs", jobs] + paths, folder: folder.url)
      #expect(shared.output == alone.output)
      #expect(shared.status == alone.status)
    }
    let whole = try themec(["lint", "--format", "json", "--jobs", "3", "all"], folder: folder.url)
    #expect(whole.output == (try themec(["lint", "--format", "json", "-j", "1", "all"], folder: folder.url)).output)
  }

  @Test(arguments: [(4, 2), (6, 2), (8, 2), (9, 0), (12, 0)] as [(Int, Int32)])
  func `a process that may open too few files ends with an error`(limit: Int, status: Int32) throws {
    let folder = try TemporaryFolder(project: ["ACell.xml": warnedCell])
    let outcome = try themec(["lint"], folder: folder.url, openFiles: limit)
    #expect(outcome.status == status, "\(outcome)")
    #expect(outcome.messages.contains("too many open files") == (status == 2), "\(outcome)")
  }

  @Test func `diagnostics of many projects are sorted by path, not by the order of the arguments`() throws {
    let (folder, paths) = try folder()
    let forward = try themec(["lint", "--format", "json"] + paths, folder: folder.url)
    let backward = try themec(["lint", "--format", "json"] + paths.reversed(), folder: folder.url)
    #expect(forward.output == backward.output)
    let rows = try #require(try JSONSerialization.jsonObject(with: Data(forward.output.utf8)) as? [[String: Any]])
    let files = rows.compactMap { $0["file"] as? String }
    #expect(zip(files, files.dropFirst()).allSatisfy { !$1.utf8.lexicographicallyPrecedes($0.utf8) })
    #expect(Set(files).count > 100)
  }

  @Test func `options are accepted between and after hundreds of paths`() throws {
    let (folder, paths) = try folder()
    let expected = try themec(["lint", "--format", "json", "--quiet"] + paths, folder: folder.url)
    let mixed = ["lint"] + paths.prefix(100) + ["--format", "json"] + paths.dropFirst(100) + ["--quiet"]
    #expect(try themec(mixed, folder: folder.url).output == expected.output)
    let ended = ["lint", "--format=json", "--quiet", "--"] + paths
    #expect(try themec(ended, folder: folder.url).output == expected.output)
  }

  @Test func `one missing file among hundreds is reported by its name`() throws {
    let (folder, paths) = try folder()
    let result = try themec(["lint"] + paths + ["gone.xml"], folder: folder.url)
    #expect(result.status == 2)
    #expect(result.messages.contains("'gone.xml' does not exist"))
  }

  @Test func `an invalid number of jobs is an error`() throws {
    for jobs in ["0", "-1", "x", "5000"] {
      let result = try themec(["lint", "--jobs=\(jobs)", "."])
      #expect(result.status == 2)
      #expect(result.messages.hasPrefix("error: "))
    }
  }
}
