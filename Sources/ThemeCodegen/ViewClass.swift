/// A class as a generator sees it: what a template turns into Swift.
package struct ViewClass: Sendable {
  /// `@IBOutlet` of the class's own.
  struct Outlet: Sendable, Equatable {
    var name: String
    /// Declared class; that of the elements for a collection.
    var type: String
    /// Weak, unless it is a collection or no view.
    var isCollection: Bool
    var isWeak = true
    /// Access level with a space behind it; empty for internal.
    var access: String
    /// The name that connections have, where Swift writes it another way.
    var key: String
    /// The class of the run time that the view is read and set by; nil for UIKit.
    var element: ElementClass?
  }

  /// A property of the ViewModel.
  struct Attribute: Sendable {
    enum Body: Sendable, Equatable {
      /// Kept as it is; `initial` is nil for an optional.
      case stored(initial: String?)
      /// Kept, and shown by these statements whenever it is set.
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
    /// What the method does.
    enum Body: Sendable {
      /// Left to the class's author.
      case own
      /// Fires an action of the ViewModel.
      case performs(String)
      /// Fires the action of the control that was touched.
      case performsOf([(outlet: String, action: String)])
    }
    var selector: String
    var method: String
    /// Class of the sender; nil for a selector without arguments.
    var sender: String?
    /// Label of the parameter for the event; nil without.
    var eventLabel: String?
    var body: Body
    /// Access level with a space behind it; empty for internal.
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
    /// A text is nil where nothing is shown, not even the text of the default action.
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
    }
    var target: Target
    var text: String
  }

  package enum Role: Sendable {
    /// The view of a Screenlet's theme.
    case view(screenlet: String, theme: String)
    /// Any other class; the text names its document.
    case object(of: String)
  }

  package var role: Role
  var flavor = CodegenFlavor.uikit
  package var name: String
  /// Whether Objective-C knows it by its plain name, as a document without a module does.
  var exposesName: Bool
  /// Access level with a space behind it; empty for internal.
  var access: String
  var superclass: String
  var conformances: [String]
  var modules: [String]
  /// Lines below the imports, for modules that only some platforms have.
  var conditionalImports: [String] = []
  var outlets: [Outlet]
  var attributes: [Attribute]
  /// The protocols that ask for the attributes.
  package var viewModels: [String] = []
  var methods: [Method]
  var actions: [Action]
  var progress: [Progress]
  var translations: [Translation]
  /// Whether `onSetTranslations` of the superclass sets texts too.
  var inheritsTranslations: Bool
  /// The outlets of the buttons that are disabled while an Interactor runs.
  var disabledOutlets: [String] = []
  /// Class that shows progress; nil for the superclass's.
  var progressPresenter: String?
  /// The call that localizes a text, with `%@` in the place of the literal.
  var localization: String
}
