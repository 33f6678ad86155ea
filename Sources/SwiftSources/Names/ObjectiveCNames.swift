package import CodeModel
package import ThemeSource

/// The names in the messages of an Objective-C source by which it loads documents and resources, in source order. Only
/// literals are read, and only messages that look in the app. Also works if ``readsSwift`` is false.
package func objectiveCNameUses(in file: SourceFile) -> [NameUse] {
  var scanner = ObjectiveCScanner(bytes: file.bytes)
  return scanner.nameUses(in: file.id)
}

extension ObjectiveCScanner {
  /// The parts of selectors that take a name.
  private static let kinds: [String: NameUse.Kind] = [
    "nibWithNibName": .nib, "initWithNibName": .nib, "loadNibNamed": .nib, "storyboardWithName": .storyboard,
    "instantiateViewControllerWithIdentifier": .controller, "performSegueWithIdentifier": .segue,
    "dequeueReusableCellWithIdentifier": .cell, "dequeueReusableCellWithReuseIdentifier": .cell,
    "dequeueReusableHeaderFooterViewWithIdentifier": .cell, "withReuseIdentifier": .cell,
    "forCellReuseIdentifier": .registeredCell, "forCellWithReuseIdentifier": .registeredCell,
    "forHeaderFooterViewReuseIdentifier": .registeredCell, "reuseIdentifier": .registeredCell, "imageNamed": .image,
    "colorNamed": .color,
    "fontWithName": .font,
  ]

  fileprivate mutating func nameUses(in file: FileID) -> [NameUse] {
    var uses: [NameUse] = []
    while index < bytes.count {
      if skipTrivia() { continue }
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipLiteral()
      case let byte where byte.isWordByte:
        let word = String(decoding: word(), as: UTF8.self)
        guard let kind = Self.kinds[word], self.byte(index) == UInt8(ascii: ":") else { continue }
        index += 1
        while skipTrivia() {}
        if let use = use(kind, word, in: file) { uses.append(use) }
      default: index += 1
      }
    }
    return uses
  }

  private mutating func use(_ kind: NameUse.Kind, _ word: String, in file: FileID) -> NameUse? {
    let start = index
    guard byte(index) == UInt8(ascii: "@"), byte(index + 1) == UInt8(ascii: "\"") else {
      // `registerNib:… withReuseIdentifier:` and `dequeue…: withReuseIdentifier:` have this part in common.
      let isRegistration = kind == .registeredCell || word == "withReuseIdentifier"
      let end = min(start + 1, bytes.count)
      return isRegistration ? NameUse(.registeredCell, nil, at: span(start..<end, file)) : nil
    }
    index += 1
    skipLiteral()
    let end = min(index, bytes.count)
    let text = String(decoding: bytes[min(start + 2, end)..<max(min(start + 2, end), end - 1)], as: UTF8.self)
    if text.contains("\\") || [.nib, .storyboard].contains(kind) && !looksInApp { return nil }
    let isOptional = word == "dequeueReusableCellWithIdentifier" && !message.contains("forIndexPath:")
    return NameUse(kind, .literal(text), at: span(start..<end, file), isOptional: isOptional)
  }

  /// The rest of a statement, at most its next 120 bytes.
  private var message: Substring {
    let rest = String(decoding: bytes[min(index, bytes.count)..<min(index + 120, bytes.count)], as: UTF8.self)
    return rest.split(separator: ";").first ?? ""
  }

  /// Whether the rest of a message names no bundle, or that of the app or of the object's class.
  private var looksInApp: Bool {
    let message = message
    guard let bundle = message.firstRange(of: "undle:") else { return true }
    let value = message[bundle.upperBound...].drop { $0 == " " }
    return ["nil", "[NSBundle mainBundle]", "NSBundle.mainBundle", "[NSBundle bundleForClass:[self class]]"]
      .contains { value.hasPrefix($0) }
  }

  private func span(_ range: Range<Int>, _ file: FileID) -> SourceSpan {
    SourceSpan(file: file, range: SourceRange(range))
  }
}
