import Foundation
import TestSupport
import Testing

/// Returns the signature and the header of a PNG file of a given size. SVG pictures read no other part of a PNG file.
private func png(_ width: UInt8, _ height: UInt8, _ mark: UInt8) -> [UInt8] {
  [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0, mark]
}

private func project() throws -> TemporaryFolder {
  let folder = try TemporaryFolder()
  _ = try folder.write("Package.swift", "")
  _ = try folder.write(
    "CardView.xib",
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <objects><view contentMode="scaleToFill" id="root-v-001"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/><subviews>
    <imageView contentMode="scaleToFill" fixedFrame="YES" image="panel" id="ima-ge-001"><rect key="frame" x="0" y="0" width="100" height="50"/></imageView>
    <imageView contentMode="center" fixedFrame="YES" image="glyph" id="ima-ge-002"><rect key="frame" x="100" y="0" width="100" height="50"/>
    <color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></imageView>
    </subviews><color key="backgroundColor" name="surface"/></view></objects>
    <resources><namedColor name="surface"><color red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    </namedColor><image name="panel" width="20" height="10"/></resources></document>
    """)
  _ = try folder.write(
    "Assets.xcassets/surface.colorset/Contents.json",
    """
    {
      "colors" : [
        { "idiom" : "universal", "color" : { "color-space" : "srgb",
          "components" : { "alpha" : "1.000", "blue" : "0x33", "green" : "0.4", "red" : "17" } } },
        { "idiom" : "universal", "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ],
          "color" : { "platform" : "ios", "reference" : "systemIndigoColor" } }
      ],
      "info" : { "author" : "xcode", "version" : 1 }
    }
    """)
  _ = try folder.write(
    "Assets.xcassets/panel.imageset/Contents.json",
    """
    { "images" : [
        { "idiom" : "universal", "filename" : "day.png", "scale" : "2x",
          "resizing" : { "mode" : "9-part", "center" : { "mode" : "stretch", "width" : 8, "height" : 4 },
            "cap-insets" : { "top" : 8, "left" : 16, "bottom" : 8, "right" : 16 } } },
        { "idiom" : "universal", "filename" : "night.png", "scale" : "2x",
          "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ] }
      ], "info" : { "author" : "xcode", "version" : 1 } }
    """)
  _ = try folder.write("Assets.xcassets/panel.imageset/day.png", png(40, 20, 1))
  _ = try folder.write("Assets.xcassets/panel.imageset/night.png", png(40, 20, 2))
  _ = try folder.write(
    "Assets.xcassets/glyph.imageset/Contents.json",
    """
    { "images" : [ { "idiom" : "universal", "filename" : "glyph.png", "scale" : "1x" } ],
      "properties" : { "template-rendering-intent" : "template" }, "info" : { "author" : "xcode", "version" : 1 } }
    """)
  _ = try folder.write("Assets.xcassets/glyph.imageset/glyph.png", png(30, 20, 3))
  return folder
}

struct AssetCatalogTests {
  private func svg(_ appearance: String) throws -> String {
    let folder = try project()
    let outcome = try themec(
      ["preview", "CardView.xib", "--format", "svg", "--appearance", appearance], folder: folder.url)
    #expect(outcome.status == 0 && outcome.messages.isEmpty, "\(outcome.messages)")
    return outcome.output
  }

  @Test func `named colors are read from the asset catalog, in each appearance`() throws {
    // Components 17 of 255, 0.4 and 0x33 replace the copy in the document. Dark appearance uses Apple's systemIndigo.
    #expect(try svg("light").contains("#116633"))
    #expect(try svg("dark").contains("#5e5ce6"))
  }

  @Test func `a color of a theme set takes precedence over one of the asset catalog`() throws {
    let folder = try project()
    _ = try folder.write(
      "theme-set.xml",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <themeSet name="sand"><resources><namedColor name="surface">
      <color red="0.8" green="0.6" blue="0.4" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources></themeSet>
      """)
    _ = try folder.write(
      "CardView_default.xml",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
      <theme screenlet="Card" name="default" kind="default"/>
      <objects><view contentMode="scaleToFill" id="root-v-001"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <color key="backgroundColor" name="surface"/></view></objects></document>
      """)
    let outcome = try themec(["preview", "CardView_default.xml", "--format", "svg"], folder: folder.url)
    #expect(outcome.status == 0 && outcome.output.contains("#cc9966"), "\(outcome.messages) \(outcome.output)")
  }

  @Test func `images are chosen by the appearance`() throws {
    let (day, night) = (Data(png(40, 20, 1)).base64EncodedString(), Data(png(40, 20, 2)).base64EncodedString())
    let (light, dark) = (try svg("light"), try svg("dark"))
    #expect(light.contains(day) && !light.contains(night))
    #expect(dark.contains(night) && !dark.contains(day))
  }

  @Test func `the edges of sliced images are not scaled`() throws {
    let light = try svg("light")
    // The insets are 16 and 8 pixels at 2 pixels per point. The middle, 4 × 2 points, fills the remaining space.
    #expect(light.contains(#"<svg x="0" y="0" width="8" height="4" viewBox="0 0 8 4""#), "\(light)")
    #expect(light.contains(#"<svg x="8" y="4" width="84" height="42" viewBox="8 4 4 2""#), "\(light)")
    #expect(light.contains(#"<svg x="92" y="46" width="8" height="4" viewBox="12 6 8 4""#), "\(light)")
    #expect(light.components(separatedBy: "data:image/png").count == 3)
  }

  @Test func `template images are drawn in the tint color, at the size of the file`() throws {
    let light = try svg("light")
    #expect(light.contains(##"<feFlood flood-color="#ff0000"/>"##), "\(light)")
    #expect(light.contains(#"<image x="135" y="15" width="30" height="20""#), "\(light)")
  }

  @Test func `large symbols are drawn as shapes in color, and by name without color`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      "StarView.xib",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
      <objects><view contentMode="scaleToFill" id="root-v-001"><rect key="frame" x="0.0" y="0.0" width="96" height="96"/><subviews>
      <imageView contentMode="scaleAspectFit" fixedFrame="YES" image="heart.fill" id="ima-ge-001">
      <rect key="frame" x="0" y="0" width="96" height="96"/></imageView></subviews></view></objects></document>
      """)
    let color = try themec(["preview", "StarView.xib", "--color", "truecolor"], folder: folder.url).output
    // The middle of a heart is filled with the tint color, and the edges are drawn with quadrant blocks.
    #expect(color.contains("48;2;0;122;255m"), "\(color)")
    #expect(["▀", "▄", "▌", "▐", "▙", "▟", "▛", "▜"].contains { color.contains($0) }, "\(color)")
    let plain = try themec(["preview", "StarView.xib", "--color", "never"], folder: folder.url).output
    #expect(plain.contains("heart"), "\(plain)")
  }
}
