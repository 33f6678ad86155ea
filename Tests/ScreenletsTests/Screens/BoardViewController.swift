import Foundation
import ScreenletTesting
import Screenlets
import ThemeCompiler

/// The controller of a storyboard with two Screenlets and controls of the app.
final class BoardViewController: ScreenletViewController, BaseScreenletDelegate {
  var first: NoteScreenlet? { outlet("first") }
  var second: CardScreenlet? { outlet("second") }
  var titleLabel: Label? { outlet("titleLabel") }
  var nameField: TextField? { outlet("nameField") }
  var stars: [Button] { outlets("stars") }
  /// Selectors and events, in order; with `nameField`'s text for those of the field.
  var events: [String] = []
  /// Whether the outlets were connected and the Screenlets were loaded in ``viewDidLoad()``.
  var wasComplete = false

  override func viewDidLoad() { wasComplete = first?.screenletView != nil && second?.screenletView != nil }

  override func perform(_ selector: String, sender: AnyObject?, event: ControlEvent) -> Bool {
    guard selector != "missing:" else { return false }
    let text = sender === nameField ? " '\(nameField?.text ?? "")'" : ""
    events.append("\(selector) \(event.rawValue)\(text)")
    return true
  }
}

/// A Screenlet with a Screenlet in its theme, and with inspectable properties.
final class CardScreenlet: BaseScreenlet {
  @Inspectable var entryId: Int64 = 7
  @Inspectable var caption = ""
  @Inspectable var offlinePolicy: String?
  @Inspectable var ratio = 0.5
  @Inspectable var isOpen = false
  /// The properties and the delegate in `onPreCreate`.
  private(set) var early = ""
  private(set) var performed: [String] = []

  override func onPreCreate() {
    early = "\(entryId) \(caption) \(offlinePolicy ?? "nil") \(ratio) \(isOpen) \(delegate != nil)"
  }

  override func perform(_ selector: String, sender: AnyObject?, event: ControlEvent) -> Bool {
    performed.append(selector)
    return selector == "reload"
  }
}

final class CardScreenletView_default: BaseScreenletView, BaseScreenletDelegate {
  var inner: NoteScreenlet? { outlet("inner") }
  /// Whether the Screenlet inside was complete in `onCreated`.
  private(set) var wasComplete = false
  override func onCreated() { wasComplete = inner?.screenletView?.screenlet != nil }
}

