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
  /// As written, without comments and line breaks. Without an annotation, the type of the initial value if that is a
  /// literal or a call of a type's initializer; otherwise `nil`.
  package var type: String?
  /// `@IBOutlet`.
  package var isOutlet = false
  /// Whether its file contains the name of an `@IBOutlet` elsewhere too.
  package var isMentionedAgain = false
  /// Whether its file uses an `@IBOutlet` for more than its state, such as `isHidden`, so that it may change its text and colors.
  package var mayBeRestyled = false
  /// `@IBInspectable`.
  package var isInspectable = false
  /// Whether an attribute or modifier other than `@IBOutlet` and `@IBInspectable` makes it visible to Objective-C:
  /// `@objc`, `dynamic`, `@NSManaged` or `@GKInspectable`.
  package var isObjectiveC = false
  /// `@nonobjc`.
  package var isHidden = false
  package var isStatic = false
  package var isWeak = false
  package var isOverride = false
  /// Whether its type's code can set it. True with `private(set)`.
  package var isSettable = true
  /// Whether it has a getter. False for requirements of protocols.
  package var isComputed = false
  /// `optional` in a protocol.
  package var isOptional = false
  package var access: AccessLevel = .internal
  /// The initial value as written; `nil` if there is none.
  package var initialValue: String?
  /// The code of its accessors; `nil` if it has none.
  package var code: PropertyCode?
  package var documentation = ""
  /// The location of the name.
  package var span: SourceSpan

  package init(_ name: String, type: String?, span: SourceSpan) {
    self.name = name
    self.type = type
    self.span = span
  }

  /// The members of outlets that its getter, setter and observers read and write, in source order, without repetitions.
  package var presentations: [PresentationAccess] { code?.presentations ?? [] }
}

/// A member of an outlet that the accessors of a property read or write.
package struct PresentationAccess: Sendable, Hashable {
  /// The base of the access, e.g. `userNameField` of `self.userNameField?.text`.
  package var outlet: String
  /// The members after the base, e.g. `text` or `layer.cornerRadius`; `title` for `setTitle(_:for:)`.
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
    /// The argument label; `nil` for `_`.
    package var label: String?
    package var name: String
    package var type: String
    /// As written, without comments and line breaks; `nil` if there is none.
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
  /// As written; `nil` if there is none.
  package var returns: String?
  /// The Objective-C selector, from `@objc(…)` or from the name and labels. Used only if the method is visible to
  /// Objective-C.
  package var selector: String
  /// `@IBAction`.
  package var isAction = false
  /// Whether its file contains the name of an `@IBAction` elsewhere too.
  package var isMentionedAgain = false
  /// `@IBSegueAction`.
  package var isSegueAction = false
  /// Whether an attribute or modifier other than `@IBAction` and `@IBSegueAction` makes it visible to Objective-C:
  /// `@objc`, `dynamic` or `@GKInspectable`.
  package var isObjectiveC = false
  /// `@nonobjc`.
  package var isHidden = false
  package var isStatic = false
  package var isOverride = false
  /// `optional` in a protocol.
  package var isOptional = false
  package var isThrowing = false
  package var isAsync = false
  package var access: AccessLevel = .internal
  package var documentation = ""
  /// The location of the base name.
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
  /// The protocols and the class that it inherits from, as written.
  package var inherited: [String]
  package var properties: [PropertyDeclaration]
  package var methods: [MethodDeclaration]
  /// `@objc`, which makes implementations visible to Objective-C.
  package var isObjectiveC = false
  package var access: AccessLevel = .internal
  package var documentation: String
  /// The location of the name.
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
