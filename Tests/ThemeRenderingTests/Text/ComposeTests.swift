import TerminalCells
import Testing
import ThemeSyntax
import ThemeText

@testable import ThemeRendering

private func screen(_ name: String, columns: Int, rows: Int, notes: [String] = []) -> Screen {
  Screen(title: name, detail: "9 × 9", body: CellBuffer(columns: columns, rows: rows), notes: notes)
}

@Test func `a screen has a frame with its caption above and its notes below`() {
  let picture = compose([screen("Login · flat7", columns: 22, rows: 2, notes: ["a → b · c → d"])], columns: 80)
  #expect(
    picture.lines == [
      " Login · flat7    9 × 9",
      "╭──────────────────────╮",
      "│                      │",
      "│                      │",
      "╰──────────────────────╯",
      " a → b · c → d",
    ])
}

@Test func `screens are placed in a row while they fit, then below`() {
  let screens = ["A", "B", "C"].map { screen($0, columns: 10, rows: 1) }
  #expect(compose(screens, columns: 27).columns == 27)
  #expect(compose(screens, columns: 27).rows == 4 + 1 + 4)
  #expect(compose(screens, columns: 26).rows == 3 * 4 + 2)
}

@Test func `a caption longer than its screen is shown whole, and is cut only at the terminal's width`() {
  let screens = [
    screen("A very long Screenlet name", columns: 10, rows: 1, notes: ["emailAddress → emailAddressField"])
  ]
  #expect(
    compose(screens, columns: 80).lines == [
      " A very long Screenlet name   9 × 9", "╭──────────╮", "│          │", "╰──────────╯",
      " emailAddress → emailAddressField",
    ])
  #expect(compose(screens, columns: 20).lines[0] == " A very long Scree…")
  #expect(compose(screens, columns: 1).lines[0] == " A very lo…")
}

@Test func `attributes and actions are noted under the screen`() {
  let screen = Screen(Sample.login(), .standard)
  #expect(screen.notes == ["userName → userNameField · password → passwordField · login-action → loginButton"])
  #expect(screen.title == "Login · default")
  #expect(screen.detail == "375 × 667")
}

@Test func `output without color contains no escape sequence`() {
  let bytes = encode(
    compose([Screen(Sample.controls(), .standard, RasterStyle(inColor: false))], columns: 80), depth: .none)
  #expect(!bytes.contains(0x1B))
}
