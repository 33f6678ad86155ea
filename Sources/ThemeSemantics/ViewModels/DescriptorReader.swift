package import ThemeSource
package import ThemeSyntax

extension ElementTree {
  /// Whether the document is a ViewModel descriptor.
  package var isDescriptor: Bool { documentElement.map { isNamed("viewModel", $0) } == true }
}

/// Reads a `<viewModel>` document. Errors are reported as `model/descriptor` at their locations; valid parts are kept.
package func readDescriptor(_ tree: ElementTree) -> Diagnosed<ViewModelDescriptor?> {
  guard let root = tree.documentElement else { return Diagnosed(nil) }
  var reader = DescriptorReader(tree: tree)
  guard tree.isDescriptor else {
    reader.report(
      "'\(tree[root].name)' is not a ViewModel descriptor", at: tree[root].nameSpan,
      help: "start the file with '<viewModel name=\"FooViewModel\" screenlets=\"Foo\">'")
    return Diagnosed(nil, reader.diagnostics)
  }
  let descriptor = reader.viewModel(root)
  return Diagnosed(descriptor, reader.diagnostics)
}

private struct DescriptorReader {
  let tree: ElementTree
  var diagnostics: [Diagnostic] = []

  mutating func report(
    _ message: String, at span: SourceSpan, about subject: Diagnostic.Subject = .init(), help: String?,
    fixes: [Fix] = []
  ) {
    diagnostics.append(
      tree.located(Diagnostic(.malformedDescriptor, message, at: span, about: subject, help: help, fixes: fixes)))
  }

  // MARK: Attributes

  func value(_ name: String, of node: NodeID) -> String? { attribute(name, of: node)?.value }

  func attribute(_ name: String, of node: NodeID) -> ElementTree.Attribute? {
    tree.attribute(named: name, of: node)
  }

  mutating func required(_ name: String, of node: NodeID) -> String? {
    if let value = value(name, of: node), !value.isEmpty { return value }
    report(
      "missing attribute '\(name)' in '\(tree[node].name)'", at: tree[node].nameSpan, about: .key(name),
      help: "add \(name)=\"…\"")
    return nil
  }

  /// Returns a required attribute that contains a name in code; `nil` if it is not a valid name.
  mutating func requiredName(
    _ name: String, of node: NodeID, _ noun: String, _ kind: CodeName = .property
  ) -> String? {
    guard let value = required(name, of: node) else { return nil }
    return checkName(name, of: node, noun, kind) ? value : nil
  }

  /// Reports an attribute that should contain a name in code but is not a valid name; a missing attribute is allowed.
  @discardableResult
  mutating func checkName(_ name: String, of node: NodeID, _ noun: String, _ kind: CodeName = .property) -> Bool {
    guard let written = attribute(name, of: node), !written.value.isEmpty else { return true }
    return checkName(written.value, kind, noun, at: written.valueSpan)
  }

  /// Checks each word of a list.
  mutating func checkNames(_ name: String, of node: NodeID, _ noun: String) {
    guard let written = attribute(name, of: node) else { return }
    for word in words(name, of: node) { _ = checkName(word, .property, noun, at: written.valueSpan) }
  }

  private mutating func checkName(_ text: String, _ kind: CodeName, _ noun: String, at span: SourceSpan) -> Bool {
    guard let fault = kind.fault(in: text) else { return true }
    diagnostics.append(
      tree.located(
        Diagnostic(
          .invalidIdentifier, kind.message(of: fault, in: text, noun: noun), at: span, about: .key(text),
          help: kind.help(for: fault, in: text))))
    return false
  }

  /// Checks a method name with parameter labels: `add(injectableScript:)`.
  private mutating func checkMethodName(of node: NodeID) {
    guard let written = attribute("name", of: node), !written.value.isEmpty else { return }
    let text = written.value
    let open = text.utf8.firstIndex(of: UInt8(ascii: "("))
    var fault = CodeName.property.fault(in: String(text[..<(open ?? text.endIndex)]))
    if fault == nil, let open {
      let labels = text[text.utf8.index(after: open)...].utf8.dropLast()
      if text.utf8.last != UInt8(ascii: ")") {
        fault = .character("(")
      } else if !labels.isEmpty {
        fault =
          CodeName.selector.fault(in: String(Substring(labels)))
          ?? (labels.last == UInt8(ascii: ":") ? nil : .openSelector)
      }
    }
    guard let fault else { return }
    diagnostics.append(
      tree.located(
        Diagnostic(
          .invalidIdentifier, CodeName.property.message(of: fault, in: text, noun: "method name"),
          at: written.valueSpan,
          about: .key(text), help: "write it with the labels of its parameters, such as 'load(entry:)'")))
  }

  mutating func flag(_ name: String, of node: NodeID, default fallback: Bool) -> Bool {
    guard let attribute = attribute(name, of: node) else { return fallback }
    switch attribute.value {
    case "YES": return true
    case "NO": return false
    default:
      report(
        "invalid value '\(attribute.value)' for '\(attribute.writtenName)': expected 'YES' or 'NO'",
        at: attribute.valueSpan,
        help: nil)
      return fallback
    }
  }

