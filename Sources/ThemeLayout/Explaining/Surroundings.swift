import ThemeSource
import ThemeText

extension LayoutContext {
  /// The conditions of a root's layout, in words: device, size classes, safe area, text size, reading direction.
  var surroundings: String {
    let size = "\(rootSize.width.inWords) × \(rootSize.height.inWords)"
    let device = facts.device?.names.first.map { name in
      "\(name)\(facts.isLandscape ? " in landscape" : ""), the root \(size)"
    }
    let classes = facts.traits.inWords.map { "size classes \($0)" }
    return [
      device ?? "a root of \(size)", classes, environment.safeArea.inWords, fonts.typeScale.inWords, directionInWords,
    ]
    .compactMap { $0 }.joined(separator: "; ")
  }

  private var directionInWords: String? {
    viewport.direction == .rightToLeft ? "right to left" : nil
  }
}

extension Traits {
  /// `compact × regular`, width first; nil if no size class is known.
  fileprivate var inWords: String? {
    if width == nil, height == nil { return nil }
    return "\(width?.rawValue ?? "any") × \(height?.rawValue ?? "any")"
  }
}

extension Insets {
  /// The sides with insets other than 0.
  fileprivate var inWords: String {
    let sides = [("top", top), ("left", left), ("bottom", bottom), ("right", right)].filter { $0.1 != 0 }
    if sides.isEmpty { return "no safe area insets" }
    return "safe area insets " + sides.map { "\($0.1.inWords) \($0.0)" }.joined(separator: ", ")
  }
}

extension TypeScale {
  fileprivate var inWords: String {
    switch self {
    case .tvOS: "text styles of tvOS"
    case .iOS(let category): "text size \(category.rawValue)"
    }
  }
}
