package import ThemeSource

#if SwiftSources
  internal import SwiftParser
  internal import SwiftSyntax
#endif

/// A place in a Swift source at which an identifier is written.
package struct IdentifierUse: Sendable, Equatable {
  package enum Role: Sendable, Equatable {
    /// The name in the declaration of a function.
    case function
    /// A label of an argument or a parameter, which may belong to any function.
    case label
    /// A member of an expression other than `self`, whose type is not known.
    case member
    /// Any other name, such as a variable or a member of `self`.
    case other
  }

  package var role: Role
  /// The name without backticks.
  package var range: ThemeSource.SourceRange
}

/// Returns the places of an identifier in a Swift source, in order, without comments and the text of strings; `nil` if
/// ``readsSwift`` is false or the source is nested too deeply to be parsed.
package func identifierUses(of name: String, in bytes: [UInt8]) -> [IdentifierUse]? {
  #if SwiftSources
    if excessiveNesting(in: bytes) != nil { return nil }
    let tree = unsafe bytes.withUnsafeBufferPointer { unsafe Parser.parse(source: $0) }
    return tree.tokens(viewMode: .sourceAccurate).compactMap { token in
      guard case .identifier(let text) = token.tokenKind, text == name || text == "`\(name)`" else { return nil }
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let quote = text.utf8.count - name.utf8.count == 2 ? 1 : 0
      return IdentifierUse(
        role: role(of: token), range: ThemeSource.SourceRange(start + quote..<start + quote + name.utf8.count))
    }
  #else
    return nil
  #endif
}

#if SwiftSources
  private func role(of token: TokenSyntax) -> IdentifierUse.Role {
    if token.parent?.as(FunctionDeclSyntax.self)?.name == token { return .function }
    if let argument = token.parent?.as(LabeledExprSyntax.self), argument.label == token { return .label }
    if token.parent?.is(FunctionParameterSyntax.self) == true { return .label }
    if token.parent?.is(DeclNameArgumentSyntax.self) == true { return .label }
    guard let access = token.parent?.parent?.as(MemberAccessExprSyntax.self), access.declName.baseName == token,
      let base = access.base
    else { return .other }
    return base.trimmedDescription == "self" ? .other : .member
  }
#endif
