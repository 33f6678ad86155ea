extension Diagnostic {
  /// The subject of a diagnostic, in plain values that do not change when lines move or messages are reworded.
  ///
  /// Code, file and subject identify a diagnostic for deduplication, in baselines and in the fingerprints of reports.
  public struct Subject: Hashable, Sendable {
    /// The theme, such as `Login · gold`; nil if the file identifies it.
    public var theme: String?
    /// The element: `label#ttl-01-abc`, or the path to it from the nearest element with an id.
    public var element: String?
    /// An attribute, a key or a property of the element, such as `text` or `width`.
    public var key: String?
    /// A member of a ViewModel, such as `userName`.
    public var member: String?
    /// A Swift declaration, such as `LoginView.userNameField`.
    public var declaration: String?

    /// Creates a subject from the parts that are not nil.
    public init(
      theme: String? = nil, element: String? = nil, key: String? = nil, member: String? = nil,
      declaration: String? = nil
    ) {
      self.theme = theme
      self.element = element
      self.key = key
      self.member = member
      self.declaration = declaration
    }

    /// A theme of a Screenlet.
    package static func theme(_ name: String) -> Subject { Subject(theme: name) }
    /// An attribute, key or property.
    package static func key(_ name: String) -> Subject { Subject(key: name) }
    /// A member of a ViewModel.
    package static func member(_ name: String) -> Subject { Subject(member: name) }

    /// A Swift declaration.
    package static func declaration(_ name: String) -> Subject { Subject(declaration: name) }

    /// All parts except the element, separated by commas: the last field of a baseline entry.
    package var details: String { [theme, key, member, declaration].compactMap { $0 }.joined(separator: ", ") }
  }
}
