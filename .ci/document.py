"""A XIB with two labels. Replace the identifier ID of the second: the one of the first is a mistake."""

DOCUMENT = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21000" targetRuntime="iOS.CocoaTouch">
    <objects>
        <view id="one-aa-001">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>
                <label text="Hello" id="two-aa-002"><rect key="frame" x="20" y="40" width="100" height="21"/></label>
                <label text="World" id="ID"><rect key="frame" x="20" y="80" width="100" height="21"/></label>
            </subviews>
        </view>
    </objects>
</document>
"""
