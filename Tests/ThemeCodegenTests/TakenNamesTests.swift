import CodeModel
import Foundation
import SwiftSources
import TestSupport
import Testing
import ThemeSemantics
import ThemeSource

@testable import ThemeCodegen

/// Names of a new Screenlet that a framework already uses, compared with the frameworks' sources and compiled.
@Suite struct TakenNamesTests {
  private static func texts(in folder: String) throws -> [(path: String, text: String)] {
    let folder = repository.appendingPathComponent(folder)
    return try files(below: folder, endings: [".swift"]).map { path in
      (path, try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8))
    }
  }

  private static func code(in folder: String) throws -> [CodeFile] {
    try texts(in: folder).map { path, text in
      readCode(SourceFile(id: FileID(rawValue: 0), path: path, bytes: Array(text.utf8)))
    }
  }

  /// The run time's sources, read once for all tests.
  private static let runTime = Result { try code(in: "Sources/Screenlets") }

  /// Returns the instance members with an access level of at least `level`.
  private func members(of classes: Set<String>, in files: [CodeFile], from level: AccessLevel) -> Set<String> {
    var result: Set<String> = []
    for type in files.flatMap(\.types) where classes.contains(type.name) {
      result.formUnion(type.properties.filter { !$0.isStatic && $0.access >= level }.map(\.name))
      result.formUnion(type.methods.filter { !$0.isStatic && $0.access >= level }.map(\.baseName))
    }
    return result
  }

  @Test(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
  func `reserved names of inputs are the members of their superclasses`() throws {
    let runTime = try Self.runTime.get()
    let connectors = members(of: ["ServerConnector"], in: runTime, from: .internal)
    let interactors = members(of: ["Interactor", "AsyncInteractor"], in: runTime, from: .internal)
    #expect(connectors.contains("retryPolicy") && interactors.contains("value"))
    #expect(TakenNames.members(of: .terminal) == connectors.union(interactors).union(["queue"]))
    let stubs = members(
      of: [
        "NSObject", "Operation", "ServerConnector", "Interactor", "ServerConnectorInteractor",
        "ServerWriteConnectorInteractor",
      ], in: try Self.code(in: "Tests/ThemeCodegenTests/Stubs"), from: .public)
    #expect(stubs.contains("completionBlock") && stubs.contains("currentConnector"))
    #expect(stubs.subtracting(TakenNames.members(of: .uikit)) == [])
  }

  @Test(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
  func `attributes cannot be named like members of the run time's views`() throws {
    let members = members(of: ["BaseScreenletView"], in: try Self.runTime.get(), from: .public)
    #expect(members.contains("editable") && members.subtracting(TakenNames.viewMembers) == [])
  }

  @Test func `reserved type names are the run time's types with the endings of generated types`() throws {
    let folders = ["Screenlets", "ScreenletHTTP", "ScreenletTesting", "ThemeCompiler"].map { "Sources/\($0)" }
    let declaration =
      #/^(?:@\w+ )*(?:public|open) (?:final |indirect )*(?:class|struct|enum|actor|protocol|typealias) (\w+)/#
      .anchorsMatchLineEndings()
    let types = Set(
      try folders.flatMap { try Self.texts(in: $0) }.flatMap { $0.text.matches(of: declaration).map { String($0.1) } })
    #expect(types.contains("BaseScreenlet") && types.contains("ThemeWorkspace"))
    let endings = ["Screenlet", "ScreenletDelegate", "ScreenletTests", "ViewModel", "Interactor", "Connector", "Demo"]
    let taken = types.filter { type in endings.contains { type != $0 && type.hasSuffix($0) } }
    #expect(taken == TakenNames.types(of: .terminal))
  }

  private func made(
    _ attributes: String, _ flavor: CodegenFlavor
  ) throws -> [GeneratedFile] {
    let plan = try ScreenletPlan(name: "Nam", attributes: attributes, actions: "nam", flavor: flavor)
    let made = try newScreenlet(
      plan, classes: .frameworks, options: CodegenOptions(className: plan.viewClass(theme: "default")),
      template: ViewClassTemplate())
    #expect(made.diagnostics.map(\.message) == [])
    return made.value
  }

  /// All attribute names that are allowed although Connectors and Interactors have such members.
  private func attributes(_ flavor: CodegenFlavor) -> String {
    TakenNames.inputs(of: flavor).sorted().filter { name in
      (try? ScreenletPlan(name: "Nam", attributes: "\(name):String?", actions: "", flavor: flavor)) != nil
    }.map { "\($0):String?" }.joined(separator: ",")
  }

  @Test(.enabled(if: BuiltModules.arePresent, "the run time's modules are elsewhere"))
  func `attributes named like members of Connectors and Interactors compile in the terminal`() throws {
    let attributes = attributes(.terminal) + ",nameInput:String?,viewModel:String?"
    #expect(attributes.contains("name:") && attributes.contains("state:") && attributes.contains("value:"))
    let swift = try made(attributes, .terminal).filter { $0.name.hasSuffix(".swift") }
    #expect(try BuiltModules.typeCheck(swift.map(\.text)) == "")
    let connector = try #require(swift.first { $0.name.hasSuffix("NamConnector.swift") }).text
    #expect(connector.contains("  /// The attribute `name`.\n  public nonisolated let nameInputInput: String?\n"))
    #expect(connector.contains("    self.nameInputInput = name\n"))
    #expect(connector.contains("    self.nameInput = nameInput\n"))
  }

  @Test func `attributes named like members of Connectors and Interactors compile for UIKit`() throws {
    let attributes = attributes(.uikit) + ",nameInput:String?,viewModel:String?"
    #expect(attributes.contains("name:") && attributes.contains("connector:") && attributes.contains("isReady:"))
    let swift = try made(attributes, .uikit).filter { $0.name.hasSuffix(".swift") }
    let texts = swift.map { $0.text.replacing("@objc\n  optional", with: "@objc optional") }
    #expect(try typeCheck(texts, extra: "import UIKit") == "")
  }

  @Test(arguments: [("name:String?", "name"), ("state:Bool?", "state")])
  func `short plans produce code that looks hand-written`(attribute: String, name: String) throws {
    let swift = try made(attribute, .terminal).filter { $0.name.hasSuffix(".swift") }
    #expect(try changedByFormat(swift.map { ($0.name, $0.text) }) == [])
    let interactor = try #require(swift.first { $0.name.hasSuffix("NamInteractor.swift") }).text
    #expect(interactor.contains("    let connector = NamConnector(\(name): \(name)Input)\n"))
    let screenlet = try #require(swift.first { $0.name.hasSuffix("NamScreenlet.swift") }).text
    #expect(screenlet.contains("    interactor.\(name)Input = viewModel?.\(name)\n"))
  }

  // MARK: Rejected names

  private func fault(
    _ name: String, _ attributes: String = "", _ actions: String = "", _ flavor: CodegenFlavor = .terminal
  ) -> String {
    do {
      _ = try ScreenletPlan(name: name, attributes: attributes, actions: actions, flavor: flavor)
      return ""
    } catch {
      return "\(error.message); \(error.help)"
    }
  }

  @Test func `a type name that a framework uses is rejected with the name of the type`() {
    for flavor in [CodegenFlavor.terminal, .uikit] {
      #expect(fault("Base", "", "", flavor).contains("its class would be called 'BaseScreenlet'"))
      #expect(fault("Nam", "", "server", flavor).contains("would be called 'ServerConnector'"))
    }
    #expect(fault("Nam", "", "connector").contains("'ConnectorInteractor', which the module Screenlets has"))
    #expect(fault("Nam", "", "async").contains("'AsyncInteractor'"))
    #expect(fault("Nam", "", "server-write-connector", .uikit).contains("'ServerWriteConnectorInteractor'"))
    #expect(fault("Nam", "", "async,connector", .uikit) == "")
  }

  @Test func `reserved words are reported as such`() {
    #expect(
      fault("Nam", "class:String?") == "'class' is a reserved word of Swift; use another name for the attribute")
    #expect(fault("Nam", "", "class") == "'class' is a reserved word of Swift; use another name for the action")
    #expect(fault("Nam", "", "save,Default").hasPrefix("'default' is a reserved word of Swift"))
    #expect(fault("Self").hasPrefix("'Self' is a reserved word of Swift"))
  }

  @Test func `for a Screenlet name with a reserved ending, a name without it is suggested`() {
    #expect(fault("FooView").hasSuffix("; use 'Foo'"))
    #expect(fault("FooScreenletView").hasSuffix("does not end with 'View'; use 'Foo'"))
    for name in ["View", "Screenlet", "ScreenletView", "MyScreenletList"] {
      #expect(fault(name).hasSuffix("; name what the Screenlet is for, as in 'AddBookmark'"), "\(name)")
    }
  }

  @Test func `types that do not exist in the terminal are rejected`() {
    for type in ["UIImage?", "UIColor?", "[UIView]", "CGColor?", "NSImage?"] {
      #expect(fault("Nam", "d:Data?,cover:\(type)").hasPrefix("the attribute 'cover' has the type '"), "\(type)")
      #expect(fault("Nam", "cover:\(type)", "", .uikit) == "")
    }
    #expect(fault("Nam", "when:Date?,d:Data?,n:NSNumber?,p:URL?,c:Comment?") == "")
  }

  @Test func `a date has no view in the terminal and a date picker in an app`() throws {
    for (flavor, hasPicker) in [(CodegenFlavor.terminal, false), (.uikit, true)] {
      let plan = try ScreenletPlan(name: "Nam", attributes: "when:Date?", actions: "nam", flavor: flavor)
      #expect(plan.unpresented.isEmpty == hasPicker)
      let files = try made("when:Date?", flavor)
      let theme = try #require(files.first { $0.name.hasPrefix("Themes/") }).text
      #expect(theme.contains("<datePicker") == hasPicker)
      let descriptor = try #require(files.first { $0.name.hasPrefix("Schemas/") }).text
      #expect(descriptor.contains("presents outlet=\"whenDatePicker\"") == hasPicker)
      #expect(descriptor.contains("presentation=\"code\"") != hasPicker)
    }
  }
}
