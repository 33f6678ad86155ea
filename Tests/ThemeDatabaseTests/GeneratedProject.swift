import TestSupport
import ThemeDatabase

/// Projects of many small Screenlets, and edits of them.
///
/// Screenlet `S<n>` has a default theme, and themes `t1`, `t2` … in folders of theme sets, which inherit from each
/// other. Some embed other Screenlets. Some files contain mistakes.
enum GeneratedProject {
  static func files(screenlets: Int, themes: Int, _ random: inout SeededNumbers) -> [String: String] {
    var files: [String: String] = [
      "p/.themec.yml": "themePath: [Themes]\nschemas: [Schemas]\n",
      "p/Schemas/S0ViewModel.xml": descriptor(of: 0, action: "go-action"),
    ]
    for theme in 0..<themes { files["p/Themes/\(name(theme))/theme-set.xml"] = set(theme, gray: theme) }
    for screenlet in 0..<screenlets {
      for theme in 0..<themes {
        files[path(screenlet, theme)] = text(screenlet, theme, &random)
      }
    }
    return files
  }

  /// Returns the Screenlets that the themes of a Screenlet embed, directly or indirectly.
  static func embedded(from screenlet: Int) -> [Int] {
    var result: [Int] = []
    var next = screenlet
    while next % 3 == 1 {
      next -= 1
      result.append(next)
    }
    return result
  }

  /// Applies a random change to `files`. Returns the changes and their description.
  static func edit(
    _ files: inout [String: String], _ random: inout SeededNumbers
  ) -> (changes: [FileChange], what: String) {
    let themes = files.keys.filter { $0.contains("ScreenletView") }.sorted()
    let path = themes.randomElement(using: &random) ?? ""
    let (screenlet, theme) = numbers(of: path)
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<5:
      return change(path, text(screenlet, theme, &random), &files)
    case 5:
      files[path] = nil
      return ([.refreshed(path: path)], "remove \(path)")
    case 6:
      let added = self.path(screenlet, Int.random(in: 0..<12, using: &random))
      return change(added, text(screenlet, numbers(of: added).theme, &random), &files)
    case 7:
      let renamed = self.path(Int.random(in: 0..<8, using: &random), theme)
      let contents = files[path] ?? ""
      files[path] = nil
      files[renamed] = contents
      return (
        [.refreshed(path: path), .edited(path: renamed, contents: Array(contents.utf8))], "rename \(path) to \(renamed)"
      )
    case 8:
      let folder = Int.random(in: 0..<6, using: &random)
      return change(
        "p/Themes/\(name(folder))/theme-set.xml", set(folder, gray: Int.random(in: 0..<9, using: &random)), &files)
    case 9:
      let action = Bool.random(using: &random) ? "go-action" : "other-action"
      return change("p/Schemas/S\(screenlet)ViewModel.xml", descriptor(of: screenlet, action: action), &files)
    case 10:
      let severity = ["error", "note", "off"].randomElement(using: &random) ?? "off"
      return change(
        "p/.themec.yml",
        "themePath: [Themes]\nschemas: [Schemas]\nlint: {rules: {layout/zero-area: {severity: \(severity)}}}\n", &files)
    default:
      // The first part of a file, as in an editor while typing.
      let contents = files[path] ?? ""
      return change(path, String(contents.prefix(Int.random(in: 0...contents.count, using: &random))), &files)
    }
  }

  private static func change(
    _ path: String, _ text: String, _ files: inout [String: String]
  ) -> (changes: [FileChange], what: String) {
    files[path] = text
    return ([.edited(path: path, contents: Array(text.utf8))], "edit \(path)")
  }

  private static func name(_ theme: Int) -> String { theme == 0 ? "default" : "t\(theme)" }

  private static func path(_ screenlet: Int, _ theme: Int) -> String {
    "p/Themes/\(name(theme))/S\(screenlet)ScreenletView_\(name(theme)).xml"
  }

  private static func numbers(of path: String) -> (screenlet: Int, theme: Int) {
    let parts = path.split(separator: "/").last.map { $0.split(whereSeparator: { "S_.".contains($0) }) } ?? []
    let screenlet = parts.first.flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
    let theme = parts.first { $0.hasPrefix("t") && $0.dropFirst().allSatisfy(\.isNumber) }.flatMap {
      Int($0.dropFirst())
    }
    return (screenlet, theme ?? 0)
  }

  private static func set(_ theme: Int, gray: Int) -> String {
    let parent = theme > 0 ? " parent=\"default\"" : ""
    return """
      <themeSet name="\(name(theme))"\(parent)><resources>
      <namedColor name="ink"><color white="0.\(gray)" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
      </resources></themeSet>

      """
  }

  private static func descriptor(of screenlet: Int, action: String) -> String {
    """
    <viewModel name="S\(screenlet)ViewModel" screenlets="S\(screenlet)">
      <outlet name="titleLabel" class="UILabel" required="YES"/>
      <action name="\(action)" trigger="goButton"/>
    </viewModel>

    """
  }

  /// Returns a theme, sometimes with a mistake.
  private static func text(_ screenlet: Int, _ theme: Int, _ random: inout SeededNumbers) -> String {
    let mistake = Int.random(in: 0..<10, using: &random)
    let width = mistake == 0 ? 0 : 280
    let color = mistake == 1 ? "inc" : "ink"
    let align = mistake == 2 ? "centre" : "center"
    let parent = theme < 2 ? "default" : (mistake == 3 ? "nowhere" : name(Int.random(in: 0..<theme, using: &random)))
    if theme == 0 {
      let embed =
        screenlet % 3 == 1
        ? #"<view id="embed" customClass="S\#(screenlet - 1)Screenlet"><rect key="frame" x="0" y="150" width="320" height="50"/></view>"#
        : ""
      return """
        <document useAutolayout="YES"><theme screenlet="S\(screenlet)" name="default" kind="default"/><objects>
        <view id="root" customClass="S\(screenlet)ScreenletView_default"><rect key="frame" x="0" y="0" width="320" height="200"/>
        <subviews>
        <label id="title" text="Title \(mistake)" textAlignment="\(align)"><rect key="frame" x="20" y="8" width="\(width)" height="20"/>
        <color key="textColor" name="\(color)"/></label>
        <button id="go" restorationIdentifier="go-action"><rect key="frame" x="20" y="40" width="280" height="44"/></button>
        \(embed)</subviews>
        <connections><outlet property="titleLabel" destination="title" id="o1"/><outlet property="goButton" destination="go" id="o2"/></connections>
        </view></objects></document>

        """
    }
    let kind = mistake < 6 ? "child" : "extended"
    let body =
      mistake == 4
      ? #"<subviews><remove reference="title"/></subviews>"#
      : """
      <subviews><label id="title" text="\(name(theme)) \(mistake)" textAlignment="\(align)">
      <color key="textColor" name="\(color)"/></label></subviews>
      """
    let rootClass = kind == "extended" ? #" customClass="S\#(screenlet)ScreenletView_\#(name(theme))""# : ""
    return """
      <document><theme screenlet="S\(screenlet)" name="\(name(theme))" kind="\(kind)" parent="\(parent)" form="overlay"/>
      <objects><view id="root"\(rootClass)>\(body)</view></objects></document>

      """
  }
}
