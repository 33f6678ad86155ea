package import CodeModel
package import ThemeSource

/// Checks the names by which a project's code loads documents and resources. Names that are computed, or constants
/// without a known value, are not reported.
///
/// - Parameters:
///   - uses: the uses in sources that find the same documents and resources.
///   - made: what all sources register and make.
package func checkNames(
  _ uses: [NameUse], _ made: NamesOfCode, _ known: LoadableNames, _ classes: ClassTable
) -> [Diagnostic] {
  var check = NameCheck(made, known, classes)
  for use in uses { check.check(use) }
  return check.diagnostics
}

/// The names that code itself makes, so that no document needs to have them.
package struct NamesOfCode: Sendable {
  fileprivate let cells: RegisteredNames
  /// The identifiers of segues.
  fileprivate let segues: Set<String>
  /// Whether code loads storyboards that are not known.
  fileprivate let hasUnknownStoryboards: Bool
  /// The XIBs that code loads; `nil` if it may load others.
  fileprivate let nibs: Set<String>?

  /// - Parameter uses: the uses in all sources.
  package init(_ uses: [NameUse], _ classes: ClassTable) {
    cells = RegisteredNames(uses, classes)
    segues = Set(uses.filter { $0.kind == .madeSegue }.compactMap { NameValue(of: $0, classes).text })
    let nibs = uses.filter { $0.kind == .nib }.map { NameValue(of: $0, classes).text }
    self.nibs = nibs.contains(nil) || !cells.isComplete ? nil : Set(nibs.compactMap { $0 })
    hasUnknownStoryboards = uses.contains { $0.kind == .storyboard && NameValue(of: $0, classes).text == nil }
  }
}

private struct NameCheck {
  private(set) var diagnostics: [Diagnostic] = []
  private let made: NamesOfCode
  private let known: LoadableNames
  private let classes: ClassTable
  /// The identifiers that code registers, with those of the documents.
  private let cells: Set<String>
  /// The scenes of the classes that were requested.
  private var scenes: [String: [SceneNames]] = [:]

  init(_ made: NamesOfCode, _ known: LoadableNames, _ classes: ClassTable) {
    self.made = made
    self.known = known
    self.classes = classes
    // A helper may register the cell of any XIB with its own identifier.
    cells = known.cells.union(made.cells.names)
      .union(made.cells.isComplete && !made.cells.describesClasses ? [] : Array(known.nibCells.values.joined()))
  }

  mutating func check(_ use: NameUse) {
    guard let name = NameValue(of: use, classes).text, !name.isEmpty else { return }
    if let callee = use.callee, isHidden(callee, at: use) { return }
    switch use.kind {
    case .nib: checkNib(name, use)
    case .storyboard: checkStoryboard(name, use)
    case .controller: checkController(name, use)
    case .segue, .comparedSegue: if !made.segues.contains(name), !mayInherit(use) { checkSegue(name, use) }
    case .madeSegue: break
    case .cell: if !mayInherit(use) { checkCell(name, use) }
    case .registeredCell: checkRegistration(name, use)
    case .registeredClass: checkRegisteredClass(name, use)
    case .image:
      // A bundle inside of the app is not known.
      if [".bundle/", ".framework/"].contains(where: name.contains) { return }
      if known.assets.images.isEmpty || known.assets.hasImage(name) { return }
      report(
        .unknownImageName, "unknown image '\(name.escaped)': no asset catalog and no image file of the project has it",
        use,
        name, among: known.assets.images.union(known.assets.imageFiles), "add the image, or use another one")
    case .color:
      if known.assets.colors.isEmpty || known.assets.hasColor(name) { return }
      report(
        .unknownColorName, "unknown color '\(name.escaped)': no asset catalog of the project has it", use, name,
        among: known.assets.colors, "add the color, or use another one")
    case .font:
      // Fonts may come with packages, so that only a misspelling is certain.
      // UIKit also takes the name of a family.
      let family = name.filter { $0 != " " }
      if let unlisted = known.unlistedFonts[name] {
        diagnostics.append(
          Diagnostic(
            .unlistedFontName, "UIKit does not find the font '\(name.escaped)': the app does not load its file",
            at: use.span, about: .key(name), help: unlisted.help))
      }
      guard !known.fonts.contains(name),
        !known.fonts.contains(where: { $0.split(separator: "-").first ?? "" == family }),
        let meant = onlyMatch(to: name, in: known.fonts.sorted(), within: 1),
        // Faces of one family may have numbers.
        meant.filter({ !$0.isNumber }) != name.filter({ !$0.isNumber })
      else {
        return
      }
      report(
        .unknownFontName, "unknown font '\(name.escaped)': neither iOS nor the project has it", use, name,
        among: [meant], "")
    }
  }

