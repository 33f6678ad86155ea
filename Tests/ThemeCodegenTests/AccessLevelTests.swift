import ProjectTestSupport
import SwiftSources
import TestSupport
import Testing
import ThemeDatabase
import ThemeSemantics
import ThemeSource

@testable import ThemeCodegen

/// Generated classes beside hand-written ones, compiled by `swiftc`.
@Suite(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
struct AccessLevelTests {
  private static let theme = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="r" customClass="NoteView_default"><subviews><textField id="t"/></subviews>
        <connections><outlet property="textField" destination="t" id="o"/></connections></view>
    </objects></document>
    """

  private static let overlay = """
    <document><theme screenlet="Note" name="sea" kind="extended" parent="default" form="overlay"/><objects>
      <view id="r" customClass="NoteView_sea">
        <subviews><button id="b"><state key="normal" title="Send"/>
          <connections><action selector="send:" destination="r" eventType="touchUpInside" id="a"/></connections>
        </button></subviews>
        <connections><outlet property="sendButton" destination="b" id="p"/></connections>
      </view>
    </objects></document>
    """

  /// The hand-written sources of the theme `default`, which is as accessible as `level` says.
  private static func sources(_ level: String, viewModel: String) -> [String: String] {
    let members = level == "open" ? "public " : level
    return [
      "NoteViewModel.swift":
        "import UIKit\n\(viewModel)protocol NoteViewModel: AnyObject { var text: String? { get set } }\n",
      "NoteView_default.swift": """
      import LiferayScreens
      import UIKit
      \(level.isEmpty ? "" : "\(level) ")class NoteView_default: BaseScreenletView, NoteViewModel {
        @IBOutlet weak var textField: UITextField?
        \(members) var text: String? {
          get { textField?.text }
          set { textField?.text = newValue }
        }
      }

      """,
    ]
  }

  private func generate(_ file: String, in files: [String: String]) throws -> GeneratedFile {
    let folder = try TemporaryFolder(files)
    let linked = TestProject([folder.path]).themes
    let id = try #require(linked.selection.first { linked.path(of: $0).hasSuffix("/" + file) })
    let made = try linked.generateViews(of: id, template: ViewClassTemplate())
    #expect(made.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    return try #require(made.value.first)
  }

  @Test(arguments: [("", ""), ("", "public "), ("package", "package "), ("public", "public "), ("open", "public ")])
  func `the class of an Extended theme is as accessible as its superclass`(level: String, viewModel: String) throws {
    let files = Self.sources(level, viewModel: viewModel)
    let made = try generate(
      "NoteView_sea.xml",
      in: files.merging(["NoteView_default.xib": Self.theme, "NoteView_sea.xml": Self.overlay]) { $1 })
    let start = level.isEmpty ? "class" : "\(level) class"
    #expect(made.text.contains("\n\(start) NoteView_sea: NoteView_default {\n"), "\(made.text)")
    try expectFormatted(made)
    #expect(try typeCheck([made.text] + files.values.sorted(), extra: "import UIKit") == "")
    let next = ["": "public", "package": "public", "public": "open"][level]
    guard let next else { return }
    let higher = made.text.replacing("\n\(start) NoteView_sea", with: "\n\(next) class NoteView_sea")
    #expect(try typeCheck([higher] + files.values.sorted(), extra: "import UIKit").contains("error:"))
  }

  @Test(arguments: ["", "package ", "public "])
  func `a class is at most as accessible as the ViewModel that it presents`(viewModel: String) throws {
    let declared = try #require(Self.sources("", viewModel: viewModel)["NoteViewModel.swift"])
    let model = declared.replacing("String?", with: "Text?") + "\n\(viewModel)struct Text {}\n"
    let made = try generate(
      "NoteView_default.xib", in: ["NoteViewModel.swift": model, "NoteView_default.xib": Self.theme])
    let start = viewModel == "public " ? "open class" : "\(viewModel)class"
    #expect(made.text.contains("\n\(start) NoteView_default: BaseScreenletView, NoteViewModel {\n"), "\(made.text)")
    #expect(try typeCheck([made.text, model], extra: "import UIKit") == "")
  }
}
