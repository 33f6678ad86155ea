/// The type of an attribute's values.
package enum ValueType: Sendable, Equatable {
  case string
  /// `YES` or `NO`.
  case boolean
  /// A finite decimal number.
  case number
  case integer
  /// A color component: 0…1, or any number in extended color spaces.
  case component
  /// A finite decimal number of at least 0.
  case magnitude
  /// A number of points, or `infinite`.
  case length
  /// A number, or two, as in `16:9` or `1/3`.
  case multiplier
  /// A number from 0 to 1000.
  case priority
  /// Numbers separated by dots, such as `22155` or `9.0`.
  case version
  case oneOf([String])
  /// The element's id.
  case id
  /// The id of another object.
  case reference
}
