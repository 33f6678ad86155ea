internal import CodeModel

/// The way in which a Screenlet view's controls fire actions; the framework changed it twice.
package enum Wiring: String, Sendable, CaseIterable {
  /// Every control fires the action in its `restorationIdentifier` on touchUpInside: the Widget library and the first
  /// Screenlets.
  case allControls = "all-controls"
  /// A control with a `restorationIdentifier` and without its own touchUpInside action fires that action: until April
  /// 2018.
  case identifier
  /// Actions of the View class call `userAction(name:sender:)`: since April 2018.
  case explicit
}

extension Wiring {
  /// Infers the wiring from the code of a View class; `nil` if it is ambiguous.
  init?(of viewClass: CodeLineage?, _ classes: ClassTable) {
    guard let viewClass else { return nil }
    let names = viewClass.types.map(\.name) + (viewClass.framework.map { classes.lineage(of: $0) } ?? [])
    if names.contains("BaseWidgetView") || viewClass.types.contains(where: \.customizesActions) {
      self = .allControls
    } else if viewClass.types.contains(where: { $0.declarations.contains { !$0.uses.identifiers.isEmpty } }) {
      // The class may fire other actions itself.
      self = .identifier
    } else if viewClass.types.contains(where: { $0.declarations.contains { !$0.uses.fired.isEmpty } }) {
      self = .explicit
    } else {
      return nil
    }
  }
}

extension CodeType {
  /// Whether it has the early library's `onCustomAction`.
  fileprivate var customizesActions: Bool { methods.contains { $0.method.baseName == "onCustomAction" } }
}
