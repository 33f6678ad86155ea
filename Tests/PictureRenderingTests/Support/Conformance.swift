/// The rules of the HTML standard and WAI-ARIA 1.2 for the elements of themec's pages.
///
/// An element, attribute or role without a row is a violation: add its row from the standard.
extension Page {
  /// Violations of content models, attributes, roles and names. Empty for a valid page.
  var violations: [String] {
    var found = errors
    let elements = root.descendants
    let html = elements.filter { !$0.isForeign }
    for element in html { found += element.violations.map { "<\(element.name)>: \($0)" } }
    for element in elements where element.isForeign { found += element.foreignViolations }
    let ids = elements.compactMap { $0["id"] }
    if Set(ids).count != ids.count { found.append("ids repeat: \(ids.filter { id in ids.count { $0 == id } > 1 })") }
    let known = Set(ids)
    for id in elements.flatMap(\.referencedIDs) where !known.contains(id) {
      found.append("no element has the id \(id)")
    }
    return found + documentViolations
  }

  private var documentViolations: [String] {
    var found: [String] = []
    if root.children.map(\.name) != ["html"] { found.append("the root is not <html>") }
    guard let html = root.children.first else { return found }
    if html.children.map(\.name) != ["head", "body"] { found.append("no head and body") }
    let titles = root.all("title").filter { !$0.isForeign }
    if titles.count != 1 || titles.allSatisfy({ $0.text.allSatisfy(\.isWhitespace) }) { found.append("no title") }
    if root.all("meta").count(where: { $0["charset"]?.lowercased() == "utf-8" }) != 1 { found.append("no charset") }
    if root.all("main").count != 1 { found.append("not one <main>") }
    if root.all("h1").isEmpty { found.append("no <h1>") }
    // The language of the page (WCAG 3.1.1).
    if html["lang"]?.isEmpty != false { found.append("no language") }
    // Headings do not skip levels downward.
    var level = 0
    for heading in root.descendants.compactMap(\.headingLevel) {
      if heading > level + 1 { found.append("heading \(heading) after \(level)") }
      level = heading
    }
    return found
  }
}

private let phrasing: Set = [
  "a", "br", "button", "img", "input", "label", "mark", "script", "select", "small", "span", "svg",
]
private let flow = phrasing.union([
  "aside", "div", "figure", "footer", "form", "h1", "h2", "h3", "header", "hr", "main", "nav", "p", "pre", "section",
])

/// The permitted children, and the permitted attributes in addition to global ones.
private let models: [String: (children: Set<String>, attributes: Set<String>)] = [
  "html": (["head", "body"], []), "head": (["meta", "title", "link", "script", "style"], []), "body": (flow, []),
  "meta": ([], ["charset", "name", "content", "http-equiv"]), "title": ([], []), "style": ([], []),
  "link": ([], ["rel", "href"]), "script": ([], ["src", "defer", "type"]),
  "main": (flow, []), "header": (flow.subtracting(["header", "footer", "main"]), []), "aside": (flow, []),
  "section": (flow, []), "div": (flow, []), "form": (flow.subtracting(["form"]), []),
  "figure": (flow.union(["figcaption"]), []), "figcaption": (flow, []),
  "h1": (phrasing, []), "h2": (phrasing, []), "p": (phrasing, []), "pre": (phrasing, []), "span": (phrasing, []),
  "small": (phrasing, []), "mark": (phrasing, []), "label": (phrasing.subtracting(["label"]), ["for"]),
  "a": (phrasing.subtracting(["a", "button", "input", "select", "label"]), ["href"]),
  "select": (["option"], ["name", "disabled"]), "option": ([], ["value", "selected"]),
  "img": ([], ["src", "alt", "width", "height", "loading"]),
  "input": ([], ["type", "name", "value", "placeholder", "disabled", "autocomplete", "min", "max", "checked"]),
]
private let globalAttributes: Set = ["class", "id", "style", "hidden", "lang", "dir", "tabindex", "role", "title"]
private let requiredAttributes: [String: Set<String>] = [
  "img": ["src", "alt"], "a": ["href"], "link": ["rel", "href"], "input": ["type"], "select": ["name"],
]

