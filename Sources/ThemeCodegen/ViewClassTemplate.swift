internal import InterfaceBuilderCatalog
internal import Stencil

/// Renders a View class through a Stencil template: the project's own, or the built-in one.
package struct ViewClassTemplate: Sendable {
  private let source: String

  package init(source: String? = nil) { self.source = source ?? Self.builtIn }

  /// What went wrong in a template, in its author's words.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Swift source of the class, formatted as `swift format` does with its default configuration.
  package func render(_ viewClass: ViewClass) throws(Failure) -> GeneratedFile {
    do {
      let environment = Environment(trimBehaviour: .smart)
      let text = try environment.renderTemplate(string: source, context: context(of: viewClass))
      return GeneratedFile(name: "\(viewClass.name).swift", text: tidied(text))
    } catch {
      throw Failure(description: "the template could not be rendered: \(error)")
    }
  }

  /// Runs of blank lines become one; none follows an opening brace or comes before a closing one.
  private func tidied(_ text: String) -> String {
    var lines: [Substring.UTF8View] = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let ink = line.first { $0 != UInt8(ascii: " ") }
      if ink == nil, lines.last.map({ $0.isEmpty || $0.last == UInt8(ascii: "{") }) ?? true { continue }
      if ink == UInt8(ascii: "}"), lines.last?.isEmpty == true { lines.removeLast() }
      lines.append(ink == nil ? line.prefix(0) : line)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String(Substring($0)) }.joined(separator: "\n") + "\n"
  }

  private func context(of viewClass: ViewClass) -> [String: Any] {
    [
      "screenlet": viewClass.screenlet,
      "theme": viewClass.theme,
      "name": viewClass.name,
      "inherits": ([viewClass.superclass] + viewClass.conformances).joined(separator: ", "),
      "superclass": viewClass.superclass,
      "conformances": viewClass.conformances,
      "modules": viewClass.modules.sorted(),
      "outlets": viewClass.outlets.map { outlet -> [String: Any] in
        [
          "name": outlet.name, "type": outlet.isCollection ? "[\(outlet.type)]" : outlet.type,
          "modifiers": outlet.isCollection ? "open" : "open weak",
        ]
      },
      "attributes": viewClass.attributes.map { context(of: $0) },
      "methods": viewClass.methods.map { method -> [String: Any] in
        ["declaration": method.declaration, "result": method.result ?? ""]
      },
      "actions": viewClass.actions.map { context(of: $0) },
      "outletDeclarations": declarations(of: viewClass.outlets),
      "actionDeclarations": declarations(of: viewClass.actions),
      "comma": viewClass.progress.count > 1 ? "," : "",
      "progress": viewClass.progress.map { progress -> [String: Any] in
        [
          "action": SwiftNames.literal(progress.action),
          "comma": progress.messages.count > 1 ? "," : "",
          "messages": progress.messages.map { ["kind": $0.kind, "text": SwiftNames.literal($0.text)] },
        ]
      },
    ]
  }

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

  /// All outlets as the built-in template declares them: a loop of Stencil's takes 20 µs for each.
  private func declarations(of outlets: [ViewClass.Outlet]) -> String {
    outlets.map { outlet in
      outlet.isCollection
        ? "@IBOutlet open var \(outlet.name): [\(outlet.type)]?"
        : "@IBOutlet open weak var \(outlet.name): \(outlet.type)?"
    }.joined(separator: "\n  ")
  }

  private func declarations(of actions: [ViewClass.Action]) -> String {
    actions.map { action in
      """
      @IBAction open func \(action.method)(\(parameters(of: action))) {
          userAction(name: \(SwiftNames.literal(action.performs)), sender: \(action.sender == nil ? "nil" : "sender"))
        }
      """
    }.joined(separator: "\n\n  ")
  }

  private func parameters(of action: ViewClass.Action) -> String {
    (action.sender.map { "_ sender: \($0)?" } ?? "") + (action.takesEvent ? ", forEvent event: UIEvent?" : "")
  }

  private func context(of action: ViewClass.Action) -> [String: Any] {
    [
      "method": action.method, "parameters": parameters(of: action), "name": SwiftNames.literal(action.performs),
      "sender": action.sender == nil ? "nil" : "sender",
    ]
  }
}

extension ViewClassTemplate {
  /// The built-in template. Its context: screenlet, theme, name, superclass, conformances, inherits, modules, outlets
  /// (name, type, modifiers), attributes (name, type, override, kind, initial, getter, setters, statements), methods
  /// (declaration, result), actions (method, parameters, name, sender), progress (action, messages: kind, text); and the
  /// text outletDeclarations and actionDeclarations.
  static let builtIn = """
    {% for module in modules %}
    import {{ module }}
    {% endfor %}

    /// The view of the Screenlet {{ screenlet }} in the theme {{ theme }}.
    @objc({{ name }})
    open class {{ name }}: {{ inherits }} {
      {{ outletDeclarations }}

      {% for attribute in attributes %}

      {% if attribute.kind == "stored" %}
      {{ attribute.override }}open var {{ attribute.name }}: {{ attribute.type }}{{ attribute.initial }}
      {% elif attribute.kind == "readonly" %}
      {{ attribute.override }}open var {{ attribute.name }}: {{ attribute.type }} {
        {{ attribute.getter }}
      }
      {% elif attribute.kind == "computed" %}
      {{ attribute.override }}open var {{ attribute.name }}: {{ attribute.type }} {
        get { {{ attribute.getter }} }
        {% if attribute.setters.count == 1 %}
        set { {{ attribute.setters.0 }} }
        {% else %}
        set {
          {% for statement in attribute.setters %}
          {{ statement }}
          {% endfor %}
        }
        {% endif %}
      }
      {% else %}
      {{ attribute.override }}open var {{ attribute.name }}: {{ attribute.type }}{{ attribute.initial }} {
        didSet {
          {% for statement in attribute.statements %}
          {{ statement }}
          {% endfor %}
        }
      }
      {% endif %}

      {% endfor %}
      {% for method in methods %}

      {% if method.result %}
      open func {{ method.declaration }} {
        {{ method.result }}
      }
      {% else %}
      open func {{ method.declaration }} {}
      {% endif %}

      {% endfor %}

      {{ actionDeclarations }}

      {% if progress.count > 0 %}

      override open var progressMessages: [String: ProgressMessages] {
        [
          {% for entry in progress %}
          {{ entry.action }}: [
            {% for message in entry.messages %}
            .{{ message.kind }}: {{ message.text }}{{ entry.comma }}
            {% endfor %}
          ]{{ comma }}
          {% endfor %}
        ]
      }

      {% endif %}
    }
    """
}
