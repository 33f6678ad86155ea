/// How a device is held.
public enum Orientation: String, Sendable, CaseIterable {
  /// Upright.
  case portrait
  /// On its side.
  case landscape
}

/// A device that Interface Builder simulates or a user names.
public struct Device: Hashable, Sendable {
  /// The id in `<device id="…"/>`.
  public let id: String
  /// The names for users (`iphone-15`), the canonical name first.
  public let names: [String]
  /// Screen in portrait, in points.
  public let size: Size
  /// Pixels per point.
  public let scale: Double
  /// The status bar's share of the safe area in portrait.
  package let statusBar: Points
  /// The home indicator's share of the safe area in portrait and in landscape; 0 for a device with a home button.
  package let home: (portrait: Points, landscape: Points)
  /// Whether the width is regular even in landscape, as on large phones.
  package let isLarge: Bool

  /// Whether the device is an iPad.
  public var isPad: Bool { id.hasPrefix("ipad") }
  /// The safe area of the whole screen, without bars other than the status bar.
  ///
  /// In landscape, a phone shows no status bar and has side insets as large as the notch's inset at the top in
  /// portrait; an iPad has the same insets in both orientations. Source: the safe areas that UIKit reports on each
  /// device (`UIView.safeAreaInsets` of a full-screen view).
  public func safeArea(_ orientation: Orientation) -> Insets {
    if orientation == .portrait || isPad {
      return Insets(top: statusBar, left: 0, bottom: home.portrait, right: 0)
    }
    let side = isRounded ? statusBar : 0
    return Insets(top: 0, left: side, bottom: home.landscape, right: side)
  }

  /// The screen in an orientation, in points.
  public func size(in orientation: Orientation) -> Size {
    orientation == .portrait ? size : Size(width: size.height, height: size.width)
  }

  /// Whether a size is that of a device's screen, or of the canvas of Xcode 6 and 7, which represents any screen.
  package static func isScreen(_ size: Size) -> Bool {
    size == Size(width: 600, height: 600)
      || all.contains { device in Orientation.allCases.contains { device.size(in: $0) == size } }
  }

  /// Whether the device has a display with round corners and no home button.
  package var isRounded: Bool { home.portrait > 0 }

  /// Whether two devices are the same entry of the table.
  public static func == (a: Device, b: Device) -> Bool { a.id == b.id }
  /// Hashes the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// The device with a name; letter case and hyphens do not count: `iPhone 15`, `iphone15`. Nil for other names.
  public static func named(_ name: String) -> Device? {
    if let known = all.first(where: { $0.names.contains(name) }) { return known }
    func folded(_ name: String) -> String { name.lowercased().filter { !"-_ ".contains($0) } }
    let name = folded(name)
    return all.first { $0.names.contains { folded($0) == name } }
  }

  /// The device with an Interface Builder id; nil if the table lacks it.
  package static func identified(by id: String) -> Device? { all.first { $0.id == id } }

  private init(
    _ id: String, _ names: [String], _ width: Points, _ height: Points, scale: Double, top: Points,
    home: (portrait: Points, landscape: Points) = (0, 0), large: Bool = false
  ) {
    self.id = id
    self.names = names
    self.size = Size(width: width, height: height)
    self.scale = scale
    self.statusBar = top
    self.home = home
    self.isLarge = large
  }
}