  /// Whether the code has a declaration with the name of a framework's, which may be meant.
  private func isHidden(_ callee: NameUse.Callee, at use: NameUse) -> Bool {
    switch callee {
    case .initializer(let type, let label):
      // A type of the top level or of the enclosing types hides it.
      let scopes = use.type.map { own in [own] + (classes.codeLineage(of: own)?.types.map(\.name) ?? []) } ?? []
      return label == nil && classes.code.addsInitializer(toType: type)
        || classes.code.owners(ofType: type).contains { owner in
          owner.isEmpty || scopes.contains { $0 == owner || $0.hasPrefix(owner + ".") }
        }
    case .method(let name, let label):
      // A view controller inherits UIKit's method.
      if let own = use.ownClass, classes.lineage(of: own).contains("UIViewController") { return false }
      return classes.code.declaresFunction(name, labeled: label)
    }
  }

  /// Whether code that is not read may register cells or make segues for the class of a use: that of its superclass.
  private func mayInherit(_ use: NameUse) -> Bool {
    use.type.flatMap { classes.codeLineage(of: $0) }.map { !$0.isComplete } == true
  }

  private mutating func checkNib(_ name: String, _ use: NameUse) {
    if known.nibs.contains(name) || known.onDisk().contains(name) || isUnbuilt(.unknownNib, name, use) { return }
    report(
      .unknownNib, "the project has no XIB '\(name.escaped)'", use, name, among: known.nibs,
      "name an existing XIB, or create '\(name.escaped).xib'")
  }

  private mutating func checkStoryboard(_ name: String, _ use: NameUse) {
    if known.controllers[name] != nil || known.onDisk().contains(name) || isUnbuilt(.unknownStoryboardName, name, use) {
      return
    }
    report(
      .unknownStoryboardName, "the project has no storyboard '\(name.escaped)'", use, name,
      among: Set(known.controllers.keys),
      "name an existing storyboard, or create '\(name.escaped).storyboard'")
  }

  /// Reports a document that exists, but not in the app. Returns false for other names.
  private mutating func isUnbuilt(_ descriptor: DiagnosticDescriptor, _ name: String, _ use: NameUse) -> Bool {
    guard known.unbuilt.contains(name) else { return false }
    report(
      descriptor, "no target builds the document '\(name.escaped)', so the app does not have it", use, name, among: [],
      "add the document to the target of this source")
    return true
  }

  private mutating func checkController(_ name: String, _ use: NameUse) {
    if known.controllers.isEmpty { return }
    let storyboard = use.container.flatMap { NameValue(of: $0, at: use, classes).text }
    let storyboards = storyboard.map { [$0] } ?? Set(ownScenes(use).flatMap(\.storyboards)).sorted()
    let owned = storyboards.compactMap { known.controllers[$0] }
    if !owned.isEmpty {
      let own: Set<String> = owned.reduce(into: []) { $0.formUnion($1) }
      if own.contains(name) { return }
      let others = known.controllers.filter { $0.value.contains(name) }.keys.sorted()
      let names = storyboards.map { "'\($0.escaped)'" }.joined(separator: " or ")
      report(
        .unknownController, "no scene of the storyboard \(names) has the identifier '\(name.escaped)'", use, name,
        among: own, others.first.map { "load it from '\($0.escaped)', which has it" } ?? Self.controllerHelp)
    } else if storyboard == nil {
      let all: Set<String> = known.controllers.values.reduce(into: []) { $0.formUnion($1) }
      if all.contains(name) || made.hasUnknownStoryboards && !isMisspelled(name, among: all) { return }
      report(
        .unknownController, "no scene of the project's storyboards has the identifier '\(name.escaped)'", use, name,
        among: all, Self.controllerHelp)
    }
  }

  /// The scenes of the class that refers to its own one.
  private mutating func ownScenes(_ use: NameUse) -> [SceneNames] {
    guard let type = use.ownClass else { return [] }
    if let known = scenes[type] { return known }
    let found = scenes(of: type)
    scenes[type] = found
    return found
  }

  private func scenes(of type: String) -> [SceneNames] {
    // An override of `storyboard` may return another one.
    let types = classes.codeLineage(of: type)?.types ?? []
    if types.contains(where: { $0.properties.contains { $0.property.name == "storyboard" } }) { return [] }
    return known.scenes.filter { classes.lineage(of: $0.key).contains(type) }.sorted { $0.key < $1.key }.map(\.value)
  }

  private static let controllerHelp = "set the storyboard ID of a scene, or use that of another one"

  private mutating func checkSegue(_ name: String, _ use: NameUse) {
    if known.controllers.isEmpty { return }
    if known.segues.contains(name) { return checkOwnSegue(name, use) }
    report(
      .unknownSegueName, severity: use.kind == .comparedSegue ? .warning : nil,
      "no segue of the project's storyboards has the identifier '\(name.escaped)'", use, name, among: known.segues,
      "set the identifier of a segue, or use that of another one")
  }

  /// Checks that a scene of the class that performs a segue has it: another scene's segue does not help.
  private mutating func checkOwnSegue(_ name: String, _ use: NameUse) {
    let scenes = ownScenes(use)
    guard let type = use.ownClass, !scenes.isEmpty, !scenes.contains(where: { $0.segues.contains(name) }) else {
      return
    }
    report(
      .unknownSegueName, "no segue of the scene of '\(type.escaped)' has the identifier '\(name.escaped)'", use, name,
      among: scenes.reduce(into: []) { $0.formUnion($1.segues) },
      "set the identifier of a segue of this scene, or use that of another one")
  }

