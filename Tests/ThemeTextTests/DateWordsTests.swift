import Foundation
import Testing

@testable import ThemeText

/// Dates compared with those of Foundation.
@Suite struct DateWordsTests {
  private static let languages = DateWords.table.map(\.language)

  private static let days = [
    CalendarDate(year: 2024, month: 6, day: 1, hour: 9),
    CalendarDate(year: 1999, month: 12, day: 31, hour: 23, minute: 5),
    CalendarDate(year: 2024, month: 2, day: 29, hour: 12),
    CalendarDate(year: 2031, month: 8, day: 10, hour: 0, minute: 59),
  ]

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private func formatter(_ language: String, _ format: DateWords.Format) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: language)
    formatter.calendar = Self.calendar
    formatter.timeZone = .gmt
    switch format {
    case .date: (formatter.dateStyle, formatter.timeStyle) = (.medium, .none)
    case .longDate: (formatter.dateStyle, formatter.timeStyle) = (.long, .none)
    case .time: (formatter.dateStyle, formatter.timeStyle) = (.none, .short)
    case .month: formatter.setLocalizedDateFormatFromTemplate("yMMMM")
    case .day: formatter.setLocalizedDateFormatFromTemplate("EMMMd")
    }
    return formatter
  }

  /// A text with plain spaces.
  private func plain(_ text: String) -> String {
    text.replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
  }

  @Test(arguments: languages, DateWords.Format.allCases)
  func `a date is written as by Foundation`(language: String, format: DateWords.Format) throws {
    let (formatter, words) = (formatter(language, format), DateWords.of(LanguageTag(language)))
    // In traditional Chinese, Foundation names parts of the day instead of its halves.
    guard !(language == "zh-Hant" && format == .time) else { return }
    for day in Self.days {
      let components = DateComponents(
        year: day.year, month: day.month, day: day.day, hour: day.hour, minute: day.minute)
      let date = try #require(Self.calendar.date(from: components))
      let (ours, theirs) = (words.text(day, format), plain(formatter.string(from: date)))
      #expect(ours.lowercased() == theirs.lowercased())
    }
  }

  @Test func `a number of seconds is the date of Foundation's calendar`() throws {
    for seconds in stride(from: -6.2e10, to: 2.5e11, by: 7_654_321_987) {
      let date = try #require(CalendarDate(secondsSinceReferenceDate: seconds))
      let expected = Self.calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .weekday], from: Date(timeIntervalSinceReferenceDate: seconds))
      // Foundation has the Julian calendar before 1582.
      guard let year = expected.year, year > 1600 else { continue }
      #expect(date.year == year && date.month == expected.month && date.day == expected.day)
      #expect(date.hour == expected.hour && date.minute == expected.minute)
      #expect(date.weekday + 1 == expected.weekday)
      let start = try #require(Self.calendar.date(from: DateComponents(year: year, month: date.month)))
      #expect(date.daysInMonth == Self.calendar.range(of: .day, in: .month, for: start)?.count)
    }
    for seconds in [Double.nan, .infinity, 1e300, -1e300] {
      #expect(CalendarDate(secondsSinceReferenceDate: seconds) == nil)
    }
  }

  @Test func `minutes are added across days and years`() {
    let date = CalendarDate(year: 2023, month: 12, day: 31, hour: 23, minute: 59)
    #expect(date.adding(minutes: 1) == CalendarDate(year: 2024, month: 1, day: 1))
    #expect(date.adding(minutes: 1).adding(minutes: -1) == date)
  }

  /// Columns of a date picker on iOS: `June | 1 | 2024`, `1. | Juni | 2024`, `2024年 | 6月 | 1日`.
  @Test(arguments: [
    ("en", ["June", "1", "2024"]), ("de", ["1.", "Juni", "2024"]), ("ja", ["2024年", "6月", "1日"]),
    ("es", ["1", "junio", "2024"]),
  ])
  func `a picker has a column for each field of a date`(language: String, columns: [String]) {
    #expect(DateWords.of(LanguageTag(language)).columns(.sample, .longDate) == columns)
  }

  @Test func `a language without words has those of its base or of English`() {
    #expect(DateWords.of(LanguageTag("de-AT")).language == "de")
    #expect(DateWords.of(LanguageTag("zh-TW")).language == "zh-Hant")
    #expect(DateWords.of(LanguageTag("zh-CN")).language == "zh-Hans")
    #expect(DateWords.of(LanguageTag("sw")).language == "en")
    #expect(DateWords.of(nil).language == "en")
  }

  /// Buttons of bars in iOS.
  @Test(arguments: [("de", "Abbrechen"), ("fr-CA", "Annuler"), ("ja", "キャンセル"), ("sw", "Cancel")])
  func `words are those of iOS in a language`(language: String, word: String) {
    #expect(SystemWords.word("cancel", in: LanguageTag(language)) == word)
  }
}
