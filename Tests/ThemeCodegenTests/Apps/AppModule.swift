import ThemeSemantics
import ThemeSource
import ThemeSyntax

@testable import ThemeCodegen

/// The custom classes in an app's documents, by module.
struct AppModules {
  /// One use of a class by an object.
  private struct Use {
    var className: String
    /// The class of the object without its custom class.
    var base: String
    var module: String?
    /// Whether the document leaves the module to its target.
    var isOfTarget: Bool
  }

  private var uses: [Use] = []
  private let classes: ClassTable

  init(_ classes: ClassTable = .frameworks) { self.classes = classes }

  mutating func add(_ tree: ElementTree) {
    for node in tree.all {
      guard let name = tree.string(.customClass, of: node), SwiftNames.isTypeName(name), !classes.isPlatformClass(name)
      else { continue }
      let kind = tree.kind(of: node)
      uses.append(
        Use(
          className: name, base: kind == .placeholder ? "NSObject" : kind.className ?? "NSObject",
          module: tree.string(.customModule, of: node),
          isOfTarget: tree.has(.customModuleProvider, "target", of: node)))
    }
  }

  /// Returns the classes that are visible in a module without an import, except those in `declared`.
  func classes(in module: String?, besides declared: Set<String>) -> String {
    source(
      uses.filter {
        ($0.isOfTarget || $0.module == nil || $0.module == module) && !declared.contains($0.className)
      })
  }

  /// The other modules that documents take classes from, with those classes.
  var foreign: [(name: String, source: String)] {
    let names = Set(uses.filter { !$0.isOfTarget }.compactMap(\.module)).filter(SwiftNames.isTypeName)
    return names.sorted().map { name in (name, source(uses.filter { $0.module == name })) }
  }

  /// Declares each class once. Its superclass is the common class of its objects.
  private func source(_ uses: [Use]) -> String {
    var bases: [String: String] = [:]
    for use in uses {
      let known = bases[use.className]
      bases[use.className] = known.map { common($0, use.base) } ?? use.base
    }
    let imports = StubCompiler.modules.filter { $0 != "XCTest" && $0 != "LiferayScreens" }.map { "import \($0)\n" }
      .joined()
    return imports
      + bases.sorted { $0.key < $1.key }.map { name, base in
        base == "UIHostingController"
          ? "open class \(name): UIHostingController<AnyView> {}\n" : "@objc open class \(name): \(base) {}\n"
      }.joined()
  }

  /// Returns the common class of two objects. Placeholders are ignored.
  private func common(_ one: String, _ other: String) -> String {
    if one == "NSObject" { return other }
    if other == "NSObject" { return one }
    let others = Set(classes.lineage(of: other))
    return classes.lineage(of: one).first(where: others.contains) ?? "NSObject"
  }
}

/// A generated class of an app, in its document's module.
struct AppClass {
  var document: String
  var kind: String
  var name: String
  var module: String?
  var text: String
}

extension [AppClass] {
  /// The classes by module, in groups without duplicate names. Documents for variants use the same name.
  var compiledTogether: [(module: String?, classes: [AppClass])] {
    var counts: [String: Int] = [:]
    var groups: [String: [AppClass]] = [:]
    for made in self {
      let module = made.module ?? ""
      counts["\(module).\(made.name)", default: 0] += 1
      let round = counts["\(module).\(made.name)", default: 0]
      groups["\(round) \(module)", default: []].append(made)
    }
    return groups.sorted { $0.key < $1.key }.map { ($0.value.first?.module, $0.value) }
  }
}
