import Foundation
import Screenlets
import TestSupport
import Testing

@Suite struct LiferayServerContextTests {
  /// One dictionary, written by Python's plistlib as XML and as binary.
  private static let writtenByPlistlib = [
    """
    PD94bWwgdmVyc2lvbj0iMS4wIiBlbmNvZGluZz0iVVRGLTgiPz4KPCFET0NUWVBFIHBsaXN0IFBVQkxJQyAiLS8vQXBwbGUvL0RURCBQTElTVC\
    AxLjAvL0VOIiAiaHR0cDovL3d3dy5hcHBsZS5jb20vRFREcy9Qcm9wZXJ0eUxpc3QtMS4wLmR0ZCI+CjxwbGlzdCB2ZXJzaW9uPSIxLjAiPgo8\
    ZGljdD4KCTxrZXk+Y29tcGFueUlkPC9rZXk+Cgk8aW50ZWdlcj4xMDE1NzwvaW50ZWdlcj4KCTxrZXk+ZGVidWc8L2tleT4KCTx0cnVlLz4KCT\
    xrZXk+ZmFjdG9yeTwva2V5PgoJPHN0cmluZz5EZW1vQ29ubmVjdG9yRmFjdG9yeTwvc3RyaW5nPgoJPGtleT5ncm91cElkPC9rZXk+Cgk8aW50\
    ZWdlcj4yMDE0MzwvaW50ZWdlcj4KCTxrZXk+cmF0aW88L2tleT4KCTxyZWFsPjEuNTwvcmVhbD4KCTxrZXk+c2VydmVyPC9rZXk+Cgk8c3RyaW\
    5nPmh0dHBzOi8vcG9ydGFsLmV4YW1wbGUuY29tL2ludHJhbmV0PC9zdHJpbmc+Cgk8a2V5PnRpdGxlPC9rZXk+Cgk8c3RyaW5nPkdyw7zDn2U8\
    L3N0cmluZz4KCTxrZXk+dmVyc2lvbjwva2V5PgoJPGludGVnZXI+NjI8L2ludGVnZXI+CjwvZGljdD4KPC9wbGlzdD4K
    """,
    """
    YnBsaXN0MDDYAQIDBAUGBwgJCgsMDQ4PEFljb21wYW55SWRVZGVidWdXZmFjdG9yeVdncm91cElkVXJhdGlvVnNlcnZlclV0aXRsZVd2ZXJzaW\
    9uESetCV8QFERlbW9Db25uZWN0b3JGYWN0b3J5EU6vIz/4AAAAAAAAXxAjaHR0cHM6Ly9wb3J0YWwuZXhhbXBsZS5jb20vaW50cmFuZXRlAEcA\
    cgD8AN8AZRA+CBkjKTE5P0ZMVFdYb3J7oawAAAAAAAABAQAAAAAAAAARAAAAAAAAAAAAAAAAAAAArg==
    """,
  ]

  @Test(arguments: writtenByPlistlib)
  func `XML and binary property lists are read`(_ base64: String) throws {
    let context = try LiferayServerContext(propertyList: #require(Data(base64Encoded: base64)))
    #expect(context.server.absoluteString == "https://portal.example.com/intranet")
    #expect(context.version == .v62)
    #expect(context.companyId == 10157)
    #expect(context.groupId == 20143)
    #expect(context.factory == "DemoConnectorFactory")
    #expect(context.property(forKey: "debug") == true)
    #expect(context.property(forKey: "ratio") == .number(1.5))
    #expect(context.property(forKey: "title") == "Grüße")
    #expect(context.property(forKey: "other") == nil)
  }

  /// Reads a dictionary in XML with the three required keys and others.
  private func read(_ entries: String, server: String = "<string>http://localhost:8080</string>") throws
    -> LiferayServerContext
  {
    try read(
      """
      <dict><key>server</key>\(server)<key>companyId</key><integer>10157</integer>\
      <key>groupId</key><integer>10184</integer>\(entries)</dict>
      """, isRoot: true)
  }

  private func read(_ root: String, isRoot: Bool) throws -> LiferayServerContext {
    try LiferayServerContext(
      propertyList: Data("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\(root)</plist>".utf8))
  }

  @Test func `version and factory are optional`() throws {
    let context = try read("")
    #expect(context.version == .v70)
    #expect(context.factory == nil)
  }

  @Test func `the version may be a string, and the factory has a second name`() throws {
    let context = try read(
      "<key>version</key><string>62</string><key>connectorFactoryClassName</key><string>Demo</string>")
    #expect(context.version == .v62)
    #expect(context.factory == "Demo")
  }

  @Test func `keys with other types of values are ignored`() throws {
    let context = try read(
      "<key>a</key><array><string>x</string></array><key>b</key><date>2016-01-01T00:00:00Z</date><key>c</key><data>AA==</data>"
    )
    #expect(context.properties.keys.sorted() == ["companyId", "groupId", "server"])
  }

  @Test(arguments: [
    ("server", "a string", "an integer", "<integer>8080</integer>"),
    ("server", "a string", "a date, data, an array or a dictionary", "<array/>"),
    (
      "server", "a string", "a date, data, an array or a dictionary", "<dict><key>server</key><string>x</string></dict>"
    ),
  ])
  func `a server of another type is reported`(key: String, expected: String, actual: String, value: String) {
    #expect(throws: ServerContextError.wrongType(key: key, expected: expected, actual: actual)) {
      try read("", server: value)
    }
  }

