package import ThemeSemantics
package import ThemeSource
internal import ThemeSyntax

/// Returns the files of a new Screenlet, with paths below its folder: the descriptor, the default theme, the View
/// class, the protocols, the Screenlet, an Interactor and a Connector for each action, and tests.
///
/// The diagnostics are about the View class and the ViewModel.
package func newScreenlet(
  _ plan: ScreenletPlan, classes: ClassTable, options: CodegenOptions, template: ViewClassTemplate
) throws(TemplateFailure) -> Diagnosed<[GeneratedFile]> {
  var options = options
  options.flavor = plan.flavor
  options.era = plan.wiring
  let descriptor = descriptorFile(of: plan.descriptor)
  var theme = DefaultTheme(plan)
  let themeFile = GeneratedFile(name: "Themes/\(plan.themeFile)", text: theme.text())
  var sources = SourceMap()
  let document = parse(sources.add(path: themeFile.name, bytes: Array(themeFile.text.utf8))).value
  let catalog = ViewModelCatalog.collect([plan.descriptor]).value
  let resolved = ResolvedTheme(
    screenlet: plan.name, name: ThemeName.standard, kind: .default, chain: [], format: .xib, tree: document.tree,
    rootViews: document.rootViews, embeds: [])
  let bound = check(resolved, against: catalog, classes: classes)
  let made = viewClasses(of: bound.value, parent: nil, catalog: catalog, classes: classes, options: options)
  var files = [GeneratedFile(name: "Schemas/\(descriptor.name)", text: descriptor.text), themeFile]
  for viewClass in made.value {
    var file = try template.render(viewClass)
    file.name = "Sources/\(file.name)"
    files.append(file)
  }
  guard plan.flavor == .terminal else {
    return Diagnosed(plan.placed(files + ScreenletSources(plan).files), made.diagnostics)
  }
  let viewModel = viewModelProtocol(of: plan.descriptor, classes: classes, options: options)
  if var file = viewModel.value {
    file.name = "Sources/\(file.name)"
    files.append(file)
  }
  files = plan.placed(files + TerminalScreenletSources(plan: plan).files)
  if plan.makesPackage { files += TerminalPackage(plan: plan).files }
  return Diagnosed(files, made.diagnostics + viewModel.diagnostics)
}

/// Returns the protocol of a ViewModel and its descriptor.
package func newViewModel(_ plan: ScreenletPlan) -> [GeneratedFile] {
  let descriptor = descriptorFile(of: plan.descriptor)
  return [
    GeneratedFile(name: "Schemas/\(descriptor.name)", text: descriptor.text), ScreenletSources(plan).viewModelFile,
  ]
}

extension ScreenletPlan {
  /// Moves files to the folders of the plan.
  fileprivate func placed(_ files: [GeneratedFile]) -> [GeneratedFile] {
    files.map { file in
      var file = file
      let places = [
        ("Sources/", folders.sources), ("Tests/", folders.tests), ("Themes/", folders.themes),
        ("Schemas/", folders.schemas),
      ]
      for (prefix, folder) in places where file.name.hasPrefix(prefix) {
        file.name = (folder == "." ? "" : folder + "/") + file.name.dropFirst(prefix.count)
        return file
      }
      return file
    }
  }

  /// Returns the property of an Interactor or a Connector for an attribute.
  func declaration(of attribute: Attribute, _ start: String) -> [String] {
    let name = input(of: attribute)
    return (name == attribute.name ? [] : ["  /// The attribute `\(attribute.name)`."])
      + ["  \(start) \(name): \(attribute.optionalType)"]
  }

