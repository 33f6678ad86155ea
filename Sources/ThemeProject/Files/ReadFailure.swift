package import Diagnostics
package import ThemeSource

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Why a file could not be read.
package struct ReadFailure: Error, Sendable, Equatable {
  package enum Reason: Sendable, Equatable {
    /// There is no such file, or a folder on the way to it is missing.
    case missing
    case permission
    case folder
    /// A pipe, a socket or a device.
    case notAFile
    /// Larger than so many bytes.
    case tooLarge(limit: Int)
    /// Starts like a gzip archive.
    case compressed
    /// A path that no file can have: empty, or with a NUL.
    case badPath
    /// Anything else that the system says.
    case system(SystemError)
  }

  /// The file as the caller named it; `<stdin>` for standard input.
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

  /// What is wrong: lower case, no full stop.
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
    case .missing: "check the spelling; paths are relative to the current directory"
    case .permission: "change its permissions"
    case .folder: "name the files in it, or a command that takes folders"
    case .notAFile: "write it to a file first, or pipe it into the command as '-'"
    case .tooLarge: "check that this is the intended file; themes are much smaller"
    case .compressed: "decompress it first: gunzip < FILE > FILE.xml"
    case .badPath: "name a file"
    case .system: nil
    }
  }

  /// The failure as a finding.
  ///
  /// - Parameter span: the place that asked for the file, if one did (an `extends`, say).
  package func diagnostic(at span: SourceSpan? = nil) -> Diagnostic {
    let descriptor: DiagnosticDescriptor =
      switch reason {
      case .tooLarge: .limits
      case .missing, .permission, .folder, .notAFile, .compressed, .badPath, .system: .unreadableFile
      }
    return Diagnostic(descriptor, message, at: span, help: help)
  }
}
