internal import ThemeLayout
internal import ThemeSource
internal import ThemeSyntax

/// The look of bars that container controllers draw.
///
/// Apps that are built with the SDK of iOS 15, which Xcode 13 has, show such bars in their `scrollEdgeAppearance` while
/// the content is at its edge, and always if it does not scroll. Apple's documentation of that property: if it is nil,
/// UIKit uses the standard appearance "modified to use a transparent background". `barTintColor` has no effect then.
/// Earlier SDKs, since that of iOS 13, do this for large titles only.
extension Painter {
  struct BarLook {
    /// Nil for a transparent bar.
    var background: RenderColor?
    var hasLine = true
  }

  func look(ofContainerBar bar: ScreenBar, _ root: Opened) -> BarLook {
    let (palette, isBlack) = (root.palette, bar.node.map(isBlack(bar:)) ?? false)
    let chrome = Self.chrome(palette, isBlack: isBlack)
    guard isAtEdge(bar, root) else {
      return BarLook(background: background(ofBar: bar.node, palette) ?? chrome)
    }
    let owners = [bar.navigationItem, bar.node].lazy.compactMap(\.self)
    guard let edge = owners.compactMap({ tree.child(of: $0, key: "scrollEdgeAppearance") }).first else {
      let own = bar.node.flatMap { palette.color(tree.color(key: "backgroundColor", of: $0)) }
      return BarLook(background: own.flatMap { $0.alpha > 0 ? $0 : nil }, hasLine: false)
    }
    let line = palette.color(tree.color(key: "shadowColor", of: edge))
    return BarLook(
      background: palette.color(tree.color(key: "backgroundColor", of: edge)) ?? chrome, hasLine: line?.alpha != 0)
  }

  /// Whether a bar is shown as at the edge of the content. When a screen appears, content is at its top, below a
  /// navigation bar. It may continue below a tab bar or a toolbar.
  private func isAtEdge(_ bar: ScreenBar, _ root: Opened) -> Bool {
    let isOfIOS15 = layout.tools >= 19_000
    switch bar.kind {
    case .navigation: return isOfIOS15 || layout.tools >= 15_000 && bar.hasLargeTitle
    case .tool, .tab: return isOfIOS15 && !scrolls(below: bar.frame, root)
    }
  }

  /// Whether the first scroll view below a bar at the bottom has content that continues there.
  private func scrolls(below bar: Rect, _ root: Opened) -> Bool {
    let views = nodes[root.node...]
    guard
      let list = views.indices.first(where: {
        nodes[$0].role.traits.scrolls && !nodes[$0].isHidden && nodes[$0].frame.intersection(bar) != nil
      })
    else { return false }
    return nodes[list..<max(list, nodes[list].subtreeEnd)].contains { node in
      if case .rows(let rows, let height) = node.content {
        return node.frame.y + height * Points(rows.count) > bar.y + 0.5
      }
      return node.id != nodes[list].id && !node.isHidden && node.frame.maxY > bar.y + 0.5
    }
  }
}

extension ScreenBar {
  fileprivate var hasLargeTitle: Bool {
    items.contains { if case .largeTitle = $0.content { true } else { false } }
  }
}
