/// The keys of `.themec.yml`; one type a mapping, in the order in which they are documented and explained.
package enum ConfigurationKey: String, CaseIterable, Sendable {
  case themePath, schemas, swift, library, assets, include, exclude, names, sizes, textSizes, locales, extends, lint,
    generate,
    preview, limits

  package enum Lint: String, CaseIterable, Sendable { case rules, paths, baseline, maxWarnings }
  package enum LintPath: String, CaseIterable, Sendable { case glob, rules }
  package enum Generate: String, CaseIterable, Sendable { case output, flavor, accessLevel, templates, module }
  package enum Preview: String, CaseIterable, Sendable { case scale, color, glyphs, data }
  package enum Limit: String, CaseIterable, Sendable {
    case fileBytes, depth, elements, attributesPerElement, valueBytes, inheritanceChain, embedding, diagnosticsPerFile,
      messageBytesPerFile, solverPivots
  }
}

/// What else a configuration may name; known to other targets, so the caller says it. An empty list is not checked.
package struct ConfigurationVocabulary: Sendable {
  /// A rule and the options that it takes besides `severity`.
  package struct Rule: Sendable {
    package var code: String
    package var options: [String]

    package init(_ code: String, options: [String] = []) {
      self.code = code
      self.options = options
    }
  }

  package var rules: [Rule]
  /// Names that `sizes` may use.
  package var devices: [String]

  package init(rules: [Rule] = [], devices: [String] = []) {
    self.rules = rules
    self.devices = devices
  }
}
