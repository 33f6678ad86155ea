internal import CodeModel
internal import ThemeEditing
package import ThemeProject
internal import ThemeSemantics
package import ThemeSource
internal import ThemeSyntax

extension AppTargets {
  /// The diagnostics about the Xcode projects.
  package var diagnostics: [Diagnostic] { projects.flatMap(\.diagnostics) + faults.map(\.diagnostic) }
}

extension AppTargets.Fault {
  fileprivate var diagnostic: Diagnostic {
    Diagnostic(
      .unreadableProject, "this project file cannot be read: \(message.escaped)", at: span, about: .key(path),
      help: "restore it from version control; the targets in its folder are unknown until then")
  }
}

extension XcodeProject {
  fileprivate var diagnostics: [Diagnostic] {
    if let fault {
      return [
        Diagnostic(
          .unreadableProject, severity: hasConflict ? .error : nil,
          "this Xcode project cannot be read: \(fault.message)", at: fault.span,
          help: hasConflict
            ? "keep one side and remove the lines with '<<<<<<<', '=======' and '>>>>>>>'"
            : "open it in Xcode, or restore it from version control; targets and modules are unknown until then")
      ]
    }
    let missing = missing.map { file in
      Diagnostic(
        .missingFile, "the file '\(Path.shortened(file.path).escaped)' does not exist", at: file.span,
        about: .key(file.path), help: "restore it, or correct the project in Xcode")
    }
    return missing + infoFiles.compactMap(\.unreadableInfo)
  }
}

extension SourceFile {
  /// The first error in an XML or text property list. Binary ones are not read.
  private var propertyListFault: (message: String, span: SourceSpan)? {
    if bytes.starts(with: "bplist".utf8) { return nil }
    if bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") {
      do {
        _ = try PropertyListText(bytes)
        return nil
      } catch {
        let offset = min(error.offset, bytes.count)
        return (error.message, SourceSpan(file: id, range: SourceRange(offset..<offset)))
      }
    }
    let parsed = parsePropertyList(self)
    let tree = parsed.value
    if let error = parsed.diagnostics.first(where: { $0.severity == .error }) {
      return (error.message, error.span ?? SourceSpan(file: id, range: .zero))
    }
    return tree.documentElement.map { tree[$0].name } == "plist"
      ? nil : ("the document element is not 'plist'", SourceSpan(file: id, range: .zero))
  }

  /// The error in an `Info.plist`.
  fileprivate var unreadableInfo: Diagnostic? {
    propertyListFault.map { fault in
      Diagnostic(
        .unreadableProject, severity: .error, "this property list cannot be read: \(fault.message)", at: fault.span,
        about: .key(path), help: "correct it, or restore it from version control; the target is not built with it")
    }
  }

  /// The error in a `.stringsdict` file.
  var malformedStrings: Diagnostic? {
    propertyListFault.map { fault in
      Diagnostic(
        .malformedStrings, "this property list cannot be read: \(fault.message)", at: fault.span,
        help: "correct it, or restore it from version control")
    }
  }
}

extension Snapshot {
  /// The diagnostics about the Xcode projects around the checked documents, and about the storyboards that their apps load
  /// first.
  package func targetDiagnostics(of isAsked: (FileID) -> Bool) -> [Diagnostic] {
    guard let targets else { return [] }
    let asked = table.ownRecords.filter { isAsked($0.id) }.map { Path.absolute($0.path) }
    func isAround(_ folder: String) -> Bool { asked.contains { Path.isInside($0, folder) } }
    let ofProjects = targets.projects.filter { isAround(Path.folder(of: Path.folder(of: Path.absolute($0.path)))) }
    let launching = targets.groups.filter { group in
      group.targets.contains { !$0.launchStoryboards.isEmpty }
        && (isAround(Path.folder(of: Path.absolute(group.path)))
          || asked.contains { path in group.targets.contains { $0.builds(path) } })
    }
    let faults = targets.faults.filter { isAround($0.folder) }
    return ofProjects.flatMap(\.diagnostics) + faults.map(\.diagnostic)
      + targets.groups.filter { isAround(Path.folder(of: Path.absolute($0.path))) }.flatMap(\.targets)
      .flatMap { unknownFonts(of: $0) + unknownClasses(of: $0) }
      + launching.flatMap(\.targets).flatMap { target -> [Diagnostic] in
        let built = target.documents(in: table.reader.fileSystem)
        return target.launchStoryboards.compactMap { check($0, of: target, among: built) }
      }
  }

