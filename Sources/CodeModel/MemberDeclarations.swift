package import ThemeSource

/// Access levels, lowest first.
package enum AccessLevel: Int, Sendable, Comparable {
  case `private`, `fileprivate`, `internal`, `package`, `public`, `open`

  package static func < (a: AccessLevel, b: AccessLevel) -> Bool { a.rawValue < b.rawValue }
}

/// A property of a class, an extension or a protocol.
package struct PropertyDeclaration: Sendable, Equatable {
  package var name: String
  /// The name in `@objc(…)`.
  package var objectiveCName: String?
  /// As written, without comments and line breaks; without an annotation what the initial value shows (a literal, a call
  /// of a type's initializer), else nil.
  package var type: String?
  /// `@IBOutlet`.
  package var isOutlet = false
  /// `@IBInspectable`.
  package var isInspectable = false
  /// Whether an attribute or modifier of its own (`@objc`, `dynamic`, `@NSManaged`, `@GKInspectable`) makes Objective-C
  /// see it, beside `@IBOutlet` and `@IBInspectable`.
  package var isObjectiveC = false
  /// `@nonobjc`.
  package var isHidden = false
  package var isStatic = false
  package var isWeak = false
  package var isOverride = false
  /// Whether it can be set where it is declared: also with `private(set)`.
  package var isSettable = true
  /// Whether it is computed: a getter, and perhaps a setter. False for what a protocol requires.
  package var isComputed = false
  /// `optional` of a protocol.
  package var isOptional = false
  package var access: AccessLevel = .internal
  /// The initial value as written; nil without.
  package var initialValue: String?
  /// The code of its accessors; nil for a property without.
  package var code: PropertyCode?
  package var documentation = ""
  /// The name.
  package var span: SourceSpan

  package init(_ name: String, type: String?, span: SourceSpan) {
    self.name = name
    self.type = type
    self.span = span
  }

  /// What its getter, setter and observers show and read, in source order, without repetitions.
  package var presentations: [PresentationAccess] { code?.presentations ?? [] }
}

/// A member of an outlet that the accessors of a property read or write.
package struct PresentationAccess: Sendable, Hashable {
  /// The base of the access, e.g. `userNameField` of `self.userNameField?.text`.
  package var outlet: String
  /// The members behind it, e.g. `text` or `layer.cornerRadius`; `title` for `setTitle(_:for:)`.
  package var keyPath: String
  /// Whether a setter or an observer writes it.
  package var isWritten: Bool
  /// Whether a getter reads it.
  package var isRead: Bool

  package init(outlet: String, keyPath: String, isWritten: Bool = false, isRead: Bool = false) {
    self.outlet = outlet
    self.keyPath = keyPath
    self.isWritten = isWritten
    self.isRead = isRead
  }
}

/// A method of a class, an extension or a protocol.
package struct MethodDeclaration: Sendable, Equatable {
  package struct Parameter: Sendable, Equatable {
    /// The argument label; nil for `_`.
    package var label: String?
    package var name: String
    package var type: String
    /// As written, without comments and line breaks; nil without.
    package var defaultValue: String?

    package init(label: String?, name: String, type: String, defaultValue: String? = nil) {
      self.label = label
      self.name = name
      self.type = type
      self.defaultValue = defaultValue
    }
  }

  /// The base name, e.g. `tap`.
  package var baseName: String
  package var parameters: [Parameter]
  /// As written; nil without.
  package var returns: String?
  /// The selector that Objective-C knows it by if it sees it: from the name and labels, or of `@objc(…)`.
  package var selector: String
  /// `@IBAction`.
  package var isAction = false
  /// `@IBSegueAction`.
  package var isSegueAction = false
  /// Whether an attribute or modifier of its own (`@objc`, `dynamic`, `@GKInspectable`) makes Objective-C see it, beside
  /// `@IBAction` and `@IBSegueAction`.
  package var isObjectiveC = false
  /// `@nonobjc`.
  package var isHidden = false
  package var isStatic = false
  package var isOverride = false
  /// `optional` of a protocol.
  package var isOptional = false
  package var isThrowing = false
  package var isAsync = false
  package var access: AccessLevel = .internal
  package var documentation = ""
  /// The base name.
  package var span: SourceSpan

  package init(
    _ baseName: String, parameters: [Parameter] = [], returns: String? = nil, selector: String, span: SourceSpan
  ) {
    self.baseName = baseName
    self.parameters = parameters
    self.returns = returns
    self.selector = selector
    self.span = span
  }

  /// The full name, e.g. `add(injectableScript:)`.
  package var name: String { "\(baseName)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))" }
}

/// A Swift protocol.
package struct ProtocolDeclaration: Sendable, Equatable {
  package var name: String
  package var objectiveCName: String?
  /// The protocols and the class that it refines, as written.
  package var inherited: [String]
  package var properties: [PropertyDeclaration]
  package var methods: [MethodDeclaration]
  /// `@objc`: Objective-C sees what implements it.
  package var isObjectiveC = false
  package var documentation: String
  /// The name.
  package var span: SourceSpan

  package init(
    _ name: String, objectiveCName: String? = nil, inherited: [String] = [], properties: [PropertyDeclaration] = [],
    methods: [MethodDeclaration] = [], documentation: String = "", span: SourceSpan
  ) {
    self.name = name
    self.objectiveCName = objectiveCName
    self.inherited = inherited
    self.properties = properties
    self.methods = methods
    self.documentation = documentation
    self.span = span
  }
}
