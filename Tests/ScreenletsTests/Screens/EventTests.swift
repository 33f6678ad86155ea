import ScreenletTesting
import Screenlets
import TerminalUI
import Testing
import ThemeCompiler

/// Events of controls, in the order that Apple documents for `UIControl.Event`, `UITextField` and `UIResponder`.
@MainActor
@Suite struct EventTests {
  @Test func `a field sends its events from the focus to the next control`() throws {
    let board = try Board()
    // The first field has the focus at a terminal.
    #expect(board.controller.events == ["name: editingDidBegin ''"])
    board.controller.events = []
    board.harness.type("ab")
    board.harness.press(.left)
    board.harness.press(.tab)
    #expect(
      board.controller.events == [
        "name: editingChanged 'a'", "name: editingChanged 'ab'", "name: editingDidEnd 'ab'",
      ])
  }

  @Test func `Return in a field sends editingDidEndOnExit before editingDidEnd`() throws {
    let board = try Board()
    board.controller.events = []
    board.harness.press(.enter)
    #expect(
      board.controller.events == [
        "name: editingDidEndOnExit ''", "name: primaryActionTriggered ''", "name: editingDidEnd ''",
      ])
    #expect(board.harness.focused == nil)
  }

  @Test func `code that sets a value or a text sends no event of a change`() throws {
    let board = try Board()
    board.controller.events = []
    board.controller.nameField?.text = "set"
    board.controller.outlet("flipSwitch", as: Switch.self)?.isOn = true
    #expect(board.controller.events.isEmpty)
  }

  @Test func `a paste sends one editingChanged`() throws {
    let board = try Board()
    board.controller.events = []
    board.harness.paste("pasted")
    #expect(board.controller.events == ["name: editingChanged 'pasted'"])
  }

  @Test func `a switch sends valueChanged, then the end of the touch`() throws {
    let board = try Board()
    #expect(board.harness.press("flipSwitch"))
    #expect(board.controller.events.suffix(2) == ["flip: valueChanged", "flip: touchUpInside"])
    #expect(board.controller.outlet("flipSwitch", as: Switch.self)?.isOn == true)
  }

  @Test func `a drag of a slider is one touch`() throws {
    let actions = ["touchDown", "valueChanged", "touchUpInside"].map {
      #"<action selector="slide:" destination="-1" eventType="\#($0)" id="\#($0)"/>"#
    }
    let themes = try ThemeWorkspace(files: [
      "App/Volume.xib": """
      <document><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="BoardViewController"/>
        <view id="rt"><rect key="frame" x="0" y="0" width="320" height="64"/><subviews>
          <slider id="s" minValue="0" maxValue="1"><rect key="frame" x="0" y="0" width="320" height="32"/>
            <connections>\(actions.joined())</connections></slider></subviews></view></objects></document>
      """
    ])
    let controller = BoardViewController(themes: themes, document: "Volume")
    let stage = ScreenletStage(columns: 40, rows: 4)
    try stage.present(controller)
    for (kind, column) in [(MouseEvent.Kind.press, 5), (.drag, 10), (.drag, 20), (.release, 20)] {
      _ = stage.handle(.mouse(MouseEvent(kind, .left, column: column, row: 0)))
    }
    #expect(
      controller.events
        == ["touchDown", "valueChanged", "valueChanged", "valueChanged", "touchUpInside"].map { "slide: \($0)" })
    controller.events = []
    _ = stage.handle(.key(KeyPress(.right)))
    #expect(controller.events == ["touchDown", "valueChanged", "touchUpInside"].map { "slide: \($0)" })
  }

  @Test func `a button sends touchDown before touchUpInside`() throws {
    let board = try Board()
    board.harness.press("s1")
    #expect(board.controller.events.suffix(2) == ["star: touchDown", "star: touchUpInside"])
  }

  @Test func `an action reaches a Screenlet, and the first responder's chain ends at the controller`() throws {
    let board = try Board()
    board.harness.press("s2")
    #expect(try board.second.performed == ["reload"])
    board.harness.press("s4")
    #expect(board.controller.events.last == "chain: primaryActionTriggered")
  }

  @Test func `a method that does not exist is a warning with the place of its connection`() throws {
    let board = try Board()
    board.harness.press("s3")
    #expect(board.controller.warnings.count == 1)
    #expect(board.controller.warnings.first?.hasPrefix("App/Board.storyboard:") == true)
    #expect(board.controller.warnings.first?.hasSuffix("no target has the method 'missing:'") == true)
  }

  @Test func `outlet collections have the views of their type, in the order of the connections`() throws {
    let board = try Board()
    #expect(board.controller.stars.map { $0.title(for: .normal) } == ["s2", "s1"])
  }

  @Test func `keys make the gestures of a view`() throws {
    let board = try Board()
    #expect(board.harness.focus("tapLabel"))
    board.controller.events = []
    #expect(board.harness.press(.enter))
    #expect(board.harness.press(.enter, alt: true))
    #expect(board.harness.press(.left, alt: true))
    // The recognizer is for the other direction.
    #expect(!board.harness.press(.right, alt: true))
    #expect(board.controller.events == ["tap: gesture", "hold: gesture", "swipe: gesture"])
  }
}

