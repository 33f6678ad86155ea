internal import ThemeSemantics

/// The themes and descriptors that are part of the binary.
package enum ShippedFiles {
  /// Folder that messages name for shipped files; it exists in no file system.
  package static let folder = Lookup.shippedFolder

  /// Each theme with what copies its bytes.
  package static var themes: [(path: String, bytes: @Sendable () -> [UInt8])] {
    embeddedThemes.map { file in (path(of: file), { bytes(of: file) }) }
  }
  package static var descriptors: [(path: String, bytes: [UInt8])] {
    embeddedDescriptors.map { (path(of: $0), bytes(of: $0)) }
  }

  private static func path(of file: EmbeddedFile) -> String { "\(folder)/\(file.path)" }

  private static func bytes(of file: EmbeddedFile) -> [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: file.text.utf8Start, count: file.text.utf8CodeUnitCount))
  }
}
