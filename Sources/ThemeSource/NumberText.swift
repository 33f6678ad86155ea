extension Double {
  /// A number with at most two decimals, none if it is whole.
  package var inWords: String {
    let hundredths = (self * 100).rounded()
    guard let whole = Int(exactly: hundredths) else { return "\(self)" }
    let sign = whole < 0 ? "-" : ""
    let (units, rest) = whole.magnitude.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(sign)\(units)" }
    return rest % 10 == 0 ? "\(sign)\(units).\(rest / 10)" : "\(sign)\(units).\(rest < 10 ? "0" : "")\(rest)"
  }
}
