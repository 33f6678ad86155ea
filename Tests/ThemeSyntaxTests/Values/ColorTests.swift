import TestSupport
import Testing
import ThemeSource

@testable import ThemeSyntax

/// The tree of some elements inside a view.
func tree(_ content: String, _ rest: String = "") -> ElementTree {
  parse(source("<document><objects><view id=\"v\">\(content)</view></objects>\(rest)</document>")).value.tree
}

/// The view of `tree(_:)`.
let viewNode = NodeID(2)

private func components(_ attributes: String) -> ColorComponents? {
  let tree = tree("<color key=\"c\" \(attributes)/>")
  return tree.color(key: "c", of: viewNode).flatMap { ThemeResources(of: tree).components(of: $0) }
}

private func isClose(_ color: ColorComponents?, _ red: Double, _ green: Double, _ blue: Double, by tolerance: Double)
  -> Bool
{
  guard let color else { return false }
  return abs(color.red - red) < tolerance && abs(color.green - green) < tolerance && abs(color.blue - blue) < tolerance
}

struct ColorTests {
  @Test(arguments: [
    "red=\"0.25\" green=\"0.5\" blue=\"1\" alpha=\"0.5\" colorSpace=\"custom\" customColorSpace=\"sRGB\"",
    "red=\"0.25\" green=\"0.5\" blue=\"1\" alpha=\"0.5\" colorSpace=\"deviceRGB\"",
    "red=\"0.25\" green=\"0.5\" blue=\"1\" alpha=\"0.5\"",
  ]) func `sRGB and device colors are not converted`(attributes: String) {
    #expect(components(attributes) == ColorComponents(red: 0.25, green: 0.5, blue: 1, alpha: 0.5))
  }

