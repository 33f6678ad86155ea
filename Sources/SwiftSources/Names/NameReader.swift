#if SwiftSources
  internal import CodeModel
  internal import SwiftSyntax

  /// Reads the names in the calls of one file.
  ///
  /// The tokens are visited in order, so that the depth of the code does not matter.
  struct NameReader {
    let text: CodeText
    private(set) var uses: [NameUse] = []
    private var importsSwiftUI = false

    init(_ text: CodeText) { self.text = text }

    mutating func read(_ tree: SourceFileSyntax) {
      importsSwiftUI = tree.statements.contains { item in
        item.item.as(ImportDeclSyntax.self)?.path.trimmedDescription == "SwiftUI"
      }
      for token in tree.tokens(viewMode: .sourceAccurate) {
        guard case .identifier = token.tokenKind, let parent = token.parent else { continue }
        if let argument = parent.as(LabeledExprSyntax.self), argument.label?.id == token.id {
          read(argument, labeled: token.text)
        } else if token.text == "loadNibNamed" {
          readLoadedNib(parent)
        } else if token.text == "register" {
          readRegistration(parent)
        } else if token.text == "identifier", let member = parent.parent?.as(MemberAccessExprSyntax.self),
          member.base?.trimmedDescription.hasPrefix("segue") == true
        {
          readComparison(ExprSyntax(member))
        } else if ["identifier", "id"].contains(token.text), let name = parent.as(DeclReferenceExprSyntax.self),
          name.parent?.is(MemberAccessExprSyntax.self) != true, isInSegueMethod(parent)
        {
          readComparison(ExprSyntax(name))
        } else if importsSwiftUI, ["Image", "Color"].contains(token.text) {
          readSwiftUI(parent, token.text == "Image" ? .image : .color)
        }
      }
    }

    private mutating func read(_ argument: LabeledExprSyntax, labeled label: String) {
      guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), let callee = Callee(call),
        !isExpectedToFail(call)
      else { return }
      let value = argument.expression
      switch (label, callee.name) {
      case ("nibName", _) where callee.name == "UINib" || call.argument("bundle") != nil:
        guard !value.is(NilLiteralExprSyntax.self), isOwn(call.argument("bundle")) else { return }
        add(.nib, value)
      case ("name", "UIStoryboard"):
        // The scenes of a storyboard in another bundle are not known.
        add(.storyboard, isOwn(call.argument("bundle")) ? value : nil, at: value)
      case ("withIdentifier", "instantiateViewController"), ("identifier", "instantiateViewController"):
        add(.controller, value, container: callee.base.flatMap(storyboard))
      case ("identifier", _) where callee.base == nil && callee.name.hasSuffix("Segue"):
        add(.madeSegue, value)
      case ("withIdentifier", "performSegue"):
        guard callee.base.map({ isController($0) }) ?? true else { return }
        let base = callee.base?.trimmedDescription
        add(.segue, value, isOfSelf: base == nil || base == "self" || base == "self?")
      case ("withIdentifier", "dequeueReusableCell"), ("withReuseIdentifier", "dequeueReusableCell"),
        ("withIdentifier", "dequeueReusableHeaderFooterView"),
        ("withReuseIdentifier", "dequeueReusableSupplementaryView"):
        add(.cell, value, isOptional: label == "withIdentifier" && call.argument("for") == nil)
      case ("forCellReuseIdentifier", _), ("forCellWithReuseIdentifier", _), ("forHeaderFooterViewReuseIdentifier", _),
        ("reuseIdentifier", _),
        ("withReuseIdentifier", _) where callee.name.hasPrefix("register"):
        let nib = call.arguments.first.flatMap { text.nibName($0.expression) }
        add(.registeredCell, value, container: nib.flatMap { reference($0) })
      case ("named", "UIImage"), ("named", "UIColor"):
        // Another label is that of an initializer of an extension.
        let labels = call.arguments.dropFirst().map { $0.label?.text ?? "" }
        guard isOwn(call.argument("in")), labels.allSatisfy(["in", "compatibleWith", "with", "variableValue"].contains)
        else { return }
        add(callee.name == "UIImage" ? .image : .color, value)
      case ("name", "UIFont"): add(.font, value)
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
        first.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "self",
        !call.arguments.contains(where: { $0.label?.text.hasSuffix("euseIdentifier") == true })
      else { return }
      add(.registeredCell, nil, at: first.expression)
    }

    /// Whether a test expects that a call finds nothing.
    private func isExpectedToFail(_ call: FunctionCallExprSyntax) -> Bool {
      let outer = call.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
      return outer.flatMap(Callee.init)?.name == "XCTAssertNil"
    }

    /// Whether an expression is a view controller by its name; routers and tests have methods with the names of UIKit's.
    private func isController(_ base: ExprSyntax) -> Bool {
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

    /// `segue.identifier == "detail"` and `switch segue.identifier { case "detail": … }`.
    private mutating func readComparison(_ written: ExprSyntax) {
      // `segue.identifier!`
      let unwrapped = written.parent?.as(ForceUnwrapExprSyntax.self).map { ExprSyntax($0) }
      let identifier = unwrapped ?? written
      // `segue.identifier ?? ""`
      let sequence = identifier.parent?.parent?.as(SequenceExprSyntax.self)
      let isDefaulted = sequence?.elements.dropFirst().first?.trimmedDescription == "??"
      let subject =
        isDefaulted && sequence?.elements.first?.id == identifier.id ? sequence.map { ExprSyntax($0) } : identifier
      if let statement = subject?.parent?.as(SwitchExprSyntax.self), statement.subject.id == subject?.id {
        for case .switchCase(let branch) in statement.cases {
          guard case .case(let label) = branch.label else { continue }
          for item in label.caseItems {
            guard let value = item.pattern.as(ExpressionPatternSyntax.self)?.expression else { continue }
            add(.comparedSegue, value.as(OptionalChainingExprSyntax.self)?.expression ?? wrapped(value))
          }
        }
        return
      }
      // `if case "detail"? = segue.identifier`
      if let condition = identifier.parent?.parent?.as(MatchingPatternConditionSyntax.self),
        let value = condition.pattern.as(ExpressionPatternSyntax.self)?.expression
      {
        return add(.comparedSegue, value.as(OptionalChainingExprSyntax.self)?.expression ?? wrapped(value))
      }
      guard let list = identifier.parent?.as(ExprListSyntax.self) else { return }
      let elements = Array(list)
      guard let place = elements.firstIndex(where: { $0.id == identifier.id }) else { return }
      func isComparison(_ index: Int) -> Bool {
        ["==", "!="].contains(elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text)
      }
      // `"detail" == segue.identifier`
      if place >= 2, isComparison(place - 1),
        place == 2 || ["&&", "||"].contains(elements[place - 3].trimmedDescription)
      {
        return add(.comparedSegue, elements[place - 2])
      }
      guard place + 2 < elements.count, isComparison(place + 1),
        place + 3 >= elements.count || ["&&", "||", "?"].contains(elements[place + 3].trimmedDescription.prefix(2))
          || elements[place + 3].is(UnresolvedTernaryExprSyntax.self)
      else { return }
      add(.comparedSegue, elements[place + 2])
    }

    /// The value in `.some("detail")`.
    private func wrapped(_ value: ExprSyntax) -> ExprSyntax {
      guard let call = value.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
        call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "some",
        let argument = call.arguments.first
      else { return value }
      return argument.expression
    }

    /// Whether a node is in `prepare(for:sender:)` or `shouldPerformSegue(withIdentifier:sender:)`, where a local name is the
    /// segue's identifier.
    private func isInSegueMethod(_ node: Syntax) -> Bool {
      var next = node.parent
      while let current = next {
        if let function = current.as(FunctionDeclSyntax.self) {
          let label = function.signature.parameterClause.parameters.first?.firstName.text
          if function.name.text == "shouldPerformSegue" { return label == "withIdentifier" }
          return function.name.text == "prepare" && label == "for"
            && function.body?.trimmedDescription.contains("= segue.identifier") == true
        }
        next = current.parent
      }
      return false
    }

    /// SwiftUI's `Image("star")` and `Color("paper")`.
    private mutating func readSwiftUI(_ name: Syntax, _ kind: NameUse.Kind) {
      guard let call = name.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == name.id,
        let first = call.arguments.first, first.label == nil || first.label?.text == "decorative",
        first.expression.is(StringLiteralExprSyntax.self), isOwn(call.argument("bundle")),
        call.arguments.dropFirst().allSatisfy({ ["bundle", "label", "variableValue"].contains($0.label?.text) })
      else { return }
      add(kind, first.expression)
    }

    /// - Parameter place: the expression at which the use is, if its value is unknown.
    private mutating func add(
      _ kind: NameUse.Kind, _ value: ExprSyntax?, at place: ExprSyntax? = nil, container: ActionReference? = nil,
      isOptional: Bool = false, isOfSelf: Bool = false
    ) {
      // Each of `isSmall ? "star" : "stars"`, and the default of `name ?? "star"`.
      if let alternatives = value.flatMap({ alternatives(in: $0) }) {
        for value in alternatives {
          add(kind, value, container: container, isOptional: isOptional, isOfSelf: isOfSelf)
        }
        return
      }
      guard let place = value ?? place else { return }
      var use = NameUse(
        kind, value.flatMap { reference($0) }, at: text.span(place.offsets), in: enclosingType(of: Syntax(place)),
        container: container, isOptional: isOptional)
      use.isOfSelf = isOfSelf
      uses.append(use)
    }

    /// The literals that a conditional expression, or one with a default, may give; `nil` for other expressions.
    private func alternatives(in value: ExprSyntax) -> [ExprSyntax]? {
      guard let elements = value.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count >= 3 else {
        return nil
      }
      let literals: [ExprSyntax]
      if let ternary = elements[elements.count - 2].as(UnresolvedTernaryExprSyntax.self) {
        literals = [ternary.thenExpression, elements[elements.count - 1]]
      } else if elements.count == 3, elements[1].trimmedDescription == "??" {
        literals = [elements[2]]
      } else {
        return nil
      }
      return literals.filter { $0.is(StringLiteralExprSyntax.self) }
    }

    /// The storyboard in `UIStoryboard(name: "Main", bundle: nil)`, or in a local constant with such a value.
    private func storyboard(_ expression: ExprSyntax) -> ActionReference? {
      if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.plainName {
        guard case .value(let value)? = localName(name, at: Syntax(expression)) else { return nil }
        return value.is(FunctionCallExprSyntax.self) ? storyboard(value) : nil
      }
      guard let call = expression.as(FunctionCallExprSyntax.self), Callee(call)?.name == "UIStoryboard" else {
        return nil
      }
      return call.argument("name").flatMap { reference($0) }
    }

    /// The name that an expression evaluates to; `nil` if it is computed, or a parameter or a variable.
    private func reference(_ value: ExprSyntax) -> ActionReference? {
      let node = Syntax(value)
      if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.plainName, let local = localName(name, at: node) {
        guard case .value(let value) = local, !value.is(DeclReferenceExprSyntax.self) else { return nil }
        return reference(value)
      }
      if let type = text.describedType(value, in: Self.ownType) {
        let named = type == Self.ownType ? finalClass(around: node) : type
        return named.map { .constant("\($0).self") }
      }
      guard let found = text.actionReference(value, isLocal: { localName($0, at: node) != nil }) else { return nil }
      guard case .constant(let name) = found else { return found }
      if let root = name.split(separator: ".").first, isGenericParameter(String(root), at: node) { return nil }
      // A member of the own type is no constant of the top level.
      let base = value.as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
      return base == "self" || base == "Self" ? .constant("self.\(name)") : found
    }

    /// Whether a declaration around a node has a generic parameter with a name.
    private func isGenericParameter(_ name: String, at node: Syntax) -> Bool {
      var next = node.parent
      while let current = next {
        let generics = current.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
        if generics?.parameters.contains(where: { $0.name.plainName == name }) == true { return true }
        next = current.parent
      }
      return false
    }

    /// Stands for the type of `self`.
    private static let ownType = "self"

    /// The class that contains a node, if `self` cannot be one of its subclasses.
    private func finalClass(around node: Syntax) -> String? {
      var next = node.parent
      while let current = next {
        if current.is(ExtensionDeclSyntax.self) { return nil }
        if let own = current.as(ClassDeclSyntax.self) {
          return own.modifiers.contains { $0.name.tokenKind == .keyword(.final) } ? own.name.plainName : nil
        }
        next = current.parent
      }
      return nil
    }

    /// Whether an argument for a bundle names the app, or the bundle of the code.
    private func isOwn(_ bundle: ExprSyntax?) -> Bool {
      guard let bundle, !bundle.is(NilLiteralExprSyntax.self) else { return true }
      let own = enclosingType(of: Syntax(bundle)).map { "Bundle(for: \($0).self)" }
      return bundle.trimmedDescription == own
        || [
          "Bundle.main", ".main", "Bundle.module", ".module", "Bundle(for: type(of: self))", "Bundle(for: Self.self)",
          "Bundle(for: self.classForCoder)", "Bundle(for: classForCoder)",
        ].contains(bundle.trimmedDescription)
    }

    /// The name of the nearest type that contains a node, qualified by those that contain it.
    private func enclosingType(of node: Syntax) -> String? {
      var names: [String] = []
      var next = node.parent
      while let current = next {
        if let named = current.asProtocol((any NamedDeclSyntax).self), current.isProtocol((any DeclGroupSyntax).self) {
          names.append(named.name.plainName)
        } else if let added = current.as(ExtensionDeclSyntax.self), let name = text.typeName(added.extendedType) {
          names.append(name)
        }
        next = current.parent
      }
      return names.isEmpty ? nil : names.reversed().joined(separator: ".")
    }
  }

  /// The function of a call, without its type's module or the object's name.
  private struct Callee {
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
    fileprivate func argument(_ label: String) -> ExprSyntax? {
      arguments.first { $0.label?.text == label }?.expression
    }
  }
#endif
