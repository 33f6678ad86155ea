import Diagnostics
import Testing
import ThemeLayout
import ThemeSemantics
import ThemeSource
import ThemeSyntax

@testable import ThemeRendering

/// Views inside a root of 375 × 667 points, with resources.
func xib(_ views: String, resources: String = "", connections: String = "", root: String = "") -> String {
  """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES" useTraitCollections="YES">
  <device id="retina4_7" orientation="portrait"/><objects><view id="root" \(root.isEmpty ? "" : root)>
  <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(views)</subviews>
  <connections>\(connections)</connections></view></objects><resources>\(resources)</resources></document>
  """
}

/// A view with a recorded frame.
func view(
  _ element: String, _ id: String, _ frame: [Double] = [0, 0, 100, 44], _ attributes: String = "", _ inside: String = ""
) -> String {
  """
  <\(element) id="\(id)" fixedFrame="YES" \(attributes)>\
  <rect key="frame" x="\(frame[0])" y="\(frame[1])" width="\(frame[2])" height="\(frame[3])"/>\(inside)</\(element)>
  """
}

/// Parses, solves and paints the first root of a document.
func painted(
  _ xml: String, _ values: ViewModelValues = .none, options: (ElementTree) -> PaintOptions = { _ in PaintOptions() },
  bind: (inout BoundTheme) -> Void = { _ in }
) throws -> RenderTree {
  let file = SourceFile(id: FileID(rawValue: 0), path: "SampleView_default.xib", bytes: Array(xml.utf8))
  let theme = resolve(parse(file).value).value
  var bound = check(theme, against: .empty).value
  bind(&bound)
  let root = try #require(theme.rootViews.first)
  return paint(solve(bound, root: root).value, bound, values, options: options(theme.tree))
}

extension RenderTree {
  subscript(id: String) -> Node? { nodes.first { $0.id == id } }
}

extension ElementTree {
  func node(_ id: String) -> NodeID? { all.first { objectID(of: $0)?.text == id } }
}
