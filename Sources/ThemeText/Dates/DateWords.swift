/// Names and patterns of dates in a language. Patterns are those of Unicode Technical Standard 35, part 4.
package struct DateWords: Sendable {
  /// A format of dates and times.
  package enum Format: Sendable, CaseIterable {
    /// `DateFormatter.Style.medium`: `Jun 1, 2024`.
    case date
    /// `DateFormatter.Style.long`: `June 1, 2024`.
    case longDate
    /// A month with its year: `June 2024`.
    case month
    /// A day with its weekday and without a year: `Sat, Jun 1`.
    case day
    /// `DateFormatter.Style.short`: `9:00 AM`.
    case time
  }

  let language: String
  package var isEnglish: Bool { language == "en" }
  private let patterns: [Format: String]
  /// The first day of a week; 0 for Sunday.
  package let firstWeekday: Int
  private let halves: [Substring]
  private let months: [Substring]
  private let monthsAlone: [Substring]
  private let shortMonths: [Substring]
  /// Short names of weekdays, from Sunday.
  package let weekdays: [String]
  private let weekdaysInDates: [Substring]

  /// Creates the words of a language. Names are separated by `|`.
  init(
    _ language: String, date: String, long: String, month: String, day: String, time: String, firstWeekday: Int,
    halves: String, months: String, monthsAlone: String? = nil, shortMonths: String, weekdays: String,
    weekdaysInDates: String? = nil
  ) {
    self.language = language
    patterns = [.date: date, .longDate: long, .month: month, .day: day, .time: time]
    self.firstWeekday = firstWeekday
    self.halves = halves.split(separator: "|")
    self.months = months.split(separator: "|")
    self.monthsAlone = (monthsAlone ?? months).split(separator: "|")
    self.shortMonths = shortMonths.split(separator: "|")
    self.weekdaysInDates = (weekdaysInDates ?? weekdays).split(separator: "|")
    self.weekdays = weekdays.split(separator: "|").map(String.init)
  }

  /// The words of a language, else those of English.
  package static func of(_ language: LanguageTag?) -> DateWords {
    for tag in language?.fallbacks ?? [] {
      // Without a script, Chinese is written in simplified characters, except in these regions.
      let isTraditional = ["zh-TW", "zh-HK", "zh-MO"].contains(language?.text)
      let name = tag.text == "zh" ? (isTraditional ? "zh-Hant" : "zh-Hans") : tag.text == "no" ? "nb" : tag.text
      if let words = table.first(where: { $0.language == name }) { return words }
    }
    return table[0]
  }

  package func text(_ date: CalendarDate, _ format: Format) -> String {
    fields(date, format).reduce(into: "") { $0 += $1.text }
  }

  /// The texts of a format's fields in their order, each with its own punctuation: `June`, `1`, `2024`.
  package func columns(_ date: CalendarDate, _ format: Format) -> [String] {
    var columns: [String] = []
    for part in fields(date, format) {
      if part.isField {
        columns.append(part.text)
      } else if !columns.isEmpty, let sign = part.text.first, !sign.isWhitespace, !",:(".contains(sign) {
        // Such as the period in `1. Juni` and the characters of `2024年`.
        columns[columns.count - 1] += part.text.prefix { !$0.isWhitespace && $0 != "(" }
      }
    }
    return columns
  }

  private func fields(_ date: CalendarDate, _ format: Format) -> [(text: String, isField: Bool)] {
    var result: [(text: String, isField: Bool)] = []
    func add(_ text: String) {
      if result.last?.isField == false { result[result.count - 1].text += text } else { result.append((text, false)) }
    }
    var rest = Substring(patterns[format] ?? "")
    while let first = rest.first {
      if first == "'" {
        rest = rest.dropFirst()
        add(String(rest.prefix { $0 != "'" }))
        rest = rest.drop { $0 != "'" }.dropFirst()
      } else if first.isASCII, first.isLetter {
        let letters = rest.prefix { $0 == first }
        result.append((field(first, letters.count, date), true))
        rest = rest.dropFirst(letters.count)
      } else {
        add(String(first))
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private func field(_ letter: Character, _ count: Int, _ date: CalendarDate) -> String {
    func number(_ value: Int) -> String { count == 2 && value < 10 ? "0\(value)" : "\(value)" }
    func name(_ names: [Substring], _ index: Int) -> String {
      names.indices.contains(index) ? String(names[index]) : ""
    }
    switch letter {
    case "y": return "\(date.year)"
    case "M" where count == 3: return name(shortMonths, date.month - 1)
    case "M" where count > 3: return name(months, date.month - 1)
    case "L" where count > 3: return name(monthsAlone, date.month - 1)
    case "M", "L": return number(date.month)
    case "d": return number(date.day)
    case "E": return name(weekdaysInDates, date.weekday)
    case "c": return weekdays.indices.contains(date.weekday) ? weekdays[date.weekday] : ""
    case "H": return number(date.hour)
    case "h": return number((date.hour + 11) % 12 + 1)
    case "m": return number(date.minute)
    case "a": return name(halves, date.hour < 12 ? 0 : 1)
    default: return ""
    }
  }
}
