package import ThemeSource

/// A name by which code loads a document, a part of one or a resource, such as `UINib(nibName: "RowCell", bundle: nil)`.
package struct NameUse: Sendable, Equatable {
  package enum Kind: Sendable, CaseIterable {
    case nib
    case storyboard
    /// The identifier of a scene.
    case controller
    /// The identifier of a segue that code performs.
    case segue
    /// The identifier of a segue that code makes.
    case madeSegue
    /// The identifier that code compares with that of a segue.
    case comparedSegue
    /// The identifier of a cell or a supplementary view that code dequeues.
    case cell
    /// The identifier of a cell or a supplementary view that code registers.
    case registeredCell
    /// The class of a cell or a supplementary view that code registers without a XIB.
    case registeredClass
    case image
    case color
    case font
  }

  package var kind: Kind
  /// `nil` if the name is computed. The constant `RowCell.self` is the name of that type, and `Self.name` a member of an
  /// unknown type.
  package var name: ActionReference?
  /// The location of the expression.
  package var span: SourceSpan
  /// The type that contains the code, whose constants have short names in it; `nil` at the top level.
  package var type: String?
  /// For a controller, the name of its storyboard; for a registered cell, that of its nib. `nil` if it is unknown.
  package var container: ActionReference?
  /// The class whose scene must have the segue, because an object of it performs the segue itself, or the prototype of
  /// the cell, because it asks its own list for it; `nil` if it is unknown.
  package var ownClass: String?
  /// The declaration of a framework that takes the name; `nil` if nothing can hide it.
  package var callee: Callee?
  /// Whether code goes on without what has the name: it dequeues a cell that it makes otherwise.
  package var isOptional: Bool

  /// A declaration of a framework. One of the code with the same name hides it.
  package enum Callee: Sendable, Equatable {
    /// The initializer of a type, with the label of its first parameter.
    case initializer(type: String, label: String?)
    /// A method with a label, of an object whose type is not evident.
    case method(String, label: String)
  }

  package init(
    _ kind: Kind, _ name: ActionReference?, at span: SourceSpan, in type: String? = nil,
    container: ActionReference? = nil, isOptional: Bool = false
  ) {
    self.kind = kind
    self.name = name
    self.span = span
    self.type = type
    self.container = container
    self.isOptional = isOptional
  }
}
