internal import SwiftSources
package import ThemeSemantics
internal import ThemeSource

/// A Screenlet that does not exist yet.
package struct ScreenletPlan: Sendable {
  /// An error in the input of a plan.
  package struct Fault: Error, Sendable {
    package var message: String
    package var help: String
  }

  /// An attribute of the ViewModel.
  package struct Attribute: Sendable {
    package var name: String
    package var type: String

    /// The type of a property that is nil until there is a view.
    var optionalType: String {
      if type.hasSuffix("?") { return type }
      return type.contains("->") ? "(\(type))?" : "\(type)?"
    }
  }

  /// An action that an Interactor handles.
  package struct Action: Sendable {
    /// The name that controls fire, e.g. `get-title`.
    package var name: String
    /// The name in Swift, with a lowercase first letter: `getTitle`.
    var swiftName: String
    /// The name as the start of type names: `GetTitle`.
    package var typeName: String { swiftName.prefix(1).uppercased() + swiftName.dropFirst() }
  }

  /// The action that views fire without a name.
  static let defaultAction = "defaultAction"

  package let name: String
  package let attributes: [Attribute]
  package let actions: [Action]
  /// Properties of the Screenlet that Interface Builder sets.
  package let inspectables: [Attribute]
  /// Whether classes are named `FooView_default` and not `FooScreenletView_default`.
  package var usesShortNames = false
  /// Whether the theme is a XIB, which the run time of an app loads, without themec's header.
  package var usesXIB = false
  package var wiring = Wiring.explicit
  /// Module that the tests import; nil for none.
  package var module: String?
  /// Whether to create a package for a Screenlet in the terminal.
  package var makesPackage = false
  /// Folders of the Screenlet's Swift and its tests, below the project's folder.
  package var folders = (sources: "Sources", tests: "Tests", themes: "Themes", schemas: "Schemas")

  /// The platform of the Screenlet.
  package let flavor: CodegenFlavor

  /// - Parameters:
  ///   - attributes: for example `URL:String?,title:String?`.
  ///   - actions: for example `get-title,add-bookmark`.
  ///   - inspectables: for example `folderId:Int64`.
  package init(
    name: String, attributes: String, actions: String, inspectables: String = "", flavor: CodegenFlavor = .uikit,
    classes: ClassTable = .frameworks
  ) throws(Fault) {
    try Self.check(name)
    self.name = name
    self.flavor = flavor
    self.attributes = try Self.attributes(attributes, flavor, classes)
    self.actions = try Self.actions(actions)
    self.inspectables = try Self.inspectables(inspectables, of: name, flavor)
    try checkTypes()
    var seen: Set<String> = []
    let members =
      self.attributes.map(\.name) + self.attributes.compactMap { component(of: $0)?.outlet }
      + self.actions.map { $0.swiftName + "Button" }
    for member in members where !seen.insert(member).inserted {
      throw Fault(
        message: "two members of the View class would be called '\(member.escaped)'", help: "rename one of them")
    }
    seen = Set(self.attributes.map(\.name))
    for inspectable in self.inspectables where !seen.insert(inspectable.name).inserted {
      throw Fault(
        message: "two inputs of an Interactor would be called '\(inspectable.name.escaped)'", help: "rename one of them"
      )
    }
  }

  private static func check(_ name: String) throws(Fault) {
    if SwiftNames.isKeyword(name) { throw keyword(name, "Screenlet") }
    guard SwiftNames.isTypeName(name), name.first?.isUppercase == true, name.utf8.count <= 100 else {
      throw Fault(
        message: "'\(String(name.prefix(60)).escaped)' is not the name of a Screenlet",
        help: "start it with a capital letter, and use letters and digits, as in 'AddBookmark'")
    }
    var rest = Substring(name)
    while let ending = ["Screenlet", "View"].first(where: { rest.hasSuffix($0) }) { rest = rest.dropLast(ending.count) }
    guard rest.count < name.count else {
      // The run time uses the part of the class's name before the first 'Screenlet' as the Screenlet's name.
      guard name.contains("Screenlet") else { return }
      throw Fault(
        message: "the name of a Screenlet does not contain 'Screenlet'",
        help: "name what the Screenlet is for, as in 'AddBookmark'")
    }
    throw Fault(
      message: "the name of a Screenlet does not end with '\(name.hasSuffix("View") ? "View" : "Screenlet")'",
      help: rest.isEmpty ? "name what the Screenlet is for, as in 'AddBookmark'" : "use '\(rest)'")
  }

  /// Throws if a framework already has a type with a name that the Screenlet or an action needs.
  private func checkTypes() throws(Fault) {
    let taken = TakenNames.types(of: flavor)
    for type in ["\(name)Screenlet", "\(name)ScreenletDelegate"] where taken.contains(type) {
      throw Fault(
        message:
          "'\(name)' cannot name a Screenlet: its class would be called '\(type)', which \(framework) has already",
        help: "use another name for the Screenlet")
    }
    for action in actions {
      for type in ["\(action.typeName)Interactor", "\(action.typeName)Connector"] where taken.contains(type) {
        throw Fault(
          message:
            "'\(action.name)' cannot name an action: a class of it would be called '\(type)', which \(framework) has already",
          help: "use another name for the action")
      }
    }
  }

  /// The module of the superclasses.
  private var framework: String {
    switch flavor {
    case .terminal: "the module Screenlets"
    case .uikit: "the module LiferayScreens"
    }
  }

  private static func keyword(_ name: String, _ subject: String) -> Fault {
    Fault(message: "'\(name)' is a reserved word of Swift", help: "use another name for the \(subject)")
  }

  private static func attributes(
    _ text: String, _ flavor: CodegenFlavor, _ classes: ClassTable
  ) throws(Fault) -> [Attribute] {
    var result: [Attribute] = []
    for part in parts(of: text) {
      let words = part.split(separator: ":", maxSplits: 1).map { trimmed($0) }
      if words.count == 2, let name = words.first, SwiftNames.isKeyword(name) { throw keyword(name, "attribute") }
      guard words.count == 2, let name = words.first, let type = words.last, SwiftNames.isIdentifier(name),
        SwiftNames.isType(type), isBalanced(type), swiftFault(in: "var value: \(type)\n") == nil, name.utf8.count <= 100
      else {
        throw Fault(
          message: "'\(String(part.prefix(60)).escaped)' is not an attribute",
          help: "write a name and a type, as in 'title:String?'")
      }
      guard !TakenNames.viewMembers.contains(name), ClassTable.frameworks.property(name, of: "UIView") == nil else {
        throw Fault(message: "every view has a '\(name)' already", help: "use another name for the attribute")
      }
      if let unknown = misspelledType(in: type, classes) {
        throw Fault(
          message: "the attribute '\(name)' has the type '\(unknown.name.escaped)', which does not exist",
          help: "did you mean '\(unknown.meant)'?")
      }
      if flavor == .terminal, let missing = PortableType.missing(in: type, classes) {
        throw Fault(
          message: "the attribute '\(name)' has the type '\(missing.escaped)', which the terminal does not have",
          help: "use types of Swift, of Foundation or of your own, such as 'Data?' or 'String?'")
      }
      result.append(Attribute(name: name, type: type))
    }
    return result
  }

  private static func inspectables(
    _ text: String, of screenlet: String, _ flavor: CodegenFlavor
  ) throws(Fault) -> [Attribute] {
    let result = try attributes(text, .uikit, .frameworks)
    guard flavor == .uikit || result.isEmpty else {
      throw Fault(
        message: "Interface Builder sets no properties of a Screenlet in the terminal",
        help: "remove '--inspectables', or use '--flavor uikit'")
    }
    for inspectable in result {
      guard inspectable.initialInspectable != nil else {
        throw Fault(
          message:
            "Interface Builder cannot set '\(inspectable.name)', which has the type '\(inspectable.type.escaped)'",
          help: "use Bool, a number, String, CGPoint, CGSize, CGRect, 'UIColor?' or 'UIImage?'")
      }
      let own = ["viewModel", screenlet.prefix(1).lowercased() + screenlet.dropFirst() + "Delegate"]
      guard !TakenNames.screenletMembers.contains(inspectable.name), !own.contains(inspectable.name) else {
        throw Fault(
          message: "a Screenlet has a '\(inspectable.name)' already", help: "use another name for the property")
      }
    }
    return result
  }

  private static func actions(_ text: String) throws(Fault) -> [Action] {
    var result: [Action] = []
    for part in parts(of: text) {
      let words = part.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
      let isPlain = part.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
        default: false
        }
      }
      let swiftName = words.enumerated().map { index, word in
        index == 0 ? word.prefix(1).lowercased() + word.dropFirst() : word.prefix(1).uppercased() + word.dropFirst()
      }.joined()
      if isPlain, SwiftNames.isKeyword(swiftName) { throw keyword(swiftName, "action") }
      guard isPlain, SwiftNames.isIdentifier(swiftName), part.utf8.count <= 100 else {
        throw Fault(
          message: "'\(String(part.prefix(60)).escaped)' is not the name of an action",
          help: "use words of letters and digits with '-' between them, as in 'add-bookmark'")
      }
      if result.contains(where: { $0.swiftName == swiftName }) {
        throw Fault(message: "the action '\(part)' is named twice", help: "remove one of them")
      }
      result.append(Action(name: part, swiftName: swiftName))
    }
    return result
  }

  /// Returns the parts between commas outside of brackets.
  private static func parts(of text: String) -> [String] {
    var result = [""]
    var depth = 0
    for letter in text {
      if "([<".contains(letter) { depth += 1 }
      if ")]".contains(letter) || (letter == ">" && result.last?.last != "-") { depth -= 1 }
      if letter == ",", depth <= 0 { result.append("") } else { result[result.count - 1].append(letter) }
    }
    return result.map { trimmed($0[...]) }.filter { !$0.isEmpty }
  }

  /// Returns a text without surrounding spaces.
  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  private static func isBalanced(_ type: String) -> Bool {
    var open: [Character] = []
    for letter in type {
      switch letter {
      case "(", "[": open.append(letter)
      case ")": if open.popLast() != "(" { return false }
      case "]": if open.popLast() != "[" { return false }
      default: break
      }
    }
    return open.isEmpty
  }

  /// Returns the view that presents an attribute; nil if there is none.
  func component(of attribute: Attribute) -> Component? {
    guard let component = Component(of: attribute) else { return nil }
    // The pickers of the run time contain rows, not dates.
    return flavor == .terminal && component.kind == .datePicker ? nil : component
  }

  /// Attributes that no view of the default theme presents.
  package var unpresented: [Attribute] { attributes.filter { component(of: $0) == nil } }

  /// The values that the Screenlet passes to Interactors and Connectors.
  var inputs: [Attribute] { attributes + inspectables }

  /// The declarations that members override.
  var signatures: BaseSignatures { BaseSignatures(wiring) }

  /// Returns the property of Interactors and Connectors for an attribute: its name, or `nameInput` if their
  /// superclasses have a `name`.
  func input(of attribute: Attribute) -> String {
    let taken = TakenNames.inputs(of: flavor)
    var name = attribute.name
    while taken.contains(name) || (name != attribute.name && inputs.contains { $0.name == name }) {
      name += "Input"
    }
    return name
  }

  /// The main action, which has a prominent button and is performed by the default action: the action named like the
  /// Screenlet, else the first.
  package var mainAction: Action? {
    actions.first { name.lowercased().contains($0.swiftName.lowercased()) } ?? actions.first
  }

  /// Returns the name of a theme's View class.
  package func viewClass(theme: String) -> String {
    "\(name)\(usesShortNames ? "" : "Screenlet")View_\(theme)"
  }

  /// The name of the default theme's file.
  package var themeFile: String { viewClass(theme: ThemeName.standard) + (usesXIB ? ".xib" : ".xml") }

  /// Returns words for people: `Get title` for `get-title`, `Add bookmark` for `AddBookmark`.
  static func words(_ name: String) -> String {
    var result = ""
    var previous: Character = " "
    for letter in name {
      if letter == "-" || letter == "_" {
        result.append(" ")
      } else if letter.isUppercase, previous.isLowercase {
        result += " " + letter.lowercased()
      } else {
        result.append(letter)
      }
      previous = letter
    }
    return result.prefix(1).uppercased() + result.dropFirst()
  }
}

extension ScreenletPlan.Attribute {
  /// The initial value of a property that Interface Builder sets, or an empty text for `nil`; `nil` if Interface Builder
  /// cannot set the type. Source: "User defined runtime attributes" in Apple's documentation of Interface Builder.
  var initialInspectable: String? {
    switch type {
    case "Bool": "false"
    case "String": "\"\""
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "CGFloat", "Double",
      "Float":
      "0"
    case "CGPoint", "CGRect", "CGSize": "\(type)()"
    case "String?", "UIColor?", "UIImage?": ""
    default: nil
    }
  }
}