// Screens in points and pixels per point from Apple's Human Interface Guidelines, Layout, "Specifications"; ids from
// Interface Builder's documents; status bars from the safe areas that these documents record.
extension Device {
  /// `iphone-4s`: 320 × 480 points.
  public static let iPhone4s = Device("retina3_5", ["iphone-4s"], 320, 480, scale: 2, top: 20)
  /// `iphone-5s`, `iphone-5`, `iphone-se-1`: 320 × 568 points.
  public static let iPhone5s = Device(
    "retina4_0", ["iphone-5s", "iphone-5", "iphone-se-1"], 320, 568, scale: 2, top: 20)
  /// `iphone-8`, `iphone-7`, `iphone-6`, `iphone-se`: 375 × 667 points.
  public static let iPhone8 = Device(
    "retina4_7", ["iphone-8", "iphone-7", "iphone-6", "iphone-se"], 375, 667, scale: 2, top: 20)
  /// `iphone-8-plus`, `iphone-7-plus`: 414 × 736 points.
  public static let iPhone8Plus = Device(
    "retina5_5", ["iphone-8-plus", "iphone-7-plus"], 414, 736, scale: 3, top: 20, large: true)
  /// `iphone-13-mini`, `iphone-12-mini`: 375 × 812 points.
  public static let iPhone13Mini = Device(
    "retina5_4", ["iphone-13-mini", "iphone-12-mini"], 375, 812, scale: 3, top: 50, home: (34, 21))
  /// `iphone-x`, `iphone-xs`, `iphone-11-pro`: 375 × 812 points.
  public static let iPhoneX = Device(
    "retina5_9", ["iphone-x", "iphone-xs", "iphone-11-pro"], 375, 812, scale: 3, top: 44, home: (34, 21))
  /// `iphone-14`, `iphone-13`, `iphone-12`: 390 × 844 points.
  public static let iPhone14 = Device(
    "retina6_0", ["iphone-14", "iphone-13", "iphone-12"], 390, 844, scale: 3, top: 47, home: (34, 21))
  /// `iphone-11`, `iphone-xr`: 414 × 896 points.
  public static let iPhone11 = Device(
    "retina6_1", ["iphone-11", "iphone-xr"], 414, 896, scale: 2, top: 48, home: (34, 21), large: true)
  /// `iphone-15`, `iphone-16`, `iphone-15-pro`, `iphone-14-pro`: 393 × 852 points.
  public static let iPhone15 = Device(
    "retina6_12", ["iphone-15", "iphone-16", "iphone-15-pro", "iphone-14-pro"], 393, 852, scale: 3, top: 59,
    home: (34, 21))
  /// `iphone-16-pro`, `iphone-17`: 402 × 874 points.
  public static let iPhone16Pro = Device(
    "retina6_3", ["iphone-16-pro", "iphone-17"], 402, 874, scale: 3, top: 62, home: (34, 21))
  /// `iphone-11-pro-max`, `iphone-xs-max`: 414 × 896 points.
  public static let iPhone11ProMax = Device(
    "retina6_5", ["iphone-11-pro-max", "iphone-xs-max"], 414, 896, scale: 3, top: 44, home: (34, 21), large: true)
  /// `iphone-14-plus`, `iphone-13-pro-max`, `iphone-12-pro-max`: 428 × 926 points.
  public static let iPhone14Plus = Device(
    "retina6_7", ["iphone-14-plus", "iphone-13-pro-max", "iphone-12-pro-max"], 428, 926, scale: 3, top: 47,
    home: (34, 21), large: true)
  /// `iphone-15-plus`, `iphone-15-pro-max`, `iphone-14-pro-max`, `iphone-16-plus`: 430 × 932 points.
  public static let iPhone15Plus = Device(
    "retina6_72", ["iphone-15-plus", "iphone-15-pro-max", "iphone-14-pro-max", "iphone-16-plus"], 430, 932, scale: 3,
    top: 59, home: (34, 21), large: true)
  /// `iphone-16-pro-max`, `iphone-17-pro-max`: 440 × 956 points.
  public static let iPhone16ProMax = Device(
    "retina6_9", ["iphone-16-pro-max", "iphone-17-pro-max"], 440, 956, scale: 3, top: 62, home: (34, 21), large: true)
  /// `ipad`, `ipad-air-2`: 768 × 1024 points.
  public static let iPad = Device("ipad9_7", ["ipad", "ipad-air-2"], 768, 1024, scale: 2, top: 20)
  /// `ipad-9`: 810 × 1080 points.
  public static let iPad9 = Device("ipad10_2", ["ipad-9"], 810, 1080, scale: 2, top: 20)
  /// `ipad-air-3`, `ipad-pro-10.5`: 834 × 1112 points.
  public static let iPadAir3 = Device("ipad10_5", ["ipad-air-3", "ipad-pro-10.5"], 834, 1112, scale: 2, top: 20)
  /// `ipad-air`, `ipad-10`: 820 × 1180 points.
  public static let iPadAir = Device(
    "ipad10_9rounded", ["ipad-air", "ipad-10"], 820, 1180, scale: 2, top: 24, home: (20, 20))
  /// `ipad-pro-11`: 834 × 1194 points.
  public static let iPadPro11 = Device("ipad11_0rounded", ["ipad-pro-11"], 834, 1194, scale: 2, top: 24, home: (20, 20))
  /// `ipad-pro-12.9-2`: 1024 × 1366 points.
  public static let iPadPro12Second = Device("ipad12_9", ["ipad-pro-12.9-2"], 1024, 1366, scale: 2, top: 20)
  /// `ipad-pro-12.9`: 1024 × 1366 points.
  public static let iPadPro12 = Device(
    "ipad12_9rounded", ["ipad-pro-12.9"], 1024, 1366, scale: 2, top: 24, home: (20, 20))
  /// `ipad-mini`: 744 × 1133 points.
  public static let iPadMini = Device("ipad8_3rounded", ["ipad-mini"], 744, 1133, scale: 2, top: 24, home: (20, 20))

  /// All devices: iPhones, then iPads.
  public static let all: [Device] = [
    .iPhone4s, .iPhone5s, .iPhone8, .iPhone8Plus, .iPhone13Mini, .iPhoneX, .iPhone14, .iPhone11, .iPhone15,
    .iPhone16Pro, .iPhone11ProMax, .iPhone14Plus, .iPhone15Plus, .iPhone16ProMax, .iPad, .iPad9, .iPadAir3, .iPadAir,
    .iPadPro11, .iPadPro12Second, .iPadPro12, .iPadMini,
  ]
}
