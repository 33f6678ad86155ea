internal import CodeModel
internal import ShippedThemes
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// The sources of a class's members: its document, its ViewModel, its superclass and the project's code.
struct ClassContext {
  let theme: BoundTheme
  let parent: BoundTheme?
  let subject: ClassSubject
  /// The descriptor and those that it refines, refined ones first; empty without a ViewModel.
  let descriptors: [ViewModelDescriptor]
  let classes: ClassTable
  let options: CodegenOptions
  /// The superclass that the class is declared with.
  let superclass: String
  let connections: ThemeConnections
  let objects: ObjectIndex
  /// The members that the project's code declares in the class and in its superclass.
  let declared: DeclaredMembers?
  private let inherited: DeclaredMembers?
  private let inheritedOutlets: Set<String>
  /// The actions of a framework's class that the class inherits from.
  private let inheritedActions: Set<String>

  init(
    theme: BoundTheme, parent: BoundTheme?, subject: ClassSubject, superclass: String,
    descriptors: [ViewModelDescriptor], classes: ClassTable, options: CodegenOptions
  ) {
    self.theme = theme
    self.parent = parent
    self.subject = subject
    self.superclass = superclass
    self.descriptors = descriptors
    self.classes = classes
    self.options = options
    connections = ThemeConnections(theme.theme, classes: classes)
    objects = ObjectIndex(theme.theme.tree)
    declared = DeclaredMembers(of: subject.className, classes)
    inherited = DeclaredMembers(of: superclass, classes)
    // A class in the project's sources may have the name of a framework's class.
    let known = inherited == nil ? options.inherited.lineage(of: superclass) : []
    inheritedOutlets = Set(parent?.outlets.map(\.name) ?? []).union(classes.frameworkOutlets(of: superclass))
      .union(known.flatMap(\.outlets.keys))
    inheritedActions = Set(known.flatMap(\.actions))
  }

  var tree: ElementTree { theme.theme.tree }

  var isForTerminal: Bool { options.flavor == .terminal }

  var rootSpan: SourceSpan? { subject.objects.first.map { tree[$0].startTagSpan } }

  /// Whether the superclass has an outlet. A theme's File's Owner is a controller, so UIKit declares its `view`.
  func isInherited(outlet key: String, of object: NodeID?) -> Bool {
    if inheritedOutlets.contains(key) || inherited?.hasOutlet(key) == true { return true }
    guard let object, subject.isViewClass, tree.kind(of: object) == .placeholder else { return false }
    return classes.frameworkOutlets(of: "UIViewController").contains(key)
  }

  /// Whether the superclass has the method for a selector.
  func isInherited(action selector: String) -> Bool {
    if classes.isFrameworkMethod(selector, of: superclass) || inherited?.hasAction(selector) == true
      || inheritedActions.contains(selector)
    {
      return true
    }
    return parent?.theme.tree.nodes(.action).contains { action in
      parent?.theme.tree.string(.selector, of: action) == selector
    } == true
  }

  /// Returns the classes that an outlet may be declared with, preferred first: those of code, then of the descriptors.
  func declaredClasses(ofOutlet key: String, isCollection: Bool) -> [String] {
    var result: [String] = []
    if let name = declared?.className(ofOutlet: key, isCollection: isCollection) { result.append(name) }
    if isCollection { return result }
    for descriptor in descriptors.reversed() {
      result += descriptor.outlets.filter { $0.name == key }.compactMap(\.className)
      result += descriptor.attributes.flatMap(\.presentations).filter { $0.outlet == key }.compactMap(\.className)
    }
    return result
  }

  /// Whether a class that connects nothing presents an attribute: code is one of the attribute's alternatives.
  var isPresentedByCode: Bool {
    descriptors.flatMap(\.attributes).contains { attribute in
      if case .outlets(let groups) = attribute.presence {
        groups.count > 1 && groups.contains(where: \.isEmpty)
      } else {
        false
      }
    }
  }

  /// Returns the outlets that the descriptors name, in order, each once.
  ///
  /// - Parameter isNew: whether to include the outlets of alternatives.
  func describedOutlets(isNew: Bool) -> [(name: String, className: String?, isRequired: Bool)] {
    var result: [(name: String, className: String?, isRequired: Bool)] = []
    for descriptor in descriptors {
      for attribute in descriptor.attributes {
        guard case .outlets(let groups) = attribute.presence, groups.count == 1 || isNew else { continue }
        result += groups.joined().map { ($0.outlet, $0.className, !$0.isOptional && groups.count == 1) }
      }
      result += descriptor.outlets.map { ($0.name, $0.className, $0.isRequired) }
    }
    var seen: Set<String> = []
    return result.filter { seen.insert($0.name).inserted }
  }

  /// Returns the access level for a member with a type. A public member cannot expose an internal class of its module.
  func access(of type: String) -> String {
    if options.access.isEmpty { return "" }
    if classes.isFrameworkClass(type) || options.accessLevel == .package { return options.access }
    return ""
  }

  /// Returns the module to import for the class of an object; nil for the class's own module and for no module.
  func foreignModule(of node: NodeID) -> String? {
    guard let module = tree.string(.customModule, of: node), SwiftNames.isTypeName(module),
      !tree.has(.customModuleProvider, "target", of: node), module != options.module ?? subject.module
    else { return nil }
    return module
  }

  /// Returns the nearest class that all classes have in common; nil if none is known.
  func commonClass(_ names: [String]) -> String? {
    guard let first = names.first else { return nil }
    let lineages = names.dropFirst().map { Set(classes.lineage(of: $0)) }
    return classes.lineage(of: first).first { name in lineages.allSatisfy { $0.contains(name) } }
  }
}

extension ViewModelDescriptor.Attribute {
  /// All presentations of all alternatives.
  var presentations: [ViewModelDescriptor.Presentation] {
    if case .outlets(let groups) = presence { Array(groups.joined()) } else { [] }
  }
}
