import Foundation
import ScreenletTesting
import Screenlets
import Testing
import ThemeCompiler

/// Screens with several Screenlets. The order of loading is that in which a nib is loaded, as Apple documents it:
/// connections, runtime attributes, `awakeFromNib`, then `viewDidLoad`.
@MainActor
@Suite struct ScreenTests {
  @Test func `the Screenlets of a scene are loaded, and the outlets are connected in viewDidLoad`() throws {
    let board = try Board()
    #expect(board.controller.wasComplete && board.controller.warnings.isEmpty)
    #expect(
      try board.controller.screenlets.map { ObjectIdentifier($0) } == [
        ObjectIdentifier(board.first), ObjectIdentifier(board.second),
      ])
    #expect(board.controller.titleLabel?.text == "Board")
    #expect(try board.first.warnings.isEmpty && board.second.warnings.isEmpty)
    let screen = board.harness.screen
    for text in ["Board", "Save", "Plain", "s1"] { #expect(screen.contains(text), "\(screen)") }
    #expect(screen.split(separator: "\n").count { $0.contains("Save") } == 2, "\(screen)")
  }

  @Test func `each Screenlet has the order of calls of one Screenlet, before viewDidLoad`() throws {
    let board = try Board()
    let calls = board.harness.calls
    let note = [
      "screenlet.onPreCreate", "view.onPreCreate", "view.onSetUserActionForControl(save)",
      "view.onSetUserActionForControl(unanswered)", "view.onSetUserActionForControl(refused)",
      "view.onSetTranslations", "view.onCreated", "view.createProgressPresenter", "screenlet.onCreated",
    ]
    let loaded = calls.firstIndex { $0.method == "viewDidLoad" } ?? 0
    let before = calls[..<loaded]
    #expect(before.filter { $0.screenlet == "Note" }.map(\.description) == note + note)
    #expect(
      before.filter { $0.screenlet == "Card" }.map(\.description) == [
        "screenlet.onPreCreate", "view.onPreCreate", "view.onSetTranslations", "view.onCreated",
        "view.createProgressPresenter", "screenlet.onCreated",
      ])
    #expect(
      calls[loaded...].map { "\($0.screenlet) \($0)" } == [
        " controller.viewDidLoad", " controller.viewWillAppear", "Note screenlet.onShow", "Note view.onShow",
        "Card screenlet.onShow", "Card view.onShow", "Note screenlet.onShow", "Note view.onShow",
        // The first field gets the focus.
        " controller.viewDidAppear", " controller.perform(name:)",
      ])
  }

  @Test func `inspectable properties and delegates of the file are set before onPreCreate`() throws {
    let board = try Board()
    #expect(try board.second.early == "41 Hi cache-first 0.25 true true")
    #expect(try board.first.delegate === board.controller && board.second.delegate === board.controller)
    #expect(try board.inner.delegate === board.second.screenletView)
  }

  @Test func `an attribute that does not fit is a warning with its place`() throws {
    let board = try Board {
      $0.replacing(
        #"type="string" keyPath="caption" value="Hi""#, with: #"type="boolean" keyPath="caption" value="YES""#
      )
      .replacing(#"keyPath="ratio""#, with: #"keyPath="nonsense""#)
      .replacing(
        #"property="delegate" destination="ctl" id="d2""#, with: #"property="delegate" destination="tl" id="d2""#)
    }
    let warnings = try board.second.warnings
    #expect(warnings.count == 3, "\(warnings)")
    #expect(warnings.allSatisfy { $0.hasPrefix("App/Board.storyboard:") })
    #expect(warnings.contains { $0.contains("CardScreenlet has no outlet 'delegate' for a Label") })
    #expect(warnings.contains { $0.contains("the value of 'caption' does not fit its property") })
    #expect(warnings.contains { $0.contains("no inspectable property 'nonsense'") })
  }

  @Test func `the class of a Screenlet that is not registered is an error with its place`() throws {
    let controller = BoardViewController(themes: try .board(), document: "Board")
    controller.screenletClasses.register(NoteScreenlet.self) { NoteScreenlet(themes: $0) }
    let error = #expect(throws: ScreenletError.self) { try controller.loadViewIfNeeded() }
    guard case .unknownScreenlet(let name, let place, let known) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(name == "CardScreenlet" && known == ["NoteScreenlet"])
    #expect(place.hasPrefix("App/Board.storyboard:"))
    #expect(error?.errorDescription?.contains("register its class") == true)
  }

  @Test func `a view with another class is a plain view`() throws {
    let board = try Board {
      $0.replacing(#"id="two" customClass="CardScreenlet""#, with: #"id="two" customClass="Canvas""#)
    }
    #expect(board.controller.second == nil)
    #expect(board.controller.outlet("second", as: ViewElement.self)?.className == "Canvas")
    #expect(Set(board.controller.warnings) == ["the outlet 'second' is connected to a Canvas, not to a CardScreenlet"])
  }

  @Test func `code adds a Screenlet to a view and removes it`() throws {
    let board = try Board { $0.replacing(#"id="two" customClass="CardScreenlet""#, with: #"id="two""#) }
    let view = try #require(board.controller.outlet("second", as: ViewElement.self))
    let card = CardScreenlet(themes: board.controller.themes)
    try board.controller.addScreenlet(card, to: view)
    #expect(card.isShown && card.presentingViewController === board.controller)
    let inner = try #require((card.screenletView as? CardScreenletView_default)?.inner)
    #expect(board.harness.type("inside", into: "titleField", in: inner))
    #expect(board.harness.screen.contains("inside"))
    // Another one takes its place, in the view of the same theme.
    let note = NoteScreenlet(themes: board.controller.themes)
    try board.controller.addScreenlet(note, to: view)
    #expect(!card.isShown && card.screenletView == nil && note.isShown)
    #expect(board.harness.screen.split(separator: "\n").count { $0.contains("Save") } == 2)
    #expect(note.viewModel?.title == "")
    note.removeFromView()
    #expect(board.harness.screen.split(separator: "\n").count { $0.contains("Save") } == 1)
  }

  @Test func `a Screenlet in a theme is complete in onCreated of the view around it`() throws {
    let board = try Board()
    #expect((try board.second.screenletView as? CardScreenletView_default)?.wasComplete == true)
    #expect(try board.inner.presentingViewController === board.controller)
    #expect(try board.inner.screenletView?.presentingViewController === board.controller)
    // Fields with the same outlet in two Screenlets have texts of their own.
    #expect(board.harness.type("outer", into: "titleField", in: try board.first))
    #expect(board.harness.type("inside", into: "titleField", in: try board.inner))
    #expect(try board.first.viewModel?.title == "outer" && board.inner.viewModel?.title == "inside")
  }

  @Test func `the focus moves through all controls in reading order`() throws {
    let board = try Board()
    var order: [String] = []
    for _ in 0..<19 {
      order.append(board.harness.focused ?? "")
      board.harness.press(.tab)
    }
    let note = ["titleField", "saveButton", "otherButton", "neverButton", "plainButton"]
    // The label with gestures precedes the field, which has the focus first.
    let expected = ["nameField", "flipSwitch"] + note + ["titleField"] + note + ["s1", "s2", "s3", "s4", "tapLabel"]
    #expect(order == expected + ["nameField"], "\(order)")
  }

  @Test func `an action of each Screenlet has its own progress, and the last message covers the screen`() throws {
    let board = try Board()
    let (first, inner) = (try board.first, try board.inner)
    #expect(board.harness.press("saveButton", in: first))
    #expect(board.harness.message == "Saving…" && first.isAnyActionRunning && !inner.isAnyActionRunning)
    inner.performAction(name: "save")
    inner.made.first?.callOnFailure(NSError(domain: "test", code: 1))
    #expect(board.harness.message == "Could not save")
    // A key closes the upper message; the lower one still waits.
    board.harness.press(.enter)
    #expect(board.harness.message == "Saving…" && inner.progressOverlay == nil)
    // Escape cancels only the actions of the Screenlet whose message is shown.
    inner.performAction(name: "quiet")
    #expect(board.harness.message == "")
    board.harness.press(.escape)
    #expect(first.isAnyActionRunning && !inner.isAnyActionRunning && board.harness.message == "Saving…")
    board.harness.press(.escape)
    #expect(!first.isAnyActionRunning && board.harness.message == nil)
    // The Interactors keep their Screenlets.
    for screenlet in [first, inner] { screenlet.made = [] }
  }

  @Test func `a hidden Screenlet takes no focus`() throws {
    let board = try Board()
    try board.first.isHidden = true
    #expect(!board.harness.focus("saveButton", in: try board.first))
    #expect(board.harness.focus("saveButton", in: try board.inner))
    #expect(board.harness.screen.split(separator: "\n").count { $0.contains("Save") } == 1)
  }

  @Test func `a new theme of one Screenlet leaves the others alone`() throws {
    let board = try Board()
    board.harness.type("kept", into: "titleField", in: try board.inner)
    board.harness.type("lost", into: "titleField", in: try board.first)
    board.harness.forgetCalls()
    try board.first.themeName = "loud"
    #expect(Set(board.harness.calls.map(\.screenlet)) == ["Note"])
    #expect(board.harness.screen.contains("SAVE!"))
    #expect(try board.inner.viewModel?.title == "kept")
    #expect(try board.first.viewModel?.title == "")
    try board.second.themeName = "default"
    #expect(try board.inner.viewModel?.title == "")
  }

  @Test func `all Screenlets are laid out again when the size changes`() throws {
    let board = try Board()
    board.harness.type("kept", into: "titleField", in: try board.inner)
    for (columns, rows) in [(20, 5), (300, 100), (1, 1), (50, 40)] {
      board.harness.resize(columns: columns, rows: rows)
      #expect(board.harness.screen.split(separator: "\n", omittingEmptySubsequences: false).count == rows)
    }
    #expect(board.harness.screen.contains("kept"))
  }

  @Test func `a controller presents another one, and Escape goes back`() throws {
    let board = try Board()
    let other = ScreenletViewController(NoteScreenlet(themes: try .notes()))
    try board.controller.present(other)
    #expect(board.harness.currentController === other)
    #expect(try !board.first.isShown && !board.inner.isShown)
    other.dismiss()
    #expect(board.harness.currentController === board.controller)
    #expect(try board.first.isShown && board.inner.isShown)
    board.controller.dismiss()
    #expect(board.harness.currentController === board.controller)
  }

  @Test func `a missing document and a missing scene are errors with their names`() throws {
    let themes = try ThemeWorkspace.board()
    let missing = ScreenletViewController(themes: themes, document: "Nowhere")
    #expect(throws: ScreenletError.self) { try missing.loadViewIfNeeded() }
    let scene = ScreenletViewController(themes: themes, document: "Board.storyboard", scene: "Third")
    let error = #expect(throws: ScreenletError.self) { try scene.loadViewIfNeeded() }
    #expect(
      error?.errorDescription?.contains("it has no scene 'Third' (oth, BoardViewController)") == true,
      "\(error?.errorDescription ?? "")")
    let initial = ScreenletViewController(themes: themes, document: "App/Board.storyboard")
    try initial.loadViewIfNeeded()
    #expect(initial.screenlets.isEmpty && initial.warnings.isEmpty)
  }

  @Test func `a XIB is the document of its File's Owner`() throws {
    let themes = try ThemeWorkspace(
      files: ThemeWorkspace.noteFiles().merging([
        "App/BoardViewController.xib": """
        <document><objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="BoardViewController"><connections>
            <outlet property="view" destination="rt" id="o0"/><outlet property="first" destination="n" id="o1"/>
          </connections></placeholder>
          <view id="rt"><rect key="frame" x="0" y="0" width="320" height="300"/><subviews>
            <view id="n" customClass="NoteScreenlet"><rect key="frame" x="0" y="0" width="320" height="260"/>
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="themeName" value="Loud"/>
              </userDefinedRuntimeAttributes>
              <connections><outlet property="delegate" destination="-1" id="o2"/></connections></view>
            <button id="b"><rect key="frame" x="0" y="260" width="100" height="32"/><state key="normal" title="Go"/>
              <connections><action selector="go:" destination="-1" eventType="touchUpInside" id="a"/></connections></button>
          </subviews></view>
        </objects></document>
        """
      ]) { $1 })
    let controller = BoardViewController(themes: themes, document: "BoardViewController")
    controller.screenletClasses.register(NoteScreenlet.self) { NoteScreenlet(themes: $0) }
    let harness = try ScreenletHarness(controller)
    #expect(controller.first?.themeName == "loud" && controller.first?.delegate === controller)
    #expect(harness.screen.contains("SAVE!"))
    while harness.focused != "b" { harness.press(.tab) }
    harness.press(.enter)
    #expect(controller.events == ["go: touchUpInside"])
  }
}
