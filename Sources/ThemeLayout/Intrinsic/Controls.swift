import ThemeSource
import ThemeSyntax
import ThemeText

extension IntrinsicMeasurer {
  /// Sizes of controls whose size does not follow from what they show, as the iOS of that Xcode release draws them.
  ///
  /// From the frames that Interface Builder recorded in public documents of every release since Xcode 6.
  func control(_ kind: ElementKind, _ node: NodeID) -> IntrinsicSize {
    let tools = facts.tools
    switch kind {
    case .switch: return tools >= 24_000 ? fixed(61, 28) : fixed(49, 31)
    case .stepper: return fixed(94, tools >= 15_000 ? 32 : 29)
    case .slider: return fixed(nil, tools >= 24_000 ? nil : 30)
    case .progressView:
      return fixed(nil, tools >= 17_000 && tree.string(.style, of: node) != "bar" && !hasBarStyle(node) ? 4 : 2)
    case .pageControl:
      if tools >= 17_000 { return fixed(nil, 26) }
      let pages = Double(min(max(tree.integer(.numberOfPages, of: node) ?? 3, 0), 10_000))
      return fixed(16 * pages - 9, 37)
    case .pickerView: return fixed(320, 216)
    case .navigationBar, .toolbar: return fixed(nil, 44)
    case .tabBar: return fixed(nil, 49)
    case .activityIndicatorView:
      let style = tree.string(.style, of: node)
      return style == "whiteLarge" || style == "large" ? fixed(37, 37) : fixed(20, 20)
    default: return .none
    }
  }

  private func fixed(_ width: Points?, _ height: Points?) -> IntrinsicSize {
    IntrinsicSize(width: width, height: height)
  }

  private func hasBarStyle(_ node: NodeID) -> Bool {
    tree.attributes(of: node).contains { $0.writtenName == "progressViewStyle" && $0.value == "bar" }
  }

  /// Segments share the width of the widest title; 28 high, 31 from Xcode 11 on.
  func segmentedControl(_ node: NodeID) -> IntrinsicSize {
    var width = 0.0
    for list in tree.children(of: node, .segments) {
      for segment in tree.children(of: list, .segment) {
        width += metrics.width(of: tree.string(.title, of: segment) ?? "", font: .system(13)) + 25
      }
    }
    return IntrinsicSize(width: width, height: facts.tools >= 15_000 ? 31 : 28, widthIsText: true)
  }
}
