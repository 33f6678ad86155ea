package import ThemeSource

/// Diagnostics about configurations, and about files and folders that cannot be read.
package let projectDescriptors: [DiagnosticDescriptor] = [
  .yamlAlias, .badValue, .controlCharacter, .duplicateKey, .missingPath, .encoding, .extendsCycle, .missingKey,
  .noEffect,
  .unknownKey, .wrongType, .malformedYAML, .unreadableFile,
]

extension DiagnosticDescriptor {
  static let yamlAlias = notice("config/alias", .error, "Anchors and aliases in the configuration")
  static let badValue = notice("config/bad-value", .error, "Invalid values in the configuration")
  static let controlCharacter = notice(
    "config/control-character", .error, "Control characters in the configuration")
  package static let missingPath = notice("config/missing-path", .error, "Configured paths that do not exist")
  static let duplicateKey = notice("config/duplicate-key", .error, "Duplicate keys in the configuration")
  static let encoding = notice("config/encoding", .error, "Configurations that are not UTF-8")
  static let extendsCycle = notice(
    "config/extends-cycle", .error, "Configurations that extend each other in a cycle, or in too long a chain")
  static let missingKey = notice("config/missing-key", .error, "Entries of the configuration that lack a required key")
  static let noEffect = notice("config/no-effect", .note, "Keys of the configuration that this version does not use")
  static let unknownKey = notice("config/unknown-key", .error, "Unknown keys in the configuration")
  static let wrongType = notice("config/wrong-type", .error, "Values of the wrong type in the configuration")
  static let malformedYAML = notice("config/yaml", .error, "Configurations that are not valid YAML")
  package static let unreadableFile = notice("io/unreadable", .error, "Files and folders that cannot be read")
}
