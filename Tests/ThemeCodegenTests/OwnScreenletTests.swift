import SwiftSources
import TestSupport
import Testing
import ThemeDatabase
import ThemeProject
import ThemeSemantics
import ThemeSource

@testable import ThemeCodegen

/// Classes of themes of a Screenlet that the project implements.
@Suite(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
struct OwnScreenletTests {
  private func generate(_ file: String, in files: [String: String]) throws -> String {
    let folder = try TemporaryFolder(files)
    let linked = Session(Project.find(for: folder.path), asking: [folder.path]).snapshot.selected()
    let id = try #require(linked.selection.first { linked.path(of: $0).hasSuffix("/" + file) })
    let made = try linked.generateViews(of: id, template: ViewClassTemplate())
    #expect(made.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    return try #require(made.value.first).text
  }

  private static func theme(_ className: String, header: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">\(header)<objects>
      <view id="r" customClass="\(className)"><subviews><button id="b"><state key="normal" title="Send"/>
        <connections><action selector="send:" destination="r" eventType="touchUpInside" id="a"/></connections>
      </button></subviews>
        <connections><outlet property="sendButton" destination="b" id="o"/></connections></view>
    </objects></document>
    """
  }

  private static func screenlet(_ name: String, answers cases: String) -> String {
    """
    import LiferayScreens
    class \(name)Screenlet: BaseScreenlet {
      override func createInteractor(name: String, sender: Any?) -> Interactor? {
        switch name {
        \(cases)
        default: return nil
        }
      }
    }

    """
  }

  @Test func `an action that no Interactor answers yet is called`() throws {
    let files = [
      "NoteView_default.xib": Self.theme("NoteView_default"),
      "NoteViewModel.swift": "protocol NoteViewModel: AnyObject {}\n",
      "NoteViewModel.xml": """
      <viewModel name="NoteViewModel" screenlets="Note"><action name="send" trigger="sendButton"/></viewModel>
      """, ".themec.yml": "schemas: [.]\n",
    ]
    for cases in ["", "case \"save\": return SaveInteractor(screenlet: self)"] {
      let screenlet = ["NoteScreenlet.swift": Self.screenlet("Note", answers: cases)]
      let text = try generate("NoteView_default.xib", in: files.merging(screenlet) { first, _ in first })
      #expect(text.contains(#"userAction(name: "send", sender: sender)"#), "\(text)")
    }
  }

  @Test func `a copied theme has the identifiers that code gives to the controls of the original`() throws {
    let view = """
      class NoteView_default: BaseScreenletView {
        @IBOutlet weak var sendButton: UIButton? { didSet { sendButton?.restorationIdentifier = "send" } }
      }

      """
    let button = Self.theme("NoteView_default").replacing(#/<connections><action.*\n/#, with: "")
    let folder = try TemporaryFolder([
      "NoteView_default.xib": button, "NoteView_default.swift": view, ".themec.yml": "schemas: [.]\n",
      "NoteViewModel.xml": """
      <viewModel name="NoteViewModel" screenlets="Note"><action name="send" trigger="sendButton"/></viewModel>
      """,
    ])
    let linked = Session(Project.find(for: folder.path), asking: [folder.path]).snapshot.selected()
    let made = linked.newTheme("solo", kind: .full, from: try #require(linked.selection.first))
    #expect(made.diagnostics.map(\.message) == [])
    let text = try #require(made.value).text
    #expect(text.contains(#"<button restorationIdentifier="send" "#), "\(text)")
  }

  @Test func `a ViewModel that only a shipped Screenlet of the same name has is not adopted`() throws {
    let header = #"<theme screenlet="AddBookmark" name="alt" kind="full"/>"#
    let files = [
      "AddBookmarkView_alt.xml": Self.theme("AddBookmarkView_alt", header: header),
      "AddBookmarkScreenlet.swift": Self.screenlet("AddBookmark", answers: ""), ".themec.yml": "",
    ]
    let text = try generate("AddBookmarkView_alt.xml", in: files)
    #expect(text.contains("class AddBookmarkView_alt: BaseScreenletView {"), "\(text)")
    let described = files.merging(["AddBookmarkViewModel.swift": "protocol AddBookmarkViewModel: AnyObject {}\n"]) {
      $1
    }
    #expect(
      try generate("AddBookmarkView_alt.xml", in: described)
        .contains("class AddBookmarkView_alt: BaseScreenletView, AddBookmarkViewModel {"))
  }
}
