/// The themes and descriptors that are part of the binary.
package enum ShippedFiles {
  package static let themes = embeddedThemes.map { ShippedFile($0) }
  package static let descriptors = embeddedDescriptors.map { ShippedFile($0) }
  /// The headings of ``descriptors``, in the same order.
  package static let headings = embeddedHeadings
}

/// A file that is part of the binary.
package final class ShippedFile: Sendable {
  /// The path in themec's repository.
  package let path: String
  private let text: StaticString

  init(_ file: EmbeddedFile) {
    path = "\(file.path)"
    text = file.text
  }

  /// Whether the file consists of these bytes.
  package func holds(_ bytes: [UInt8]) -> Bool {
    guard bytes.count == text.utf8CodeUnitCount else { return false }
    return unsafe UnsafeBufferPointer(start: text.utf8Start, count: bytes.count).elementsEqual(bytes)
  }

  package var bytes: [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}

/// A shipped file as the generated source declares it.
struct EmbeddedFile: Sendable {
  let path: StaticString
  let text: StaticString
}

/// The part of a shipped descriptor that is needed to find it by name.
package struct EmbeddedHeading: Sendable {
  package let name: String
  package let screenlets: [String]
  package let refines: [String]
  package let defaultTheme: String?
  /// The bytes of the document element's name.
  package let place: Range<Int>
}
