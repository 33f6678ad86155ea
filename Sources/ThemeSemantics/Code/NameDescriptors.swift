package import ThemeSource

/// The diagnostics about names by which code loads documents and resources.
package let nameDescriptors: [DiagnosticDescriptor] = [
  .unknownNib, .unknownStoryboardName, .unknownController, .unknownSegueName, .unknownCell, .wrongCellIdentifier,
  .registeredClass,
  .unknownImageName, .unknownColorName, .unknownFontName, .unlistedFontName,
  .unusedDocument, .unusedScene, .unusedImage, .unusedColor,
]

extension DiagnosticDescriptor {
  static let unknownNib = DiagnosticDescriptor(
    "code/unknown-nib", .error,
    summary: "Names of XIBs in code that the project does not have",
    why: "The app crashes when it loads the XIB: Could not load NIB in bundle.",
    fix: .unsafe("Uses the closest name, if the name is a misspelled literal."),
    flagged: [.files(registering(nib: "NoteCel"), noteCell)], accepted: [.files(registering(), noteCell)])

  static let unknownStoryboardName = DiagnosticDescriptor(
    "code/unknown-storyboard", .error,
    summary: "Names of storyboards in code that the project does not have",
    why: "The app crashes: Could not find a storyboard named … in bundle.",
    fix: .unsafe("Uses the closest name, if the name is a misspelled literal."),
    flagged: [.files(noteList("let notes = UIStoryboard(name: \"Ntoes\", bundle: nil)"), notes)],
    accepted: [.files(noteList("let notes = UIStoryboard(name: \"Notes\", bundle: nil)"), notes)])

  static let unknownController = DiagnosticDescriptor(
    "code/unknown-controller", .error,
    summary: "Identifiers of view controllers in code that no scene of the storyboard has",
    why: "The app crashes: Storyboard doesn't contain a view controller with identifier.",
    fix: .unsafe("Uses the closest name, if the name is a misspelled literal."),
    flagged: [.files(noteList(controller("eidtor")), notes)], accepted: [.files(noteList(controller("editor")), notes)])

  static let unknownSegueName = DiagnosticDescriptor(
    "code/unknown-segue", .error,
    summary: "Identifiers of segues in code that no storyboard has",
    why: """
      The app crashes when code performs the segue: Receiver has no segue with identifier. It is a warning where code \
      only compares the identifier, because the segue is then never recognized.
      """,
    fix: .unsafe("Uses the closest name, if the name is a misspelled literal."),
    flagged: [.files(noteList("performSegue(withIdentifier: \"edti\", sender: nil)"), notes)],
    accepted: [.files(noteList("performSegue(withIdentifier: \"edit\", sender: nil)"), notes)])

  static let unknownCell = DiagnosticDescriptor(
    "code/unknown-cell", .error,
    summary: "Identifiers of cells in code that are neither registered nor those of prototypes",
    why: """
      The app crashes: unable to dequeue a cell with identifier - must register a nib or a class for the identifier or \
      connect a prototype cell in a storyboard. If code registers cells with computed identifiers, only misspellings \
      are reported.
      """,
    fix: .unsafe("Uses the closest name, if the name is a misspelled literal."),
    flagged: [.files(dequeueing("nte"), noteCell)], accepted: [.files(dequeueing("note"), noteCell)])

  static let wrongCellIdentifier = DiagnosticDescriptor(
    "code/wrong-cell-identifier", .error,
    summary: "Cells that are registered for another identifier than that in their XIB",
    why: "The app crashes: cell reuse identifier in nib does not match the identifier used to register the nib.",
    flagged: [.files(registering(identifier: "row"), noteCell)], accepted: [.files(registering(), noteCell)])

  static let registeredClass = DiagnosticDescriptor(
    "code/registered-class", .warning,
    summary: "Cells with outlets in a XIB that code registers by their class",
    why: """
      The XIB is not loaded and the outlets are nil: Unexpectedly found nil while implicitly unwrapping an Optional value. \
      Nothing is reported if code loads XIBs by computed names.
      """,
    flagged: [
      .files(noteList("tableView.register(NoteCell.self, forCellReuseIdentifier: \"note\")"), noteClass, cellWithOutlet)
    ],
    accepted: [.files(registering(), noteClass, cellWithOutlet)])

