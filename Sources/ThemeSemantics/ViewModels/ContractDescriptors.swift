package import ThemeSource

/// The diagnostics for themes that violate their ViewModels, and for descriptors.
package let contractDescriptors: [DiagnosticDescriptor] = [
  .contradictsCode, .deadTrigger, .duplicateDescriptor, .keyPath, .malformedDescriptor, .missingAction, .missingOutlet,
  .missingPart,
  .missingRefinement, .notEditable, .refinementCycle, .sharedField, .typeMismatch, .unknownAction, .unknownAttribute,
  .unknownOutlet,
  .unknownScreenlet,
  .unansweredAction, .unknownType, .unpresentedAttribute, .wrongOutletClass, .wrongSender, .wrongViewModel,
]

extension DiagnosticDescriptor {
  static let malformedDescriptor = DiagnosticDescriptor(
    "model/descriptor", .error,
    summary: "Errors in ViewModel descriptors",
    why:
      "The parts of a descriptor that cannot be read are not checked, so themes that break the contract pass.",
    flagged: [
      .files(theme(), descriptor(#"<atribute name="userName" type="String?"/>"#))
    ],
    accepted: [
      .files(theme(), descriptor(#"<attribute name="userName" type="String?"/>"#))
    ])

  package static let missingAction = DiagnosticDescriptor(
    "model/missing-action", .error,
    summary: "Actions of the ViewModel that no control of the theme fires",
    why: "Users cannot trigger the action.",
    flagged: [
      .files(theme(), descriptor(sendAction))
    ],
    accepted: [
      .files(
        theme(#"<outlet property="sendButton" destination="button" id="o1"/>"#, identifier: "send-action"),
        descriptor(sendAction))
    ])

  static let deadTrigger = DiagnosticDescriptor(
    "model/dead-trigger", .error,
    summary: "Elements with the identifier of an action that are not controls",
    why: "Only a control sends events: nothing happens when users tap the element.",
    flagged: [.files(theme(fieldIdentifier: "send-action"), descriptor(#"<action name="send-action"/>"#))],
    accepted: [.files(theme(identifier: "send-action"), descriptor(#"<action name="send-action"/>"#))])

  static let keyPath = DiagnosticDescriptor(
    "model/key-path", .error,
    summary: "Key paths of descriptors that the outlet's class does not have, or that hold another type",
    why: "No theme can present the attribute this way: a generated View class does not compile.",
    flagged: [
      .files(
        theme(),
        descriptor(
          #"""
          <attribute name="texts" type="[String]" access="readonly">
            <presents outlet="tableView" class="UITableView" keyPath="rows" optional="YES"/>
          </attribute>
          """#)),
      .files(
        theme(),
        descriptor(
          #"""
          <attribute name="isPublic" type="Bool">
            <presents outlet="textField" class="UITextField" keyPath="text" optional="YES"/>
          </attribute>
          """#)),
    ],
    accepted: [
      .files(
        theme(), descriptor(#"<attribute name="texts" type="[String]" access="readonly" presentation="code"/>"#))
    ])

  static let unknownType = DiagnosticDescriptor(
    "model/unknown-type", .error,
    summary: "Misspelled types of attributes in descriptors",
    why: "Attributes of unknown types are not checked, and generated code does not compile.",
    flagged: [.files(theme(), descriptor(#"<attribute name="text" type="Sting?"/>"#))],
    accepted: [.files(theme(), descriptor(#"<attribute name="text" type="String?"/>"#))])

  static let contradictsCode = DiagnosticDescriptor(
    "model/contradicts-code", .warning,
    summary: "Attributes and outlets of descriptors that the project's code does not have",
    why: "Themes are checked against what the code declares, and what the descriptor adds to it is lost.",
    flagged: [.files(protocolCode, theme(), descriptor(#"<attribute name="URl" type="String?"/>"#))],
    accepted: [.files(protocolCode, theme(), descriptor(#"<attribute name="URL" type="String?"/>"#))])

  static let unansweredAction = DiagnosticDescriptor(
    "model/unanswered-action", .error,
    summary: "Actions that no Interactor of the Screenlet answers",
    why: "The Screenlet makes no Interactor for the action, so that nothing happens when it is fired.",
    flagged: [.files(screenlet, theme(identifier: "share-action"), descriptor(#"<action name="share-action"/>"#))],
    accepted: [.files(screenlet, theme(identifier: "send-action"), descriptor(#"<action name="send-action"/>"#))])

  static let wrongSender = DiagnosticDescriptor(
    "model/wrong-sender", .error,
    summary: "Controls that fire an action whose Interactor takes another sender",
    why: "The Screenlet casts the sender: the app crashes, or no Interactor is made.",
    flagged: [.files(screenlet, theme(identifier: "rate-action"), descriptor(#"<action name="rate-action"/>"#))],
    accepted: [.files(screenlet, theme(identifier: "send-action"), descriptor(#"<action name="send-action"/>"#))])

  package static let missingOutlet = DiagnosticDescriptor(
    "model/missing-outlet", .error,
    summary: "Outlets that the ViewModel requires and the theme does not connect",
    why: "The outlet of the View class is nil: the app crashes or the view shows nothing.",
    flagged: [.files(theme(), descriptor(#"<outlet name="sendButton" class="UIButton" required="YES"/>"#))],
    accepted: [
      .files(
        theme(#"<outlet property="sendButton" destination="button" id="o1"/>"#),
        descriptor(#"<outlet name="sendButton" class="UIButton" required="YES"/>"#))
    ])

  static let duplicateDescriptor = DiagnosticDescriptor(
    "model/duplicate-descriptor", .warning,
    summary: "Descriptors of a ViewModel or Screenlet that has another descriptor",
    why: "Only one descriptor is used. The contract of the other one is not checked.",
    flagged: [
      .files(
        theme(),
        .whole("Schemas/NoteViewModel.xml", #"<viewModel name="NoteViewModel" screenlets="Note"/>"# + "\n"),
        .whole("Schemas/OtherNoteViewModel.xml", #"<viewModel name="NoteViewModel" screenlets="Note"/>"# + "\n"))
    ],
    accepted: [
      .files(
        theme(),
        .whole("Schemas/NoteViewModel.xml", #"<viewModel name="NoteViewModel" screenlets="Note"/>"# + "\n"))
    ])

  static let missingPart = DiagnosticDescriptor(
    "model/missing-part", .warning,
    summary: "Parts of a ViewModel whose file does not exist",
    why: "A list shows a part only if a file has the name of its class.",
    flagged: [.files(theme(), noteCell, descriptor(#"<part class="NoteCel"/>"#))],
    accepted: [.files(theme(), noteCell, descriptor(#"<part class="NoteCell"/>"#))])

  static let missingRefinement = DiagnosticDescriptor(
    "model/missing-refinement", .error,
    summary: "Descriptors that refine a ViewModel without a descriptor",
    why: "Part of the contract is unknown and is not checked.",
    flagged: [
      .files(
        theme(),
        .whole(
          "Schemas/NoteViewModel.xml",
          #"<viewModel name="NoteViewModel" screenlets="Note" refines="TextModel"/>"# + "\n"))
    ],
    accepted: [
      .files(
        theme(),
        .whole(
          "Schemas/NoteViewModel.xml",
          #"<viewModel name="NoteViewModel" screenlets="Note" refines="TextModel"/>"# + "\n"),
        .whole("Schemas/TextModel.xml", #"<viewModel name="TextModel"/>"# + "\n"))
    ])

  static let notEditable = DiagnosticDescriptor(
    "model/not-editable", .warning,
    summary: "Fields that present a writable attribute and cannot be edited",
    why: "Users are asked for a value that they cannot enter.",
    flagged: [
      .files(
        theme(#"<outlet property="textField" destination="field" id="o1"/>"#, field: #" enabled="NO""#),
        descriptor(textAttribute))
    ],
    accepted: [
      .files(theme(#"<outlet property="textField" destination="field" id="o1"/>"#), descriptor(textAttribute))
    ])

  static let refinementCycle = DiagnosticDescriptor(
    "model/refinement-cycle", .error,
    summary: "Descriptors that refine themselves",
    why: "Such a contract has no base, and Swift rejects the corresponding protocols.",
    flagged: [
      .files(
        theme(),
        .whole(
          "Schemas/NoteViewModel.xml",
          #"<viewModel name="NoteViewModel" screenlets="Note" refines="TextModel"/>"# + "\n"),
        .whole("Schemas/TextModel.xml", #"<viewModel name="TextModel" refines="NoteViewModel"/>"# + "\n"))
    ],
    accepted: [
      .files(
        theme(),
        .whole(
          "Schemas/NoteViewModel.xml",
          #"<viewModel name="NoteViewModel" screenlets="Note" refines="TextModel"/>"# + "\n"),
        .whole("Schemas/TextModel.xml", #"<viewModel name="TextModel"/>"# + "\n"))
    ])

  static let sharedField = DiagnosticDescriptor(
    "model/shared-field", .warning,
    summary: "Fields that present two writable attributes of the ViewModel",
    why: "Users can enter only one of the two values, and the other attribute takes the same value.",
    flagged: [.files(theme(twoOutlets("field", "field")), descriptor(twoAttributes))],
    accepted: [.files(theme(twoOutlets("field", "field-2"), second: true), descriptor(twoAttributes))])

  static let typeMismatch = DiagnosticDescriptor(
    "model/type-mismatch", .error,
    summary: "Outlets that cannot hold the attribute that they present",
    why: "The value is never shown, or setting it crashes.",
    flagged: [
      .files(
        theme(#"<outlet property="textField" destination="field" id="o1"/>"#),
        descriptor(
          #"""
          <attribute name="isPublic" type="Bool">
            <presents outlet="textField" keyPath="text"/>
          </attribute>
          """#))
    ],
    accepted: [
      .files(theme(#"<outlet property="textField" destination="field" id="o1"/>"#), descriptor(textAttribute))
    ])

  static let unknownAction = DiagnosticDescriptor(
    "model/unknown-action", .error,
    summary: "Controls whose restorationIdentifier names no action of the ViewModel",
    why: "The control fires an action that no Interactor handles.",
    flagged: [
      .files(
        theme(#"<outlet property="sendButton" destination="button" id="o1"/>"#, identifier: "sned-action"),
        descriptor(sendAction))
    ],
    accepted: [
      .files(
        theme(#"<outlet property="sendButton" destination="button" id="o1"/>"#, identifier: "send-action"),
        descriptor(sendAction))
    ])

  static let unknownAttribute = DiagnosticDescriptor(
    "model/unknown-attribute", .error,
    summary: "Bindings of attributes that the ViewModel does not have",
    why: "The binding is ignored, and the attribute that was meant is presented as by default, or not at all.",
    fix: .unsafe("Uses the closest name."),
    flagged: [
      .files(
        theme(
          #"<outlet property="textField" destination="field" id="o1"/>"#
            + #"<binding attribute="txet" outlet="textField" keyPath="text"/>"#), descriptor(textAttribute))
    ],
    accepted: [
      .files(
        theme(
          #"<outlet property="textField" destination="field" id="o1"/>"#
            + #"<binding attribute="text" outlet="textField" keyPath="text"/>"#), descriptor(textAttribute))
    ])

  static let unknownOutlet = DiagnosticDescriptor(
    "model/unknown-outlet", .warning,
    summary: "Outlets whose name is similar to that of an unconnected outlet of the ViewModel",
    why: """
      A View class may declare more outlets, but a name that differs in a letter or two is probably \
      misspelled, and the ViewModel's outlet stays nil.
      """,
    fix: .unsafe("Uses the ViewModel's name."),
    flagged: [
      .files(
        theme(#"<outlet property="sendButon" destination="button" id="o1"/>"#),
        descriptor(#"<outlet name="sendButton" class="UIButton" required="NO"/>"#))
    ],
    accepted: [
      .files(
        theme(#"<outlet property="sendButton" destination="button" id="o1"/>"#),
        descriptor(#"<outlet name="sendButton" class="UIButton" required="NO"/>"#))
    ])

  static let unknownScreenlet = DiagnosticDescriptor(
    "model/unknown-screenlet", .warning,
    summary: "Descriptors whose Screenlets have no themes",
    why: "A theme is checked against the descriptor that names its Screenlet, so this descriptor is not used.",
    flagged: [.files(theme(), noteModel(#" screenlets="Ntoe""#)), .files(theme(), noteModel(#" screenlets="""#))],
    accepted: [.files(theme(), noteModel(#" screenlets="Note""#)), .files(theme(), noteModel(""))])

  package static let unpresentedAttribute = DiagnosticDescriptor(
    "model/unpresented-attribute", .error,
    summary: "Attributes of the ViewModel that the theme does not present",
    why: "Users never see, or can never enter, part of the Screenlet's data.",
    flagged: [.files(theme(), descriptor(textAttribute))],
    accepted: [
      .files(theme(#"<outlet property="textField" destination="field" id="o1"/>"#), descriptor(textAttribute))
    ])

  static let wrongOutletClass = DiagnosticDescriptor(
    "model/wrong-outlet-class", .error,
    summary: "Outlets that are connected to a view of a different class than the ViewModel requires",
    why: "The View class declares the outlet with the required class, so using it crashes.",
    flagged: [
      .files(
        theme(#"<outlet property="sendButton" destination="field" id="o1"/>"#),
        descriptor(#"<outlet name="sendButton" class="UIButton" required="YES"/>"#))
    ],
    accepted: [
      .files(
        theme(#"<outlet property="sendButton" destination="button" id="o1"/>"#),
        descriptor(#"<outlet name="sendButton" class="UIButton" required="YES"/>"#))
    ])

  static let wrongViewModel = DiagnosticDescriptor(
    "model/wrong-view-model", .error,
    summary: "Headers with a ViewModel that does not exist or belongs to another Screenlet",
    why: "The theme is checked against the ViewModel of its Screenlet, so the header is misleading.",
    fix: .unsafe("Uses the closest name, or the name of the Screenlet's ViewModel."),
    flagged: [
      .files(
        theme(#"<outlet property="textField" destination="field" id="o1"/>"#, viewModel: "NotViewModel"),
        descriptor(textAttribute))
    ],
    accepted: [
      .files(
        theme(#"<outlet property="textField" destination="field" id="o1"/>"#, viewModel: "NoteViewModel"),
        descriptor(textAttribute))
    ])
}

private func twoOutlets(_ text: String, _ title: String) -> String {
  #"<outlet property="textField" destination="\#(text)" id="o1"/><outlet property="titleField" destination="\#(title)" id="o2"/>"#
}

private let twoAttributes = #"""
  <attribute name="text" type="String?" access="readwrite">
    <presents outlet="textField" class="UITextField" keyPath="text"/>
  </attribute>
  <attribute name="title" type="String?" access="readwrite">
    <presents outlet="titleField" class="UITextField" keyPath="text"/>
  </attribute>
  """#

private let noteCell = DiagnosticExample.File.objects(
  "NoteCell.xib", #"<view id="v"><rect key="frame" x="0" y="0" width="320" height="44"/></view>"#)

private func noteModel(_ attributes: String) -> DiagnosticExample.File {
  .whole("Schemas/NoteViewModel.xml", #"<viewModel name="NoteViewModel"\#(attributes)/>"# + "\n")
}

private let sendAction = #"<action name="send-action" trigger="sendButton"/>"#

private let textAttribute = #"""
  <attribute name="text" type="String?">
    <presents outlet="textField" class="UITextField" keyPath="text"/>
  </attribute>
  """#

/// The default theme of a Screenlet 'Note': a text field and a button.
private func theme(
  _ connection: String = "", field: String = "", identifier: String? = nil, fieldIdentifier: String? = nil,
  viewModel: String? = nil, second: Bool = false
) -> DiagnosticExample.File {
  let label = fieldIdentifier.map {
    "\n    "
      + #"<label id="label" text="Send" restorationIdentifier="\#($0)"><rect key="frame" x="20" y="52" width="280" height="8"/></label>"#
  }
  let identifier = identifier.map { #" restorationIdentifier="\#($0)""# } ?? ""
  let viewModel = viewModel.map { #" viewModel="\#($0)""# } ?? ""
  let other =
    "\n    "
    + #"<textField id="field-2" placeholder="Title"><rect key="frame" x="20" y="112" width="280" height="44"/></textField>"#
  return .theme(
    "NoteScreenletView_default.xml", #"<theme screenlet="Note" name="default" kind="default"\#(viewModel)/>"#,
    #"""
    <view id="root" customClass="NoteScreenletView_default">
      <rect key="frame" x="0" y="0" width="320" height="\#(second ? 164 : 120)"/>
      <subviews>
        <textField id="field" placeholder="Note"\#(field)>
          <rect key="frame" x="20" y="8" width="280" height="44"/>
        </textField>\#(label ?? "")
        <button id="button"\#(identifier)>
          <rect key="frame" x="20" y="60" width="280" height="44"/>
          <state key="normal" title="Send"/>
        </button>\#(second ? other : "")
      </subviews>\#(connection.isEmpty ? "" : "\n  <connections>\(connection)</connections>")
    </view>
    """#)
}

/// The Screenlet class, in Swift.
private let protocolCode = DiagnosticExample.File.whole(
  "NoteViewModel.swift", "@objc protocol NoteViewModel {\n  var URL: String? { get }\n}\n")

private let screenlet = DiagnosticExample.File.whole(
  "NoteScreenlet.swift",
  """
  class NoteScreenlet: BaseScreenlet {
    override func createInteractor(name: String, sender: Any?) -> Interactor? {
      switch name {
      case "send-action": return SendInteractor(screenlet: self)
      case "rate-action": return RateInteractor(screenlet: self, rating: sender as! Double)
      default: return nil
      }
    }
  }

  """)

private func descriptor(_ members: String) -> DiagnosticExample.File {
  let lines = members.split(separator: "\n").map { "  \($0)\n" }.joined()
  return .whole(
    "Schemas/NoteViewModel.xml", #"<viewModel name="NoteViewModel" screenlets="Note">"# + "\n\(lines)</viewModel>\n")
}
