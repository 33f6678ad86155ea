extension ControlSequence {
  /// The key of a sequence from xterm, VT220, rxvt or Kitty; nil if it is not a key, or if it is a release.
  var keyPress: KeyPress? {
    guard marker == 0, intermediate == 0 else { return nil }
    switch final {
    case 0x75: return unicodeKey  // u
    case 0x7E: return number(0) == 27 ? otherKey : key(Self.tilde[number(0)])  // ~
    case 0x5E: return Self.tilde[number(0)].map { KeyPress($0, .control) }  // ^, rxvt
    case 0x40: return Self.tilde[number(0)].map { KeyPress($0, [.control, .shift]) }  // @, rxvt
    case 0x5A: return KeyPress(.tab, modifiers(1).union(.shift))  // Z
    case 0x61...0x64: return Self.letters[final - 0x20].map { KeyPress($0, .shift) }  // a to d, rxvt
    default: return key(Self.letters[final])
    }
  }

  /// The key with the modifiers of the second parameter; nil for a release.
  private func key(_ key: Key?) -> KeyPress? {
    guard let key, !isRelease else { return nil }
    return KeyPress(key, modifiers(1))
  }

  /// Whether Kitty's event type is a release.
  private var isRelease: Bool { number(1, 1, otherwise: 1) == 3 }

  /// `CSI code:shifted:base;modifiers:event;text u` (Kitty's keyboard protocol, and fixterms before it).
  private var unicodeKey: KeyPress? {
    guard !isRelease else { return nil }
    let modifiers = modifiers(1)
    if modifiers.isDisjoint(with: [.control, .alt, .command]), let text = associatedText {
      return KeyPress(.character(text))
    }
    return Self.keyPress(code: number(0), shifted: number(0, 1), modifiers)
  }

  /// `CSI 27;modifiers;code ~` (xterm's modifyOtherKeys).
  private var otherKey: KeyPress? { Self.keyPress(code: number(2), shifted: 0, modifiers(1)) }

  /// The text of the third parameter if it is one character.
  private var associatedText: Character? {
    guard parameters.count > 2 else { return nil }
    let scalars = parameters[2].compactMap { $0 < 0 ? nil : Unicode.Scalar(UInt32(truncatingIfNeeded: $0)) }
    guard !scalars.isEmpty, !scalars.contains(where: \.isControl) else { return nil }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    let characters = String(text)
    return characters.count == 1 ? characters.first : nil
  }

  private static func keyPress(code: Int, shifted: Int, _ modifiers: KeyModifiers) -> KeyPress? {
    switch code {
    case 8, 127: return KeyPress(.backspace, modifiers)
    case 9: return KeyPress(.tab, modifiers)
    case 10, 13: return KeyPress(.enter, modifiers)
    case 27: return KeyPress(.escape, modifiers)
    case 57376...57398: return KeyPress(.function(code - 57363), modifiers)
    case 57399...57426:
      // The keypad's keys, in the order of Kitty's table.
      let keys = keypad
      return keys.indices.contains(code - 57399) ? KeyPress(keys[code - 57399], modifiers) : nil
    case 57344...63743: return nil
    default:
      guard let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: code)), !scalar.isControl else { return nil }
      let other = shifted > 0 ? Unicode.Scalar(UInt32(truncatingIfNeeded: shifted)) : nil
      return character(scalar, shifted: other.flatMap { $0.isControl ? nil : $0 }, modifiers)
    }
  }

  /// A typed character, in the form that ``KeyPress`` documents.
  private static func character(
    _ scalar: Unicode.Scalar, shifted: Unicode.Scalar?, _ modifiers: KeyModifiers
  ) -> KeyPress {
    guard modifiers.contains(.shift), !modifiers.contains(.control) else {
      let character = Character(scalar)
      guard modifiers.contains(.control), let lower = character.lowercased().first else {
        return KeyPress(.character(character), modifiers)
      }
      return KeyPress(.character(lower), modifiers)
    }
    if let shifted { return KeyPress(.character(Character(shifted)), modifiers.subtracting(.shift)) }
    let upper = Character(scalar).uppercased()
    guard upper.count == 1, let letter = upper.first, letter != Character(scalar) || letter.isUppercase else {
      return KeyPress(.character(Character(scalar)), modifiers)
    }
    return KeyPress(.character(letter), modifiers.subtracting(.shift))
  }

  private static let letters: [UInt8: Key] = [
    0x41: .up, 0x42: .down, 0x43: .right, 0x44: .left, 0x46: .end, 0x48: .home, 0x50: .function(1), 0x51: .function(2),
    0x52: .function(3), 0x53: .function(4),
  ]

  /// VT220's numbers, with the additions of xterm and rxvt.
  private static let tilde: [Int: Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end, 11: .function(1),
    12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5), 17: .function(6), 18: .function(7),
    19: .function(8), 20: .function(9), 21: .function(10), 23: .function(11), 24: .function(12), 25: .function(13),
    26: .function(14), 28: .function(15), 29: .function(16), 31: .function(17), 32: .function(18), 33: .function(19),
    34: .function(20),
  ]

  private static let keypad: [Key] =
    "0123456789./*-+".map { .character($0) }
    + [
      .enter, .character("="), .character(","), .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert,
      .delete,
    ]
}

extension KeyPress {
  /// The key of `ESC O` and a byte: arrows and the keypad in application mode, F1 to F4.
  init?(singleShift byte: UInt8) {
    switch byte {
    case 0x41...0x44, 0x46, 0x48, 0x50...0x53:
      guard let press = ControlSequence([], final: byte)?.keyPress else { return nil }
      self = press
    case 0x61...0x64:  // a to d, rxvt
      guard let press = ControlSequence([], final: byte - 0x20)?.keyPress else { return nil }
      self.init(press.key, .control)
    case 0x49: self.init(.tab)
    case 0x4D: self.init(.enter)
    case 0x58: self.init(.character("="))
    case 0x6A...0x79: self.init(.character(Character(Unicode.Scalar(byte - 0x40))))
    default: return nil
    }
  }

  /// The key of a control character.
  init(control byte: UInt8) {
    switch byte {
    case 0x00: self.init(.character(" "), .control)
    case 0x08, 0x7F: self.init(.backspace)
    case 0x09: self.init(.tab)
    case 0x0A, 0x0D: self.init(.enter)
    case 0x1B: self.init(.escape)
    case 0x01...0x1A: self.init(.character(Character(Unicode.Scalar(byte + 0x60))), .control)
    default: self.init(.character(Character(Unicode.Scalar(byte % 0x20 + 0x40))), .control)
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a C0 or C1 control or DEL.
  var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
