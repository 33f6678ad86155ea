/// The kind of Swift or Objective-C name in a document.
package enum CodeName: Sendable, CaseIterable {
  /// `LoginView`, or with the enclosing types and the module, `App.LoginView`; or a mangled name.
  case type
  case module
  case property
  /// The Objective-C name of a method: `send`, `send:`, `send:event:`, `send::`.
  case selector
  /// A path of properties: `layer.cornerRadius`.
  case keyPath

  /// The reason why a text is not a valid name.
  package enum Fault: Sendable, Equatable {
    case isEmpty
    /// A component before, after or between dots is empty.
    case hasEmptyComponent
    /// A component starts with a character that is only allowed later, such as a digit.
    case start(Unicode.Scalar)
    /// The name contains an invalid character.
    case character(Unicode.Scalar)
    /// Text follows the last colon of a selector.
    case openSelector
  }

  /// Returns the reason why a text is not such a name; nil if it is.
  ///
  /// Names are those of Swift (The Swift Programming Language, "Identifiers"), without invisible characters.
  /// Objective-C allows the same characters, and `$`. Keywords are valid.
  package func fault(in text: String) -> Fault? {
    if text.isEmpty { return .isEmpty }
    if isPlain(text) { return nil }
    let separator = separator
    let parts = text.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == separator }
    for part in parts {
      if part.isEmpty {
        if self == .selector { continue }
        return .hasEmptyComponent
      }
      if let fault = Self.fault(inIdentifier: part) { return fault }
    }
    return self == .selector && parts.count > 1 && parts.last?.isEmpty == false ? .openSelector : nil
  }

  /// The separator of a name's components.
  private var separator: Unicode.Scalar? {
    switch self {
    case .type, .keyPath: "."
    case .selector: ":"
    case .module, .property: nil
    }
  }

  /// Whether a text is such a name and consists of ASCII letters, digits and underscores, as most names do.
  private func isPlain(_ text: String) -> Bool {
    let separator = separator.map { UInt8(ascii: $0) }
    var (isStart, hasParts) = (true, false)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
        isStart = false
      case UInt8(ascii: "0")...UInt8(ascii: "9") where !isStart: break
      case separator where !isStart || self == .selector: (isStart, hasParts) = (true, true)
      default: return false
      }
    }
    return self == .selector && hasParts ? isStart : !isStart
  }

  private static func fault(inIdentifier part: Substring.UnicodeScalarView) -> Fault? {
    var before: Unicode.Scalar?
    for index in part.indices {
      let scalar = part[index]
      guard scalar.isInIdentifiers else {
        let after = part.index(after: index) < part.endIndex ? part[part.index(after: index)] : nil
        // Joiners are allowed between letters of some scripts, and in emoji.
        let joins =
          (scalar == "\u{200C}" || scalar == "\u{200D}") && before?.isASCII == false && after?.isASCII == false
        guard joins else { return .character(scalar) }
        before = scalar
        continue
      }
      if before == nil, !scalar.startsIdentifiers { return .start(scalar) }
      before = scalar
    }
    return nil
  }
}

extension CodeName {
  /// Creates the kind of name that an attribute contains; nil for other attributes.
  package init?(_ attribute: AttributeName, of kind: ElementKind) {
    switch attribute {
    case .customClass: self = .type
    case .customModule: self = .module
    case .property where kind.role == .connection: self = .property
    case .selector, .destinationCreationSelector, .unwindAction: self = .selector
    case .keyPath where kind == .binding || kind == .userDefinedRuntimeAttribute: self = .keyPath
    case .attribute where kind == .binding, .outlet where kind == .binding: self = .property
    default: return nil
    }
  }
}

extension ElementTree {
  /// An attribute with an invalid name.
  package struct InvalidName: Sendable {
    package var node: NodeID
    package var attribute: Attribute
    package var name: CodeName
    package var fault: CodeName.Fault
  }

  /// The attributes with invalid names, in document order.
  package var invalidNames: [InvalidName] {
    var result: [InvalidName] = []
    for element in storage.elements.indices {
      for index in storage.attributeRange(of: element) {
        let record = storage.attributes[index]
        guard Self.isOfCode[Int(record.name.ordinal)],
          let name = CodeName(record.name, of: storage.elements[element].kind), !isPlainName(record)
        else { continue }
        let attribute = Attribute(storage: storage, index: index)
        if let fault = name.fault(in: attribute.value) {
          result.append(InvalidName(node: NodeID(element), attribute: attribute, name: name, fault: fault))
        }
      }
    }
    return result
  }

  /// Whether a value consists of ASCII letters, digits and underscores, as nearly all do.
  private func isPlainName(_ record: AttributeRecord) -> Bool {
    if record.isEncoded || record.valueOffsets.isEmpty { return false }
    let bytes = storage.sources[Int(record.source)].bytes
    var isFirst = true
    for index in record.valueOffsets {
      switch bytes[index] {
      case 0x41...0x5A, 0x61...0x7A, 0x5F: break
      case 0x30...0x39 where !isFirst: break
      default: return false
      }
      isFirst = false
    }
    return true
  }

  /// Whether an attribute contains such a name in any element, by ordinal.
  private static let isOfCode: [Bool] = {
    var result = [Bool](repeating: false, count: Catalog.shared.attributeNames.count)
    let names: [AttributeName] = [
      .customClass, .customModule, .property, .selector, .destinationCreationSelector, .unwindAction, .keyPath,
      .attribute, .outlet,
    ]
    for name in names { result[Int(name.ordinal)] = true }
    return result
  }()
}

extension Unicode.Scalar {
  fileprivate var startsIdentifiers: Bool {
    switch value {
    case 0x30...0x39, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: false
    default: true
    }
  }

  fileprivate var isInIdentifiers: Bool {
    if isASCII {
      switch value {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24: return true
      default: return false
      }
    }
    // Swift allows invisible characters in identifiers, but they are never intended.
    if properties.generalCategory == .format || properties.generalCategory == .control { return false }
    switch value {
    case 0xA8, 0xAA, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F,
      0x1681...0x180D, 0x180F...0x1FFF, 0x203F...0x2040, 0x2054, 0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793,
      0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D,
      0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFFD:
      return true
    case 0x10000...0xEFFFF: return value & 0xFFFF < 0xFFFE
    default: return false
    }
  }
}
