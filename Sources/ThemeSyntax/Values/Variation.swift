package import InterfaceBuilderCatalog

/// What a view, constraint or property is for some size classes: a `<variation key="heightClass=compact">`.
package struct Variation: Sendable {
  /// The traits that it asks for; both absent for the `default` variation.
  package struct Traits: Sendable, Hashable {
    package enum SizeClass: String, Sendable, CaseIterable { case compact, regular }
    package var width: SizeClass?
    package var height: SizeClass?
    /// Whether it asks for a trait that is not distinguished here, such as `userInterfaceIdiom=mac`: it then never holds.
    package var asksForMore = false

    package init(width: SizeClass? = nil, height: SizeClass? = nil) {
      self.width = width
      self.height = height
    }

    /// Other traits that Interface Builder varies by, with their words; none where they are open.
    private static let otherTraits: [Substring: [Substring]] = [
      "userInterfaceIdiom": ["phone", "pad", "tv", "carPlay", "mac", "vision"],
      "userInterfaceStyle": ["light", "dark"], "displayGamut": [], "layoutDirection": [],
      "accessibilityContrast": [], "userInterfaceLevel": [], "legibilityWeight": [], "activeAppearance": [],
    ]

    /// From `default`, `widthClass=regular`, `heightClass=compact-widthClass=compact`; nil for what is none of these and
    /// names none of the other traits.
    package init?(key: String) {
      guard key != "default" else { return }
      for part in key.split(separator: "-", omittingEmptySubsequences: false) {
        let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        if pair.count == 2, !pair[1].isEmpty, let words = Self.otherTraits[pair[0]],
          words.isEmpty || words.contains(pair[1])
        {
          asksForMore = true
          continue
        }
        guard pair.count == 2, let value = SizeClass(rawValue: String(pair[1])) else { return nil }
        switch pair[0] {
        case "widthClass": width = value
        case "heightClass": height = value
        default: return nil
        }
      }
    }

    /// Whether the variation holds where the size classes are `actual`.
    package func matches(_ actual: Traits) -> Bool {
      !asksForMore && (width == nil || width == actual.width) && (height == nil || height == actual.height)
    }

    /// Number of traits asked for; of several variations that match, later means more of them.
    package var specificity: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }
  }

  /// What a `<mask key="subviews">` adds to and takes from a list.
  package struct Mask: Sendable {
    /// `subviews` or `constraints`.
    package var key: String
    package var included: [ObjectID]
    package var excluded: [ObjectID]
  }

  package var node: NodeID
  package var key: String
  package var traits: Traits
  package var masks: [Mask]
  // Overridden attributes (`constant="200"`) are the node's own attributes other than `key`; overridden values
  // (`<fontDescription key=…>`, `<rect>`) its children other than masks.
}

extension ElementTree {
  /// The variations of an element, the least specific first, equals in document order. Unknown keys are left out.
  package func variations(of id: NodeID) -> [Variation] {
    children(of: id, .variation).compactMap { variation(at: $0) }
      .enumerated()
      .sorted { ($0.element.traits.specificity, $0.offset) < ($1.element.traits.specificity, $1.offset) }
      .map(\.element)
  }

  /// The variations of an element that hold for size classes, the least specific first: later ones win.
  package func variations(of id: NodeID, for traits: Variation.Traits) -> [Variation] {
    variations(of: id).filter { $0.traits.matches(traits) }
  }

  /// An attribute as the most specific variation that holds overrides it, else the element's own.
  package func attribute(_ name: AttributeName, of id: NodeID, for traits: Variation.Traits) -> Attribute? {
    variations(of: id, for: traits).reversed().lazy.compactMap { attribute(name, of: $0.node) }.first
      ?? attribute(name, of: id)
  }

  private func variation(at id: NodeID) -> Variation? {
    guard let key = string(.key, of: id), let traits = Variation.Traits(key: key) else { return nil }
    let masks = children(of: id, .mask).map { mask in
      Variation.Mask(
        key: string(.key, of: mask) ?? "",
        included: children(of: mask, .include).compactMap { reference(.reference, of: $0) },
        excluded: children(of: mask, .exclude).compactMap { reference(.reference, of: $0) })
    }
    return Variation(node: id, key: key, traits: traits, masks: masks)
  }

  /// Ids of a view's constraints or subviews that are not installed for size classes. The default variation is applied
  /// first, then those that hold, the more specific later.
  package func uninstalled(_ list: String, of view: NodeID, for traits: Variation.Traits) -> Set<ObjectID> {
    var result: Set<ObjectID> = []
    for variation in variations(of: view, for: traits) {
      for mask in variation.masks where mask.key == list {
        result.formUnion(mask.excluded)
        result.subtract(mask.included)
      }
    }
    return result
  }
}
