package import ThemeSource

/// The keys of `.themec.yml`, with a type for each mapping, in the order of the documentation.
package enum ConfigurationKey: String, CaseIterable, Sendable {
  case themePath, schemas, swift, library, wiring, assets, include, exclude, names, sizes, textSizes, locales, extends,
    lint,
    generate,
    preview, limits

  package enum Lint: String, CaseIterable, Sendable {
    case profile, rules, paths, classes, baseline, maxWarnings, cache
  }
  package enum ElementClasses: String, CaseIterable, Sendable { case require, forbid }
  package enum LintPath: String, CaseIterable, Sendable { case glob, rules }
  package enum Generate: String, CaseIterable, Sendable {
    case output, flavor, accessLevel, templates, accessors, module, localizedString
  }
  package enum Preview: String, CaseIterable, Sendable { case scale, color, glyphs, data }
  package typealias Limit = LimitName
}

/// Names that a configuration can use and that other targets define. An empty list is not checked.
package struct ConfigurationVocabulary: Sendable {
  /// A rule and its options besides `severity`.
  package struct Rule: Sendable {
    package var code: String
    package var options: [String]
    /// Whether its severity cannot be changed.
    package var isFixed: Bool

    package init(_ code: String, options: [String] = [], isFixed: Bool = false) {
      self.code = code
      self.options = options
      self.isFixed = isFixed
    }
  }

  private let makeRules: @Sendable () -> [Rule]
  private let makeDevices: @Sendable () -> [String]
  private let makeElements: @Sendable () -> [String]

  /// - Parameters:
  ///   - rules: evaluated only if a configuration names a rule.
  ///   - devices: evaluated only if a configuration names a size.
  ///   - elements: evaluated only if a configuration names an element.
  package init(
    rules: @escaping @Sendable @autoclosure () -> [Rule] = [],
    devices: @escaping @Sendable @autoclosure () -> [String] = [],
    elements: @escaping @Sendable @autoclosure () -> [String] = []
  ) {
    makeElements = elements
    makeRules = rules
    makeDevices = devices
  }

  package var rules: [Rule] { makeRules() }

  /// Device names for `sizes`.
  package var devices: [String] { makeDevices() }

  /// Names of elements of documents for `lint.classes`.
  package var elements: [String] { makeElements() }
}
