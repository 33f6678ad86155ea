internal import ThemeSemantics
package import ThemeSyntax

/// What the Return key of a text field leads to.
package enum ReturnTarget: Sendable, Hashable {
  /// It moves the focus to the text field with this id.
  case focus(String)
  /// It fires the control with this id.
  case fire(String)
}

extension ElementTree {
  /// What Return does in each text field, by object id; fields that it does nothing in are left out.
  ///
  /// The view with the next tag decides: a key `next` focuses it if it takes text, and otherwise it is fired if it is a control.
  /// Source: `textFieldShouldReturn(_:)` and `nextResponderForView(_:)` of Liferay Screens' BaseScreenletView.
  package var returnTargets: [String: ReturnTarget] {
    var views: [Int: NodeID] = [:]
    for view in all {
      guard let tag = tag(of: view), views[tag] == nil else { continue }
      views[tag] = view
    }
    var targets: [String: ReturnTarget] = [:]
    for (tag, field) in views where kind(of: field).painting == .textField {
      guard let next = views[tag + 1], let id = objectID(of: field)?.text, let target = objectID(of: next)?.text else {
        continue
      }
      let isNext = returnKey(of: field) == "next"
      switch kind(of: next).painting {
      case .textField: targets[id] = isNext ? .focus(target) : .fire(target)
      case .textView, .searchBar: if isNext { targets[id] = .focus(target) }
      case .button, .switch, .slider, .stepper, .segmentedControl, .pageControl, .datePicker:
        targets[id] = .fire(target)
      default: break
      }
    }
    return targets
  }

  /// A positive tag; others name no view.
  private func tag(of view: NodeID) -> Int? {
    attributes(of: view).first { $0.writtenName == "tag" }.flatMap { Int($0.value) }.flatMap {
      $0 > 0 && $0 < .max ? $0 : nil
    }
  }

  private func returnKey(of field: NodeID) -> String? {
    child(of: field, key: "textInputTraits").flatMap { traits in
      attributes(of: traits).first { $0.writtenName == "returnKeyType" }?.value
    }
  }
}
