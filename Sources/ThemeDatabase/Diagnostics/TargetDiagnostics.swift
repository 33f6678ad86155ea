package import ThemeProject
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
          .unreadableProject, "this Xcode project cannot be read: \(fault.message)", at: fault.span,
          help: "open it in Xcode, or restore it from version control; targets and modules are unknown until then")
      ]
    }
    let missing = missing.map { file in
      Diagnostic(
        .missingFile, "the file '\(Path.shortened(file.path).escaped)' does not exist", at: file.span,
        about: .key(file.path), help: "restore it, or correct the project in Xcode")
    }
    return missing + infoFiles.compactMap(\.propertyListFault)
  }
}

extension SourceFile {
  /// The first error in an XML or text property list. Binary ones are not read.
  fileprivate var propertyListFault: Diagnostic? {
    if bytes.starts(with: "bplist".utf8) { return nil }
    var fault: (message: String, span: SourceSpan)?
    if bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") {
      do {
        _ = try PropertyListText(bytes)
      } catch {
        let offset = min(error.offset, bytes.count)
        fault = (error.message, SourceSpan(file: id, range: SourceRange(offset..<offset)))
      }
    } else {
      let parsed = parsePropertyList(self)
      let tree = parsed.value
      if let error = parsed.diagnostics.first(where: { $0.severity == .error }) {
        fault = (error.message, error.span ?? SourceSpan(file: id, range: .zero))
      } else if tree.documentElement.map({ tree[$0].name }) != "plist" {
        fault = ("the document element is not 'plist'", SourceSpan(file: id, range: .zero))
      }
    }
    return fault.map { fault in
      Diagnostic(
        .unreadableProject, severity: .error, "this property list cannot be read: \(fault.message)", at: fault.span,
        about: .key(path), help: "correct it, or restore it from version control; the target is not built with it")
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
      .flatMap(unknownFonts)
      + launching.flatMap(\.targets).flatMap { target -> [Diagnostic] in
        let built = target.documents(in: table.reader.fileSystem)
        return target.launchStoryboards.compactMap { check($0, of: target, among: built) }
      }
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
        help: meant.map { "did you mean '\($0.escaped)'?" } ?? "add the storyboard to the target")
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
