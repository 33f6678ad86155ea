import TerminalCells
import Testing
import ThemeSource
import ThemeSyntax
import ThemeText

@testable import ThemeRendering

@Test func `without color a form keeps its shapes by lines`() {
  var sample = Sample(200, 192, background: .white)
  sample.field("Email address", 16, 16, 168, 44)
  sample.field("", 16, 72, 168, 44, text: "secret", secure: true)
  sample.button("SIGN IN", 16, 128, 168, 44) { $0.background = RenderColor(rgb: 0x0B63CE) }
  #expect(
    drawn(sample.tree) == [
      "",
      "  ╭───────────────────╮",
      "  │ Email address     │",
      "  ╰───────────────────╯",
      "",
      "  ╭───────────────────╮",
      "  │ ••••••            │",
      "  ╰───────────────────╯",
      "",
      "  ┏━━━━━━━━━━━━━━━━━━━┓",
      "  ┃      SIGN IN      ┃",
      "  ┗━━━━━━━━━━━━━━━━━━━┛",
    ])
}

@Test func `a box too low for its edges keeps its text`() {
  var sample = Sample(160, 16)
  sample.field("Name", 0, 0, 80, 16)
  sample.button("Go", 80, 0, 80, 16) { $0.background = .black }
  #expect(drawn(sample.tree) == ["▏ Name   ▕▐   Go   ▌"])
}

@Test(arguments: (9...24).map(Double.init))
func `an activity indicator in the middle of a field is in the row of its text`(pointsPerRow: Double) throws {
  var sample = Sample(200, 200)
  sample.field("Title", 16, 41, 168, 48)
  sample.add(.activity, 152, 55, 20, 20) { $0.content = .activity(isAnimating: true, isLarge: false) }
  let screen = DrawnScreen(sample.tree, CellGrid(pointsPerColumn: 8, pointsPerRow: pointsPerRow))
  let text = try #require(
    (0..<screen.picture.rows).first { row in
      (0..<screen.picture.columns).contains { screen.picture[$0, row]?.glyph == UInt32(UInt8(ascii: "T")) }
    })
  #expect(screen.areas[2].top <= text && text < screen.areas[2].bottom)
}

@Test(arguments: [true, false], ["Go", "Address", "somebody@example.com"])
func `a field's text is not moved when the field gets the focus`(inColor: Bool, text: String) {
  for width in stride(from: 60.0, through: 260, by: 8) {
    for height in [16.0, 30, 44, 60] {
      for text in [text, ""] {
        var sample = Sample(280, 80)
        sample.field("Placeholder", 8, 8, width, height, text: text)
        let index = sample.tree.nodes.count - 1
        var style = RasterStyle(inColor: inColor)
        let idle = rasterize(sample.tree, .standard, style).lines
        style.editing = TextEditing(node: index, text: text, caret: text.count, selection: 0..<0)
        let edited = rasterize(sample.tree, .standard, style).lines
        let begin = (text.isEmpty ? "Placeholder" : text).prefix(2)
        // A text that does not fit is scrolled to its caret.
        guard Double(text.count) * 8 + 56 < width else { continue }
        let columns = [idle, edited].map { lines in
          lines.indices.compactMap { row in
            lines[row].firstRange(of: begin).map {
              [row, lines[row].distance(from: lines[row].startIndex, to: $0.lowerBound)]
            }
          }
        }
        #expect(columns[0] == columns[1], "\(width) × \(height): \(idle) \(edited)")
      }
    }
  }
}

@Test func `a frame of two rows has its text in the upper edge`() {
  var sample = Sample(96, 32)
  sample.add(.button, 0, 0, 96, 32) {
    $0.content = .button(RenderTree.Button(title: RenderTree.Text("Go"), style: .bordered))
    $0.textStyle = RenderTree.TextStyle(alignment: .center)
  }
  #expect(drawn(sample.tree) == ["╭─── Go ───╮", "╰──────────╯"])
}

@Test func `every control has its own form`() {
  var sample = Sample(240, 144)
  sample.add(.toggle, 0, 0, 51, 16) { $0.content = .toggle(isOn: true) }
  sample.add(.toggle, 80, 0, 51, 16) { $0.content = .toggle(isOn: false) }
  sample.add(.activity, 160, 0, 16, 16) { $0.content = .activity(isAnimating: true, isLarge: false) }
  sample.add(.slider, 0, 32, 80, 16) { $0.content = .range(value: 5, minimum: 0, maximum: 10) }
  sample.add(.progress, 96, 32, 80, 16) { $0.content = .progress(0.55) }
  sample.add(.segmentedControl, 0, 64, 120, 48) { $0.content = .segments(["A", "B"], selected: 0) }
  sample.add(.stepper, 136, 64, 72, 48) { $0.content = .range(value: 0, minimum: 0, maximum: 1) }
  sample.add(.pageControl, 0, 128, 80, 16) { $0.content = .pages(count: 3, current: 1) }
  sample.add(.colorWell, 104, 128, 28, 16) { $0.content = .colorWell(.black) }
  sample.add(.colorWell, 144, 128, 28, 16) { $0.content = .colorWell(nil) }
  sample.add(.colorWell, 184, 128, 8, 16) { $0.content = .colorWell(.black) }
  #expect(
    drawn(sample.tree) == [
      "(━━●)     (●──)     ⣾",
      "",
      "━━━━━●────  ━━━━━╸────",
      "",
      "┏━━━━━━┱──────┐  ╭───┬───╮",
      "┃  A   ┃  B   │  │ − │ + │",
      "┗━━━━━━┹──────┘  ╰───┴───╯",
      "",
      "  ○ ● ○      (●)  (○)  ●",
    ])
}

@Test func `text is wrapped, truncated with an ellipsis and aligned`() {
  var sample = Sample(96, 96)
  sample.label("The quick brown fox jumps", 0, 0, 96, 48, RenderTree.TextStyle(numberOfLines: 0))
  sample.label("Much too long for its room", 0, 48, 96, 16)
  sample.label("right", 0, 64, 96, 16, RenderTree.TextStyle(alignment: .right))
  sample.label("שלום", 0, 80, 96, 16)
  #expect(
    drawn(sample.tree) == ["The quick", "brown fox", "jumps", "Much too lo…", "       right", "        שלום"])
}

