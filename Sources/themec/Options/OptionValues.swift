import ArgumentParser

/// The closed list of values of an option, written as its cases are.
///
/// ArgumentParser's own lists are generic ones that a command makes several times when it starts, in a tenth of the time
/// that it takes to check a theme.
protocol OptionValues: ExpressibleByArgument, CaseIterable, RawRepresentable where RawValue == String {}

extension OptionValues {
  static var allValueStrings: [String] { allCases.map { $0.rawValue } }
  static var allValueDescriptions: [String: String] { [:] }
}
