#if SwiftSources
  internal import CodeModel
  internal import SwiftSyntax

  extension CodeText {
    /// The properties of one `var` or `let`, with what gives them a value.
    func properties(
      _ declaration: VariableDeclSyntax, _ marks: DeclarationMarks, access: AccessLevel
    ) -> [(property: PropertyDeclaration, binding: PatternBindingSyntax)] {
      let isLet = declaration.bindingSpecifier.tokenKind == .keyword(.let)
      let documentation = self.documentation(declaration.leadingOffsets)
      var result: [(property: PropertyDeclaration, binding: PatternBindingSyntax)] = []
      // In `var a, b: Int` the type of `b` is that of `a`, too.
      var following: String?
      for binding in declaration.bindings.reversed() {
        let written = binding.typeAnnotation.map { type($0.type) }
        let shown = written ?? (binding.initializer.map { inferredType($0.value) } ?? following)
        following = binding.initializer == nil ? shown : nil
        for name in names(binding.pattern).reversed() where !name.plainName.isEmpty {
          let isTuple = !binding.pattern.is(IdentifierPatternSyntax.self)
          var property = PropertyDeclaration(name.plainName, type: isTuple ? nil : shown, span: span(name.offsets))
          property.apply(marks)
          property.access = access
          property.documentation = documentation
          property.isSettable = !isLet
          property.initialValue = binding.initializer.map { verbatim($0.value.offsets) }
          property.apply(binding.accessorBlock)
          result.append((property, binding))
        }
      }
      return result.reversed()
    }

    private func names(_ pattern: PatternSyntax) -> [TokenSyntax] {
      if let identifier = pattern.as(IdentifierPatternSyntax.self) { return [identifier.identifier] }
      guard let tuple = pattern.as(TuplePatternSyntax.self) else { return [] }
      return tuple.elements.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier }
    }
  }

  extension PropertyDeclaration {
    fileprivate mutating func apply(_ marks: DeclarationMarks) {
      objectiveCName = marks.objectiveCName
      isOutlet = marks.isOutlet
      isInspectable = marks.isInspectable
      isObjectiveC = marks.isObjectiveC
      isHidden = marks.isHidden
      isStatic = marks.isStatic
      isWeak = marks.isWeak
      isOverride = marks.isOverride
      isOptional = marks.isOptional
    }

    /// A getter makes it computed, unless a protocol only requires it; without a setter it cannot be set.
    fileprivate mutating func apply(_ block: AccessorBlockSyntax?) {
      guard let block else { return }
      switch block.accessors {
      case .getter:
        isComputed = true
        isSettable = false
      case .accessors(let accessors):
        var kinds: Set<AccessorKind> = []
        var hasBody = false
        for accessor in accessors {
          kinds.insert(AccessorKind(accessor))
          hasBody = hasBody || accessor.body != nil
        }
        guard kinds.contains(.getter) else { return }
        isComputed = hasBody
        isSettable = kinds.contains(.setter)
      }
    }
  }

  /// What an accessor is for.
  enum AccessorKind: Hashable {
    case getter, setter, observer, initializer

    init(_ accessor: AccessorDeclSyntax) {
      switch accessor.accessorSpecifier.tokenKind {
      case .keyword(.set), .keyword(._modify), .keyword(.unsafeMutableAddress):
        self = .setter
      case .keyword(.didSet), .keyword(.willSet): self = .observer
      case .keyword(.`init`): self = .initializer
      default: self = .getter
      }
    }
  }
#endif
