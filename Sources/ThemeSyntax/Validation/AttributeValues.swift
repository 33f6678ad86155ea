internal import ThemeSource

extension Validator {
  /// Checks that an element's attributes are allowed, that their values match their types, and that no attribute is
  /// missing.
  func checkAttributes(of id: NodeID, _ descriptor: ElementDescriptor) {
    let node = tree[id]
    var required = descriptor.required
    if isCompleteForm { required += ScreenTables.completion.first { $0.kind == node.kind }?.names ?? [] }
    var missing = required.filter { tree.attribute($0, of: id) == nil }
    lazy var written = Set(tree.attributes(of: id).map(\.writtenName))
    lazy var known = descriptor.attributes.map(\.name)
    for attribute in tree.attributes(of: id) {
      if attribute.name != .unknown, let type = descriptor.type(of: attribute.name) {
        checkValue(attribute, type, of: id)
      } else if !descriptor.isOpen, !attribute.isForeign {
        // The name that was meant is only needed for messages.
        let meant =
          collector.isFull && missing.isEmpty ? nil : name(meantBy: attribute, among: known, missing: missing)
        missing.removeAll { $0.name == meant }
        collector.add(
          .unknownAttribute(
            attribute, of: node, meant: meant, written: written, isHandWritten: !document.isOfInterfaceBuilder))
      }
    }
    if unclosed.contains(id) { return }
    for name in missing {
      collector.add(
        Diagnostic(
          .badValue, "missing attribute '\(name.name)' in '\(node.name)'", at: node.nameSpan, about: .key(name.name),
          help: "add \(name.name)=\"…\""))
    }
    checkStructure(of: id)
  }

  /// The name that an unknown attribute probably has. Edits have a `reference` where other elements have an `id`.
  private func name(
    meantBy attribute: ElementTree.Attribute, among known: [String], missing: [AttributeName]
  ) -> String? {
    if attribute.name == .id, missing.contains(.reference) { return AttributeName.reference.name }
    return closestMatch(to: attribute.writtenName, in: known)
  }

  private func checkValue(_ attribute: ElementTree.Attribute, _ type: ValueType, of id: NodeID) {
    let value = attribute.value
    switch type {
    case .string: checkColorSpace(attribute)
    case .id, .reference: return
    case .boolean:
      guard value != "YES", value != "NO" else { return }
      collector.add(.badBoolean(attribute))
    case .number:
      guard parseNumber(value) == nil else { return }
      collector.add(.badNumber(attribute, "a number"))
    case .magnitude:
      guard let number = parseNumber(value) else {
        return collector.add(.badNumber(attribute, "a number greater than or equal to 0"))
      }
      guard number < 0 else { return }
      collector.add(.outOfRange(attribute, "a number greater than or equal to 0", help: "remove the minus sign"))
    case .integer:
      guard let number = parseNumber(value), number.rounded() == number else {
        return collector.add(.badNumber(attribute, "a whole number"))
      }
      guard Int(exactly: number) == nil, Int(value) == nil else { return }
      collector.add(.outOfRange(attribute, "a number from \(Int.min) to \(Int.max)", help: "use a smaller number"))
    case .length:
      guard value != "infinite", parseNumber(value) == nil else { return }
      collector.add(.badNumber(attribute, "a number of points or 'infinite'"))
    case .multiplier:
      guard parseMultiplier(value) == nil else { return }
      collector.add(.badNumber(attribute, "a number or a ratio such as '16:9'"))
    case .priority:
      guard let number = parseNumber(value) else {
        return collector.add(.badNumber(attribute, "a number from 0 to 1000"))
      }
      guard !(0...1000).contains(number) else { return }
      collector.add(
        .outOfRange(
          attribute, "a number from 0 to 1000",
          help: "1000 means required; UIKit's high and low priorities are 750 and 250"))
    case .version:
      let parts = value.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      guard !parts.allSatisfy({ part in !part.isEmpty && part.allSatisfy { (0x30...0x39).contains($0) } }) else {
        return
      }
      collector.add(.badNumber(attribute, "a version such as '22155' or '9.0'"))
    case .component: checkComponent(attribute, of: id)
    case .oneOf(let words):
      guard !words.contains(value) else { return }
      collector.add(.badWord(attribute, words))
    }
  }

