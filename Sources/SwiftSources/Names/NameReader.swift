#if SwiftSources
  internal import CodeModel
  internal import SwiftSyntax

  /// Reads the names in the calls of one file.
  ///
  /// The tokens are visited in order, so that the depth of the code does not matter.
  struct NameReader {
    let text: CodeText
    var uses: [NameUse] = []
    private(set) var declared: FileDeclarations
    private var importsSwiftUI = false
    let locals = DeclaringStatements()

    init(_ text: CodeText) {
      self.text = text
      declared = FileDeclarations(text)
    }

    mutating func read(_ tree: SourceFileSyntax) {
      importsSwiftUI = tree.statements.contains { item in
        item.item.as(ImportDeclSyntax.self)?.path.trimmedDescription == "SwiftUI"
      }
      declared.read(tree)
      for token in tree.tokens(viewMode: .sourceAccurate) {
        guard case .identifier = token.tokenKind, let parent = token.parent else { continue }
        if let argument = parent.as(LabeledExprSyntax.self), argument.label?.id == token.id {
          read(argument, labeled: token.text)
        } else if token.text == "loadNibNamed" {
          readLoadedNib(parent)
        } else if token.text == "register" {
          readRegistration(parent)
        } else if token.text == "identifier", let member = parent.parent?.as(MemberAccessExprSyntax.self) {
          if isIdentifierOfSegue(member) { readComparison(ExprSyntax(member)) }
        } else if ["identifier", "id", "segueIdentifier"].contains(token.text),
          let name = parent.as(DeclReferenceExprSyntax.self), name.parent?.is(MemberAccessExprSyntax.self) != true
        {
          if isIdentifier(name) { readComparison(ExprSyntax(name)) }
        } else if token.text == "nibName", let binding = parent.parent?.as(PatternBindingSyntax.self) {
          readOverride(binding)
        } else if importsSwiftUI, let kind = Self.swiftUIKinds[token.text], !declared.names.contains(token.text) {
          readSwiftUI(parent, kind)
        }
      }
    }

    /// Names of UIKit and SwiftUI that mean something else if the file declares them.
    private static let platformNames: Set<String> = [
      "UIImage", "UIColor", "UIFont", "UIFontDescriptor", "UIStoryboard", "UINib", "ImageResource", "ColorResource",
      "Label", "performSegue",
    ]

    private static let swiftUIKinds: [String: NameUse.Kind] = ["Image": .image, "Color": .color, "custom": .font]

    private mutating func read(_ argument: LabeledExprSyntax, labeled label: String) {
      // `#imageLiteral(resourceName: "star")`
      if label == "resourceName", argument.parent?.parent?.is(MacroExpansionExprSyntax.self) == true {
        return add(.image, argument.expression)
      }
      guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), let callee = Callee(call),
        !isExpectedToFail(call), !(Self.platformNames.contains(callee.name) && declared.names.contains(callee.name))
      else { return }
      let known = uses.count
      read(argument.expression, labeled: label, of: callee, in: call)
      if let taker = taker(of: label, callee) { for index in known..<uses.count { uses[index].callee = taker } }
    }

    /// The declaration that takes a name; `nil` for a method of an object that is evidently UIKit's.
    private func taker(of label: String, _ callee: Callee) -> NameUse.Callee? {
      guard let base = callee.base else {
        if callee.name.first?.isUppercase != true { return .method(callee.name, label: label) }
        // A class of the code may inherit an initializer with a nib.
        return Self.platformNames.contains(callee.name) ? .initializer(type: callee.name, label: label) : nil
      }
      if base.is(FunctionCallExprSyntax.self) || callee.name == "init" { return nil }
      let name = base.trimmedDescription.lowercased()
      return ["toryboard", "ableview", "ollectionview"].contains(where: name.contains)
        ? nil : .method(callee.name, label: label)
    }

    private mutating func read(
      _ value: ExprSyntax, labeled label: String, of callee: Callee, in call: FunctionCallExprSyntax
    ) {
      switch (label, callee.name) {
      case ("nibName", _) where callee.name == "UINib" || call.argument("bundle") != nil:
        guard !value.is(NilLiteralExprSyntax.self), isOwn(call.argument("bundle")) else { return }
        add(.nib, value)
      case ("name", "UIStoryboard"):
        // The scenes of a storyboard in another bundle are not known.
        add(.storyboard, isOwn(call.argument("bundle")) ? value : nil, at: value)
      case ("withIdentifier", "instantiateViewController"), ("identifier", "instantiateViewController"):
        let isOwn = ["storyboard", "self.storyboard"].contains(
          callee.base?.trimmedDescription.filter { !"?!".contains($0) })
        add(.controller, value, container: callee.base.flatMap(storyboard), isOwn: isOwn)
      case ("identifier", _) where callee.base == nil && callee.name.hasSuffix("Segue"):
        add(.madeSegue, value)
      case ("withIdentifier", "performSegue"):
        guard callee.base.map({ isController($0) }) ?? true else { return }
        let base = callee.base?.trimmedDescription
        add(.segue, value, isOwn: base == nil || base == "self" || base == "self?")
      case ("withIdentifier", "dequeueReusableCell"), ("withReuseIdentifier", "dequeueReusableCell"),
        ("withIdentifier", "dequeueReusableHeaderFooterView"),
        ("withReuseIdentifier", "dequeueReusableSupplementaryView"):
        let list = callee.base?.trimmedDescription.filter { !"?!".contains($0) }
        add(
          .cell, value, isOptional: label == "withIdentifier" && call.argument("for") == nil,
          isOwn: ["tableView", "self.tableView", "collectionView", "self.collectionView"].contains(list))
      case ("forCellReuseIdentifier", _), ("forCellWithReuseIdentifier", _), ("forHeaderFooterViewReuseIdentifier", _),
        ("reuseIdentifier", _),
        ("withReuseIdentifier", _) where callee.name.hasPrefix("register"):
        let nib = call.arguments.first.flatMap { text.nibName($0.expression) }
        add(.registeredCell, value, container: nib.flatMap { reference($0) })
        if let first = call.arguments.first?.expression, first.isMetatype { add(.registeredClass, first) }
      case ("named", "UIImage"), ("named", "UIColor"):
        // Another label is that of an initializer of an extension.
        let labels = call.arguments.dropFirst().map { $0.label?.text ?? "" }
        guard isOwn(call.argument("in")), labels.allSatisfy(["in", "compatibleWith", "with", "variableValue"].contains)
        else { return }
        add(callee.name == "UIImage" ? .image : .color, value)
      case ("name", "UIFont"), ("name", "UIFontDescriptor"): add(.font, value)
      case ("name", "ImageResource") where isOwn(call.argument("bundle")): add(.image, value)
      case ("name", "ColorResource") where isOwn(call.argument("bundle")): add(.color, value)
      case ("image", "Label") where importsSwiftUI && value.is(StringLiteralExprSyntax.self): add(.image, value)
      default: break
      }
    }

    /// `register(cellType: RowCell.self)` of a package, which chooses the identifier.
    private mutating func readRegistration(_ name: Syntax) {
      guard
        let call = (name.parent?.as(MemberAccessExprSyntax.self)).flatMap({ $0.parent?.as(FunctionCallExprSyntax.self) }
        )
          ?? name.parent?.as(FunctionCallExprSyntax.self),
        let first = call.arguments.first,
        first.expression.isMetatype,
        !call.arguments.contains(where: { $0.label?.text.hasSuffix("euseIdentifier") == true })
      else { return }
      add(.registeredCell, nil, at: first.expression)
    }

    /// Whether a test expects that a call finds nothing.
    private func isExpectedToFail(_ call: FunctionCallExprSyntax) -> Bool {
      let outer = call.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
      return outer.flatMap(Callee.init)?.name == "XCTAssertNil"
    }

    /// `override var nibName: String? { "RowView" }` of a view controller.
    private mutating func readOverride(_ binding: PatternBindingSyntax) {
      guard let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
        variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) }),
        !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.class) }),
        let value = ConstantReader(text).returned(binding.accessorBlock), value.is(StringLiteralExprSyntax.self)
      else { return }
      add(.nib, value)
    }

    /// Whether an expression is a view controller by its name or by what it was made from; routers and tests have methods
    /// with the names of UIKit's.
    private func isController(_ base: ExprSyntax) -> Bool {
      if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.plainName,
        case .value(let value)? = localName(name, at: Syntax(base)),
        value.trimmedDescription.contains("instantiateViewController")
      {
        return true
      }
      let name = base.trimmedDescription.lowercased()
      return name.hasPrefix("self") || name.hasSuffix("self") || name.contains("controller") || name.contains("vc")
    }

    /// `Bundle.main.loadNibNamed("RowCell", owner: self)`.
    private mutating func readLoadedNib(_ name: Syntax) {
      guard let member = name.parent?.as(MemberAccessExprSyntax.self), isOwn(member.base),
        let call = member.parent?.as(FunctionCallExprSyntax.self), let first = call.arguments.first, first.label == nil
      else { return }
      add(.nib, first.expression)
    }

    /// SwiftUI's `Image("star")`, `Color("paper")` and `Font.custom("Inter-Bold", size: 12)`.
    private mutating func readSwiftUI(_ name: Syntax, _ kind: NameUse.Kind) {
      let callee = name.parent?.as(MemberAccessExprSyntax.self).map { Syntax($0) } ?? name
      guard let call = callee.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == callee.id,
        let first = call.arguments.first, first.label == nil || first.label?.text == "decorative",
        isText(first.expression), isOwn(call.argument("bundle"))
      else { return }
      let labels = call.arguments.dropFirst().map { $0.label?.text ?? "" }
      if kind == .font {
        guard labels.contains(where: ["size", "fixedSize"].contains) else { return }
      } else {
        // A member of another type may have the same name.
        let base = callee.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
        guard callee.id == name.id || base == "SwiftUI",
          labels.allSatisfy(["bundle", "label", "variableValue"].contains)
        else { return }
      }
      let known = uses.count
      add(kind, first.expression)
      if kind != .font {
        for index in uses.indices.dropFirst(known) {
          uses[index].callee = .initializer(type: name.trimmedDescription, label: nil)
        }
      }
    }

    /// Whether an argument is certainly a string, and not a resource, an image of UIKit or a color space.
    private func isText(_ value: ExprSyntax) -> Bool {
      if let values = alternatives(in: value) { return !values.isEmpty }
      return value.is(StringLiteralExprSyntax.self)
        || value.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "rawValue"
    }

    /// - Parameters:
    ///   - place: the expression at which the use is, if its value is unknown.
    ///   - isOwn: whether the scene of the enclosing class must have it.
    mutating func add(
      _ kind: NameUse.Kind, _ value: ExprSyntax?, at place: ExprSyntax? = nil, container: ActionReference? = nil,
      isOptional: Bool = false, isOwn: Bool = false
    ) {
      // Each of `isSmall ? "star" : "stars"`, and the default of `name ?? "star"`.
      if let alternatives = value.flatMap({ alternatives(in: $0) }) {
        for value in alternatives {
          add(kind, value, container: container, isOptional: isOptional, isOwn: isOwn)
        }
        return
      }
      guard let place = value ?? place, !isInactive(Syntax(place)) else { return }
      var use = NameUse(
        kind, value.flatMap { reference($0) }, at: text.span(place.offsets), in: text.enclosingType(of: Syntax(place)),
        container: container, isOptional: isOptional)
      if isOwn { use.ownClass = use.type }
      uses.append(use)
    }
  }

  /// The function of a call, without its type's module or the object's name.
  struct Callee {
    /// The name of the function; of an initializer, that of the type.
    let name: String
    /// The object whose method is called; `nil` for functions and initializers.
    let base: ExprSyntax?

    init?(_ call: FunctionCallExprSyntax) {
      if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainName {
        (self.name, base) = (name, nil)
        return
      }
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
      let method = member.declName.baseName.plainName
      if method == "init", member.base?.is(SuperExprSyntax.self) == true {
        (name, base) = ("super.init", nil)
      } else if method == "init", member.base == nil, let type = call.annotatedType {
        (name, base) = (type, nil)
      } else if method != "init" {
        (name, base) = (method, member.base)
      } else if let type = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.plainName {
        (name, base) = (type, nil)
      } else {
        return nil
      }
    }
  }

  extension FunctionCallExprSyntax {
    /// The annotated type of the variable whose value, or whose getter's only expression, a call is.
    fileprivate var annotatedType: String? {
      var next = parent
      while let current = next, !current.is(MemberBlockItemSyntax.self), !current.is(FunctionDeclSyntax.self) {
        if let binding = current.as(PatternBindingSyntax.self) {
          return binding.typeAnnotation?.type.trimmedDescription.split { "?!".contains($0) }.first.map(String.init)
        }
        let isValue =
          current.is(InitializerClauseSyntax.self) || current.is(CodeBlockItemSyntax.self)
          || current.as(CodeBlockItemListSyntax.self)?.dropFirst().isEmpty == true
          || current.is(AccessorBlockSyntax.self)
        if !isValue { return nil }
        next = current.parent
      }
      return nil
    }

    func argument(_ label: String) -> ExprSyntax? {
      arguments.first { $0.label?.text == label }?.expression
    }
  }
#endif
