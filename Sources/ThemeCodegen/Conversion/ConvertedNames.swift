internal import ShippedThemes
internal import ThemeDatabase
internal import ThemeEditing
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSyntax

/// The names of a theme's file and View class in a naming scheme.
struct ConvertedNames {
  private let style: Configuration.NameStyle
  /// The Screenlet of a theme; `nil` for a part, which has only one class name.
  private let screenlet: String?
  /// The classes of the document's root views and of File's Owner.
  private let own: Set<String>
  private let module: String?
  private let classes: ClassTable

  init(_ style: Configuration.NameStyle, of id: ThemeID, tree: ElementTree, in linked: LinkedThemes) {
    self.style = style
    let summary = linked.graph[id]
    screenlet = summary.role == .theme ? summary.screenlet : nil
    let roots = tree.nodes(.objects).flatMap { tree.children(of: $0) }
    own = Set(roots.compactMap { tree.string(.customClass, of: $0) })
    module = linked.configuration.generate.module
    classes = linked.classes
  }

  /// The new name of a class that the document or its Screenlet owns; `nil` for other classes.
  func name(of className: String) -> ClassName? {
    let file = FileName(path: className)
    let isView = screenlet != nil && file.screenlet == screenlet
    if ClassTable.frameworks.isPlatformClass(className) { return nil }
    var name = className
    if isView {
      let new = FileName.viewClass(className: viewClass ?? file.className, themeName: file.themeName)
      // A theme's file can have the class of the project's code with any name.
      if !classes.declares(className) || classes.declares(new) { name = new }
    }
    if style == .short, let known = FrameworkClasses.classes[name] {
      return ClassName(name, module: known.module.map { .framework($0) } ?? .none)
    }
    guard isView || own.contains(className) else { return nil }
    if let module { return ClassName(name, module: .target(module)) }
    // A renamed class is not the framework's class.
    return ClassName(name, module: name != className && FrameworkClasses.classes[className] != nil ? .none : .unchanged)
  }

  /// The View class without the theme's name.
  private var viewClass: String? {
    screenlet.map { style == .short ? "\($0)View" : "\($0)ScreenletView" }
  }

  /// The name of the file, with the ending of its form.
  func fileName(from path: String, form: ConvertedForm) -> String {
    let file = FileName(path: path)
    var name = file.screenlet == screenlet ? viewClass ?? file.className : file.className
    if let theme = file.themeName { name += "_" + theme }
    if file.isExtension { name += ThemeName.extensionSuffix }
    if case .device(let device) = file.variant { name += "~" + device }
    return name + (form == .xib ? ".xib" : ".xml")
  }
}
