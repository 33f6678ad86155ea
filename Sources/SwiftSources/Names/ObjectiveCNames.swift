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
    // The start of the message's receiver, and whether the message registers a supplementary view.
    var start = 0
    var registers = false
    while index < bytes.count {
      if skipTrivia() { continue }
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipLiteral()
      case let byte where byte.isWordByte:
        let place = index
        let word = String(decoding: word(), as: UTF8.self)
        if word == "forSupplementaryViewOfKind" { registers = true }
        guard var kind = Self.kinds[word], self.byte(index) == UInt8(ascii: ":") else { continue }
        if registers, word == "withReuseIdentifier" { kind = .registeredCell }
        index += 1
        while skipTrivia() {}
        let receiver = String(decoding: bytes[start..<place], as: UTF8.self)
        if let use = use(kind, word, sentTo: receiver, in: file) { uses.append(use) }
      case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"):
        index += 1
        start = index
        registers = false
      default: index += 1
      }
    }
    return uses
  }

  /// - Parameter text: the statement before the selector.
  private mutating func use(
    _ kind: NameUse.Kind, _ word: String, sentTo text: String, in file: FileID
  ) -> NameUse? {
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
    let name = String(decoding: bytes[min(start + 2, end)..<max(min(start + 2, end), end - 1)], as: UTF8.self)
    while skipTrivia() {}
    // `@"icon" @"_sent"` is one string, and a conditional expression another.
    if [UInt8(ascii: "@"), UInt8(ascii: "\""), UInt8(ascii: "?")].contains(byte(index))
      || byte(index).isWordByte && !isPart
    {
      return nil
    }
    if name.contains("\\") || !isOfUIKit(kind, word, text) { return nil }
    if [.nib, .storyboard, .image, .color].contains(kind), !looksInApp {
      return kind == .storyboard ? NameUse(.storyboard, nil, at: span(start..<end, file)) : nil
    }
    let isOptional = word == "dequeueReusableCellWithIdentifier" && !message.contains("forIndexPath:")
    return NameUse(kind, .literal(name), at: span(start..<end, file), isOptional: isOptional)
  }

  /// Whether the next word is the next part of the selector.
  private var isPart: Bool {
    var end = index
    while byte(end).isWordByte { end += 1 }
    return byte(end) == UInt8(ascii: ":")
  }

  /// Whether a message is sent to an object of UIKit, as far as its receiver shows: other classes have methods with the
  /// same names.
  private func isOfUIKit(_ kind: NameUse.Kind, _ word: String, _ text: String) -> Bool {
    let receiver = text.reversed().drop { $0.isWhitespace }
    func ends(with ends: [String]) -> Bool { ends.contains { receiver.starts(with: $0.reversed()) } }
    switch word {
    case "imageNamed": return ends(with: ["[UIImage"])
    case "colorNamed": return ends(with: ["[UIColor"])
    case "fontWithName": return ends(with: ["[UIFont"])
    case "loadNibNamed":
      return ends(with: ["[NSBundle mainBundle]", "NSBundle.mainBundle", "bundleForClass:[self class]]"])
    case "instantiateViewControllerWithIdentifier":
      // A property is a storyboard by its name, a local variable or the result of a message may be one.
      let object = receiver.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      return ends(with: ["]", "toryboard"]) || !object.isEmpty && !object.contains(".")
    default: return true
    }
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
