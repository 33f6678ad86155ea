package import ThemeSource

/// One declaration of a type, or one extension of it.
package struct TypeDeclaration: Sendable, Equatable {
  package enum Kind: Sendable, Equatable, CaseIterable {
    case `class`
    case `extension`
    /// A structure, an enumeration or an actor; only its constants and nested types are read.
    case other
    /// A class in an Objective-C header; only its name is known.
    case objectiveC
  }

  package var kind: Kind
  /// Qualified by the types that contain it, e.g. `LoginView.Delegate`. For an extension, the extended type as written,
  /// without generic arguments.
  package var name: String
  /// The name in `@objc(…)`.
  package var objectiveCName: String?
  /// Superclass and protocols in order, as written, without generic arguments and attributes.
  package var inherited: [String]
  /// Whether `@objcMembers` makes its members, and those of its subclasses, visible to Objective-C.
  package var exposesMembers: Bool
  /// Whether it is an extension with `@objc`, which makes its members visible to Objective-C.
  package var isObjectiveC: Bool
  /// Whether it has generic parameters, so that Interface Builder cannot create it.
  package var isGeneric: Bool
  package var access: AccessLevel = .internal
  package var properties: [PropertyDeclaration]
  package var methods: [MethodDeclaration]
  /// Whether its file contains the word `register`, so that its code may register cells of lists.
  package var mayRegisterCells = false
  /// Its code; `nil` for a type without code.
  package var code: TypeCode?
  /// The Interactors that its `createInteractor(name:sender:)` makes; `nil` if it has no such method.
  package var dispatch: InteractorDispatch?
  package var documentation: String
  /// The location of the name.
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

  /// Whether it is private to its file, so that its name at run time is not the declared one.
  package var isPrivate: Bool { access < .internal }

  /// The uses of names in its code.
  package var uses: CodeUses { code?.uses ?? CodeUses() }
}

/// The uses of outlets, actions and identifiers in the code of a type. Lists are sorted and without repetitions unless
/// documented otherwise.
package struct CodeUses: Sendable, Equatable {
  /// Names that are assigned to, alone or after `self.`.
  package var assigned: [String] = []
  /// Names of values that are used where `nil` would trap if they were implicitly unwrapped: not followed by `?.`, not
  /// bound by `if let` or `guard let`, not compared with `nil`.
  package var unguarded: [String] = []
  /// Actions that the code fires with `userAction(name:sender:)` or `performAction(name:sender:)`, in source order.
  package var fired: [FiredAction] = []
  /// Assignments to an outlet's `restorationIdentifier`, in source order.
  package var identifiers: [Identifier] = []
  /// The progress messages that it declares, in source order.
  package var progress: [ProgressText] = []
  /// The cells that it registers for its lists, in source order.
  package var cells: [RegisteredCell] = []
  /// Identifiers of the cells that it dequeues or that `doGetCellId` returns, in source order. Computed ones are omitted.
  package var dequeued: [ActionReference] = []

  /// An action that code fires.
  package struct FiredAction: Sendable, Equatable {
    /// `nil` for the default action, `userAction(name: nil)`, and for a name that is a parameter or a computed value.
    package var action: ActionReference?
    /// Whether it is the default action: the name is omitted or `nil`.
    package var isDefault: Bool
    /// The sender as written; `nil` if there is none.
    package var sender: String?
    /// The location of the name; `nil` if the call has none.
    package var nameSpan: SourceSpan?
    /// The name of the method that fires it, without labels; empty outside of methods.
    package var method = ""

    package init(
      action: ActionReference?, isDefault: Bool = false, sender: String? = nil, nameSpan: SourceSpan? = nil,
      method: String = ""
    ) {
      self.action = action
      self.isDefault = isDefault
      self.sender = sender
      self.nameSpan = nameSpan
      self.method = method
    }
  }

  /// `sendButton.restorationIdentifier = SendAction`.
  package struct Identifier: Sendable, Equatable {
    package var outlet: String
    package var action: ActionReference
    /// The location of the assigned value.
    package var nameSpan: SourceSpan?

    package init(outlet: String, action: ActionReference, nameSpan: SourceSpan? = nil) {
      self.outlet = outlet
      self.action = action
      self.nameSpan = nameSpan
    }
  }

  /// One action's entry of `progressMessages`.
  package struct ProgressText: Sendable, Equatable {
    package var action: ActionReference
    /// A subset of `working`, `failure`, `success`, in source order.
    package var kinds: [String]

    package init(action: ActionReference, kinds: [String]) {
      self.action = action
      self.kinds = kinds
    }
  }

  /// `tableView.register(UINib(nibName: "RowCell", bundle: nil), forCellReuseIdentifier: "row")`.
  package struct RegisteredCell: Sendable, Equatable {
    /// The outlet of the list.
    package var list: String
    /// The name of the cell's file without extension; `nil` if it is computed.
    package var nib: ActionReference?
    /// Whether the nib is named by its class, and found in the list's theme: `register(nibName:forCellReuseIdentifier:)`
    /// of the Screenlet run time.
    package var isPart: Bool
    package var identifier: ActionReference

    package init(list: String, nib: ActionReference?, isPart: Bool = false, identifier: ActionReference) {
      self.list = list
      self.nib = nib
      self.isPart = isPart
      self.identifier = identifier
    }
  }

  package init() {}
}

/// The Interactors that `createInteractor(name:sender:)` of a Screenlet makes.
package struct InteractorDispatch: Sendable, Equatable {
  /// An action that has a specific Interactor.
  package struct Answer: Sendable, Equatable {
    package var action: ActionReference
    /// Classes that the sender is cast to for this action, as written, in source order.
    package var senderTypes: [String]
    /// The class of the first Interactor that it makes; `nil` if the code does not name it.
    package var interactor: String?

    package init(_ action: ActionReference, senderTypes: [String] = [], interactor: String? = nil) {
      self.action = action
      self.senderTypes = senderTypes
      self.interactor = interactor
    }
  }

  /// Actions that the code compares the name with, in source order.
  package var answers: [Answer]
  /// Whether it makes an Interactor for other names: it ignores the name or has such a default.
  package var answersAny: Bool
  /// Whether it passes other names to the superclass.
  package var callsSuper: Bool
  /// Classes that the sender is cast to for every action.
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
