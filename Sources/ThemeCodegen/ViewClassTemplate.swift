internal import ThemeSource

/// Renders a View class through a Stencil template: the project's own, or the built-in one.
package struct ViewClassTemplate: Sendable {
  /// The name of the file that replaces the default template, in the configured folder of templates.
  package static let fileName = "view.swift.stencil"

  private let source: String

  package init(source: String? = nil) { self.source = source ?? Self.builtIn }

  /// Returns the class's Swift source, formatted like `swift format` with its default configuration.
  package func render(_ viewClass: ViewClass) throws(TemplateFailure) -> GeneratedFile {
    let text = try rendered(source, with: context(of: viewClass))
    return GeneratedFile(name: "\(viewClass.name).swift", text: text, className: viewClass.name)
  }

  private func context(of viewClass: ViewClass) -> [String: Any] {
    let text = MemberText(viewClass)
    var result: [String: Any] = [
      "name": viewClass.name,
      "inherits": ([viewClass.superclass] + viewClass.conformances).joined(separator: ", "),
      "superclass": viewClass.superclass,
      "conformances": viewClass.conformances,
      "modules": viewClass.modules,
      "conditionalImports": viewClass.conditionalImports,
      "access": viewClass.access,
      "flavor": viewClass.flavor.rawValue,
      "head": head(of: viewClass),
      "objcName": viewClass.exposesName ? viewClass.name : "",
      "outlets": viewClass.outlets.map { outlet -> [String: Any] in
        [
          "name": outlet.name,
          "type": outlet.isCollection
            ? "[\(outlet.element?.name ?? outlet.type)]" : outlet.element?.name ?? outlet.type,
          "modifiers": outlet.access + (outlet.isCollection || !outlet.isWeak ? "" : "weak"),
        ]
      },
      "attributes": viewClass.attributes.map { context(of: $0) },
      "methods": viewClass.methods.map { method -> [String: Any] in
        ["declaration": method.declaration, "result": method.result ?? ""]
      },
      "actions": viewClass.actions.map { context(of: $0, text) },
      "progress": viewClass.progress.map { progress -> [String: Any] in
        [
          "action": SwiftNames.literal(progress.action),
          "messages": progress.messages.map { ["kind": $0.kind, "text": SwiftNames.literal($0.text)] },
        ]
      },
      "disabledOutlets": viewClass.disabledOutlets,
      "progressPresenter": viewClass.progressPresenter ?? "",
      "members": members(of: viewClass, text),
    ]
    switch viewClass.role {
    case .view(let screenlet, let theme):
      result["screenlet"] = oneLine(screenlet)
      result["theme"] = oneLine(theme)
      result["documentation"] = oneLine("The view of the Screenlet \(screenlet) in the theme \(theme).")
    case .object(let document):
      result["documentation"] = oneLine("A class of '\(document)'.")
    }
    return result
  }

  /// Returns the class's declaration up to its brace.
  private func head(of viewClass: ViewClass) -> String {
    let start = "\(viewClass.access)class \(viewClass.name): \(viewClass.superclass)"
    let line = (["\(start)"] + viewClass.conformances).joined(separator: ", ") + " {"
    if line.count <= 100 { return line }
    return viewClass.conformances.isEmpty
      ? "\(viewClass.access)class \(viewClass.name):\n  \(viewClass.superclass)\n{"
      : "\(start),\n  \(viewClass.conformances.joined(separator: ", "))\n{"
  }

  /// Returns text for a one-line comment.
  private func oneLine(_ text: String) -> String { text.escaped }

  private func context(of attribute: ViewClass.Attribute) -> [String: Any] {
    var result: [String: Any] = [
      "name": attribute.name, "type": attribute.type, "override": attribute.isOverride ? "override " : "",
    ]
    switch attribute.body {
    case .stored(let initial):
      result["kind"] = "stored"
      result["initial"] = initial.map { " = \($0)" } ?? ""
    case .shown(let initial, let statements):
      result["kind"] = "shown"
      result["initial"] = initial.map { " = \($0)" } ?? ""
      result["statements"] = statements
    case .computed(let getter, let setters):
      result["kind"] = setters.isEmpty ? "readonly" : "computed"
      result["getter"] = getter
      result["setters"] = setters
    }
    return result
  }

  private func context(of action: ViewClass.Action, _ text: MemberText) -> [String: Any] {
    var result: [String: Any] = [
      "method": action.method, "parameters": text.parameters(of: action),
      "sender": action.sender == nil ? "nil" : "sender", "name": "",
    ]
    if case .performs(let name) = action.body { result["name"] = SwiftNames.literal(name) }
    return result
  }

  /// Returns all members as the built-in template declares them, indented by two spaces.
  private func members(of viewClass: ViewClass, _ text: MemberText) -> String {
    viewClass.members(text).map { group in
      group.lines.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    }.joined(separator: "\n\n")
  }
}

extension ViewClass {
  /// Adjacent members without blank lines between them.
  struct MemberGroup {
    var lines: [String]
  }

  /// Returns the members in the built-in template's order: outlets, attributes, methods, actions, messages, texts,
  /// reactions to a running Interactor.
  func members(_ text: MemberText) -> [MemberGroup] {
    var groups = outlets.isEmpty ? [] : [MemberGroup(lines: outlets.flatMap { text.lines(of: $0) })]
    groups += attributes.map { MemberGroup(lines: text.lines(of: $0)) }
    groups += methods.map { MemberGroup(lines: text.lines(of: $0)) }
    groups += actions.map { MemberGroup(lines: text.lines(of: $0)) }
    if flavor == .terminal, !actions.isEmpty { groups.append(MemberGroup(lines: text.lines(performing: actions))) }
    if !progress.isEmpty { groups.append(MemberGroup(lines: text.lines(of: progress))) }
    if !translations.isEmpty {
      groups.append(MemberGroup(lines: text.lines(of: translations, callsSuper: inheritsTranslations)))
    }
    if !disabledOutlets.isEmpty {
      let callsSuper = superclass != "BaseScreenletView"
      groups.append(MemberGroup(lines: text.lines(disabling: disabledOutlets, callsSuper: callsSuper)))
      groups.append(MemberGroup(lines: text.lines(enabling: disabledOutlets, callsSuper: callsSuper)))
    }
    if let progressPresenter { groups.append(MemberGroup(lines: text.lines(ofPresenter: progressPresenter))) }
    return groups
  }
}

extension ViewClassTemplate {
  /// The built-in template. Its context: name, objcName, access, flavor, superclass, conformances, inherits, modules,
  /// conditionalImports, documentation, screenlet and theme of a View class, outlets (name, type, modifiers),
  /// attributes (name, type, override, kind, initial, getter, setters, statements), methods (declaration, result),
  /// actions (method, parameters, name, sender), progress (action, messages: kind, text), disabledOutlets (names),
  /// progressPresenter; and the text of all members.
  package static let builtIn = """
    {% for module in modules %}
    import {{ module }}
    {% endfor %}
    {% for line in conditionalImports %}
    {{ line }}
    {% endfor %}

    /// {{ documentation }}
    {% if objcName %}
    @objc({{ objcName }})
    {% endif %}
    {{ head }}
    {{ members }}
    }

    """
}
