package import Diagnostics

/// What reading a file's bytes and markup finds.
package let markupDescriptors: [DiagnosticDescriptor] = [
  .byteOrderMark, .doctypeForbidden, .encoding, .notIOSDocument, .undeclaredPrefix, .wellFormed,
]

extension DiagnosticDescriptor {
  static let byteOrderMark = DiagnosticDescriptor(
    "syntax/byte-order-mark", .note,
    summary: "Finds files that start with a byte order mark.",
    why: "UTF-8 needs none, and Interface Builder writes none: tools that compare bytes see a changed file.",
    fix: .safe("Removes the mark's three bytes."),
    flagged: [.files(.whole("ExampleCell.xib", "\u{FEFF}" + plainDocument))],
    accepted: [.files(.whole("ExampleCell.xib", plainDocument))])

  package static let doctypeForbidden = DiagnosticDescriptor(
    "syntax/doctype-forbidden", .error,
    summary: "Finds document type declarations.",
    why: "They can declare entities that grow without bound or read other files; no theme needs one.",
    flagged: [
      .files(
        .whole(
          "ExampleCell.xib", #"<!DOCTYPE document [<!ENTITY lol "lol">]>"# + "\n" + plainDocument))
    ],
    accepted: [.files(.whole("ExampleCell.xib", plainDocument))])

  package static let encoding = DiagnosticDescriptor(
    "syntax/encoding", .error,
    summary: "Finds files that are not UTF-8, and bytes that UTF-8 does not have.",
    why: "What they mean depends on the machine that reads them; the file is read up to the fault.",
    flagged: [
      .files(
        .whole("ExampleCell.xib", #"<?xml version="1.0" encoding="Shift_JIS"?>"# + "\n" + plainDocument))
    ],
    accepted: [
      .files(.whole("ExampleCell.xib", #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n" + plainDocument))
    ])

  static let notIOSDocument = DiagnosticDescriptor(
    "syntax/not-ios-document", .note,
    summary: "Finds Interface Builder documents of other systems, which are skipped.",
    why: "Their vocabulary and layout are different; leave them out of the theme path.",
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
    summary: "Finds prefixes of names that no 'xmlns:' declares.",
    why: "XML readers that know namespaces refuse such a file.",
    fix: .safe("Declares the prefix 'lint' on the document; for other prefixes there is no fix."),
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
    summary: "Finds what is not XML: tags that do not match, missing quotes, stray '<' and '&'.",
    why: "Nothing behind the first such fault can be read.",
    flagged: [.objects(#"<view id="v"><rect key="frame" x="0" y="0" width="320" height="44"/></veiw>"#)],
    accepted: [.objects(#"<view id="v"><rect key="frame" x="0" y="0" width="320" height="44"/></view>"#)])
}

/// A part with one view, without an XML declaration.
private let plainDocument = """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
    <objects>
      <view id="v"><rect key="frame" x="0" y="0" width="320" height="44"/></view>
    </objects>
  </document>

  """