  @Test(
    arguments: ["companyId", "groupId"],
    [
      ("a string", "<string>YOUR_ID</string>"), ("a truth value", "<true/>"), ("a real number", "<real>1.5</real>"),
      ("too large, or a date, data, an array or a dictionary", "<data>AAAA</data>"),
      ("too large, or a date, data, an array or a dictionary", "<integer>99999999999999999999</integer>"),
    ])
  func `an ID of another type is reported`(key: String, value: (actual: String, element: String)) {
    let error = #expect(throws: ServerContextError.self) { try read("<key>\(key)</key>\(value.element)") }
    #expect(error == .wrongType(key: key, expected: "an integer", actual: value.actual))
    #expect(
      error?.localizedDescription
        == "The key '\(key)' of the server context must be an integer, but is \(value.actual)")
  }

  @Test func `a number of more than 64 bits is not an ID`() {
    #expect(throws: ServerContextError.self) {
      try read("<key>companyId</key><integer>99999999999999999999999999</integer>")
    }
  }

  @Test(arguments: ["server", "companyId", "groupId"])
  func `a missing key is reported with its name`(_ key: String) throws {
    var keys: [String: Any] = ["server": "http://localhost:8080", "companyId": 1, "groupId": 2]
    keys[key] = nil
    let list = try PropertyListSerialization.data(fromPropertyList: keys, format: .binary, options: 0)
    let error = #expect(throws: ServerContextError.missingKey(key)) { try LiferayServerContext(propertyList: list) }
    #expect(error?.localizedDescription == "The server context has no key '\(key)'")
  }

  @Test(arguments: [
    "", "localhost:8080", "ftp://localhost", "http://", "http:///path", "javascript:alert(1)", "http://a b",
  ])
  func `a server that is not a web address is reported`(_ address: String) {
    #expect(throws: ServerContextError.invalidValue(key: "server", value: address, expected: "an http or https URL")) {
      try read("", server: "<string>\(address)</string>")
    }
  }

  @Test(arguments: ["<integer>71</integer>", "<string>seventy</string>", "<integer>-9223372036854775808</integer>"])
  func `an unknown version is reported`(_ version: String) {
    let error = #expect(throws: ServerContextError.self) { try read("<key>version</key>\(version)") }
    #expect(error?.localizedDescription.contains("must be 62 or 70") == true)
  }

  @Test(arguments: ["<array/>", "<string>x</string>", "<integer>1</integer>", ""])
  func `a root that is not a dictionary is reported`(_ root: String) {
    #expect(throws: ServerContextError.notAPropertyList) { try read(root, isRoot: true) }
  }
}

@Suite struct HostileServerContextTests {
  private func error(_ bytes: [UInt8]) -> ServerContextError? {
    do throws(ServerContextError) {
      _ = try LiferayServerContext(propertyList: Data(bytes))
      return nil
    } catch {
      return error
    }
  }

