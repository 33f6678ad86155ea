/// Small numbers that are read where they lie in the program, each as one character: `0` for 0, and on as in ASCII.
///
/// The compiler needs seconds for an array of as many literals, and none for a string.
/// Public, and so is what it consists of, for the optimizer inlines nothing else across modules; no product shows it.
@safe
public struct NumberTable: Sendable {
  /// Of bytes that are never freed, nor changed.
  @usableFromInline nonisolated(unsafe) let start: UnsafePointer<UInt8>
  @usableFromInline let count: Int

  /// The numbers that characters stand for.
  package init(_ characters: StaticString) {
    unsafe start = characters.utf8Start
    count = characters.utf8CodeUnitCount
  }

  /// The greatest number that a character can stand for.
  package static var limit: Int { 0x7E - 0x30 }

  /// The character of a number up to the limit.
  package static func character(of number: Int) -> Character {
    precondition((0...limit).contains(number), "a number has a character only up to \(limit)")
    return Character(Unicode.Scalar(UInt8(0x30 + number)))
  }

  /// The number at a place.
  @inlinable
  public subscript(index: Int) -> UInt8 {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "a place outside of the table")
    return unsafe start[index] &- 0x30
  }
}
