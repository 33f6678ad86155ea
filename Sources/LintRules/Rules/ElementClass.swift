internal import ThemeSource
internal import ThemeSyntax

enum ElementClass: Rule {
  static let descriptor = DiagnosticDescriptor(
    "style/element-class", .warning,
    summary: "Elements with a class that 'lint.classes' forbids, or without one that it requires",
    why: """
      Teams have classes of their own for labels and buttons, which set fonts and colors. The configuration says which: \
      `lint: {classes: {label: {require: [AppLabel]}, button: {forbid: [LegacyButton]}}}`. A subclass of a required class \
      is accepted, and of a forbidden one reported.
      """,
    flagged: [.files(configuration, label(""))],
    accepted: [.files(configuration, label(#" customClass="AppLabel""#))])

  private static let configuration = DiagnosticExample.File.whole(
    ".themec.yml", "lint:\n  classes:\n    label: {require: [AppLabel]}\n")

  private static func label(_ customClass: String) -> DiagnosticExample.File {
    .objects(
      "CardView.xib",
      #"""
      <label id="title" text="Overview"\#(customClass)>
        <rect key="frame" x="0" y="0" width="320" height="44"/>
      </label>
      """#)
  }

  static func check(_ input: LintInput, report: inout Report) {
    if input.elementClasses.isEmpty { return }
    let tree = input.document.tree
    for setting in input.elementClasses {
      for node in tree.all where tree.isNamed(setting.element, node) {
        let custom = tree.attribute(.customClass, of: node)
        let lineage = (custom?.value ?? tree.kind(of: node).className).map { input.lineage($0) } ?? []
        if setting.required.contains(where: lineage.contains) { continue }
        let place = custom?.valueSpan ?? tree[node].nameSpan
        if let forbidden = setting.forbidden.first(where: lineage.contains) {
          report.add(
            "\(input.name(of: node)) has the class \(custom?.value ?? forbidden), which the configuration forbids",
            at: place, help: setting.required.isEmpty ? "use another class" : use(setting.required))
        } else if !setting.required.isEmpty {
          report.add(
            "\(input.name(of: node)) does not have the class that the configuration requires", at: place,
            help: use(setting.required))
        }
      }
    }
  }

  private static func use(_ classes: [String]) -> String { "use \(classes.quotedSeries("or"))" }
}