  /// The descriptor of the ViewModel.
  var descriptor: ViewModelDescriptor {
    let span = SourceSpan(file: FileID(rawValue: 0), range: .zero)
    var result = ViewModelDescriptor(named: "\(name)ViewModel", span: span)
    result.screenlets = [name]
    result.attributes = attributes.map { attribute in
      ViewModelDescriptor.Attribute(
        name: attribute.name, type: attribute.type, isWritable: true,
        presence: component(of: attribute).map { component in
          .outlets([
            [
              ViewModelDescriptor.Presentation(
                outlet: component.outlet, className: component.className, keyPath: component.keyPath, isOptional: false,
                span: span)
            ]
          ])
        } ?? .code, documentation: "", span: span)
    }
    result.outlets = actions.map {
      ViewModelDescriptor.Outlet(name: "\($0.swiftName)Button", className: "UIButton", isRequired: true, span: span)
    }
    result.actions = actions.map {
      ViewModelDescriptor.Action(name: $0.name, trigger: "\($0.swiftName)Button", isRequired: true, span: span)
    }
    result.progress = actions.map {
      ViewModelDescriptor.Progress(
        action: $0.name, working: "\(Self.words($0.name))…", failure: "\(Self.words($0.name)) failed")
    }
    return result
  }
}

/// The Swift of a new Screenlet, without its View class.
private struct ScreenletSources {
  let plan: ScreenletPlan

  init(_ plan: ScreenletPlan) { self.plan = plan }

  private var name: String { plan.name }

  var files: [GeneratedFile] {
    [viewModelFile, file("Sources/\(name)Screenlet.swift", screenlet)]
      + plan.actions.flatMap { action in
        [
          file("Sources/Interactors/\(action.typeName)Interactor.swift", interactor(action)),
          file("Sources/Connectors/\(action.typeName)Connector.swift", connector(action)),
        ]
      } + [file("Tests/\(name)ScreenletTests.swift", tests)]
  }

  var viewModelFile: GeneratedFile { file("Sources/\(name)ViewModel.swift", viewModel) }

  private func file(_ path: String, _ lines: [String]) -> GeneratedFile {
    GeneratedFile(name: path, text: lines.joined(separator: "\n") + "\n")
  }

  private var viewModel: [String] {
    ["import LiferayScreens", "import UIKit", "", "/// What the views of the Screenlet \(name) present."]
      + (plan.attributes.isEmpty
        ? ["public protocol \(name)ViewModel: AnyObject {}"]
        : ["public protocol \(name)ViewModel: AnyObject {"]
          + plan.attributes.map { "  var \($0.name): \($0.type) { get set }" } + ["}"])
  }

  // MARK: - The Screenlet

  private var screenlet: [String] {
    let delegate = name.prefix(1).lowercased() + name.dropFirst() + "Delegate"
    var lines = ["import LiferayScreens", "import UIKit", ""]
    lines += ["/// Reacts to the actions of the Screenlet \(name).", "@objc"]
    lines += ["public protocol \(name)ScreenletDelegate: BaseScreenletDelegate {"]
    for (index, action) in plan.actions.enumerated() {
      if index > 0 { lines.append("") }
      lines += [
        "  /// The action `\(action.name)` succeeded.", "  @objc",
        "  optional func \(action.swiftName)Succeeded(in screenlet: \(name)Screenlet)", "",
        "  /// The action `\(action.name)` failed.", "  @objc",
        "  optional func \(action.swiftName)Failed(in screenlet: \(name)Screenlet, error: NSError)",
      ]
    }
    lines += ["}", "", "/// The Screenlet \(name)."]
    // A storyboard names a class without a module by its Objective-C name.
    if plan.module == nil { lines.append("@objc(\(name)Screenlet)") }
    lines += ["open class \(name)Screenlet: BaseScreenlet {"]
    lines += plan.inspectables.map { inspectable in
      let initial = inspectable.initialInspectable ?? ""
      return "  @IBInspectable open var \(inspectable.name): \(inspectable.type)"
        + (initial.isEmpty ? "" : " = \(initial)")
    }
    if !plan.inspectables.isEmpty { lines.append("") }
    lines += ["  open var viewModel: \(name)ViewModel? {", "    screenletView as? \(name)ViewModel", "  }", ""]
    lines += [
      "  open var \(delegate): \(name)ScreenletDelegate? {", "    delegate as? \(name)ScreenletDelegate", "  }", "",
    ]
    lines += ["  override open \(plan.signatures.createInteractor) {"]
    lines += ["    switch name {"]
    for action in plan.actions {
      lines += [
        "    case \(plan.names(of: action).map(SwiftNames.literal).joined(separator: ", ")):",
        "      return create\(action.typeName)Interactor()",
      ]
    }
    lines += ["    default:", "      return nil", "    }", "  }"]
    for action in plan.actions { lines += [""] + creation(of: action, delegate) }
    return lines + ["}"]
  }

