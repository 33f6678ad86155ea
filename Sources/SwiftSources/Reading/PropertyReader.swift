#if SwiftSources
  internal import CodeModel
  internal import SwiftSyntax

  extension CodeText {
    /// Appends the properties of one `var` or `let`. Returns the binding of each.
    func readProperties(
      _ declaration: VariableDeclSyntax, _ marks: DeclarationMarks, access: AccessLevel,
      into properties: inout [PropertyDeclaration]
    ) -> [PatternBindingSyntax] {
      let first = properties.count
      let isLet = declaration.bindingSpecifier.tokenKind == .keyword(.let)
      let documentation = self.documentation(declaration.leadingOffsets)
      var bindings: [PatternBindingSyntax] = []
      for binding in declaration.bindings {
        let isTuple = !binding.pattern.is(IdentifierPatternSyntax.self)
        let value = binding.initializer?.value
        let type = isTuple ? nil : binding.typeAnnotation.map { self.type($0.type) } ?? value.flatMap(inferredType)
        for name in names(binding.pattern) {
          let plainName = name.plainName
          guard !plainName.isEmpty else { continue }
          var property = PropertyDeclaration(plainName, type: type, span: span(name.offsets))
          property.apply(marks)
          property.access = access
          property.documentation = documentation
          property.isSettable = !isLet
          property.initialValue = value.map { verbatim($0.offsets) }
          property.apply(binding.accessorBlock)
          properties.append(property)
          bindings.append(binding)
        }
      }
      if bindings.count > 1 { shareTypes(bindings, &properties[first...]) }
      return bindings
    }

    /// In `var a, b: Int`, the type of `b` also applies to `a`.
    private func shareTypes(_ bindings: [PatternBindingSyntax], _ properties: inout ArraySlice<PropertyDeclaration>) {
      var following: String?
      for (index, binding) in zip(properties.indices, bindings).reversed() {
        let isBare = binding.typeAnnotation == nil && binding.initializer == nil
        if isBare, binding.pattern.is(IdentifierPatternSyntax.self) { properties[index].type = following }
        following = binding.initializer == nil ? properties[index].type : nil
      }
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

    /// Marks a property with a getter as computed, unless a protocol requires it, and one without a setter as not
    /// settable.
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

  /// The purpose of an accessor.
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