  static let unknownImageName = DiagnosticDescriptor(
    "code/unknown-image", .warning,
    summary: "Names of images in code that the project does not have",
    why: "UIImage(named:) returns nil. Nothing is reported if the project has no asset catalog with images.",
    fix: .unsafe("Uses the closest name, if the name is a misspelled literal."),
    flagged: [.files(noteList("let image = UIImage(named: \"stra\")"), asset("star.imageset", "images"))],
    accepted: [.files(noteList("let image = UIImage(named: \"star\")"), asset("star.imageset", "images"))])

  static let unknownColorName = DiagnosticDescriptor(
    "code/unknown-color", .warning,
    summary: "Names of colors in code that no asset catalog of the project has",
    why: "UIColor(named:) returns nil. Nothing is reported if the project has no asset catalog with colors.",
    fix: .unsafe("Uses the closest name, if the name is a misspelled literal."),
    flagged: [.files(noteList("let color = UIColor(named: \"papre\")"), asset("paper.colorset", "colors"))],
    accepted: [.files(noteList("let color = UIColor(named: \"paper\")"), asset("paper.colorset", "colors"))])

  static let unknownFontName = DiagnosticDescriptor(
    "code/unknown-font", .warning,
    summary: "Names of fonts in code that differ in a letter from a font of iOS or of the project",
    why:
      "UIFont(name:size:) returns nil. Other unknown names are not reported, because a package may contain the font.",
    fix: .unsafe("Uses the closest name, if the name is a misspelled literal."),
    flagged: [.files(noteList("let font = UIFont(name: \"Avenir-Blck\", size: 12)"))],
    accepted: [.files(noteList("let font = UIFont(name: \"Avenir-Black\", size: 12)"))])

  static let unlistedFontName = DiagnosticDescriptor(
    "code/unlisted-font", .warning,
    summary: "Fonts of the app in code that UIAppFonts in its Info.plist does not list",
    why: "UIFont(name:size:) returns nil. Nothing is reported if code registers fonts with Core Text.",
    flagged: [.files(noteList(interFont), .font, .app(fonts: "[]"))],
    accepted: [.files(noteList(interFont), .font, .app(fonts: "[Inter-Bold.ttf]"))])
}

extension DiagnosticDescriptor {
  package static let unusedDocument = DiagnosticDescriptor(
    "project/unused-document", .warning, isOnByDefault: false,
    summary: "XIBs and storyboards that no source, other document or property list mentions",
    why: "Nothing loads them, and everybody who changes the app reads and repairs them.",
    flagged: [.files(noteList("tableView.reloadData()"), noteCell)], accepted: [.files(registering(), noteCell)])

  package static let unusedScene = DiagnosticDescriptor(
    "project/unused-scene", .warning, isOnByDefault: false,
    summary: "Scenes whose identifier no source, other document or property list mentions, and to which no segue leads",
    why: "Nothing shows them.",
    flagged: [
      .files(noteList("let notes = UIStoryboard(name: \"Loose\", bundle: nil)"), scene("editor"))
    ],
    accepted: [
      .files(
        noteList(
          "let editor = UIStoryboard(name: \"Loose\", bundle: nil).instantiateViewController(withIdentifier: \"editor\")"
        ),
        scene("editor"))
    ])

  package static let unusedImage = DiagnosticDescriptor(
    "project/unused-image", .warning, isOnByDefault: false,
    summary: "Image sets that no source, document or property list mentions",
    why: "They make the app larger. A name that code computes counts as a mention if code has its beginning.",
    flagged: [.files(noteList("let image = UIImage(named: \"star\")"), star, asset("moon.imageset", "images"))],
    accepted: [.files(noteList("let image = UIImage(named: \"star\")"), star)])

  package static let unusedColor = DiagnosticDescriptor(
    "project/unused-color", .warning, isOnByDefault: false,
    summary: "Color sets that no source, document or property list mentions",
    why: "They make the app larger, and its palette harder to read.",
    flagged: [.files(noteList("let color = UIColor(named: \"paper\")"), paper, asset("ink.colorset", "colors"))],
    accepted: [.files(noteList("let color = UIColor(named: \"paper\")"), paper)])
}

private let star = asset("star.imageset", "images")
private let paper = asset("paper.colorset", "colors")

