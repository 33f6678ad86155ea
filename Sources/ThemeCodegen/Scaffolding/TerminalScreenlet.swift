internal import ThemeSemantics

/// The Swift of a new Screenlet in the terminal, without its View class and ViewModel.
struct TerminalScreenletSources {
  let plan: ScreenletPlan

  private var name: String { plan.name }

  /// Columns of a line, the default of `swift format`.
  private static let width = 100

  /// Attributes for Connectors, which need values that can be sent to their actor.
  private var sent: [ScreenletPlan.Attribute] { plan.attributes.filter { PortableType.isSendable($0.type) } }

  var files: [GeneratedFile] {
    [file("Sources/\(name)Screenlet.swift", screenlet)]
      + plan.actions.flatMap { action in
        [
          file("Sources/Interactors/\(action.typeName)Interactor.swift", interactor(action)),
          file("Sources/Connectors/\(action.typeName)Connector.swift", connector(action)),
        ]
      } + [file("Tests/\(name)ScreenletTests.swift", tests)]
  }

  private func file(_ path: String, _ lines: [String]) -> GeneratedFile {
    GeneratedFile(name: path, text: lines.joined(separator: "\n") + "\n")
  }

  // MARK: - The Screenlet

  private var screenlet: [String] {
    let delegate = name.prefix(1).lowercased() + name.dropFirst() + "Delegate"
    var lines = ["import Foundation", "import Screenlets", "", "/// Reacts to the actions of the Screenlet \(name)."]
    lines += ["@MainActor", "public protocol \(name)ScreenletDelegate: BaseScreenletDelegate {"]
    for (index, action) in plan.actions.enumerated() {
      if index > 0 { lines.append("") }
      lines += [
        "  /// The action `\(action.name)` succeeded.",
        "  func \(action.swiftName)Succeeded(in screenlet: \(name)Screenlet)", "",
        "  /// The action `\(action.name)` failed.",
        "  func \(action.swiftName)Failed(in screenlet: \(name)Screenlet, error: NSError)",
      ]
    }
    lines += ["}", "", "/// The Screenlet \(name).", "open class \(name)Screenlet: BaseScreenlet {"]
    lines += ["  private let queue: ConnectorQueue", ""]
    lines += ["  /// - Parameter queue: runs the Connectors, in the name of who is logged in."]
    lines += ["  public init(themes: ThemeWorkspace, themeName: String? = nil, queue: ConnectorQueue) {"]
    lines += ["    self.queue = queue", "    super.init(themes: themes, themeName: themeName)", "  }", ""]
    lines += [
      "  open var viewModel: (any \(name)ViewModel)? {", "    screenletView as? any \(name)ViewModel", "  }", "",
    ]
    lines += ["  open var \(delegate): (any \(name)ScreenletDelegate)? {"]
    lines += ["    delegate as? any \(name)ScreenletDelegate", "  }", ""]
    lines += ["  override open func createInteractor(name: String, sender: AnyObject?) -> Interactor? {"]
    lines += ["    switch name {"]
    for action in plan.actions {
      let literals = plan.names(of: action).map(SwiftNames.literal).joined(separator: ", ")
      lines += ["    case \(literals):", "      return create\(action.typeName)Interactor()"]
    }
    lines += ["    default:", "      return nil", "    }", "  }"]
    for action in plan.actions { lines += [""] + creation(of: action, delegate) }
    lines += ["", "  override open func failureText(message: String, error: NSError) -> String {"]
    lines += ["    \"\\(message)\\n\\(error.localizedDescription)\"", "  }"]
    return lines + ["}"]
  }

  private func creation(of action: ScreenletPlan.Action, _ delegate: String) -> [String] {
    ["  private func create\(action.typeName)Interactor() -> Interactor {"]
      + ["    let interactor = \(action.typeName)Interactor(screenlet: self, queue: queue)"]
      + sent.map { "    interactor.\(plan.input(of: $0)) = viewModel?.\($0.name)" }
      + [
        "    interactor.onSuccess = { [weak self] in", "      guard let self else { return }",
        "      self.\(delegate)?.\(action.swiftName)Succeeded(in: self)", "    }",
        "    interactor.onFailure = { [weak self] error in", "      guard let self else { return }",
        "      self.\(delegate)?.\(action.swiftName)Failed(in: self, error: error)", "    }",
        "    return interactor", "  }",
      ]
  }

