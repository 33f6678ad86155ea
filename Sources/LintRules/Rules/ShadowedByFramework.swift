internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum ShadowedByFramework: Rule {
  static let descriptor = DiagnosticDescriptor(
    "theme/shadowed-by-framework", .warning,
    summary: "Themes with the file name of one of Liferay Screens, which is loaded instead",
    why: """
      Liferay Screens looks a theme up in the bundles of its frameworks first and in the app last, so a `LoginView_default` of the \
      app is never loaded.
      """,
    flagged: [.files(app, theme)],
    accepted: [.files(framework, theme)])

  private static let app = DiagnosticExample.File.whole(
    "App.swift", "import LiferayScreens\n\nclass LoginController {}\n")

  private static let framework = DiagnosticExample.File.whole(
    "LoginView_default.swift", "open class LoginView_default: BaseScreenletView {}\n")

  private static let theme = DiagnosticExample.File.objects(
    "LoginView_default.xib",
    #"""
    <view id="root" customClass="LoginView_default" customModule="LiferayScreens">
      <rect key="frame" x="0" y="0" width="320" height="100"/>
    </view>
    """#)

  static func check(_ input: LintInput, report: inout Report) {
    let name = FileName(path: input.document.path)
    guard name.ending == .xib, !name.isExtension, let screenlet = name.screenlet,
      name.stem == "\(screenlet)View_\(ThemeName.standard)",
      ScreenletInspectables.properties(of: screenlet + "Screenlet") != nil,
      let root = input.theme.theme.rootViews.first,
      input.tree.string(.customModule, of: root) == "LiferayScreens",
      let rootClass = input.tree.string(.customClass, of: root), input.declaresClass(rootClass) == false
    else { return }
    report.add(
      "the file is never loaded: Liferay Screens has a '\(name.stem)' itself, and looks in its own bundles first",
      at: input.tree[root].nameSpan, help: "give the theme another name, and set it as the Screenlet's 'themeName'")
  }
}
