package import ThemeSource

/// Descriptors of the diagnostics about suppressions and baselines.
package let suppressionDescriptors: [DiagnosticDescriptor] = [
  .invalidBaseline, .staleBaseline, .unusedSuppression,
]

extension DiagnosticDescriptor {
  static let invalidBaseline = DiagnosticDescriptor(
    "lint/invalid-baseline", .error,
    summary: "Lines of the baseline that are not entries",
    why: "An entry has four fields separated by tabs: code, path, element and details. Other lines have no effect.",
    flagged: [
      .files(
        .objects("ExampleCell.xib", quietView),
        .whole(DiagnosticExample.baselineName, "layout/ambiguous ExampleCell.xib\n"))
    ],
    accepted: [.files(.objects("ExampleCell.xib", quietView), .whole(DiagnosticExample.baselineName, "# nothing\n"))])

  static let staleBaseline = DiagnosticDescriptor(
    "lint/stale-baseline", .note,
    summary: "Entries of the baseline that match no diagnostic",
    why: "The problem has been fixed. If the entry stays, it hides the same problem when it occurs again.",
    flagged: [
      .files(
        .objects("ExampleCell.xib", quietView),
        .whole(
          DiagnosticExample.baselineName,
          "layout/ambiguous\tExampleCell.xib\tview#v\twidth\n"
        ))
    ],
    accepted: [.files(.objects("ExampleCell.xib", quietView), .whole(DiagnosticExample.baselineName, ""))])

  static let unusedSuppression = DiagnosticDescriptor(
    "lint/unused-suppression", .warning,
    summary: "Suppressions of rules that report nothing there",
    why: """
      The problem has been fixed, or the name of the rule is misspelled. If the suppression stays, it hides \
      the next problem.
      """,
    fix: .safe("Removes the name of the rule, or the whole suppression if it names no other rule."),
    flagged: [
      .objects(
        #"""
        <view id="v" lint:ignore="layout/zero-area">
          <rect key="frame" x="0" y="0" width="320" height="44"/>
        </view>
        """#, document: #"useAutolayout="YES" xmlns:lint="urn:themec:lint""#)
    ],
    accepted: [
      .screen(
        #"""
        <label id="l" text="Hello" lint:ignore="layout/zero-area">
          <rect key="frame" x="0" y="0" width="0" height="20"/>
        </label>
        """#, document: #" xmlns:lint="urn:themec:lint""#)
    ])
}

private let quietView = #"<view id="v"><rect key="frame" x="0" y="0" width="320" height="44"/></view>"#
