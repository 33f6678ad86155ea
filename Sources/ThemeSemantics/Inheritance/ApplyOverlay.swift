package import ThemeSource
package import ThemeSyntax

/// Applies an overlay's elements to a parent's resolved tree, without a graph. `convert` verifies its overlays with it.
///
/// The diagnostics report the overlay's elements that have no place in the parent.
package func apply(
  overlay: ElementTree, to parent: ElementTree, limits: Limits = .standard
) -> Diagnosed<ElementTree> {
  var merge = OverlayMerge(base: parent, overlay: overlay, parentName: "the parent", limits: limits)
  merge.run()
  return Diagnosed(merge.draft.finish(limits: limits).tree, merge.diagnostics)
}
