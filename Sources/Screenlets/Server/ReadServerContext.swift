public import Foundation

extension LiferayServerContext {
  /// The maximum size of a file, in bytes.
  public static let maximumSize = 64 << 10

  /// Reads a property list file.
  ///
  /// - Throws: `ServerContextError`.
  public init(contentsOf file: URL) throws(ServerContextError) {
    let data: Data?
    do {
      // Opening a pipe would wait for a writer.
      let type = try FileManager.default.attributesOfItem(atPath: file.resolvingSymlinksInPath().path)[.type]
      guard type as? FileAttributeType == .typeRegular else { throw CocoaError(.fileReadUnknown) }
      let handle = try FileHandle(forReadingFrom: file)
      defer { try? handle.close() }
      data = try handle.read(upToCount: Self.maximumSize + 1)
    } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
      throw .missing(path: file.path(percentEncoded: false))
    } catch {
      throw .unreadable(path: file.path(percentEncoded: false))
    }
    try self.init(propertyList: data ?? Data())
  }

  /// Reads the bytes of a property list, in XML or binary form.
  ///
  /// - Throws: `ServerContextError`.
  public init(propertyList data: Data) throws(ServerContextError) {
    let keys = try ServerContextKeys(propertyList: data)
    guard let address = try keys.string("server") else { throw .missingKey("server") }
    // The message must not contain a password.
    guard !address.contains("@") else {
      throw .invalidValue(key: "server", value: "…@…", expected: "a URL without user name and password")
    }
    guard let server = URL(string: address), let scheme = server.scheme?.lowercased(),
      ["http", "https"].contains(scheme),
      server.host()?.isEmpty == false
    else { throw .invalidValue(key: "server", value: address, expected: "an http or https URL") }
    guard server.port.map({ (1...65_535).contains($0) }) ?? true else {
      throw .invalidValue(key: "server", value: address, expected: "a URL with a port from 1 to 65535")
    }
    let factory = try keys.string("factory")
    let factoryClass = try keys.string("connectorFactoryClassName")
    self.init(
      server: server, version: try keys.version(), companyId: try keys.integer("companyId"),
      groupId: try keys.integer("groupId"), factory: factory ?? factoryClass, properties: keys.values)
  }
}

/// The keys and unconverted values of a server context.
private struct ServerContextKeys {
  var values: [String: AttributeValue] = [:]
  var others: Set<String> = []

  init(propertyList data: Data) throws(ServerContextError) {
    try PropertyListGuard.check(data)
    let keys: AttributeDictionary
    do {
      keys = try PropertyListDecoder().decode(AttributeDictionary.self, from: data)
    } catch {
      throw .notAPropertyList
    }
    values = keys.values
    others = keys.others
  }

  func string(_ key: String) throws(ServerContextError) -> String? {
    switch values[key] {
    case .string(let text): return text
    case let value?: throw .wrongType(key: key, expected: "a string", actual: value.typeDescription)
    case nil where others.contains(key): throw .wrongType(key: key, expected: "a string", actual: Self.otherType)
    case nil: return nil
    }
  }

  func integer(_ key: String) throws(ServerContextError) -> Int64 {
    switch values[key] {
    case .integer(let integer): return integer
    case .number(let number) where number.rounded() == number:
      throw .invalidValue(key: key, value: "\(number)", expected: "an integer of 64 bits")
    case let value?: throw .wrongType(key: key, expected: "an integer", actual: value.typeDescription)
    case nil where others.contains(key):
      throw .wrongType(key: key, expected: "an integer", actual: "too large, or \(Self.otherType)")
    case nil: throw .missingKey(key)
    }
  }

  func version() throws(ServerContextError) -> LiferayServerVersion {
    guard values["version"] != nil || others.contains("version") else { return .v70 }
    if case .string(let text) = values["version"] {
      guard let version = Int(text).flatMap(LiferayServerVersion.init) else { throw Self.invalidVersion(text) }
      return version
    }
    let number = try integer("version")
    guard let version = Int(exactly: number).flatMap(LiferayServerVersion.init) else {
      throw Self.invalidVersion(String(number))
    }
    return version
  }

  private static func invalidVersion(_ value: String) -> ServerContextError {
    .invalidValue(
      key: "version", value: value,
      expected: LiferayServerVersion.allCases.map { String($0.rawValue) }.joined(separator: " or "))
  }

  private static var otherType: String { "a date, data, an array or a dictionary" }
}

extension AttributeValue {
  fileprivate var typeDescription: String {
    switch self {
    case .string: "a string"
    case .integer: "an integer"
    case .number: "a real number"
    case .boolean: "a truth value"
    }
  }
}