  // MARK: - Interactors and Connectors

  private var imports: [String] {
    sent.contains { PortableType.needsFoundation($0.type) }
      ? ["import Foundation", "import Screenlets", ""] : ["import Screenlets", ""]
  }

  private func interactor(_ action: ScreenletPlan.Action) -> [String] {
    let connector = "\(action.typeName)Connector"
    let arguments = sent.map { "\($0.name): \(plan.input(of: $0))" }
    return imports + ["/// Performs the action `\(action.name)`."]
      + ["open class \(action.typeName)Interactor: AsyncInteractor<Void> {"]
      + sent.flatMap { plan.declaration(of: $0, "public var") }
      + ["  private let queue: ConnectorQueue", ""]
      + ["  public init(screenlet: BaseScreenlet?, queue: ConnectorQueue) {"]
      + ["    self.queue = queue", "    super.init(screenlet: screenlet)", "  }", ""]
      + ["  override open func run() async throws {"]
      + FittedCall(connector, arguments).lines(after: "let connector = ", indent: 4, width: Self.width)
      + ["    try await queue.run(connector)", "  }", "}"]
  }

  private func connector(_ action: ScreenletPlan.Action) -> [String] {
    var lines = imports + ["/// Sends the request of the action `\(action.name)`."]
    lines += ["open class \(action.typeName)Connector: ServerConnector {"]
    lines += sent.flatMap { plan.declaration(of: $0, "public nonisolated let") } + (sent.isEmpty ? [] : [""])
    let parameters = sent.map { "\($0.name): \($0.optionalType)" }
    lines += FittedCall("public nonisolated init", parameters).declaration(indent: 2, width: Self.width)
    lines += sent.map { "    self.\(plan.input(of: $0)) = \($0.name)" }
    lines += ["    super.init()", "  }", "", "  override open func doRun(session: ConnectorSession) async throws {"]
    return lines + ["    // Call the service here. Throw an error if the call fails.", "  }", "}"]
  }

  // MARK: - Tests

  private var tests: [String] {
    var lines = ["import ScreenletTesting", "import Screenlets", "import Testing"]
    if let module = plan.module { lines += ["", "@testable import \(module)"] }
    lines += ["", "@MainActor", "@Suite struct \(name)ScreenletTests {"]
    lines += ["  private func harness() async throws -> ScreenletHarness {"]
    lines += ["    let themes = try ThemeWorkspace(path: #filePath)"]
    lines += ["    return try await ScreenletHarness(\(name)Screenlet(themes: themes, queue: .signedIn()))", "  }"]
    lines += ["", "  @Test func everyActionIsPerformed() async throws {", "    let harness = try await harness()"]
    if let field = sent.compactMap({ plan.component(of: $0) }).first(where: { $0.kind == .textField }) {
      lines.append("    harness.type(\"Hello\", into: \"\(field.outlet)\")")
    }
    for action in plan.actions {
      lines += [
        "    #expect(harness.press(\"\(action.swiftName)Button\"))", "    #expect(await harness.settle())",
        "    #expect(harness.message == nil)",
      ]
    }
    lines.append("    #expect(harness.screenlet.warnings.isEmpty)")
    return lines + ["  }", "}"]
  }
}

extension ScreenletPlan {
  /// Returns the names that an Interactor handles; for the main action also the default action, which `userAction(name:
  /// nil)` fires.
  func names(of action: Action) -> [String] {
    let isDefault = action.name == mainAction?.name && !actions.contains { $0.name == Self.defaultAction }
    return [action.name] + (isDefault ? [Self.defaultAction] : [])
  }
}
