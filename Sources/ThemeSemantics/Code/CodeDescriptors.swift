package import ThemeSource

/// The diagnostics for documents that contradict the classes of the project's code.
package let codeDescriptors: [DiagnosticDescriptor] = [
  .customModule, .implicitNib, .misplacedClass, .missingProtocol, .outletClass, .runtimeProperty, .unconnectedAction,
  .unconnectedDataSource, .unconnectedOutlet, .unknownClass, .unknownOutletProperty, .unknownSelector, .viewConformance,
  .viewSuperclass, .wrongControl,
]

extension DiagnosticDescriptor {
  package static let unknownOutletProperty = DiagnosticDescriptor(
    "swift/unknown-outlet", .error,
    summary: "Outlets that the class of the object does not declare",
    why: "UIKit throws an exception when it loads the file: the class is not key-value coding-compliant for the key.",
    fix: .unsafe("Uses the closest outlet of the class that is not connected."),
    flagged: [
      .files(noteCode(outlets: "@IBOutlet weak var nameLabel: UILabel?"), note(outlet: "nmaeLabel"))
    ],
    accepted: [
      .files(noteCode(outlets: "@IBOutlet weak var nameLabel: UILabel?"), note(outlet: "nameLabel"))
    ])

  static let outletClass = DiagnosticDescriptor(
    "swift/wrong-outlet-class", .error,
    summary: "Outlets that are connected to an object of another class than the property's type",
    why:
      "The property holds an object of a class that its code does not expect: the first call that the object does not understand crashes.",
    flagged: [.files(noteCode(outlets: "@IBOutlet weak var nameLabel: UIButton?"), note(outlet: "nameLabel"))],
    accepted: [.files(noteCode(outlets: "@IBOutlet weak var nameLabel: UIView?"), note(outlet: "nameLabel"))])

  static let missingProtocol = DiagnosticDescriptor(
    "swift/missing-protocol", .error,
    summary: "Data sources and delegates whose class does not adopt the protocol",
    why: """
      Objective-C does not see the methods of a Swift class that does not adopt the protocol: a list crashes when it asks \
      its data source for rows, and a delegate's methods are not called, which is a warning.
      """,
    flagged: [.files(noteCode(), noteTable())],
    accepted: [.files(noteCode(superclass: "UIView, UITableViewDataSource"), noteTable())])

  static let unconnectedDataSource = DiagnosticDescriptor(
    "swift/unconnected-data-source", .warning,
    summary: "Lists without a data source although the class of their view or view controller is one",
    why: """
      The list stays empty. It is not reported where a file with the name of the class mentions 'dataSource', and may assign \
      it, and where the object has several lists.
      """,
    flagged: [.files(noteCode(superclass: "UIView, UITableViewDataSource"), noteTable(isConnected: false))],
    accepted: [.files(noteCode(superclass: "UIView, UITableViewDataSource"), noteTable())])

  static let unconnectedOutlet = DiagnosticDescriptor(
    "swift/unconnected-outlet", .warning,
    summary: "Outlets declared with `!` that the document does not connect",
    why: """
      The property is nil, and code that uses it traps. It is an error where no other document has an object of the \
      class and the code uses the outlet without a check.
      """,
    flagged: [
      .files(
        noteCode(outlets: "@IBOutlet weak var nameLabel: UILabel!\n  @IBOutlet weak var dateLabel: UILabel!"),
        note(outlet: "nameLabel"))
    ],
    accepted: [
      .files(
        noteCode(outlets: "@IBOutlet weak var nameLabel: UILabel!\n  @IBOutlet weak var dateLabel: UILabel?"),
        note(outlet: "nameLabel"))
    ])

  package static let unknownSelector = DiagnosticDescriptor(
    "swift/unknown-selector", .error,
    summary: "Actions, segue actions and unwind segues whose method does not exist",
    why: "The app crashes when the action is sent: unrecognized selector sent to instance.",
    fix: .unsafe("Uses the closest action of the class."),
    flagged: [
      .files(noteCode(actions: "@IBAction func send(_ sender: Any) {}"), note(action: "sned:"))
    ],
    accepted: [.files(noteCode(actions: "@IBAction func send(_ sender: Any) {}"), note(action: "send:"))])

  static let wrongControl = DiagnosticDescriptor(
    "swift/wrong-sender", .warning,
    summary: "Actions whose method takes a control of another class than the one that sends it",
    why: "The app crashes at the first property or method that the sender does not have.",
    flagged: [.files(noteCode(actions: "@IBAction func send(_ sender: UISwitch) {}"), note(action: "send:"))],
    accepted: [.files(noteCode(actions: "@IBAction func send(_ sender: UIControl) {}"), note(action: "send:"))])

  package static let unknownClass = DiagnosticDescriptor(
    "swift/unknown-class", .error,
    summary: "Custom classes that their module does not declare",
    why:
      "UIKit creates an object of the superclass instead, and connections to what the class declares throw an exception.",
    fix: .unsafe("Uses the closest class of the project."),
    flagged: [.files(noteCode(), note(className: "NtoeView"))],
    accepted: [.files(noteCode(), note(className: "NoteView"))])

  static let misplacedClass = DiagnosticDescriptor(
    "swift/wrong-class", .error,
    summary: "Custom classes that cannot take the place of their element",
    why:
      "UIKit makes an object of the class and uses it as a view, a cell or a controller: the app crashes when the file loads.",
    flagged: [.files(noteCode(superclass: "UIViewController"), note())],
    accepted: [.files(noteCode(), note())])

