/// The value of an attribute of a user or of a key of the server context.
public enum AttributeValue: Hashable, Sendable {
  /// A text.
  case string(String)
  /// An integer.
  case integer(Int64)
  /// A number that is not an integer.
  case number(Double)
  /// A truth value.
  case boolean(Bool)

  /// The text, or nil for a value of another type.
  public var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The integer, also from a text, because Liferay sends IDs as texts; nil for any other value.
  public var integer: Int64? {
    switch self {
    case .integer(let integer): integer
    case .string(let text): Int64(text)
    case .number, .boolean: nil
    }
  }

  /// The truth value, or nil for a value of another type.
  public var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
}

extension AttributeValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  /// Creates a text.
  public init(stringLiteral text: String) { self = .string(text) }

  /// Creates an integer.
  public init(integerLiteral integer: Int64) { self = .integer(integer) }

  /// Creates a truth value.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension AttributeValue: Codable {
  /// Reads a single value.
  ///
  /// - Throws: `DecodingError` if the value is null, a date, an array or a dictionary.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let integer = try? container.decode(Int64.self) {
      self = .integer(integer)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  /// Writes a single value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let text): try container.encode(text)
    case .integer(let integer): try container.encode(integer)
    case .number(let number): try container.encode(number)
    case .boolean(let value): try container.encode(value)
    }
  }
}

/// A dictionary of attributes, read from any format. Values that are not attributes are ignored.
struct AttributeDictionary: Codable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  var values: [String: AttributeValue] = [:]

  /// The keys of ignored values: null, dates, data, arrays and dictionaries.
  var others: Set<String> = []

  init(_ values: [String: AttributeValue]) { self.values = values }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    for key in container.allKeys {
      if let value = try? container.decode(AttributeValue.self, forKey: key) {
        values[key.stringValue] = value
      } else {
        others.insert(key.stringValue)
      }
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for (key, value) in values { try container.encode(value, forKey: Key(stringValue: key)) }
  }
}
