internal import CodeModel
package import SwiftSources
package import ThemeSemantics

/// The members that a document requires and a class in code lacks.
package struct MissingMembers: Sendable {
  /// A member, with a title for messages, e.g. `the outlet 'titleLabel'`.
  package struct Member: Sendable {
    package var title: String
    /// The name in connections, or that of the attribute or method.
    package var name: String
    package var added: AddedMember
  }

  package var className: String
  package var members: [Member]
  /// New actions of a class for the terminal, whose own `perform(_:sender:event:)` does not call them yet.
  var uncalled: [ViewClass.Action] = []
  /// Actions whose methods lack `@IBAction`.
  var hidden: [MethodDeclaration] = []

  /// Nil if the code does not declare the class.
  ///
  /// - Parameter hasDefault: whether an extension of the ViewModel's protocol implements an attribute.
  package init?(_ viewClass: ViewClass, _ classes: ClassTable, hasDefault: (String) -> Bool = { _ in false }) {
    guard let declared = DeclaredMembers(of: viewClass.name, classes) else { return nil }
    var viewClass = viewClass
    viewClass.limitAccess(to: declared.memberAccess)
    var text = MemberText(viewClass)
    // As the class declares its other outlets, or as Interface Builder declares them.
    let outlets = classes.code.type(named: viewClass.name)?.properties.map(\.property).filter(\.isOutlet) ?? []
    text.outletMark = outlets.contains { $0.type?.hasSuffix("?") == true } ? "?" : "!"
    className = viewClass.name
    if viewClass.flavor == .uikit { hidden = viewClass.actions.compactMap { declared.hiddenAction($0.selector) } }
    // Members of a View class's framework are known, those of a package are not.
    let isComplete = if case .view = viewClass.role { true } else { !declared.mayInheritMore }
    members = viewClass.outlets.filter { outlet in
      outlet.element == nil ? isComplete && !declared.hasOutlet(outlet.key) : !declared.hasProperty(outlet.key)
    }.map { outlet in
      Member(
        title: "the outlet '\(outlet.key)'", name: outlet.key,
        added: AddedMember(.outlet, lines: text.lines(of: outlet)))
    }
    members += viewClass.attributes.filter { !declared.hasProperty($0.plainName) && !hasDefault($0.plainName) }
      .map { attribute in
        Member(
          title: "the attribute '\(attribute.plainName)'", name: attribute.plainName,
          added: AddedMember(.other, lines: text.lines(of: attribute)))
      }
    let actions = viewClass.actions.filter { isComplete && !declared.hasAction($0.selector) }
    members += actions.map { action in
      Member(
        title: "the action '\(action.selector)'", name: action.selector,
        added: AddedMember(.action, lines: text.lines(of: action)))
    }
    guard viewClass.flavor == .terminal, !viewClass.actions.isEmpty else { return }
    if declared.hasMethod("perform(_:sender:event:)") {
      uncalled = actions
    } else {
      members.append(
        Member(
          title: "the method 'perform(_:sender:event:)'", name: "perform(_:sender:event:)",
          added: AddedMember(.other, lines: text.lines(performing: viewClass.actions))))
    }
  }
}

extension ViewClass {
  /// Limits members to the access of the class's own: a class that exposes none of them to other modules gets no public
  /// one.
  fileprivate mutating func limitAccess(to level: String) {
    if level.isEmpty || !access.isEmpty { access = level }
    for index in outlets.indices where !outlets[index].access.isEmpty { outlets[index].access = level }
    for index in actions.indices where !actions[index].access.isEmpty { actions[index].access = level }
  }
}

extension ViewClass.Attribute {
  /// The name without backticks.
  fileprivate var plainName: String { name.filter { $0 != "`" } }
}
