package import ThemeSemantics

/// Returns a ViewModel descriptor as a file, e.g. `LoginViewModel.xml`.
package func descriptorFile(of descriptor: ViewModelDescriptor) -> GeneratedFile {
  var writer = DescriptorWriter()
  writer.write(descriptor)
  return GeneratedFile(name: "\(descriptor.name).xml", text: writer.text)
}

private struct DescriptorWriter {
  private(set) var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
  private var depth = 0

  mutating func write(_ descriptor: ViewModelDescriptor) {
    open(
      "viewModel",
      [
        ("name", descriptor.name), ("screenlets", list(descriptor.screenlets)), ("refines", list(descriptor.refines)),
        ("base", descriptor.base), ("defaultTheme", descriptor.defaultTheme),
      ])
    document(descriptor.documentation)
    for attribute in descriptor.attributes { write(attribute) }
    for method in descriptor.methods { write(method) }
    for outlet in descriptor.outlets {
      empty(
        "outlet",
        [
          ("name", outlet.name), ("class", outlet.className), ("required", outlet.isRequired ? "YES" : "NO"),
          ("screenlets", list(outlet.screenlets)),
        ])
    }
    for action in descriptor.actions {
      empty(
        "action",
        [
          ("name", action.name), ("trigger", action.trigger), ("required", action.isRequired ? nil : "NO"),
          ("sender", action.sender),
        ])
    }
    for progress in descriptor.progress {
      empty(
        "progress",
        [
          ("action", progress.action), ("working", progress.working), ("failure", progress.failure),
          ("success", progress.success),
        ])
    }
    close("viewModel")
  }

  private mutating func write(_ attribute: ViewModelDescriptor.Attribute) {
    var groups: [[ViewModelDescriptor.Presentation]] = []
    var presentation: String?
    switch attribute.presence {
    case .outlets(let written): groups = written
    case .code: presentation = "code"
    case .none: presentation = "none"
    case .unspecified: break
    }
    let attributes: [(String, String?)] = [
      ("name", attribute.name), ("type", attribute.type), ("access", attribute.isWritable ? "readwrite" : "readonly"),
      ("emptyIsNil", attribute.emptyIsNil ? "YES" : nil), ("presentation", presentation),
    ]
    if groups.isEmpty, attribute.documentation.isEmpty {
      empty("attribute", attributes)
      return
    }
    open("attribute", attributes)
    document(attribute.documentation)
    for presentation in groups.joined() {
      empty(
        "presents",
        [
          ("outlet", presentation.outlet), ("class", presentation.className), ("keyPath", presentation.keyPath),
          ("optional", presentation.isOptional ? "YES" : nil),
        ])
    }
    close("attribute")
  }

  private mutating func write(_ method: ViewModelDescriptor.Method) {
    let attributes: [(String, String?)] = [
      ("name", method.name), ("optional", method.isOptional ? "YES" : nil), ("returns", method.returns),
    ]
    if method.parameters.isEmpty, method.documentation.isEmpty {
      empty("method", attributes)
      return
    }
    open("method", attributes)
    document(method.documentation)
    for parameter in method.parameters {
      empty("parameter", [("label", parameter.label), ("name", parameter.name), ("type", parameter.type)])
    }
    close("method")
  }

  // MARK: Markup

  private func list(_ names: [String]) -> String? { names.isEmpty ? nil : names.joined(separator: " ") }

  private mutating func document(_ documentation: String) {
    if documentation.isEmpty { return }
    line("<documentation>\(escaped(documentation))</documentation>")
  }

  private mutating func empty(_ name: String, _ attributes: [(String, String?)]) {
    line("<\(name)\(written(attributes))/>")
  }

  private mutating func open(_ name: String, _ attributes: [(String, String?)]) {
    line("<\(name)\(written(attributes))>")
    depth += 1
  }

  private mutating func close(_ name: String) {
    depth -= 1
    line("</\(name)>")
  }

  private mutating func line(_ content: String) {
    text += String(repeating: " ", count: 4 * depth) + content + "\n"
  }

  private func written(_ attributes: [(String, String?)]) -> String {
    attributes.map { name, value in value.map { " \(name)=\"\(escaped($0))\"" } ?? "" }.joined()
  }

  /// Returns text escaped for use between tags or quotes, without characters that XML does not allow.
  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\r", "\t": result += " "
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
