package import Diagnostics

/// What holding a theme against its ViewModel finds, and what is wrong with descriptors themselves.
package let contractDescriptors: [DiagnosticDescriptor] = [
  .malformedDescriptor, .missingAction, .missingOutlet, .missingRefinement, .notEditable, .refinementCycle,
  .sharedField, .typeMismatch, .unknownAction, .unknownOutlet, .unpresentedAttribute, .wrongOutletClass,
  .wrongViewModel,
]

extension DiagnosticDescriptor {
  static let malformedDescriptor = DiagnosticDescriptor(
    "model/descriptor", .error,
    summary: "Finds what a ViewModel descriptor cannot say.",
    why: "What is not understood is not checked: themes would pass that break the contract.",
    flagged: [
      .files(theme(), descriptor(#"<atribute name="userName" type="String?"/>"#))
    ],
    accepted: [
      .files(theme(), descriptor(#"<attribute name="userName" type="String?"/>"#))
    ])

  package static let missingAction = DiagnosticDescriptor(
    "model/missing-action", .error,
    summary: "Finds actions of the ViewModel that no control of the theme fires.",
    why: "The user cannot start what the Screenlet is for.",
    flagged: [
      .files(theme(), descriptor(sendAction))
    ],
    accepted: [
      .files(
        theme(#"<outlet property="sendButton" destination="button" id="o1"/>"#, identifier: "send-action"),
        descriptor(sendAction))
    ])

  package static let missingOutlet = DiagnosticDescriptor(
    "model/missing-outlet", .error,
    summary: "Finds outlets that the ViewModel requires and the theme does not connect.",
    why: "The View class finds nil and crashes, or shows nothing.",
    flagged: [.files(theme(), descriptor(#"<outlet name="sendButton" class="UIButton" required="YES"/>"#))],
    accepted: [
      .files(
        theme(#"<outlet property="sendButton" destination="button" id="o1"/>"#),
        descriptor(#"<outlet name="sendButton" class="UIButton" required="YES"/>"#))
    ])

  static let missingRefinement = DiagnosticDescriptor(
    "model/missing-refinement", .error,
    summary: "Finds descriptors that refine a ViewModel which has no descriptor.",
    why: "A part of the contract is unknown and not checked.",
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
    summary: "Finds fields that present what the user enters and cannot be edited.",
    why: "The user is asked for something and has no way to give it.",
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
    summary: "Finds descriptors that refine themselves.",
    why: "Such a contract has no beginning; Swift refuses such protocols.",
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
    summary: "Finds fields that two attributes of the ViewModel are entered in.",
    why: "The user can enter one of the two, and the other takes the same value.",
    flagged: [.files(theme(twoOutlets("field", "field")), descriptor(twoAttributes))],
    accepted: [.files(theme(twoOutlets("field", "field-2"), second: true), descriptor(twoAttributes))])

  static let typeMismatch = DiagnosticDescriptor(
    "model/type-mismatch", .error,
    summary: "Finds outlets that cannot hold the attribute that they present.",
    why: "The value is never shown, or setting it crashes.",
    flagged: [
      .files(
        theme(#"<outlet property="textField" destination="field" id="o1"/>"#),
        descriptor(
          #"""
          <attribute name="isPublic" type="Bool">
            <presents outlet="textField" class="UITextField" keyPath="text"/>
          </attribute>
          """#))
    ],
    accepted: [
      .files(theme(#"<outlet property="textField" destination="field" id="o1"/>"#), descriptor(textAttribute))
    ])

  static let unknownAction = DiagnosticDescriptor(
    "model/unknown-action", .error,
    summary: "Finds triggers whose restorationIdentifier names no action of the ViewModel.",
    why: "The control fires an action that no Interactor answers.",
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

  static let unknownOutlet = DiagnosticDescriptor(
    "model/unknown-outlet", .warning,
    summary: "Finds outlets whose names are nearly those of outlets of the ViewModel that are not connected.",
    why:
      "A View class may have outlets of its own, but one that differs from the ViewModel's by a letter is misspelt: "
      + "the ViewModel's stays nil.",
    fix: .unsafe("Writes the ViewModel's name."),
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

  package static let unpresentedAttribute = DiagnosticDescriptor(
    "model/unpresented-attribute", .error,
    summary: "Finds attributes of the ViewModel that the theme does not present.",
    why: "The user never sees, or can never enter, a part of what the Screenlet is about.",
    flagged: [.files(theme(), descriptor(textAttribute))],
    accepted: [
      .files(theme(#"<outlet property="textField" destination="field" id="o1"/>"#), descriptor(textAttribute))
    ])

  static let wrongOutletClass = DiagnosticDescriptor(
    "model/wrong-outlet-class", .error,
    summary: "Finds outlets that are connected to a view of another class than the ViewModel asks for.",
    why: "The View class declares the outlet with that class: using it crashes.",
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
    summary: "Finds headers that name a ViewModel which does not exist or is another Screenlet's.",
    why:
      "The theme is held against its Screenlet's ViewModel: whoever reads the header believes in another contract.",
    fix: .unsafe("Writes the name that is closest, else that of the Screenlet's ViewModel."),
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

private let sendAction = #"<action name="send-action" trigger="sendButton"/>"#

private let textAttribute = #"""
  <attribute name="text" type="String?">
    <presents outlet="textField" class="UITextField" keyPath="text"/>
  </attribute>
  """#

/// The default theme of a Screenlet 'Note': a text field and a button.
private func theme(
  _ connection: String = "", field: String = "", identifier: String? = nil, viewModel: String? = nil,
  second: Bool = false
) -> DiagnosticExample.File {
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
        </textField>
        <button id="button"\#(identifier)>
          <rect key="frame" x="20" y="60" width="280" height="44"/>
          <state key="normal" title="Send"/>
        </button>\#(second ? other : "")
      </subviews>\#(connection.isEmpty ? "" : "\n  <connections>\(connection)</connections>")
    </view>
    """#)
}

private func descriptor(_ members: String) -> DiagnosticExample.File {
  let lines = members.split(separator: "\n").map { "  \($0)\n" }.joined()
  return .whole(
    "Schemas/NoteViewModel.xml", #"<viewModel name="NoteViewModel" screenlets="Note">"# + "\n\(lines)</viewModel>\n")
}
