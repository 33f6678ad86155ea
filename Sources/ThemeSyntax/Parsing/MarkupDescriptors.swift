package import ThemeSource

/// Diagnostics about a file's bytes and markup.
package let markupDescriptors: [DiagnosticDescriptor] = [
  .byteOrderMark, .doctypeForbidden, .encoding, .notIOSDocument, .undeclaredPrefix, .wellFormed,
]

extension DiagnosticDescriptor {
  static let byteOrderMark = DiagnosticDescriptor(
    "syntax/byte-order-mark", .note,
    summary: "Files that start with a byte order mark",
    why: """
      UTF-8 does not need one and Interface Builder does not write one, so tools that compare bytes report a \
      change.
      """,
    fix: .safe("Removes the three bytes of the mark."),
    flagged: [.files(.whole("ExampleCell.xib", "\u{FEFF}" + plainDocument))],
    accepted: [.files(.whole("ExampleCell.xib", plainDocument))])

  package static let doctypeForbidden = DiagnosticDescriptor(
    "syntax/doctype-forbidden", .error,
    summary: "Document type declarations",
    why: "They can declare entities that expand without limit or read other files. No theme needs one.",
    flagged: [
      .files(
        .whole(
          "ExampleCell.xib", #"<!DOCTYPE document [<!ENTITY lol "lol">]>"# + "\n" + plainDocument))
    ],
    accepted: [.files(.whole("ExampleCell.xib", plainDocument))])

  package static let encoding = DiagnosticDescriptor(
    "syntax/encoding", .error,
    summary: "Files that are not UTF-8, and invalid bytes in UTF-8",
    why:
      "Their meaning depends on the machine that reads them. The file is read up to the first invalid byte.",
    flagged: [
      .files(
        .whole("ExampleCell.xib", #"<?xml version="1.0" encoding="Shift_JIS"?>"# + "\n" + plainDocument))
    ],
    accepted: [
      .files(.whole("ExampleCell.xib", #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n" + plainDocument))
    ])

  package static let notIOSDocument = DiagnosticDescriptor(
    "syntax/not-ios-document", .note,
    summary: "Interface Builder documents for other platforms, which are skipped",
    why: "Their vocabulary and layout are different. Exclude them from the theme path.",
    flagged: [
      .files(
        .whole(
          "ExampleWindow.xib",
          """
          <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
            <objects/>
          </document>

          """))
    ],
    accepted: [.files(.whole("ExampleCell.xib", plainDocument))])

  package static let undeclaredPrefix = DiagnosticDescriptor(
    "syntax/undeclared-prefix", .error,
    summary: "Namespace prefixes that no 'xmlns:' attribute declares",
    why: "Namespace-aware XML parsers reject such a file.",
    fix: .safe("Declares the prefix 'lint' on the document. Other prefixes have no fix."),
    flagged: [
      .objects(
        #"<view id="v" lint:ignore="layout/zero-area"><rect key="frame" x="0" y="0" width="320" height="44"/></view>"#
      )
    ],
    accepted: [
      .objects(
        #"<view id="v" app:note="as designed"><rect key="frame" x="0" y="0" width="320" height="44"/></view>"#,
        document: #"useAutolayout="YES" xmlns:app="urn:example:app""#)
    ])

  package static let wellFormed = DiagnosticDescriptor(
    "syntax/well-formed", .error,
    summary: "Malformed XML: mismatched tags, missing quotes, stray '<' and '&'",
    why: "Nothing after the first such error can be read.",
    fix: .unsafe("Corrects a misspelled tag, and writes '&amp;' for '&'."),
    flagged: [.objects(#"<view id="v"><rect key="frame" x="0" y="0" width="320" height="44"/></veiw>"#)],
    accepted: [.objects(#"<view id="v"><rect key="frame" x="0" y="0" width="320" height="44"/></view>"#)])
}

/// A document with one view, without an XML declaration.
private let plainDocument = """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
    <objects>
      <view id="v"><rect key="frame" x="0" y="0" width="320" height="44"/></view>
    </objects>
  </document>

  """
