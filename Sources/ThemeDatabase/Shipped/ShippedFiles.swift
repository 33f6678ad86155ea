internal import ThemeSemantics

/// The themes and descriptors that are part of the binary.
package enum ShippedFiles {
  /// Folder that messages name for shipped files; it exists in no file system.
  package static let folder = Lookup.shippedFolder

  static let themes = embeddedThemes.map { ShippedFile($0) }
  package static let descriptors = embeddedDescriptors.map { ShippedFile($0) }
}

/// A file that is part of the binary.
package final class ShippedFile: Sendable {
  /// Its path below ``ShippedFiles/folder``.
  package let path: String
  private let text: StaticString

  init(_ file: EmbeddedFile) {
    path = "\(ShippedFiles.folder)/\(file.path)"
    text = file.text
  }

  /// Whether a file has the same bytes.
  func holds(_ bytes: [UInt8]) -> Bool {
    guard bytes.count == text.utf8CodeUnitCount else { return false }
    return unsafe UnsafeBufferPointer(start: text.utf8Start, count: bytes.count).elementsEqual(bytes)
  }

  package var bytes: [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
