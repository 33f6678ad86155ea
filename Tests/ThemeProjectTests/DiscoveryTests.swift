import TestSupport
import Testing
import ThemeProject
import ThemeSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

struct DiscoveryTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Paths found below the folder, relative to it.
  private func found(_ discovery: Discovery = Discovery(), in roots: [String] = [""]) -> ([String], [Diagnostic]) {
    let result = discovery.files(in: roots.map { $0.isEmpty ? folder.path : folder($0) })
    return (result.value.map { String($0.dropFirst(folder.path.utf8.count + 1)) }, result.diagnostics)
  }

  private func glob(_ pattern: String) throws -> ScopedGlob { ScopedGlob(try Glob(pattern), in: folder.path) }

  @Test func `theme files are found in all folders except foreign and hidden ones, sorted by bytes`() throws {
    for name in [
      "b.xml", "a/z.xib", "a.xml", "a/A.storyboard", "a/b/c.xml", "é.xml", "a-b.xml", "Z.xib", "readme.md", "c.XML",
      ".xml", "noextension", "a/Pods/x.xml", "Carthage/x.xml", ".build/x.xml", "DerivedData/x.xml", ".hidden/x.xml",
      "Podsy/x.xml", "dir.xml/inner.xml",
    ] {
      try folder.write(name, "x")
    }
    let (paths, diagnostics) = found()
    #expect(
      paths == [
        "Podsy/x.xml", "Z.xib", "a-b.xml", "a.xml", "a/A.storyboard", "a/b/c.xml", "a/z.xib", "b.xml",
        "dir.xml/inner.xml", "é.xml",
      ])
    #expect(diagnostics.isEmpty)
  }

  @Test func `links to files are followed, links to folders are not`() throws {
    try folder.write("real/a.xml", "x")
    try folder.write("real/text.md", "x")
    try folder.link("real/loop", to: "..")
    try folder.link("real/loop.xml", to: "..")
    try folder.link("real/self.xml", to: "self.xml")
    try folder.link("real/gone.xml", to: "nowhere")
    try folder.link("real/link.xml", to: "text.md")
    try folder.link("elsewhere", to: "real")
    let (paths, diagnostics) = found()
    #expect(paths == ["real/a.xml", "real/link.xml"])
    #expect(diagnostics.count == 2)
    #expect(diagnostics.allSatisfy { $0.severity == .warning && $0.message.hasSuffix("has no target") })
    // A link that is named itself is followed.
    #expect(found(in: ["elsewhere"]).0 == ["elsewhere/a.xml", "elsewhere/link.xml"])
  }

  @Test func `globs choose files, and excluded folders are not entered`() throws {
    for name in ["a.xml", "a.xib", "Old/b.xml", "New/Old/c.xml", "New/d_draft.xml", "New/e.xml"] {
      try folder.write(name, "x")
    }
    #expect(found(Discovery(include: [try glob("*.xib")])).0 == ["a.xib"])
    #expect(
      found(Discovery(include: [try glob("New/**/*.xml")])).0 == ["New/Old/c.xml", "New/d_draft.xml", "New/e.xml"])
    #expect(
      found(Discovery(exclude: [try glob("Old/"), try glob("*_draft.xml")])).0 == ["New/e.xml", "a.xib", "a.xml"])
    #expect(found(Discovery(include: [])).0 == [])
  }

  @Test func `a named file is always included, and no file is found twice`() throws {
    try folder.write("Pods/theme.txt", "x")
    try folder.write("a/b.xml", "x")
    let discovery = Discovery(include: [], exclude: [try glob("**")])
    #expect(found(discovery, in: ["Pods/theme.txt"]).0 == ["Pods/theme.txt"])
    #expect(found(in: ["a/b.xml", "a", "", "a//./b.xml"]).0 == ["a/b.xml"])
  }

  @Test func `unreadable files are reported`() throws {
    let pipe = folder("pipe.xml")
    let made = unsafe mkfifo(pipe, 0o600)
    #expect(made == 0)
    let (paths, diagnostics) = found(in: ["", "gone", "pipe.xml"])
    #expect(paths.isEmpty)
    #expect(diagnostics.map(\.severity) == [.warning, .error, .error])
    #expect(diagnostics.allSatisfy { $0.code == "io/unreadable" })
  }

  @Test(arguments: [4, 5]) func `a search has at most as many entries as its limit`(limit: Int) throws {
    for name in ["a.xml", "b.xml", "c.xml", "d/e.xml"] { try folder.write(name, "x") }
    var discovery = Discovery()
    discovery.entryLimit = limit
    let (paths, diagnostics) = found(discovery)
    #expect(paths.count == (limit == 5 ? 4 : 3))
    #expect(
      diagnostics.map(\.message) == (limit == 5 ? [] : ["more than 4 files and folders; the rest is skipped"]))
    #expect(Discovery().entryLimit == Discovery.mostEntries)
  }

  @Test func `folders nested too deeply are reported, not entered`() throws {
    let deepest = Array(repeating: "d", count: Discovery.deepest - 1).joined(separator: "/")
    try folder.write(deepest + "/in.xml", "x")
    #expect(found().1.isEmpty)
    try folder.write(deepest + "/d/out.xml", "x")
    let (paths, diagnostics) = found()
    #expect(paths == [deepest + "/in.xml"])
    #expect(diagnostics.count == 1)
  }
}