  private func creation(of action: ScreenletPlan.Action, _ delegate: String) -> [String] {
    ["  private func create\(action.typeName)Interactor() -> Interactor {"]
      + ["    let interactor = \(action.typeName)Interactor(screenlet: self)"]
      + plan.attributes.map { "    interactor.\(plan.input(of: $0)) = viewModel?.\($0.name)" }
      + plan.inspectables.map { "    interactor.\(plan.input(of: $0)) = \($0.name)" }
      + [
        "    interactor.onSuccess = { [weak self] in", "      guard let self else { return }",
        "      self.\(delegate)?.\(action.swiftName)Succeeded?(in: self)", "    }",
        "    interactor.onFailure = { [weak self] error in", "      guard let self else { return }",
        "      self.\(delegate)?.\(action.swiftName)Failed?(in: self, error: error)", "    }",
        "    return interactor", "  }",
      ]
  }

  // MARK: - Interactors and Connectors

  private var properties: [String] {
    plan.inputs.flatMap { plan.declaration(of: $0, "public var") }
  }

  private func interactor(_ action: ScreenletPlan.Action) -> [String] {
    let connector = "\(action.typeName)Connector"
    var lines = ["import LiferayScreens", "import UIKit", "", "/// Answers the action `\(action.name)`."]
    lines += ["open class \(action.typeName)Interactor: ServerWriteConnectorInteractor {"]
    lines += properties.isEmpty ? [] : properties + [""]
    lines += ["  override open \(plan.signatures.createConnector) {"]
    if plan.inputs.isEmpty {
      lines.append("    \(connector)()")
    } else {
      lines.append("    let connector = \(connector)()")
      lines += plan.inputs.map { attribute in
        let input = plan.input(of: attribute)
        return "    connector.\(input) = \(input)"
      }
      lines.append("    return connector")
    }
    return lines + ["  }", "}"]
  }

  private func connector(_ action: ScreenletPlan.Action) -> [String] {
    ["import LiferayScreens", "import UIKit", "", "/// Sends the request of the action `\(action.name)`."]
      + ["open class \(action.typeName)Connector: ServerConnector {"] + (properties.isEmpty ? [] : properties + [""])
      + [
        "  override open \(plan.signatures.doRun) {",
        "    // Call the service here. Set lastError if the call fails.", "  }", "}",
      ]
  }

  // MARK: - Tests

  private var tests: [String] {
    let view = plan.viewClass(theme: ThemeName.standard)
    var lines = ["import LiferayScreens", "import UIKit", "import XCTest"]
    if let module = plan.module { lines += ["", "@testable import \(module)"] }
    lines += ["", "final class \(name)ScreenletTests: XCTestCase {"]
    lines += [
      "  func testEveryActionHasAnInteractor() {",
      "    let screenlet = \(name)Screenlet(frame: CGRect(), themeName: nil)",
    ]
    for action in plan.actions {
      let literal = SwiftNames.literal(action.name)
      lines.append("    XCTAssertNotNil(screenlet.createInteractor(name: \(literal), sender: nil))")
    }
    if !plan.actions.isEmpty {
      let literal = SwiftNames.literal(ScreenletPlan.defaultAction)
      lines.append("    XCTAssertNotNil(screenlet.createInteractor(name: \(literal), sender: nil))")
    }
    lines += ["    XCTAssertNil(screenlet.createInteractor(name: \"unknown\", sender: nil))", "  }"]
    lines += ["", "  func testTheViewConformsToItsViewModel() {"]
    lines += [
      "    let view: AnyObject = \(view)(frame: CGRect())", "    XCTAssertTrue(view is \(name)ViewModel)", "  }",
    ]
    return lines + ["}"]
  }
}