  private mutating func checkCell(_ name: String, _ use: NameUse) {
    if cells.contains(name) { return checkOwnCell(name, use) }
    // A helper may register any identifier, or that of any class.
    if !made.cells.isComplete || use.isOptional, !isMisspelled(name, among: cells) || classes.code.hasName(name) {
      return
    }
    if made.cells.describesClasses, classes.code.hasName(name) { return }
    report(
      .unknownCell, "the cell '\(name.escaped)' is not registered, and no document has its identifier", use, name,
      among: cells, "register it, or set the identifier of a prototype")
  }

  /// Checks that a prototype is in a list of the class that asks its own list for it: those of other scenes do not help.
  private mutating func checkOwnCell(_ name: String, _ use: NameUse) {
    let scenes = ownScenes(use).filter { !$0.cells.isEmpty }
    guard let type = use.ownClass, !scenes.isEmpty, !scenes.contains(where: { $0.cells.contains(name) }),
      !made.cells.names.contains(name), made.cells.isComplete,
      !(made.cells.describesClasses && classes.code.hasName(name))
    else { return }
    report(
      .unknownCell, "the prototype '\(name.escaped)' is in another scene than that of '\(type.escaped)'", use, name,
      among: scenes.reduce(into: []) { $0.formUnion($1.cells) },
      "add it to this scene, or register the cell")
  }

  /// Whether a name differs in a letter or two from a known one, so that it is certainly not that of something else.
  private func isMisspelled(_ name: String, among names: Set<String>) -> Bool {
    guard let meant = onlyMatch(to: name, in: names.sorted(), within: 2) else { return false }
    // `row2` and `rows` are other names than `row`, and `cellB` than `cellA`.
    let (short, long) = name.utf8.count < meant.utf8.count ? (name, meant) : (meant, name)
    if short.utf8.count == long.utf8.count {
      return short.lowercased() == long.lowercased() || short.utf8.sorted() == long.utf8.sorted()
    }
    return !long.hasPrefix(short) || !long.dropFirst(short.count).allSatisfy { $0.isNumber || $0 == "s" }
  }

  private mutating func checkRegistration(_ name: String, _ use: NameUse) {
    guard let nib = use.container.flatMap({ NameValue(of: $0, at: use, classes).text }),
      let own = known.nibCells[nib], own.count == 1, own[0] != name
    else { return }
    report(
      .wrongCellIdentifier,
      "the cell in '\(nib.escaped)' has the identifier '\(own[0].escaped)', but is registered for '\(name.escaped)'",
      use,
      name, among: [], "use the same identifier for both, or remove it from the document")
  }

  private mutating func checkRegisteredClass(_ name: String, _ use: NameUse) {
    guard known.cellsWithOutlets.contains(name), let loaded = made.nibs, !loaded.contains(name) else { return }
    report(
      .registeredClass, "\(name.escaped) is registered by its class, so that '\(name.escaped).xib' is not loaded", use,
      name,
      among: [], "register UINib(nibName: \"\(name.escaped)\", bundle: nil)")
  }

  private mutating func report(
    _ descriptor: DiagnosticDescriptor, severity: Diagnostic.Severity? = nil, _ message: String, _ use: NameUse,
    _ name: String, among names: Set<String>, _ help: String
  ) {
    let meant =
      withoutEnding(name).flatMap { names.contains($0) ? $0 : nil } ?? closestMatch(to: name, in: names.sorted())
      ?? longerName(than: name, in: names)
    diagnostics.append(
      Diagnostic(
        descriptor, severity: severity, message, at: use.span, about: .key(name),
        help: meant.map { "did you mean '\($0.escaped)'?" } ?? help, fixes: correction(of: name, to: meant, use)))
  }

  /// A name without the extension of a document, which code omits; `nil` if it has none.
  private func withoutEnding(_ name: String) -> String? {
    [".storyboard", ".xib", ".nib"].first(where: name.hasSuffix).map { String(name.dropLast($0.count)) }
  }

  /// The only name that has another one as its last part, such as `Icons/star`.
  private func longerName(than name: String, in names: Set<String>) -> String? {
    let longer = names.filter { $0.hasSuffix("/" + name) }
    return longer.count == 1 ? longer.first : nil
  }

  /// The fix of a misspelled literal. A constant may have other uses.
  private func correction(of name: String, to meant: String?, _ use: NameUse) -> [Fix] {
    guard use.name == .literal(name), let meant, !meant.contains(where: { "\"\\".contains($0) }) else { return [] }
    // The literal is in quotes, in Objective-C after an at sign.
    let range = use.span.range
    let start = Int(range.end) - 1 - name.utf8.count
    guard start > Int(range.start), start <= Int(range.start) + 2 else { return [] }
    return Fix.correcting(
      name, to: meant, at: SourceSpan(file: use.span.file, range: SourceRange(start..<(Int(range.end) - 1))))
  }
}
