import Foundation
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

struct SourceProviderTests {
  let folder: TemporaryFolder
  let provider = SourceProvider()

  init() throws { folder = try TemporaryFolder() }

  private func reason(_ path: String) -> ReadFailure.Reason? {
    do {
      _ = try provider.read(path)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 1_000_000])
  func `a file's bytes are read unchanged`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    let path = try folder.write("ö \n.xib", bytes)
    #expect(try provider.read(path) == bytes)
  }

  @Test(
    arguments: [(-1, nil), (0, nil), (1, .tooLarge(limit: 8 << 20)), (1 << 20, .tooLarge(limit: 8 << 20))]
      as [(Int, ReadFailure.Reason?)])
  func `a file may have 8 MB`(excess: Int, expected: ReadFailure.Reason?) throws {
    let path = try folder.write("big.xml", [UInt8](repeating: 0x20, count: (8 << 20) + excess))
    #expect(reason(path) == expected)
  }

  @Test func `a pipe is refused at once, with or without a writer`() throws {
    let path = folder("pipe.xml")
    let made = unsafe mkfifo(path, 0o600)
    #expect(made == 0)
    #expect(reason(path) == .notAFile)
    let writer = unsafe open(path, O_RDWR | O_NONBLOCK)
    defer { close(writer) }
    #expect(reason(path) == .notAFile)
  }

  @Test func `folders, devices, and missing and invalid paths are distinguished`() throws {
    #expect(reason(folder.path) == .folder)
    #expect(reason(folder("gone")) == .missing)
    try folder.write("file", "x")
    #expect(reason(folder("file/below")) == .missing)
    #expect(reason("/dev/zero") == .notAFile)
    #expect(reason("") == .badPath)
    #expect(reason(folder("file\u{0}.xml")) == .badPath)
    let long = reason(folder(String(repeating: "x", count: 5_000)))
    #expect(long == .system(SystemError(code: ENAMETOOLONG)))
  }

  @Test func `a link to a file is followed, other links are not`() throws {
    try folder.write("file.xml", "<a/>")
    try folder.link("link.xml", to: "file.xml")
    try folder.link("folder.xml", to: ".")
    try folder.link("nowhere.xml", to: "gone")
    try folder.link("loop.xml", to: "loop.xml")
    #expect(try provider.read(folder("link.xml")) == Array("<a/>".utf8))
    #expect(reason(folder("folder.xml")) == .folder)
    #expect(reason(folder("nowhere.xml")) == .missing)
    #expect(reason(folder("loop.xml")) == .system(SystemError(code: ELOOP)))
  }

  @Test func `a compressed file is refused and not unpacked`() throws {
    // `printf '<a/>' | gzip -n`
    let path = try folder.write(
      "a.xib",
      [
        0x1F, 0x8B, 0x08, 0, 0, 0, 0, 0, 0, 0x03, 0xB3, 0x49, 0xD4, 0xB7, 0x03, 0, 0x86, 0x76, 0x54, 0xD1, 0x04, 0, 0,
        0,
      ])
    #expect(reason(path) == .compressed)
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func `a file without read permission is reported as such`() throws {
    let path = try folder.write("secret.xml", "<a/>")
    unsafe chmod(path, 0)
    #expect(reason(path) == .permission)
  }

  @Test func `files without a size from the system are read to the end`() throws {
    guard FileManager.default.fileExists(atPath: "/proc/self/status") else { return }
    #expect(try !provider.read("/proc/self/status").isEmpty)
  }

  @Test func `every failure has a help text`() {
    let reasons: [ReadFailure.Reason] = [
      .missing, .permission, .folder, .notAFile, .tooLarge(limit: 1), .compressed, .badPath,
    ]
    for reason in reasons {
      let diagnostic = ReadFailure(path: "x.xml", reason: reason).diagnostic()
      #expect(diagnostic.message.contains("'x.xml'"))
      #expect(diagnostic.help != nil)
    }
  }
}

struct PathTests {
  @Test(arguments: [
    ("a/b", "a/b"), ("./a//b/", "a/b"), ("a/../b", "b"), ("..", ".."), ("../../a", "../../a"), ("a/..", "."), ("", "."),
    ("/", "/"), ("/..", "/"), ("/a/./../b", "/b"), ("a/../../b", "../b"),
  ])
  func `paths are tidied`(path: String, expected: String) { #expect(Path.tidied(path) == expected) }

  @Test func `paths are split and joined`() {
    #expect(Path.folder(of: "a/b.xml") == "a")
    #expect(Path.folder(of: "b.xml") == ".")
    #expect(Path.folder(of: "/b.xml") == "/")
    #expect(Path.name(of: "a/b.xml") == "b.xml")
    #expect(Path.joined(".", "Themes") == "Themes")
    #expect(Path.joined("x", "/Themes") == "/Themes")
    #expect(Path.relative("/a/b", to: "/a") == "b")
    #expect(Path.relative("/ab", to: "/a") == nil)
    #expect(Path.relative("/a", to: "/") == "a")
    #expect(Path.shortened("/a/b/c", workingFolder: "/a/b") == "c")
    #expect(Path.shortened("/a/c", workingFolder: "/a/b/d") == "../../c")
    #expect(Path.shortened("/x/c", workingFolder: "/a/b") == "/x/c")
  }
}