extension Element {
  fileprivate var violations: [String] {
    guard let model = models[name] else { return ["not a known element"] }
    var found: [String] = []
    for child in children where !model.children.contains(child.name) { found.append("contains <\(child.name)>") }
    let takesText = model.children.contains("span") || ["title", "style", "script", "option"].contains(name)
    for case .text(let text) in content where !takesText && !text.allSatisfy(\.isWhitespace) { found.append("text") }
    for attribute in attributes {
      let isKnown =
        model.attributes.contains(attribute.name) || globalAttributes.contains(attribute.name)
        || attribute.name.hasPrefix("data-") || attribute.name.hasPrefix("aria-")
      if !isKnown { found.append("attribute \(attribute.name)") }
    }
    for required in requiredAttributes[name] ?? [] where self[required] == nil { found.append("no \(required)") }
    if let id = self["id"], id.isEmpty || id.contains(where: \.isWhitespace) { found.append("id '\(id)'") }
    if name == "p", !children.allSatisfy({ phrasing.contains($0.name) }) { found.append("blocks") }
    for side in ["width", "height"] where name == "img" {
      if let length = self[side], UInt(length) == nil { found.append("\(side) is '\(length)', not an integer") }
    }
    if name == "label", descendants.count(where: { ["input", "select", "button"].contains($0.name) }) > 1 {
      found.append("labels several controls")
    }
    if name == "figure", children.count(where: { $0.name == "figcaption" }) > 1 { found.append("two captions") }
    return found + semanticViolations
  }

  fileprivate var foreignViolations: [String] {
    let scripts = attributes.filter { $0.name.hasPrefix("on") || $0.value.contains("javascript:") }
    var found = scripts.map { "<\(name)>: \($0.name)" }
    if ["script", "foreignObject", "a", "animate", "set", "style"].contains(name) { found.append("<\(name)> in SVG") }
    return found
  }

  fileprivate var referencedIDs: [String] {
    let lists = ["aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "for"].compactMap { self[$0] }
    let links = (isForeign ? [self["href"], self["clip-path"], self["filter"]] : []).compactMap { value -> String? in
      guard let value, let start = value.firstIndex(of: "#"), !value.hasPrefix("data:") else { return nil }
      return String(value[value.index(after: start)...].prefix { $0 != ")" })
    }
    return lists.flatMap { $0.split(separator: " ").map(String.init) } + links
  }
}

// MARK: WAI-ARIA 1.2

/// Properties of a role, from the tables of WAI-ARIA 1.2, section 5.4.
private struct RoleRow {
  var required: Set<String> = []
  var supported: Set<String> = []
  var needsName = false
  /// Whether the name can come from the content.
  var isNamedByContent = false
  /// Whether everything inside is only presentation.
  var isLeaf = false
}

private let range: Set = ["aria-valuemin", "aria-valuemax", "aria-valuetext"]
private let roles: [String: RoleRow] = [
  "button": RoleRow(
    supported: ["aria-disabled", "aria-pressed", "aria-expanded"], needsName: true, isNamedByContent: true, isLeaf: true
  ),
  "heading": RoleRow(required: ["aria-level"], needsName: true, isNamedByContent: true),
  "img": RoleRow(needsName: true, isLeaf: true),
  "switch": RoleRow(
    required: ["aria-checked"], supported: ["aria-disabled", "aria-readonly"], needsName: true, isNamedByContent: true,
    isLeaf: true),
  "slider": RoleRow(
    required: ["aria-valuenow"], supported: range.union(["aria-disabled", "aria-orientation"]), needsName: true,
    isLeaf: true),
  "spinbutton": RoleRow(supported: range.union(["aria-valuenow", "aria-disabled"]), needsName: true),
  "progressbar": RoleRow(supported: range.union(["aria-valuenow"]), needsName: true, isLeaf: true),
  "group": RoleRow(supported: ["aria-disabled"]), "note": RoleRow(), "status": RoleRow(), "search": RoleRow(),
  "list": RoleRow(), "listitem": RoleRow(), "navigation": RoleRow(), "toolbar": RoleRow(),
]
private let globalStates: Set = [
  "aria-label", "aria-labelledby", "aria-describedby", "aria-hidden", "aria-live", "aria-roledescription",
]
/// Elements whose role prohibits a name, as in "ARIA in HTML".
private let unnamed: Set = ["div", "span", "p", "small", "mark", "pre"]

extension Element {
  private var semanticViolations: [String] {
    var found: [String] = []
    let states = attributes.filter { $0.name.hasPrefix("aria-") }
    if let role = self["role"] {
      guard let row = roles[role] else { return ["role '\(role)'"] }
      for state in row.required where self[state] == nil { found.append("\(role) without \(state)") }
      for state in states where !(row.required.union(row.supported).union(globalStates)).contains(state.name) {
        found.append("\(role) with \(state.name)")
      }
      let ownText = row.isNamedByContent ? text : ""
      let label = self["aria-label"] ?? ownText
      if row.needsName, label.allSatisfy(\.isWhitespace) { found.append("\(role) without a name") }
      if row.isLeaf, descendants.contains(where: \.takesFocus) { found.append("\(role) contains a focusable element") }
      found += rangeViolations
    } else {
      for state in states where !globalStates.contains(state.name) && !isNativeControl {
        found.append("\(state.name) without a role")
      }
      if self["aria-label"] != nil, unnamed.contains(name) { found.append("a name without a role") }
    }
    if takesFocus, accessibleName.isEmpty, name != "pre" { found.append("focusable without a name") }
    if let index = self["tabindex"], index != "0", index != "-1" { found.append("tabindex \(index)") }
    if let checked = self["aria-checked"], !["true", "false"].contains(checked) { found.append("aria-checked") }
    if self["aria-label"]?.allSatisfy(\.isWhitespace) == true { found.append("an empty name") }
    if name == "input", accessibleName.isEmpty { found.append("an unnamed field") }
    return found
  }

