internal import ThemeCodegen
internal import ThemeDatabase
internal import ThemeProject
public import ThemeSource

/// Swift files generated from a theme.
public struct GeneratedClasses: Sendable {
  /// The framework on which a generated class runs.
  public enum Framework: String, Sendable, CaseIterable {
    /// UIKit with Liferay Screens.
    case uikit
    /// The library Screenlets, for terminals.
    case screenlets
  }

  /// A file with a class.
  public struct File: Sendable, Hashable {
    /// The file name, such as `LoginScreenletView_default.swift`.
    public let name: String
    /// The name of the class.
    public let className: String
    /// The contents of the file.
    public let text: String
  }

  /// The files, with one class each.
  public let files: [File]
  /// The diagnostics of the theme and of generating the files.
  public let diagnostics: [Diagnostic]
  /// The files of the diagnostics.
  public let sources: DiagnosticSources
}

extension ThemeWorkspace {
  /// Generates the View class of a theme, or the classes of a part or storyboard, with the template in the configured
  /// folder of templates or the default one. Nothing is written.
  ///
  /// - Parameter framework: The framework of the classes; `nil` for the configured one.
  /// - Throws: ``LibraryError/nothingToGenerate(_:)``, ``LibraryError/template(_:)``, or
  ///   ``LibraryError/unknownTheme(_:)`` if the file does not exist any more.
  public func generateClasses(
    of theme: Theme, for framework: GeneratedClasses.Framework? = nil
  ) throws(LibraryError) -> GeneratedClasses {
    let selected = try selected(theme)
    let flavor: CodegenFlavor? =
      switch framework {
      case .uikit: .uikit
      case .screenlets: .terminal
      case nil: nil
      }
    let made: Diagnosed<[GeneratedFile]>
    do {
      made = try selected.themes.generateViews(of: selected.id, template: template(of: selected), flavor: flavor)
    } catch {
      throw .template("\(error)")
    }
    if made.value.isEmpty { throw .nothingToGenerate("no class belongs to '\(theme.file.escaped)'") }
    return GeneratedClasses(
      files: made.value.map { GeneratedClasses.File(name: $0.name, className: $0.className, text: $0.text) },
      diagnostics: made.diagnostics, sources: DiagnosticSources(selected.themes.sources))
  }

  private func template(of theme: SelectedTheme) -> ViewClassTemplate {
    guard let folder = theme.themes.configuration.generate.templates else { return ViewClassTemplate() }
    let path = Path.joined(folder, ViewClassTemplate.fileName)
    let bytes = theme.themes.snapshot.reader.bytes(of: path)
    return bytes.isEmpty || ProjectBoundary.isLinkedFromOutside(path)
      ? ViewClassTemplate() : ViewClassTemplate(source: String(decoding: bytes, as: UTF8.self))
  }
}
