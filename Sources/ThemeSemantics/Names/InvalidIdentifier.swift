internal import CodeModel
package import ThemeSource
package import ThemeSyntax

extension DiagnosticDescriptor {
  /// Reported by a rule for themes, and by the reader of descriptors.
  package static let invalidIdentifier = DiagnosticDescriptor(
    "naming/invalid-identifier", .error,
    summary: """
      Classes, modules, outlets, selectors, key paths and members of ViewModels whose name Swift and Objective-C do not allow
      """,
    why: """
      No code can declare such a class, property or method, so UIKit does not find it: an outlet throws an exception when \
      the file is loaded, and an action crashes when it is sent.
      """,
    fix: .unsafe("Removes the characters that a name cannot contain."),
    flagged: [
      .objects(note(className: "Note View")), .objects(note(outlet: "title-label")),
      .objects(note(selector: "send(_:)")),
    ],
    accepted: [.objects(note(className: "Notes.NoteView", outlet: "überschrift", selector: "send:event:"))])

  private static func note(
    className: String = "NoteView", outlet: String = "titleLabel", selector: String = "send:"
  ) -> String {
    #"""
    <view id="root" customClass="\#(className)">
      <rect key="frame" x="0" y="0" width="320" height="100"/>
      <subviews>
        <label id="title" text="Note"><rect key="frame" x="0" y="0" width="320" height="44"/></label>
        <button id="send"><rect key="frame" x="0" y="50" width="320" height="44"/>
          <state key="normal" title="Send"/>
          <connections>
            <action selector="\#(selector)" destination="root" eventType="touchUpInside" id="c1"/>
          </connections>
        </button>
      </subviews>
      <connections><outlet property="\#(outlet)" destination="title" id="c2"/></connections>
    </view>
    """#
  }
}

extension CodeName {
  /// The noun for such a name: `class name`.
  package var noun: String {
    switch self {
    case .type: "class name"
    case .module: "module name"
    case .property: "outlet name"
    case .selector: "selector"
    case .keyPath: "key path"
    }
  }

  package func message(of fault: Fault, in text: String, noun: String? = nil) -> String {
    let noun = noun ?? self.noun
    if fault == .isEmpty { return "empty \(noun)" }
    return "invalid \(noun) '\(text.shortened.escaped)': \(fault.reason)"
  }

  package func help(for fault: Fault, in text: String) -> String {
    if let meant = repaired(text) {
      return self == .module
        ? "did you mean '\(meant)'? Xcode replaces other characters of a product's name with '_'"
        : "did you mean '\(meant)'?"
    }
    switch (fault, self) {
    case (.isEmpty, .type), (.isEmpty, .module): return "write a name, or remove the attribute"
    case (.isEmpty, .keyPath): return "write a key path, or remove the runtime attribute"
    case (.isEmpty, _): return "write a name, or remove the connection"
    case (.hasEmptyComponent, _): return "write a name before and behind each '.'"
    case (.openSelector, _): return "end the selector with ':', or remove what follows the last ':'"
    case (.start, _): return "start the name with a letter or '_'"
    case (.character, _): return "use letters, digits and '_'"
    }
  }

  /// The name that was probably intended; `nil` if none is likely.
  package func repaired(_ text: String) -> String? {
    let meant: String
    switch self {
    case .module:
      meant = String(String.UnicodeScalarView(text.unicodeScalars.map { fault(in: "_\($0)") == nil ? $0 : "_" }))
    case .type, .keyPath:
      let parts = text.split(separator: ".").map { joined($0) }.filter { !$0.isEmpty }
      meant = parts.joined(separator: ".")
    case .property: meant = joined(text[...])
    case .selector:
      meant =
        selector(ofMethod: text)
        ?? text.split(separator: ":", omittingEmptySubsequences: false)
        .map { joined($0) }.joined(separator: ":")
    }
    guard meant != text, meant.contains(where: { $0 != ":" && $0 != "_" }), fault(in: meant) == nil else { return nil }
    return meant
  }

  /// Joins the words of a text to one name: `titleLabel` for `title-label`.
  private func joined(_ text: Substring) -> String {
    var result = ""
    var isNewWord = false
    for scalar in text.unicodeScalars {
      guard CodeName.property.fault(in: "_\(scalar)") == nil else {
        // An invisible character is not a separator.
        isNewWord = isNewWord || scalar.properties.generalCategory != .format
        continue
      }
      result += isNewWord && !result.isEmpty ? String(scalar).uppercased() : String(scalar)
      isNewWord = false
    }
    return result
  }

  /// The selector of a Swift method: `send:` for `send(_:)`, `sendWith:` for `send(with:)`.
  private func selector(ofMethod text: String) -> String? {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
    let labels = text[text.index(after: open)...].dropLast()
    guard labels.isEmpty || labels.hasSuffix(":") else { return nil }
    let names = labels.split(separator: ":", omittingEmptySubsequences: false).dropLast()
    return objectiveCSelector(
      SelectorParts(baseName: String(text[..<open]), labels: names.map { $0 == "_" ? nil : String($0) }))
  }
}

extension CodeName.Fault {
  /// Completes "invalid name: …".
  fileprivate var reason: String {
    switch self {
    case .isEmpty: "it is empty"
    case .hasEmptyComponent: "nothing stands before or behind a '.'"
    case .start(let scalar):
      scalar.isASCII ? "it starts with a digit" : "it starts with '\(String(scalar).escaped)'"
    case .character(" "): "it contains a space"
    case .character(let scalar):
      scalar.isVisible ? "it contains '\(scalar)'" : "it contains the invisible character U+\(scalar.hexadecimal)"
    case .openSelector: "it does not end with ':'"
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned, .privateUse, .surrogate,
      .nonspacingMark, .enclosingMark:
      false
    default: true
    }
  }

  fileprivate var hexadecimal: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension String {
  /// The text in messages: 60 characters at most.
  fileprivate var shortened: String { utf8.count <= 60 ? self : String(prefix(60)) + "…" }
}