/// A storyboard with a scene that nothing leads to.
private func scene(_ identifier: String) -> DiagnosticExample.File {
  .scenes(
    "Sources/Notes/Loose.storyboard",
    """
    <scene sceneID="s1"><objects>
      <viewController id="first">
        <view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/><viewLayoutGuide key="safeArea" id="g1"/></view>
      </viewController>
    </objects></scene>
    <scene sceneID="s2"><objects>
      <viewController id="second" storyboardIdentifier="\(identifier)">
        <view key="view" id="v2"><rect key="frame" x="0" y="0" width="375" height="667"/><viewLayoutGuide key="safeArea" id="g2"/></view>
      </viewController>
    </objects></scene>
    """)
}

/// A controller whose method contains a statement.
private func noteList(_ statement: String) -> DiagnosticExample.File {
  .whole(
    "Sources/Notes/NoteList.swift",
    """
    import UIKit

    class NoteList: UITableViewController {
      func load() {
        \(statement)
      }
    }

    """)
}

private func registering(nib: String = "NoteCell", identifier: String = "note") -> DiagnosticExample.File {
  noteList("tableView.register(UINib(nibName: \"\(nib)\", bundle: nil), forCellReuseIdentifier: \"\(identifier)\")")
}

private func dequeueing(_ identifier: String) -> DiagnosticExample.File {
  noteList(
    """
    tableView.register(UINib(nibName: "NoteCell", bundle: nil), forCellReuseIdentifier: "note")
        _ = tableView.dequeueReusableCell(withIdentifier: "\(identifier)")
    """)
}

private func controller(_ identifier: String) -> String {
  """
  let notes = UIStoryboard(name: "Notes", bundle: nil)
      let editor = notes.instantiateViewController(withIdentifier: "\(identifier)")
  """
}

private let interFont = "let font = UIFont(name: \"Inter-Bold\", size: 12)"

extension DiagnosticExample.File {
  /// A project with an app that builds its folder.
  /// - Parameter fonts: the value of `UIAppFonts`.
  package static func app(fonts: String) -> Self {
    .whole(
      "Sources/Notes/project.yml",
      """
      targets:
        Notes:
          type: application
          platform: iOS
          sources: [.]
          info:
            path: Info.plist
            properties:
              UIAppFonts: \(fonts)

      """)
  }

  /// A font of the app.
  package static var font: Self { .whole("Sources/Notes/Inter-Bold.ttf", "") }
}

private let noteCell = DiagnosticExample.File.objects(
  "Sources/Notes/NoteCell.xib",
  #"""
  <tableViewCell id="cell" reuseIdentifier="note">
    <rect key="frame" x="0" y="0" width="320" height="44"/>
    <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
    </tableViewCellContentView>
  </tableViewCell>
  """#)

private let noteClass = DiagnosticExample.File.whole(
  "Sources/Notes/NoteCell.swift",
  """
  import UIKit

  class NoteCell: UITableViewCell {
    @IBOutlet private var titleLabel: UILabel!
  }

  """)

private let cellWithOutlet = DiagnosticExample.File.objects(
  "Sources/Notes/NoteCell.xib",
  #"""
  <tableViewCell id="cell" reuseIdentifier="note" customClass="NoteCell" customModule="Notes">
    <rect key="frame" x="0" y="0" width="320" height="44"/>
    <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <subviews>
        <label id="title" text="Note"><rect key="frame" x="16" y="12" width="80" height="20"/></label>
      </subviews>
    </tableViewCellContentView>
    <connections><outlet property="titleLabel" destination="title" id="to-title"/></connections>
  </tableViewCell>
  """#)

private let notes = DiagnosticExample.File.scenes(
  "Sources/Notes/Notes.storyboard",
  #"""
  <scene sceneID="s1"><objects>
    <viewController id="first">
      <view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/><viewLayoutGuide key="safeArea" id="g1"/></view>
      <connections><segue destination="second" kind="show" identifier="edit" id="edit-segue"/></connections>
    </viewController>
  </objects></scene>
  <scene sceneID="s2"><objects>
    <viewController id="second" storyboardIdentifier="editor">
      <view key="view" id="v2"><rect key="frame" x="0" y="0" width="375" height="667"/><viewLayoutGuide key="safeArea" id="g2"/></view>
    </viewController>
  </objects></scene>
  """#)

private func asset(_ name: String, _ key: String) -> DiagnosticExample.File {
  .whole("Sources/Notes/Assets.xcassets/\(name)/Contents.json", "{\"\(key)\": [{\"idiom\": \"universal\"}]}\n")
}
