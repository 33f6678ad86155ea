internal import ThemeLayout
internal import ThemeSource
internal import ThemeSyntax
internal import ThemeText

/// Date pickers: wheels, buttons with the chosen date and time, or the month as a calendar.
///
/// The views in compact and inline pickers are nodes, with estimated sizes.
extension Painter {
  /// The content of a picker with wheels: the chosen row between four others on each side, as many as a wheel of UIKit's
  /// height shows. Other styles consist of subviews.
  func dates(_ view: NodeID) -> RenderTree.Content {
    guard layout.datePickerStyle(of: view, in: tree) == .wheels else { return .none }
    let (date, words) = (date(of: view), words(of: view))
    func wheel(_ row: (_ step: Int) -> [String]) -> RenderTree.Content {
      .wheel(rows: (-4...4).map { RenderTree.wheelRow(row($0)) }, selected: 4)
    }
    let interval = min(max(tree.integer(.minuteInterval, of: view) ?? 1, 1), 30)
    func time(_ step: Int) -> [String] { words.turnedTime(date, by: step, interval: interval) }
    switch tree.string(.datePickerMode, of: view) {
    case "time": return wheel(time)
    case "date": return wheel { words.turnedDate(date, .longDate, by: $0) }
    case "yearAndMonth": return wheel { words.turnedDate(date, .month, by: $0) }
    case "countDownTimer":
      let seconds = tree.number(.countDownDuration, of: view) ?? 3600
      let minutes = seconds.isFinite ? Int(exactly: (min(max(seconds, 0), 86_340) / 60).rounded(.down)) ?? 0 : 0
      let hours = minutes / 60
      return wheel { step in
        let hour = (0...23).contains(hours + step) ? "\(hours + step)" : ""
        let minute = "\((minutes + step + 60) % 60)"
        guard step == 0 else { return [hour, minute] }
        return words.isEnglish
          ? [hour + (hours == 1 ? " hour" : " hours"), minute + " min"] : [hour + " h", minute + " min"]
      }
    // The wheel of days has no comma: `Sat Jun 1`.
    case .some, nil: return wheel { [words.text(date.adding(days: $0), .day).filter { $0 != "," }] + time($0) }
    }
  }

  /// The date in the file. One that is set when the picker is loaded is the same for all pictures.
  private func date(of view: NodeID) -> CalendarDate {
    let written = tree.child(of: view, key: "date").flatMap { tree.number(.timeIntervalSinceReferenceDate, of: $0) }
    guard tree.bool(.useCurrentDate, of: view) != true, let written else { return .sample }
    return CalendarDate(secondsSinceReferenceDate: written) ?? .sample
  }

  private func words(of view: NodeID) -> DateWords {
    let own = tree.child(of: view, key: "locale").flatMap { tree.string(.localeIdentifier, of: $0) }
    return DateWords.of(own.flatMap { LanguageTag($0) } ?? layout.language)
  }

  /// Adds the views of a compact or inline picker.
  mutating func addDates(ofPicker view: NodeID, _ opened: Opened) {
    let (date, words, room) = (date(of: view), words(of: view), nodes[opened.node].frame)
    let shown = values[view]?.last?.value.text
    let mode = tree.string(.datePickerMode, of: view)
    let time = mode == "date" ? [] : [words.text(date, .time)]
    switch layout.datePickerStyle(of: view, in: tree) {
    case .wheels: break
    case .inline where mode != "time" && room.height >= 200 && room.width >= 200:
      addCalendar(date, words, time: time.first, opened)
    case .compact, .inline:
      let texts = mode == "time" ? time : [words.text(date, .date)] + time
      addButtons(shown.map { [$0] } ?? texts, in: room, alignment(ofPicker: view), opened)
    }
  }

  private func alignment(ofPicker view: NodeID) -> RenderTree.TextStyle.Alignment {
    let isRightToLeft = layout.views.first { $0.node == view }?.isRightToLeft ?? false
    switch tree.string(.contentHorizontalAlignment, of: view) {
    case "left": return .left
    case "right": return .right
    case "leading": return isRightToLeft ? .right : .left
    case "trailing": return isRightToLeft ? .left : .right
    case .some, nil: return .center
    }
  }

  /// Adds gray buttons side by side.
  private mutating func addButtons(
    _ titles: [String], in room: Rect, _ alignment: RenderTree.TextStyle.Alignment, _ opened: Opened
  ) {
    let (font, gap) = (systemFont(17), 6.0)
    let widths = titles.map { TextMetrics.standard.width(of: $0, font: FontDescriptor(font)) }
    let text = widths.reduce(0, +)
    let gaps = gap * Points(max(0, titles.count - 1))
    let padding = min(12, max(2, (room.width - text - gaps) / Points(max(1, 2 * titles.count))))
    let width = text + gaps + padding * Points(2 * titles.count)
    let height = min(34, room.height)
    var x =
      switch alignment {
      case .left, .natural, .justified: room.x
      case .center: room.x + max(0, room.width - width) / 2
      case .right: room.maxX - min(width, room.width)
      }
    for (number, title) in titles.enumerated() {
      let frame = Rect(
        x: x, y: room.y + (room.height - height) / 2, width: min(widths[number] + 2 * padding, room.maxX - x),
        height: height)
      guard frame.width > 0 else { return }
      let style = RenderTree.TextStyle(font: font, color: color("label", opened), alignment: .center)
      addLabel(
        title, "date/\(number)", frame, style, opened,
        background: nodes[opened.node].isEnabled ? opened.palette.system("tertiarySystemFill") : nil, radius: 6)
      x = frame.maxX + gap
    }
  }

