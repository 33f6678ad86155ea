package import ThemeLayout
package import ThemeRendering
package import ThemeSemantics
package import ThemeSource
internal import ThemeSyntax
package import ThemeText

/// A theme on one screen.
package struct DeviceScreen: Sendable {
  package var tree: RenderTree
  /// What the size is called, such as `iPhone 15`, or `as recorded` for what no device determines.
  package var size: String
  /// The language of its texts; nil for those of the theme files.
  package var language: LanguageTag?

  /// Size, appearance and language as part of a file's name, to be written in lower case: `iPhone 15-light`,
  /// `320x500 points-dark-de`.
  package var condition: String {
    size.replacing(" × ", with: "x") + "-" + tree.appearance.rawValue + (language.map { "-\($0.text)" } ?? "")
  }

  /// Size, appearance and language in words: `iPhone 15, light, de`.
  package var label: String {
    ([size, tree.appearance.rawValue] + [language?.text].compactMap(\.self)).joined(separator: ", ")
  }
}

extension LinkedThemes {
  /// A theme, or each scene of a storyboard, on devices and in appearances.
  ///
  /// Screens take the sizes of the devices; parts of screens, such as cells, have the size in their file. What was reported for
  /// one screen is not reported again for another.
  /// - Parameter language: the language of the texts, in whose direction screens are laid out; the themes are
  ///   ``localized(to:)`` it. Nil for the texts of the theme files.
  /// - Returns: one list for each scene, in the order of the conditions, and of the appearances within them.
  package func screens(
    of id: ThemeID, on conditions: [LayoutCondition], appearances: [Appearance],
    language: LanguageTag? = nil, metrics: TextMetrics = .standard
  ) -> Diagnosed<[[DeviceScreen]]> {
    let bound = bound(id)
    let theme = bound.value.theme
    var result = Diagnosed([[DeviceScreen]](), bound.diagnostics)
    let roots: [(view: NodeID, scene: String?)] =
      theme.tree.scenes.isEmpty
      ? theme.rootViews.prefix(1).map { ($0, nil) }
      : theme.tree.scenes.map { ($0.view, theme.tree.scenes.count > 1 ? $0.name : nil) }
    let known = diagnostics(about: id)
    for (root, scene) in roots {
      let sizes = RootSizes(theme.tree, root: root, metrics: metrics)
      var screens: [DeviceScreen] = []
      for condition in sizes.isScreen(of: theme) && !conditions.isEmpty ? conditions.map(Optional.some) : [nil] {
        for appearance in appearances {
          var viewport = condition?.viewport ?? .recorded
          viewport.appearance = appearance
          if language?.isRightToLeft == true { viewport.direction = .rightToLeft }
          viewport.language = language
          var compiled = rendered(id, root: root, RenderOptions(viewport: viewport, metrics: metrics))
          compiled.value.scene = scene
          let size = condition?.name ?? "as recorded"
          // A theme that insists on an appearance looks the same in both.
          if !screens.contains(where: { $0.size == size && $0.tree == compiled.value }) {
            screens.append(DeviceScreen(tree: compiled.value, size: size, language: language))
          }
          result.diagnostics += compiled.diagnostics.filter { new in
            !(known + result.diagnostics).contains { $0.code == new.code && $0.span == new.span }
          }
        }
      }
      result.value.append(screens)
    }
    return result
  }
}
