/// The files of the example.
enum Sources {
  static let note = """
    <document useAutolayout="YES">
      <theme screenlet="Note" name="default" kind="default"/>
      <objects>
        <view id="root" customClass="NoteScreenletView_default">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <!-- Interface Builder writes 'center'. -->
            <label id="title" text="Hello" textAlignment="centre"><rect key="frame" x="20" y="8" width="280" height="20"/></label>
            <button id="save" restorationIdentifier="save-note">
              <rect key="frame" x="20" y="40" width="280" height="44"/>
              <state key="normal" title="Save"/>
            </button>
          </subviews>
          <connections><outlet property="titleLabel" destination="title" id="o1"/></connections>
        </view>
      </objects>
    </document>
    """

  static let viewModel = """
    <viewModel name="NoteViewModel" screenlets="Note">
      <attribute name="title" type="String?" access="readwrite">
        <presents outlet="titleLabel" class="UILabel" keyPath="text"/>
      </attribute>
      <action name="save-note"/>
      <progress action="save-note" working="Saving…"/>
    </viewModel>
    """

  static let cell = """
    <document useAutolayout="YES">
      <objects>
        <view id="cell" customClass="NoteCell_default">
          <rect key="frame" x="0" y="0" width="320" height="44"/>
        </view>
      </objects>
    </document>
    """

  static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" useAutolayout="YES" initialViewController="two">
      <scenes>
        <scene sceneID="s1"><objects>
          <viewController storyboardIdentifier="First" id="one">
            <view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
          </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController storyboardIdentifier="Second" id="two">
            <view key="view" id="v2"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """
}