  package static let customModule = DiagnosticDescriptor(
    "naming/custom-module", .warning,
    summary: "Custom classes without the module that declares them, or with another one",
    why:
      "UIKit finds a Swift class by its module and name, and creates an object of the superclass where there is none.",
    fix: .unsafe("Uses the module that declares the class."),
    flagged: [.files(noteCode(), note(module: "Other"))],
    accepted: [.files(noteCode(), note(module: "Notes"))])

  static let runtimeProperty = DiagnosticDescriptor(
    "swift/runtime-attribute", .warning,
    summary: "Runtime attributes that are no property of the class, or whose value the property cannot hold",
    why: "UIKit logs the failure and goes on, and the value is lost; a value of another type may crash.",
    fix: .unsafe("Uses the closest property of the class."),
    flagged: [
      .files(noteCode(outlets: "@IBInspectable var title: String = \"\""), note(attribute: "titel"))
    ],
    accepted: [.files(noteCode(outlets: "@IBInspectable var title: String = \"\""), note(attribute: "title"))])

  package static let viewSuperclass = DiagnosticDescriptor(
    "swift/wrong-superclass", .error,
    summary: "View classes that do not inherit from what the theme's kind demands",
    why: """
      The framework casts the view to BaseScreenletView and shows nothing if that fails; an Extended theme needs the \
      outlets and actions of its parent's class.
      """,
    flagged: [.files(viewCode("class NoteView_default: UIView {}"), theme)],
    accepted: [.files(viewCode("class NoteView_default: BaseScreenletView {}"), theme)])

  static let viewConformance = DiagnosticDescriptor(
    "swift/missing-conformance", .error,
    summary: "View classes that do not conform to the ViewModel of their Screenlet",
    why: "The Screenlet casts its view to the ViewModel and cannot read or show any attribute.",
    flagged: [
      .files(viewCode("protocol NoteViewModel {}\nclass NoteView_default: BaseScreenletView {}"), theme, noteModel)
    ],
    accepted: [
      .files(
        viewCode("protocol NoteViewModel {}\nclass NoteView_default: BaseScreenletView, NoteViewModel {}"), theme,
        noteModel)
    ])
}

/// The class of ``note(className:module:outlet:action:attribute:)``.
private func noteCode(
  outlets: String = "", actions: String = "", superclass: String = "UIView"
) -> DiagnosticExample.File {
  let members = [outlets, actions].filter { !$0.isEmpty }.map { "\n  \($0)\n" }.joined()
  return .whole("Sources/Notes/NoteView.swift", "import UIKit\n\nclass NoteView: \(superclass) {\(members)}\n")
}

/// A view with a label, in Interface Builder's format.
private func note(
  className: String = "NoteView", module: String = "Notes", outlet: String? = nil, action: String? = nil,
  attribute: String? = nil
) -> DiagnosticExample.File {
  let attribute = attribute.map {
    """
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="\($0)" value="Note"/>
      </userDefinedRuntimeAttributes>

    """
  }
  let outlet = outlet.map {
    "  <connections><outlet property=\"\($0)\" destination=\"label\" id=\"c1\"/></connections>\n"
  }
  let button = action.map {
    """

        <button id="button"><rect key="frame" x="0" y="50" width="320" height="44"/>
          <state key="normal" title="Send"/>
          <connections>
            <action selector="\($0)" destination="root" eventType="touchUpInside" id="c2"/>
          </connections>
        </button>
    """
  }
  return .objects(
    "Sources/Notes/NoteView.xib",
    """
    <view id="root" customClass="\(className)"\(module.isEmpty ? "" : " customModule=\"\(module)\"")>
      <rect key="frame" x="0" y="0" width="320" height="100"/>
      <subviews>
        <label id="label" text="Note"><rect key="frame" x="0" y="0" width="320" height="44"/></label>\(button ?? "")
      </subviews>
    \(attribute ?? "")\(outlet ?? "")</view>
    """)
}

/// A view with a table that may be connected to the view as its data source.
private func noteTable(isConnected: Bool = true) -> DiagnosticExample.File {
  let connection = #"<connections><outlet property="dataSource" destination="root" id="c1"/></connections>"#
  return .objects(
    "Sources/Notes/NoteView.xib",
    """
    <view id="root" customClass="NoteView" customModule="Notes">
      <rect key="frame" x="0" y="0" width="320" height="400"/>
      <subviews>
        <tableView id="table"><rect key="frame" x="0" y="0" width="320" height="400"/>
    \(isConnected ? "      \(connection)\n" : "")    </tableView>
      </subviews>
    </view>
    """)
}

private func viewCode(_ declarations: String) -> DiagnosticExample.File {
  .whole("Sources/Notes/NoteView_default.swift", "import UIKit\n\n\(declarations)\n")
}

private let theme = DiagnosticExample.File.theme(
  "Sources/Notes/NoteView_default.xml", #"<theme screenlet="Note" name="default" kind="default"/>"#,
  #"""
  <view id="root" customClass="NoteView_default">
    <rect key="frame" x="0" y="0" width="320" height="100"/>
  </view>
  """#)

private let noteModel = DiagnosticExample.File.whole(
  "Schemas/NoteViewModel.xml", #"<viewModel name="NoteViewModel" screenlets="Note"/>"# + "\n")
