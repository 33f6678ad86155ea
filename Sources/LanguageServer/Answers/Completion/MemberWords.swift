internal import CodeModel
internal import ThemeDatabase
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

extension Inquiry {
  // MARK: Classes

  /// The classes of the code that an element can have: first those that inherit its own class directly, last those with an
  /// unknown superclass.
  func classWords(for kind: ElementKind) -> [CompletedWord] {
    let classes = snapshot.facts.classes
    let names = classes.code.classNames
    guard let base = kind.className, kind != .placeholder, kind != .customObject else {
      return [CompletedWord](names, .type)
    }
    return names.compactMap { name in
      let isSubclass = classes.isListedClass(name, subclassOf: base)
      if isSubclass == false { return nil }
      let superclass = classes.code.listedSuperclass(of: name)
      return CompletedWord(
        name, .type, superclass.map { "inherits \($0)" },
        rank: superclass == base ? .first : isSubclass == nil ? .last : .usual)
    }
  }

  // MARK: Outlets and actions

  /// The outlets of the object that has the connection at a tag. Those that are already connected are last.
  func outletWords(at tag: Int) -> [CompletedWord] {
    guard let list = openElement(at: tag), let object = tree.parent(of: list), let owner = customClass(of: object)
    else { return [] }
    let connected = Set(
      tree.children(of: list).filter { Int(tree[$0].range.start) != tag && tree.kind(of: $0) == .outlet }
        .compactMap { tree.string(.property, of: $0) })
    return types(of: owner).flatMap { type in
      type.properties.filter(\.property.isOutlet).map { found in
        let property = found.property
        return CompletedWord(
          property.key, .field, property.type, documentation: documentation(property.documentation, in: type),
          rank: connected.contains(property.key) ? .last : .usual)
      }
    }
  }

  /// The actions of the destination of the connection at a tag; those of all objects while it has none.
  func actionWords(at tag: Int) -> [CompletedWord] {
    let destination = element(at: tag).flatMap { tree.attribute(.destination, of: $0) }
    let owners: [String]
    if let destination, !destination.value.isEmpty {
      owners = [ObjectIndex(tree)[destination].flatMap { customClass(of: $0) }].compactMap { $0 }
    } else {
      owners = tree.all.compactMap { tree.kind(of: $0).className != nil ? customClass(of: $0) : nil }
    }
    var known: Set<String> = []
    return owners.filter { known.insert($0).inserted }.flatMap { types(of: $0) }.flatMap { type in
      type.methods.filter(\.method.isAction).map { found in
        CompletedWord(
          found.method.selector, .method, type.name, documentation: documentation(found.method.documentation, in: type))
      }
    }
  }

  /// The declarations in code of a class and its superclasses.
  private func types(of name: String) -> [CodeType] {
    let classes = snapshot.facts.classes
    return classes.lineage(of: name).compactMap { classes.code.type(named: $0) }
  }

  private func documentation(_ text: String, in type: CodeType) -> String {
    text.isEmpty ? "Declared in \(type.name)" : text
  }
}
