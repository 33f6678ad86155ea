package import Diagnostics

/// What lint says of its own instructions.
package let suppressionDescriptors: [DiagnosticDescriptor] = [
  .staleBaseline, .unusedSuppression,
]

extension DiagnosticDescriptor {
  static let staleBaseline = DiagnosticDescriptor(
    "lint/stale-baseline", .note,
    summary: "Finds entries of the baseline that fit no finding any more.",
    why: "The fault is mended; left in the baseline, the entry would hide it when it comes back.",
    flagged: [
      .files(
        .objects("ExampleCell.xib", quietView),
        .whole(
          DiagnosticExample.baselineName,
          "layout/ambiguous\tExampleCell.xib\tview#v\tnothing determines the width of 'v'\n"
        ))
    ],
    accepted: [.files(.objects("ExampleCell.xib", quietView), .whole(DiagnosticExample.baselineName, ""))])

  static let unusedSuppression = DiagnosticDescriptor(
    "lint/unused-suppression", .warning,
    summary: "Finds instructions to ignore a rule that has nothing to say there.",
    why: "The fault is mended, or the rule's name misspelt; left in place, it would hide the next fault.",
    fix: .safe("Removes the rule's name, and the whole instruction where nothing is left of it."),
    flagged: [
      .objects(
        #"""
        <view id="v" lint:ignore="layout/zero-area">
          <rect key="frame" x="0" y="0" width="320" height="44"/>
        </view>
        """#, document: #"useAutolayout="YES" xmlns:lint="urn:themec:lint""#)
    ],
    accepted: [
      .objects(
        #"""
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="44"/>
          <subviews>
            <label id="l" text="Hello" lint:ignore="layout/zero-area">
              <rect key="frame" x="0" y="0" width="0" height="20"/>
            </label>
          </subviews>
        </view>
        """#, document: #"useAutolayout="YES" xmlns:lint="urn:themec:lint""#)
    ])
}

private let quietView = #"<view id="v"><rect key="frame" x="0" y="0" width="320" height="44"/></view>"#
