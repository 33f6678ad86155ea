internal import CodeModel
internal import ThemeSource
internal import ThemeSyntax

extension DiagnosticDescriptor {
  static let implicitNib = DiagnosticDescriptor(
    "swift/implicit-nib", .warning,
    summary: "XIBs that UIKit takes for the view of a controller because of their names",
    why: """
      A controller that is created without the name of a nib loads the one with its own name, 'Controller' left out: \
      LittleViewController loads LittleView.xib, even if there is a LittleViewController.xib. If File's Owner does not \
      connect 'view', the app crashes.
      """,
    flagged: [.files(controllerCode, view("LittleView.xib"))],
    accepted: [.files(controllerCode, view("LittleCard.xib"))])
}

private let controllerCode = DiagnosticExample.File.whole(
  "Sources/Little/LittleViewController.swift", "import UIKit\n\nclass LittleViewController: UIViewController {}\n")

private func view(_ name: String) -> DiagnosticExample.File {
  .objects(
    "Sources/Little/\(name)", #"<view id="root"><rect key="frame" x="0" y="0" width="320" height="100"/></view>"#)
}

extension CodeCheck {
  /// Reports a XIB `LittleView.xib` that does not connect the view of the project's `LittleViewController`.
  mutating func checkImplicitNib() {
    let name = FileName(path: path)
    guard name.ending == .xib, name.stem.hasSuffix("View"), !ownerConnectsView else { return }
    let controller = name.stem + "Controller"
    guard let lineage = classes.codeLineage(of: controller), lineage.framework == "UIViewController",
      lineage.types.allSatisfy(\.isWhole), lineage.method(selector: "loadView") == nil,
      !documents.hasScene(ofFamily: controller, in: classes), !classes.code.mentions(controller, with: "nibName"),
      !classes.code.isInObjectiveC(controller)
    else { return }
    let owner = owner
    report(
      .implicitNib, "UIKit loads this file as the view of \(controller)",
      at: owner.map { tree.attribute(.customClass, of: $0)?.valueSpan ?? tree[$0].nameSpan },
      about: .key(controller),
      related: lineage.types.first?.span.map { [.init($0, "\(controller) is declared here")] } ?? [],
      help: "give the file another name, or connect 'view' of File's Owner, with the class \(controller)")
  }

  private var owner: NodeID? {
    tree.nodes(.placeholder).first { tree.has(.placeholderIdentifier, "IBFilesOwner", of: $0) }
  }

  private var ownerConnectsView: Bool {
    guard let owner else { return false }
    return tree.children(of: owner, .connections).contains { connections in
      tree.children(of: connections, .outlet).contains { tree.has(.property, "view", of: $0) }
    }
  }
}
