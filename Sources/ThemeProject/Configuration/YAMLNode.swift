internal import ThemeSource

/// A value of a configuration file, with its place. Text is raw: what a scalar means depends on who reads it, so `no`
/// and `off` are words and not the flags that YAML 1.1 makes of them.
struct YAMLNode: Sendable {
  enum Content: Sendable {
    /// Text; plain when it stands without quotes.
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

  /// Whether nothing, `~` or `null` stands where a value should.
  var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = content else { return false }
    return text.isEmpty || text == "~" || text == "null"
  }

  /// What it is, for messages.
  var words: String {
    switch content {
    case .scalar(let text, let isPlain):
      if isNull { return "nothing" }
      if isPlain, text == "true" || text == "false" { return "the flag '\(text)'" }
      if isPlain, Double(text) != nil { return "the number '\(text)'" }
      return "the text '\(text)'"
    case .sequence: return "a list"
    case .mapping: return "a mapping"
    }
  }
}
