import FoundationEssentials
import ThemeSource

/// A request of Bazel's protocol for persistent workers, in JSON.
///
/// https://bazel.build/remote/creating: absent members have the default value of their type.
struct WorkRequest: Decodable, Sendable {
  struct Input: Decodable, Sendable {
    var path: String
    /// Identifies the content, if it is not empty.
    var digest: String

    enum CodingKeys: CodingKey { case path, digest }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      path = try container.decodeIfPresent(String.self, forKey: .path) ?? ""
      digest = try container.decodeIfPresent(String.self, forKey: .digest) ?? ""
    }
  }

  var arguments: [String]
  var inputs: [Input]
  /// 0 for a request that must be answered before the next one is sent.
  var requestId: Int32
  /// Whether the client no longer needs the answer to the request with this id.
  var cancel: Bool
  var sandboxDir: String

  enum CodingKeys: CodingKey { case arguments, inputs, requestId, cancel, sandboxDir }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    arguments = try container.decodeIfPresent([String].self, forKey: .arguments) ?? []
    inputs = try container.decodeIfPresent([Input].self, forKey: .inputs) ?? []
    requestId = try container.decodeIfPresent(Int32.self, forKey: .requestId) ?? 0
    cancel = try container.decodeIfPresent(Bool.self, forKey: .cancel) ?? false
    sandboxDir = try container.decodeIfPresent(String.self, forKey: .sandboxDir) ?? ""
  }

  /// Throws if the text is not a request.
  init(json: [UInt8]) throws(Failure) {
    do {
      self = try JSONDecoder().decode(WorkRequest.self, from: Data(json))
    } catch {
      throw Failure(
        "invalid work request: \(Self.reason(error))",
        help: "send JSON objects: set 'requires-worker-protocol' to 'json' in the execution requirements")
    }
  }

  /// The id in a text that is not a valid request; 0 if it has none.
  static func id(json: [UInt8]) -> Int32 {
    struct Identified: Decodable { var requestId: Int32 }
    return (try? JSONDecoder().decode(Identified.self, from: Data(json)))?.requestId ?? 0
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
      return path.isEmpty ? "not an object" : "'\(String(path.drop { $0 == "." }).escaped)' has the wrong type"
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      return "'\(context.codingPath.map(\.stringValue).joined(separator: ".").escaped)' is out of range"
    default: return "not JSON"
    }
  }
}

/// The answer to a request.
struct WorkResponse {
  var requestId: Int32 = 0
  var exitCode: Int32 = 0
  var output = ""
  var wasCancelled = false

  /// The answer as one line.
  var line: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("exitCode", Int(exitCode))
      json.member("output", output)
      json.member("requestId", Int(requestId))
      if wasCancelled { json.member("wasCancelled", true) }
    }
    return json.takeBytes() + [UInt8(ascii: "\n")]
  }
}
