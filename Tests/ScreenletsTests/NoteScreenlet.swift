import Foundation
import Screenlets
import ThemeCompiler

/// A small Screenlet with a title and buttons.
@MainActor
final class NoteScreenlet: BaseScreenlet {
  var viewModel: (any NoteViewModel)? { screenletView as? any NoteViewModel }
  /// The Interactors, in the order of their creation.
  var made: [NoteInteractor] = []
  var refusesToStart = false
  var finished: [String] = []

  override func createInteractor(name: String, sender: AnyObject?) -> Interactor? {
    guard name != "unanswered" else { return nil }
    let interactor = NoteInteractor(screenlet: self, title: viewModel?.title ?? "", starts: !refusesToStart)
    made.append(interactor)
    return interactor
  }

  override func onFinishInteraction(_ result: AnyObject?, error: NSError?) {
    finished.append(error?.localizedDescription ?? (result as? String ?? "nothing"))
  }
}

@MainActor
protocol NoteViewModel: AnyObject {
  var title: String? { get set }
}

final class NoteScreenletView_default: BaseScreenletView, NoteViewModel {
  var titleField: TextField? { outlet("titleField") }
  var saveButton: Button? { outlet("saveButton") }
  var statusLabel: Label? { outlet("statusLabel") }
  /// Whether actions are performed.
  var allowsActions = true

  var title: String? {
    get { titleField?.text }
    set { titleField?.text = newValue }
  }

  override var progressMessages: [String: ProgressMessages] {
    ["save": [.working: "Saving…", .failure: "Could not save", .success: "Saved"], "defaultAction": [.working: ""]]
  }

  /// The texts that `onSetTranslations()` reads of the theme.
  var untranslated: [String?] = []

  override func onSetTranslations() {
    untranslated = [saveButton?.title(for: .normal), statusLabel?.text]
    titleField?.placeholder = "A title"
  }
  override func onSetUserActionForControl(_ control: Control) -> Bool { control.restorationIdentifier != "refused" }
  override func onPreAction(name: String, sender: AnyObject?) -> Bool { allowsActions }
}

/// An Interactor that a test ends.
final class NoteInteractor: Interactor {
  let title: String
  private let starts: Bool

  init(screenlet: BaseScreenlet?, title: String, starts: Bool) {
    self.title = title
    self.starts = starts
    super.init(screenlet: screenlet)
  }

  override func start() -> Bool { starts }
  override func interactionResult() -> AnyObject? { title as AnyObject }
}

/// A delegate that replaces the Interactor.
@MainActor
final class NoteDelegate: BaseScreenletDelegate {
  var interactor: Interactor?
  func screenlet(
    _ screenlet: BaseScreenlet, customInteractorForAction name: String, withSender sender: AnyObject?
  ) -> Interactor? { interactor }
}

extension ThemeWorkspace {
  /// Two themes of the Screenlet Note, in memory. The second one inherits from the first one.
  static func notes(_ changed: (String) -> String = { $0 }) throws -> ThemeWorkspace {
    try ThemeWorkspace(files: noteFiles(changed))
  }

  /// The files of the themes of Note.
  static func noteFiles(_ changed: (String) -> String = { $0 }) -> [String: String] {
    let standard = """
      <document useAutolayout="YES">
        <theme screenlet="Note" name="default" kind="default"/>
        <objects>
          <view id="root" customClass="NoteScreenletView_default">
            <rect key="frame" x="0" y="0" width="320" height="240"/>
            <subviews>
              <textField id="title" tag="1"><rect key="frame" x="20" y="16" width="280" height="32"/></textField>
              <button id="save" tag="2" restorationIdentifier="save"><rect key="frame" x="20" y="64" width="120" height="32"/>
                <state key="normal" title="Save"/></button>
              <button id="other" restorationIdentifier="unanswered"><rect key="frame" x="160" y="64" width="120" height="32"/>
                <state key="normal" title="Other"/></button>
              <button id="never" restorationIdentifier="refused"><rect key="frame" x="20" y="112" width="120" height="32"/>
                <state key="normal" title="Never"/></button>
              <button id="plain"><rect key="frame" x="160" y="112" width="120" height="32"/>
                <state key="normal" title="Plain"/></button>
              <label id="status" text="New"><rect key="frame" x="20" y="160" width="280" height="24"/></label>
            </subviews>
            <connections>
              <outlet property="titleField" destination="title" id="o1"/>
              <outlet property="saveButton" destination="save" id="o2"/>
              <outlet property="otherButton" destination="other" id="o3"/>
              <outlet property="neverButton" destination="never" id="o4"/>
              <outlet property="plainButton" destination="plain" id="o5"/>
              <outlet property="statusLabel" destination="status" id="o6"/>
            </connections>
          </view>
        </objects>
      </document>
      """
    return [
      "Themes/NoteScreenletView_default.xml": changed(standard),
      "Themes/NoteScreenletView_loud.xml": """
      <document useAutolayout="YES">
        <theme screenlet="Note" name="loud" kind="child" parent="default" form="overlay"/>
        <objects><button id="save"><state key="normal" title="SAVE!"/></button></objects>
      </document>
      """,
    ]
  }
}
