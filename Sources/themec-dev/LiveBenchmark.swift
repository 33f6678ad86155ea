import ArgumentParser
import TerminalCells
import TerminalUI
import ThemeDatabase
import ThemePreview
import ThemeProject
import ThemeRendering

/// Measures the time of the live preview from an event to the bytes for the terminal.
struct LiveBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "benchmark-live", abstract: "Measure the live preview from events to frames.")

  @Option(help: "Number of events of each kind.")
  var events = 500

  @Option(help: "Number of themes in the project in which a file is saved.")
  var themes = 1000

  @Option(help: "Number of random events after which memory is compared.")
  var soak = 100_000

  private static let size = (columns: 200, rows: 60)

  func run() throws {
    let system = MemoryFileSystem(["p/.git": []])
    let session = Session(Project.find(for: "p", fileSystem: system), fileSystem: system)
    guard var model = opened(session) else { throw ValidationError("there are no shipped themes") }
    var densest = (count: 0, title: model.choice.title, choice: model.choice)
    for choice in model.choices {
      guard let candidate = opened(session, choice), let count = candidate.screen?.tree.nodes.count else { continue }
      if count > densest.count { densest = (count, choice.title, choice) }
    }
    print("densest theme: \(densest.title), \(densest.count) views, \(Self.size.columns) × \(Self.size.rows) cells")
    if let opened = opened(session, densest.choice) { model = opened }
    measureRedraw(model)
    measureKeys(session)
    try measureSaves()
    soakMemory(model)
  }

  private func opened(_ session: Session, _ choice: ThemeChoice? = nil) -> PreviewModel? {
    PreviewModel(session.snapshot, showing: choice, columns: Self.size.columns, rows: Self.size.rows)
  }

  /// Draws a whole frame of an existing layout.
  private func measureRedraw(_ opened: PreviewModel) {
    var model = opened
    let blank = CellBuffer(columns: Self.size.columns, rows: Self.size.rows)
    var times: [Duration] = []
    var bytes: [Int] = []
    for _ in 0..<events {
      let start = ContinuousClock.now
      _ = model.update(.input(.focus(true)))
      bytes.append(encode(model.frame(), previous: blank, depth: .truecolor).count)
      times.append(ContinuousClock.now - start)
    }
    report("redraw after layout", times, bytes)
  }

  /// Types letters into the first field of Login, and changes its theme.
  private func measureKeys(_ session: Session) {
    guard let first = opened(session), let login = first.choices.first(where: { $0.title == "Login · default" }),
      var model = opened(session, login)
    else { return }
    _ = model.update(.input(.key(KeyPress(.tab))))
    var shown = model.frame()
    var (letters, letterBytes): ([Duration], [Int]) = ([], [])
    var (themes, themeBytes): ([Duration], [Int]) = ([], [])
    for number in 0..<events {
      let key: Key = number % 40 == 39 ? .character("u") : .character("x")
      let start = ContinuousClock.now
      _ = model.update(.input(.key(KeyPress(key, number % 40 == 39 ? .control : []))))
      let next = model.frame()
      let count = encode(next, previous: shown, depth: .truecolor).count
      letters.append(ContinuousClock.now - start)
      if number % 40 != 39, number % 40 != 0 { letterBytes.append(count) }
      shown = next
    }
    for _ in 0..<min(events, 100) {
      let start = ContinuousClock.now
      _ = model.update(.input(.key(KeyPress(.character("t"), .alt))))
      let next = model.frame()
      themeBytes.append(encode(next, previous: shown, depth: .truecolor).count)
      themes.append(ContinuousClock.now - start)
      shown = next
    }
    report("typed letter", letters, letterBytes)
    report("next theme", themes, themeBytes)
  }

  /// Saves a leaf theme among many.
  private func measureSaves() throws {
    var files: [String: [UInt8]] = ["p/.git": []]
    for number in 0..<themes { files[path(number)] = text(number, edit: 0) }
    let system = MemoryFileSystem(files)
    let session = Session(Project.find(for: "p", fileSystem: system), fileSystem: system)
    let snapshot = session.snapshot
    // An overlay: among twenty themes, the first is the parent of the others.
    let leaf = themes / 40 * 20 + 7
    let choice = ThemeChoice(
      subject: "S\(leaf / 20)", theme: "t\(leaf % 20)", path: path(leaf), isShipped: false)
    guard
      var model = PreviewModel(
        snapshot, showing: choice, columns: Self.size.columns, rows: Self.size.rows)
    else { return }
    var shown = model.frame()
    var times: [Duration] = []
    var bytes: [Int] = []
    for edit in 1...max(1, min(events, 100)) {
      let start = ContinuousClock.now
      session.apply([.edited(path: path(leaf), contents: text(leaf, edit: edit))])
      _ = model.update(.project(session.snapshot))
      let next = model.frame()
      bytes.append(encode(next, previous: shown, depth: .truecolor).count)
      times.append(ContinuousClock.now - start)
      shown = next
    }
    report("save of a leaf among \(themes) themes", times, bytes)
  }

  private func path(_ number: Int) -> String {
    let theme = number % 20
    return "p/S\(number / 20)ScreenletView_\(theme == 0 ? "default" : "t\(theme)").xml"
  }

  private func text(_ number: Int, edit: Int) -> [UInt8] {
    let theme = number % 20
    let root = """
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="400"/><subviews>
      <label id="title" text="Theme \(number)"><rect key="frame" x="20" y="20" width="280" height="30"/></label>
      </subviews></view>
      """
    let overlay = "<label id=\"title\" text=\"Edit \(edit) of \(number)\"/>"
    let header =
      theme == 0
      ? "<theme screenlet=\"S\(number / 20)\" name=\"default\" kind=\"default\"/>"
      : "<theme screenlet=\"S\(number / 20)\" name=\"t\(theme)\" kind=\"child\" parent=\"default\" form=\"overlay\"/>"
    return Array("<document>\(header)<objects>\(theme == 0 ? root : overlay)</objects></document>\n".utf8)
  }

  /// Sends random keys and measures the memory that stays allocated.
  private func soakMemory(_ opened: PreviewModel) {
    var model = opened
    var random = SeededNumbers(seed: 16)
    let keys: [Key] =
      [.tab, .escape, .up, .down, .left, .right, .enter, .backspace] + "tndaobhzi/x".map { .character($0) }
    var half = 0
    for event in 0..<soak {
      _ = model.update(.input(.key(KeyPress(keys[Int.random(in: 0..<keys.count, using: &random)]))))
      if event == soak / 2 { half = residentKilobytes() }
    }
    if soak > 0 { print("memory after \(soak / 2) events: \(half) KB, after \(soak): \(residentKilobytes()) KB") }
  }

  private func residentKilobytes() -> Int {
    guard let text = try? SourceProvider().read("/proc/self/statm"),
      let pages = String(decoding: text, as: UTF8.self).split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return 0 }
    return pages * 4
  }

  private func report(_ name: String, _ times: [Duration], _ bytes: [Int]) {
    let (sorted, sizes) = (times.sorted(), bytes.sorted())
    guard let worst = sorted.last, let most = sizes.last else { return }
    print(
      "\(name): median \(milliseconds(sorted[sorted.count / 2])) ms, worst \(milliseconds(worst)) ms; "
        + "median \(sizes[sizes.count / 2]) bytes, most \(most)")
  }

  private func milliseconds(_ duration: Duration) -> String {
    let hundredths = Int((duration / .milliseconds(1) * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
