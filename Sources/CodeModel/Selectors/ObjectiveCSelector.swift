/// The parts of a declaration that determine a method's Objective-C selector if `@objc(…)` does not set it.
package struct SelectorParts {
  /// The base name without backticks.
  package var baseName: String
  /// The argument labels; `nil` for `_`.
  package var labels: [String?]
  package var isThrowing = false
  package var isAsync = false
  /// The number of trailing parameters with a function type; an error parameter is inserted before them.
  package var closuresAtEnd = 0

  package init(
    baseName: String, labels: [String?], isThrowing: Bool = false, isAsync: Bool = false, closuresAtEnd: Int = 0
  ) {
    self.baseName = baseName
    self.labels = labels
    self.isThrowing = isThrowing
    self.isAsync = isAsync
    self.closuresAtEnd = closuresAtEnd
  }
}

/// Returns the selector as the Swift compiler forms it: `AbstractFunctionDecl::getObjCSelector` in
/// swift/lib/AST/Decl.cpp.
///
/// An asynchronous method has a completion handler after its parameters, which also receives its error.
package func objectiveCSelector(_ parts: SelectorParts) -> String {
  let count = parts.labels.count
  let inserted: (index: Int, first: String, later: String)? =
    if parts.isAsync {
      (count, "WithCompletionHandler", "completionHandler")
    } else if parts.isThrowing {
      (max(0, count - parts.closuresAtEnd), "AndReturnError", "error")
    } else {
      nil
    }
  if count == 0, inserted == nil { return parts.baseName }
  var selector = parts.baseName
  var labels = parts.labels[...]
  for piece in 0..<count + (inserted == nil ? 0 : 1) {
    if let inserted, inserted.index == piece {
      selector += piece == 0 ? inserted.first : inserted.later
    } else if let label = labels.popFirst() {
      selector += piece == 0 ? firstPiece(label, behind: parts.baseName) : label ?? ""
    }
    selector += ":"
  }
  return selector
}

/// Returns the selector of a property's setter.
package func objectiveCSetter(ofProperty name: String) -> String { "set\(sentenceCase(name)):" }

private func firstPiece(_ label: String?, behind baseName: String) -> String {
  guard let label, !label.isEmpty else { return "" }
  let needsNoWith = isPreposition(CamelCaseWords(label).first) || isPreposition(CamelCaseWords(baseName).last)
  return (needsNoWith ? "" : "With") + sentenceCase(label)
}

private func sentenceCase(_ name: String) -> String {
  guard let first = name.utf8.first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") else { return name }
  return String(decoding: [first - 0x20], as: UTF8.self) + name.dropFirst()
}

/// The prepositions of swift/lib/Basic/PartsOfSpeech.def.
private let prepositions: Set<String> = [
  "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
  "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using",
  "via", "when", "with", "within",
]

private func isPreposition(_ word: String) -> Bool { prepositions.contains(word.lowercased()) }
