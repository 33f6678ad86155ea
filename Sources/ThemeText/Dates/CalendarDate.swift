/// A day of the Gregorian calendar and a time, without a time zone.
package struct CalendarDate: Hashable, Sendable {
  package var year: Int
  /// 1 to 12.
  package var month: Int
  /// 1 to 31.
  package var day: Int
  package var hour = 0
  package var minute = 0

  package init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
  }

  /// The date of previews, which do not depend on the day on which they are drawn.
  package static let sample = CalendarDate(year: 2024, month: 6, day: 1, hour: 9)

  /// Creates the date in UTC of a number of seconds after the start of 2001; nil outside of the years 1 to 9999.
  package init?(secondsSinceReferenceDate seconds: Double) {
    guard seconds.isFinite, seconds.magnitude < 3e11, let minutes = Int(exactly: (seconds / 60).rounded(.down)) else {
      return nil
    }
    let inDay = minutes.modulo(1440)
    self.init(daysSinceReferenceDate: (minutes - inDay) / 1440)
    (hour, minute) = (inDay / 60, inDay % 60)
    guard (1...9999).contains(year) else { return nil }
  }

  /// Days after January 1, 2001, at the start of which the date has the time 0:00.
  private var daysSinceReferenceDate: Int {
    // Years begin in March, so that a leap day is the last day.
    let years = month > 2 ? year : year - 1
    let months = (month + 9) % 12
    let leapDays = years.quotient(4) - years.quotient(100) + years.quotient(400)
    return years * 365 + leapDays + (months * 153 + 2) / 5 + day - 730_792
  }

  private init(daysSinceReferenceDate days: Int) {
    // A date near the day: years have at most 366 days.
    self.init(year: 2001 + days.quotient(366), month: 1, day: 1)
    while CalendarDate(year: year + 1, month: 1, day: 1).daysSinceReferenceDate <= days { year += 1 }
    while month < 12, CalendarDate(year: year, month: month + 1, day: 1).daysSinceReferenceDate <= days { month += 1 }
    day = days - daysSinceReferenceDate + 1
  }

  /// 0 for Sunday to 6 for Saturday.
  package var weekday: Int { (daysSinceReferenceDate + 1).modulo(7) }

  /// The number of days in the month.
  package var daysInMonth: Int {
    let next = month == 12 ? CalendarDate(year: year + 1, month: 1, day: 1) : with(month: month + 1, day: 1)
    return next.daysSinceReferenceDate - with(month: month, day: 1).daysSinceReferenceDate
  }

  package func with(month: Int, day: Int) -> CalendarDate {
    var date = self
    (date.month, date.day) = (month, day)
    return date
  }

  /// The same time some days later.
  package func adding(days: Int) -> CalendarDate {
    var date = CalendarDate(daysSinceReferenceDate: daysSinceReferenceDate + days)
    (date.hour, date.minute) = (hour, minute)
    return date
  }

  /// The date some minutes later.
  package func adding(minutes: Int) -> CalendarDate {
    let all = hour * 60 + minute + minutes
    var date = adding(days: all.quotient(1440))
    (date.hour, date.minute) = (all.modulo(1440) / 60, all.modulo(1440) % 60)
    return date
  }
}

extension Int {
  /// The quotient rounded down.
  fileprivate func quotient(_ divisor: Int) -> Int { (self - modulo(divisor)) / divisor }

  /// The remainder of division, which is not negative.
  fileprivate func modulo(_ divisor: Int) -> Int {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }
}
