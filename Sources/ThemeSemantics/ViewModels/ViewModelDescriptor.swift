package import ThemeSource

/// The contract of a Screenlet's views: one `<viewModel>` file.
package struct ViewModelDescriptor: Sendable {
  /// One presentation of an attribute: `<presents outlet= class= keyPath= value=/>`.
  package struct Presentation: Sendable {
    package var outlet: String
    /// The required class of the outlet; `nil` if any class with a matching key path is allowed.
    package var className: String?
    package var keyPath: String
    package var value: String?
    /// Whether a theme may omit it.
    package var isOptional: Bool
    package var span: SourceSpan
    /// The location of the key path; `nil` if code declares it.
    var keyPathSpan: SourceSpan?
    /// Whether the View class's code declares it, so that the compiler checked its types.
    var isOfCode = false

    /// A presentation of the whole value.
    package init(outlet: String, className: String?, keyPath: String, isOptional: Bool, span: SourceSpan) {
      self.init(
        outlet: outlet, className: className, keyPath: keyPath, value: nil, isOptional: isOptional, span: span)
    }

    init(
      outlet: String, className: String?, keyPath: String, value: String?, isOptional: Bool, span: SourceSpan,
      keyPathSpan: SourceSpan? = nil, isOfCode: Bool = false
    ) {
      self.outlet = outlet
      self.className = className
      self.keyPath = keyPath
      self.value = value
      self.isOptional = isOptional
      self.span = span
      self.keyPathSpan = keyPathSpan
      self.isOfCode = isOfCode
    }
  }

  /// The `presentation=` of an attribute, or its `<presents>` elements.
  package enum Presence: Sendable {
    /// Not declared, but a View class may present it.
    case unspecified
    /// Presented by code.
    case code
    /// Stored but not presented.
    case none
    /// All presentations of one group are required; an attribute without alternatives has one group.
    case outlets([[Presentation]])
  }

  package struct Attribute: Sendable {
    package var name: String
    /// Swift type as written.
    package var type: String
    package var isWritable: Bool
    package var presence: Presence
    package var documentation: String
    package var span: SourceSpan
    /// The location of the type in a descriptor.
    var typeSpan: SourceSpan?
    /// Whether the attribute is an optional requirement of a protocol.
    package var isOptional = false
    /// Whether a view with an empty text represents `nil`.
    package var emptyIsNil = false

    package init(
      name: String, type: String, isWritable: Bool, presence: Presence, documentation: String, span: SourceSpan
    ) {
      self.init(
        name: name, type: type, isWritable: isWritable, presence: presence, documentation: documentation, span: span,
        typeSpan: nil)
    }

    init(
      name: String, type: String, isWritable: Bool, presence: Presence, documentation: String, span: SourceSpan,
      typeSpan: SourceSpan?, isOptional: Bool = false
    ) {
      self.name = name
      self.type = type
      self.isWritable = isWritable
      self.presence = presence
      self.documentation = documentation
      self.span = span
      self.typeSpan = typeSpan
      self.isOptional = isOptional
    }
  }

  package struct Parameter: Sendable {
    package var label: String?
    package var name: String
    package var type: String
  }

  package struct Method: Sendable {
    /// Full name, e.g. `add(injectableScript:)`.
    package var name: String
    package var parameters: [Parameter]
    package var returns: String?
    package var isOptional: Bool
    package var documentation: String
  }

  package struct Outlet: Sendable {
    package var name: String
    package var className: String?
    package var isRequired: Bool
    /// The Screenlets whose views have it; empty for all Screenlets of the descriptor.
    package var screenlets: [String] = []
    package var span: SourceSpan

    package init(name: String, className: String?, isRequired: Bool, span: SourceSpan) {
      self.name = name
      self.className = className
      self.isRequired = isRequired
      self.span = span
    }
  }

  package struct Action: Sendable {
    package var name: String
    /// Outlet of the control that fires it; `nil` if any control may.
    package var trigger: String?
    package var isRequired: Bool
    /// The type of the sender, e.g. `Double`; `nil` if any is accepted. A control of another type cannot fire the
    /// action; only code can.
    package var sender: String?
    package var span: SourceSpan
    /// The location of the trigger in a descriptor.
    var triggerSpan: SourceSpan?

    package init(name: String, trigger: String?, isRequired: Bool, sender: String? = nil, span: SourceSpan) {
      self.name = name
      self.trigger = trigger
      self.isRequired = isRequired
      self.sender = sender
      self.span = span
    }
  }

  package struct Part: Sendable {
    package var className: String
    package var outlet: String?
    /// The location of the class's name.
    package var span: SourceSpan
  }

  package struct Progress: Sendable {
    package var action: String
    /// The location of the action's name; `nil` for a protocol in code.
    package var actionSpan: SourceSpan?
    package var working: String?
    package var failure: String?
    package var success: String?

    package init(
      action: String, actionSpan: SourceSpan? = nil, working: String? = nil, failure: String? = nil,
      success: String? = nil
    ) {
      self.action = action
      self.actionSpan = actionSpan
      self.working = working
      self.failure = failure
      self.success = success
    }
  }

  package var name: String
  package var screenlets: [String]
  /// The location of the Screenlets; `nil` without them.
  package var screenletsSpan: SourceSpan?
  package var refines: [String]
  /// Superclass of generated View classes, if it is not BaseScreenletView.
  package var base: String?
  /// The Screenlet's default theme, if it is not `default`.
  package var defaultTheme: String?
  package var documentation: String
  package var attributes: [Attribute]
  package var methods: [Method]
  package var outlets: [Outlet]
  package var actions: [Action]
  package var parts: [Part]
  package var progress: [Progress]
  package var span: SourceSpan

  package init(named name: String, span: SourceSpan) {
    self.init(
      name: name, screenlets: [], refines: [], documentation: "", attributes: [], methods: [], outlets: [], actions: [],
      parts: [], progress: [], span: span)
  }

  init(
    name: String, screenlets: [String], screenletsSpan: SourceSpan? = nil, refines: [String], base: String? = nil,
    defaultTheme: String? = nil, documentation: String, attributes: [Attribute], methods: [Method], outlets: [Outlet],
    actions: [Action], parts: [Part], progress: [Progress], span: SourceSpan
  ) {
    self.name = name
    self.screenlets = screenlets
    self.screenletsSpan = screenletsSpan
    self.refines = refines
    self.base = base
    self.defaultTheme = defaultTheme
    self.documentation = documentation
    self.attributes = attributes
    self.methods = methods
    self.outlets = outlets
    self.actions = actions
    self.parts = parts
    self.progress = progress
    self.span = span
  }
}
