internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum InvalidIdentifier: Rule {
  static let descriptor = DiagnosticDescriptor.invalidIdentifier

  static func check(_ input: LintInput, report: inout Report) {
    for invalid in input.document.tree.invalidNames {
      let (name, value, place) = (invalid.name, invalid.attribute.value, invalid.attribute.valueSpan)
      report.add(
        name.message(of: invalid.fault, in: value, noun: noun(of: invalid, in: input.document.tree)), at: place,
        about: .key(invalid.attribute.writtenName), help: name.help(for: invalid.fault, in: value),
        fixes: name.repaired(value).map { [.replacing(value.escaped, with: $0, at: place)] } ?? [])
    }
  }

  /// The noun for the named object, if the element determines it more precisely than the attribute.
  private static func noun(of invalid: ElementTree.InvalidName, in tree: ElementTree) -> String? {
    switch invalid.attribute.name {
    case .attribute: "attribute name"
    case .destinationCreationSelector: "selector of a segue action"
    case .unwindAction: "selector of an unwind segue"
    case .property where tree.kind(of: invalid.node) == .outletCollection: "outlet collection name"
    default: nil
    }
  }
}
