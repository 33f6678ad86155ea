/// Small numbers that are read where they lie in the program, each as one character: `0` for 0, and on as in ASCII.
///
/// The compiler needs seconds for an array of as many literals, and none for a string.
/// Public, and so is what it consists of, for the optimizer inlines nothing else across modules; no product shows it.
public struct NumberTable: Sendable {
  @usableFromInline let characters: StaticString

  /// The numbers that characters stand for.
  package init(_ characters: StaticString) { self.characters = characters }

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
    precondition(index >= 0 && index < characters.utf8CodeUnitCount, "a place outside of the table")
    return unsafe characters.utf8Start[index] &- 0x30
  }

  /// Number of numbers.
  var count: Int { characters.utf8CodeUnitCount }
}
