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

/// A file of a table's cell, 375 points wide.
func cellFile(_ height: Double, _ views: String) -> String {
  """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES" useTraitCollections="YES">
  <device id="retina4_7" orientation="portrait"/><objects><tableViewCell id="cell">
  <rect key="frame" x="0" y="0" width="375" height="\(height)"/><tableViewCellContentView key="contentView" id="content">
  <rect key="frame" x="0" y="0" width="375" height="\(height)"/><subviews>\(views)</subviews></tableViewCellContentView>
  </tableViewCell></objects></document>
  """
}

/// A theme parsed from `xml`, checked against no ViewModel.
func bound(_ xml: String, path: String = "SampleView_default.xib", file: UInt32 = 0) -> BoundTheme {
  let file = SourceFile(id: FileID(rawValue: file), path: path, bytes: Array(xml.utf8))
  return check(resolve(parse(file).value).value, against: .empty).value
}

/// Parses, expands, solves and paints the first root of a document.
/// - Parameters:
///   - embeds: themes of embedded Screenlets, by the id of the view that embeds them.
///   - cells: files of cells, by the id of the list that shows them.
func painted(
  _ xml: String, _ values: ViewModelValues = .none, appearance: Appearance = .light,
  viewport: Viewport? = nil,
  embeds: [String: String] = [:], cells: [String: [String]] = [:], bind: (inout BoundTheme) -> Void = { _ in }
) throws -> RenderTree {
  var theme = bound(xml)
  bind(&theme)
  var guests: [BoundTheme] = []
  for index in theme.theme.embeds.indices {
    let id = theme.theme.tree.objectID(of: theme.theme.embeds[index].view)?.text
    guard let text = id.flatMap({ embeds[$0] }) else { continue }
    guests.append(bound(text, file: UInt32(guests.count + 1)))
    theme.theme.embeds[index].theme = ThemeID(guests.count)
  }
  var themesOfLists: [String: [ThemeID]] = [:]
  for (list, texts) in cells {
    let target = try #require(theme.theme.tree.node(list))
    theme.outlets.append(BoundTheme.Outlet(name: list, target: target, owner: target))
    for text in texts {
      guests.append(bound(text, path: "SampleCell.xib", file: UInt32(guests.count + 1)))
      themesOfLists[list, default: []].append(ThemeID(guests.count))
    }
  }
  let library = ScreenLibrary(
    themeName: { _ in "default" }, theme: { id, _ in Diagnosed(guests[id.index - 1]) },
    cells: { outlet, _, _ in themesOfLists[outlet] ?? [] })
  let root = try #require(theme.theme.rootViews.first)
  let screen = expand(theme, id: ThemeID(0), root: root, values: values, library: library).value
  return paint(solve(screen, viewport: viewport ?? Viewport(appearance: appearance)).value)
}

extension RenderTree {
  subscript(id: String) -> Node? { nodes.first { $0.id == id } }
}

extension ElementTree {
  func node(_ id: String) -> NodeID? { all.first { objectID(of: $0)?.text == id } }
}