  @Test(arguments: ["calibratedWhite", "custom\" customColorSpace=\"genericGamma22GrayColorSpace", "deviceWhite"])
  func `grays are three equal components`(space: String) {
    #expect(
      components("white=\"0.66666666666666663\" alpha=\"1\" colorSpace=\"\(space)\"") == ColorComponents(white: 2.0 / 3)
    )
  }

  @Test func `a calibrated gray has gamma 1.8 in documents with color matching`() {
    let gray = "<color key=\"c\" white=\"0.66666666666666663\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
    let text = "<document colorMatched=\"YES\"><objects><view id=\"v\">\(gray)</view></objects></document>"
    let tree = parse(source(text)).value.tree
    // The background of a picture that UIKit drew has 184 of 255.
    guard case .components(let color)? = tree.color(key: "c", of: viewNode) else {
      Issue.record("no color")
      return
    }
    #expect(isClose(color, 184.0 / 255, 184.0 / 255, 184.0 / 255, by: 0.5 / 255), "\(color)")
    let attributes = tree.attributes(stating: color, in: tree.child(of: viewNode, key: "c"))
    #expect(attributes.first { $0.name == "white" }?.value.hasPrefix("0.6666") == true)
  }

  // Extended sRGB of Display P3's primaries according to Apple's ColorSync and CSS Color 4.
  @Test(arguments: [
    ("1", "0", "0", 1.0930, -0.2267, -0.1501), ("0", "1", "0", -0.5116, 1.0183, -0.3107), ("0", "0", "1", 0, 0, 1.0420),
  ]) func `Display P3 reaches beyond sRGB`(red: String, green: String, blue: String, r: Double, g: Double, b: Double) {
    let color = components(
      "red=\"\(red)\" green=\"\(green)\" blue=\"\(blue)\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\""
    )
    #expect(isClose(color, r, g, b, by: 0.004), "\(String(describing: color))")
  }

  @Test func `the generic red of old files is #FF2600, like Apple's crayon Maraschino`() {
    let color = components("red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"")
    #expect(isClose(color, 1, 0x26 / 255.0, 0, by: 0.025), "\(String(describing: color))")
    // Half gray of gamma 1.8 is 0.5723 in sRGB, which Xcode writes when it converts it.
    let gray = components("red=\"0.5\" green=\"0.5\" blue=\"0.5\" alpha=\"1\" colorSpace=\"calibratedRGB\"")
    #expect(isClose(gray, 0.5723, 0.5723, 0.5723, by: 0.001), "\(String(describing: gray))")
  }

  // Its linear sRGB is (-0.39836, 1, -0.04293), by the matrix of both standards' primaries.
  @Test func `Adobe RGB's green is outside of sRGB`() {
    let color = components(
      "red=\"0\" green=\"1\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"adobeRGB1998\"")
    #expect(isClose(color, -0.6640, 1, -0.2292, by: 0.002), "\(String(describing: color))")
  }

  /// IEC 61966-2-1: a linear component of 0.2140 is 0.5 in sRGB, and one of 0.0025 is 0.0323, below the curve's end.
  @Test(arguments: [(0.214041, 0.5), (0.0025, 0.0323), (1, 1), (0, 0)])
  func `a linear color is encoded for sRGB`(linear: Double, encoded: Double) {
    for space in ["linearSRGB", "extendedLinearSRGB", "genericRGBLinear"] {
      let color = components(
        "red=\"\(linear)\" green=\"0.214041\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"\(space)\""
      )
      #expect(isClose(color, encoded, 0.5, 0, by: 0.0001), "\(String(describing: color))")
    }
    let gray = components("white=\"\(linear)\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"linearGray\"")
    #expect(isClose(gray, encoded, encoded, encoded, by: 0.0001), "\(String(describing: gray))")
    let asset = ColorComponents(red: linear, green: 0.214041, blue: 0, alpha: 1, catalogSpace: "extended-linear-srgb")
    #expect(isClose(asset, encoded, 0.5, 0, by: 0.0001), "\(asset)")
  }

  @Test(arguments: [
    ("white=\"0.1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"linearGray\"", 0x80_80_80),
    ("red=\"0.1\" green=\"0\" blue=\"0\" colorSpace=\"custom\" customColorSpace=\"linearSRGB\"", 0x80_40_FF),
    ("red=\"0.1\" green=\"0\" blue=\"0\" colorSpace=\"custom\" customColorSpace=\"sRGB\"", 0x01_7F_FE),
  ])
  func `components that are written for a color are read as that color`(attributes: String, hex: Int) throws {
    let wanted = ColorComponents(hex: UInt32(hex), alpha: 0.5)
    let tree = tree("<color key=\"c\" \(attributes)/>")
    let written = tree.attributes(stating: wanted, in: tree.child(of: viewNode, key: "c"))
    let text = written.filter { $0.name != "key" }.map { "\($0.name)=\"\($0.value)\"" }.joined(separator: " ")
    #expect(components(text)?.hexText == wanted.hexText, "\(text)")
  }

  // CSS Color 4: the same colors in `display-p3` and `a98-rgb`.
  @Test(arguments: [
    ("displayP3", 0xFF_00_00, 0.9175, 0.2003, 0.1386), ("displayP3", 0x00_FF_00, 0.4584, 0.9853, 0.2983),
    ("displayP3", 0x00_00_FF, 0, 0, 0.9596), ("displayP3", 0xFF_FF_FF, 1, 1, 1), ("displayP3", 0x00_00_00, 0, 0, 0),
    ("adobeRGB1998", 0xFF_00_00, 0.8586, 0, 0), ("adobeRGB1998", 0x00_FF_00, 0.5650, 1, 0.2344),
  ])
  func `a color is written in the color space of the element`(
    space: String, hex: Int, red: Double, green: Double, blue: Double
  ) throws {
    let tree = tree(
      "<color key=\"c\" red=\"0.5\" green=\"0.4\" blue=\"0.3\" customColorSpace=\"\(space)\" colorSpace=\"custom\"/>")
    let written = tree.attributes(stating: ColorComponents(hex: UInt32(hex)), in: tree.child(of: viewNode, key: "c"))
    #expect(written.contains { $0.name == "customColorSpace" && $0.value == space })
    for (name, expected) in [("red", red), ("green", green), ("blue", blue)] {
      let value = try #require(written.first { $0.name == name }.flatMap { Double($0.value) })
      // The transfer functions are steep near 0, which magnifies rounding errors.
      #expect(abs(value - expected) < (expected == 0 ? 0.006 : 0.002), "\(name)")
    }
  }

  @Test func `UIKit's colors have light and dark values, with or without 'Color' at the end`() {
    #expect(components("systemColor=\"systemBlueColor\"") == ColorComponents(hex: 0x007AFF))
    #expect(components("cocoaTouchSystemColor=\"darkTextColor\"") == .black)
    #expect(SystemColors.components(of: "systemBackground", .dark) == .black)
    #expect(SystemColors.components(of: "label", .dark) == .white)
    #expect(SystemColors.components(of: "secondaryLabelColor") == ColorComponents(hex: 0x3C3C43, alpha: 0.6))
    #expect(SystemColors.components(of: "noSuchColor") == nil)
  }

  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
  func `every system color of the corpus is known`() {
    var unknown: Set<String> = []
    for (_, result) in Corpus.parsed {
      for id in result.value.tree.all {
        guard case .system(let name, _) = result.value.tree.color(at: id) else { continue }
        if SystemColors.components(of: name) == nil { unknown.insert(name) }
      }
    }
    #expect(unknown == [])
  }

  @Test func `an unknown system color has the components that the file recorded`() {
    let color = components(
      "systemColor=\"futureColor\" red=\"0.5\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\""
    )
    #expect(color == ColorComponents(red: 0.5, green: 0, blue: 0))
  }

  @Test func `named colors are those of the resources, by appearance`() throws {
    let resources = """
      <resources><namedColor name="paper"><color white="1" alpha="1" colorSpace="deviceWhite"/></namedColor>\
      <namedColor name="paper" appearance="dark"><color white="0.1" alpha="1" colorSpace="deviceWhite"/></namedColor>\
      <namedColor name="a"><color name="b"/></namedColor><namedColor name="b"><color name="a"/></namedColor></resources>
      """
    let tree = tree("<color key=\"c\" name=\"paper\"/>", resources)
    let color = try #require(tree.color(key: "c", of: viewNode))
    #expect(color == .named("paper"))
    let palette = ThemeResources(of: tree)
    #expect(palette.components(of: color) == .white)
    #expect(palette.components(of: color, .dark) == ColorComponents(white: 0.1))
    #expect(palette.components(of: .named("absent")) == nil)
    #expect(palette.components(of: .named("a")) == nil, "a circle of names ends")
  }

  @Test func `absent and nil colors are none`() {
    let tree = tree("<nil key=\"textColor\"/>")
    #expect(tree.color(key: "textColor", of: viewNode) == nil)
    #expect(tree.color(key: "backgroundColor", of: viewNode) == nil)
  }
}
