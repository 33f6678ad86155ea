extension ViewClass {
  /// The names and types that source must not contain as they are. No template is filled with a class that has any, because
  /// descriptors and documents of others could otherwise write code.
  var invalidNames: [String] {
    let types =
      outlets.map(\.type) + attributes.map(\.type) + actions.compactMap(\.sender) + [superclass] + conformances
    let identifiers =
      [name] + modules + outlets.map(\.name) + attributes.map(\.name) + actions.map(\.method)
      + actions.compactMap(\.eventLabel)
    return types.filter { !SwiftNames.isType($0) || Self.words(of: $0).contains(where: SwiftNames.isKeyword) }
      + identifiers.filter { !SwiftNames.isIdentifier($0.filter { $0 != "`" }) }
  }

  /// The names in a type; `Any` is a type and a keyword.
  private static func words(of type: String) -> [String] {
    type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init).filter {
      !["Any", "Self", "inout", "throws", "await"].contains($0)
    }
  }
}
