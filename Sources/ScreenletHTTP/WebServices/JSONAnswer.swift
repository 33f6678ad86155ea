internal import Foundation

/// The value in a portal's response.
struct JSONAnswer {
  let value: JSONValue

  init(_ response: HTTPResponse) throws(JSONWebServiceError) {
    // The body of this response is an exception for developers, or a page.
    guard response.status != 401 else { throw .http(.status(401)) }
    let parsed = Self.parse(response)
    if case .success(let value) = parsed, let exception = Self.exception(in: value, status: response.status) {
      throw .exception(exception)
    }
    guard response.isSuccess else { throw .http(.status(response.status)) }
    value = try parsed.get()
  }

  private static func parse(_ response: HTTPResponse) -> Result<JSONValue, JSONWebServiceError> {
    // A method without a result may have no body.
    guard !response.body.isEmpty else { return .success(.null) }
    do throws(JSONError) {
      return .success(try JSONValue(parsing: response.body))
    } catch {
      switch error {
      case .nestedTooDeeply(let limit): return .failure(.nestedTooDeeply(limit: limit))
      case .malformed(let offset):
        let type = response.headers["Content-Type"]?.lowercased() ?? ""
        let isPage = type.hasPrefix("text/html") || type.hasPrefix("application/xhtml")
        return .failure(isPage ? .webPage : .malformedAnswer(offset: offset))
      }
    }
  }

  /// The exception in an answer: `{"exception": …, "message": …}` up to Liferay 6.2, with `error.type` and
  /// `error.message` since Liferay 7. Without a message, `exception` is the message unless it is the name of a class.
  private static func exception(in value: JSONValue, status: Int) -> JSONWebServiceError.PortalException? {
    guard let exception = value["exception"], exception != .null else { return nil }
    let text = exception.stringValue ?? ""
    let isClass = text.contains(".") && !text.contains { $0.isWhitespace }
    let type = value["error"]?["type"]?.stringValue ?? (isClass ? text : nil)
    let message = value["error"]?["message"]?.stringValue ?? value["message"]?.stringValue ?? (isClass ? nil : text)
    return .init(type: type, message: message.flatMap { $0.isEmpty ? nil : $0 }, status: status)
  }
}
