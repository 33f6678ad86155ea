/// The `file` URIs of paths, as in RFC 8089.
enum DocumentURI {
  /// Returns the absolute path of a URI; `nil` if it is not the URI of a local file.
  static func path(of uri: String) -> String? {
    guard uri.lowercased().hasPrefix("file://") else { return nil }
    var rest = Array(uri.utf8.dropFirst(7))
    if let slash = rest.firstIndex(of: UInt8(ascii: "/")) {
      let host = String(decoding: rest[..<slash], as: UTF8.self)
      if !host.isEmpty && host != "localhost" { return nil }
      rest.removeFirst(slash)
    } else {
      return nil
    }
    var bytes: [UInt8] = []
    var index = 0
    while index < rest.count {
      if rest[index] == UInt8(ascii: "?") || rest[index] == UInt8(ascii: "#") { break }
      if rest[index] == UInt8(ascii: "%"), index + 2 < rest.count,
        let byte = UInt8(String(decoding: rest[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        index += 3
      } else {
        bytes.append(rest[index])
        index += 1
      }
    }
    if bytes.contains(0) { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the URI of an absolute path.
  static func uri(of path: String) -> String {
    let unreserved = Set("/-._~!$&'()*+,;=:@".utf8)
    var text = "file://"
    for byte in path.utf8 {
      let isPlain =
        unreserved.contains(byte) || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte)
      if isPlain {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return text
  }
}
