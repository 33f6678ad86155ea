/// The parameters of a web service, in order.
public struct JSONParameters: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// A parameter.
  public struct Parameter: Hashable, Sendable {
    /// The name of the parameter in Java.
    public var name: String
    /// Its value.
    public var value: JSONValue

    /// Creates a parameter.
    public init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// All parameters, in the order in which they are sent.
  public var parameters: [Parameter]

  /// Creates a list of parameters.
  public init(_ parameters: [Parameter]) { self.parameters = parameters }

  /// Creates a list of names and values.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    parameters = elements.map { Parameter(name: $0.0, value: $0.1) }
  }

  /// The parameters as a form in UTF-8 (`application/x-www-form-urlencoded`) for Liferay. The name of a null value
  /// starts with a hyphen; arrays and objects are JSON.
  var form: String {
    parameters.map { parameter in
      if case .null = parameter.value { return "-\(Self.encode(parameter.name))=" }
      return "\(Self.encode(parameter.name))=\(Self.encode(Self.text(parameter.value)))"
    }
    .joined(separator: "&")
  }

  var object: JSONValue { .object(Dictionary(parameters.map { ($0.name, $0.value) }) { _, last in last }) }

  private static func text(_ value: JSONValue) -> String {
    value.stringValue ?? String(decoding: value.json, as: UTF8.self)
  }

  private static func encode(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      let isPlain =
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte.asciiLowercased) || "-._*".utf8.contains(byte)
      if isPlain {
        bytes.append(byte)
      } else if byte == 0x20 {
        bytes.append(UInt8(ascii: "+"))
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
