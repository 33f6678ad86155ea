internal import CodeModel
internal import LintRules
internal import ThemeDatabase
internal import ThemeLayout
package import ThemeProject
internal import ThemeSemantics
package import ThemeSource
internal import ThemeSyntax

/// The settings of a run, with the conditions in which it checks layouts.
struct LintOptions: Sendable {
  let settings: LintSettings
  private let configuration: Configuration
  /// The rules of all files; `nil` if some have settings of their own.
  private let commonRules: RuleSelection?

  init(_ settings: LintSettings, _ configuration: Configuration) {
    self.settings = settings
    self.configuration = configuration
    commonRules = settings.paths.isEmpty ? settings.rules(of: "") : nil
  }

  /// The conditions other than the recorded size in which an app shows layouts.
  func conditions(in app: AppScreens?) -> [LayoutCondition] { configuration.layoutConditions(in: app) }

  /// The rules that run on a file.
  func rules(of path: String) -> RuleSelection { commonRules ?? settings.rules(of: path) }
}

extension LinkedThemes {
  /// All diagnostics of the selected files: those of the stages and those of the rules, without those that the themes
  /// suppress.
  ///
  /// In output order, each once. Diagnostics of files that do not belong to the project (a parent elsewhere on the theme
  /// path) are moved to the selected file, with their origin as a related place. Errors of reading the files that a selected file
  /// depends on are included.
  func lint(_ options: LintOptions) -> [Diagnostic] {
    let descendants = descendants
    let ofThemes = selection.map { lint($0, descendants: descendants[$0] ?? [], options) }
    let ofSelection = attributed(ofThemes) { lint($0, descendants: descendants[$0] ?? [], options) }
    let setFiles = Set(snapshot.facts.ownSetFiles)
    let found = (fileDiagnostics() + ofSelection.joined(atSets: setFiles, codes: codesOfLooks)).sorted(
      by: Diagnostic.inOutputOrder)
    return unique(
      applyingSuppressions(to: found) { diagnostics, suppressions, file in
        suppress(diagnostics, by: suppressions) { options.settings.isOn($0, path: file.path) }
      })
  }

  /// Diagnostics of the stages and the rules for one theme.
  private func lint(_ id: ThemeID, descendants: [ThemeID], _ options: LintOptions) -> ThemeDiagnostics {
    var layouts: LintLayouts?
    var result = stageDiagnostics(of: id) { theme in
      let made = readableLayouts(of: theme, id, in: options.conditions(in: appScreens(of: id)))
      layouts = made
      return made.diagnostics
    }
    guard let layouts, let document = document(id), let file = sources[document.file] else { return result }
    // A file with another Screenlet's name lacks everything that its theme inherits.
    if let name = names[id], name.expected != nil, name.linked == nil { return result }
    let theme = bound(id).value
    let settings = options.settings
    var input = LintInput(
      document: document, file: file, theme: theme, layouts: layouts.recorded,
      descendants: descendants.compactMap { self.document($0) }, sets: theme.theme.palette.map { sets[$0] },
      home: sets.set(of: id).map { sets.lineage(of: $0).map { sets[$0] } } ?? []
    ) { code, name in
      settings.option(name, of: code, path: document.path)
    }
    input.variants = layouts.variants
    input.isDetermined =
      !document.hasErrors
      && !layouts.diagnostics.contains {
        $0.code == DiagnosticDescriptor.ambiguous.code || $0.code == DiagnosticDescriptor.unsatisfiable.code
      }
    input.isMisnamed = names[id]?.expected != nil
    input.isScreenletTheme = { isScreenletTheme(id) }
    input.ignoresIdentifiers = { snapshot.commonWiring == .explicit }
    addCode(to: &input)
    input.followsDarkAppearance = {
      appScreens(of: id)?.followsDarkAppearance == true
        && !snapshot.facts.classes.code.mentions("overrideUserInterfaceStyle")
    }
    input.deploymentTarget = { snapshot.targets?.deploymentTarget(of: document.path) }
    input.storyboards = { snapshot.storyboards(named: $0) }
    input.storyboardNames = { snapshot.storyboardNames(for: document.path) }
    input.assets = { snapshot.assetNames(of: document.path) }
    input.assetFault = { snapshot.assetFault(of: $0) }
    input.fonts = { snapshot.fontNames }
    input.unlistedFonts = { snapshot.unlistedFonts(for: document.path) }
    input.catalogColors = { snapshot.catalogColors }
    input.elementClasses = settings.classes.map {
      ElementClasses(element: $0.element, required: $0.required, forbidden: $0.forbidden)
    }
    input.lineage = { snapshot.facts.classes.lineage(of: $0) }
    input.translations = { untranslated(theme.theme, of: document) }
    let ofRules = LintRules.lint(input, options.rules(of: document.path))
    result.add(
      ofRules: located(ofRules, in: id), codesOfLooks: codesOfLooks, theme: theme.theme, file: document.file)
    return result
  }

