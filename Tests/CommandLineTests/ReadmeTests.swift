import Foundation
import TestSupport
import Testing

@Suite struct ReadmeTests {
  private static let pages = ["README.md", "Sources/ThemeCompiler/ThemeCompiler.docc/Tour.md"]

  /// The commands of the console blocks, and their expected output.
  private static let blocks: [(command: String, output: String)] = pages.flatMap {
    page -> [(command: String, output: String)] in
    let text = (try? String(contentsOf: repository.appendingPathComponent(page), encoding: .utf8)) ?? ""
    return text.components(separatedBy: "```console\n").dropFirst().compactMap {
      part -> (command: String, output: String)? in
      let block = part.components(separatedBy: "\n```")[0].split(separator: "\n", omittingEmptySubsequences: false)
      guard let first = block.first, first.hasPrefix("$ themec ") else { return nil }
      return (String(first.dropFirst(9)), block.dropFirst().joined(separator: "\n"))
    }
  }

  @Test func `console blocks of the README and the tour show the current output`() throws {
    #expect(Self.blocks.count >= 5)
    for block in Self.blocks {
      let outcome = try themec(block.command.split(separator: " ").map(String.init))
      var printed = outcome.output
      while printed.last == "\n" { printed.removeLast() }
      #expect(printed == block.output, "themec \(block.command)")
    }
  }

  /// The names of a page between backquotes.
  private func names(in page: String) throws -> [String] {
    let text = try String(contentsOf: repository.appendingPathComponent(page), encoding: .utf8)
    return text.components(separatedBy: "`").enumerated().compactMap { $0.offset % 2 == 1 ? $0.element : nil }
  }

  @Test(arguments: ["SECURITY.md", "CONTRIBUTING.md"]) func `a page names tests and scripts that exist`(
    _ page: String
  ) throws {
    let folder = repository.appendingPathComponent("Tests")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix("Tests.swift") }
    let suites = Set(files.map { String(($0 as NSString).lastPathComponent.dropLast(6)) })
    let names = try names(in: page)
    for name in names where name.wholeMatch(of: /[A-Z]\w*Tests/) != nil {
      #expect(suites.contains(name) || FileManager.default.fileExists(atPath: "\(folder.path)/\(name)"), "\(name)")
    }
    for name in names where name.wholeMatch(of: /\.ci\/[\w.\/]+/) != nil {
      #expect(FileManager.default.fileExists(atPath: repository.appendingPathComponent(name).path), "\(name)")
    }
    #expect(names.contains { $0.hasPrefix(".ci/") })
  }
}
