import ProjectTestSupport
import ShippedThemes
import ThemeDatabase
import ThemeEditing
import ThemeProject
import ThemeSemantics
import ThemeSource
import ThemeSyntax

@testable import ThemeCodegen

/// The shipped themes and parts as XIBs with Liferay's names, and the classes that they use.
struct ConvertedLibrary: Sendable {
  /// Converted once for all tests.
  static let shared = Result { try ConvertedLibrary() }

  struct Theme: Sendable {
    var id: ThemeID
    /// Name of the XIB.
    var name: String
    var tree: ElementTree
    var rootViews: [NodeID]
  }

  let linked = TestProject().themes
  private(set) var themes: [Theme] = []
  /// Liferay's classes and the generated classes, by short name.
  private(set) var classes = FrameworkClasses.classes
  /// The names of generated classes, which Liferay does not have.
  private(set) var generated: Set<String> = []

  private init() throws {
    for id in linked.graph.all {
      var options = ConversionOptions(form: .xib)
      options.names = .short
      let converted = linked.convert(id, options)
      guard let value = converted.value else {
        throw Failure(path: linked.path(of: id), messages: converted.diagnostics.map(\.message))
      }
      let file = SourceFile(id: FileID(rawValue: 0), path: value.fileName, bytes: value.bytes)
      let document = parse(file).value
      themes.append(Theme(id: id, name: value.fileName, tree: document.tree, rootViews: document.rootViews))
      for made in linked.viewClasses(of: id).value { add(made) }
    }
  }

  struct Failure: Error {
    var path: String
    var messages: [String]
  }

  private mutating func add(_ made: ViewClass) {
    let name = Self.short(made.name)
    if classes[name] != nil { return }
    generated.insert(name)
    classes[name] = KnownClass(
      superclass: Self.short(made.superclass),
      outlets: Dictionary(made.outlets.map { ($0.key, $0.type) }) { first, _ in first },
      actions: made.actions.map(\.selector))
  }

  static func short(_ className: String) -> String {
    className.replacing("ScreenletView_", with: "View_", maxReplacements: 1)
  }

  var table: ClassTable { ClassTable(superclasses: classes.mapValues(\.superclass)) }

  func className(of node: NodeID, in tree: ElementTree) -> String {
    if tree.kind(of: node) == .constraint { return "NSLayoutConstraint" }
    return tree.string(.customClass, of: node) ?? tree.kind(of: node).className ?? "NSObject"
  }
}

// MARK: - Connections

/// One connection of a converted theme, with an error if the class does not accept it.
struct CheckedConnection {
  /// The class that declares the outlet or the action.
  var className: String
  var member: String
  var fault: String?
}

/// Outlets that require a class of their stack view's arranged subviews, because Liferay's code casts them.
private let castSubviews = ["averageRatingStars": "UIButton", "userRatingStars": "UIButton"]

extension ConvertedLibrary {
  /// Returns the outlets and actions of a theme, except UIKit's.
  func connections(of theme: Theme) -> [CheckedConnection] {
    let tree = theme.tree
    let objects = ObjectIndex(tree)
    let table = table
    var result: [CheckedConnection] = []
    for node in tree.all {
      let kind = tree.kind(of: node)
      guard [.outlet, .outletCollection, .action].contains(kind), let list = tree.parent(of: node),
        let owner = tree.parent(of: list),
        let target = tree.attribute(.destination, of: node).flatMap({ objects[$0] })
      else { continue }
      if kind == .action {
        let selector = tree.string(.selector, of: node) ?? ""
        result.append(action(selector, of: className(of: target, in: tree)))
      } else {
        let name = className(of: owner, in: tree)
        let property = tree.string(.property, of: node) ?? ""
        if table.isFrameworkOutlet(property, of: name), !isDeclared(property, in: name) { continue }
        result.append(outlet(property, of: name, to: target, in: tree))
      }
    }
    return result
  }

  private func isDeclared(_ outlet: String, in name: String) -> Bool {
    classes.lineage(of: name).contains { $0.outlets[outlet] != nil }
  }

  private func action(_ selector: String, of name: String) -> CheckedConnection {
    let isDeclared = classes.lineage(of: name).contains { $0.actions.contains(selector) }
    return CheckedConnection(
      className: name, member: selector, fault: isDeclared ? nil : "\(name) has no action '\(selector)'")
  }

  private func outlet(
    _ property: String, of name: String, to target: NodeID, in tree: ElementTree
  ) -> CheckedConnection {
    var result = CheckedConnection(className: name, member: property)
    guard let type = classes.lineage(of: name).lazy.compactMap({ $0.outlets[property] }).first else {
      result.fault = "\(name) has no outlet '\(property)'"
      return result
    }
    let actual = className(of: target, in: tree)
    if !table.isClass(actual, subclassOf: type) {
      result.fault = "'\(property)' of \(name) takes \(type), not \(actual)"
    } else if let wanted = castSubviews[property] {
      let views = tree.child(of: target, .subviews).map { Array(tree.children(of: $0)) } ?? []
      if views.isEmpty || !views.allSatisfy({ table.isClass(className(of: $0, in: tree), subclassOf: wanted) }) {
        result.fault = "'\(property)' of \(name) takes a stack of \(wanted)"
      }
    }
    return result
  }
}

// MARK: - Actions

/// An action that a view fires.
struct FiredAction: Hashable {
  var name: String
  /// The sender's class, or nil for none.
  var sender: String?
}

extension ConvertedLibrary {
  /// Returns the actions that a View class fires in its methods, and those that the framework fires by identifier.
  func fired(by viewClass: ViewClass, of theme: Theme) -> [FiredAction] {
    var result: [FiredAction] = []
    for action in viewClass.actions {
      switch action.body {
      case .own, .unknown: continue
      case .performs(let name): result.append(FiredAction(name: name, sender: action.sender))
      case .performsOf(let actions): result += actions.map { FiredAction(name: $0.action, sender: action.sender) }
      }
    }
    let tree = theme.tree
    for node in tree.all {
      guard let identifier = tree.string(.restorationIdentifier, of: node),
        table.isClass(className(of: node, in: tree), subclassOf: "UIControl"), !hasTouch(node, tree)
      else { continue }
      result.append(FiredAction(name: identifier, sender: className(of: node, in: tree)))
    }
    var seen: Set<FiredAction> = []
    return result.filter { seen.insert($0).inserted }
  }

  private func hasTouch(_ node: NodeID, _ tree: ElementTree) -> Bool {
    guard let list = tree.child(of: node, .connections) else { return false }
    return tree.children(of: list, .action).contains { tree.string(.eventType, of: $0) == "touchUpInside" }
  }
}
