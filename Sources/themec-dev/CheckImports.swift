import ArgumentParser
import Foundation

/// `themec-dev check-imports`: checks the imports of the sources against the dependencies of the package.
///
/// Unlike the compiler, it rejects imports of transitive dependencies.
struct CheckImports: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Compare imports with the dependencies of targets")

  @OptionGroup var options: RepositoryOptions

  @Option(help: "Output of `swift package describe --type json`")
  var description: String

  private struct Description: Decodable {
    struct Target: Decodable {
      var name: String
      var path: String
      var type: String
      var sources: [String]?
      var target_dependencies: [String]?
      var product_dependencies: [String]?
    }
    var targets: [Target]
  }

  /// Modules of the toolchain and the system, which are not declared as dependencies.
  private static let toolchain: Set<String> = [
    "Swift", "Foundation", "Glibc", "Darwin", "Musl", "Synchronization", "Testing", "XCTest", "Dispatch",
    "FoundationXML", "FoundationNetworking",
    "FoundationEssentials",
  ]
  /// Targets that may use Foundation: those outside the pipeline from bytes to cells.
  private static let mayUseFoundation: Set<String> = [
    "themec-dev", "ThemeCodegen", "SwiftSources", "TestSupport", "Screenlets", "ScreenletHTTP",
    "ScreenletTesting", "PreviewServer",
  ]
  /// Later stages that a target must not depend on.
  private static let mustNotReach = ["ThemeSemantics": ["ThemeLayout"], "ThemeLayout": ["ThemeRendering"]]

  func run() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: description))
    let package = try JSONDecoder().decode(Description.self, from: data)
    var faults: [String] = []
    let names = Set(package.targets.map(\.name))
    for target in package.targets where target.type != "system-target" && target.type != "plugin" {
      faults += try check(target, isTest: target.path.hasPrefix("Tests/"), names)
    }
    for (target, forbidden) in Self.mustNotReach.sorted(by: { $0.key < $1.key }) {
      let reached = reachable(from: target, in: package)
      faults += forbidden.filter(reached.contains).map {
        "Package.swift: \(target) reaches \($0): no stage calls one above it"
      }
    }
    faults += try checkOrder(of: package)
    for fault in faults { print(fault) }
    if !faults.isEmpty { throw ExitCode.failure }
    print("imports agree with the package in \(package.targets.count) targets")
  }

  /// Checks that the table in CONTRIBUTING.md lists every target after those that it depends on.
  private func checkOrder(of package: Description) throws -> [String] {
    let text = try String(
      contentsOf: URL(fileURLWithPath: options.root).appendingPathComponent("CONTRIBUTING.md"), encoding: .utf8)
    let rows = text.matches(of: #/\n\| `([A-Za-z-]+)` \| /#).map { String($0.1) }
    let targets = package.targets.filter {
      !$0.path.hasPrefix("Tests/") && $0.type != "system-target" && $0.type != "plugin"
    }
    var faults: [String] = []
    for target in targets {
      guard let row = rows.firstIndex(of: target.name) else {
        faults.append("CONTRIBUTING.md: the table of targets lacks \(target.name)")
        continue
      }
      for dependency in target.target_dependencies ?? [] {
        guard let other = rows.firstIndex(of: dependency), other > row else { continue }
        faults.append("CONTRIBUTING.md: \(target.name) depends on \(dependency), which the table lists after it")
      }
    }
    return faults
  }

  /// The targets that a target depends on, directly or through others.
  private func reachable(from name: String, in package: Description) -> Set<String> {
    var reached: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      let target = package.targets.first { $0.name == next }
      for dependency in target?.target_dependencies ?? [] where reached.insert(dependency).inserted {
        open.append(dependency)
      }
    }
    return reached
  }

  private func check(_ target: Description.Target, isTest: Bool, _ names: Set<String>) throws -> [String] {
    let declared = Set((target.target_dependencies ?? []) + (target.product_dependencies ?? []))
    var used: Set<String> = []
    var faults: [String] = []
    for path in (target.sources ?? []).map({ target.path + "/" + $0 }) {
      let text = try String(
        contentsOf: URL(fileURLWithPath: options.root).appendingPathComponent(path), encoding: .utf8)
      // Imports in strings belong to generated code.
      var isInString = false
      // The package is described with its default traits.
      var isOff = false
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if line.matches(of: #/"{3}/#).count % 2 == 1 { isInString.toggle() }
        if line == "#if Fuzzing" { isOff = true } else if line == "#endif" { isOff = false }
        guard !isInString, !isOff, let module = importedModule(line) else { continue }
        used.insert(module)
        if Self.toolchain.contains(module) {
          if module == "Foundation", !isTest, !Self.mayUseFoundation.contains(target.name) {
            faults.append("\(path):\(number + 1): \(target.name) does not use Foundation")
          }
        } else if !declared.contains(module), !isTest || names.contains(module) {
          faults.append("\(path):\(number + 1): \(target.name) imports \(module) without depending on it")
        }
      }
    }
    if !isTest {
      faults += declared.subtracting(used).sorted().map {
        "Package.swift: \(target.name) depends on \($0) without importing it"
      }
    }
    return faults
  }

  /// The module of an import declaration with any access level and attributes.
  private func importedModule(_ line: Substring) -> String? {
    let words = line.split(separator: " ").filter { !$0.hasPrefix("@") }
    let levels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    var rest = words[...]
    if let first = rest.first, levels.contains(first) { rest.removeFirst() }
    guard rest.first == "import", rest.count >= 2 else { return nil }
    rest.removeFirst()
    if let kind = rest.first, ["struct", "class", "enum", "func", "protocol", "let", "var"].contains(kind) {
      rest.removeFirst()
    }
    let module = String(rest.first?.prefix { $0 != "." } ?? "")
    return !module.isEmpty && module.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? module : nil
  }
}
