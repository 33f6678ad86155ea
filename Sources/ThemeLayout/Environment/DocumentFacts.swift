package import ThemeSource
package import ThemeSyntax

/// The declarations of a document that layout depends on: its tools, device, size classes and resources.
package struct DocumentFacts: Sendable {
  /// Major `toolsVersion`: 12xxx is Xcode 8, 14xxx 9–10, 15–16xxx 11, 17–18xxx 12, 19–20xxx 13, 21xxx 14, 22xxx 15,
  /// 23504 and later 16, 24xxx 26. Several releases wrote 32700, which counts as 22000. 0 when absent.
  package let tools: Int
  /// Whether constraints are used. Without Auto Layout every frame is given.
  package let usesAutoLayout: Bool
  /// `useSafeAreas`: layout margins grow by the part that bars cover.
  package let usesSafeAreas: Bool
  /// The device of the document's canvas; nil without `<device>`, or if the table lacks the device.
  package private(set) var device: Device?
  /// Whether the device is the caller's choice instead of the document's.
  package private(set) var isDeviceChosen: Bool
  package private(set) var isLandscape: Bool
  /// Whether the app hides the status bar on all screens.
  let hidesStatusBar: Bool
  package private(set) var traits: Traits
  /// Pixels per point; 1, at which frames are not snapped, if the document names no device.
  package private(set) var scale: Double
  /// Sizes of `<resources><image>` by name.
  package let images: [String: Size]
  /// Whether the document is for tvOS, which has fixed text styles and is drawn at one pixel per point.
  package let isTelevision: Bool
  /// Names of images from the system's catalog.
  package let symbols: Set<String>
  /// Intrinsic sizes that Interface Builder measured by running the view's class, by object id.
  package let designables: [ObjectID: Size]

  package init(_ tree: ElementTree, viewport: Viewport = .recorded) {
    let written = tree.documentElement.flatMap { root in
      tree.child(of: root, .device).flatMap { tree.string(.id, of: $0) }.map { (root, $0) }
    }
    let root = tree.documentElement
    tools = Self.toolsVersion(root.flatMap { tree.string(.toolsVersion, of: $0) })
    usesAutoLayout = tree.usesAutoLayout
    usesSafeAreas = root.flatMap { tree.bool(.useSafeAreas, of: $0) } ?? false
    isDeviceChosen = viewport.device != nil
    hidesStatusBar = viewport.hidesStatusBar
    device = viewport.device ?? written.flatMap { Device.identified(by: $0.1) }
    isLandscape =
      viewport.device == nil && viewport.traits == nil
      ? root.flatMap { tree.child(of: $0, .device) }.flatMap { tree.string(.orientation, of: $0) } == "landscape"
      : viewport.orientation == .landscape
    isTelevision =
      root.flatMap { tree.attribute(.targetRuntime, of: $0) }
      .map { !$0.isValue("iOS.CocoaTouch") && $0.value.contains("AppleTV") } ?? false
    scale = isTelevision ? 1 : device?.scale ?? (written == nil ? 1 : 2)
    let usesTraits = root.flatMap { tree.bool(.useTraitCollections, of: $0) } ?? false
    if let traits = viewport.traits {
      self.traits = traits
    } else if let device, usesTraits || viewport.device != nil {
      traits = device.traits(isLandscape: isLandscape)
    } else {
      traits = written != nil && usesTraits ? Traits(width: .compact, height: .regular) : .any
    }
    (images, symbols) = Self.resources(of: tree)
    designables = Self.designables(of: tree)
  }

  /// The same document on the device of another viewport, which must name a device.
  func on(_ device: Device, _ viewport: Viewport) -> DocumentFacts {
    var facts = self
    facts.device = device
    facts.isDeviceChosen = true
    facts.isLandscape = viewport.orientation == .landscape
    facts.traits = viewport.traits ?? device.traits(isLandscape: facts.isLandscape)
    facts.scale = isTelevision ? 1 : device.scale
    return facts
  }

  private static func toolsVersion(_ text: String?) -> Int {
    guard let major = text?.prefix(while: { $0 != "." }), let version = Int(major), version > 0 else { return 0 }
    return version >= 30_000 ? 22_000 : version
  }

  private static func resources(of tree: ElementTree) -> ([String: Size], Set<String>) {
    var images: [String: Size] = [:]
    var symbols: Set<String> = []
    guard let root = tree.documentElement else { return (images, symbols) }
    for resources in tree.children(of: root, .resources) {
      for image in tree.children(of: resources, .image) {
        guard let name = tree.string(.name, of: image) else { continue }
        images[name] = Size(
          width: tree.length(.width, of: image) ?? 0, height: tree.length(.height, of: image) ?? 0)
        if tree.string(.catalog, of: image) == "system" { symbols.insert(name) }
      }
    }
    return (images, symbols)
  }

  private static func designables(of tree: ElementTree) -> [ObjectID: Size] {
    var sizes: [ObjectID: Size] = [:]
    guard let root = tree.documentElement else { return sizes }
    for designables in tree.children(of: root, .designables) {
      for designable in tree.children(of: designables, .designable) {
        guard let name = tree.reference(.name, of: designable),
          let size = tree.child(of: designable, .size, key: "intrinsicContentSize")
        else { continue }
        sizes[name] = Size(width: tree.length(.width, of: size) ?? 0, height: tree.length(.height, of: size) ?? 0)
      }
    }
    return sizes
  }
}

extension Device {
  /// Size classes of the whole screen. Large phones have regular width in landscape.
  package func traits(isLandscape: Bool) -> Traits {
    if isPad { return Traits(width: .regular, height: .regular) }
    if isLandscape { return Traits(width: isLarge ? .regular : .compact, height: .compact) }
    return Traits(width: .compact, height: .regular)
  }
}

extension ElementTree {
  /// A length, clamped to ``largestLength`` in magnitude.
  func length(_ name: AttributeName, of id: NodeID) -> Points? {
    number(name, of: id).map { min(max($0, -Points.largestLength), Points.largestLength) }
  }

  /// A rectangle in the form `<rect key="…" x= y= width= height=/>`; absent numbers are 0.
  func rect(key: String, of id: NodeID) -> Rect? {
    child(of: id, .rect, key: key).map {
      Rect(
        x: length(.x, of: $0) ?? 0, y: length(.y, of: $0) ?? 0, width: length(.width, of: $0) ?? 0,
        height: length(.height, of: $0) ?? 0)
    }
  }
}

extension Points {
  /// The limit to which lengths of the input are clamped, so that sums of many stay exact enough.
  static let largestLength: Points = 1e7
}
