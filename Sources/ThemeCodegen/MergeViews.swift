internal import CodeModel
internal import SwiftSources
internal import ThemeDatabase
package import ThemeProject
internal import ThemeSemantics
package import ThemeSource

/// Classes of a document that the project's code declares, and what they lack.
package struct MergedViews: Sendable {
  /// A class with members to add.
  package struct Change: Sendable {
    package var className: String
    /// Path of the source that declares the class.
    package var path: String
    /// The members that it lacks, e.g. `the outlet 'titleLabel'`.
    package var members: [String]
  }

  package var changes: [Change] = []
  /// The sources with the members added.
  package var files: [ChangedFile] = []
  /// Classes that the code declares, whether they lack members or not.
  package var declared: Set<String> = []
  /// Those of them that lack nothing.
  package var complete: Set<String> = []

  package init() {}
}

extension LinkedThemes {
  /// Adds to the project's classes what a document asks of them and they lack.
  ///
  /// - Parameters:
  ///   - made: the classes of the document.
  ///   - isWanted: whether to add a member that a class lacks.
  package func merge(
    _ made: [ViewClass], where isWanted: (MissingMembers.Member) -> Bool = { _ in true }
  ) -> Diagnosed<MergedViews> {
    var result = MergedViews()
    var diagnostics: [Diagnostic] = []
    var contents: [String: [UInt8]] = [:]
    var originals: [String: [UInt8]] = [:]
    for viewClass in made {
      guard var missing = MissingMembers(viewClass, classes, hasDefault: { hasDefault($0, viewClass) }) else {
        if classes.code.type(named: viewClass.name)?.isObjectiveC == true {
          result.declared.insert(viewClass.name)
          diagnostics.append(inObjectiveC(viewClass.name))
        }
        continue
      }
      result.declared.insert(viewClass.name)
      diagnostics += missing.hidden.map { hidden($0, in: viewClass.name) }
      for action in missing.uncalled {
        diagnostics.append(
          Diagnostic(
            .uncalledAction, "'\(viewClass.name)' does not call '\(action.selector)' yet", at: nil,
            help: "add a case for \(SwiftNames.literal(action.selector)) to its 'perform(_:sender:event:)'"))
      }
      missing.members.removeAll { !isWanted($0) }
      if missing.members.isEmpty {
        if missing.hidden.isEmpty { result.complete.insert(viewClass.name) }
        continue
      }
      guard let type = classes.code.type(named: viewClass.name), let span = type.span, let file = sources[span.file],
        type.isWhole
      else {
        diagnostics.append(unreadable(viewClass.name))
        continue
      }
      let before = contents[file.path] ?? file.bytes
      guard let after = addingMembers(missing.members.map(\.added), toClass: type.name, in: before) else {
        diagnostics.append(unreadable(viewClass.name))
        continue
      }
      contents[file.path] = after
      originals[file.path] = originals[file.path] ?? file.bytes
      result.changes.append(
        MergedViews.Change(className: viewClass.name, path: file.path, members: missing.members.map(\.title)))
    }
    result.files = contents.sorted { $0.key.isBefore($1.key) }.map { path, bytes in
      ChangedFile(path: path, before: originals[path] ?? [], after: bytes)
    }
    return Diagnosed(result, diagnostics)
  }

  /// The source that declares a type or protocol which themec did not generate, or which was edited since.
  package func path(ofWrittenType name: String) -> String? {
    guard let file = source(ofType: name), !GeneratedOutput.isGenerated(file.bytes) else { return nil }
    return file.path
  }

  /// The source that declares a type or protocol which themec generated, for UIKit or the terminal, and which was not
  /// edited since.
  package func path(ofGeneratedType name: String, isForTerminal: Bool) -> String? {
    guard let file = source(ofType: name), GeneratedOutput.isGenerated(file.bytes),
      String(decoding: file.bytes, as: UTF8.self).contains("import UIKit") != isForTerminal
    else { return nil }
    return file.path
  }

  private func source(ofType name: String) -> SourceFile? {
    let span = classes.code.type(named: name)?.span ?? classes.code.protocolDeclaration(named: name)?.span
    return span.flatMap { sources[$0.file] }
  }

  private func inObjectiveC(_ name: String) -> Diagnostic {
    Diagnostic(
      .inObjectiveC, "'\(name.escaped)' is a class in Objective-C, whose members are not read",
      at: classes.code.type(named: name)?.span, help: "add members to it by hand")
  }

  private func hidden(_ method: MethodDeclaration, in name: String) -> Diagnostic {
    Diagnostic(
      .hiddenAction, "'\(method.name.escaped)' of '\(name.escaped)' is not visible to Interface Builder",
      at: method.span, help: "add @IBAction to it")
  }

  private func unreadable(_ name: String) -> Diagnostic {
    Diagnostic(
      .notMergeable, "members of '\(name.escaped)' cannot be added: its source cannot be read, or several declare it",
      at: nil, help: "fix its syntax errors, or exclude the other declaration")
  }

  /// Whether an extension of the ViewModel's protocol implements an attribute for all classes.
  private func hasDefault(_ attribute: String, _ viewClass: ViewClass) -> Bool {
    viewClass.viewModels.contains { name in
      classes.code.extensions(of: name)?.properties.contains { $0.property.name == attribute } == true
    }
  }
}
