internal import Foundation
internal import ThemeCompiler
internal import ThemeDatabase
internal import ThemeSemantics
internal import ThemeSyntax

// Documents of controllers.
extension LoadedTheme {
  /// Compiles the scene of a storyboard, a XIB or a theme file.
  ///
  /// - Parameters:
  ///   - document: The path of the file, or its name with or without an extension.
  ///   - scene: The name of the scene; nil for the first one with the class of the controller, else for the initial one.
  ///   - className: The class of the controller.
  static func document(
    _ document: String, scene: String?, className: String, in themes: ThemeWorkspace, _ screen: RunningScreen
  ) throws(ScreenletError) -> LoadedTheme {
    let (theme, selected) = try find(document, in: themes)
    let resolved = selected.themes.bound(selected.id).value.theme
    let tree = resolved.tree
    let scenes = selected.themes.scenes(of: selected.id)
    guard !scenes.isEmpty else {
      if let scene { throw .noDocument(name: document, reason: "it has no scene '\(scene)'") }
      let owner = tree.filesOwner
      let view = owner.flatMap { tree.connections(of: $0) }.flatMap { connections in
        connections.first { $0.detail == .outlet(property: "view") }?.destination
      }
      let root = resolved.rootViews.first { tree.objectID(of: $0) == view } ?? resolved.rootViews.first
      return try LoadedTheme(
        selected, name: theme.name, file: theme.file, root: root, owners: [owner, root].compactMap(\.self), screen,
        prefix: "")
    }
    let wanted = scenes.first { shown in
      scene.map { shown.names.contains($0) } ?? (tree.string(.customClass, of: shown.controller) == className)
    }
    if let scene, wanted == nil {
      let known = scenes.map(\.name).joined(separator: ", ")
      throw .noDocument(name: document, reason: "it has no scene '\(scene)' (\(known))")
    }
    let shown = wanted ?? scenes[0]
    return try LoadedTheme(
      selected, name: theme.name, file: theme.file, root: shown.view, owners: [shown.controller, shown.view], screen,
      prefix: "")
  }

  private static func find(
    _ document: String, in themes: ThemeWorkspace
  ) throws(ScreenletError) -> (Theme, SelectedTheme) {
    do {
      let candidates = themes.storyboards + themes.parts + themes.themes
      func name(_ file: String) -> Substring { file.split(separator: "/").last ?? "" }
      func stem(_ file: String) -> Substring { name(file).split(separator: ".").first ?? "" }
      let found =
        candidates.first { $0.file == document } ?? candidates.first { name($0.file) == document }
        ?? candidates.first { stem($0.file) == document }
      let theme = try found ?? themes.theme(inFile: document)
      return (theme, try themes.selected(theme))
    } catch LibraryError.unknownTheme(let reason) {
      throw .noDocument(name: document, reason: reason)
    } catch {
      throw .noDocument(name: document, reason: "\(error)")
    }
  }

  /// The class of the document's controller or File's Owner; nil for a class of UIKit.
  var controllerClass: String? { owners.first.flatMap { elements.string(.customClass, of: $0) } }
}
