public import Foundation

/// Why a credential file is refused or cannot be used. No error contains anything of the contents.
public enum CredentialFileError: LocalizedError, Hashable, Sendable {
  /// The path is a symbolic link.
  case symbolicLink(path: String)
  /// The path is a directory, a pipe or a device.
  case notAFile(path: String)
  /// The path of the folder is something else.
  case notADirectory(path: String)
  /// Others than the owner have access; the mode is the octal number's value.
  case accessibleByOthers(path: String, mode: UInt32)
  /// Another user owns the file or its folder.
  case otherOwner(path: String)
  /// The contents are larger than the limit, in bytes.
  case tooLarge(path: String, limit: Int)
  /// The contents are not what this version of the store writes.
  case invalidContents(path: String)
  /// The system refused an operation, with an error number of `errno.h`.
  case system(operation: String, path: String, code: Int32)

  /// What is wrong, and what to do about it.
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
