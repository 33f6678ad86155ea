internal import ThemeLayout
internal import ThemeSource
internal import ThemeSyntax

enum TooManyViews: Rule {
  static let descriptor = DiagnosticDescriptor(
    "layout/too-many-views", .warning,
    options: [
      DiagnosticDescriptor.Option("most", 200, "maximum number of views in a root view")
    ],
    summary: "Root views that contain too many views",
    why: "Such a screen is slow to load and hard to change. Parts of it can be separate themes.",
    flagged: [crowded(210)], accepted: [crowded(50)])

  static func check(_ input: LintInput, report: inout Report) {
    let most = input.option("most", of: TooManyViews.self)
    for layout in input.layouts where Double(layout.views.count) > most && input.isOwn(layout.root) {
      report.add(
        "\(input.name(of: layout.root)) contains \(layout.views.count) views; the maximum is \(LintInput.format(most))",
        at: input.tree[layout.root].nameSpan, help: "split it into parts, or use a list")
    }
  }
}

/// A view with `count` labels, in rows.
private func crowded(_ count: Int) -> DiagnosticExample {
  let labels = (0..<count).map { index in
    #"<label id="l\#(index)" text="x"><rect key="frame" x="\#(index % 16 * 20)" y="\#(index / 16 * 20)" width="20" height="20"/></label>"#
  }
  let text =
    #"<view id="v"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>"#
    + labels.joined() + "</subviews></view>"
  return .files(
    .init(
      name: "ExampleCell.xib", text: DiagnosticExample.File.objects("", text).text,
      excerpt: "<view id=\"v\"> … \(count) labels … </view>"))
}
