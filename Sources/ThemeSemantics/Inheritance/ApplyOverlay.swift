package import ThemeSource
package import ThemeSyntax

/// Applies an overlay's elements to a parent's resolved tree, without a graph: what `convert` proves its overlays with.
///
/// The diagnostics say what of the overlay found no place in the parent.
package func apply(
  overlay: ElementTree, to parent: ElementTree, limits: Limits = .standard
) -> Diagnosed<ElementTree> {
  var merge = OverlayMerge(base: parent, overlay: overlay, parentName: "the parent", limits: limits)
  merge.run()
  return Diagnosed(merge.draft.finish(limits: limits).tree, merge.diagnostics)
}