  /// Sets the facts that the project's code decides.
  private func addCode(to input: inout LintInput) {
    input.declaresClass = {
      let classes = snapshot.facts.classes
      return classes.hasCode ? classes.declares($0) : nil
    }
    input.mayAdd = { snapshot.facts.classes.mayAdd($0, to: $1) }
    input.enablesTouches = {
      let (classes, code) = (snapshot.facts.classes, snapshot.facts.classes.code)
      let words = ["isUserInteractionEnabled", "userInteractionEnabled", "setUserInteractionEnabled"]
      return !classes.hasCode || words.contains { code.mentions($0) || code.isInObjectiveC($0) }
    }
    input.keepsLook = { snapshot.facts.classes.keepsLook(ofOutlet: $0, of: $1) }
    input.isUnusedOutlet = { snapshot.facts.classes.isUnusedOutlet($0, of: $1) }
    let theme = input.theme.theme
    let viewClass = theme.rootViews.first.flatMap { theme.tree.string(.customClass, of: $0) }
    input.firesAllControls = {
      let wiring = snapshot.commonWiring ?? viewClass.flatMap { snapshot.facts.classes.wiring(ofViewClass: $0) }
      return wiring == .allControls
    }
    input.addsTargets = {
      let classes = snapshot.facts.classes
      // A class that is no View class is reported itself.
      guard let viewClass, classes.lineage(of: viewClass).contains("BaseScreenletView") else { return nil }
      return classes.addsTargets(inCodeOf: viewClass)
    }
  }

  /// The layouts of the roots that can be judged: of themes without incomplete parts, and of roots without unreadable values, which
  /// are already reported.
  ///
  /// - Parameter conditions: the conditions in which screens are laid out besides the recorded size.
  private func readableLayouts(of theme: BoundTheme, _ id: ThemeID, in conditions: [LayoutCondition]) -> LintLayouts {
    guard theme.theme.isWhole else { return LintLayouts() }
    let tree = theme.theme.tree
    // Unreadable values were reported as errors of their file, or of the inheritance that combined several files.
    let layers = graph.layers(of: id)
    let files = layers.compactMap { document($0) } + sets.palette(of: layers).map { sets[$0].document }
    let canBeUnreadable = files.count > 1 || files.contains(where: \.hasErrors)
    let unreadable = canBeUnreadable ? tree.unreadableForLayout : []
    let languages = conditions.isEmpty ? [] : document(id).map { longerTexts(of: theme.theme, $0) } ?? []
    return LintLayouts(of: theme, in: conditions, languages, limits) { root in
      !unreadable.contains { tree.isInside($0, root) }
    }
  }

  /// For each set that a theme of a family sees, the resources that such themes name; and the sets of which a theme was
  /// not read to its end, so that what it names is not known.
  func resourceUse(of family: FileFamily) -> (used: [ThemeSetID: Set<ResourceName>], lost: Set<ThemeSetID>) {
    var result: [ThemeSetID: Set<ResourceName>] = [:]
    var lost: Set<ThemeSetID> = []
    if sets.all.isEmpty { return (result, lost) }
    for id in graph.all where FileFamily(named: graph[id].subject) == family {
      let layers = graph.layers(of: id)
      let palette = sets.palette(of: layers)
      if palette.isEmpty { continue }
      var names = Set(layers.flatMap { documents[$0.index].tree.resourceUses.map(\.resource) })
      for set in palette { names.formUnion(sets[set].document.tree.resourceUses.map(\.resource)) }
      for set in palette { result[set, default: []].formUnion(names) }
      let isWhole =
        layers.allSatisfy { documents[$0.index].isReadWhole } && palette.allSatisfy { sets[$0].document.isReadWhole }
      if !isWhole { lost.formUnion(palette) }
    }
    return (result, lost)
  }

  /// For each theme those that inherit from it, directly or not, and those that adjust it; also those of its Screenlet
  /// that were not read to their end, and may inherit from anything.
  private var descendants: [ThemeID: [ThemeID]] {
    var result: [ThemeID: [ThemeID]] = [:]
    if documents.count < 2 { return result }
    let lost = Dictionary(grouping: graph.all.filter { !documents[$0.index].isReadWhole }) { graph[$0].subject }
    for id in graph.all where !lost.isEmpty {
      for other in lost[graph[id].subject] ?? [] where other != id { result[id, default: []].append(other) }
    }
    for id in graph.all {
      for ancestor in Set(graph.chain(of: id) + graph.layers(of: id)) where ancestor != id {
        result[ancestor, default: []].append(id)
      }
    }
    return result
  }
}

func defaults(of code: Diagnostic.Code, isOn: Bool) -> RuleDefaults {
  RuleDefaults(isOn: isOn, concernsApps: rulesOfEveryView.contains(code))
}

private let offByDefault = Set(lintCatalog.filter { !$0.isOnByDefault }.map(\.code))

extension LintSettings {
  /// A diagnostic at its configured severity; nil if it is not reported.
  package func applied(to diagnostic: Diagnostic, path: String) -> Diagnostic? {
    applied(to: diagnostic, defaults(of: diagnostic.code, isOn: !offByDefault.contains(diagnostic.code)), path: path)
  }

  func rules(of path: String) -> RuleSelection {
    RuleSelection { isOn($0, defaults(of: $0, isOn: $1), path: path) }
  }

  /// Whether diagnostics of a code are reported for a file.
  package func isOn(_ code: Diagnostic.Code, path: String) -> Bool {
    isOn(code, defaults(of: code, isOn: !offByDefault.contains(code)), path: path)
  }
}

extension LintSettings.Profile {
  /// Whether a rule is on in the profile.
  package func includes(_ descriptor: DiagnosticDescriptor) -> Bool {
    includes(descriptor.code, defaults(of: descriptor.code, isOn: descriptor.isOnByDefault))
  }
}
