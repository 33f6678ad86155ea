package import ThemeSource

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A reason why a file cannot be read.
package struct ReadFailure: Error, Sendable, Equatable {
  package enum Reason: Sendable, Equatable {
    /// The file or one of its parent folders does not exist.
    case missing
    case permission
    case folder
    /// A pipe, a socket or a device.
    case notAFile
    /// Larger than the limit in bytes.
    case tooLarge(limit: Int)
    /// Compressed with gzip.
    case compressed
    /// An invalid path: empty, or with a NUL.
    case badPath
    /// Any other system error.
    case system(SystemError)
  }

  /// The path as the caller wrote it; `<stdin>` for standard input.
  package var path: String
  package var reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  init(path: String, error: SystemError) {
    self.path = path
    reason =
      switch error.code {
      case ENOENT, ENOTDIR: .missing
      case EACCES, EPERM: .permission
      case EISDIR: .folder
      case ENXIO, ENODEV: .notAFile
      default: .system(error)
      }
  }

  /// The message, in lowercase and without a full stop.
  package var message: String {
    switch reason {
    case .missing: "'\(path)' does not exist"
    case .permission: "'\(path)' cannot be read: permission denied"
    case .folder: "'\(path)' is a folder, not a file"
    case .notAFile: "'\(path)' is not a regular file"
    case .tooLarge(let limit): "'\(path)' is larger than \(limit) bytes"
    case .compressed: "'\(path)' is compressed with gzip"
    case .badPath: "'\(path)' is not a path"
    case .system(let error): "'\(path)' cannot be read: \(error.words)"
    }
  }

  /// The next step.
  package var help: String? {
    switch reason {
    case .missing: Self.helpForMissing(path)
    case .permission: "change its permissions"
    case .folder: "specify a file in the folder"
    case .notAFile: "write it to a file first, or pipe it into the command as '-'"
    case .tooLarge(let limit):
      Limits(fileBytes: limit).advice("check that this is the intended file", toRaise: .fileBytes)
    case .compressed: "decompress it first: gunzip < FILE > FILE.xml"
    case .badPath: "name a file"
    case .system: nil
    }
  }

  /// The next step if a path of an argument or option does not exist.
  package static func helpForMissing(_ path: String) -> String {
    let folder = Path.folder(of: path)
    guard let name = closestMatch(to: Path.name(of: path), in: DiskFileSystem().names(in: folder), within: 2) else {
      return "check the spelling; paths are relative to the current directory"
    }
    return "did you mean '\(Path.joined(folder, name))'?"
  }

  /// Returns the failure as a diagnostic.
  ///
  /// - Parameter span: the place that refers to the file, such as an `extends`.
  package func diagnostic(at span: SourceSpan? = nil) -> Diagnostic {
    let descriptor: DiagnosticDescriptor =
      switch reason {
      case .tooLarge: .limits
      case .missing, .permission, .folder, .notAFile, .compressed, .badPath, .system: .unreadableFile
      }
    return Diagnostic(descriptor, message, at: span, about: .key(path), help: help)
  }
}
