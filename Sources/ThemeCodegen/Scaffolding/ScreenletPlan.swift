package import ThemeSemantics
internal import ThemeSource

/// A Screenlet that does not exist yet.
package struct ScreenletPlan: Sendable {
  /// What is wrong with the words of a plan.
  package struct Fault: Error, Sendable {
    package var message: String
    package var help: String
  }

  /// An attribute of the ViewModel.
  package struct Attribute: Sendable {
    package var name: String
    package var type: String
  }

  /// An action that an Interactor answers.
  package struct Action: Sendable {
    /// The name that controls fire, e.g. `get-title`.
    package var name: String
    /// The same as a Swift name that begins with a small letter: `getTitle`.
    var swiftName: String
    /// The same as the start of a type's name: `GetTitle`.
    package var typeName: String { swiftName.prefix(1).uppercased() + swiftName.dropFirst() }
  }

  /// The action that views fire without a name.
  static let defaultAction = "defaultAction"

  package let name: String
  package let attributes: [Attribute]
  package let actions: [Action]
  /// Whether classes are named `FooView_default` and not `FooScreenletView_default`.
  package var usesShortNames = false
  package var wiring = Wiring.explicit
  /// Module that the tests import; nil for none.
  package var module: String?
  /// Whether a package is made for a Screenlet that runs in the terminal.
  package var makesPackage = false
  /// Folders of the Swift of the Screenlet and of its tests, below that of the project.
  package var folders = (sources: "Sources", tests: "Tests")

  /// - Parameters:
  ///   - attributes: for example `URL:String?,title:String?`.
  ///   - actions: for example `get-title,add-bookmark`.
  package init(name: String, attributes: String, actions: String) throws(Fault) {
    guard SwiftNames.isTypeName(name), name.first?.isUppercase == true, name.utf8.count <= 100 else {
      throw Fault(
        message: "'\(String(name.prefix(60)).escaped)' is not the name of a Screenlet",
        help: "start it with a capital letter, and use letters and digits, as in 'AddBookmark'")
    }
    for ending in ["Screenlet", "View"] where name.hasSuffix(ending) {
      throw Fault(
        message: "the name of a Screenlet does not end with '\(ending)'",
        help: "use '\(name.dropLast(ending.count))'")
    }
    self.name = name
    self.attributes = try Self.attributes(attributes)
    self.actions = try Self.actions(actions)
    var seen: Set<String> = []
    let members =
      self.attributes.map(\.name) + self.attributes.compactMap { Component(of: $0)?.outlet }
      + self.actions.map { $0.swiftName + "Button" }
    for member in members where !seen.insert(member).inserted {
      throw Fault(
        message: "two members of the View class would be called '\(member.escaped)'", help: "rename one of them")
    }
  }

  private static func attributes(_ text: String) throws(Fault) -> [Attribute] {
    var result: [Attribute] = []
    for part in parts(of: text) {
      let words = part.split(separator: ":", maxSplits: 1).map { trimmed($0) }
      guard words.count == 2, let name = words.first, let type = words.last, SwiftNames.isIdentifier(name),
        SwiftNames.identifier(name) == name, SwiftNames.isType(type), isBalanced(type), name.utf8.count <= 100
      else {
        throw Fault(
          message: "'\(String(part.prefix(60)).escaped)' is not an attribute",
          help: "write a name and a type, as in 'title:String?'")
      }
      guard !reserved.contains(name), ClassTable.frameworks.property(name, of: "UIView") == nil else {
        throw Fault(message: "every view has a '\(name)' already", help: "use another name for the attribute")
      }
      result.append(Attribute(name: name, type: type))
    }
    return result
  }

  /// Members of views, which an attribute cannot be called.
  private static let reserved: Set<String> = [
    "bounds", "center", "constraints", "description", "frame", "hash", "layer", "next", "screenlet", "subviews",
    "superclass", "superview", "transform", "window", "progressMessages", "isLoading", "presentingViewController",
  ]

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
      guard isPlain, SwiftNames.identifier(swiftName) == swiftName, part.utf8.count <= 100 else {
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

  /// The parts between commas that are in no brackets.
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

  /// A text without spaces around it.
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

  /// The action that the Screenlet is for, whose button stands out and which the default action performs: one named as the
  /// Screenlet, else the first.
  package var mainAction: Action? {
    actions.first { name.lowercased().contains($0.swiftName.lowercased()) } ?? actions.first
  }

  /// The View class of a theme.
  package func viewClass(theme: String) -> String {
    "\(name)\(usesShortNames ? "" : "Screenlet")View_\(theme)"
  }

  /// Words for people: `Get title` for `get-title`, `Add bookmark` for `AddBookmark`.
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

/// The view that presents an attribute.
struct Component {
  enum Kind { case textField, toggle, slider, stepper, datePicker, imageView }

  var kind: Kind
  var outlet: String
  var className: String
  var keyPath: String
  /// The attributes of a field's `textInputTraits`, with a space before each.
  var inputTraits = ""

  /// Nil where no view can show the type.
  init?(of attribute: ScreenletPlan.Attribute) {
    let bare = attribute.type.filter { $0 != "?" }
    switch PropertyType(swiftType: attribute.type) {
    case .string:
      self.init(.textField, attribute.name + "TextField", "UITextField", "text")
      inputTraits = Self.inputTraits(of: ScreenletPlan.words(attribute.name).lowercased())
    case .bool: self.init(.toggle, attribute.name + "Switch", "UISwitch", "on")
    case .number where ["Float", "Double", "CGFloat"].contains(bare):
      self.init(.slider, attribute.name + "Slider", "UISlider", "value")
    case .number: self.init(.stepper, attribute.name + "Stepper", "UIStepper", "value")
    case .date: self.init(.datePicker, attribute.name + "DatePicker", "UIDatePicker", "date")
    case .image: self.init(.imageView, attribute.name + "ImageView", "UIImageView", "image")
    case .attributedString, .color, .font, .collection, .url, nil: return nil
    }
  }

  /// What the words of a name say of what is typed.
  private static func inputTraits(of name: String) -> String {
    let words = Set(name.split(separator: " "))
    if !words.isDisjoint(with: ["password", "passcode", "passphrase", "passwd", "pin", "secret"]) {
      return " secureTextEntry=\"YES\" textContentType=\"password\""
    }
    if words.contains("email") || words.contains("mail") {
      return " autocorrectionType=\"no\" keyboardType=\"emailAddress\" textContentType=\"email\""
    }
    if words.contains("url") {
      return " autocorrectionType=\"no\" keyboardType=\"URL\" textContentType=\"url\""
    }
    return ""
  }

  private init(_ kind: Kind, _ outlet: String, _ className: String, _ keyPath: String) {
    self.kind = kind
    self.outlet = outlet
    self.className = className
    self.keyPath = keyPath
  }
}
