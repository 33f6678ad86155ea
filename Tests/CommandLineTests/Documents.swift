/// Returns an Interface Builder document that contains the given objects.
func xib(_ objects: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects>
  \(objects)
      </objects>
  </document>

  """
}

/// A cell with a fixed frame that contains a label with Interface Builder's default text.
let warnedCell = xib(
  """
          <view id="v">
              <rect key="frame" x="0" y="0" width="320" height="44"/>
              <subviews>
                  <label id="l" text="Label">
                      <rect key="frame" x="0" y="0" width="80" height="20"/>
                  </label>
              </subviews>
          </view>
  """)
