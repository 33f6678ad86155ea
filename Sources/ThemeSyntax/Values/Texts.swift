extension ElementTree {
  /// Returns the text of a view: that of a label, text view, text field or search bar, or a button's title in its
  /// normal state. An attributed text takes precedence. Nil if there is none.
  package func text(of view: NodeID) -> String? {
    if kind(of: view) == .button { return buttonTitle(of: view) }
    return attributedText(key: "attributedText", of: view)?.text ?? text(key: "text", .text, of: view)
  }

  /// Returns the placeholder of a text field or search bar.
  package func placeholder(of view: NodeID) -> String? {
    text(key: "placeholder", .placeholder, of: view) ?? attributedText(key: "attributedPlaceholder", of: view)?.text
  }

  /// Returns a text from an attribute or, if it has line breaks, from `<string key="…">` or `<mutableString key="…">`.
  package func text(key: String, _ name: AttributeName, of id: NodeID) -> String? {
    if let value = string(name, of: id) { return value }
    return children(of: id).first { string(.key, of: $0) == key && isText($0) }.map { text(at: $0) ?? "" }
  }

  /// Returns the character data of a `<string>` or `<mutableString>`, decoded if `base64-UTF8="YES"`.
  package func text(at id: NodeID) -> String? {
    guard let text = self[id].text else { return nil }
    let isEncoded = bool(.base64UTF8, of: id) == true
    return isEncoded ? decodeBase64(text).map { String(decoding: $0, as: UTF8.self) } ?? text : text
  }

  private func isText(_ id: NodeID) -> Bool { kind(of: id).isString }
}

/// Decodes base-64 text (RFC 4648). Whitespace is skipped, and padding is optional because Interface Builder omits it.
/// Nil if the text contains other characters.
package func decodeBase64(_ text: String) -> [UInt8]? {
  var result: [UInt8] = []
  var bits: UInt32 = 0
  var count = 0
  for byte in text.utf8 {
    let value: UInt8
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): value = byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): value = byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): value = 62
    case UInt8(ascii: "/"): value = 63
    case UInt8(ascii: "="), 0x20, 0x09, 0x0A, 0x0D: continue
    default: return nil
    }
    bits = bits << 6 | UInt32(value)
    count += 6
    if count >= 8 {
      count -= 8
      result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
  }
  return result
}
