/// A View class as a generator sees it: what a template turns into Swift.
package struct ViewClass: Sendable {
  /// `@IBOutlet` of the class's own.
  struct Outlet: Sendable, Equatable {
    var name: String
    /// UIKit class, or the custom class; in brackets for a collection.
    var type: String
    /// Weak, unless it is a collection.
    var isCollection: Bool
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
  struct Action: Sendable, Equatable {
    var method: String
    /// Class of the sender; nil for a selector without arguments.
    var sender: String?
    var takesEvent: Bool
    /// Name that the Interactor answers.
    var performs: String
  }

  struct Method: Sendable {
    var declaration: String
    /// Expression to return, if any.
    var result: String?
  }

  struct Progress: Sendable {
    var action: String
    var messages: [(kind: String, text: String)]
  }

  /// Screenlet and theme, for the class's comment.
  var screenlet: String
  var theme: String
  var name: String
  var superclass: String
  var conformances: [String]
  var modules: [String]
  var outlets: [Outlet]
  var attributes: [Attribute]
  var methods: [Method]
  var actions: [Action]
  var progress: [Progress]
}
