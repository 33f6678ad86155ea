internal import CodeModel

/// How the controls of a Screenlet's view fire actions: the framework changed it twice.
package enum Wiring: String, Sendable, CaseIterable {
  /// Every control fires the action that its `restorationIdentifier` names on touchUpInside: the Widget library and the
  /// first Screenlets.
  case allControls = "all-controls"
  /// A control with a `restorationIdentifier` and without a touchUpInside action of its own fires that action: until April
  /// 2018.
  case identifier
  /// Actions of the View class call `userAction(name:sender:)`: since then.
  case explicit
}

extension Wiring {
  /// What the code of a View class shows; nil where it does not tell.
  init?(of viewClass: CodeLineage?, _ classes: ClassTable) {
    guard let viewClass else { return nil }
    let names = viewClass.types.map(\.name) + (viewClass.framework.map { classes.lineage(of: $0) } ?? [])
    if names.contains("BaseWidgetView") || viewClass.types.contains(where: \.customizesActions) {
      self = .allControls
    } else if viewClass.types.contains(where: { $0.declarations.contains { !$0.uses.fired.isEmpty } }) {
      self = .explicit
    } else if viewClass.types.contains(where: { $0.declarations.contains { !$0.uses.identifiers.isEmpty } }) {
      self = .identifier
    } else {
      return nil
    }
  }
}

extension CodeType {
  /// Whether it has the early library's `onCustomAction`.
  fileprivate var customizesActions: Bool { methods.contains { $0.method.baseName == "onCustomAction" } }
}
