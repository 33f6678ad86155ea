internal import Foundation

extension HTTPRequest {
  /// Rejects values that would change the meaning of the message.
  func check() throws(HTTPError) {
    guard Origin(url) != nil else { throw .invalidRequest(reason: .unsupportedURL) }
    guard url.user() == nil, url.password() == nil else { throw .invalidRequest(reason: .credentialsInURL) }
    let letters = UInt8(ascii: "A")...UInt8(ascii: "Z")
    guard !method.rawValue.isEmpty, method.rawValue.utf8.allSatisfy(letters.contains) else {
      throw .invalidRequest(reason: .method)
    }
    guard body == nil || (method != .get && method != .head) else { throw .invalidRequest(reason: .method) }
    for field in headers.fields {
      guard field.isValid else { throw .invalidRequest(reason: .header(name: field.name)) }
    }
  }
}

extension HTTPHeaders.Field {
  /// Fields that determine the end of a message or its connection, and are set by the client.
  private static let ownFields = [
    "Authorization", "Host", "Content-Length", "Transfer-Encoding", "Connection", "Expect", "Upgrade", "TE", "Trailer",
  ]

  fileprivate var isValid: Bool {
    let symbols = "!#$%&'*+-.^_`|~".utf8
    let isName = name.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte.asciiLowercased) || symbols.contains(byte)
    }
    let isValue = value.utf8.allSatisfy { ($0 >= 0x20 && $0 != 0x7F) || $0 == 0x09 }
    return !name.isEmpty && isName && isValue && !Self.ownFields.contains { $0.isEqualIgnoringASCIICase(name) }
  }
}
