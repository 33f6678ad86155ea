package import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// Returns the files of a new cell, its theme and its class, with paths below its folder.
package func newCell(
  named name: String, isInCollection: Bool, classes: ClassTable, options: CodegenOptions
) throws -> [GeneratedFile] {
  guard SwiftNames.isTypeName(name), name.utf8.allSatisfy({ $0 < 0x80 }), name.utf8.count <= 100 else {
    throw ScreenletPlan.Fault(
      message: "'\(String(name.prefix(60)).escaped)' is not the name of a class",
      help: "use letters, digits and '_', as in 'BookmarkCell_default'")
  }
  let text = cellText(named: name, isInCollection: isInCollection, module: options.module)
  var sources = SourceMap()
  let document = parse(sources.add(path: "\(name).xml", bytes: Array(text.utf8))).value
  let theme = ResolvedTheme(
    screenlet: name, name: ThemeName.standard, kind: nil, chain: [], format: .xib, tree: document.tree,
    rootViews: document.rootViews, embeds: [])
  let made = viewClasses(
    of: BoundTheme(theme: theme), parent: nil, catalog: .empty, classes: classes, options: options)
  var files = [GeneratedFile(name: "Themes/\(name).xml", text: text)]
  for viewClass in made.value {
    var file = try ViewClassTemplate().render(viewClass)
    file.name = "Sources/\(file.name)"
    files.append(file)
  }
  return files
}

private func cellText(named name: String, isInCollection: Bool, module: String?) -> String {
  let label = """
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Title" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontForContentSizeCategory="YES" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="cel-ti-lbl">
                            <rect key="frame" x="16" y="12" width="343" height="24"/>
                            <constraints>
                                <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="24" id="cel-ti-hgt"/>
                            </constraints>
                            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                            <color key="textColor" systemColor="labelColor"/>
                            <nil key="highlightedColor"/>
                        </label>
    """
  let constraints = """
    <constraints>
                        <constraint firstItem="cel-ti-lbl" firstAttribute="top" secondItem="cel-cv-vew" secondAttribute="top" constant="12" id="cel-ti-top"/>
                        <constraint firstItem="cel-ti-lbl" firstAttribute="leading" secondItem="cel-cv-vew" secondAttribute="leading" constant="16" id="cel-ti-lea"/>
                        <constraint firstAttribute="trailing" secondItem="cel-ti-lbl" secondAttribute="trailing" constant="16" id="cel-ti-tra"/>
                        <constraint firstAttribute="bottom" secondItem="cel-ti-lbl" secondAttribute="bottom" constant="12" id="cel-ti-bot"/>
                    </constraints>
    """
  let (open, close): (String, String)
  if isInCollection {
    open = """
      <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" id="cel-rt-cel" customClass="\(name)"\(customModule(module))>
                  <rect key="frame" x="0.0" y="0.0" width="375" height="48"/>
                  <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                  <collectionViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" insetsLayoutMarginsFromSafeArea="NO" id="cel-cv-vew">
      """
    close = "</collectionViewCellContentView>"
  } else {
    open = """
      <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" rowHeight="48" id="cel-rt-cel" customClass="\(name)"\(customModule(module))>
                  <rect key="frame" x="0.0" y="0.0" width="375" height="48"/>
                  <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                  <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" insetsLayoutMarginsFromSafeArea="NO" tableViewCell="cel-rt-cel" id="cel-cv-vew">
      """
    close = "</tableViewCellContentView>"
  }
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <dependencies>
            <deployment identifier="iOS"/>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
            <capability name="System colors in document resources" minToolsVersion="11.0"/>
            <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        </dependencies>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            \(open)
                    <rect key="frame" x="0.0" y="0.0" width="375" height="48"/>
                    <autoresizingMask key="autoresizingMask"/>
                    <subviews>
                        \(label)
                    </subviews>
                    \(constraints)
                \(close)
                <connections>
                    <outlet property="titleLabel" destination="cel-ti-lbl" id="cel-ti-out"/>
                </connections>
            \(isInCollection ? "</collectionViewCell>" : "</tableViewCell>")
        </objects>
        <resources>
            <systemColor name="labelColor">
                <color white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </systemColor>
        </resources>
    </document>

    """
}
