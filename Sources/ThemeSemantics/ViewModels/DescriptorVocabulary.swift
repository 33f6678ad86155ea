/// An element of ViewModel descriptors.
package struct DescriptorElement: Sendable {
  package struct Attribute: Sendable {
    package let name: String
    package let isRequired: Bool
    /// All valid values; empty if others are valid.
    package let values: [String]
    /// The documentation in the schema; empty if it has none.
    package let summary: String

    fileprivate init(_ name: String, isRequired: Bool = false, values: [String] = [], _ summary: String = "") {
      self.name = name
      self.isRequired = isRequired
      self.values = values
      self.summary = summary
    }
  }

  package let name: String
  /// The documentation in the schema.
  package let summary: String
  /// In the order of messages.
  package let attributes: [Attribute]
  /// The names of the allowed children, in the order of messages.
  package let children: [String]

  fileprivate init(_ name: String, _ summary: String, attributes: [Attribute], children: [String]) {
    self.name = name
    self.summary = summary
    self.attributes = attributes
    self.children = children
  }

  package func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
}

/// The elements of ViewModel descriptors. A test compares them with `Schemas/view-model.rng`.
package enum DescriptorVocabulary {
  package static func element(_ name: String) -> DescriptorElement? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: elements.map { ($0.name, $0) })

  private static let flag = ["YES", "NO"]

  package static let elements: [DescriptorElement] = [
    DescriptorElement(
      "viewModel",
      "A ViewModel protocol: the contract between a Screenlet and each of its themes.",
      attributes: [
        .init(
          "name", isRequired: true,
          "The Swift name of the protocol. If it equals the base, there is no protocol: the descriptor describes a base class whose Screenlets have none."
        ),
        .init(
          "screenlets",
          "The Screenlets whose views conform to it, without their suffix, separated by spaces. A Screenlet that a descriptor and its refinement both name belongs to the refinement. Absent: a protocol that only others refine."
        ),
        .init(
          "refines",
          "The protocols that it inherits from, separated by spaces. Their attributes, outlets, actions and messages count as its own."
        ),
        .init(
          "base",
          "The superclass of generated View classes, where it is not BaseScreenletView. Its outlets (tableView, collectionView) need no declaration in generated classes."
        ),
        .init("defaultTheme", "The theme that is used as 'default' if the default theme of a Screenlet is a variant."),
      ], children: ["attribute", "method", "outlet", "action", "part", "progress", "documentation"]),
    DescriptorElement(
      "documentation",
      "Prose for people: what the value means and who sets it. The first sentence stands alone.",
      attributes: [], children: []),
    DescriptorElement(
      "attribute",
      "A property of the protocol. Without 'presents', 'alternative' or 'presentation' it is unspecified: it is not checked unless a View class shows how it is presented.",
      attributes: [
        .init("name", isRequired: true),
        .init(
          "type", isRequired: true,
          "The Swift type as written, such as 'String?'. Types that no outlet of UIKit can hold are opaque: presence is checked, assignability is not."
        ),
        .init("access", isRequired: true, values: ["readonly", "readwrite"]),
        .init(
          "presentation", values: ["code", "none"],
          "'code': shown by the View class's own code. 'none': held, shown nowhere."),
        .init(
          "emptyIsNil", values: flag,
          "YES: generated View classes read a field without text as nil. Only for the type 'String?'. NO when absent."),
      ], children: ["presents", "alternative", "documentation"]),
    DescriptorElement(
      "presents",
      "One place where the attribute, or a part of it, is shown. The outlet must be connected; it needs no 'outlet' element of its own.",
      attributes: [
        .init("outlet", isRequired: true),
        .init(
          "class",
          "The UIKit class that the outlet is declared with; a subclass may be connected. Something that the user can edit marks user input."
        ),
        .init("keyPath", isRequired: true, "The property of the connected object that takes the value."),
        .init(
          "value",
          "The key path inside the attribute's value that is shown; a step may index an array: 'ratings[1]'. Absent: the value itself."
        ),
        .init("optional", values: flag, "YES: a theme may leave this outlet unconnected. NO when absent."),
      ], children: []),
    DescriptorElement(
      "alternative",
      "One of several ways to present the attribute: a theme satisfies the attribute when it satisfies every 'presents' of one alternative.",
      attributes: [
        .init("name", isRequired: true, "A name for diagnostics."),
        .init(
          "presentation", values: ["code"],
          "'code': the View class builds what it shows, so that no outlet is required."),
      ], children: ["presents"]),
    DescriptorElement(
      "method",
      "A method of the protocol, keyed by its full name.",
      attributes: [
        .init(
          "name", isRequired: true,
          "The full name with argument labels: 'add(injectableScript:)', 'addComment(_:)', 'editComment()'."),
        .init("optional", values: flag, "YES for an @objc optional member. NO when absent."),
        .init("returns", "The type of the result. Absent: none."),
      ], children: ["documentation", "parameter"]),
    DescriptorElement(
      "parameter",
      "A parameter of the method, in order; there are as many as the name has labels.",
      attributes: [
        .init("label", isRequired: true, "The argument label; '_' for none."),
        .init("name", isRequired: true),
        .init("type", isRequired: true),
      ], children: []),
    DescriptorElement(
      "outlet",
      "An outlet of the View class beside those that present attributes.",
      attributes: [
        .init("name", isRequired: true),
        .init("class", isRequired: true),
        .init(
          "required", values: flag,
          "YES: every theme must connect it, because the View class fails without it. NO, also when absent: a theme may."
        ),
        .init(
          "screenlets",
          "The Screenlets whose views have it, separated by spaces. Absent: all Screenlets of the descriptor."),
      ], children: ["documentation"]),
    DescriptorElement(
      "action",
      "An action that the user fires from a theme and an Interactor answers.",
      attributes: [
        .init(
          "name", isRequired: true,
          "The name that performAction receives: the restorationIdentifier of a control, which is wired to touchUpInside by itself, unless the theme connects an action method of the View class."
        ),
        .init(
          "trigger", "The outlet of the control that fires it. Absent: any control, or the code of the View class."),
        .init(
          "required", values: flag,
          "YES, also when absent: every theme must offer it. NO: only a theme that connects the trigger must wire it."),
        .init(
          "sender",
          "The type of the sender that its Interactor expects. A control of another type cannot fire the action; the code of the View class can."
        ),
      ], children: ["documentation"]),
    DescriptorElement(
      "part",
      "A class of cells or other parts that the view shows, each with a theme file of its own.",
      attributes: [
        .init(
          "class", isRequired: true,
          "The class without its theme: the part is found as themes are, with the theme's name and else with 'default'."
        ),
        .init("outlet", "The table or collection view that shows it. Absent: code presents it."),
      ], children: ["documentation"]),
    DescriptorElement(
      "progress",
      "The messages shown while an action runs, when it fails and when it ends well. An absent message is not shown.",
      attributes: [
        .init("action", isRequired: true, "The name of an action: of this descriptor, or one that code performs."),
        .init("working"),
        .init("failure"),
        .init("success"),
      ], children: []),
  ]
}