  private var rangeViolations: [String] {
    let values = ["aria-valuemin", "aria-valuenow", "aria-valuemax"].map { self[$0] }
    guard values.contains(where: { $0 != nil }) else { return [] }
    let numbers = values.compactMap { $0.flatMap { Double($0) } }
    guard numbers.count == 3 else { return ["values \(values)"] }
    return numbers[0] <= numbers[1] && numbers[1] <= numbers[2] ? [] : ["values \(numbers)"]
  }

  private var isNativeControl: Bool { ["input", "select", "button"].contains(name) }

  /// Whether the Tab key reaches the element in a page without its script.
  var takesFocus: Bool {
    guard self["disabled"] == nil, !([self] + ancestors).contains(where: { $0["hidden"] != nil }) else { return false }
    if let index = self["tabindex"].flatMap({ Int($0) }) { return index >= 0 }
    return !isForeign && (isNativeControl || name == "a" && self["href"] != nil)
  }

  /// Whether assistive software ignores the element because it is hidden or inside a presentational element.
  var isIgnored: Bool {
    ([self] + ancestors).contains { $0["aria-hidden"] == "true" || $0["hidden"] != nil }
      || ancestors.contains { $0["role"].flatMap { roles[$0] }?.isLeaf == true }
  }

  var headingLevel: Int? {
    if self["role"] == "heading" { return self["aria-level"].flatMap { Int($0) } }
    return ["h1": 1, "h2": 2, "h3": 3][name]
  }

  /// The accessible name (accname 1.2, section 4.3.2): `aria-label`, then the element's own label, then its content.
  var accessibleName: String {
    if let label = self["aria-label"], !label.allSatisfy(\.isWhitespace) { return label }
    if name == "img" { return self["alt"] ?? "" }
    if isNativeControl, name != "button" {
      if let label = ancestors.first(where: { $0.name == "label" }) { return label.ownText.trimmed }
      return self["placeholder"] ?? ""
    }
    if name == "a" { return (text + all("img").map { $0["alt"] ?? "" }.joined()).trimmed }
    if let role = self["role"] { return roles[role]?.isNamedByContent == true ? readText : "" }
    return ["h1", "h2", "h3", "button", "label", "option", "figcaption"].contains(name) ? readText : ""
  }

  private var ownText: String {
    content.reduce(into: "") { text, child in
      if case .text(let part) = child { text += part }
    }
  }

  /// The text that assistive software reads inside the element, with line ends as in the page.
  var readText: String {
    content.reduce(into: "") { text, child in
      switch child {
      case .text(let part): text += part
      case .element(let element):
        if element["aria-hidden"] != "true", element["hidden"] == nil { text += element.readText }
      }
    }.trimmed
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
