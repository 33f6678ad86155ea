import ArgumentParser
import ThemeDatabase
import ThemeLint
import ThemeProject

/// Measures an editor's delay between edit and diagnostics, compared with opening the project and checking the same
/// files again.
struct SessionBenchmark: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "benchmark-session", abstract: "Measure edits of a large project in a session.")

  @Option(help: "Number of Screenlets.")
  var screenlets = 500

  @Option(help: "Number of edits of each kind.")
  var edits = 200

  /// Themes per Screenlet: the default theme, 15 descendants and 4 others.
  private static let themes = 20
  private static let descendants = 1...15

  func run() async throws {
    var files: [String: [UInt8]] = ["p/.git": []]
    for screenlet in 0..<screenlets {
      for theme in 0..<Self.themes { files[path(screenlet, theme)] = text(screenlet, theme, edit: 0) }
    }
    let system = MemoryFileSystem(files)
    let project = Project.find(for: "p", fileSystem: system)
    let clock = ContinuousClock()
    let start = clock.now
    let session = Session(project, fileSystem: system)
    print("\(files.count) files listed in \(milliseconds(clock.now - start)) ms")
    var random = SeededNumbers(seed: 1)
    // An editor requests diagnostics of a file before it is edited.
    var leaf: [Duration] = []
    var base: [Duration] = []
    var anew: [Duration] = []
    for edit in 1...max(1, edits) {
      let screenlet = Int.random(in: 0..<screenlets, using: &random)
      let theme = Int.random(in: 1..<Self.themes, using: &random)
      _ = try await session.snapshot.lint(of: [path(screenlet, theme)])
      leaf.append(
        try await time(
          session, .edited(path: path(screenlet, theme), contents: text(screenlet, theme, edit: edit)),
          asking: [path(screenlet, theme)], clock))
      base.append(
        try await time(
          session, .edited(path: path(screenlet, 0), contents: text(screenlet, 0, edit: edit)),
          asking: Self.descendants.map { path(screenlet, $0) }, clock))
      if edit % 20 == 0 {
        let start = clock.now
        let fresh = Session(project, fileSystem: system)
        _ = try await fresh.snapshot.lint(of: [path(screenlet, theme)])
        anew.append(clock.now - start)
      }
    }
    let other = percentile(anew, 50)
    report("edit of a theme", leaf, beside: other)
    report("edit of a default theme, 15 descendants", base, beside: other)
    print("opened anew for one theme: median \(milliseconds(other)) ms")
  }

  private func time(
    _ session: Session, _ change: FileChange, asking paths: [String], _ clock: ContinuousClock
  ) async throws -> Duration {
    let start = clock.now
    session.apply([change])
    _ = try await session.snapshot.lint(of: paths)
    return clock.now - start
  }

  private func report(_ name: String, _ times: [Duration], beside other: Duration) {
    let median = percentile(times, 50)
    print(
      "\(name): median \(milliseconds(median)) ms, p95 \(milliseconds(percentile(times, 95))) ms, "
        + "\(hundredths(median / other)) of opening anew")
  }

  private func percentile(_ times: [Duration], _ percent: Int) -> Duration {
    let sorted = times.sorted()
    guard !sorted.isEmpty else { return .zero }
    return sorted[min(sorted.count - 1, sorted.count * percent / 100)]
  }

  private func milliseconds(_ duration: Duration) -> String { hundredths(duration / .milliseconds(1)) }

  private func hundredths(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }

  private func path(_ screenlet: Int, _ theme: Int) -> String {
    let name = theme == 0 ? "default" : "t\(theme)"
    return "p/Themes/\(name)/S\(screenlet)ScreenletView_\(name).xml"
  }

  private func text(_ screenlet: Int, _ theme: Int, edit: Int) -> [UInt8] {
    let objects =
      (0..<8).map { row in
        """
        <label id="l\(row)" text="Row \(row) \(edit)" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="20" y="\(row * 30)" width="280" height="20"/></label>
        """
      }.joined(separator: "\n")
    let constraints =
      (0..<8).map { row in
        """
        <constraint firstItem="l\(row)" firstAttribute="top" secondItem="root" secondAttribute="top" constant="\(row * 30)" id="a\(row)"/>
        <constraint firstItem="l\(row)" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="b\(row)"/>
        <constraint firstAttribute="trailing" secondItem="l\(row)" secondAttribute="trailing" constant="20" id="c\(row)"/>
        """
      }.joined(separator: "\n")
    let isWhole = theme == 0 || !Self.descendants.contains(theme)
    let name = theme == 0 ? "default" : "t\(theme)"
    let text =
      isWhole
      ? """
      <document useAutolayout="YES"><theme screenlet="S\(screenlet)" name="\(name)" kind="\(theme == 0 ? "default" : "full")"/><objects>
      <view id="root" customClass="S\(screenlet)ScreenletView_\(name)"><rect key="frame" x="0" y="0" width="320" height="240"/>
      <subviews>\(objects)</subviews><constraints>\(constraints)</constraints></view></objects></document>
      """
      : """
      <document><theme screenlet="S\(screenlet)" name="\(name)" kind="child" parent="default" form="overlay"/><objects>
      <view id="root"><subviews><label id="l1" text="Other \(edit)"/></subviews></view></objects></document>
      """
    return Array(text.utf8)
  }
}
