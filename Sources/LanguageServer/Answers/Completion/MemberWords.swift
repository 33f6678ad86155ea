internal import CodeModel
internal import ThemeDatabase
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

extension Inquiry {
  // MARK: Classes

  /// The classes of the code that the element at a tag can have: first the View class of a theme's root and those that
  /// inherit the element's own class directly, last those with an unknown superclass.
  func classWords(for kind: ElementKind, at tag: Int) -> [CompletedWord] {
    let parent = openElement(at: tag).map { tree.kind(of: $0) }
    let own = parent == .objects || parent == .theme ? FileName(path: path).viewClass : nil
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
        rank: name == own || own == nil && superclass == base ? .first : isSubclass == nil ? .last : .usual)
    }
  }

  /// The outlets of the View classes of the descriptor's Screenlets.
  var viewOutletWords: [CompletedWord] {
    let screenlets = screenletsOfDescriptor
    var known: Set<String> = []
    return snapshot.facts.classes.code.classNames.filter { name in
      screenlets.contains { name.hasPrefix("\($0)View_") || name.hasPrefix("\($0)ScreenletView_") }
    }.flatMap { types(of: $0) }.flatMap { type in
      type.properties.map(\.property).filter { $0.isOutlet && known.insert($0.key).inserted }.map {
        CompletedWord($0.key, .field, $0.type, documentation: documentation($0.documentation, in: type))
      }
    }
  }

  // MARK: Outlets and actions

  /// The outlets, or outlet collections, of the object that has the connection at a tag. Those that are already connected
  /// are last.
  func outletWords(of kind: ElementKind, at tag: Int) -> [CompletedWord] {
    guard let list = openElement(at: tag), let owner = ownerClass(ofConnectionAt: tag) else { return [] }
    let connected = Set(
      tree.children(of: list).filter { Int(tree[$0].range.start) != tag && tree.kind(of: $0) == .outlet }
        .compactMap { tree.string(.property, of: $0) })
    return types(of: owner).flatMap { type in
      type.properties.filter { $0.property.isOutlet && isOutlet($0.property, ofKind: kind) }.map { found in
        let property = found.property
        return CompletedWord(
          property.key, .field, property.type, documentation: documentation(property.documentation, in: type),
          rank: connected.contains(property.key) ? .last : .usual)
      }
    }
  }

  /// Whether an outlet is a collection if the connection is one. An alias may refer to either.
  private func isOutlet(_ property: PropertyDeclaration, ofKind kind: ElementKind) -> Bool {
    guard let type = property.type.map({ TypeName($0) }) else { return true }
    if !type.isCollection, snapshot.facts.classes.code.resolvingAlias(type.qualifiedName) != type.qualifiedName {
      return true
    }
    return type.isCollection == (kind == .outletCollection)
  }

  /// The outlet with a key of the object that has the connection at a tag.
  func outlet(_ key: String, ofConnectionAt tag: Int) -> PropertyDeclaration? {
    guard let owner = ownerClass(ofConnectionAt: tag) else { return nil }
    let properties = types(of: owner).lazy.flatMap { $0.properties.map(\.property) }
    return properties.first { $0.isOutlet && $0.key == key }
  }

  private func ownerClass(ofConnectionAt tag: Int) -> String? {
    openElement(at: tag).flatMap { tree.parent(of: $0) }.flatMap { customClass(of: $0) }
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
    return owners.filter { known.insert($0).inserted }.flatMap { methodWords(of: $0, where: \.isAction) }
  }

  /// The selectors of some methods of a class and its superclasses.
  func methodWords(of owner: String, where isWanted: (MethodDeclaration) -> Bool) -> [CompletedWord] {
    types(of: owner).flatMap { type in
      type.methods.filter { isWanted($0.method) }.map { found in
        CompletedWord(
          found.method.selector, .method, type.name, documentation: documentation(found.method.documentation, in: type))
      }
    }
  }

  /// The declarations in code of a class and its superclasses, and the extensions of those of frameworks.
  func types(of name: String) -> [CodeType] {
    let classes = snapshot.facts.classes
    return classes.lineage(of: name).compactMap { classes.code.type(named: $0) ?? classes.code.extensions(of: $0) }
  }

  func documentation(_ text: String, in type: CodeType) -> String {
    text.isEmpty ? "Declared in \(type.name)" : text
  }
}
