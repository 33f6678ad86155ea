import ArgumentParser

/// The fixed values of an option, named like its cases.
///
/// ArgumentParser creates its generic lists several times at the start of a command, which takes a tenth of the time
/// that checking a theme takes.
protocol OptionValues: ExpressibleByArgument, CaseIterable, RawRepresentable where RawValue == String {}

extension OptionValues {
  static var allValueStrings: [String] { allCases.map { $0.rawValue } }
  static var allValueDescriptions: [String: String] { [:] }
}
