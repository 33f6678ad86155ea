/// Documents that show the capabilities of previews: text, controls in their states, buttons, bars, layers.
struct SpecimenSheet {
  /// File name.
  var name: String
  private var document: String

  var bytes: [UInt8] { Array(document.utf8) }

  static let all = [text, controls, buttons, layers, bars, dates, titles]

  /// Creates a sheet of rows in a view 375 points wide.
  init(_ name: String, _ rows: [Row]) {
    var y = 16.0
    var views = ""
    for row in rows {
      views += row.views(y)
      y += row.height + 12
    }
    self.init(
      name: "\(name)SpecimenView_default.xib",
      document: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch"><device id="retina4_7" orientation="portrait"/><objects>
        <view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="\(y)"/><subviews>
        \(views)</subviews><color key="backgroundColor" systemColor="systemBackgroundColor"/></view></objects></document>
        """)
  }

  init(name: String, document: String) {
    self.name = name
    self.document = document
  }

  /// Views side by side.
  struct Row {
    var height: Double
    var views: (_ y: Double) -> String

    init(_ height: Double, _ views: [View]) {
      self.height = height
      self.views = { y in views.reduce(into: "") { $0 += $1.element(y, height) } }
    }
  }

  /// A view at a position in its row.
  struct View {
    var element: (_ y: Double, _ height: Double) -> String

    init(_ name: String, _ x: Double, _ width: Double, _ attributes: String = "", _ inside: String = "") {
      let mode = attributes.contains("contentMode") ? "" : #"contentMode="scaleToFill""#
      element = { y, height in
        """
        <\(name) \(mode) fixedFrame="YES" id="\(name)-\(Int(x))-\(Int(y))-\(attributes.utf8.count)" \(attributes)>
        <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>\(inside)</\(name)>

        """
      }
    }
  }

  static func label(
    _ text: String, size: Double = 17, weight: String = "regular", _ attributes: String = "", x: Double = 16,
    width: Double = 343
  ) -> View {
    View(
      "label", x, width, #"text="\#(text)" adjustsFontSizeToFit="NO" \#(attributes)"#,
      #"<fontDescription key="fontDescription" type="system" weight="\#(weight)" pointSize="\#(size)"/>"#)
  }

  static func button(
    _ title: String, x: Double, width: Double, _ attributes: String = #"buttonType="system""#, _ inside: String = ""
  ) -> View {
    View("button", x, width, attributes, #"<state key="normal" title="\#(title)"/>\#(inside)"#)
  }

  static func layer(_ attributes: [(type: String, name: String, value: String)]) -> String {
    let rows = attributes.map {
      #"<userDefinedRuntimeAttribute type="\#($0.type)" keyPath="\#($0.name)">\#($0.value)</userDefinedRuntimeAttribute>"#
    }
    return "<userDefinedRuntimeAttributes>\(rows.joined())</userDefinedRuntimeAttributes>"
  }
}
