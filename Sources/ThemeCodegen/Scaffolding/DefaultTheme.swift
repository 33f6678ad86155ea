internal import ThemeSemantics

/// Returns the attributes for the module of a custom class, as Interface Builder writes them for the file's own target.
package func customModule(_ module: String?) -> String {
  module.map { " customModule=\"\($0)\" customModuleProvider=\"target\"" } ?? ""
}

/// The default theme of a new Screenlet: a title, a view for each attribute, a button for each action.
struct DefaultTheme {
  let plan: ScreenletPlan
  private var views = ""
  private var constraints = ""
  private var outlets = ""
  private var top = 32
  private var previous: String?
  private var count = 0

  init(_ plan: ScreenletPlan) { self.plan = plan }

  private static let (left, width, screenHeight) = (24, 327, 667)

  /// Returns the file's text.
  mutating func text() -> String {
    title(ScreenletPlan.words(plan.name))
    for attribute in plan.attributes {
      guard let component = plan.component(of: attribute) else { continue }
      add(component, label: ScreenletPlan.words(attribute.name))
    }
    for action in plan.actions { button(action, isPrimary: action.name == plan.mainAction?.name) }
    if let last = previous, top + 24 > Self.screenHeight { wrap(endingWith: last) }
    let viewClass = plan.viewClass(theme: "default")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
      \(header)    <device id="retina4_7" orientation="portrait" appearance="light"/>
          <dependencies>
              <deployment identifier="iOS"/>
              <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
              <capability name="Safe area layout guides" minToolsVersion="9.0"/>
              <capability name="System colors in document resources" minToolsVersion="11.0"/>
              <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
          </dependencies>
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
              <view contentMode="scaleToFill" id="new-rt-vew" customClass="\(viewClass)"\(customModule(plan.module))>
                  <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                  <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                  <subviews>
      \(views)            </subviews>
                  <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                  <constraints>
      \(constraints)            </constraints>
                  <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      \(outlets.isEmpty ? "" : "            <connections>\n\(outlets)            </connections>\n")        </view>
          </objects>
          <resources>
      \(Self.resources(plan.actions.count))    </resources>
      </document>

      """
  }

  /// themec's element, which Interface Builder does not know.
  private var header: String {
    plan.usesXIB
      ? ""
      : "    <theme screenlet=\"\(plan.name)\" name=\"default\" kind=\"default\" viewModel=\"\(plan.name)ViewModel\" form=\"complete\"/>\n"
  }

  /// Puts the rows into a scroll view, because they do not fit on a small screen.
  private mutating func wrap(endingWith last: String) {
    constrain(
      "firstAttribute=\"bottom\" secondItem=\"\(last)\" secondAttribute=\"bottom\" constant=\"24\"", "new-ct-bot")
    let rows = (views, constraints.replacing("new-rt-vew", with: "new-ct-vew"))
    (views, constraints) = ("", "")
    append(
      """
      <scrollView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="new-sc-vew">
          <rect key="frame" x="0.0" y="0.0" width="375" height="\(Self.screenHeight)"/>
          <subviews>
              <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="new-ct-vew">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="\(top + 24)"/>
                  <subviews>
      \(Self.indented(rows.0))            </subviews>
                  <constraints>
      \(Self.indented(rows.1))            </constraints>
              </view>
          </subviews>
          <constraints>
              \(Self.edges(of: "new-ct-vew", in: "new-sc-vew").joined(separator: "\n        "))
              <constraint firstItem="new-ct-vew" firstAttribute="width" secondItem="new-sc-vew" secondAttribute="width" id="new-ct-vew-wdt"/>
          </constraints>
      </scrollView>
      """)
    for edge in Self.edges(of: "new-sc-vew", in: "new-rt-vew") { constraints += "                \(edge)\n" }
  }

  /// Constraints that pin a view to the edges of another.
  private static func edges(of view: String, in other: String) -> [String] {
    ["top", "leading", "bottom", "trailing"].map { edge in
      let isEnd = edge == "bottom" || edge == "trailing"
      let (first, second) = isEnd ? (other, view) : (view, other)
      return
        "<constraint firstItem=\"\(first)\" firstAttribute=\"\(edge)\" secondItem=\"\(second)\" secondAttribute=\"\(edge)\" id=\"\(view)-\(edge.prefix(3))\"/>"
    }
  }

  /// The lines of rows in the content view, without the indentation of the root view.
  private static func indented(_ lines: String) -> String {
    lines.split(separator: "\n").map { "            \($0.dropFirst(12))\n" }.joined()
  }

  // MARK: - Rows

  private mutating func title(_ text: String) {
    row(
      height: 40, gap: 32, isWide: true,
      """
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="\(text)" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontForContentSizeCategory="YES" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="ID">
          FRAME
          <accessibility key="accessibilityConfiguration">
              <accessibilityTraits key="traits" staticText="YES" header="YES"/>
          </accessibility>
          MINIMUM
          <fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>
          \(Self.color("textColor", "labelColor"))
          <nil key="highlightedColor"/>
      </label>
      """)
  }

  private mutating func add(_ component: Component, label: String) {
    switch component.kind {
    case .textField:
      row(
        height: 48, gap: 16, isWide: true, outlet: component.outlet,
        """
        <textField opaque="NO" clipsSubviews="YES" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="center" borderStyle="roundedRect" placeholder="\(label)" textAlignment="natural" adjustsFontForContentSizeCategory="YES" minimumFontSize="17" translatesAutoresizingMaskIntoConstraints="NO" id="ID">
            FRAME
            <accessibility key="accessibilityConfiguration" label="\(label)"/>
            MINIMUM
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            <textInputTraits key="textInputTraits"\(component.inputTraits)/>
        </textField>
        """)
    case .imageView:
      row(
        height: 80, gap: 16, isWide: true, outlet: component.outlet,
        """
        <imageView clipsSubviews="YES" userInteractionEnabled="NO" contentMode="scaleAspectFit" horizontalHuggingPriority="251" verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="ID">
            FRAME
            <accessibility key="accessibilityConfiguration" label="\(label)"/>
            HEIGHT
        </imageView>
        """)
    case .slider:
      row(
        height: 48, gap: 16, isWide: true, outlet: component.outlet,
        """
        <slider opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" minValue="0.0" maxValue="1" translatesAutoresizingMaskIntoConstraints="NO" id="ID">
            <rect key="frame" x="22" y="TOP" width="331" height="49"/>
            <accessibility key="accessibilityConfiguration" label="\(label)"/>
            HEIGHT
        </slider>
        """)
    case .datePicker:
      row(
        height: 120, gap: 16, isWide: true, outlet: component.outlet,
        """
        <datePicker contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" datePickerMode="date" minuteInterval="1" style="wheels" translatesAutoresizingMaskIntoConstraints="NO" id="ID">
            FRAME
            <accessibility key="accessibilityConfiguration" label="\(label)"/>
            HEIGHT
        </datePicker>
        """)
    case .toggle:
      row(
        height: 31, gap: 16, isWide: false, outlet: component.outlet,
        """
        <switch opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" verticalHuggingPriority="750" contentHorizontalAlignment="center" contentVerticalAlignment="center" on="YES" translatesAutoresizingMaskIntoConstraints="NO" id="ID">
            <rect key="frame" x="24" y="TOP" width="51" height="31"/>
            <accessibility key="accessibilityConfiguration" label="\(label)"/>
        </switch>
        """)
      caption(label, beside: 49)
    case .stepper:
      row(
        height: 32, gap: 16, isWide: false, outlet: component.outlet,
        """
        <stepper opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" verticalHuggingPriority="750" contentHorizontalAlignment="center" contentVerticalAlignment="center" maximumValue="100" translatesAutoresizingMaskIntoConstraints="NO" id="ID">
            <rect key="frame" x="24" y="TOP" width="94" height="32"/>
            <accessibility key="accessibilityConfiguration" label="\(label)"/>
        </stepper>
        """)
      caption(label, beside: 94)
    }
  }

  private mutating func button(_ action: ScreenletPlan.Action, isPrimary: Bool) {
    let selector = "\(action.swiftName)ButtonTapped:"
    let connection =
      """
      <connections>
              <action selector="\(selector)" destination="new-rt-vew" eventType="touchUpInside" id="ID-act"/>
          </connections>
      """
    let isExplicit = plan.wiring == .explicit
    row(
      height: 48, gap: 16, isWide: true, outlet: action.swiftName + "Button",
      """
      <button opaque="NO" contentMode="scaleToFill"\(isExplicit ? "" : " restorationIdentifier=\"\(action.name)\"") contentHorizontalAlignment="center" contentVerticalAlignment="center" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="ID">
          FRAME
          \(Self.color("backgroundColor", isPrimary ? Self.accent : Self.pale))
          MINIMUM
          <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
          <state key="normal" title="\(ScreenletPlan.words(action.name))">
              \(isPrimary ? Self.white("titleColor") : Self.color("titleColor", "labelColor"))
          </state>\(isExplicit ? "\n    " + connection : "")
      </button>
      """)
  }

  // MARK: - Parts

  /// Adds a view below the previous one.
  private mutating func row(height: Int, gap: Int, isWide: Bool, outlet: String? = nil, _ xml: String) {
    count += 1
    let id = identifier(count)
    if previous != nil { top += gap }
    let frame = "<rect key=\"frame\" x=\"\(Self.left)\" y=\"\(top)\" width=\"\(Self.width)\" height=\"\(height)\"/>"
    let heightConstraint = """
      <constraints>
              <constraint firstAttribute="height" constant="\(height)" id="\(id)-hgt"/>
          </constraints>
      """
    // Text grows with the reader's preferred size.
    let minimum = heightConstraint.replacing(
      " constant=", with: " relation=\"greaterThanOrEqual\" constant=")
    append(
      xml.replacing("FRAME", with: frame).replacing("HEIGHT", with: heightConstraint).replacing(
        "MINIMUM", with: minimum
      ).replacing("TOP", with: "\(top)")
        .replacing("\"ID", with: "\"\(id)"))
    if let previous {
      constrain(
        "firstItem=\"\(id)\" firstAttribute=\"top\" secondItem=\"\(previous)\" secondAttribute=\"bottom\" constant=\"\(gap)\"",
        "\(id)-top")
    } else {
      constrain(
        "firstItem=\"\(id)\" firstAttribute=\"top\" secondItem=\"new-rt-vew\" secondAttribute=\"top\" constant=\"\(top)\"",
        "\(id)-top")
    }
    constrain(
      "firstItem=\"\(id)\" firstAttribute=\"leading\" secondItem=\"new-rt-vew\" secondAttribute=\"leading\" constant=\"24\"",
      "\(id)-lea")
    if isWide {
      constrain(
        "firstAttribute=\"trailing\" secondItem=\"\(id)\" secondAttribute=\"trailing\" constant=\"24\"", "\(id)-tra")
    }
    if let outlet {
      outlets += "                <outlet property=\"\(outlet)\" destination=\"\(id)\" id=\"\(id)-out\"/>\n"
    }
    top += height
    previous = id
  }

  /// Adds a label next to the control of the last row.
  private mutating func caption(_ text: String, beside width: Int) {
    guard let control = previous else { return }
    let id = control + "-cap"
    let left = Self.left + width + 16
    let height = 21
    append(
      """
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="\(text)" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontForContentSizeCategory="YES" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
          <rect key="frame" x="\(left)" y="\(top - 26)" width="\(375 - 24 - left)" height="\(height)"/>
          <constraints>
              <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="\(height)" id="\(id)-hgt"/>
          </constraints>
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
          \(Self.color("textColor", "labelColor"))
          <nil key="highlightedColor"/>
      </label>
      """)
    constrain(
      "firstItem=\"\(id)\" firstAttribute=\"leading\" secondItem=\"\(control)\" secondAttribute=\"trailing\" constant=\"16\"",
      "\(id)-lea")
    constrain(
      "firstItem=\"\(id)\" firstAttribute=\"centerY\" secondItem=\"\(control)\" secondAttribute=\"centerY\"",
      "\(id)-cny")
    constrain(
      "firstAttribute=\"trailing\" secondItem=\"\(id)\" secondAttribute=\"trailing\" constant=\"24\"", "\(id)-tra")
  }

  private func identifier(_ number: Int) -> String { "n\(number < 10 ? "0" : "")\(number)-vw-obj" }

  private mutating func append(_ xml: String) {
    for line in xml.split(separator: "\n") { views += "                \(line)\n" }
  }

  private mutating func constrain(_ attributes: String, _ id: String) {
    constraints += "                <constraint \(attributes) id=\"\(id)\"/>\n"
  }

  // MARK: - System colors, which follow the light and the dark appearance

  /// Background of the main action's button; white text has a contrast of 5:1 on it in both appearances.
  private static let accent = "systemIndigoColor"
  private static let pale = "secondarySystemBackgroundColor"

  private static func color(_ key: String, _ name: String) -> String {
    "<color key=\"\(key)\" systemColor=\"\(name)\"/>"
  }

  private static func white(_ key: String) -> String {
    "<color key=\"\(key)\" white=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/>"
  }

  /// The system colors in the light appearance, as Interface Builder writes them.
  private static let recorded = [
    (
      "labelColor",
      "white=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\""
    ),
    (
      pale,
      "red=\"0.94901960784313721\" green=\"0.94901960784313721\" blue=\"0.96862745098039216\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\""
    ),
    (
      "systemBackgroundColor",
      "white=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\""
    ),
    (
      accent,
      "red=\"0.34509803921568627\" green=\"0.33725490196078434\" blue=\"0.83921568627450982\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\""
    ),
  ]

  /// Returns entries for the used colors: one button has the accent, others the pale color.
  private static func resources(_ actions: Int) -> String {
    recorded.filter { ($0.0 != accent || actions > 0) && ($0.0 != pale || actions > 1) }.map { name, components in
      "        <systemColor name=\"\(name)\">\n            <color \(components)/>\n        </systemColor>\n"
    }.joined()
  }
}
