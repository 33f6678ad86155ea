internal import ThemeSource

/// A value of a configuration file, with its location. Scalars are strings and interpreted by their reader, so `no` and
/// `off` are words, not Booleans as in YAML 1.1.
struct YAMLNode: Sendable {
  enum Content: Sendable {
    /// Text; plain if it has no quotes.
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    /// Keys in the order of the file; keys are scalars and unique.
    case mapping([Entry])
  }

  /// A key and its value.
  struct Entry: Sendable {
    var key: String
    var keySpan: SourceSpan
    var value: YAMLNode
  }

  var content: Content
  var span: SourceSpan

  /// Whether the value is empty, `~` or `null`.
  var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = content else { return false }
    return text.isEmpty || text == "~" || text == "null"
  }

  /// Whether the value is empty: null, or a string without characters.
  var isEmpty: Bool {
    if case .scalar("", _) = content { return true }
    return isNull
  }

  /// A description for messages.
  var words: String {
    switch content {
    case .scalar(let text, let isPlain):
      if isNull { return "an empty value" }
      if isPlain, text == "true" || text == "false" { return "the boolean '\(text)'" }
      if isPlain, Double(text) != nil { return "the number '\(text)'" }
      return "the string '\(text)'"
    case .sequence: return "a list"
    case .mapping: return "a mapping"
    }
  }
}
