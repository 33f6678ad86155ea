import Testing

@testable import PictureRendering

/// RFC 4648, section 10.
@Test(arguments: [
  ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
  ("foobar", "Zm9vYmFy"),
])
func `Base64 matches the examples of RFC 4648`(_ text: String, _ expected: String) {
  #expect(String(decoding: base64(Array(text.utf8)), as: UTF8.self) == expected)
}
