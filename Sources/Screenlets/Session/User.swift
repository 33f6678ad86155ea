/// The user who is logged in: the attributes from the server, under Liferay's names.
public struct User: Hashable, Sendable {
  /// All attributes, by name.
  public var attributes: [String: AttributeValue]

  /// Creates a user with attributes.
  public init(attributes: [String: AttributeValue] = [:]) { self.attributes = attributes }

  /// The attribute `userId`, or nil.
  public var userId: Int64? { attributes["userId"]?.integer }

  /// The attribute `screenName`, or nil.
  public var screenName: String? { attributes["screenName"]?.string }

  /// The attribute `emailAddress`, or nil.
  public var emailAddress: String? { attributes["emailAddress"]?.string }

  /// The attribute `firstName`, or nil.
  public var firstName: String? { attributes["firstName"]?.string }

  /// The attribute `middleName`, or nil.
  public var middleName: String? { attributes["middleName"]?.string }

  /// The attribute `lastName`, or nil.
  public var lastName: String? { attributes["lastName"]?.string }

  /// The attribute with a name, or nil.
  public subscript(name: String) -> AttributeValue? { attributes[name] }
}

extension User: Codable {
  /// Reads the dictionary that the server sends for a user. Null, arrays and dictionaries in it are ignored.
  ///
  /// - Throws: `DecodingError` if the value is not a dictionary.
  public init(from decoder: any Decoder) throws {
    self.init(attributes: try AttributeDictionary(from: decoder).values)
  }

  /// Writes a dictionary with all attributes.
  public func encode(to encoder: any Encoder) throws {
    try AttributeDictionary(attributes).encode(to: encoder)
  }
}
