internal import ThemeLayout
internal import ThemeSource
internal import ThemeSyntax

enum TooDeep: Rule {
  static let descriptor = DiagnosticDescriptor(
    "layout/too-deep", .warning,
    options: [
      DiagnosticDescriptor.Option("most", 16, "maximum nesting depth, including the root view")
    ],
    summary: "Deeply nested views",
    why: "Every level makes layout slower and the view harder to understand.",
    flagged: [nested(18)], accepted: [nested(10)])

  static func check(_ input: LintInput, report: inout Report) {
    let most = input.option("most", of: TooDeep.self)
    for layout in input.layouts {
      var depths: [Int] = []
      var isReported = false
      for view in layout.views {
        let depth = view.parent.map { depths[$0] + 1 } ?? 1
        depths.append(depth)
        guard Double(depth) > most, !isReported, input.isOwn(view.node) else { continue }
        isReported = true
        report.add(
          "\(input.name(of: view.node)) is nested \(depth) views deep; the maximum is \(LintInput.format(most))",
          at: input.tree[view.node].nameSpan, help: "remove views that contain only one other view")
      }
    }
  }
}

/// A view with `count` nested views.
private func nested(_ count: Int) -> DiagnosticExample {
  let views = (1...count).map {
    #"<view id="v\#($0)"><rect key="frame" x="0" y="0" width="320" height="100"/><subviews>"#
  }
  let text =
    #"<view id="v"><rect key="frame" x="0" y="0" width="320" height="100"/><subviews>"#
    + views.joined() + String(repeating: "</subviews></view>", count: count + 1)
  return .files(
    .init(
      name: "ExampleCell.xib", text: DiagnosticExample.File.objects("", text).text,
      excerpt: "<view id=\"v\"> … \(count) views inside each other … </view>"))
}