/// Actions of a View class together with restoration identifiers.
@MainActor
@Suite struct ViewActionTests {
  /// Names of actions that were performed, once per Interactor.
  private func performed(_ change: @escaping (String) -> String, press outlet: String) throws -> [String] {
    let screenlet = TouchScreenlet(
      themes: try .notes { change($0.replacing("NoteScreenletView_default", with: "TouchScreenletView_default")) })
    let harness = try ScreenletHarness(screenlet)
    #expect(harness.press(outlet))
    return screenlet.names + screenlet.warnings
  }

  private func connecting(_ selector: String, to button: String) -> (String) -> String {
    {
      $0.replacing(
        #"<state key="normal" title="\#(button)"/>"#,
        with:
          #"<state key="normal" title="\#(button)"/><connections><action selector="\#(selector)" destination="root" eventType="touchUpInside" id="act"/></connections>"#
      )
    }
  }

  @Test func `a method of the view performs an action`() throws {
    #expect(try performed(connecting("saveClicked:", to: "Plain"), press: "plainButton") == ["clicked"])
  }

  /// As in Liferay Screens until April 2018, and in effect since then.
  @Test func `the method for a touch takes the place of the identifier`() throws {
    #expect(try performed(connecting("saveClicked:", to: "Save"), press: "saveButton") == ["clicked"])
    #expect(try performed(connecting("userActionWithSender:", to: "Save"), press: "saveButton") == ["save"])
  }

  @Test func `a method that performs no action leaves a touch without one`() throws {
    #expect(try performed(connecting("blink", to: "Save"), press: "saveButton") == [])
  }

  @Test func `Return in a field stays without a target if the view is not its delegate`() throws {
    let screenlet = TouchScreenlet(
      themes: try .notes { $0.replacing("NoteScreenletView_default", with: "TouchScreenletView_default") })
    let harness = try ScreenletHarness(screenlet)
    (screenlet.screenletView as? TouchScreenletView_default)?.title?.becomeFirstResponder()
    harness.press(.enter)
    #expect(screenlet.names.isEmpty && harness.focused == nil)
  }
}

private final class TouchScreenlet: BaseScreenlet {
  var names: [String] = []
  override class var screenletName: String { "Note" }
  override class var viewClasses: [BaseScreenletView.Type] { [TouchScreenletView_default.self] }
  override func createInteractor(name: String, sender: AnyObject?) -> Interactor? {
    names.append(name)
    return NoteInteractor(screenlet: self, title: "", starts: false)
  }
}

private final class TouchScreenletView_default: BaseScreenletView {
  var title: TextField? { outlet("titleField") }

  override func onSetDefaultDelegate(_ delegate: AnyObject, view: ViewElement) -> Bool { false }

  override func perform(_ selector: String, sender: AnyObject?, event: ControlEvent) -> Bool {
    switch selector {
    case "saveClicked:": userAction(name: "clicked", sender: sender)
    case "blink": break
    default: return super.perform(selector, sender: sender, event: event)
    }
    return true
  }
}