  private func checkComponent(_ attribute: ElementTree.Attribute, of id: NodeID) {
    guard let number = parseNumber(attribute.value) else {
      return collector.add(.badNumber(attribute, "a number from 0 to 1"))
    }
    let space = (tree.string(.colorSpace, of: id) ?? "") + (tree.string(.customColorSpace, of: id) ?? "")
    let isExtended = attribute.name != .alpha && space.lowercased().contains("extended")
    guard !isExtended, number < -0.000_001 || number > 1.000_001 else { return }
    let isOf255 = attribute.name != .alpha && number >= 2 && number <= 255 && number.rounded() == number
    let help =
      isOf255
      ? "color components range from 0 to 1: write \(attribute.value)/255 as \(shortNumber(number / 255))"
      : attribute.name == .alpha
        ? "alpha ranges from 0, which is invisible, to 1"
        : "color components range from 0 to 1, except in extended color spaces"
    collector.add(.outOfRange(attribute, "a number from 0 to 1", help: help))
  }

  /// The names of color spaces are open, because Interface Builder uses those of the system. Only a name close to a
  /// known one is reported as misspelled.
  private func checkColorSpace(_ attribute: ElementTree.Attribute) {
    let words: [String]
    switch attribute.name {
    case .colorSpace: words = ColorSpace.kinds
    case .customColorSpace: words = ColorSpace.names
    default: return
    }
    guard !words.contains(attribute.value), closestMatch(to: attribute.value, in: words) != nil else { return }
    collector.add(.badWord(attribute, words))
  }

  /// Checks requirements beyond single attributes.
  private func checkStructure(of id: NodeID) {
    switch tree.kind(of: id) {
    case .variation:
      guard let key = tree.attribute(.key, of: id), !isVariationKey(key.value) else { return }
      collector.add(
        Diagnostic(
          .badValue, "invalid size class '\(quoted(key.value))'", at: key.valueSpan,
          help:
            "use 'default', 'widthClass=regular', 'heightClass=compact-widthClass=compact', or another trait such as 'userInterfaceIdiom=mac'"
        ))
    case .constraint:
      guard let item = tree.attribute(.secondItem, of: id), tree.attribute(.secondAttribute, of: id) == nil,
        isCompleteForm
      else { return }
      collector.add(
        Diagnostic(
          .badValue, "the constraint has 'secondItem' but no 'secondAttribute'", at: item.nameSpan,
          help: "add secondAttribute=\"…\", or remove 'secondItem'"))
    case .color: checkComponents(of: id)
    case .userDefinedRuntimeAttribute: checkRuntimeAttribute(id)
    default: return
    }
  }

  /// A color has a name or all components of its model.
  private func checkComponents(of id: NodeID) {
    func isWritten(_ name: AttributeName) -> Bool { tree.attribute(name, of: id) != nil }
    let names: [AttributeName] = [.name, .systemColor, .cocoaTouchSystemColor, .xcode11CocoaTouchSystemColor, .white]
    if names.contains(where: isWritten) { return }
    let models: [[AttributeName]] = [[.red, .green, .blue], [.cyan, .magenta, .yellow, .black]]
    let missing = models.first { $0.contains(where: isWritten) }?.filter { !isWritten($0) }
    guard missing?.isEmpty != true else { return }
    let list = missing?.map(\.name).quotedSeries("or")
    collector.add(
      Diagnostic(
        .badValue, list.map { "'color' has no \($0)" } ?? "'color' has no value",
        at: tree[id].nameSpan,
        help: missing.map { "add \($0.map { "\($0.name)=\"…\"" }.series("and"))" }
          ?? "add 'red', 'green' and 'blue', or 'white', or the 'name' of a color"))
  }

  private func checkRuntimeAttribute(_ id: NodeID) {
    guard let value = tree.attribute(.value, of: id) else { return }
    switch tree.string(.type, of: id) {
    case "boolean": checkValue(value, .boolean, of: id)
    case "number": checkValue(value, .number, of: id)
    default: return
    }
  }
}

extension ElementTree.Attribute {
  /// Whether the attribute has or declares a namespace prefix.
  var isForeign: Bool { writtenName == "xmlns" || writtenName.utf8.contains(UInt8(ascii: ":")) }
}

/// Formats a number with at most three decimals, without trailing zeros.
private func shortNumber(_ value: Double) -> String {
  let thousandths = Int(exactly: (value * 1000).rounded()) ?? 0
  var digits = String(thousandths + 1000).dropFirst()
  while digits.last == "0" { digits.removeLast() }
  return thousandths >= 1000 ? "1" : digits.isEmpty ? "0" : "0.\(digits)"
}

