internal import ThemeSource

/// Swift names for the names of one scope, such as `addBookmark` for `add-bookmark`.
struct AccessorNames {
  /// The form of a name.
  enum Style {
    /// `AddBookmark`, for a type.
    case upperCamel
    /// `addBookmark`, for a member.
    case lowerCamel
  }

  /// Names that a nested type cannot have, or that would hide names in the templates.
  private static let reservedTypes: Set<String> = ["Any", "Protocol", "Self", "Swift", "Type", "UIColor", "UIKit"]

  private(set) var diagnostics: [Diagnostic] = []

  /// Returns the names with an accessor, each with its identifier as written in source, sorted by bytes. Names without
  /// a letter or digit, and names that would have the same accessor, are omitted and reported.
  ///
  /// - Parameters:
  ///   - kind: the kind of the names, for messages, e.g. `action`.
  ///   - owner: the owner of the names, for messages, e.g. `Login`.
  ///   - taken: identifiers that the scope already has.
  mutating func identifiers(
    of names: some Sequence<String>, _ style: Style, _ kind: String, of owner: String? = nil, taken: [String] = []
  ) -> [(name: String, identifier: String)] {
    let owner = owner.map { " of \($0.escaped)" } ?? ""
    var found: [String: [String]] = [:]
    let sorted = Set(names.map(Bytes.init)).map(\.text).sorted { $0.isBefore($1) }
    for name in sorted {
      guard let word = Self.folded(name, style) else {
        report(
          "the \(kind) '\(name.escaped)'\(owner) has no accessor, because no Swift identifier can be made of its name",
          help: "use letters and digits in its name")
        continue
      }
      found[word, default: []].append(name)
    }
    var result: [(name: String, identifier: String)] = []
    for name in sorted {
      guard let word = Self.folded(name, style), let same = found[word] else { continue }
      if same.count > 1 {
        guard same.first == name else { continue }
        report(
          "the \(kind)s \(same.map(\.escaped).quotedSeries("and"))\(owner) have no accessors, because all of them would be '\(word)'",
          help: "rename all but one of them")
      } else if taken.contains(word) || (style == .upperCamel && Self.reservedTypes.contains(word)) {
        report(
          "the \(kind) '\(name.escaped)'\(owner) has no accessor, because the name '\(word)' is taken",
          help: "rename it")
      } else if let identifier = SwiftNames.identifier(word) {
        result.append((name, identifier))
      }
    }
    return result
  }

  private mutating func report(_ message: String, help: String) {
    diagnostics.append(Diagnostic(.noAccessor, message, at: nil, help: help))
  }

  /// Returns the words of a name in camel case; nil if there are none.
  static func folded(_ name: String, _ style: Style) -> String? {
    // Characters that an identifier cannot contain separate words.
    let words = name.unicodeScalars.split { scalar in
      scalar == "_" || !(scalar.properties.isAlphabetic || scalar.properties.numericType != nil || isMark(scalar))
    }.map { String(String.UnicodeScalarView($0)) }
    guard let first = words.first else { return nil }
    let isLower = style == .lowerCamel
    var result = (isLower ? lowercasedStart(of: first) : uppercasedStart(of: first))
    for word in words.dropFirst() { result += uppercasedStart(of: word) }
    if !SwiftNames.isIdentifier(result) { result = "_" + result }
    return SwiftNames.isIdentifier(result) ? result : nil
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: false
    }
  }

  private static func uppercasedStart(of word: String) -> String {
    guard let first = word.unicodeScalars.first else { return word }
    let rest = String(word.unicodeScalars.dropFirst())
    let upper = first.properties.uppercaseMapping
    return (upper.unicodeScalars.count == 1 ? upper : String(first)) + rest
  }

  /// `URL` becomes `url`, `URLField` `urlField`, `TitleLabel` `titleLabel`.
  private static func lowercasedStart(of word: String) -> String {
    let scalars = Array(word.unicodeScalars)
    let upper = scalars.prefix { $0.properties.isUppercase }.count
    let count = upper > 1 && upper < scalars.count && scalars[upper].properties.isAlphabetic ? upper - 1 : upper
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      let lower = scalar.properties.lowercaseMapping
      if index < count, lower.unicodeScalars.count == 1 {
        result += lower
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// A text that equals only texts with the same bytes.
private struct Bytes: Hashable {
  let text: String

  static func == (a: Bytes, b: Bytes) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }
  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
