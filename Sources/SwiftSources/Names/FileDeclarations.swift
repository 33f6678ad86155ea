#if SwiftSources
  internal import CodeModel
  internal import SwiftSyntax

  /// The declarations of a file that change the meaning of names in its calls.
  struct FileDeclarations {
    /// The types, aliases, functions and generic parameters. Some may have the name of a framework's type.
    private(set) var names: Set<String> = []
    /// The expressions for constants such as `static let bundle = Bundle(for: Token.self)`, where the file declares the
    /// class.
    private(set) var bundles: Set<String> = []

    init(_ text: CodeText) { self.text = text }

    private let text: CodeText

    mutating func read(_ tree: SourceFileSyntax) {
      var constants: [(names: [String], type: String)] = []
      for token in tree.tokens(viewMode: .sourceAccurate) {
        guard case .identifier = token.tokenKind, let parent = token.parent else { continue }
        if isDeclared(token, parent) { names.insert(token.plainName) }
        guard token.text.hasSuffix("undle"), let binding = parent.parent?.as(PatternBindingSyntax.self),
          binding.pattern.id == parent.id, let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
          Callee(call)?.name == "Bundle", let type = call.argument("for").flatMap({ text.metatype($0) })
        else { continue }
        let owners = ["self", "Self"] + (text.enclosingType(of: Syntax(token)).map { [$0] } ?? [])
        constants.append(([token.plainName] + owners.map { "\($0).\(token.plainName)" }, type))
      }
      bundles = Set(constants.filter { names.contains($0.type) }.flatMap(\.names))
    }

    private func isDeclared(_ token: TokenSyntax, _ parent: Syntax) -> Bool {
      if let named = parent.asProtocol((any NamedDeclSyntax).self) { return named.name.id == token.id }
      return parent.is(GenericParameterSyntax.self)
    }
  }

  extension CodeText {
    /// The name of the nearest type that contains a node, qualified by those that contain it.
    func enclosingType(of node: Syntax) -> String? {
      var names: [String] = []
      var next = node.parent
      while let current = next {
        if let named = current.asProtocol((any NamedDeclSyntax).self), current.isProtocol((any DeclGroupSyntax).self) {
          names.append(named.name.plainName)
        } else if let added = current.as(ExtensionDeclSyntax.self), let name = typeName(added.extendedType) {
          names.append(name)
        }
        next = current.parent
      }
      return names.isEmpty ? nil : names.reversed().joined(separator: ".")
    }
  }
#endif
