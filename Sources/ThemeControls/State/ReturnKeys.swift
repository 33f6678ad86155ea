internal import ThemeRendering
package import ThemeSyntax

/// The target of the Return key in a text field.
package enum ReturnTarget: Sendable, Hashable {
  /// Moves the focus to the text field with this id.
  case focus(String)
  /// Fires the control with this id.
  case fire(String)
}

extension ElementTree {
  /// The targets of Return in text fields, by object id; fields without a target are left out.
  ///
  /// The target is the view with the next tag. The key `next` focuses a view that takes text; otherwise a control is
  /// fired. Source: `textFieldShouldReturn(_:)` and `nextResponderForView(_:)` of Liferay Screens' BaseScreenletView.
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
      let traits = RenderTree.Role(kind(of: next).painting).traits
      if traits.takesText, returnKey(of: field) == "next" {
        targets[id] = .focus(target)
      } else if traits.isControl {
        targets[id] = .fire(target)
      }
    }
    return targets
  }

  /// The view's tag, if it is positive; other tags identify no view.
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
