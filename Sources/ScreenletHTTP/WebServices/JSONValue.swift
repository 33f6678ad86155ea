/// A JSON value (RFC 8259).
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number without fraction and exponent that fits in 64 bits, such as Liferay's keys.
  case integer(Int64)
  /// Any other finite number.
  case double(Double)
  /// Text.
  case string(String)
  /// Values in their order.
  case array([JSONValue])
  /// Values, keyed by name.
  case object([String: JSONValue])

  /// The value with a name in an object; nil if it is missing or this is not an object.
  public subscript(name: String) -> JSONValue? { if case .object(let members) = self { members[name] } else { nil } }

  /// The value at an index of an array; nil if it is missing or this is not an array.
  public subscript(index: Int) -> JSONValue? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The text of a string; nil for any other value.
  public var stringValue: String? { if case .string(let text) = self { text } else { nil } }

  /// The integer, also from a decimal string, which Liferay sends for large keys; nil for any other value.
  public var integerValue: Int64? {
    switch self {
    case .integer(let number): number
    case .string(let text): Int64(text)
    case .null, .bool, .double, .array, .object: nil
    }
  }

  /// The number; nil for any other value.
  public var doubleValue: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .double(let number): number
    case .null, .bool, .string, .array, .object: nil
    }
  }

  /// The truth value; nil for any other value.
  public var boolValue: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The elements of an array; nil for any other value.
  public var arrayValue: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }

  /// The members of an object; nil for any other value.
  public var objectValue: [String: JSONValue]? { if case .object(let members) = self { members } else { nil } }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Creates a string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Creates an integer.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .double(value) }
  /// Creates a truth value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Creates `null`.
  public init(nilLiteral: ()) { self = .null }
  /// Creates an array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Creates an object. The last value of a repeated name is used.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}
