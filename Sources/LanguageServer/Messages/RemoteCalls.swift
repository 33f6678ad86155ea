internal import FoundationEssentials

/// The id of a request, chosen by its sender.
package enum RequestID: Hashable, Sendable, Codable {
  case number(Int)
  case text(String)

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }
}

/// The part of a message that all kinds share. A request has an id and a method, a notification only a method, and a
/// response only an id.
struct Envelope: Decodable {
  var id: RequestID?
  var method: String?
}

/// An error of a response, according to JSON-RPC 2.0 and the Language Server Protocol.
struct ResponseError: Error, Codable, Sendable {
  var code: Int
  var message: String

  static func parse(_ message: String) -> ResponseError { ResponseError(code: -32700, message: message) }
  static func invalidRequest(_ message: String) -> ResponseError { ResponseError(code: -32600, message: message) }
  static func unknownMethod(_ name: String) -> ResponseError {
    ResponseError(code: -32601, message: "unknown method '\(name)'")
  }
  static func invalidParameters(_ message: String) -> ResponseError { ResponseError(code: -32602, message: message) }
  static let notInitialized = ResponseError(code: -32002, message: "the server is not initialized")
  static let requestCancelled = ResponseError(code: -32800, message: "the client canceled the request")
  static let serverCancelled = ResponseError(code: -32802, message: "a file changed while it was checked")
  static func failed(_ message: String) -> ResponseError { ResponseError(code: -32803, message: message) }
}

struct Parameters<Value: Decodable>: Decodable {
  var params: Value
}

struct OptionalParameters<Value: Decodable>: Decodable {
  var params: Value?
}

struct Response<Result: Encodable>: Encodable {
  var jsonrpc = "2.0"
  var id: RequestID
  var result: Result
}

struct ErrorResponse: Encodable {
  var jsonrpc = "2.0"
  /// `nil` if the id could not be read, which is encoded as null.
  var id: RequestID?
  var error: ResponseError

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(jsonrpc, forKey: .jsonrpc)
    try container.encode(id, forKey: .id)
    try container.encode(error, forKey: .error)
  }

  private enum Keys: CodingKey { case jsonrpc, id, error }
}

/// A notification, or with an id a request to the client.
struct Call<Value: Encodable>: Encodable {
  var jsonrpc = "2.0"
  var id: RequestID?
  var method: String
  var params: Value?
}

/// The empty object, or no parameters.
struct Nothing: Codable, Sendable {}

/// Encodes a message. The keys are sorted, so that equal messages have equal bytes.
func encoded(_ message: some Encodable) throws -> [UInt8] {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return Array(try encoder.encode(message))
}

/// Decodes the parameters of a request or notification.
func parameters<Value: Decodable>(_ type: Value.Type, in message: [UInt8]) throws -> Value {
  do {
    return try JSONDecoder().decode(Parameters<Value>.self, from: Data(message)).params
  } catch {
    throw ResponseError.invalidParameters("invalid parameters: \(reason(error))")
  }
}

/// The reason of a decoding error with the path of the value.
func reason(_ error: any Error) -> String {
  guard let error = error as? DecodingError else { return "not valid JSON" }
  switch error {
  case .keyNotFound(let key, let context): return "missing '\((context.codingPath + [key]).path)'"
  case .typeMismatch(_, let context), .valueNotFound(_, let context):
    return "'\(context.codingPath.path)' has another type"
  case .dataCorrupted(let context):
    return context.codingPath.isEmpty ? "not valid JSON" : "'\(context.codingPath.path)' is not valid"
  @unknown default: return "not valid JSON"
  }
}

extension [any CodingKey] {
  fileprivate var path: String { map(\.stringValue).joined(separator: ".") }
}
