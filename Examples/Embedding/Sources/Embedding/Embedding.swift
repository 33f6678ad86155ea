import ConstraintSolver
import ThemeCompiler

/// A program that uses themec as a library: every entry of it once.
@main
struct Embedding {
  static func main() throws {
    let standard = """
      <document useAutolayout="YES">
        <theme screenlet="Note" name="default" kind="default"/>
        <objects>
          <view id="root" customClass="NoteScreenletView_default">
            <rect key="frame" x="0" y="0" width="320" height="100"/>
            <subviews>
              <label id="title" text="Hello" textAlignment="centre"><rect key="frame" x="20" y="8" width="280" height="20"/></label>
            </subviews>
            <connections><outlet property="titleLabel" destination="title" id="o1"/></connections>
          </view>
        </objects>
      </document>
      """
    let path = "Themes/NoteScreenletView_default.xml"
    let workspace = try ThemeWorkspace(files: [path: standard])

    // What there is, and what is wrong with it.
    let own = workspace.themes.filter { !$0.isShipped }
    print(own.map { "\($0.screenlet) \($0.name): \($0.file)" })
    let report = workspace.check()
    print(report.text)
    precondition(report.checkedFiles == [path])
    precondition(report.diagnostics.contains { $0.code == "syntax/bad-value" && $0.severity == .error })
    precondition(report.document(format: "sarif")?.isEmpty == false)

    // A fix, and an edit that is not saved.
    guard let fixed = report.fixedFiles(includesUnsafe: true)[path] else { preconditionFailure("no fix") }
    workspace.update(path, contents: fixed)
    precondition(workspace.check(files: [path]).diagnostics.allSatisfy { $0.severity != .error })

    // What it looks like.
    let theme = try workspace.theme("Note")
    let same = try workspace.theme(inFile: path)
    precondition(same == theme)
    let compiled = try workspace.compile(
      theme, CompilationOptions(size: Size(width: 320, height: 200), appearance: .dark))
    print(compiled.text(columns: 60))
    precondition(String(decoding: compiled.svg, as: UTF8.self).contains(">Hello</text>"))
    precondition(String(decoding: compiled.html, as: UTF8.self).contains("<!doctype html>"))
    precondition(compiled.diagnostics.isEmpty && compiled.tree.nodes.count == 2 && !compiled.json.isEmpty)
    print(try workspace.explain(theme, element: "titleLabel"))
    print(try workspace.generateViewClass(of: theme).fileName)

    // Errors are values.
    do {
      _ = try workspace.theme("Nothing")
      preconditionFailure("there is no such Screenlet")
    } catch LibraryError.unknownTheme(let message) {
      print(message)
    }
    try solve()
    print("done")
  }

  /// The solver alone: a width that should be 400 and must leave room for margins in 375.
  private static func solve() throws {
    var system = ConstraintSystem()
    let width = system.addVariable()
    let room = system.add(Term(width), constant: -335, .lessOrEqual)
    let wanted = system.add(Term(width), constant: -400, .equal, priority: 750)
    var solver = Solver()
    let solution = solver.solve(system)
    precondition(solution.status == .solved && abs(solution[width] - 335) < 0.001)
    precondition(solution.violation(of: room, in: system) < 0.001)
    precondition(abs(solution.violation(of: wanted, in: system) - 65) < 0.001)
  }
}
