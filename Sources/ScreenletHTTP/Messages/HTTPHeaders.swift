/// The header fields of a request or a response, in order. Names are compared without regard to case.
///
/// The description leaves out the values of fields that carry credentials.
public struct HTTPHeaders: Hashable, Sendable {
  /// One header field.
  public struct Field: Hashable, Sendable {
    /// The name with its original case, for example `Content-Type`.
    public var name: String
    /// The value without surrounding white space. ``HTTPClient`` refuses to send a value with a line break.
    public var value: String
  }

  /// All fields, in the order in which they are sent. The fields of a response are sorted by name.
  public private(set) var fields: [Field]

  /// Sorts the fields of a response, of which several may have the same name.
  init(received fields: [Field]) {
    self.fields = fields.sorted { ($0.name.lowercased(), $0.value) < ($1.name.lowercased(), $1.value) }
  }

  /// The first value of a field; nil if there is none. Setting a value replaces all fields of that name; setting nil
  /// removes them.
  public subscript(name: String) -> String? {
    get { fields.first { $0.name.isEqualIgnoringASCIICase(name) }?.value }
    set {
      let index = fields.firstIndex { $0.name.isEqualIgnoringASCIICase(name) }
      fields.removeAll { $0.name.isEqualIgnoringASCIICase(name) }
      if let newValue {
        fields.insert(Field(name: name, value: newValue), at: min(index ?? fields.count, fields.count))
      }
    }
  }

  /// The names of fields that carry credentials. They are not sent to another origin, and their values are not printed.
  static let confidential = ["Authorization", "Proxy-Authorization", "Cookie", "Cookie2", "Set-Cookie", "Set-Cookie2"]
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
  /// Creates a list of names and values, in their order.
  public init(dictionaryLiteral elements: (String, String)...) {
    fields = elements.map { Field(name: $0.0, value: $0.1) }
  }
}

extension HTTPHeaders.Field: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// `Name: value`, or `Name: (hidden)` for a field that carries credentials.
  public var description: String {
    let isHidden = HTTPHeaders.confidential.contains { $0.isEqualIgnoringASCIICase(name) }
    return "\(name): \(isHidden ? "(hidden)" : value)"
  }

  /// The same as the description.
  public var debugDescription: String { description }

  /// Shows the description only.
  public var customMirror: Mirror { Mirror(self, children: ["field": description]) }
}

extension HTTPHeaders: CustomStringConvertible {
  /// One line for each field; the values of fields that carry credentials are hidden.
  public var description: String { fields.map(\.description).joined(separator: "\n") }
}

extension String {
  /// Whether two ASCII words are equal except for case, as in names of header fields.
  func isEqualIgnoringASCIICase(_ other: String) -> Bool {
    utf8.count == other.utf8.count && zip(utf8, other.utf8).allSatisfy { $0.asciiLowercased == $1.asciiLowercased }
  }
}

extension UInt8 {
  /// The byte, with an ASCII capital letter lowercased.
  var asciiLowercased: UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self }
}
