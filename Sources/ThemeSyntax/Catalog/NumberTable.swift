/// Small numbers, read directly from the program's constants. Each is one character: `0` for 0, the others in ASCII
/// order.
///
/// The compiler takes seconds for an array of as many literals, but no time for a string.
@safe
@usableFromInline
package struct NumberTable: Sendable {
  /// Bytes that are never freed or changed.
  @usableFromInline nonisolated(unsafe) let start: UnsafePointer<UInt8>
  @usableFromInline let count: Int

  package init(_ characters: StaticString) {
    unsafe start = characters.utf8Start
    count = characters.utf8CodeUnitCount
  }

  /// The greatest number that a character can represent.
  package static var limit: Int { 0x7E - 0x30 }

  /// Returns the character for a number up to the limit.
  package static func character(of number: Int) -> Character {
    precondition((0...limit).contains(number), "a number has a character only up to \(limit)")
    return Character(Unicode.Scalar(UInt8(0x30 + number)))
  }

  /// The number at an index.
  @inlinable
  package subscript(index: Int) -> UInt8 {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "a place outside of the table")
    return unsafe start[index] &- 0x30
  }
}