  mutating func checkAttributes(of node: NodeID) {
    let allowed = (DescriptorVocabulary.element(tree[node].name)?.attributes ?? []).map(\.name)
    for attribute in tree.attributes(of: node) where !allowed.contains(where: { attribute.isNamed($0) }) {
      let guess = closestMatch(to: attribute.writtenName, in: allowed)
      report(
        "unknown attribute '\(attribute.writtenName)' of '\(tree[node].name)'", at: attribute.nameSpan,
        help: guess.map { "did you mean '\($0)'?" } ?? "known attributes: \(allowed.quotedList())",
        fixes: Fix.correcting(attribute.writtenName, to: guess, at: attribute.nameSpan, .displayOnly))
    }
  }

  func words(_ name: String, of node: NodeID) -> [String] {
    (value(name, of: node) ?? "").utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
      .map { String(Substring($0)) }
  }

  func documentation(of node: NodeID) -> String {
    guard let child = tree.children(of: node).first(where: { tree.isNamed("documentation", $0) }) else { return "" }
    let text = (tree[child].text ?? "").utf8
    var words: [UInt8] = []
    words.reserveCapacity(text.count)
    var isBehindWord = false
    for byte in text {
      switch byte {
      case 0x20, 0x0A, 0x09, 0x0D:
        if isBehindWord { words.append(0x20) }
        isBehindWord = false
      default:
        words.append(byte)
        isBehindWord = true
      }
    }
    if words.last == 0x20 { words.removeLast() }
    return String(decoding: words, as: UTF8.self)
  }

  // MARK: Elements

  mutating func viewModel(_ root: NodeID) -> ViewModelDescriptor? {
    checkAttributes(of: root)
    guard let name = required("name", of: root) else { return nil }
    checkName("name", of: root, "protocol name")
    checkNames("screenlets", of: root, "Screenlet name")
    checkNames("refines", of: root, "protocol name")
    checkName("base", of: root, "class name", .type)
    var result = ViewModelDescriptor(
      name: name, screenlets: words("screenlets", of: root),
      screenletsSpan: attribute("screenlets", of: root)?.valueSpan, refines: words("refines", of: root),
      base: value("base", of: root), defaultTheme: value("defaultTheme", of: root),
      documentation: documentation(of: root), attributes: [], methods: [], outlets: [], actions: [], parts: [],
      progress: [], span: tree[root].nameSpan)
    for child in tree.children(of: root) { read(child, into: &result) }
    return result
  }

  mutating func read(_ node: NodeID, into result: inout ViewModelDescriptor) {
    switch tree[node].name {
    case "attribute":
      if let attribute = self.attribute(node) {
        if result.attributes.contains(where: { $0.name == attribute.name }) {
          report("duplicate attribute '\(attribute.name)'", at: attribute.span, help: "remove one of them")
        } else {
          result.attributes.append(attribute)
        }
      }
    case "method": if let method = method(node) { result.methods.append(method) }
    case "outlet": if let outlet = outlet(node) { result.outlets.append(outlet) }
    case "action": if let action = action(node) { result.actions.append(action) }
    case "part":
      checkAttributes(of: node)
      let hasOutlet = checkName("outlet", of: node, "outlet name")
      if let name = requiredName("class", of: node, "class name", .type), hasOutlet {
        let span = attribute("class", of: node)?.valueSpan ?? tree[node].nameSpan
        result.parts.append(.init(className: name, outlet: value("outlet", of: node), span: span))
      }
    case "progress":
      checkAttributes(of: node)
      if let action = required("action", of: node) {
        result.progress.append(
          .init(
            action: action, actionSpan: attribute("action", of: node)?.valueSpan, working: value("working", of: node),
            failure: value("failure", of: node), success: value("success", of: node)))
      }
    case "documentation": break
    case let name:
      let known = DescriptorVocabulary.element("viewModel")?.children ?? []
      let guess = closestMatch(to: name, in: known)
      report(
        "unknown element '\(name)' in 'viewModel'", at: tree[node].nameSpan,
        help: guess.map { "did you mean '\($0)'?" } ?? "known elements: \(known.quotedList())",
        fixes: tree.correctingNames(of: [node], among: known, .displayOnly))
    }
  }

