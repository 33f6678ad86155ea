internal import ThemeSource
package import ThemeSyntax
import ThemeText

extension IntrinsicMeasurer {
  /// The size of a view by a rule. Sizes that Interface Builder measured by running the view's custom class have
  /// precedence.
  ///
  /// The fixed sizes are those of the iOS of the document's Xcode release, from the frames that Interface Builder
  /// recorded in public documents of every release since Xcode 6.
  func measure(_ rule: SizeRule, _ index: Int) -> IntrinsicSize {
    if rule != .label,
      let size = rule.traits(tools: facts.tools).isOfText ? statedTextSize(of: index) : statedSize(of: index)
    {
      return IntrinsicSize(width: size.width, height: size.height)
    }
    let node = context.views[index].node
    let tools = facts.tools
    return switch rule {
    case .none: .none
    case .label: label(index)
    case .button: button(node)
    case .textField: textField(node)
    case .textView: textView(index)
    case .segmentedControl: segmentedControl(node)
    case .searchBar: fixed(nil, tools >= 13_500 ? 56 : 44)
    case .datePicker: datePicker(node)
    case .image: imageView(node)
    case .switch: tools >= 24_000 ? fixed(61, 28) : fixed(49, 31)
    case .stepper: fixed(94, tools >= 15_000 ? 32 : 29)
    case .slider: fixed(nil, tools >= 24_000 ? nil : 30)
    case .progress: progressView(node)
    case .pageControl: pageControl(node)
    case .picker: fixed(320, 216)
    case .activity: activityIndicator(node)
    // Apple does not document this size.
    case .colorWell: fixed(28, 28)
    case .bar: fixed(nil, 44)
    case .tabBar: fixed(nil, 49)
    }
  }

  /// Wheels; other styles are as wide as their content.
  private func datePicker(_ node: NodeID) -> IntrinsicSize {
    if facts.tools >= 17_000, tree.datePickerStyle(of: node, tools: facts.tools) != .wheels { return .none }
    return IntrinsicSize(width: 320, height: 216, widthIsText: true, heightIsText: true)
  }

  private func progressView(_ node: NodeID) -> IntrinsicSize {
    fixed(nil, facts.tools >= 17_000 && tree.string(.style, of: node) != "bar" && !hasBarStyle(node) ? 4 : 2)
  }

  private func pageControl(_ node: NodeID) -> IntrinsicSize {
    if facts.tools >= 17_000 { return fixed(nil, 26) }
    let pages = Double(min(max(tree.integer(.numberOfPages, of: node) ?? 3, 0), 10_000))
    return fixed(16 * pages - 9, 37)
  }

  private func activityIndicator(_ node: NodeID) -> IntrinsicSize {
    let style = tree.string(.style, of: node)
    return style == "whiteLarge" || style == "large" ? fixed(37, 37) : fixed(20, 20)
  }

  private func fixed(_ width: Points?, _ height: Points?) -> IntrinsicSize {
    IntrinsicSize(width: width, height: height)
  }

  private func hasBarStyle(_ node: NodeID) -> Bool {
    tree.attributes(of: node).contains { $0.writtenName == "progressViewStyle" && $0.value == "bar" }
  }

  /// Segments share the width of the widest title. The height is 28, or 31 since Xcode 11.
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

/// Properties of a size rule.
struct SizeTraits {
  /// Whether the size is one of text, which in cells is measured even if Interface Builder stated it in points.
  var isOfText = false
  /// Axes on which a view may have content whose length is unknown: that of an image that the document does not
  /// describe, or of a date in some style.
  var unknownAxes: [Axis] = []
  /// Frame minus alignment rectangle of the controls with shadows or knobs outside the alignment rectangle.
  var alignmentInsets = Insets.zero
}

extension SizeRule {
  /// The table of size rules, for the iOS of an Xcode release.
  func traits(tools: Int) -> SizeTraits {
    switch self {
    case .none, .stepper, .progress, .picker, .colorWell, .activity, .bar, .tabBar: SizeTraits()
    case .label, .button, .textField, .textView, .searchBar: SizeTraits(isOfText: true)
    case .segmentedControl:
      SizeTraits(isOfText: true, alignmentInsets: Insets(top: 0, left: 0, bottom: 1, right: 0))
    case .datePicker: SizeTraits(isOfText: true, unknownAxes: Axis.allCases)
    case .image, .pageControl: SizeTraits(unknownAxes: Axis.allCases)
    case .switch: SizeTraits(alignmentInsets: Insets(top: 0, left: 0, bottom: 0, right: 2))
    case .slider:
      SizeTraits(
        unknownAxes: [.vertical],
        alignmentInsets: tools >= 24_000 ? .zero : Insets(top: 0, left: 2, bottom: 1, right: 2))
    }
  }
}

/// `UIDatePickerStyle`, without `automatic`.
package enum DatePickerStyle: Sendable {
  case wheels, compact, inline
}

extension ElementTree {
  /// The style of a date picker. Since Xcode 12, whose iOS is 14, `automatic` is compact, except for a timer.
  func datePickerStyle(of view: NodeID, tools: Int) -> DatePickerStyle {
    if string(.datePickerMode, of: view) == "countDownTimer" { return .wheels }
    return switch string(.style, of: view) {
    case "wheels": .wheels
    case "compact": .compact
    case "inline": .inline
    case .some, nil: tools >= 17_000 ? .compact : .wheels
    }
  }
}

extension LayoutTree {
  /// The style of a date picker, which depends on the iOS of the document's Xcode.
  package func datePickerStyle(of view: NodeID, in tree: ElementTree) -> DatePickerStyle {
    tree.datePickerStyle(of: view, tools: tools)
  }
}
