internal import Diagnostics
internal import ThemeSource

// What is said of a file's bytes: encoding, document types, limits.
extension Diagnostic {
  static func encodingRefused(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .encoding, "the file is encoded as \(name), and only UTF-8 is read", at: span,
      help: "convert it, for example with 'iconv -f \(name) -t UTF-8', and declare encoding=\"UTF-8\"")
  }

  static func invalidUTF8(_ byte: UInt8, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .encoding,
      "the byte 0x\(String(byte, radix: 16, uppercase: true)) does not belong here in UTF-8; the file is read up to it",
      at: span, help: "save the file as UTF-8; it may have been written in Latin-1 or cut in the middle of a character")
  }

  static func nulByte(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .encoding, "the file contains a NUL byte and is read up to it", at: span,
      help: "XML has no NUL; look for a truncated download, a disk fault, or an encoding other than UTF-8")
  }

  static func byteOrderMark(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .byteOrderMark, "the file starts with a byte order mark, which UTF-8 does not need", at: span,
      help: "Interface Builder writes none; remove the first three bytes",
      fixes: [Fix("remove the byte order mark", .safe, [Fix.Edit(span, "")])])
  }

  static func documentType(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .doctypeForbidden, "a document type declaration is not allowed in a theme", at: span,
      help:
        "remove everything from '<!DOCTYPE' to its '>'; Interface Builder writes none, and entities it would declare are not expanded"
    )
  }

  static func limit(_ message: String, at span: SourceSpan?, help: String) -> Diagnostic {
    Diagnostic(.limits, message, at: span, help: help)
  }
}
