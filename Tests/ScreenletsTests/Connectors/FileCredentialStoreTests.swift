import Foundation
import Screenlets
import TestSupport
import Testing

@Suite struct FileCredentialStoreTests {
  private let folder: TemporaryFolder
  private let stored: StoredCredentials

  init() throws {
    folder = try TemporaryFolder()
    stored = StoredCredentials(
      server: try LiferayServerContext.local().server, companyId: 10157, credentials: .aliBaba,
      user: User(attributes: ["userId": 20156, "screenName": "ali", "male": true, "weight": .number(61.5)]))
  }

  private func store(_ name: String) -> FileCredentialStore {
    FileCredentialStore(file: folder.url.appending(path: name))
  }

  private func mode(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder(name))[.posixPermissions] as? Int
  }

  @Test func `stored credentials are loaded`() async throws {
    let first = store("credentials.json")
    #expect(try await first.load() == nil)
    try await first.store(stored)
    #expect(try await store("credentials.json").load() == stored)
    try await first.remove()
    #expect(try await first.load() == nil)
    try await first.remove()
    #expect(folder.entries == [])
  }

  @Test func `the file has mode 0600 and its new folders 0700`() async throws {
    try await store("a/b/credentials.json").store(stored)
    #expect(try mode("a/b/credentials.json") == 0o600)
    #expect(try mode("a/b") == 0o700)
    #expect(try mode("a") == 0o700)
    #expect(folder.entries == ["a", "a/b", "a/b/credentials.json"])
  }

  @Test func `the file mode does not depend on the umask`() async {
    await #expect(processExitsWith: .success) {
      umask(0)
      let folder = try TemporaryFolder()
      try setMode(folder.path, 0o700)
      let file = folder.url.appending(path: "new/credentials.json")
      let server = try LiferayServerContext.local().server
      let stored = StoredCredentials(server: server, companyId: 1, credentials: .aliBaba, user: User())
      try await FileCredentialStore(file: file).store(stored)
      for (name, mode) in [("new/credentials.json", 0o600), ("new", 0o700)] {
        let attributes = try FileManager.default.attributesOfItem(atPath: folder(name))
        guard attributes[.posixPermissions] as? Int == mode else { exit(3) }
      }
    }
  }

  @Test func `storing again replaces the file`() async throws {
    try await store("credentials.json").store(stored)
    try await store("credentials.json").store(stored)
    #expect(try mode("credentials.json") == 0o600)
    #expect(try await store("credentials.json").load() == stored)
    #expect(folder.entries == ["credentials.json"])
  }

  @Test(arguments: [0o644, 0o640, 0o604, 0o610, 0o777] as [Int])
  func `a file that others can access is refused`(_ mode: Int) async throws {
    try await store("credentials.json").store(stored)
    try setMode(folder("credentials.json"), mode)
    let path = folder("credentials.json")
    await #expect(throws: CredentialFileError.accessibleByOthers(path: path, mode: UInt32(mode))) {
      try await store("credentials.json").load()
    }
  }

  @Test func `a file that others can access can be removed`() async throws {
    try await store("credentials.json").store(stored)
    try setMode(folder("credentials.json"), 0o644)
    try await store("credentials.json").remove()
    #expect(folder.entries == [])
  }

  @Test func `the error of a file that others can access has a solution`() {
    let error = CredentialFileError.accessibleByOthers(path: "/home/ali/c.json", mode: 0o644)
    #expect(
      error.localizedDescription
        == "Others have access to '/home/ali/c.json' (mode 644); take it away with 'chmod go-rwx'")
  }

  @Test func `a file without credentials is neither replaced nor removed`() async throws {
    for (name, mode) in [("notes.txt", 0o600), ("open.txt", 0o644)] {
      try folder.write(name, "notes")
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder(name))
      await #expect(throws: CredentialFileError.self) { try await store(name).store(stored) }
      await #expect(throws: CredentialFileError.self) { try await store(name).remove() }
      #expect(folder.text(name) == "notes")
    }
  }

  @Test func `a symbolic link is refused, and its target does not change`() async throws {
    try await store("real.json").store(stored)
    let before = folder.text("real.json")
    try folder.link("link.json", to: folder("real.json"))
    try folder.link("dangling.json", to: folder("nothing.json"))
    let link = CredentialFileError.symbolicLink(path: folder("link.json"))
    await #expect(throws: link) { try await store("link.json").load() }
    await #expect(throws: link) { try await store("link.json").store(stored) }
    await #expect(throws: CredentialFileError.symbolicLink(path: folder("dangling.json"))) {
      try await store("dangling.json").load()
    }
    await #expect(throws: CredentialFileError.symbolicLink(path: folder("dangling.json"))) {
      try await store("dangling.json").store(stored)
    }
    await #expect(throws: link) { try await store("link.json").remove() }
    #expect(folder.text("real.json") == before)
    #expect(folder.entries == ["dangling.json", "link.json", "real.json"])
  }

  @Test(.timeLimit(.minutes(10)))
  func `a folder, a pipe and a folder that is a file are refused`() async throws {
    #expect(unsafe mkfifo(folder("pipe"), 0o600) == 0)
    try makeFolder(folder("folder"))
    try folder.write("file", "x")
    await #expect(throws: CredentialFileError.notAFile(path: folder("pipe"))) { try await store("pipe").load() }
    await #expect(throws: CredentialFileError.notAFile(path: folder("folder"))) { try await store("folder").load() }
    await #expect(throws: CredentialFileError.notAFile(path: folder("folder"))) {
      try await store("folder").store(stored)
    }
    await #expect(throws: CredentialFileError.notADirectory(path: folder("file"))) {
      try await store("file/credentials.json").store(stored)
    }
    #expect(folder.text("file") == "x")
  }

  @Test(arguments: [0o777, 0o1777, 0o770] as [Int])
  func `a folder that others can write to is refused`(_ mode: Int) async throws {
    try makeFolder(folder("shared"))
    try setMode(folder("shared"), mode)
    await #expect(throws: CredentialFileError.self) { try await store("shared/credentials.json").store(stored) }
    #expect(folder.entries == ["shared"])
  }

  @Test func `a file that is too large is not read`() async throws {
    let path = try folder.write("large.json", [UInt8](repeating: 0x20, count: 1 << 20))
    try setMode(path, 0o600)
    await #expect(throws: CredentialFileError.tooLarge(path: path, limit: 64 << 10)) {
      try await store("large.json").load()
    }
  }

  @Test func `too large credentials are not stored`() async throws {
    let huge = StoredCredentials(
      server: stored.server, companyId: 1,
      credentials: Credentials(username: String(repeating: "a", count: 1 << 20), password: ""), user: User())
    await #expect(throws: CredentialFileError.self) { try await store("credentials.json").store(huge) }
    #expect(folder.entries == [])
  }

  @Test func `concurrent readers see the old or the new contents`() async throws {
    let others = (0..<2).map { number in
      StoredCredentials(
        server: stored.server, companyId: Int64(number),
        credentials: Credentials(username: "u", password: String(repeating: "\(number)", count: 20_000)), user: User())
    }
    try await store("credentials.json").store(others[0])
    try await withThrowingTaskGroup { group in
      group.addTask { for round in 0..<100 { try await store("credentials.json").store(others[round % 2]) } }
      group.addTask {
        for _ in 0..<200 {
          let read = try await store("credentials.json").load()
          #expect(read == others[0] || read == others[1])
        }
      }
      try await group.waitForAll()
    }
    #expect(folder.entries == ["credentials.json"])
  }
}

/// Sets the access rights of a file or folder.
func setMode(_ path: String, _ mode: Int) throws {
  try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
}

/// Creates a folder of mode 0700.
private func makeFolder(_ path: String) throws {
  try FileManager.default.createDirectory(
    atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
}
