/// A class that a template turns into Swift.
package struct ViewClass: Sendable {
  /// An `@IBOutlet` that the class itself declares.
  struct Outlet: Sendable, Equatable {
    var name: String
    /// Declared class; for a collection, that of the elements.
    var type: String
    var isCollection: Bool
    /// Whether the reference is weak; ignored for a collection.
    var isWeak = true
    /// Access level with a trailing space; empty for internal.
    var access: String
    /// The name in connections, which Swift may write differently.
    var key: String
    /// The run-time class that reads and sets the view; nil for UIKit.
    var element: ElementClass?
  }

  /// A property of the ViewModel.
  struct Attribute: Sendable {
    enum Body: Sendable, Equatable {
      /// Stored; `initial` is nil for an optional.
      case stored(initial: String?)
      /// Stored, and shown by these statements whenever it is set.
      case shown(initial: String?, statements: [String])
      /// Read from and written to views.
      case computed(getter: String, setters: [String])
    }
    var name: String
    var type: String
    var isOverride: Bool
    var body: Body
  }

  /// `@IBAction` for a selector.
  struct Action: Sendable {
    /// The body of the method.
    enum Body: Sendable {
      /// Left to the class's author.
      case own
      /// Left to the class's author, because the ViewModel has no action for the control.
      case unknown(viewModel: String)
      /// Fires an action of the ViewModel.
      case performs(String)
      /// Fires the action of the control that was touched.
      case performsOf([(outlet: String, action: String)])
    }
    var selector: String
    var method: String
    /// Class of the sender; nil for a selector without arguments.
    var sender: String?
    /// Label of the event parameter; nil if there is none.
    var eventLabel: String?
    var body: Body
    /// Access level with a trailing space; empty for internal.
    var access: String
  }

  struct Method: Sendable {
    /// Full name, e.g. `add(script:)`.
    var name: String
    var declaration: String
    /// Expression to return, if any.
    var result: String?
  }

  struct Progress: Sendable {
    var action: String
    /// Texts by kind. For a missing kind no text is shown, not even that of the default action.
    var messages: [(kind: String, text: String)]
  }

  /// Text that `onSetTranslations` sets.
  struct Translation: Sendable {
    enum Target: Sendable {
      /// A property, e.g. `titleLabel?.text`.
      case property(String)
      /// The title of a button, e.g. `loginButton?`.
      case title(String)
      /// The attributed title of a button, which keeps its attributes.
      case attributedTitle(String)

      /// The expression that reads the text.
      var value: String {
        switch self {
        case .property(let property): property
        case .title(let button): "\(button).title(for: .normal)"
        case .attributedTitle(let button): "\(button).attributedTitle(for: .normal)?.string"
        }
      }
    }
    var target: Target
    var text: String
  }

  package enum Role: Sendable {
    case view(screenlet: String, theme: String)
    /// Any other class, with the name of its document.
    case object(of: String)
  }

  package var role: Role
  var flavor = CodegenFlavor.uikit
  package var name: String
  /// The names of its outlets and attributes, in order.
  package var memberNames: [String] { outlets.map(\.name) + attributes.map(\.name) }
  /// Whether Objective-C uses its plain name, like a document without a module.
  var exposesName: Bool
  /// Access level with a trailing space; empty for internal.
  var access: String
  var superclass: String
  var conformances: [String]
  var modules: [String]
  /// Lines after the imports, for modules that only some platforms have.
  var conditionalImports: [String] = []
  var outlets: [Outlet]
  var attributes: [Attribute]
  /// The protocols that require the attributes.
  package var viewModels: [String] = []
  var methods: [Method]
  var actions: [Action]
  var progress: [Progress]
  var translations: [Translation]
  /// Whether the superclass's `onSetTranslations` sets texts too.
  var inheritsTranslations: Bool
  /// The outlets of the buttons that are disabled while an Interactor runs.
  var disabledOutlets: [String] = []
  /// Class that shows progress; nil for the superclass's.
  var progressPresenter: String?
  /// The call that localizes a text; the literal replaces `%@`.
  var localization: String
  /// The declarations that members override.
  var signatures = BaseSignatures.current
}
