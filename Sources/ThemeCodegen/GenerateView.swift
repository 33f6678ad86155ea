internal import CodeModel
internal import ShippedThemes
internal import SwiftSources
internal import ThemeDatabase
internal import ThemeProject
package import ThemeSemantics
package import ThemeSource
internal import ThemeSyntax

/// What a user says of a theme whose file does not say it yet.
package struct StatedKind: Sendable {
  package var kind: ThemeKind?
  package var parent: ThemeID?

  package init(kind: ThemeKind? = nil, parent: ThemeID? = nil) {
    self.kind = kind
    self.parent = parent
  }
}

extension LinkedThemes {
  /// The classes that a document asks for, the View class of a theme first; empty where none is needed, with a note, or
  /// where one cannot be made, with errors.
  ///
  /// - Parameters:
  ///   - flavor: the platform of the classes; the configured flavor if `nil`.
  ///   - leavingOutInvalidNames: whether classes are returned without the members whose names are not valid in Swift.
  package func viewClasses(
    of id: ThemeID, stated: StatedKind = StatedKind(), flavor: CodegenFlavor? = nil,
    leavingOutInvalidNames: Bool = false
  ) -> Diagnosed<[ViewClass]> {
    var bound = self.bound(id)
    // A class that themec generated says nothing that its document does not.
    let classes = classes.hiding(generatedClasses(in: bound.value.theme.tree))
    let catalog = implementsScreenlet(of: id) ? ViewModelCatalog.empty : catalog
    bound.value =
      check(
        bound.value.theme, against: catalog, classes: classes, fallback: snapshot.facts.fallbackDescriptors,
        wiring: wiring
      ).value
    let assumed = stated.kind == nil && stated.parent == nil ? assumedParent(of: id) : nil
    if let assumed { bound.diagnostics.append(assumption(that: id, extends: assumed)) }
    let parentID = stated.parent ?? assumed ?? graph.parent(of: id)
    if let kind = stated.kind ?? ((stated.parent ?? assumed) == nil ? nil : .extended) { bound.value.theme.kind = kind }
    let parent = parentID.map { self.bound($0).value }
    var options = codegenOptions(of: id, parent: parentID)
    if let flavor { options.flavor = flavor }
    if let assumed { options.inherited.merge(inheritedClasses(of: assumed)) { known, _ in known } }
    if let superclass = assumedSuperclass(of: id), let name = graph[id].rootClass {
      options.superclasses[name] = superclass
      bound.diagnostics.append(assumption(that: id, hasSuperclass: superclass))
    }
    let made = ThemeCodegen.viewClasses(
      of: bound.value, parent: parent, catalog: catalog, classes: classes, options: options,
      leavingOutInvalidNames: leavingOutInvalidNames)
    return Diagnosed(made.value, bound.diagnostics + made.diagnostics)
  }

  /// The classes of a document as Swift files; empty with errors if they cannot be generated or are not valid Swift.
  package func generateViews(
    of id: ThemeID, template: ViewClassTemplate, stated: StatedKind = StatedKind(), flavor: CodegenFlavor? = nil
  ) throws(TemplateFailure) -> Diagnosed<[GeneratedFile]> {
    let made = viewClasses(of: id, stated: stated, flavor: flavor)
    let rendered = try render(made.value, template)
    return Diagnosed(rendered.value, made.diagnostics + rendered.diagnostics)
  }

  /// Classes as Swift files; those that are not valid Swift are left out with errors.
  package func render(
    _ classes: [ViewClass], _ template: ViewClassTemplate
  ) throws(TemplateFailure) -> Diagnosed<[GeneratedFile]> {
    var diagnostics: [Diagnostic] = []
    var files: [GeneratedFile] = []
    for viewClass in classes {
      let invalid = viewClass.invalidNames
      for name in invalid {
        diagnostics.append(
          Diagnostic(
            .badName, "'\(name.escaped)' cannot be a name in the class '\(viewClass.name.escaped)'", at: nil,
            about: .key(name), help: "use a Swift identifier in the document and in the descriptor"))
      }
      if !invalid.isEmpty { continue }
      let file = try template.render(viewClass)
      if let fault = swiftFault(in: file.text) {
        diagnostics.append(
          Diagnostic(
            .notSwift, "the generated class is not valid Swift: \(fault.message)", at: nil,
            help: "check the template if you use your own"))
      } else {
        files.append(file)
      }
    }
    return Diagnosed(files, diagnostics)
  }

  /// Whether the project implements a theme's Screenlet without a ViewModel. A shipped descriptor then describes another
  /// Screenlet with its name.
  private func implementsScreenlet(of id: ThemeID) -> Bool {
    guard snapshot.project.library == .fallback, let screenlet = graph[id].screenlet else { return false }
    return !hasContract(screenlet) && classes.declaresScreenlet(screenlet)
  }

  private var wiring: Wiring? { configuration.wiring.flatMap { Wiring(rawValue: $0.rawValue) } }

  /// The custom classes of a document whose sources themec generated, unless they were edited since.
  package func generatedClasses(of id: ThemeID) -> Set<String> { generatedClasses(in: bound(id).value.theme.tree) }

  private func generatedClasses(in tree: ElementTree) -> Set<String> {
    Set(tree.all.compactMap { tree.string(.customClass, of: $0) }).filter { name in
      guard let type = classes.code.type(named: name), let span = type.span, let file = sources[span.file] else {
        return false
      }
      return GeneratedOutput.isGenerated(file.bytes)
    }
  }

  private func codegenOptions(of id: ThemeID, parent: ThemeID?) -> CodegenOptions {
    let name = FileName(path: path(of: id))
    var options = CodegenOptions(
      className: name.viewClass, isTheme: graph[id].role == .theme && (isShipped(id) || isScreenletTheme(id)))
    options.apply(configuration)
    options.era = snapshot.era
    options.isLocalized = Path.folder(of: path(of: id)).hasSuffix(".lproj")
    if !isShipped(id) {
      options.superclasses = FrameworkClasses.superclasses
      // The members of a parent in the project are read from its theme, unless the parent is only assumed.
      if graph.parent(of: id) != parent || parent.map(isShipped) != false {
        options.inherited = FrameworkClasses.classes
      }
    }
    options.progressPresenter = progressPresenter(of: id)
    return options
  }

  /// The class that the project declares for the progress of a theme's set, named after it: `Flat7ProgressPresenter`.
  private func progressPresenter(of id: ThemeID) -> String? {
    sets.palette(of: [id]).lazy.map { set in
      sets[set].name.filter { $0.isLetter || $0.isNumber } + "ProgressPresenter"
    }.first { classes.code.type(named: $0)?.isClass == true }
  }
}

extension Snapshot {
  /// The classes of the project's code and of frameworks.
  package var classes: ClassTable { facts.classes }

  /// What generated classes are to be like, for a class of no document yet.
  package func codegenOptions(className: String) -> CodegenOptions {
    var options = CodegenOptions(className: className)
    options.apply(project.configuration)
    options.era = era
    return options
  }
}

extension CodegenOptions {
  /// Takes over the settings of a configuration.
  fileprivate mutating func apply(_ configuration: Configuration) {
    accessLevel =
      switch configuration.generate.accessLevel {
      case .internal: .internal
      case .package: .package
      case .public: .public
      case .open: .open
      }
    flavor = CodegenFlavor(rawValue: configuration.generate.flavor.rawValue) ?? .uikit
    module = configuration.generate.module
    if let localization = configuration.generate.localizedString { self.localization = localization }
    wiring = configuration.wiring.flatMap { Wiring(rawValue: $0.rawValue) }
  }
}
