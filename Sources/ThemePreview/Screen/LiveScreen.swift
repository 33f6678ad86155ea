internal import ThemeControls
package import ThemeDatabase
package import ThemeRendering
internal import ThemeSemantics
internal import ThemeText

/// A displayed theme, with the user's input in its controls.
package struct LiveScreen: Sendable {
  package let choice: ThemeChoice
  package let selected: SelectedTheme
  /// The displayed scene, and the number of scenes, which is one for a theme.
  package let scene: Int
  package let sceneCount: Int
  /// The tree with the user's input.
  package internal(set) var tree: RenderTree
  /// The targets of the Return key in text fields, by id.
  let returnTargets: [String: ReturnTarget]
  /// The languages with translations.
  let languages: [LanguageTag]
  /// The states of actions for which the Screenlet has a message.
  let progressStates: [ProgressMessage.State]

  /// The index of the view with an id.
  func index(of id: String) -> Int? { tree.nodes.firstIndex { $0.id == id } }

  /// Replaces ids of views without an outlet by the names used elsewhere in the preview.
  func naming(_ text: String) -> String {
    var text = text
    for node in tree.nodes.dropFirst() where node.outlets.isEmpty && node.id.utf8.count >= 8 && text.contains(node.id) {
      text = text.replacing(node.id, with: node.shortName)
    }
    return text
  }

  func node(_ id: String?) -> RenderTree.Node? { id.flatMap { index(of: $0) }.map { tree.nodes[$0] } }
}
