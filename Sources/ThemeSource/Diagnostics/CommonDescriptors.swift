/// Diagnostics that several stages report.
package let commonDescriptors: [DiagnosticDescriptor] = [.limits]

extension DiagnosticDescriptor {
  package static let limits = DiagnosticDescriptor(
    "syntax/limits", .error,
    summary: "Files that exceed the limits for size, depth or number of elements",
    why:
      "Such a file is broken or malicious. 'themec limits' lists the limits. A configuration can lower them under 'limits', and only the command line can raise them, with '--limit'.",
    flagged: [
      .files(
        .init(
          name: "ExampleCell.xib",
          text: documentOpening + plainView + "<view id=\"w\" "
            + (1...600).map { "a\($0)=\"\"" }.joined(separator: " ") + "/>" + documentEnd,
          excerpt: #"<view id="w" a1="" a2="" … 600 attributes"#))
    ],
    accepted: [
      .files(
        .init(
          name: "ExampleCell.xib",
          text: documentOpening + plainView + documentEnd, excerpt: plainView))
    ])

  /// Replaces the unlisted diagnostics of a file.
  package static let moreDiagnostics = DiagnosticDescriptor.notice(
    "syntax/more-diagnostics", .note, "Files with more diagnostics than are reported")
}

private let documentOpening =
  #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>"#
private let documentEnd = "</objects></document>\n"
private let plainView = #"<view id="v"><rect key="frame" x="0" y="0" width="320" height="44"/></view>"#