  mutating func attribute(_ node: NodeID) -> ViewModelDescriptor.Attribute? {
    checkAttributes(of: node)
    guard let name = requiredName("name", of: node, "attribute name"), let type = required("type", of: node) else {
      return nil
    }
    let access = value("access", of: node) ?? "readwrite"
    if let written = attribute("access", of: node), access != "readwrite", access != "readonly" {
      report(
        "invalid access level '\(access)'", at: written.valueSpan, help: "use 'readwrite' or 'readonly'")
    }
    var result = ViewModelDescriptor.Attribute(
      name: name, type: type, isWritable: access != "readonly", presence: presence(of: node, attribute: name),
      documentation: documentation(of: node), span: place("name", of: node),
      typeSpan: attribute("type", of: node)?.valueSpan)
    result.emptyIsNil = flag("emptyIsNil", of: node, default: false)
    if result.emptyIsNil, type != "String?", let written = attribute("emptyIsNil", of: node) {
      report(
        "'emptyIsNil' is only for attributes of the type 'String?'", at: written.nameSpan,
        help: "remove it, or make the type 'String?'")
      result.emptyIsNil = false
    }
    return result
  }

  mutating func presence(of node: NodeID, attribute name: String) -> ViewModelDescriptor.Presence {
    var common: [ViewModelDescriptor.Presentation] = []
    var groups: [[ViewModelDescriptor.Presentation]] = []
    for child in tree.children(of: node) {
      switch tree[child].name {
      case "presents": if let presentation = presentation(child) { common.append(presentation) }
      case "alternative":
        var group: [ViewModelDescriptor.Presentation] = []
        for inner in tree.children(of: child) where tree.isNamed("presents", inner) {
          if let presentation = presentation(inner) { group.append(presentation) }
        }
        groups.append(group)
      case "documentation": break
      case let other:
        report(
          "unknown element '\(other)' in 'attribute'", at: tree[child].nameSpan,
          help: "known elements: 'presents', 'alternative', 'documentation'")
      }
    }
    if !groups.isEmpty { return .outlets(groups.map { common + $0 }) }
    if !common.isEmpty { return .outlets([common]) }
    guard let written = attribute("presentation", of: node) else { return .unspecified }
    switch written.value {
    case "code": return .code
    case "none": return .none
    default:
      report(
        "invalid presentation '\(written.value)' of '\(name)'", at: written.valueSpan,
        help: "use 'code' or 'none', or add '<presents outlet=\"…\" keyPath=\"…\"/>'")
      return .unspecified
    }
  }

  mutating func presentation(_ node: NodeID) -> ViewModelDescriptor.Presentation? {
    checkAttributes(of: node)
    let hasClass = checkName("class", of: node, "class name", .type)
    guard let outlet = requiredName("outlet", of: node, "outlet name"),
      let keyPath = requiredName("keyPath", of: node, "key path", .keyPath)
    else { return nil }
    return ViewModelDescriptor.Presentation(
      outlet: outlet, className: hasClass ? value("class", of: node) : nil, keyPath: keyPath,
      value: value("value", of: node),
      isOptional: flag("optional", of: node, default: false), span: place("outlet", of: node),
      keyPathSpan: attribute("keyPath", of: node)?.valueSpan)
  }

  mutating func method(_ node: NodeID) -> ViewModelDescriptor.Method? {
    checkAttributes(of: node)
    guard let name = required("name", of: node) else { return nil }
    checkMethodName(of: node)
    var parameters: [ViewModelDescriptor.Parameter] = []
    for child in tree.children(of: node) where tree.isNamed("parameter", child) {
      checkAttributes(of: child)
      checkName("label", of: child, "parameter label")
      if let name = requiredName("name", of: child, "parameter name"), let type = required("type", of: child) {
        parameters.append(.init(label: value("label", of: child), name: name, type: type))
      }
    }
    return ViewModelDescriptor.Method(
      name: name, parameters: parameters, returns: value("returns", of: node),
      isOptional: flag("optional", of: node, default: false), documentation: documentation(of: node))
  }

  mutating func outlet(_ node: NodeID) -> ViewModelDescriptor.Outlet? {
    checkAttributes(of: node)
    checkNames("screenlets", of: node, "Screenlet name")
    let hasClass = checkName("class", of: node, "class name", .type)
    guard let name = requiredName("name", of: node, "outlet name") else { return nil }
    var outlet = ViewModelDescriptor.Outlet(
      name: name, className: hasClass ? value("class", of: node) : nil,
      isRequired: flag("required", of: node, default: false), span: place("name", of: node))
    outlet.screenlets = words("screenlets", of: node)
    return outlet
  }

  mutating func action(_ node: NodeID) -> ViewModelDescriptor.Action? {
    checkAttributes(of: node)
    guard let name = required("name", of: node), checkName("trigger", of: node, "outlet name") else { return nil }
    let hasSender = checkName("sender", of: node, "class name", .type)
    var action = ViewModelDescriptor.Action(
      name: name, trigger: value("trigger", of: node), isRequired: flag("required", of: node, default: true),
      sender: hasSender ? value("sender", of: node) : nil, span: place("name", of: node))
    action.triggerSpan = attribute("trigger", of: node)?.valueSpan
    return action
  }

  /// The location of an attribute's value.
  private func place(_ name: String, of node: NodeID) -> SourceSpan {
    attribute(name, of: node)?.valueSpan ?? tree[node].nameSpan
  }
}
