package import ThemeSource

/// Diagnostics about elements, attributes, values and ids, according to the vocabulary.
package let validationDescriptors: [DiagnosticDescriptor] = [
  .fileName, .badValue, .danglingReference, .duplicateID, .duplicateOutlet, .illegalChild, .missingID, .missingKey,
  .noObjects, .refusedConstraint, .unknownAttribute, .unknownElement, .unknownKey,
]

extension DiagnosticDescriptor {
  package static let fileName = DiagnosticDescriptor(
    "naming/file-name", .error,
    summary: "Files whose name is not the name of a theme",
    why: """
      Themes are found by file name: '<Screenlet>ScreenletView_<theme>.xml'. Files with other names are not \
      found.
      """,
    flagged: [
      .files(
        Greeting.standard, Greeting.full("9lives", header: #"<theme screenlet="Greeting" name="9lives" kind="full"/>"#))
    ],
    accepted: [
      .files(
        Greeting.standard, Greeting.full("dark", header: #"<theme screenlet="Greeting" name="dark" kind="full"/>"#))
    ])

  static let badValue = DiagnosticDescriptor(
    "syntax/bad-value", .error,
    summary: "Values that are not valid for their attribute",
    why: "UIKit rejects them when the view is loaded, or silently uses another value.",
    fix: .unsafe("Uses the closest valid value."),
    flagged: [
      .objects(
        #"<view id="v" hidden="true"><rect key="frame" x="0" y="0" width="320" height="44"/></view>"#)
    ],
    accepted: [
      .objects(#"<view id="v" hidden="YES"><rect key="frame" x="0" y="0" width="320" height="44"/></view>"#)
    ])

  static let danglingReference = DiagnosticDescriptor(
    "syntax/dangling-reference", .error,
    summary: "References to ids that no object of the theme has",
    why: """
      An outlet stays nil, a constraint is not created, or the app crashes when it loads the view. What a size class \
      includes or excludes has no effect if it is gone, so that is a note.
      """,
    fix: .unsafe("Uses the closest id, or removes the constraint or connection."),
    flagged: [
      .objects(
        #"""
        <view id="root-view">
          <rect key="frame" x="0" y="0" width="320" height="44"/>
          <connections><outlet property="titleLabel" destination="title-labl" id="o1"/></connections>
          <subviews>
            <label id="title-label" text="Hello">
              <rect key="frame" x="0" y="0" width="80" height="20"/>
            </label>
          </subviews>
        </view>
        """#)
    ],
    accepted: [
      .objects(
        #"""
        <view id="root-view">
          <rect key="frame" x="0" y="0" width="320" height="44"/>
          <connections><outlet property="titleLabel" destination="title-label" id="o1"/></connections>
          <subviews>
            <label id="title-label" text="Hello">
              <rect key="frame" x="0" y="0" width="80" height="20"/>
            </label>
          </subviews>
        </view>
        """#)
    ])

  package static let duplicateID = DiagnosticDescriptor(
    "syntax/duplicate-id", .error,
    summary: "Ids that several objects share",
    why: "A reference to the id can reach any of them. Merging branches often causes this.",
    fix: .unsafe("Gives the second object a new id."),
    flagged: [
      .objects(
        #"""
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="44"/>
          <constraints><constraint firstAttribute="height" constant="44" id="v"/></constraints>
        </view>
        """#)
    ],
    accepted: [
      .objects(
        #"""
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="44"/>
          <constraints><constraint firstAttribute="height" constant="44" id="v-height"/></constraints>
        </view>
        """#)
    ])

  static let duplicateOutlet = DiagnosticDescriptor(
    "syntax/duplicate-outlet", .error,
    summary: "Outlets of an object that are connected more than once",
    why: "An outlet connects to only one object, and it is undefined which one. Merging branches often causes this.",
    flagged: [
      .objects(
        connected(
          #"<outlet property="title" destination="l" id="o1"/><outlet property="title" destination="v" id="o2"/>"#))
    ],
    accepted: [
      .objects(
        connected(
          #"<outlet property="title" destination="l" id="o1"/><outlet property="box" destination="v" id="o2"/>"#))
    ])

  static let illegalChild = DiagnosticDescriptor(
    "syntax/illegal-child", .error,
    summary: "Elements and text in places where they are not allowed",
    why: "Interface Builder and UIKit ignore them, so they are not shown.",
    fix: .unsafe("Moves the element into the one next to it that may contain it, if there is only one."),
    flagged: [
      .objects(
        #"""
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="44"/>
          <label id="l" text="Hello"><rect key="frame" x="0" y="0" width="80" height="20"/></label>
          <subviews>
            <label id="m" text="World"><rect key="frame" x="90" y="0" width="80" height="20"/></label>
          </subviews>
        </view>
        """#)
    ],
    accepted: [
      .objects(
        #"""
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="44"/>
          <subviews>
            <label id="l" text="Hello"><rect key="frame" x="0" y="0" width="80" height="20"/></label>
          </subviews>
        </view>
        """#)
    ])

  static let missingKey = DiagnosticDescriptor(
    "syntax/missing-key", .warning,
    summary: "Values without a key",
    why: """
      The key states which color, font or frame of its parent a value is. Without it the value is ignored, and the \
      parent keeps its default.
      """,
    flagged: [.objects(labelWithFont(""))], accepted: [.objects(labelWithFont(#" key="fontDescription""#))])

  static let missingID = DiagnosticDescriptor(
    "syntax/missing-id", .warning,
    summary: "Objects, constraints and connections without an id",
    why: """
      Interface Builder does not open such a file. Nothing can refer to an object without an id: neither a constraint or a \
      connection, nor a theme that inherits it.
      """,
    fix: .unsafe("Adds an id that the file does not use."),
    flagged: [.objects(identified(label: "")), .objects(identified(label: #" id="""#))],
    accepted: [.objects(identified(label: #" id="l""#))])

  package static let noObjects = DiagnosticDescriptor(
    "syntax/no-objects", .error,
    summary: "Documents without objects, and themes without a root view",
    why: "The file is loaded and nothing is shown; a Screenlet requires the first view of its theme.",
    flagged: [
      .files(.whole("ExampleCell.xib", exampleDocument("<objects/>"))),
      .files(
        .whole(
          "NoteScreenletView_default.xml",
          exampleDocument(
            #"""
            <theme screenlet="Note" name="default" kind="default"/>
            <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            </objects>
            """#))),
    ],
    accepted: [
      .objects(#"<view id="v"><rect key="frame" x="0" y="0" width="320" height="44"/></view>"#)
    ])

  static let refusedConstraint = DiagnosticDescriptor(
    "syntax/refused-constraint", .error,
    summary: "Constraints that UIKit rejects",
    why: """
      Sizes relate to sizes, and positions to positions on the same axis. Leading and trailing do not mix with \
      left and right, and a position requires a second item. Everything else raises an exception when the view \
      is loaded.
      """,
    flagged: [.objects(centered(in: "centerY"))], accepted: [.objects(centered(in: "centerX"))])

  static let unknownAttribute = DiagnosticDescriptor(
    "syntax/unknown-attribute", .note,
    summary: "Attributes that their element does not have",
    why:
      "They have no effect, so a misspelled attribute leaves the default value. In a theme that is written by hand, a misspelled one is an error.",
    fix: .unsafe("Uses the closest attribute name."),
    flagged: [
      .objects(
        #"<view id="v" userInteractionEnable="NO"><rect key="frame" x="0" y="0" width="320" height="44"/></view>"#)
    ],
    accepted: [
      .objects(
        #"<view id="v" userInteractionEnabled="NO"><rect key="frame" x="0" y="0" width="320" height="44"/></view>"#)
    ])

  static let unknownElement = DiagnosticDescriptor(
    "syntax/unknown-element", .warning,
    summary: "Unknown elements, reported once per file with a count",
    why:
      "They are kept, but their content is not checked; unknown subviews are drawn as empty boxes. In a theme that is written by hand, a misspelled name is an error.",
    fix: .unsafe("Uses the closest element name."),
    flagged: [
      .objects(
        #"""
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="44"/>
          <subviews>
            <lable id="l" text="Hello"><rect key="frame" x="0" y="0" width="80" height="20"/></lable>
          </subviews>
        </view>
        """#)
    ],
    accepted: [
      .objects(
        #"""
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="44"/>
          <subviews>
            <label id="l" text="Hello"><rect key="frame" x="0" y="0" width="80" height="20"/></label>
          </subviews>
        </view>
        """#)
    ])

  static let unknownKey = DiagnosticDescriptor(
    "syntax/unknown-key", .warning,
    summary: "Elements with a key that their parent does not have",
    why: """
      The key states which color, font or state of its parent an element is. An unknown key is ignored, and an \
      overlay with it changes nothing.
      """,
    fix: .unsafe("Uses the closest key."),
    flagged: [.objects(labelWithColor("textColour"))], accepted: [.objects(labelWithColor("textColor"))])
}

private func exampleDocument(_ body: String) -> String {
  """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
  \(body.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
  </document>

  """
}

private func identified(label id: String) -> String {
  #"""
  <view id="v">
    <rect key="frame" x="0" y="0" width="320" height="44"/>
    <subviews>
      <label\#(id) text="Hello"><rect key="frame" x="0" y="0" width="80" height="20"/></label>
    </subviews>
  </view>
  """#
}

private func labelWithColor(_ key: String) -> String {
  #"""
  <label id="l" text="Hello">
    <rect key="frame" x="0" y="0" width="80" height="20"/>
    <color key="\#(key)" systemColor="labelColor"/>
  </label>
  """#
}

private func labelWithFont(_ key: String) -> String {
  #"""
  <label id="l" text="Hello">
    <rect key="frame" x="0" y="0" width="80" height="20"/>
    <fontDescription\#(key) type="system" pointSize="17"/>
  </label>
  """#
}

private func centered(in attribute: String) -> String {
  #"""
  <view id="v">
    <rect key="frame" x="0" y="0" width="320" height="80"/>
    <subviews>
      <view id="w" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="110" y="20" width="100" height="40"/>
      </view>
    </subviews>
    <constraints>
      <constraint firstItem="w" firstAttribute="centerX" secondItem="v" secondAttribute="\#(attribute)" id="c1"/>
      <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="top" constant="20" id="c2"/>
      <constraint firstItem="w" firstAttribute="width" constant="100" id="c3"/>
      <constraint firstItem="w" firstAttribute="height" constant="40" id="c4"/>
    </constraints>
  </view>
  """#
}

private func connected(_ outlets: String) -> String {
  #"""
  <view id="v" customClass="ExampleView">
    <rect key="frame" x="0" y="0" width="320" height="44"/>
    <subviews>
      <label id="l" text="Hello"><rect key="frame" x="0" y="0" width="80" height="20"/></label>
    </subviews>
    <connections>\#(outlets)</connections>
  </view>
  """#
}
