import Foundation
import TestSupport
import Testing
import ThemeProject

/// Compares paths as text with Foundation's reading of the same paths.
struct PathTextTests {
  private static let paths: [String] = {
    var random = SeededNumbers(seed: 5)
    let parts = ["a", "bc", ".", "..", "", "...", ".d", "e.", "é"]
    return (0..<2_000).map { _ in
      (random.below(2) == 0 ? "/" : "")
        + (0..<random.below(6)).map { _ in parts[random.below(parts.count)] }
        .joined(separator: "/")
    }
  }()

  @Test func `absolute paths are those that Foundation standardizes`() {
    for path in Self.paths where path.hasPrefix("/") {
      let standard = NSString(string: path).standardizingPath
      #expect(Path.tidied(path) == (standard.isEmpty ? "/" : standard), "\(path)")
    }
  }

  @Test func `tidying a path is idempotent and keeps its meaning below any folder`() {
    for path in Self.paths {
      let tidied = Path.tidied(path)
      #expect(Path.tidied(tidied) == tidied)
      #expect(Path.joined("/x/y", path) == Path.joined("/x/y", tidied))
      #expect(!tidied.isEmpty)
    }
  }

  @Test func `a path is relative only to the folders above it`() {
    #expect(Path.relative("/a/b/c", to: "/a") == "b/c")
    #expect(Path.relative("/a", to: "/a") == ".")
    #expect(Path.relative("/ab", to: "/a") == nil)
    #expect(Path.relative("/a", to: "/") == "a")
    #expect(Path.relative("/", to: "/") == ".")
    #expect(Path.isInside("/a/b", "/a"))
    #expect(!Path.isInside("/ab", "/a"))
    #expect(Path.isInside("/a", "/"))
    #expect(Path.isInside("a/b", "."))
    #expect(!Path.isInside("../a", "."))
    #expect(Path.isNamed("theme-set.xml", "a/theme-set.xml"))
    #expect(!Path.isNamed("theme-set.xml", "a/my-theme-set.xml"))
  }
}