  /// A system color, or that of disabled controls.
  private func color(_ name: String, _ opened: Opened) -> RenderColor {
    opened.palette.system(nodes[opened.node].isEnabled ? name : "tertiaryLabel")
  }

  // MARK: Calendar

  /// Adds a month with its days, and a row for the time below it.
  private mutating func addCalendar(_ date: CalendarDate, _ words: DateWords, time: String?, _ opened: Opened) {
    var room = nodes[opened.node].frame
    let tint = nodes[opened.node].isEnabled ? opened.tint ?? opened.palette.system("tint") : color("label", opened)
    if let time {
      let row = Rect(x: room.x + 16, y: room.maxY - 44, width: room.width - 32, height: 44)
      room.height -= 44
      let title = SystemWords.word("time", in: layout.language) ?? "Time"
      addLabel(
        title, "time", row,
        RenderTree.TextStyle(font: systemFont(17, weight: 600), color: color("label", opened)), opened)
      addButtons([time], in: row, .right, opened)
    }
    let (month, font) = (words.text(date, .month), systemFont(17, weight: 600))
    addLabel(
      month, "month", Rect(x: room.x + 16, y: room.y + 8, width: max(0, room.width - 96), height: 28),
      RenderTree.TextStyle(font: font, color: color("label", opened)), opened)
    let end = room.x + 16 + TextMetrics.standard.width(of: month, font: FontDescriptor(font))
    addImage(
      "chevron.right", "years", Rect(x: end + 4, y: room.y + 16, width: 12, height: 12), tint, weight: 600, opened)
    for (number, name) in ["chevron.left", "chevron.right"].enumerated() {
      addImage(
        name, "\(number == 0 ? "previous" : "next")",
        Rect(x: room.maxX - 66 + Points(number) * 36, y: room.y + 13, width: 18, height: 18), tint, weight: 600, opened)
    }
    addDays(date, words, in: room.inset(by: Insets(top: 44, left: 8, bottom: 4, right: 8)), tint, opened)
  }

  private mutating func addDays(
    _ date: CalendarDate, _ words: DateWords, in room: Rect, _ tint: RenderColor, _ opened: Opened
  ) {
    let width = room.width / 7
    let small = RenderTree.TextStyle(
      font: systemFont(13, weight: 600), color: opened.palette.system("tertiaryLabel"), alignment: .center)
    for column in 0..<7 {
      let name = words.weekdays[(column + words.firstWeekday) % 7].uppercased()
      let frame = Rect(x: room.x + Points(column) * width, y: room.y, width: width, height: 20)
      addLabel(name, "weekday/\(column)", frame, small, opened)
    }
    let first = (date.with(month: date.month, day: 1).weekday - words.firstWeekday + 7) % 7
    let height = (room.height - 20) / 6
    for day in 1...date.daysInMonth {
      let place = first + day - 1
      let isChosen = day == date.day
      let cell = Rect(
        x: room.x + Points(place % 7) * width, y: room.y + 20 + Points(place / 7) * height, width: width,
        height: height)
      let style = RenderTree.TextStyle(
        font: systemFont(20, weight: isChosen ? 600 : 400), color: isChosen ? tint : color("label", opened),
        alignment: .center)
      // Only today would be white on the tint color.
      let side = min(44, width, height)
      let frame = isChosen ? cell.centered(side) : cell
      addLabel("\(day)", "day/\(day)", frame, style, opened, background: isChosen ? tint.faded(by: 0.15) : nil)
    }
  }
}

extension Rect {
  /// A square with the same center.
  fileprivate func centered(_ side: Points) -> Rect {
    Rect(x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side)
  }
}

extension DateWords {
  /// The columns of a wheel with a date, each turned by some rows on its own.
  fileprivate func turnedDate(_ date: CalendarDate, _ format: Format, by step: Int) -> [String] {
    let base = columns(date, format)
    // Every month has these days.
    let early = date.with(month: date.month, day: min(date.day, 28))
    let month = early.with(month: (date.month + step + 11) % 12 + 1, day: early.day)
    // The wheel of days has 31 in every month, as January has.
    let january = date.with(month: 1, day: date.day)
    let day = date.with(month: 1, day: (date.day + step + 30) % 31 + 1)
    let (months, days, years) = (
      columns(month, format), columns(day, format), columns(date.adding(days: 365 * step), format)
    )
    let (steady, still) = (columns(early, format), columns(january, format))
    return base.indices.map { index in
      func text(_ turned: [String], _ unturned: [String]) -> String? {
        turned.indices.contains(index) && turned[index] != unturned[index] ? turned[index] : nil
      }
      return text(months, steady) ?? text(days, still) ?? text(years, base) ?? base[index]
    }
  }

  /// The columns of a wheel with a time, each turned by some rows on its own. There are only two halves of the day.
  fileprivate func turnedTime(_ date: CalendarDate, by step: Int, interval: Int) -> [String] {
    let base = columns(date, .time)
    // The minutes of an hour repeat. Four steps are at most two hours.
    let minute = (date.minute + step * interval + 120) % 60
    let minutes = columns(date.adding(minutes: minute - date.minute), .time)
    let hours = columns(date.adding(minutes: 60 * step), .time)
    let half = columns(date.adding(minutes: 720), .time)
    return base.indices.map { index in
      guard step != 0, [minutes, hours, half].allSatisfy({ $0.indices.contains(index) }) else { return base[index] }
      if minutes[index] != base[index] { return minutes[index] }
      if base[index].contains(where: \.isNumber) { return hours[index] }
      return step == (date.hour < 12 ? 1 : -1) ? half[index] : ""
    }
  }
}
