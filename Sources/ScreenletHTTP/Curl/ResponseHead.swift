internal import Foundation

/// Collects the status line and the header fields of a response, line by line.
struct ResponseHead {
  enum Progress: Equatable {
    case incomplete
    case complete(HTTPResponse)
    /// The head exceeds `maximumSize`.
    case tooLarge
  }

  private static let maximumSize = 256 << 10

  private let url: URL
  private var status = 0
  private var fields: [HTTPHeaders.Field] = []
  private var size = 0
  private var isComplete = false

  init(url: URL) { self.url = url }

  /// Appends a line with its end. The next response replaces an interim response and that of a proxy. Trailers are
  /// ignored.
  mutating func append(_ line: [UInt8]) -> Progress {
    size += line.count
    guard size <= Self.maximumSize else { return .tooLarge }
    let text = Self.text(line)
    if text.hasPrefix("HTTP/") {
      status = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
      fields = []
      isComplete = false
    } else if text.isEmpty {
      guard !isComplete, status >= 200 || status == 101 else { return .incomplete }
      isComplete = true
      return .complete(HTTPResponse(url: url, status: status, headers: HTTPHeaders(received: fields)))
    } else if !isComplete {
      append(text, isContinuation: line.first == 0x20 || line.first == 0x09)
    }
    return .incomplete
  }

  private mutating func append(_ text: String, isContinuation: Bool) {
    if isContinuation, let last = fields.indices.last {
      fields[last].value += " " + text
    } else if let colon = text.firstIndex(of: ":") {
      let value = text[text.index(after: colon)...]
      fields.append(
        HTTPHeaders.Field(name: String(text[..<colon]), value: value.trimmingCharacters(in: .whitespaces)))
    }
  }

  /// A line without its end, decoded as UTF-8 or else as ISO 8859-1, which older servers send.
  private static func text(_ line: [UInt8]) -> String {
    let text =
      String(validating: line, as: UTF8.self) ?? String(String.UnicodeScalarView(line.map { Unicode.Scalar($0) }))
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
