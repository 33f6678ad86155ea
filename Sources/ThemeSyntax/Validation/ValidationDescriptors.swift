package import Diagnostics

/// What checking a file against the vocabulary finds: elements, attributes, values, ids.
package let validationDescriptors: [DiagnosticDescriptor] = [
  .fileName, .badValue, .danglingReference, .duplicateID, .duplicateOutlet, .illegalChild, .refusedConstraint,
  .unknownAttribute,
  .unknownElement, .unknownKey,
]

extension DiagnosticDescriptor {
  package static let fileName = DiagnosticDescriptor(
    "naming/file-name", .error,
    summary: "Finds files whose names are not those of a theme.",
    why:
      "Themes are looked up by file name: '<Screenlet>ScreenletView_<theme>.xml'. What is named otherwise is not found.",
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
    summary: "Finds numbers, booleans, words and colours that an attribute cannot have.",
    why: "UIKit refuses them when the view is loaded, or takes something else without a word.",
    fix: .unsafe("Writes the word that is closest, where one is."),
    flagged: [
      .objects(
        #"<view id="v" hidden="true"><rect key="frame" x="0" y="0" width="320" height="44"/></view>"#)
    ],
    accepted: [
      .objects(#"<view id="v" hidden="YES"><rect key="frame" x="0" y="0" width="320" height="44"/></view>"#)
    ])

  static let danglingReference = DiagnosticDescriptor(
    "syntax/dangling-reference", .error,
    summary: "Finds references to ids that no object of the theme has.",
    why: "An outlet stays nil, a constraint is not made, and the app may crash when it loads the view.",
    fix: .unsafe("Refers to the closest id, or removes the constraint or connection."),
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

  static let duplicateID = DiagnosticDescriptor(
    "syntax/duplicate-id", .error,
    summary: "Finds ids that two objects share.",
    why: "What refers to the id reaches one of them, and which is chance; merges of branches often cause it.",
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
    summary: "Finds outlets of an object that are connected twice.",
    why: "An outlet leads to one object, and which one is chance; merges of branches often cause it.",
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
    summary: "Finds elements and texts in places where they cannot be.",
    why: "Interface Builder and UIKit pass them over: what is written there is not shown.",
    flagged: [
      .objects(
        #"""
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="44"/>
          <label id="l" text="Hello"><rect key="frame" x="0" y="0" width="80" height="20"/></label>
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

  static let refusedConstraint = DiagnosticDescriptor(
    "syntax/refused-constraint", .error,
    summary: "Finds constraints that UIKit refuses to make.",
    why:
      "A size relates to a size and a place to a place on its axis, leading and trailing do not mix with left and "
      + "right, and a place needs a second item: anything else raises an exception when the view is loaded.",
    flagged: [.objects(centred(in: "centerY"))], accepted: [.objects(centred(in: "centerX"))])

  static let unknownAttribute = DiagnosticDescriptor(
    "syntax/unknown-attribute", .note,
    summary: "Finds attributes that their element does not have.",
    why: "Nothing follows from them: a misspelt attribute leaves the default value in force.",
    fix: .unsafe("Writes the attribute's name that is closest, where one is."),
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
    summary: "Finds elements that the vocabulary lacks, once a file with their number.",
    why: "They are kept and drawn as empty boxes, but nothing in them is checked; often a name is misspelt.",
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
    summary: "Finds elements with a key that their parent does not have.",
    why:
      "The key says which colour, font or state of its parent an element is: under another name it is passed over, and "
      + "an overlay with it changes nothing.",
    fix: .unsafe("Writes the key that is closest, where one is."),
    flagged: [.objects(labelWithColor("textColour"))], accepted: [.objects(labelWithColor("textColor"))])
}

private func labelWithColor(_ key: String) -> String {
  #"""
  <label id="l" text="Hello">
    <rect key="frame" x="0" y="0" width="80" height="20"/>
    <color key="\#(key)" systemColor="labelColor"/>
  </label>
  """#
}

private func centred(in attribute: String) -> String {
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
