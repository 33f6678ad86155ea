"""Writes the project with mistakes that the tests of editors open: a XIB and its class."""
import pathlib
import sys

XIB = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="13142" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <dependencies>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="12042"/>
    </dependencies>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="LoginPane">
            <connections>
                <outlet property="nameLabel" destination="lbl-1" id="out-1"/>
                <outlet property="missing" destination="lbl-1" id="out-2"/>
            </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFil" id="view-1">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>
                <label opaque="NO" text="Name" id="lbl-1">
                    <rect key="frame" x="10" y="20" width="100" height="21"/>
                </label>
            </subviews>
        </view>
    </objects>
</document>
"""

SWIFT = """import UIKit

class LoginPane: UIViewController {
  @IBOutlet weak var nameLabel: UILabel!

  func show(_ text: String) {
    nameLabel.text = text
  }
}
"""


def write(folder):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / ".git").mkdir(exist_ok=True)
    (folder / ".themec.yml").write_text("swift: [LoginPane.swift]\n")
    (folder / "LoginPane.xib").write_text(XIB)
    (folder / "LoginPane.swift").write_text(SWIFT)


if __name__ == "__main__":
    write(sys.argv[1])