extension ThemeWorkspace {
  /// The themes of Note and Card, and a storyboard with them.
  static func board(_ changed: (String) -> String = { $0 }) throws -> ThemeWorkspace {
    func button(_ id: String, _ x: Int, _ y: Int, _ attributes: String = "", _ actions: String = "") -> String {
      """
      <button id="\(id)" \(attributes)><rect key="frame" x="\(x)" y="\(y)" width="48" height="32"/>
        <state key="normal" title="\(id)"/><connections>\(actions)</connections></button>
      """
    }
    func action(_ selector: String, _ event: String, to target: String = "ctl") -> String {
      #"<action selector="\#(selector)" destination="\#(target)" eventType="\#(event)" id="\#(selector)\#(event)\#(target)"/>"#
    }
    let fieldEvents = [
      "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit", "primaryActionTriggered",
    ]
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="oth">
        <scenes>
          <scene sceneID="s1"><objects><viewController id="oth"><view key="view" id="ov">
            <rect key="frame" x="0" y="0" width="320" height="480"/></view></viewController></objects></scene>
          <scene sceneID="s2"><objects>
            <viewController id="ctl" customClass="BoardViewController">
              <view key="view" id="rt"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
                <label id="tl" text="Board"><rect key="frame" x="16" y="0" width="120" height="32"/></label>
                <label id="tap" text="Tap me"><rect key="frame" x="160" y="0" width="120" height="32"/><connections>
                  <outletCollection property="gestureRecognizers" destination="gt" appends="YES" id="g1"/>
                  <outletCollection property="gestureRecognizers" destination="gl" appends="YES" id="g2"/>
                  <outletCollection property="gestureRecognizers" destination="gs" appends="YES" id="g3"/>
                </connections></label>
                <textField id="nf" tag="9"><rect key="frame" x="16" y="32" width="200" height="32"/><connections>
                  \(fieldEvents.map { action("name:", $0) }.joined())</connections></textField>
                <switch id="sw"><rect key="frame" x="230" y="32" width="50" height="32"/><connections>
                  \(action("flip:", "valueChanged"))\(action("flip:", "touchUpInside"))</connections></switch>
                <view id="one" customClass="NoteScreenlet"><rect key="frame" x="0" y="64" width="320" height="200"/>
                  <connections><outlet property="delegate" destination="ctl" id="d1"/></connections></view>
                <view id="two" customClass="CardScreenlet"><rect key="frame" x="0" y="264" width="320" height="160"/>
                  <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="entryId"><integer key="value" value="41"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="string" keyPath="caption" value="Hi"/>
                    <userDefinedRuntimeAttribute type="string" keyPath="offlinePolicy" value="cache-first"/>
                    <userDefinedRuntimeAttribute type="number" keyPath="ratio"><real key="value" value="0.25"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="boolean" keyPath="isOpen" value="YES"/>
                  </userDefinedRuntimeAttributes>
                  <connections><outlet property="delegate" destination="ctl" id="d2"/></connections></view>
                \(button("s1", 16, 432, "", action("star:", "touchUpInside") + action("star:", "touchDown")))
                \(button("s2", 80, 432, "", action("reload", "touchUpInside", to: "two")))
                \(button("s3", 144, 432, "", action("missing:", "touchUpInside")))
                \(button("s4", 208, 432, "", action("chain:", "primaryActionTriggered", to: "fr")))
              </subviews></view>
              <connections>
                <outlet property="first" destination="one" id="o1"/><outlet property="second" destination="two" id="o2"/>
                <outlet property="titleLabel" destination="tl" id="o3"/><outlet property="nameField" destination="nf" id="o4"/>
                <outlet property="flipSwitch" destination="sw" id="o5"/><outlet property="tapLabel" destination="tap" id="o6"/>
                <outletCollection property="stars" destination="s2" id="c1"/>
                <outletCollection property="stars" destination="s1" id="c2"/>
                <outletCollection property="stars" destination="tl" id="c3"/>
                <outlet property="s1" destination="s1" id="p1"/><outlet property="s2" destination="s2" id="p2"/>
                <outlet property="s3" destination="s3" id="p3"/><outlet property="s4" destination="s4" id="p4"/>
              </connections>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
            <tapGestureRecognizer id="gt"><connections><action selector="tap:" destination="ctl" id="ga"/></connections></tapGestureRecognizer>
            <longPressGestureRecognizer id="gl"><connections><action selector="hold:" destination="ctl" id="gb"/></connections></longPressGestureRecognizer>
            <swipeGestureRecognizer direction="left" id="gs"><connections><action selector="swipe:" destination="ctl" id="gc"/></connections></swipeGestureRecognizer>
          </objects></scene>
        </scenes>
      </document>
      """
    let card = """
      <document useAutolayout="YES"><theme screenlet="Card" name="default" kind="default"/><objects>
        <view id="root" customClass="CardScreenletView_default"><rect key="frame" x="0" y="0" width="320" height="160"/>
          <subviews>
            <textField id="title" placeholder="Card"><rect key="frame" x="16" y="0" width="200" height="32"/></textField>
            <view id="in" customClass="NoteScreenlet"><rect key="frame" x="0" y="32" width="320" height="128"/>
              <connections><outlet property="delegate" destination="root" id="d"/></connections></view>
          </subviews>
          <connections><outlet property="titleField" destination="title" id="o1"/>
            <outlet property="inner" destination="in" id="o2"/></connections>
        </view></objects></document>
      """
    let notes = ThemeWorkspace.noteFiles()
    return try ThemeWorkspace(
      files: notes.merging([
        "App/Board.storyboard": changed(storyboard), "Themes/CardScreenletView_default.xml": card,
      ]) { $1 })
  }
}

/// A board on a screen of cells.
@MainActor
struct Board {
  let controller: BoardViewController
  let harness: ScreenletHarness
  var first: NoteScreenlet { get throws { try unwrap(controller.first) } }
  var second: CardScreenlet { get throws { try unwrap(controller.second) } }
  var inner: NoteScreenlet { get throws { try unwrap((second.screenletView as? CardScreenletView_default)?.inner) } }

  init(rows: Int = 40, _ changed: (String) -> String = { $0 }) throws {
    controller = BoardViewController(themes: try .board(changed), document: "Board")
    controller.screenletClasses.register(NoteScreenlet.self) { NoteScreenlet(themes: $0) }
    controller.screenletClasses.register(CardScreenlet.self) { CardScreenlet(themes: $0) }
    harness = try ScreenletHarness(controller, columns: 50, rows: rows)
  }

  private func unwrap<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw CocoaError(.coderValueNotFound) }
    return value
  }
}
