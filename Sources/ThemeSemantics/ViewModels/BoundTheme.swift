package import ThemeSyntax

/// A resolved theme with the views that present its ViewModel's attributes and the controls that fire its actions.
package struct BoundTheme: Sendable {
  /// One presentation of an attribute by a connected outlet.
  package struct Binding: Sendable {
    /// Attribute of the ViewModel, e.g. `userName`.
    package var attribute: String
    /// Type as written in the descriptor, e.g. `String?`.
    package var type: String
    package var isWritable: Bool
    package var outlet: String
    /// Key path in the outlet's object, e.g. `text`.
    package var keyPath: String
    /// Path inside the attribute's value, e.g. `user.name`; `nil` for the value itself.
    package var value: String?
    package var view: NodeID
    package init(
      attribute: String, type: String, isWritable: Bool, outlet: String, keyPath: String, value: String?, view: NodeID
    ) {
      self.attribute = attribute
      self.type = type
      self.isWritable = isWritable
      self.outlet = outlet
      self.keyPath = keyPath
      self.value = value
      self.view = view
    }
  }

  /// An action's name for the Interactor, and the control that fires it.
  package struct Trigger: Sendable {
    package var action: String
    package var view: NodeID
  }

  /// An outlet of the theme's View class (root or File's Owner) that is connected to an object.
  package struct Outlet: Sendable {
    package var name: String
    package var target: NodeID
    /// The object that has the outlet: the root view or File's Owner.
    package var owner: NodeID
    package init(name: String, target: NodeID, owner: NodeID) {
      self.name = name
      self.target = target
      self.owner = owner
    }
  }

  package var theme: ResolvedTheme
  /// Name of the ViewModel protocol; `nil` if the Screenlet has no known descriptor.
  package var viewModel: String?
  /// Whether the project's Swift declares the ViewModel.
  package var isContractOfCode = false
  /// Outlets that are reported as missing for the ViewModel.
  var unpresentedOutlets: Set<String> = []
  /// In the order of the descriptor's attributes, refined protocols first.
  package var bindings: [Binding]
  /// In the order of the descriptor's actions.
  package var triggers: [Trigger]
  /// Controls that are reported because they do not fire their action.
  package var deadTriggers: Set<NodeID> = []
  /// Views to which the View class gives a restorationIdentifier.
  package var identifiedInCode: Set<NodeID> = []
  /// In document order.
  package var outlets: [Outlet]

  package init(
    theme: ResolvedTheme, viewModel: String? = nil, bindings: [Binding] = [], triggers: [Trigger] = [],
    outlets: [Outlet] = []
  ) {
    self.theme = theme
    self.viewModel = viewModel
    self.bindings = bindings
    self.triggers = triggers
    self.outlets = outlets
  }
}
