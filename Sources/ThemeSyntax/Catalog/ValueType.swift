/// What values an attribute takes.
package enum ValueType: Sendable, Equatable {
  /// Any text.
  case string
  /// `YES` or `NO`.
  case boolean
  /// A finite decimal number.
  case number
  /// A whole number.
  case integer
  /// A color component: 0…1, beyond in extended color spaces.
  case component
  /// A finite decimal number that is not below 0.
  case magnitude
  /// A number of points, or `infinite`.
  case length
  /// A number, or two as `16:9` or `1/3`.
  case multiplier
  /// A number from 0 to 1000.
  case priority
  /// Numbers with dots between them, as `22155` or `9.0`.
  case version
  /// One of the words.
  case oneOf([String])
  /// The id that the element is given.
  case id
  /// The id of another object.
  case reference
}
