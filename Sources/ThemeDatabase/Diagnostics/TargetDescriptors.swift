package import ThemeSource

/// Diagnostics about the files that a target builds, and about the names in its `Info.plist`.
package let targetDescriptors: [DiagnosticDescriptor] = [
  .missingFile, .notInTarget, .unknownLaunchStoryboard, .noFirstController, .unknownAppFont, .unknownNamedClass,
]

extension DiagnosticDescriptor {
  package static let missingFile = DiagnosticDescriptor(
    "project/missing-file", .warning,
    summary: "Files that a target of the Xcode project builds and that do not exist",
    why: "Xcode does not build the target, unless a script makes the file first.",
    flagged: [.files(.project(files: "NoteCell.xib", "Row.xib"), noteCell)],
    accepted: [.files(.project(files: "NoteCell.xib"), noteCell)])

  package static let notInTarget = DiagnosticDescriptor(
    "project/not-in-target", .note,
    summary: "Documents that no target of the Xcode project builds",
    why: "The app does not contain the document, and the document is not compared with the code.",
    flagged: [.files(.project(files: "SceneDelegate.swift"), sceneDelegate, noteCell)],
    accepted: [.files(.project(files: "SceneDelegate.swift", "NoteCell.xib"), sceneDelegate, noteCell)])

  package static let unknownLaunchStoryboard = DiagnosticDescriptor(
    "project/unknown-storyboard", .error,
    summary: "Storyboards that an app loads when it starts and that its target does not build",
    why: "The app crashes when it starts: Could not find a storyboard named … in bundle.",
    flagged: [.files(.project(files: "Notes.storyboard", mainStoryboard: "Ntoes"), storyboard())],
    accepted: [.files(.project(files: "Notes.storyboard", mainStoryboard: "Notes"), storyboard())])

  package static let noFirstController = DiagnosticDescriptor(
    "project/no-initial-controller", .error,
    summary: "Main storyboards without an initial view controller",
    why: """
      The screen stays black, and the log contains: Failed to instantiate the default view controller for UIMainStoryboardFile.
      """,
    flagged: [
      .files(.project(files: "Notes.storyboard", mainStoryboard: "Notes"), storyboard(initial: false))
    ],
    accepted: [.files(.project(files: "Notes.storyboard", mainStoryboard: "Notes"), storyboard())])

  package static let unknownAppFont = DiagnosticDescriptor(
    "project/unknown-font", .warning,
    summary: "Fonts that an app loads when it starts and that its target does not build",
    why: "The font is not loaded, and its texts are shown in another one.",
    flagged: [
      .files(
        .project(files: "NoteCell.xib"), info("<key>UIAppFonts</key><array><string>Inter.ttf</string></array>"),
        noteCell)
    ],
    accepted: [.files(.project(files: "NoteCell.xib"), info("<key>UIAppFonts</key><array></array>"), noteCell)])

  static let unknownNamedClass = DiagnosticDescriptor(
    "project/unknown-class", .error,
    summary: "Classes that an 'Info.plist' names and that the target's code does not declare",
    why: """
      The screen stays black, or the extension does not start: Info.plist configuration contained UISceneDelegateClassName key, \
      but could not load class with name.
      """,
    flagged: [
      .files(
        .project(files: "SceneDelegate.swift", "NoteCell.xib"), info(sceneDelegate: "ScenDelegate"), sceneDelegate,
        noteCell)
    ],
    accepted: [
      .files(
        .project(files: "SceneDelegate.swift", "NoteCell.xib"), info(sceneDelegate: "SceneDelegate"), sceneDelegate,
        noteCell)
    ])
}

private let sceneDelegate = DiagnosticExample.File.whole(
  "App/SceneDelegate.swift",
  """
  import UIKit

  class SceneDelegate: UIResponder, UIWindowSceneDelegate {}

  """)

private let noteCell = DiagnosticExample.File.objects(
  "App/NoteCell.xib",
  #"""
  <view id="note"><rect key="frame" x="0" y="0" width="320" height="44"/></view>
  """#)

private func storyboard(initial: Bool = true) -> DiagnosticExample.File {
  let attributes = initial ? #" initialViewController="first""# : ""
  var file = DiagnosticExample.File.scenes(
    "App/Notes.storyboard",
    #"""
    <scene sceneID="s1"><objects>
      <viewController id="first" storyboardIdentifier="list">
        <view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/><viewLayoutGuide key="safeArea" id="g1"/></view>
      </viewController>
    </objects></scene>
    """#, document: #"useAutolayout="YES" useSafeAreas="YES""# + attributes)
  file.excerpt = "<document\(attributes)>\n<scenes>\n\(file.excerpt)\n</scenes>\n</document>"
  return file
}

/// - Parameter entries: keys and values.
private func info(_ entries: String) -> DiagnosticExample.File {
  .whole("App/Info.plist", "<plist version=\"1.0\"><dict>\(entries)</dict></plist>\n")
}

private func info(sceneDelegate name: String) -> DiagnosticExample.File {
  info("<key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).\(name)</string>")
}

extension DiagnosticExample.File {
  /// An Xcode project with an app that builds files in its folder.
  fileprivate static func project(files: String..., mainStoryboard: String? = nil) -> Self {
    var settings =
      mainStoryboard.map { "INFOPLIST_KEY_UIMainStoryboardFile = \($0);" } ?? "INFOPLIST_FILE = Info.plist;"
    settings = "buildSettings = { PRODUCT_NAME = App; GENERATE_INFOPLIST_FILE = YES; \(settings) };"
    let references = files.enumerated().map { number, file in
      "    file\(number) = { isa = PBXFileReference; path = \(file); sourceTree = \"<group>\"; };"
    }
    let built = files.indices.map { "    build\($0) = { isa = PBXBuildFile; fileRef = file\($0); };" }
    let excerpt = (references.map { String($0.drop { $0 == " " }) } + [settings]).joined(separator: "\n")
    let lists = (
      files.indices.map { "file\($0)" }.joined(separator: ", "),
      files.indices.map { "build\($0)" }.joined(separator: ", ")
    )
    let text = """
      {
        objects = {
          project = { isa = PBXProject; mainGroup = group; targets = ( app ); buildConfigurationList = list; };
          group = { isa = PBXGroup; children = ( \(lists.0) ); sourceTree = "<group>"; };
          app = {
            isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
            buildPhases = ( phase ); buildConfigurationList = list;
          };
          phase = { isa = PBXResourcesBuildPhase; files = ( \(lists.1) ); };
          list = { isa = XCConfigurationList; buildConfigurations = ( debug ); };
          debug = { isa = XCBuildConfiguration; name = Debug; \(settings) };
      \((references + built).joined(separator: "\n"))
        };
        rootObject = project;
      }

      """
    return Self(name: "App/App.xcodeproj/project.pbxproj", text: text, excerpt: excerpt)
  }
}
