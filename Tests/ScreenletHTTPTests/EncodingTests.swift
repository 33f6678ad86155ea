import Foundation
import Testing

@testable import ScreenletHTTP

@Suite struct EncodingTests {
  /// Texts encoded by the codecs of Python 3.11.
  private static let samples: [(label: String, bytes: String, text: String)] = [
    ("ibm866", "8fe0a8a2a5e2", "Привет"),
    ("iso-8859-2", "ae6c75bb6f75e86bfd206bf9f2", "Žluťoučký kůň"),
    ("iso-8859-3", "c66975bc61fd6465", "Ĉiuĵaŭde"),
    ("iso-8859-4", "d3ba6e69f1b9", "Ķēniņš"),
    ("iso-8859-5", "bfe0d8d2d5e2", "Привет"),
    ("iso-8859-6", "e5d1cdc8c7", "مرحبا"),
    ("iso-8859-7", "cae1ebe7ecddf1e1", "Καλημέρα"),
    ("iso-8859-8", "f9ece5ed", "שלום"),
    ("iso-8859-10", "d0f8fe", "Ðøþ"),
    ("iso-8859-13", "c0fe756f6c6173", "Ąžuolas"),
    ("iso-8859-14", "d0fe", "Ŵŷ"),
    ("iso-8859-15", "313020a420bd7566", "10 € œuf"),
    ("iso-8859-16", "de6172e320a4", "Țară €"),
    ("koi8-r", "f4c5d3d43a20ebefe92d38", "Тест: КОИ-8"),
    ("koi8-u", "f5cbd2c1a7cec120bd", "Україна Ґ"),
    ("macintosh", "4361668e20d2bdd3", "Café “Ω”"),
    ("x-mac-cyrillic", "8ff0e8e2e5f2", "Привет"),
    ("windows-874", "cac7d1cab4d5", "สวัสดี"),
    ("windows-1250", "a3f3649f2080", "Łódź €"),
    ("windows-1251", "cff0e8e2e5f22088", "Привет €"),
    ("windows-1252", "436166e92096209335208094", "Café – “5 €”"),
    ("windows-1253", "cae1ebe7ecddf1e1", "Καλημέρα"),
    ("windows-1254", "49fefd6b20f0", "Işık ğ"),
    ("windows-1255", "f9ece5ed20a4", "שלום ₪"),
    ("windows-1256", "e3d1cdc8c72080", "مرحبا €"),
    ("windows-1257", "c0fe756f6c61732080", "Ąžuolas €"),
    ("windows-1258", "d0f46e67", "Đông"),
    ("gb18030", "c4e3bac3a3accac0bde78139ee39", "你好，世界㐀"),
    ("gbk", "c4e3bac3a3accac0bde7", "你好，世界"),
    ("big5", "a4a4a4e5bcd0c344", "中文標題"),
    ("euc-jp", "c6fccbdcb8eca5bfa5a4a5c8a5eb", "日本語タイトル"),
    ("euc-jp", "8ecfa5a2b0a1eaf1a4df", "ﾏア亜襃み"),
    ("iso-2022-jp", "1b2442467c4b5c386c253f25242548256b1b2842", "日本語タイトル"),
    ("shift_jis", "93fa967b8cea8740835c955c", "日本語①ソ表"),
    ("euc-kr", "c7d1b1db208c63", "한글 똠"),
    ("utf-8", "4772c3bcc39f6520f09f9880", "Grüße 😀"),
  ]

  private func bytes(_ hexadecimal: String) -> [UInt8] {
    stride(from: 0, to: hexadecimal.count, by: 2).compactMap {
      UInt8(hexadecimal.dropFirst($0).prefix(2), radix: 16)
    }
  }

  private func title(_ start: String, _ title: [UInt8], _ contentType: String? = nil) -> String? {
    HTMLDocument.title(
      of: Data(Array(start.utf8) + Array("<title>".utf8) + title + Array("</title>".utf8)), contentType: contentType)
  }

  @Test func `titles are decoded in the encoding that the header or a meta element declares`() {
    for sample in Self.samples {
      let bytes = bytes(sample.bytes)
      #expect(title("", bytes, "text/html; charset=\(sample.label)") == sample.text, "\(sample.label)")
      #expect(title("<meta charset='\(sample.label)'>", bytes) == sample.text, "\(sample.label)")
    }
  }

  @Test func `invalid bytes are replaced one by one`() {
    // 0xA0 alone is not a character in these encodings, nor 0xFF in most of them.
    #expect(title("", bytes("61ff62"), "text/html; charset=shift_jis")?.contains("b") == true)
    #expect(title("", bytes("c4e3ff2062"), "text/html; charset=gbk")?.hasPrefix("你") == true)
    #expect(title("", bytes("e161"), "text/html; charset=utf-8") == "\u{FFFD}a")
    #expect(title("", bytes("61ff62"), "text/html; charset=iso-8859-3")?.first == "a")
  }

  @Test func `UTF-16 is read with a byte order mark or a header`() {
    for isBigEndian in [true, false] {
      let units = Array("<!doctype html><meta charset=koi8-r><title>Grüße 😀 &amp; mehr</title>".utf16)
      let bytes = units.flatMap {
        isBigEndian ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)]
      }
      let mark: [UInt8] = isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
      #expect(HTMLDocument.title(of: Data(mark + bytes)) == "Grüße 😀 & mehr")
      let type = "text/html; charset=utf-16\(isBigEndian ? "be" : "le")"
      #expect(HTMLDocument.title(of: Data(bytes + [0]), contentType: type) == "Grüße 😀 & mehr")
    }
  }

  @Test func `a byte order mark wins over the header, and the header over meta`() {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let document = mark + Array("<title>é</title>".utf8)
    #expect(HTMLDocument.title(of: Data(document), contentType: "text/html; charset=koi8-r") == "é")
    #expect(title("<meta charset=utf-8>", [0xCF], "text/html; charset=windows-1251") == "П")
    #expect(title("<meta charset=windows-1251>", [0xCF], "text/html; charset=unheard-of") == "П")
    // A document with readable ASCII is not UTF-16.
    #expect(title("<meta charset=utf-16>", Array("é".utf8)) == "é")
  }

  @Test(arguments: [
    "text/html; charset=windows-1251", "text/html;charset=\"Windows-1251\"", "text/html; CHARSET = 'cp1251' ; x=y",
    "text/html; charset=windows-1251;", "text/html; charset charset=windows-1251",
  ])
  func `the charset of a content type is found as in the HTML standard`(contentType: String) {
    #expect(title("", [0xCF], contentType) == "П")
    let quoted = contentType.replacing("\"", with: "'").replacing("'cp1251'", with: "cp1251")
    #expect(title("<META content=\"\(quoted)\" HTTP-EQUIV=Content-Type>", [0xCF]) == "П")
  }

  @Test func `without a declaration, text is UTF-8 if valid, or else windows-1252`() {
    #expect(title("", Array("é".utf8)) == "é")
    #expect(title("", [0x93, 0xE9, 0x94]) == "“é”")
    #expect(title("", [0x93, 0xE9, 0x94], "text/html; charset=iso-8859-1") == "“é”")
    #expect(title("", [0xE9], "text/html; charset=") == "é")
  }

  @Test func `a declaration after the title is used`() {
    let document = Array("<title>".utf8) + [0xCF] + Array("</title><meta charset=windows-1251>".utf8)
    #expect(HTMLDocument.title(of: Data(document)) == "П")
  }
}
