import Testing
import ThemeSource
import ThemeSyntax
import ThemeText

@testable import ThemeLayout

/// A document around one root view of 320 × 480 points with the given tags.
func document(
  _ views: String, attributes: String = #"toolsVersion="22505" useTraitCollections="YES" useSafeAreas="YES""#,
  device: String? = "retina4_7", resources: String = "",
  root: String = #"<rect key="frame" x="0" y="0" width="320" height="480"/>"#, isOfController: Bool = false
) -> String {
  let device = device.map { #"<device id="\#($0)" orientation="portrait"/>"# } ?? ""
  let owner =
    isOfController
    ? #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections><outlet property="view" destination="root" id="o"/></connections></placeholder>"#
    : ""
  return """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES" \(attributes)>
    \(device)<objects>\(owner)<view id="root">\(root)\(views)</view></objects><resources>\(resources)</resources></document>
    """
}

/// `<tag id= translatesAutoresizingMaskIntoConstraints="NO">` with a recorded frame.
func tag(
  _ name: String, _ id: String, _ frame: [Double] = [0, 0, 10, 10], _ attributes: String = "", _ inside: String = ""
)
  -> String
{
  """
  <\(name) id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>\
  <rect key="frame" x="\(frame[0])" y="\(frame[1])" width="\(frame[2])" height="\(frame[3])"/>\(inside)</\(name)>
  """
}

/// `first.attribute == [second.attribute] + constant`, followed by `attributes`.
func constraint(_ first: String, _ second: String? = nil, _ constant: Double = 0, _ attributes: String = "") -> String {
  let a = first.split(separator: ".")
  var text = #"<constraint firstItem="\#(a[0])" firstAttribute="\#(a[1])" constant="\#(constant)" \#(attributes)"#
  if let second {
    let b = second.split(separator: ".")
    text += #" secondItem="\#(b[0])" secondAttribute="\#(b[1])""#
  }
  return text + "/>"
}

/// The frames of a document by object id.
struct Laid {
  var frames: [String: Rect] = [:]
  var diagnostics: [Diagnostic]
  var tree: LayoutTree

  init(
    _ xml: String, viewport: Viewport = .recorded, metrics: TextMetrics = .standard, options: LayoutOptions = .standard
  ) throws {
    let document = parse(SourceFile(id: FileID(rawValue: 0), path: "Test.xib", bytes: Array(xml.utf8))).value
    let root = try #require(layoutRoots(of: document.tree, rootViews: document.rootViews).first)
    let result = solve(document.tree, root: root, viewport: viewport, metrics: metrics, options: options)
    diagnostics = result.diagnostics
    tree = result.value
    for view in result.value.views {
      if let id = document.tree.objectID(of: view.node) { frames[id.text] = view.frame }
    }
  }

  /// `[x, y, width, height]` of a view, relative to its superview.
  subscript(id: String) -> [Double]? { frames[id].map { [$0.x, $0.y, $0.width, $0.height] } }
}