  /// The errors in files with texts that a target builds for its code, and these files. Those with the texts of a document are read
  /// with the document.
  package var textDiagnostics: (diagnostics: [Diagnostic], sources: SourceMap) {
    guard let targets else { return ([], SourceMap()) }
    let documents = Set(paths.map(documentName))
    let endings = [".strings", ".stringsdict", ".xcstrings"]
    let built = targets.projects.flatMap(\.targets).flatMap { $0.built(endings, in: table.reader.fileSystem) }
    let paths = Set(built.map { Path.shortened($0) }).filter { !documents.contains(documentName(of: $0)) }
    return facts.localizations.errors(in: paths.sorted { $0.isBefore($1) })
  }

  /// Diagnostics of asset catalogs that cannot be read.
  package var unreadableCatalogs: [Diagnostic] { facts.assets.diagnostics }

  /// The classes that the `Info.plist` of a target names and that the run time does not find. Nothing is reported if some of the
  /// target's sources are not read.
  private func unknownClasses(of target: BuildTarget) -> [Diagnostic] {
    let found = target.namedClasses.compactMap { named in
      help(for: named, of: target).map { help in
        Diagnostic(
          .unknownNamedClass,
          "the target '\(target.name.escaped)' names the class '\(named.written.escaped)' as \(named.key), but its code has no such class",
          at: named.span, about: .key("\(target.name) \(named.written)"), help: help)
      }
    }
    if found.isEmpty { return [] }
    let sources = target.built([".swift"], in: table.reader.fileSystem).map { Path.absolute($0) }
    return !sources.isEmpty && Set(sourcePaths.map { Path.absolute($0) }).isSuperset(of: sources) ? found : []
  }

  /// The correction of a class in an `Info.plist`; `nil` if the class may exist. One without a module, or in another one, may be
  /// that of a framework.
  private func help(for named: BuildTarget.NamedClass, of target: BuildTarget) -> String? {
    let code = facts.classes.code
    if named.isInOwnModule {
      if code.hasName(named.name) { return nil }
      return closestMatch(to: named.name, in: code.classNames).map { "did you mean '\($0.escaped)'?" }
        ?? "declare the class, or name another one"
    }
    guard let own = target.module, !facts.classes.isPlatformClass(named.name) else { return nil }
    if let module = named.module, closestMatch(to: module, in: [own], within: 2) == nil { return nil }
    let meant = code.hasName(named.name) ? named.name : closestMatch(to: named.name, in: code.classNames, within: 2)
    // Objective-C finds its classes by their names alone.
    guard let meant, let type = code.type(named: meant), type.isClass, !type.isObjectiveC, type.objectiveCName == nil
    else { return nil }
    return "write '$(PRODUCT_MODULE_NAME).\(meant.escaped)'"
  }

  private func check(
    _ launched: BuildTarget.LaunchStoryboard, of target: BuildTarget, among built: [String]
  ) -> Diagnostic? {
    let use = launched.isMain ? "when it starts" : "as launch screen"
    // A launch screen may be a XIB.
    let own = built.filter { documentName(of: $0) == launched.name }
    guard let first = own.first else {
      let names = built.map { documentName(of: $0) }.sorted()
      let meant =
        names.contains(documentName(of: launched.name))
        ? documentName(of: launched.name) : closestMatch(to: launched.name, in: names)
      return Diagnostic(
        .unknownLaunchStoryboard,
        "the target '\(target.name.escaped)' shows the storyboard '\(launched.name.escaped)' \(use), but does not build it",
        at: launched.span, about: .key("\(target.name) \(launched.name)"),
        help: meant.map { "did you mean '\($0.escaped)'?" }
          ?? (target.lists(storyboard: launched.name) ? "restore its file" : "add the storyboard to the target"))
    }
    let lacksController = own.allSatisfy { path in
      (try? table.reader.read(path)).map { tags(with: "initialViewController", in: $0).isEmpty } == true
    }
    guard launched.isMain, lacksController else { return nil }
    return Diagnostic(
      .noFirstController,
      "the storyboard '\(launched.name.escaped)' has no initial view controller, but the target '\(target.name.escaped)' shows it \(use)",
      at: launched.span, about: .key("\(target.name) \(launched.name)"),
      help: "set 'Is Initial View Controller' of a scene in '\(Path.shortened(first).escaped)'")
  }
}
