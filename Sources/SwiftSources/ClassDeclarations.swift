#if SwiftSources
  internal import SwiftParser
  internal import SwiftSyntax
#endif

/// A class that a Swift source declares, as far as themes care.
package struct ClassDeclaration: Sendable, Equatable {
  package var name: String
  /// The first inherited type; a protocol when the class has no superclass.
  package var superclass: String?
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
      classes.append(
        ClassDeclaration(
          name: node.name.text,
          superclass: node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription))
      return .visitChildren
    }
  }
#endif
