#if SwiftSources
  internal import SwiftParser
  internal import SwiftSyntax
#endif

/// A class that a Swift source declares, as far as themes care.
package struct ClassDeclaration: Sendable, Equatable {
  package var name: String
  /// The first inherited type; a protocol when the class has no superclass.
  package var superclass: String?
  /// Names of its `@IBOutlet`s, in order.
  package var outlets: [String]
  /// Names of its `@IBAction` methods, in order.
  package var actions: [String]
}

/// The classes that a Swift source declares, in order; empty when this build cannot read Swift.
package func classDeclarations(in text: String) -> [ClassDeclaration] {
  #if SwiftSources
    let visitor = ClassVisitor(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: text))
    return visitor.classes
  #else
    return []
  #endif
}

#if SwiftSources
  private final class ClassVisitor: SyntaxVisitor {
    var classes: [ClassDeclaration] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      var result = ClassDeclaration(
        name: node.name.text,
        superclass: node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription, outlets: [], actions: [])
      for member in node.memberBlock.members {
        if let variable = member.decl.as(VariableDeclSyntax.self), has("IBOutlet", variable.attributes) {
          result.outlets += variable.bindings.compactMap {
            $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
          }
        }
        if let function = member.decl.as(FunctionDeclSyntax.self), has("IBAction", function.attributes) {
          result.actions.append(function.name.text)
        }
      }
      classes.append(result)
      return .visitChildren
    }

    private func has(_ name: String, _ attributes: AttributeListSyntax) -> Bool {
      attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
    }
  }
#endif