@Test func `a wide character is never split`() {
  var sample = Sample(40, 32)
  sample.label("日本語", 0, 0, 40, 16)
  sample.label("a日本", 0, 16, 40, 16)
  let buffer = rasterize(sample.tree, .standard)
  for row in 0..<2 {
    for column in 0..<buffer.columns {
      guard let cell = buffer[column, row] else { continue }
      if cell.width == 2 { #expect(buffer[column + 1, row]?.width == 0) }
      if cell.width == 0 { #expect(buffer[column - 1, row]?.width == 2) }
    }
  }
  #expect(buffer.lines == ["日本…", "a日本"])
}

@Test func `a wide character that another view covers by half is replaced by a space`() {
  var sample = Sample(64, 16)
  sample.label("日本語", 0, 0, 64, 16)
  sample.add(.container, 8, 0, 8, 16) { $0.background = RenderColor(rgb: 0x336699) }
  #expect(rasterize(sample.tree, .standard).line(0) == "  本語  ")
}

@Test func `views are not painted outside a clip`() {
  var sample = Sample(160, 96)
  let clip = Rect(x: 40, y: 32, width: 64, height: 32)
  sample.add(.scroll, 40, 32, 64, 32) {
    $0.clip = clip
  } inside: {
    $0.label("much longer than the clip lets through", 0, 32, 320, 16)
    $0.tree.nodes[2].clip = clip
    $0.button("A button", 16, 0, 128, 96) {
      $0.background = .black
      $0.clip = clip
    }
  }
  for style in [RasterStyle(), RasterStyle(inColor: false)] {
    let buffer = rasterize(sample.tree, .standard, style)
    var blank = Sample(160, 96)
    let empty = rasterize(
      {
        blank.label("", 0, 0, 1, 1); return blank.tree
      }(), .standard, style)
    for row in 0..<buffer.rows {
      for column in 0..<buffer.columns where !(5..<13 ~= column && 2..<4 ~= row) {
        #expect(buffer[column, row] == empty[column, row])
      }
    }
    #expect(buffer != empty)
  }
}

@Test func `views that share an edge in points share it in cells`() {
  var sample = Sample(375, 667)
  var y = 3.0
  var edges = [y]
  for height in [17.0, 44, 9, 30, 61, 2, 44, 44, 20.5] {
    sample.add(.container, 10, y, 100, height) { $0.background = .black }
    y += height
    edges.append(y)
  }
  let lines = RowLines(sample.tree, .standard, showsHidden: false)
  let rows = edges.map { lines.row(at: $0) }
  for (upper, lower) in zip(rows, rows.dropFirst()) { #expect(lower > upper, "nothing collapses to zero") }
  let painter = CellPainter.painted(sample.tree, .standard, RasterStyle())
  for (upper, lower) in zip(painter.areas.dropFirst(), painter.areas.dropFirst(2)) {
    #expect(upper.bottom == lower.top)
  }
}

@Test func `edges are rounded, ties down, where no view would disappear`() {
  var sample = Sample(320, 320)
  sample.add(.container, 4, 8, 100, 100) { $0.background = .black }
  let painter = CellPainter.painted(sample.tree, .standard, RasterStyle())
  #expect(painter.areas[1] == CellRect(left: 1, top: 1, right: 13, bottom: 7))
}

@Test func `a label and a slider with the same center are in one row`() {
  var sample = Sample(240, 64)
  sample.label("Volume", 0, 16, 64, 32)
  sample.add(.slider, 80, 16, 120, 33) { $0.content = .range(value: 0, minimum: 0, maximum: 1) }
  #expect(drawn(sample.tree).filter { !$0.isEmpty } == ["Volume    ●──────────────"])
}

@Test func `tiles keep the gap between their lines`() {
  var sample = Sample(160, 160, background: .white)
  for y in [8.0, 64, 120] {
    sample.add(.cell, 8, y, 64, 48) { $0.background = .black }
  }
  sample.tree.viewport.height = 180
  let painter = CellPainter.painted(sample.tree, .standard, RasterStyle())
  for (upper, lower) in zip(painter.areas.dropFirst(), painter.areas.dropFirst(2)) {
    #expect(lower.top - upper.bottom == 1)
  }
}

@Test func `a ring is as wide below as above`() {
  var sample = Sample(240, 240, background: .black)
  for (distance, color) in [(0.0, 0x00D57F), (8, 0x16211C)] {
    sample.add(.container, 32 + distance, 32 + distance, 176 - 2 * distance, 176 - 2 * distance) {
      $0.background = RenderColor(rgb: UInt32(color))
      $0.cornerRadius = 88 - distance
    }
  }
  let painter = CellPainter.painted(sample.tree, .standard, RasterStyle())
  let (ring, inside) = (painter.pixels(of: 1), painter.pixels(of: 2))
  #expect(inside.top - ring.top == 4)
  #expect(ring.bottom - inside.bottom == 4)
  #expect(inside.left - ring.left == ring.right - inside.right)
  #expect(painter.areas[2].top > painter.areas[1].top && painter.areas[2].bottom < painter.areas[1].bottom)
}

@Test func `a tall button has its title in its middle row`() {
  var sample = Sample(160, 240)
  sample.button("Sign in", 16, 64, 128, 64) { $0.background = .black }
  let painter = CellPainter.painted(sample.tree, .standard, RasterStyle(inColor: false))
  let row = painter.buffer.lines.firstIndex { $0.contains("Sign in") }.map { Int32($0) }
  #expect(row == painter.areas[1].top + painter.areas[1].rows / 2)
  #expect(painter.areas[1].rows % 2 == 1)
}

@Test func `equal fields have equal heights in all rows`() {
  var sample = Sample(375, 667)
  for number in 0..<8 { sample.field("Field \(number)", 20, 37 + 54 * Double(number), 335, 44) }
  let painter = CellPainter.painted(sample.tree, .standard, RasterStyle(inColor: false))
  for area in painter.areas.dropFirst() { #expect(area.rows == 3) }
}

@Test func `a whole form fits into a low terminal`() {
  let tree = Sample.login()
  let grid = CellGrid.standard.fitting(tree.viewport, columns: 78, rows: 20)
  let lines = rasterize(tree, grid, RasterStyle(inColor: false)).lines
  #expect(lines.count == 20)
  for text in ["Welcome", "back", "Email address", "••••••••", "SIGN IN", "Forgot your password?"] {
    #expect(lines.contains { $0.contains(text) })
  }
}

@Test func `every view with an outlet is visible in at least one cell`() {
  for inColor in [true, false] {
    var sample = Sample(120, 120, background: .white)
    for role in RenderTree.Role.allCases {
      let number = sample.tree.nodes.count
      sample.add(role, Double(number % 6) * 20, Double(number / 6) * 20, 6, 3) { $0.outlets = ["outlet"] }
    }
    let painter = CellPainter.painted(sample.tree, .standard, RasterStyle(inColor: inColor))
    for index in sample.tree.nodes.indices.dropFirst() {
      #expect(painter.canvas.owners.contains(Int32(index)), "\(sample.tree.nodes[index].role)")
    }
  }
}

@Test func `text that could control the terminal is shown escaped`() {
  var sample = Sample(320, 16)
  sample.label("a\u{1B}[31mb\u{202E}c", 0, 0, 320, 16)
  #expect(drawn(sample.tree) == ["a\\u{1B}[31mb\\u{202E}c"])
}

@Test func `ASCII pictures contain no other characters`() {
  for tree in [Sample.login(), Sample.controls()] {
    for line in drawn(tree, RasterStyle(inColor: false, glyphs: .ascii)) { #expect(line.utf8.allSatisfy { $0 < 0x80 }) }
    let colored = rasterize(tree, .standard, RasterStyle(glyphs: .ascii))
    for row in 0..<colored.rows { #expect(colored.line(row).utf8.allSatisfy { $0 < 0x80 }) }
  }
}

@Test func `in color a fill ends at eighths of a cell`() {
  var sample = Sample(80, 32, background: .white)
  sample.add(.container, 8, 0, 21, 16) { $0.background = .black }
  sample.add(.container, 48, 10, 16, 22) { $0.background = .black }
  let buffer = rasterize(sample.tree, .standard)
  #expect(buffer[1, 0]?.background == CellColor(.black))
  // 21 points are 2 columns and 5 eighths: U+258B is the left five eighths block.
  #expect(buffer[3, 0]?.glyph == 0x258B)
  #expect(buffer[3, 0]?.foreground == CellColor(.black))
}

@Test func `a fill that ends at the screen's edge ends at the picture's edge`() {
  // 375 points are 46.875 columns and 420 are 26.25 rows.
  var sample = Sample(375, 420, background: .white)
  sample.add(.container, 0, 0, 375, 420) { $0.background = RenderColor(rgb: 0x14213D) }
  let buffer = rasterize(sample.tree, .standard)
  let navy = CellColor(RenderColor(rgb: 0x14213D))
  for row in 0..<buffer.rows { #expect(buffer[buffer.columns - 1, row]?.background == navy, "row \(row)") }
  for column in 0..<buffer.columns { #expect(buffer[column, buffer.rows - 1]?.background == navy, "column \(column)") }
}

@Test func `a separator between two views is a line in color too`() {
  var sample = Sample(80, 49, background: .white)
  sample.label("above", 0, 0, 80, 24)
  sample.add(.container, 0, 24, 80, 1) { $0.background = .black }
  sample.add(.container, 0, 25, 80, 24) { $0.background = RenderColor(rgb: 0xEEEEEE) }
  let painter = CellPainter.painted(sample.tree, .standard, RasterStyle())
  let line = painter.pixels(of: 2)
  #expect(line.bottom - line.top == 1)
  #expect(painter.pixels(of: 3).top == line.bottom, "no strip is left between the line and what is below it")
}

@Test func `hidden views are drawn only on request`() {
  var sample = Sample(80, 16, background: .white)
  sample.label("ghost", 0, 0, 80, 16)
  sample.tree.nodes[1].isHidden = true
  #expect(drawn(sample.tree) == [""])
  #expect(drawn(sample.tree, RasterStyle(inColor: false, showsHidden: true)) == ["ghost"])
}

@Test func `an empty image view does not cover text below it`() {
  var sample = Sample(160, 48)
  sample.label("LA", 0, 16, 32, 16)
  sample.add(.image, 0, 0, 32, 48) {
    $0.content = .image(RenderTree.Image(name: nil))
    $0.outlets = ["avatar"]
  }
  sample.label("Some name", 56, 16, 104, 16)
  sample.add(.image, 72, 16, 16, 16) {
    $0.content = .image(RenderTree.Image(name: nil))
    $0.outlets = ["badge"]
  }
  #expect(drawn(sample.tree)[1].contains("LA"))
  #expect(drawn(sample.tree)[1].contains("Some name"))
  #expect(rasterize(sample.tree, .standard).line(1).contains("Some name"))
}

@Test func `equal icons look the same in all cells`() {
  for (y, x) in [(0.0, 0.0), (5, 3), (9, 6)] {
    var sample = Sample(80, 64)
    sample.add(.image, x, y, 24, 24) { $0.content = .image(RenderTree.Image(name: "some-long-icon-name")) }
    #expect(drawn(sample.tree).joined().filter { $0 != " " } == "▣")
  }
}

@Test func `the name of a picture stays inside its fill`() {
  var sample = Sample(160, 32, background: .white)
  sample.add(.image, 11, 0, 66, 32) { $0.content = .image(RenderTree.Image(name: "MTKView")) }
  let painter = CellPainter.painted(sample.tree, .standard, RasterStyle())
  let fill = painter.pixels(of: 1)
  for column in 0..<20 where painter.canvas.hasMark(column: column, row: 0) {
    #expect(column * 8 >= fill.left && column * 8 + 8 <= fill.right)
  }
}

@Test func `the sign of an icon does not touch the text below it`() {
  var sample = Sample(160, 32)
  sample.label("Create a new one", 0, 0, 160, 16)
  sample.add(.image, 24, 0, 24, 32) { $0.content = .image(RenderTree.Image(name: "plus-button-with-a-long-name")) }
  let lines = rasterize(sample.tree, .standard).lines
  #expect(lines.first == "Create a new one")
  #expect(lines.last?.contains("▣") == true)
}

@Test func `a picture's name is omitted if another picture covers part of it`() {
  var sample = Sample(160, 64, background: .white)
  sample.add(.image, 0, 0, 160, 64) { $0.content = .image(RenderTree.Image(name: "attachmentBackground")) }
  sample.add(.image, 40, 0, 80, 64) { $0.content = .image(RenderTree.Image(name: "preview")) }
  #expect(rasterize(sample.tree, .standard).lines.map { $0.filter { $0.isLetter } }.joined() == "preview")
}

@Test func `hidden views do not cover visible text`() {
  var sample = Sample(160, 48, background: .white)
  sample.label("visible", 16, 16, 80, 16)
  sample.add(.container, 0, 0, 160, 48) {
    $0.background = .white
    $0.isHidden = true
  }
  sample.label("ghost", 24, 16, 80, 16)
  sample.tree.nodes[3].isHidden = true
  sample.label("another", 24, 32, 80, 16)
  sample.tree.nodes[4].isHidden = true
  for inColor in [true, false] {
    let lines = drawn(sample.tree, RasterStyle(inColor: inColor, showsHidden: true))
    #expect(lines[1].trimmingPrefix { " ╭╮│".contains($0) }.hasPrefix("visible"))
    #expect(lines[2].contains("another"))
  }
}

@Test func `the sign of an image button has another color than the background`() {
  var sample = Sample(80, 48, background: .white)
  sample.button("", 0, 0, 40, 48) {
    $0.content = .button(RenderTree.Button(title: RenderTree.Text(""), image: "happy"))
    $0.textStyle?.color = .white
  }
  let cells = rasterize(sample.tree, .standard).cells.filter { $0.glyph == 0x25A3 }
  #expect(cells.map(\.foreground) == [CellColor(ControlPalette.of(.light).secondary)])
}

@Test func `tracks and knobs have the colors that a theme gives them`() {
  let (track, thumb) = (RenderColor(rgb: 0x336699), RenderColor(rgb: 0xCC0044))
  var sample = Sample(160, 96, background: .white)
  sample.add(.toggle, 0, 0, 51, 16) {
    $0.content = .toggle(isOn: true)
    $0.thumbTint = thumb
  }
  sample.add(.slider, 0, 32, 160, 16) {
    $0.content = .range(value: 0.5, minimum: 0, maximum: 1)
    $0.trackTint = track
    $0.thumbTint = thumb
  }
  sample.add(.progress, 0, 64, 160, 16) {
    $0.content = .progress(0.5)
    $0.trackTint = track
  }
  let buffer = rasterize(sample.tree, .standard)
  #expect(buffer.cells.filter { $0.foreground == CellColor(thumb) }.count == 2)
  #expect(buffer[19, 2]?.foreground == CellColor(track))
  #expect(buffer[19, 4]?.foreground == CellColor(track))
}

@Test func `colors are not mixed where a block can show the shape`() {
  // A rounded button that starts at five eighths of a column. Its corner is a quadrant in the button's color.
  var sample = Sample(160, 64, background: .white)
  sample.button("Go", 13, 12, 120, 40) {
    $0.background = RenderColor(rgb: 0x0DBD8B)
    $0.cornerRadius = 6
    $0.border = RenderTree.Border(color: RenderColor(rgb: 0x0DBD8B), width: 1)
  }
  let colors = Set(rasterize(sample.tree, .standard).cells.flatMap { [$0.background, $0.foreground] })
  #expect(
    colors.isSubset(of: [
      CellColor(.white), CellColor(RenderColor(rgb: 0x0DBD8B)), CellColor(RenderColor(rgb: 0x007AFF)),
    ]))
}

@Test(arguments: [0xA3B1AB, 0xB4B4BA, 0x6E6E73, 0x202124])
func `grays stay gray in 16 colors`(_ rgb: UInt32) {
  #expect([0, 7, 8, 15].contains(TerminalPalette.nearest16(to: rgb)))
}

@Test func `a button's title and image are placed by their insets`() {
  var sample = Sample(240, 64)
  func add(_ y: Double, _ alignment: RenderTree.TextStyle.Alignment, _ button: RenderTree.Button) {
    sample.button("", 0, y, 240, 16) {
      $0.content = .button(button)
      $0.textStyle?.alignment = alignment
    }
  }
  let title = RenderTree.Text("Connect")
  add(0, .left, .init(title: title, titleInsets: Insets(top: 0, left: 64, bottom: 0, right: 0)))
  add(16, .right, .init(title: title, contentInsets: Insets(top: 0, left: 16, bottom: 0, right: 16)))
  add(32, .left, .init(title: title, image: "star", titleInsets: Insets(top: 0, left: 24, bottom: 0, right: 0)))
  add(
    48, .left,
    .init(
      title: title, image: "star", titleInsets: Insets(top: 0, left: -20, bottom: 0, right: 20),
      imageInsets: Insets(top: 0, left: 60, bottom: 0, right: -60)))
  #expect(
    drawn(sample.tree) == [
      "        Connect", "                     Connect", "★   Connect", "Connect ★",
    ])
}

@Test(arguments: [1e300, -1e300, 1e6, -1e6, 1e9])
func `insets of any size leave a button its text`(_ far: Double) {
  for insets in [Insets(top: far, left: far, bottom: 0, right: 0), Insets(top: 0, left: 0, bottom: far, right: far)] {
    var sample = Sample(240, 64)
    for (y, button) in [
      RenderTree.Button(title: RenderTree.Text("Connect"), titleInsets: insets),
      RenderTree.Button(title: RenderTree.Text("Connect"), image: "star", imageInsets: insets),
      RenderTree.Button(title: RenderTree.Text("Connect"), contentInsets: insets),
    ].enumerated() {
      sample.button("", 0, Double(y) * 16, 240, 16) { $0.content = .button(button) }
    }
    #expect(drawn(sample.tree).count <= 4)
  }
}

@Test func `outlines name every view`() {
  var sample = Sample(160, 48)
  sample.add(.label, 0, 0, 160, 48) {
    $0.className = "UILabel"
    $0.outlets = ["titleLabel"]
  }
  #expect(drawn(sample.tree, RasterStyle(inColor: false, showsOutlines: true)).first == "┌UILabel titleLabel┐")
}

@Test func `labels of outlines do not overlap each other or text`() {
  var sample = Sample(320, 96)
  sample.add(.container, 0, 0, 320, 96) {
    $0.className = "UIView"
  } inside: {
    $0.field("", 0, 0, 160, 48) {
      $0.className = "UITextField"
      $0.outlets = ["first"]
    }
    $0.field("", 160, 0, 160, 48) {
      $0.className = "UITextField"
      $0.outlets = ["last"]
    }
    $0.label("Two words", 8, 48, 120, 16)
    $0.tree.nodes[4].className = "UILabel"
  }
  let lines = drawn(sample.tree, RasterStyle(inColor: false, showsOutlines: true))
  let picture = lines.joined(separator: "\n")
  #expect(picture.contains("Two words"))
  for label in ["UIView", "first", "last"] {
    #expect(picture.split { !$0.isLetter }.contains(Substring(label)), "\(label)")
  }
}

@Test func `text that is painted over other text replaces it completely`() {
  var sample = Sample(160, 16)
  sample.label("underneath", 0, 0, 160, 16)
  sample.label("on top", 32, 0, 100, 16)
  #expect(drawn(sample.tree) == ["    on top"])
}

@Test func `the name of an image covered by a text field is not shown`() {
  var sample = Sample(160, 48)
  sample.add(.image, 0, 0, 160, 48) { $0.content = .image(RenderTree.Image(name: "field-background.png")) }
  sample.field("Name", 16, 8, 120, 32, style: .none)
  #expect(drawn(sample.tree) == ["┌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┐", "╎ Name             ╎", "└╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘"])
}

@Test func `the line below a table's row leaves the border of a field that it crosses`() {
  var sample = Sample(160, 48)
  sample.field("Name", 16, 0, 120, 48)
  sample.add(.container, 0, 47, 160, 1) {
    $0.className = RenderTree.separatorClass
    $0.background = .black
  }
  #expect(drawn(sample.tree) == ["  ╭─────────────╮", "  │ Name        │", "──╰─────────────╯───"])
}

@Test func `invalid frames are not drawn and do not stop drawing`() {
  for value in [Double.nan, .infinity, -.infinity, 1e300, -1e300, -5] {
    var sample = Sample(80, 48)
    sample.button("a", value, 0, 20, 20) { $0.background = .black }
    sample.button("b", 0, value, 20, 20) { $0.cornerRadius = value }
    sample.button("c", 0, 0, value, 20)
    sample.label("d", 0, 0, 20, value)
    sample.add(.table, 0, 0, 40, 40) { $0.content = .rows([.init("row")], height: value) }
    for inColor in [true, false] {
      let buffer = rasterize(sample.tree, .standard, RasterStyle(inColor: inColor))
      #expect(buffer.columns == 10 && buffer.rows == 3)
    }
    sample.tree.viewport = Size(width: value, height: value)
    let buffer = rasterize(sample.tree, .standard)
    #expect(buffer.columns <= 1250 && buffer.rows <= 1250 && buffer.columns >= 1 && buffer.rows >= 1)
  }
}

@Test func `text that wraps keeps its lines in a low terminal`() {
  var sample = Sample(160, 320)
  sample.label("You accept the terms of use.", 0, 100, 160, 48, RenderTree.TextStyle(numberOfLines: 0))
  let lines = drawn(sample.tree, grid: CellGrid(pointsPerColumn: 8, pointsPerRow: 40))
  #expect(lines.filter { !$0.isEmpty } == ["You accept the terms", "of use."])
}

@Test func `a terminal of 16 colors draws a line around a box with a fill that it cannot show`() {
  var sample = Sample(80, 80, background: .white)
  sample.add(.textField, 8, 16, 64, 48) {
    $0.background = RenderColor(rgb: 0xF3F6FA)
    $0.content = .field(RenderTree.Field(text: "a"))
  }
  #expect(!rasterize(sample.tree, .standard).lines.joined().contains("╭"))
  #expect(rasterize(sample.tree, .standard, RasterStyle(depth: .sixteen)).lines.joined().contains("╭"))
}

@Test func `16 colors never hide text in its background`() {
  var buffer = CellBuffer(columns: 1, rows: 1)
  buffer.put(
    "x", width: 1, column: 0, row: 0, foreground: CellColor(RenderColor(rgb: 0xFAFAFA)), background: CellColor(.white))
  #expect(String(decoding: encode(buffer, depth: .sixteen), as: UTF8.self) == "\u{1B}[30;107mx\u{1B}[0m\n")
}

@Test func `a screen of very many views is drawn only in part`() {
  var sample = Sample(1000, 1000)
  for _ in 0..<9000 {
    var node = RenderTree.Node(id: "n", frame: Rect(x: 0, y: 0, width: 1000, height: 1000))
    node.parent = 0
    node.subtreeEnd = sample.tree.nodes.count + 1
    node.background = .black
    sample.tree.nodes.append(node)
  }
  #expect(rasterize(sample.tree, .standard)[0, 0]?.background == CellColor(.black))
}

@Test func `rows of a table have equal distances, and their contents equal places`() throws {
  var sample = Sample(375, 400)
  sample.add(.table, 0, 0, 375, 400) {
    $0.background = .white
  } inside: { table in
    for number in 0..<8 {
      table.add(.cell, 0, 7 + 44 * Double(number), 375, 44) { _ in
      } inside: {
        $0.label("Row \(number)", 16, 18 + 44 * Double(number), 200, 20)
      }
    }
  }
  let lines = drawn(sample.tree)
  let rows = (0..<8).compactMap { number in lines.firstIndex { $0.contains("Row \(number)") } }
  #expect(rows.count == 8)
  #expect(Set(zip(rows, rows.dropFirst()).map { $1 - $0 }) == [3])
}

@Test func `text that a device shows completely may use free cells to its right`() {
  var sample = Sample(200, 48)
  // 20 narrow letters of 12 points are less than 112 points wide on a device, which are 14 columns.
  sample.label("still little in file", 8, 0, 112, 16, RenderTree.TextStyle(font: RenderTree.Font(size: 12)))
  sample.label("still little in file", 8, 16, 112, 16, RenderTree.TextStyle(font: RenderTree.Font(size: 12)))
  sample.label("taken", 128, 16, 48, 16)
  sample.label("still little in file", 8, 32, 48, 16, RenderTree.TextStyle(font: RenderTree.Font(size: 12)))
  #expect(
    drawn(sample.tree) == [" still little in file", " still little⋯  taken", " still…"])
}

@Test func `small and large sizes and weights look different, and no letters are spaced out`() throws {
  func style(_ size: Double, _ weight: Int) throws -> (CellStyle, String) {
    var sample = Sample(320, 64)
    sample.label("Text", 0, 0, 320, 64, RenderTree.TextStyle(font: RenderTree.Font(size: size, weight: weight)))
    let buffer = rasterize(sample.tree, .standard, RasterStyle(inColor: false))
    let cell = try #require(buffer.cells.first { buffer.text(of: $0) == "T" })
    return (cell.style, try #require(buffer.lines.first { $0.contains("T") }))
  }
  #expect(try style(9, 400) == ([.dim], "Text"))
  #expect(try style(15, 400) == ([], "Text"))
  #expect(try style(15, 600) == ([.bold], "Text"))
  #expect(try style(22, 400) == ([.bold], "Text"))
  #expect(try style(22, 200) == ([], "Text"))
  #expect(try style(44, 400) == ([.bold], "Text"))
  #expect(try style(44, 100) == ([], "Text"))
}

@Test func `a view that only code draws is transparent`() throws {
  var sample = Sample(160, 96)
  sample.add(.container, 0, 0, 160, 96) { $0.background = RenderColor(rgb: 0x336699) }
  sample.add(.container, 16, 16, 128, 64) { $0.content = .placeholder("ChartView") }
  let buffer = rasterize(sample.tree, .standard)
  #expect(buffer.lines[1...4].joined().filter { !$0.isWhitespace } == "┌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┐╎▢ChartView╎╎╎└╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘")
  #expect(buffer.cells.allSatisfy { $0.background == CellColor(RenderColor(rgb: 0x336699)) })
}

@Test func `a scroll bar shows the visible part of content that is higher than its view, and only then`() {
  func bar(_ height: Double, _ top: Double = 0) -> Range<Int>? {
    var sample = Sample(160, 320, background: .white)
    sample.add(.scroll, 0, 0, 160, 320) { _ in
    } inside: {
      $0.add(.container, 0, top, 160, height)
    }
    let rows = drawn(sample.tree).enumerated().filter { $0.element.hasSuffix("▕") }.map(\.offset)
    return rows.first.map { $0..<$0 + rows.count }
  }
  #expect(bar(320) == nil && bar(100) == nil)
  #expect(bar(640) == 0..<10)
  #expect(bar(640, -320) == 10..<20)
  #expect(bar(1280, -320) == 5..<10)
}

@Test func `thin letters are never bold, and small ones keep their color`() throws {
  for (weight, size, isBold) in [
    (100, 44.0, false), (200, 34, false), (300, 24, false), (400, 17, false), (400, 24, true), (600, 9, true),
  ] {
    var sample = Sample(320, 64, background: .white)
    let style = RenderTree.TextStyle(font: RenderTree.Font(size: size, weight: weight), color: .black)
    sample.label("I", 0, 0, 320, 60, style)
    let buffer = rasterize(sample.tree, .standard)
    let row = try #require(buffer.lines.firstIndex { $0.contains("I") })
    #expect(buffer[0, row]?.style.contains(.bold) == isBold, "\(weight) \(size)")
    #expect(buffer[0, row]?.style.contains(.dim) == false)
  }
}

@Test func `a border of a point is visible on all sides of a filled box`() {
  var sample = Sample(160, 96, background: .white)
  sample.add(.container, 20, 18, 120, 44) {
    $0.background = RenderColor(rgb: 0xF0F0F0)
    $0.border = RenderTree.Border(color: RenderColor(rgb: 0xFF0000), width: 1)
    $0.cornerRadius = 5
  }
  let painter = CellPainter.painted(sample.tree, .standard, RasterStyle())
  let area = painter.areas[1]
  let buffer = painter.buffer
  let red = CellColor(RenderColor(rgb: 0xFF0000))
  func isRed(_ column: Int32, _ row: Int32) -> Bool {
    buffer[Int(column), Int(row)].map { $0.foreground == red || $0.background == red } ?? false
  }
  for column in area.left..<area.right {
    #expect(isRed(column, area.top) && isRed(column, area.bottom - 1))
  }
  for row in area.top..<area.bottom { #expect(isRed(area.left - 1, row) && isRed(area.right, row)) }
}

@Test func `a text that a device cuts is cut in a terminal too`() {
  func screen(_ frame: Rect) -> RenderTree {
    var sample = Sample(320, 64)
    sample.label(
      "A new, a vast, and a powerful language is developed", frame.x, frame.y, frame.width, frame.height,
      RenderTree.TextStyle(numberOfLines: 0))
    return sample.tree
  }
  var tree = screen(Rect(x: 0, y: 0, width: 320, height: 24))
  tree.noteCuts()
  let text = drawn(tree).joined(separator: " ")
  #expect(text.contains("A new, a vast") && text.contains("…") && !text.contains("developed"))
  // Two rows of a terminal are lower than two lines on a device, where the frame has the height of the lines too.
  var tall = screen(Rect(x: 0, y: 0, width: 320, height: 32))
  for index in tall.nodes.indices { tall.nodes[index].sizedByText = .vertical }
  tall.noteCuts()
  #expect(drawn(tall).joined().contains("developed"))
}

@Test func `labels below each other on a device never share a row`() {
  var sample = Sample(160, 64, background: .white)
  sample.label("User name", 8, 17, 144, 10, RenderTree.TextStyle(font: RenderTree.Font(size: 9)))
  sample.label("12:45", 8, 27, 144, 10, RenderTree.TextStyle(font: RenderTree.Font(size: 9)))
  sample.add(.textView, 8, 27, 144, 36) {
    $0.content = .text(RenderTree.Text("message"))
    $0.textStyle = RenderTree.TextStyle(verticalAlignment: .top, numberOfLines: 0)
  }
  let text = drawn(sample.tree).joined(separator: "\n")
  for word in ["User name", "12:45", "message"] { #expect(text.contains(word)) }
}

@Test func `a line at the lower end of a filled view is the view's last row, even if they are siblings`() {
  var sample = Sample(80, 96, background: .black)
  sample.add(.container, 0, 0, 80, 52) { $0.background = RenderColor(rgb: 0x008F00) }
  sample.add(.container, 0, 49, 80, 3) { $0.background = .white }
  let buffer = rasterize(sample.tree, .standard)
  let green = CellColor(RenderColor(rgb: 0x008F00))
  let white = CellColor(.white)
  let last = (0..<buffer.rows).last { row in
    buffer[4, row].map { $0.foreground == white || $0.background == white } ?? false
  }
  let below = (0..<buffer.rows).last { row in
    buffer[4, row].map { $0.glyph == 0x20 ? $0.background == green : false } ?? false
  }
  #expect(last != nil && (below ?? -1) < (last ?? 0))
}

@Test func `a small photo is a frame in the tint, and a trash can is not a cross`() {
  var sample = Sample(80, 64, background: .white)
  sample.add(.image, 16, 8, 48, 48) {
    $0.content = .image(.init(name: "photo", mode: "scaleAspectFit"))
    $0.tint = RenderColor(rgb: 0x1560D6)
  }
  let buffer = rasterize(sample.tree, .standard)
  #expect(buffer.lines.joined().filter { !$0.isWhitespace } == "┌────┐│╱╲│└────┘")
  #expect(buffer.cells.contains { $0.foreground == CellColor(RenderColor(rgb: 0x1560D6)) })
  #expect(CellPainter.sign(of: "trash") != CellPainter.sign(of: "xmark"))
}

@Test func `a view that only code draws has a frame even if its background is that of its superview`() {
  var sample = Sample(160, 96, background: .white)
  sample.add(.container, 16, 16, 128, 64) {
    $0.content = .placeholder("ChartView")
    $0.background = .white
  }
  #expect(rasterize(sample.tree, .standard).lines.joined().contains("┌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┐"))
}

@Test func `content in the middle of a box of one line is in its middle row, at every position of the box`() {
  for y in stride(from: 70.0, through: 100, by: 1) {
    var sample = Sample(414, 400)
    sample.add(.container, 16, y, 382, 56) {
      $0.border = RenderTree.Border(color: .black, width: 2)
      $0.cornerRadius = 4
      $0.background = .white
    } inside: { box in
      box.add(.image, 32, y + 16, 24, 24) { $0.content = .image(RenderTree.Image(name: "key", mode: "scaleAspectFit")) }
      box.label("Password", 62, y + 19, 200, 18)
    }
    let painter = CellPainter.painted(sample.tree, .standard, RasterStyle())
    let middle = painter.areas[1].top + 1
    #expect(painter.areas[1].rows == 3)
    #expect(painter.areas[2].rows == 1 && painter.areas[2].top == middle, "\(y)")
    #expect(painter.buffer.lines[Int(middle)].contains("Password"), "\(y)")
  }
}

@Test func `a text between two rows is in the one where a device shows it`() {
  // The middle is 21.5 or 18 points from the top, which is in the second row.
  var sample = Sample(375, 200)
  for height in [35.0, 28] {
    sample = Sample(375, 200)
    sample.button("Options", 289, 4, 78, height)
    sample.add(.container, 0, 47, 375, 100) { $0.content = .placeholder("ChartView") }
    #expect(drawn(sample.tree).firstIndex { $0.contains("Options") } == 1)
  }
  // The middle is 24 points from the top, in the middle of the second row.
  sample = Sample(375, 48)
  sample.label("Favorites", 16, 8, 343, 32, RenderTree.TextStyle(font: RenderTree.Font(size: 22)))
  #expect(drawn(sample.tree).firstIndex { $0.contains("Favorites") } == 1)
}

@Test func `a line between steps passes through their middle without gaps`() throws {
  var sample = Sample(200, 48)
  for x in [8.0, 94, 180] {
    sample.add(.image, x, 10, 12, 28) { $0.content = .image(RenderTree.Image(name: "step", mode: "scaleAspectFit")) }
  }
  for (x, width) in [(22.0, 35.5), (57.5, 34.5), (108, 70)] {
    sample.add(.container, x, 23, width, 2) { $0.background = RenderColor(rgb: 0xB2BBC0) }
  }
  let picture = rasterize(sample.tree, .standard)
  let row = try #require(picture.lines.firstIndex { $0.contains("▣") })
  #expect(picture.lines[row].filter { $0 == "─" }.count == 17)
  #expect(!picture.lines[row].contains("─ ─"))
}

@Test func `a line that only code draws stays a line`() {
  var sample = Sample(160, 48)
  sample.add(.container, 0, 46, 160, 0.5) { $0.content = .placeholder("DividerView") }
  for inColor in [true, false] {
    let lines = drawn(sample.tree, RasterStyle(inColor: inColor))
    #expect(!lines.joined().contains("Divider"))
    #expect(lines.joined().contains("╌╌╌"))
  }
}

@Test func `texts of fields and titles of buttons are cut where a device cuts them`() {
  var sample = Sample(320, 160)
  let large = RenderTree.TextStyle(font: RenderTree.Font(size: 30))
  sample.field("name@example.com", 8, 0, 176, 48) { $0.textStyle = large }
  sample.field("name@example.com", 8, 48, 176, 48)
  sample.button("Choose a photo", 8, 112, 120, 40) {
    $0.textStyle = large
    $0.textStyle?.lineBreak = .middleTruncation
  }
  var tree = sample.tree
  tree.noteCuts()
  let lines = drawn(tree).filter { $0.contains { $0.isLetter } }.map { $0.filter { $0.isLetter || "@….".contains($0) } }
  // San Francisco at 30 points: "name@ex…" is 158 points wide, a letter more would be 174; the field has room for 162.
  #expect(lines == ["name@ex…", "name@example.com", "Cho…oto"])
  #expect(drawn(sample.tree).joined().contains("Choose a photo"))
}

@Test(arguments: [16.0, 20, 32, 48], [0, 1, 2])
func `the chosen segment differs from the others at every height`(height: Double, chosen: Int) throws {
  var sample = Sample(320, 64)
  sample.add(.segmentedControl, 20, 8, 280, height) {
    $0.content = .segments(["Day", "Week", "Month"], selected: chosen)
  }
  for depth in [ColorDepth.truecolor, .indexed, .sixteen] {
    let painter = CellPainter.painted(sample.tree, .standard, RasterStyle(depth: depth))
    let picture = painter.buffer
    let row = try #require(picture.lines.firstIndex { $0.contains("Week") })
    let bold = (0..<picture.columns).filter { picture[$0, row]?.style.contains(.bold) == true }
    let first = try #require(bold.first), last = try #require(bold.last)
    #expect(picture[first, row]?.background == CellColor(.white))
    // The track is visible on both sides of it in the row of the titles.
    let track = picture[first, row]?.background
    for columns in [Array(0..<first), Array(last..<picture.columns)] {
      #expect(
        columns.contains {
          picture[$0, row]?.background != track && picture[$0, row]?.background != nil
            || picture[$0, row].map { picture.text(of: $0) != " " && !$0.style.contains(.bold) } == true
        })
    }
  }
  let lines = drawn(sample.tree)
  let line = try #require(lines.first { $0.contains("Week") })
  let title = ["Day", "Week", "Month"][chosen]
  #expect(line.contains(try Regex("[┃▐] *\(title) *[┃▌]")), "\(lines)")
  #expect(line.filter { "┃▐▌".contains($0) }.count == 2, "\(lines)")
}

@Test func `words that would touch after rounding are separated by a column`() throws {
  // The button needs the columns up to the label.
  var sample = Sample(440, 48)
  sample.field("", 0, 0, 320, 30)
  sample.label("Label", 352, 5, 40, 20)
  sample.button("unit ↓", 392, 0, 48, 30)
  #expect(drawn(sample.tree).contains { $0.contains("Label unit ↓") })

  // In a row of buttons, one has a fill.
  sample = Sample(375, 48)
  sample.button("highlighted", 96, 0, 88, 44)
  sample.button("selected", 184, 0, 72, 44) {
    $0.background = RenderColor(rgb: 0x007AFF)
    $0.cornerRadius = 6
  }
  for inColor in [true, false] {
    let lines = rasterize(sample.tree, .standard, RasterStyle(inColor: inColor)).lines
    let line = try #require(lines.first { $0.contains("highlighted") })
    #expect(line.hasPrefix(String(repeating: " ", count: 11) + "highlighted "), "\(line)")
  }

  // Two lines of one text keep their common left edge.
  sample = Sample(160, 48)
  sample.label("one two", 8, 0, 32, 32, RenderTree.TextStyle(numberOfLines: 0))
  sample.label("three", 40, 0, 48, 16)
  #expect(drawn(sample.tree) == [" one three", " two"] || drawn(sample.tree).first == " one three")
}

@Test func `a button at the lower edge of the screen reaches it`() {
  var sample = Sample(228, 315)
  sample.button("SIGN UP", 0, 271, 228, 44) { $0.background = RenderColor(rgb: 0x34B4DD) }
  let picture = rasterize(sample.tree, .standard)
  #expect(
    (0..<picture.columns).allSatisfy {
      picture[$0, picture.rows - 1]?.background == CellColor(RenderColor(rgb: 0x34B4DD))
    })
}

@Test func `a title without room after its image is not shown`() {
  var sample = Sample(160, 48)
  sample.button("", 16, 8, 24, 24) {
    $0.content = .button(
      RenderTree.Button(
        title: RenderTree.Text("Button"), image: "trash-can", imageSize: Size(width: 24, height: 24)))
  }
  let text = drawn(sample.tree).joined()
  #expect(!text.contains("…") && !text.contains("⋯") && !text.contains("B"), "\(text)")
  #expect(text.contains { !$0.isWhitespace })
}

@Test func `icons in equal rows of a table are in the same row of each`() throws {
  var sample = Sample(375, 400)
  sample.add(.table, 0, 0, 375, 400) {
    $0.background = .white
  } inside: { table in
    for number in 0..<5 {
      table.add(.cell, 0, 3 + 60 * Double(number), 375, 60) { _ in
      } inside: {
        $0.label("Row \(number)", 56, 9 + 3 + 60 * Double(number), 200, 21)
        $0.label("Detail", 56, 32 + 3 + 60 * Double(number), 200, 16)
        $0.add(.image, 16, 18 + 60 * Double(number), 24, 24) { $0.content = .image(RenderTree.Image(name: "logo")) }
      }
    }
  }
  let lines = rasterize(sample.tree, .standard).lines
  let rows = try (0..<5).map { number in try #require(lines.firstIndex { $0.contains("Row \(number)") }) }
  let icons = lines.indices.filter { lines[$0].contains("▣") }
  #expect(icons.count == 5)
  #expect(Set(zip(rows, icons).map { $1 - $0 }).count == 1, "\(lines)")
}

@Test func `a large image of a button that cannot be shown has a background, as in SVG`() throws {
  var sample = Sample(160, 96)
  sample.button("", 40, 16, 60, 60) {
    $0.content = .button(
      RenderTree.Button(title: RenderTree.Text(""), image: "ic-face-id", imageSize: Size(width: 60, height: 60)))
  }
  let picture = rasterize(sample.tree, .standard)
  let grounds = Set((0..<picture.rows).map { picture[8, $0]?.background })
  #expect(grounds.count == 2)
  let row = try #require(picture.lines.firstIndex { $0.contains("▣") })
  #expect(picture[6, row]?.background != picture[0, row]?.background)
}
