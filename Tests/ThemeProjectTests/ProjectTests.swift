import Foundation
import TestSupport
import Testing
import ThemeProject
import ThemeSource

/// The project that a path belongs to.
struct ProjectTests {
  private func root(_ files: [String], for path: String, isIsolated: Bool = false) -> String {
    var overrides = ConfigurationOverrides()
    overrides.isIsolated = isIsolated
    let system = MemoryFileSystem(Dictionary(uniqueKeysWithValues: files.map { ($0, []) }))
    return Path.absolute(Project.find(for: path, overrides, fileSystem: system).root)
  }

  @Test(arguments: [
    ("/r/a/b/c/d/x.xml", "/r/a/b"), ("/r/a/b/c", "/r/a/b"), ("/r/a/b", "/r/a/b"), ("/r/a", "/r"),
    ("/r/a/x.xml", "/r"), ("/r/a/b/c/d/y.xml", "/r/a/b"),
  ])
  func `the closest configuration in the folders above decides`(_ path: String, _ expected: String) {
    #expect(root(["/r/.themec.yml", "/r/a/b/.themec.yml", "/r/a/b/c/d/x.xml", "/r/a/x.xml"], for: path) == expected)
  }

  @Test(arguments: [".git/HEAD", ".git", "Package.swift", "App.xcodeproj/project.pbxproj", "App.xcworkspace/x"])
  func `without a configuration the closest repository, package or Xcode project decides`(_ marker: String) {
    let files = ["/r/\(marker)", "/r/a/b/x.xib"]
    for path in ["/r", "/r/a", "/r/a/b", "/r/a/b/x.xib", "/r/a/b/new.xib"] {
      #expect(root(files, for: path) == "/r")
    }
  }

  @Test(arguments: ["Kit.podspec", "project.yml", "Project.swift"])
  func `a folder that other tools build is a project, unless it lies in one`(_ marker: String) {
    let files = ["/r/a/\(marker)", "/r/a/b/x.xib"]
    #expect(root(files, for: "/r/a/b/x.xib") == "/r/a")
    #expect(root(files + ["/r/.git/HEAD"], for: "/r/a/b/x.xib") == "/r")
  }

  @Test func `a configuration above a repository has precedence, unless no configuration is read`() {
    let files = ["/r/.themec.yml", "/r/a/.git/HEAD", "/r/a/x.xib"]
    #expect(root(files, for: "/r/a/x.xib") == "/r")
    #expect(root(files, for: "/r/a/x.xib", isIsolated: true) == "/r/a")
  }

  /// All users may replace files of the first folder, but only add some to the second one, as to `/tmp`: mode 1777.
  @Test(arguments: [(0o777, true), (0o1777, false)])
  func `a folder writable by all is a project, unless it is a folder of all users`(
    mode: Int, isProject: Bool
  ) throws {
    let folder = try TemporaryFolder([".themec.yml": "", "mine/x.xml": ""])
    let root = folder.url.standardizedFileURL.path
    #expect(Project.find(for: root + "/mine/x.xml").root.hasSuffix(folder.url.lastPathComponent))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: root)
    let found = Path.absolute(Project.find(for: root + "/mine/x.xml").root)
    #expect(found == Path.absolute(isProject ? root : root + "/mine"))
  }

  @Test func `without any marker the project is the folder itself, or the topmost with a theme set`() {
    #expect(root(["/r/a/b/x.xml", "/r/a/y.xml"], for: "/r/a") == "/r/a")
    #expect(root(["/r/a/b/x.xml", "/r/a/y.xml"], for: "/r/a/b/x.xml") == "/r/a/b")
    #expect(root(["/r/a/theme-set.xml", "/r/a/b/theme-set.xml", "/r/a/b/x.xml"], for: "/r/a/b/x.xml") == "/r/a")
  }

  @Test func `themes are below the root, or in the configured folders`() {
    let plain = MemoryFileSystem(["/r/.git": [], "/r/a/x.xib": []])
    #expect(Project.find(for: "/r/a", fileSystem: plain).themePath.map { Path.absolute($0) } == ["/r"])
    let configured = MemoryFileSystem([
      "/r/.themec.yml": Array("themePath: [b, c]".utf8), "/r/b/x.xib": [], "/r/c/y.xib": [],
    ])
    var overrides = ConfigurationOverrides()
    overrides.themePath = ["/d"]
    let project = Project.find(for: "/r/a", overrides, fileSystem: configured)
    #expect(project.themePath.map { Path.absolute($0) } == ["/d", "/r/b", "/r/c"])
    #expect(project.diagnostics.isEmpty)
  }

  @Test func `a configured path that does not exist is an error at its key`() throws {
    let system = MemoryFileSystem([
      "/r/.themec.yml": Array("library: shipped\nschemas: [a, gone]".utf8), "/r/a/x.xml": [],
    ])
    let project = Project.find(for: "/r", fileSystem: system)
    let error = try #require(project.diagnostics.first)
    #expect(project.diagnostics.count == 1 && error.severity == .error)
    #expect(error.message.contains("'schemas'") && error.message.contains("gone"))
    #expect(project.sources[try #require(error.span).file]?.path.hasSuffix(".themec.yml") == true)
  }
}
