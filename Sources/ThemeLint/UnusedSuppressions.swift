internal import ThemeDatabase
internal import ThemeSource

/// Diagnostics that no suppression covers, and a diagnostic for each suppression that covers none.
///
/// - Parameter isOn: whether a rule runs for that file: what is not looked for does not make its suppression unused.
func suppress(
  _ diagnostics: [Diagnostic], by suppressions: [Suppression], isOn: (Diagnostic.Code) -> Bool
) -> [Diagnostic] {
  if suppressions.isEmpty { return diagnostics }
  var isUsed = Array(repeating: false, count: suppressions.count)
  var result = diagnostics.filter { diagnostic in
    var isCovered = false
    for (index, suppression) in suppressions.enumerated() where suppression.covers(diagnostic) {
      isUsed[index] = true
      isCovered = true
    }
    return !isCovered
  }
  for (suppression, isUsed) in zip(suppressions, isUsed) where !isUsed {
    if let fault = suppression.fault {
      result.append(.voidSuppression(suppression, fault))
      continue
    }
    let named = lintCatalog.filter { suppression.names($0.code) }
    if named.isEmpty {
      result.append(.unknownSuppression(suppression))
    } else if named.contains(where: { isOn($0.code) }) {
      result.append(.unusedSuppression(suppression))
    }
  }
  return result
}

extension Diagnostic {
  fileprivate static func unusedSuppression(_ suppression: Suppression) -> Diagnostic {
    Diagnostic(
      .unusedSuppression, "'\(suppression.pattern)' is not reported here, so this suppression is unused",
      at: suppression.span, about: .key(suppression.pattern),
      help: "remove it, so that future problems are reported",
      fixes: [Fix("remove '\(suppression.pattern)'", .safe, [Fix.Edit(suppression.removal, "")])])
  }

  fileprivate static func voidSuppression(_ suppression: Suppression, _ fault: Suppression.Fault) -> Diagnostic {
    let message =
      switch fault {
      case .empty: "'\(suppression.pattern.escaped)' does not name a rule"
      case .unknownAttribute(let meant): "unknown attribute '\(suppression.pattern.escaped)'; expected '\(meant)'"
      case .unknownInstruction: "'\(suppression.pattern.escaped)' is not a suppression here"
      }
    return Diagnostic(
      .unusedSuppression, message, at: suppression.span, about: .key(suppression.pattern),
      help: "use lint:ignore=\"CODE\" on an element, 'themec:ignore CODE' in its notes, or "
        + "'<!-- themec:ignore-file CODE -->' for the file")
  }

  fileprivate static func unknownSuppression(_ suppression: Suppression) -> Diagnostic {
    let meant = closestMatch(to: suppression.pattern, in: lintCatalog.map(\.code.rawValue))
    return Diagnostic(
      .unusedSuppression, "unknown rule '\(suppression.pattern.escaped)'",
      at: suppression.span, about: .key(suppression.pattern),
      help: meant.map { "did you mean '\($0)'?" } ?? "run 'themec rules' to list all rules")
  }
}
