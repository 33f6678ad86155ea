public import Foundation

/// A credential store in a file that only its owner can read.
///
/// The file is JSON with the password in clear text. It has mode 0600 from its creation on, and is replaced as a whole.
/// Missing folders are created with mode 0700. A file that others can access, a symbolic link, and a folder that others
/// can write to are refused.
public actor FileCredentialStore: CredentialStore {
  /// The path of the file.
  public nonisolated let path: String

  /// Creates a store without accessing the file.
  ///
  /// - Parameter file: The file, which need not exist, nor its folder.
  public init(file: URL) { path = file.absoluteURL.path(percentEncoded: false) }

  /// Replaces the stored credentials.
  ///
  /// - Throws: `CredentialFileError`, also if the existing file does not contain credentials; such a file is not
  ///   changed.
  public func store(_ credentials: StoredCredentials) throws {
    do {
      _ = try load()
    } catch CredentialFileError.system {
      // Writing reports problems of the folder more precisely.
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(CredentialFile(credentials)) else {
      throw CredentialFileError.invalidContents(path: path)
    }
    try PrivateFile(path: path).write(Array(data) + [UInt8(ascii: "\n")])
  }

  /// The credentials, or nil if the file does not exist.
  ///
  /// - Throws: `CredentialFileError`.
  public func load() throws -> StoredCredentials? { try read(allowsOthers: false) }

  private func read(allowsOthers: Bool) throws -> StoredCredentials? {
    guard let bytes = try PrivateFile(path: path).read(allowsOthers: allowsOthers) else { return nil }
    // The decoder's own error could quote the contents.
    guard let file = try? JSONDecoder().decode(CredentialFile.self, from: Data(bytes)),
      file.version == CredentialFile.currentVersion
    else { throw CredentialFileError.invalidContents(path: path) }
    return file.credentials
  }

  /// Removes the file, if it exists, even if others can access it.
  ///
  /// - Throws: `CredentialFileError`, also for a file that is not one of credentials; it stays as it is.
  public func remove() throws {
    guard try read(allowsOthers: true) != nil else { return }
    try PrivateFile(path: path).remove()
  }
}

/// The contents of the file.
private struct CredentialFile: Codable {
  static let currentVersion = 1

  let version: Int
  let server: URL
  let companyId: Int64
  let username: String
  let password: String
  let user: User

  init(_ stored: StoredCredentials) {
    version = Self.currentVersion
    server = stored.server
    companyId = stored.companyId
    username = stored.credentials.username
    password = stored.credentials.password
    user = stored.user
  }

  var credentials: StoredCredentials {
    StoredCredentials(
      server: server, companyId: companyId, credentials: Credentials(username: username, password: password),
      user: user)
  }
}

/// An error of a credential file. No error contains a part of the contents.
public enum CredentialFileError: LocalizedError, Hashable, Sendable {
  /// The path is a symbolic link.
  case symbolicLink(path: String)
  /// The path is a directory, a pipe or a device.
  case notAFile(path: String)
  /// The path of the folder is not a directory.
  case notADirectory(path: String)
  /// Other users than the owner have access; `mode` has the permission bits.
  case accessibleByOthers(path: String, mode: UInt32)
  /// Another user owns the file or its folder.
  case otherOwner(path: String)
  /// The contents are larger than the limit, in bytes.
  case tooLarge(path: String, limit: Int)
  /// The contents do not have the format of this version of the store.
  case invalidContents(path: String)
  /// The system refused an operation, with an error number of `errno.h`.
  case system(operation: String, path: String, code: Int32)

  /// A description of the problem and of its solution.
  public var errorDescription: String? {
    switch self {
    case .symbolicLink(let path): "'\(path)' is a symbolic link; credentials are only kept in a file"
    case .notAFile(let path): "'\(path)' is not a file"
    case .notADirectory(let path): "'\(path)' is not a folder"
    case .accessibleByOthers(let path, let mode):
      "Others have access to '\(path)' (mode \(String(mode, radix: 8))); take it away with 'chmod go-rwx'"
    case .otherOwner(let path): "'\(path)' belongs to another user"
    case .tooLarge(let path, let limit): "'\(path)' is larger than \(limit) bytes"
    case .invalidContents(let path): "'\(path)' does not contain stored credentials; remove it, and sign in again"
    case .system(let operation, let path, let code):
      "Cannot \(operation) '\(path)': \(unsafe String(cString: strerror(code)))"
    }
  }
}
