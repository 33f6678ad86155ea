package import ThemeSource

/// One declaration of a type, or one extension of it.
package struct TypeDeclaration: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    case `class`
    case `extension`
    /// A structure, an enumeration or an actor: only what is declared in it counts.
    case other
    /// A class of an Objective-C header, of which nothing but the name is known.
    case objectiveC
  }

  package var kind: Kind
  /// Qualified by the types that contain it, e.g. `LoginView.Delegate`; for an extension the extended type as written,
  /// without generic arguments.
  package var name: String
  /// The name in `@objc(…)`.
  package var objectiveCName: String?
  /// Superclass and protocols in order, as written, without generic arguments and attributes.
  package var inherited: [String]
  /// Whether `@objcMembers` makes its members visible to Objective-C, and those of its subclasses.
  package var exposesMembers: Bool
  /// Whether it is an extension with `@objc`, whose members Objective-C sees.
  package var isObjectiveC: Bool
  /// Whether it has generic parameters, so that Interface Builder cannot make it.
  package var isGeneric: Bool
  package var properties: [PropertyDeclaration]
  package var methods: [MethodDeclaration]
  /// What its code does; nil for a type without.
  package var code: TypeCode?
  /// The Interactors that its `createInteractor(name:sender:)` makes; nil if it has no such method.
  package var dispatch: InteractorDispatch?
  package var documentation: String
  /// The name.
  package var span: SourceSpan

  package init(
    _ kind: Kind, _ name: String, objectiveCName: String? = nil, inherited: [String] = [], exposesMembers: Bool = false,
    isObjectiveC: Bool = false, isGeneric: Bool = false, properties: [PropertyDeclaration] = [],
    methods: [MethodDeclaration] = [], code: TypeCode? = nil, dispatch: InteractorDispatch? = nil,
    documentation: String = "", span: SourceSpan
  ) {
    self.kind = kind
    self.name = name
    self.objectiveCName = objectiveCName
    self.inherited = inherited
    self.exposesMembers = exposesMembers
    self.isObjectiveC = isObjectiveC
    self.isGeneric = isGeneric
    self.properties = properties
    self.methods = methods
    self.code = code
    self.dispatch = dispatch
    self.documentation = documentation
    self.span = span
  }

  /// What its code does with names.
  package var uses: CodeUses { code?.uses ?? CodeUses() }
}

/// What the code of a type does with the names that it uses: outlets, actions, identifiers. Each list is sorted, without
/// repetitions, unless it says otherwise.
package struct CodeUses: Sendable, Equatable {
  /// Names that are assigned to, alone or behind `self.`.
  package var assigned: [String] = []
  /// Names whose value is used where nil would trap if they were implicitly unwrapped: not behind `?.`, not bound by
  /// `if let` or `guard let`, not compared with nil.
  package var unguarded: [String] = []
  /// Actions that the code fires with `userAction(name:sender:)` or `performAction(name:sender:)`, in source order.
  package var fired: [FiredAction] = []
  /// What it assigns to `restorationIdentifier` of an outlet, in source order.
  package var identifiers: [Identifier] = []
  /// The progress messages that it declares, in source order.
  package var progress: [ProgressMessage] = []

  /// An action that code fires.
  package struct FiredAction: Sendable, Equatable {
    /// nil for `userAction(name: nil)`, the default action, and where the name is a parameter or a computed value.
    package var action: ActionReference?
    /// Whether the action is the default one, because no name or nil is given.
    package var isDefault: Bool
    /// The sender as written; nil without.
    package var sender: String?

    package init(action: ActionReference?, isDefault: Bool = false, sender: String? = nil) {
      self.action = action
      self.isDefault = isDefault
      self.sender = sender
    }
  }

  /// `sendButton.restorationIdentifier = SendAction`.
  package struct Identifier: Sendable, Equatable {
    package var outlet: String
    package var action: ActionReference

    package init(outlet: String, action: ActionReference) {
      self.outlet = outlet
      self.action = action
    }
  }

  /// One action's entry of `progressMessages`.
  package struct ProgressMessage: Sendable, Equatable {
    package var action: ActionReference
    /// `working`, `failure`, `success`, in source order.
    package var kinds: [String]

    package init(action: ActionReference, kinds: [String]) {
      self.action = action
      self.kinds = kinds
    }
  }

  package init() {}
}

/// What `createInteractor(name:sender:)` of a Screenlet answers.
package struct InteractorDispatch: Sendable, Equatable {
  /// An action with an Interactor of its own.
  package struct Answer: Sendable, Equatable {
    package var action: ActionReference
    /// Classes that the sender is cast to for this action, as written, in source order.
    package var senderTypes: [String]
    /// The class of the Interactor that it makes first; nil where the code does not name it.
    package var interactor: String?

    package init(_ action: ActionReference, senderTypes: [String] = [], interactor: String? = nil) {
      self.action = action
      self.senderTypes = senderTypes
      self.interactor = interactor
    }
  }

  /// Actions that are compared with the name, in source order.
  package var answers: [Answer]
  /// Whether it makes an Interactor for names that it does not compare: it ignores the name, or has such a default.
  package var answersAny: Bool
  /// Whether names that it does not compare go to the superclass.
  package var callsSuper: Bool
  /// Classes that the sender is cast to whatever the action is.
  package var senderTypes: [String]

  package init(
    answers: [Answer] = [], answersAny: Bool = false, callsSuper: Bool = false, senderTypes: [String] = []
  ) {
    self.answers = answers
    self.answersAny = answersAny
    self.callsSuper = callsSuper
    self.senderTypes = senderTypes
  }
}
