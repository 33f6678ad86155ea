internal import ThemeSemantics
internal import ThemeSyntax

/// A value that an element sets, in a form for people.
struct ShownValue: Equatable {
  var name: String
  var text: String
}

extension ElementTree {
  /// Returns the values that an element itself sets, in document order: attributes, values by key, parts as
  /// `part.value`, runtime attributes by key path. Its objects, constraints and connections are excluded.
  func shownValues(of node: NodeID) -> [ShownValue] {
    var values: [ShownValue] = []
    // An object's key is its role in its owner: `leftBarButtonItem`. A value's key is its name.
    if let key = string(.key, of: node) { values.append(ShownValue(name: "key", text: key)) }
    collect(node, prefix: "", into: &values)
    return values
  }

  /// The document's values except objects, in document order: its attributes, those of a theme's header, resources. The
  /// tools that wrote the document are not included.
  var documentValues: [ShownValue] {
    guard let root = documentElement else { return [] }
    var values = shownValues(of: root).filter { !toolVersionNames.contains($0.name) && $0.name != "dependencies" }
    for child in children(of: root) {
      switch self[child].kind {
      case .theme:
        values += attributes(of: child).map { ShownValue(name: "theme.\($0.writtenName)", text: $0.value) }
      case .objects:
        values += children(of: child).filter { self[$0].kind.role == .edit }.map {
          ShownValue(name: "\(self[$0].name) \(string(.reference, of: $0) ?? "")", text: markupText(of: $0))
        }
      case .resources:
        values += children(of: child).map {
          let name = string(.name, of: $0) ?? string(.catalog, of: $0) ?? ""
          let color = self.child(of: $0, .color).map { shownValue(of: $0) }
          return ShownValue(name: "\(self[$0].name) '\(name)'", text: color ?? markupText(of: $0))
        }
      default: break
      }
    }
    return values
  }

  private func collect(_ node: NodeID, prefix: String, into values: inout [ShownValue]) {
    for attribute in attributes(of: node) {
      switch attribute.name {
      case .id, .key, .keyPath, .sceneMemberID: continue
      default: values.append(ShownValue(name: prefix + attribute.writtenName, text: attribute.value))
      }
    }
    var items: [String] = []
    for child in children(of: node) {
      let element = self[child]
      if element.kind.role == .edit {
        values.append(ShownValue(name: prefix + editName(child), text: markupText(of: child)))
        continue
      }
      let name = string(.key, of: child) ?? string(.keyPath, of: child) ?? element.name
      switch element.kind.role {
      case .value, .metadata: values.append(ShownValue(name: prefix + name, text: shownValue(of: child)))
      case .structure:
        if identity(of: child) == .none {
          items.append(markupText(of: child))
        } else if name == "attributedText" {
          values.append(ShownValue(name: prefix + name, text: markupText(of: child)))
        } else {
          collect(child, prefix: prefix + name + ".", into: &values)
        }
      case .list where element.kind == .userDefinedRuntimeAttributes:
        for attribute in children(of: child) {
          let path = string(.keyPath, of: attribute) ?? self[attribute].name
          values.append(ShownValue(name: path, text: shownRuntimeValue(of: attribute)))
        }
      case .list where element.kind.ordersChildren && !holdsObjects(child) && element.kind != .scenes:
        values.append(
          ShownValue(name: prefix + name, text: children(of: child).map { markupText(of: $0) }.joined(separator: " ")))
      case .opaque where attribute(.id, of: child) == nil:
        values.append(ShownValue(name: prefix + name, text: markupText(of: child)))
      case .guide:
        values.append(ShownValue(name: prefix + element.name, text: string(.key, of: child) ?? ""))
      case .document, .view, .controller, .object, .list, .constraint, .connection, .resource, .edit, .opaque:
        break
      }
    }
    if !items.isEmpty { values.append(ShownValue(name: prefix + "items", text: items.joined(separator: " "))) }
  }

  private func editName(_ edit: NodeID) -> String {
    let target = string(.reference, of: edit) ?? string(.attribute, of: edit) ?? string(.key, of: edit) ?? ""
    return "\(self[edit].name) \(target)"
  }

  private func holdsObjects(_ list: NodeID) -> Bool { children(of: list).contains { attribute(.id, of: $0) != nil } }

  /// Returns the value, with its type unless the value implies it.
  private func shownRuntimeValue(of attribute: NodeID) -> String {
    if let value = string(.value, of: attribute) {
      let type = string(.type, of: attribute) ?? "string"
      let isPlain = type == (["YES", "NO"].contains(value) ? "boolean" : "string")
      return isPlain ? value : "\(value) (\(type))"
    }
    return children(of: attribute).first { _ in true }.map { shownValue(of: $0) } ?? ""
  }

  /// `#FF8000`, `280 × 44 at 0, 12`, `Helvetica Neue 17`, else the text or the markup.
  func shownValue(of node: NodeID) -> String {
    switch self[node].kind {
    case .color: return color(at: node)?.shownText ?? markupText(of: node)
    case .rect:
      let numbers = [AttributeName.width, .height, .x, .y].map { string($0, of: node).map(shortNumber) ?? "?" }
      return "\(numbers[0]) × \(numbers[1]) at \(numbers[2]), \(numbers[3])"
    case .size: return "\(shown(.width, of: node)) × \(shown(.height, of: node))"
    case .point: return "\(shown(.x, of: node)), \(shown(.y, of: node))"
    case .fontDescription:
      let name = string(.name, of: node) ?? string(.style, of: node) ?? string(.type, of: node) ?? "system"
      let weight = string(.weight, of: node).map { " " + $0 } ?? ""
      return name + weight + (string(.pointSize, of: node).map { " " + shortNumber($0) } ?? "")
    case .nil: return "nil"
    case .integer, .real, .bool, .date, .data: return string(.value, of: node).map(shortNumber) ?? markupText(of: node)
    case .autoresizingMask, .accessibilityTraits:
      return attributes(of: node).filter { $0.value == "YES" }.map(\.writtenName).joined(separator: ", ")
    default: return markupText(of: node)
    }
  }

  private func shown(_ name: AttributeName, of node: NodeID) -> String {
    string(name, of: node).map(shortNumber) ?? "?"
  }
}

/// `12.0` as `12`.
func shortNumber(_ text: String) -> String { text.hasSuffix(".0") ? String(text.dropLast(2)) : text }

extension ThemeColor {
  /// Hexadecimal sRGB, with the alpha unless it is 1, or the color's name.
  fileprivate var shownText: String? {
    switch self {
    case .components(let components): return components.shownText
    case .system(let name, _): return name
    case .named(let name): return "'\(name)'"
    }
  }
}

extension ColorComponents {
  fileprivate var shownText: String {
    let digits = [red, green, blue].map { component -> String in
      let byte = UInt8(clamping: Int(exactly: (min(max(component, 0), 1) * 255).rounded()) ?? 0)
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    let percent = Int(exactly: (min(max(alpha, 0), 1) * 100).rounded()) ?? 100
    return "#" + digits.joined() + (percent == 100 ? "" : " at \(percent) %")
  }
}
