import Testing
import ThemeSource

/// Sizes of buttons that depend on the device.
struct TouchTargetTests {
  private func messages(_ example: DiagnosticExample) async throws -> [String] {
    try await diagnostics(in: example).filter { $0.code == "layout/touch-target" }.map(\.message)
  }

  /// A button with an image and an action.
  private func button(_ state: String, width: Int, height: Int, more: String = "") -> String {
    #"""
    <button restorationIdentifier="send-action" \#(more) id="b">
      <rect key="frame" x="20" y="20" width="\#(width)" height="\#(height)"/><state key="normal" \#(state)/>
    </button>
    """#
  }

  @Test func `of several sizes of a button the smallest one is reported with its device`() async throws {
    let pinned = button(
      #"image="send""#, width: 160, height: 30, more: #"translatesAutoresizingMaskIntoConstraints="NO""#)
    let constraints = #"""
      <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c1"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" id="c2"/>
      <constraint firstItem="b" firstAttribute="width" secondItem="v" secondAttribute="width" multiplier="0.05" id="c3"/>
      <constraint firstItem="b" firstAttribute="height" secondItem="v" secondAttribute="width" multiplier="0.025" id="c4"/>
      """#
    let found = try await messages(.screen(pinned, constraints: constraints))
    #expect(found.count == 1)
    // The narrowest device of the default sizes is 375 points wide, of which a twentieth is 18.75 points.
    #expect(found.first?.hasSuffix(" points on iPhone SE; Apple recommends 44 × 44") == true, "\(found.first ?? "-")")
    #expect(found.first?.contains("is 19 × 9.5 ") == true, "\(found.first ?? "-")")
    let fixed = try await messages(.screen(button(#"image="send""#, width: 30, height: 30)))
    #expect(fixed.map { $0.contains("is 30 × 30 points") } == [true], "\(fixed)")
  }

  @Test func `a wide background without an image is that of a text`() async throws {
    #expect(try await messages(.screen(button(#"backgroundImage="pill""#, width: 80, height: 30))) == [])
    #expect(try await messages(.screen(button(#"backgroundImage="disc""#, width: 30, height: 30))).count == 1)
    #expect(try await messages(.screen(button(#"image="disc""#, width: 80, height: 30))).count == 1)
  }

  @Test func `a symbol has the size that was recorded`() async throws {
    let free = #"translatesAutoresizingMaskIntoConstraints="NO""#
    let constraints = #"""
      <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c1"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" id="c2"/>
      """#
    let symbol = #"image="gear" catalog="system""#
    #expect(
      try await messages(.screen(button(symbol, width: 44, height: 42, more: free), constraints: constraints)) == [])
    #expect(
      try await messages(.screen(button(symbol, width: 22, height: 20, more: free), constraints: constraints)).count
        == 1)
  }

  /// Xcode lists symbols with the sizes in its library, which differ from those in a button.
  @Test func `a listed symbol has the size that was recorded`() async throws {
    let inset = #"<inset key="contentEdgeInsets" minX="8" minY="8" maxX="8" maxY="8"/>"#
    let constraints = #"""
      <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c1"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" id="c2"/>
      """#
    for (width, height, count) in [(44, 42, 0), (35, 38, 1)] {
      var example = DiagnosticExample.screen(
        button(
          #"image="trash" catalog="system""#, width: width, height: height,
          more: #"translatesAutoresizingMaskIntoConstraints="NO""#
        ).replacing("<state", with: inset + "<state"), constraints: constraints)
      example.files[0].text = example.files[0].text.replacing(
        "</document>",
        with: #"<resources><image name="trash" catalog="system" width="128" height="121"/></resources></document>"#)
      let found = try await messages(example)
      #expect(found.count == count, "\(found)")
      #expect(found.allSatisfy { $0.contains("\(width) × \(height) points") }, "\(found)")
    }
  }

  // MARK: Areas that a touch hits

  private func action(_ selector: String, _ number: Int) -> String {
    #"<connections><action selector="\#(selector)" destination="first" eventType="touchUpInside" id="a\#(number)"/></connections>"#
  }

  private func tapped(_ id: Int, _ frame: String, _ state: String, selector: String = "choose", more: String = "")
    -> String
  {
    let numbers = frame.split(separator: " ")
    return #"""
      <button \#(more) id="b\#(id)">
        <rect key="frame" x="\#(numbers[0])" y="\#(numbers[1])" width="\#(numbers[2])" height="\#(numbers[3])"/>
        \#(state)\#(action(selector, id))
      </button>
      """#
  }

  private let circle = #"<state key="normal" image="circle"/>"#
  private let chevron = #"<state key="normal" image="chevron"/>"#
  private let title = #"<state key="normal" title="Libraries"/>"#

  @Test func `a button inside another one with the same action counts with the outer one's size`() async throws {
    let row = tapped(1, "0 100 320 60", "")
    #expect(try await messages(.screen(row + tapped(2, "16 120 20 20", circle))) == [])
    #expect(try await messages(.screen(row + tapped(2, "16 120 20 20", circle, selector: "open"))).count == 1)
    #expect(try await messages(.screen(row + tapped(2, "16 200 20 20", circle))).count == 1)
  }

  @Test func `an image next to a text with the same action belongs to the text`() async throws {
    let text = tapped(1, "20 100 90 30", title)
    #expect(try await messages(.screen(text + tapped(2, "118 107 16 16", chevron))) == [])
    #expect(try await messages(.screen(text + tapped(2, "140 107 16 16", chevron))).count == 1)
    // Images with the same action are choices.
    let pair = tapped(1, "20 100 30 30", circle) + tapped(2, "50 100 30 30", circle)
    #expect(try await messages(.screen(pair)).count == 2)
  }

  @Test func `a button covered by another button gets no touches`() async throws {
    let icon = tapped(1, "20 100 24 24", circle)
    let cover = tapped(2, "0 90 60 54", "", selector: "toggle")
    #expect(try await messages(.screen(icon + cover)) == [])
    #expect(try await messages(.screen(cover + icon)).count == 1)
  }

  private func table(_ cell: String, _ content: String, table: String = "") -> DiagnosticExample {
    .scenes(
      #"""
      <scene sceneID="s"><objects><tableViewController id="first">
        <tableView key="view" dataMode="static" style="plain" \#(table) id="t">
          <rect key="frame" x="0" y="0" width="320" height="480"/>
          <sections><tableViewSection id="section"><cells>
            <tableViewCell \#(cell) id="c"><rect key="frame" x="0" y="0" width="320" height="50"/>
              <tableViewCellContentView key="contentView" tableViewCell="c" id="v">
                <rect key="frame" x="0" y="0" width="320" height="50"/>
                <subviews>\#(content)</subviews>
              </tableViewCellContentView>
            </tableViewCell>
          </cells></tableViewSection></sections>
        </tableView>
      </tableViewController></objects></scene>
      """#)
  }

  @Test func `a check mark in a row that users select is not a separate target`() async throws {
    let mark = tapped(1, "16 13 24 24", #"<state key="normal" image="off"/><state key="selected" image="on"/>"#)
    #expect(try await messages(table(#"selectionStyle="default""#, mark)) == [])
    #expect(try await messages(table(#"selectionStyle="none""#, mark)).count == 1)
    #expect(try await messages(table(#"selectionStyle="default""#, mark, table: #"allowsSelection="NO""#)).count == 1)
    let switched = #"<switch id="w"><rect key="frame" x="250" y="10" width="51" height="31"/></switch>"#
    #expect(try await messages(table(#"selectionStyle="default""#, mark + switched)).count == 1)
    let icon = tapped(1, "16 13 24 24", #"<state key="normal" image="info"/>"#)
    #expect(try await messages(table(#"selectionStyle="default""#, icon)).count == 1)
  }

  @Test func `a fixed frame in a cell with a custom class is a placeholder`() async throws {
    let fixed = #"fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO""#
    let button = tapped(1, "16 13 24 24", circle, more: fixed)
    #expect(try await messages(table(#"selectionStyle="none" customClass="MessageCell""#, button)) == [])
    #expect(try await messages(table(#"selectionStyle="none""#, button)).count == 1)
  }

  @Test func `buttons with only an outlet are notes, and not reported among connected ones`() async throws {
    func cell(_ more: String) async throws -> [String] {
      let cell = #"""
        <view customClass="Bar" id="v"><rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <button id="b"><rect key="frame" x="20" y="20" width="20" height="20"/>\#(circle)</button>\#(more)
          </subviews>
          <connections><outlet property="mark" destination="b" id="o"/></connections>
        </view>
        """#
      return try await diagnostics(in: .objects(cell)).filter { $0.code == "layout/touch-target" }
        .map { "\($0.severity.rawValue) \($0.message)" }
    }
    #expect(try await cell("") == ["note the button 'mark' is 20 × 20 points; Apple recommends 44 × 44"])
    func other(_ destination: String) -> String {
      tapped(2, "100 20 90 44", title).replacing(#"destination="first""#, with: #"destination="\#(destination)""#)
    }
    #expect(try await cell(other("v")) == [])
    #expect(try await cell(other("-1")).count == 1)
  }

  @Test func `disabled accessibility elements and buttons on a larger button are not reported`() async throws {
    func found(_ inside: String = "", _ before: String = "") async throws -> Int {
      let cell = #"""
        <view customClass="Bar" id="v"><rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            \#(before)
            <button id="b"><rect key="frame" x="20" y="20" width="20" height="20"/>\#(circle)\#(inside)</button>
          </subviews>
          <connections>
            <outlet property="clear" destination="b" id="o1"/><outlet property="area" destination="a" id="o2"/>
          </connections>
        </view>
        """#
      return try await diagnostics(in: .objects(cell)).count { $0.code == "layout/touch-target" }
    }
    func area(_ size: Int, _ id: String = "a") -> String {
      #"<button id="\#(id)"><rect key="frame" x="8" y="8" width="\#(size)" height="\#(size)"/></button>"#
    }
    let accessibility = { (inside: String) in
      #"<accessibility key="accessibilityConfiguration">\#(inside)</accessibility>"#
    }
    #expect(try await found() == 1)
    #expect(try await found(accessibility(#"<bool key="isElement" value="NO"/>"#)) == 0)
    #expect(try await found(accessibility(#"<accessibilityTraits key="traits" notEnabled="YES"/>"#)) == 0)
    #expect(try await found(accessibility(#"<accessibilityTraits key="traits" selected="YES"/>"#)) == 1)
    #expect(try await found("", area(44)) == 0)
    // A button without an outlet is ignored.
    #expect(try await found("", area(44, "c")) == 1)
  }

  // MARK: Sizes

  private let free = #"translatesAutoresizingMaskIntoConstraints="NO""#
  private let place = #"""
    <constraint firstItem="b1" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="c1"/>
    <constraint firstItem="b1" firstAttribute="top" secondItem="v" secondAttribute="top" constant="20" id="c2"/>
    """#

  @Test func `a button configuration has the size that UIKit computes from its insets`() async throws {
    func configured(_ insets: String = "", _ constraints: String = "") async throws -> Int {
      let configuration = #"""
        <buttonConfiguration key="configuration" style="plain" image="close">\#(insets)</buttonConfiguration>
        """#
      var example = DiagnosticExample.screen(
        tapped(1, "20 20 48 38", configuration, more: free), constraints: place + constraints)
      example.files[0].text = example.files[0].text.replacing(
        "</document>", with: #"<resources><image name="close" width="24" height="24"/></resources></document>"#)
      return try await messages(example).count
    }
    #expect(try await configured() == 0)
    #expect(
      try await configured(
        #"<directionalEdgeInsets key="contentInsets" top="2" leading="2" bottom="2" trailing="2"/>"#) == 1)
    #expect(
      try await configured("", #"<constraint firstItem="b1" firstAttribute="height" constant="30" id="c3"/>"#) == 1)
  }

  @Test func `a text does not widen a button with a stated width and height`() async throws {
    func stated(_ state: String, _ priority: String = "") async throws -> Int {
      let sizes = ["width", "height"].map {
        #"<constraint firstItem="b1" firstAttribute="\#($0)" constant="32" \#(priority) id="\#($0)"/>"#
      }
      return try await messages(
        .screen(tapped(1, "20 20 32 32", state, more: free), constraints: place + sizes.joined())
      ).count
    }
    #expect(try await stated(#"<state key="normal" title="ⓘ"/>"#) == 1)
    #expect(try await stated("") == 1)
    #expect(try await stated(#"<state key="normal" title="ⓘ"/>"#, #"priority="500""#) == 0)
  }

  @Test func `the color of a title does not make a text of an image`() async throws {
    let color =
      #"<color key="titleColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
    let image = #"<state key="normal" image="arrow">\#(color)</state>"#
    let found = try await messages(.screen(tapped(1, "20 20 30 30", image)))
    #expect(
      found.count == 1 && found.first?.hasSuffix("is 30 × 30 points; Apple recommends 44 × 44") == true, "\(found)")
    // A wide one may have room for a text.
    #expect(try await messages(.screen(tapped(1, "20 20 90 30", image))) == [])
  }

  @Test func `a stack view around low buttons does not enlarge them`() async throws {
    func inStack(_ height: Int) async throws -> Int {
      let stack = #"""
        <stackView id="s"><rect key="frame" x="0" y="100" width="320" height="\#(height)"/><subviews>
          \#(tapped(1, "0 0 28 \(height)", circle))
          <view id="w"><rect key="frame" x="28" y="0" width="292" height="\#(height)"/></view>
        </subviews></stackView>
        """#
      return try await messages(.screen(stack)).count
    }
    #expect(try await inStack(28) == 1)
    #expect(try await inStack(44) == 0)
  }

  @Test func `hidden buttons count if code may show them`() async throws {
    func hidden(_ outlet: String) async throws -> Int {
      let button = tapped(1, "20 20 24 24", circle, more: #"hidden="YES""#)
      var example = DiagnosticExample.screen(button)
      example.files[0].text = example.files[0].text.replacing(
        "</viewController>", with: "<connections>\(outlet)</connections></viewController>")
      return try await messages(example).count
    }
    #expect(try await hidden(#"<outlet property="clear" destination="b1" id="o"/>"#) == 1)
    #expect(try await hidden("") == 0)
  }

  @Test func `spaces are not a text, and a wide image may have the height of a bar`() async throws {
    #expect(
      try await messages(.screen(tapped(1, "20 20 33 28", #"<state key="normal" title=" " image="x"/>"#))).count == 1)
    #expect(try await messages(.screen(tapped(1, "20 20 86 36", circle))) == [])
    #expect(try await messages(.screen(tapped(1, "20 20 60 36", circle))).count == 1)
  }

  @Test func `a document for tablets that varies between size classes is measured on phones too`() async throws {
    func found(_ variation: String) async throws -> [String] {
      let sizes = ["width", "height"].map {
        #"<constraint firstItem="b1" firstAttribute="\#($0)" constant="24" id="\#($0)">\#(variation)</constraint>"#
          .replacing("constant=\"24\"", with: variation.isEmpty ? "constant=\"44\"" : "constant=\"24\"")
      }
      var example = DiagnosticExample.screen(
        tapped(1, "20 20 44 44", circle, more: free), constraints: place + sizes.joined(), width: 768, height: 1024)
      example.files[0].text = example.files[0].text.replacing(
        "<scenes>", with: #"<device id="ipad9_7" orientation="portrait"/><scenes>"#)
      return try await messages(example)
    }
    #expect(try await found("") == [])
    let large = try await found(#"<variation key="heightClass=regular-widthClass=regular" constant="44"/>"#)
    #expect(large.map { $0.contains("is 24 × 24 points on iPhone") } == [true], "\(large)")
  }
}
