#if SwiftSources
  internal import SwiftParser
  internal import SwiftSyntax

  extension SyntaxProtocol {
    /// The byte range of the node without surrounding whitespace and comments.
    var offsets: Range<Int> {
      let start = positionAfterSkippingLeadingTrivia.utf8Offset
      return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// The byte range of the whitespace and comments before the node.
    var leadingOffsets: Range<Int> { position.utf8Offset..<positionAfterSkippingLeadingTrivia.utf8Offset }
  }

  extension TokenSyntax {
    /// The name without backticks.
    var plainName: String {
      let text = self.text
      guard text.utf8.first == UInt8(ascii: "`"), text.utf8.count > 2 else { return text }
      return String(text.dropFirst().dropLast())
    }
  }

  extension CodeText {
    /// Returns the type as written (``normalized(_:)``).
    func type(_ type: TypeSyntax) -> String { normalized(type.offsets) }

    /// Returns the name of a type as written, without generic arguments, attributes and spaces; `nil` for types without
    /// a name.
    func typeName(_ type: TypeSyntax) -> String? {
      switch type.as(TypeSyntaxEnum.self) {
      case .attributedType(let attributed): return typeName(attributed.baseType)
      case .identifierType(let identifier):
        let name = identifier.name.plainName
        return name.isEmpty ? nil : name
      case .memberType: break
      case .suppressedType: return compact(type.offsets)
      default: return nil
      }
      var names: [String] = []
      var rest = type
      while let member = rest.as(MemberTypeSyntax.self) {
        names.append(member.name.plainName)
        rest = member.baseType
      }
      guard let root = rest.as(IdentifierTypeSyntax.self) else { return nil }
      names.append(root.name.plainName)
      return names.contains("") ? nil : names.reversed().joined(separator: ".")
    }

    /// The names of the inherited types; the parts of a composition are listed separately.
    func typeNames(_ clause: InheritanceClauseSyntax?) -> [String] {
      guard let clause else { return [] }
      return clause.inheritedTypes.flatMap { inherited -> [String] in
        if let composition = inherited.type.as(CompositionTypeSyntax.self) {
          return composition.elements.compactMap { typeName($0.type) }
        }
        return typeName(inherited.type).map { [$0] } ?? []
      }
    }

    /// Returns the value of a string literal without interpolations.
    func string(_ expression: ExprSyntax) -> String? {
      guard let literal = expression.as(StringLiteralExprSyntax.self), !literal.hasError else { return nil }
      return literal.representedLiteralValue
    }
  }
#endif