  @Test func `missing files, folders and large files are reported`() throws {
    let folder = try TemporaryFolder()
    let absent = folder("absent.plist")
    #expect(throws: ServerContextError.missing(path: absent)) {
      try LiferayServerContext(contentsOf: URL(filePath: absent))
    }
    #expect(throws: ServerContextError.self) { try LiferayServerContext(contentsOf: folder.url) }
    let pipe = folder("pipe")
    #expect(unsafe mkfifo(pipe, 0o600) == 0)
    #expect(throws: ServerContextError.unreadable(path: pipe)) {
      try LiferayServerContext(contentsOf: URL(filePath: pipe))
    }
    let large = try folder.write("large.plist", [UInt8](repeating: 0x20, count: 1 << 20))
    #expect(throws: ServerContextError.tooLarge(limit: 64 << 10)) {
      try LiferayServerContext(contentsOf: URL(filePath: large))
    }
    let sample = try folder.write(
      LiferayServerContext.fileName,
      """
      <plist version="1.0"><dict><key>server</key><string>http://localhost:8080</string>\
      <key>companyId</key><integer>10157</integer><key>groupId</key><integer>10184</integer></dict></plist>
      """)
    #expect(try LiferayServerContext(contentsOf: URL(filePath: sample)).groupId == 10184)
  }

  @Test func `deep nesting is refused before it is parsed`() {
    for tag in ["array", "dict"] {
      let text =
        "<plist version=\"1.0\"><dict><key>k</key>" + String(repeating: "<\(tag)>", count: 5000)
        + String(repeating: "</\(tag)>", count: 5000) + "</dict></plist>"
      #expect(error(Array(text.utf8)) == .tooComplex || error(Array(text.utf8)) == .tooLarge(limit: 64 << 10))
    }
  }

  @Test func `other encodings, text forms and entities are refused`() {
    let texts = [
      "", "<", "<plist", "bplist00", "{ server = x; k = (((((((((( }", "not a list",
      "<?xml version=\"1.0\" encoding=\"UTF-7\"?>+ADw-plist version=\"1.0\"></plist>",
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?><plist version=\"1.0\"><dict/></plist>",
      """
      <!DOCTYPE plist [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>
      <plist version="1.0"><dict><key>server</key><string>&b;</string></dict></plist>
      """,
    ]
    for text in texts { #expect(error(Array(text.utf8)) == .notAPropertyList) }
    #expect(
      error(Array("<plist version=\"1.0\"><dict/></plist>".utf16).flatMap { [UInt8($0), 0] }) == .notAPropertyList)
    #expect(error([0xFF, 0xFE] + Array("<plist><dict/></plist>".utf8)) == .notAPropertyList)
  }

  /// A binary property list of raw objects with references of one byte; the first object is the root.
  private func binary(_ objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += [UInt8(truncatingIfNeeded: bytes.count >> 8), UInt8(truncatingIfNeeded: bytes.count)]
      bytes += object
    }
    let table = bytes.count
    let numbers = [objects.count, 0, table].flatMap { number in
      stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    return bytes + offsets + [0, 0, 0, 0, 0, 0, 2, 1] + numbers
  }

  @Test func `binary lists with recursive or shared values are errors`() {
    let server: [UInt8] = [0x56] + Array("server".utf8)
    let key: [UInt8] = [0x51, 0x6B]
    let selfReference = binary([[0xD2, 1, 2, 0, 0], server, key])
    #expect(
      error(selfReference)
        == .wrongType(key: "server", expected: "a string", actual: "a date, data, an array or a dictionary"))

    var shared: [[UInt8]] = [[0xD1, 1, 2], key]
    for next in 3..<30 as Range<UInt8> { shared.append([0xAE] + [UInt8](repeating: next, count: 14)) }
    shared.append([0xA0])
    #expect(error(binary(shared)) == .missingKey("server"))

    var deep: [[UInt8]] = [[0xD1, 1, 2], key]
    for next in 3..<200 as Range<UInt8> { deep.append([0xA1, next]) }
    deep.append([0xA0])
    #expect(error(binary(deep)) == .tooComplex)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func `damaged lists do not cause a trap`(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let keys: [String: Any] = [
      "server": "http://localhost:8080", "companyId": 10157, "groupId": 10184, "version": "70", "list": [1, [2, 3]],
    ]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let list = Array(try PropertyListSerialization.data(fromPropertyList: keys, format: format, options: 0))
      for _ in 0..<1000 {
        var damaged = list
        for _ in 0...numbers.below(4) {
          switch numbers.below(3) {
          case 0: damaged[numbers.below(damaged.count)] = UInt8(truncatingIfNeeded: numbers.next())
          case 1 where damaged.count > 1: damaged.removeLast(1 + numbers.below(damaged.count - 1))
          default: damaged.insert(UInt8(truncatingIfNeeded: numbers.next()), at: numbers.below(damaged.count))
          }
        }
        _ = error(damaged)
      }
    }
  }
}
