internal import ThemeSource

// Diagnostics about a file's bytes: encoding, document types, limits.
extension Diagnostic {
  static func encodingRefused(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .encoding, "unsupported encoding \(name): themes must be UTF-8", at: span,
      help: "convert it, for example with 'iconv -f \(name) -t UTF-8', and declare encoding=\"UTF-8\"")
  }

  static func invalidUTF8(_ byte: UInt8, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .encoding,
      "the byte 0x\(String(byte, radix: 16, uppercase: true)) is not valid UTF-8 here; the rest of the file is not read",
      at: span, help: "save the file as UTF-8; it may have been written in Latin-1 or cut in the middle of a character")
  }

  static func nulByte(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .encoding, "the file contains a NUL byte; the rest of it is not read", at: span,
      help: "XML does not allow NUL; check for a truncated download, a disk error or an encoding other than UTF-8")
  }

  static func byteOrderMark(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .byteOrderMark, "the file starts with a byte order mark, which UTF-8 does not need", at: span,
      help: "remove the first three bytes; Interface Builder does not write them",
      fixes: [Fix("remove the byte order mark", .safe, [Fix.Edit(span, "")])])
  }

  static func documentType(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .doctypeForbidden, "document type declarations are not allowed in themes", at: span,
      help:
        "remove everything from '<!DOCTYPE' to its '>'; entities that it declares are not expanded"
    )
  }

  static func limit(_ message: String, at span: SourceSpan?, help: String) -> Diagnostic {
    Diagnostic(.limits, message, at: span, help: help)
  }
}