extension Diagnostic {
  /// - Parameters:
  ///   - meant: the name that the attribute probably has.
  ///   - written: the names of the element's attributes.
  ///   - isHandWritten: whether the file is not one of Interface Builder, whose newer versions write attributes that are
  ///     not known yet.
  static func unknownAttribute(
    _ attribute: ElementTree.Attribute, of node: ElementTree.Node, meant: String?, written: Set<String>,
    isHandWritten: Bool
  ) -> Diagnostic {
    let name = quoted(attribute.writtenName)
    let child = isHandWritten ? child(for: attribute, in: node.kind) : nil
    let match = child == nil ? meant : nil
    let severity: Diagnostic.Severity? = isHandWritten && (child != nil || match != nil) ? .error : nil
    // An element has each attribute only once, so an attribute that it already has is not the intended one.
    if let match, written.contains(match) {
      return Diagnostic(
        .unknownAttribute, severity: severity,
        "unknown attribute '\(name)' of '\(node.name)', which already has '\(match)'",
        at: attribute.nameSpan, help: "keep the intended value in '\(match)', and remove the other attribute")
    }
    return Diagnostic(
      .unknownAttribute, severity: severity, "unknown attribute '\(name)' of '\(node.name)'", at: attribute.nameSpan,
      help: child.map { "write \($0) in '\(node.name)'" } ?? match.map { "did you mean '\($0)'?" }
        ?? "the attribute is kept, but has no effect",
      fixes: attribute.name == .id
        ? match.map { [.replacing(name, with: $0, at: attribute.nameSpan)] } ?? []
        : Fix.correcting(name, to: match, at: attribute.nameSpan))
  }

  /// The child element that has an attribute's name as its key: `<color key="backgroundColor" …/>`.
  private static func child(for attribute: ElementTree.Attribute, in parent: ElementKind) -> String? {
    let key = attribute.writtenName
    if parent == .button, ["title", "image", "backgroundImage"].contains(key) {
      return "<state key=\"normal\" \(key)=\"\(quoted(attribute.value))\"/>"
    }
    let kinds: [ElementKind] = [.color, .fontDescription, .string, .rect, .size, .inset, .attributedString]
    guard let kind = kinds.first(where: { Catalog.shared.keys(of: $0, in: parent)?.names.contains(key) == true }) else {
      return nil
    }
    guard kind == .color, let color = ColorComponents(hexText: attribute.value) else {
      return "<\(kind.name) key=\"\(key)\" …/>"
    }
    let parts = [("red", color.red), ("green", color.green), ("blue", color.blue), ("alpha", 1)]
    let components = parts.map { "\($0)=\"\(shortNumber($1))\"" }.joined(separator: " ")
    return "<color key=\"\(key)\" \(components) colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
  }

  static func badBoolean(_ attribute: ElementTree.Attribute) -> Diagnostic {
    let meant: String? =
      switch attribute.value.lowercased() {
      case "yes", "true", "1", "y", "on": "YES"
      case "no", "false", "0", "n", "off": "NO"
      default: nil
      }
    return Diagnostic(
      .badValue, "invalid value '\(quoted(attribute.value))' for '\(attribute.writtenName)': expected 'YES' or 'NO'",
      at: attribute.valueSpan, help: meant.map { "use '\($0)'" },
      fixes: meant.map { [.replacing(quoted(attribute.value), with: $0, at: attribute.valueSpan)] } ?? [])
  }

  static func badNumber(_ attribute: ElementTree.Attribute, _ wanted: String) -> Diagnostic {
    let hasComma = parseNumber(attribute.value.split(separator: ",", maxSplits: 1).joined(separator: ".")) != nil
    return Diagnostic(
      .badValue, "invalid value '\(quoted(attribute.value))' for '\(attribute.writtenName)': expected \(wanted)",
      at: attribute.valueSpan,
      help: hasComma ? "use a point as the decimal separator" : "write it in decimal digits, such as '12' or '0.5'")
  }

  static func outOfRange(_ attribute: ElementTree.Attribute, _ wanted: String, help: String) -> Diagnostic {
    Diagnostic(
      .badValue,
      "invalid value '\(quoted(attribute.value))' for '\(attribute.writtenName)': expected \(wanted)",
      at: attribute.valueSpan,
      help: help)
  }

  static func badWord(_ attribute: ElementTree.Attribute, _ words: [String]) -> Diagnostic {
    // A truncated word, such as `touchUpIn`, is a better match than a word at the same edit distance.
    let longer = attribute.value.utf8.count < 4 ? [] : words.filter { $0.hasPrefix(attribute.value) }
    let match = longer.count == 1 ? longer.first : closestMatch(to: attribute.value, in: words)
    return Diagnostic(
      .badValue, "invalid value '\(quoted(attribute.value))' for '\(attribute.writtenName)'",
      at: attribute.valueSpan,
      help: match.map { "did you mean '\($0)'?" } ?? "use \(words.quotedSeries("or"))",
      fixes: match.map { [.replacing(quoted(attribute.value), with: $0, at: attribute.valueSpan)] } ?? [])
  }
}
