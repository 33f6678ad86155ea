#if SwiftSources
  internal import CodeModel
  internal import SwiftSyntax

  /// The attributes and modifiers of a declaration.
  struct DeclarationMarks {
    var objectiveCName: String?
    var isOutlet = false
    var isInspectable = false
    var isAction = false
    var isSegueAction = false
    /// `@objc`, `dynamic`, `@NSManaged`, `@GKInspectable`.
    var isObjectiveC = false
    var isHidden = false
    var exposesMembers = false
    var isStatic = false
    var isWeak = false
    var isOverride = false
    var isOptional = false
    /// `nil` without an access modifier.
    var access: AccessLevel?

    init(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ text: CodeText) {
      if !attributes.isEmpty { read(attributes, text) }
      for modifier in modifiers { read(modifier) }
    }

    private mutating func read(_ attributes: AttributeListSyntax, _ text: CodeText) {
      for element in attributes {
        switch element {
        case .attribute(let attribute): read(attribute, text)
        case .ifConfigDecl(let condition):
          for clause in condition.clauses {
            if case .attributes(let attributes) = clause.elements { read(attributes, text) }
          }
        }
      }
    }

    private mutating func read(_ attribute: AttributeSyntax, _ text: CodeText) {
      guard let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text else { return }
      switch name {
      case "objc":
        isObjectiveC = true
        guard let arguments = attribute.arguments else { return }
        let selector = text.compact(arguments.offsets)
        objectiveCName = selector.isEmpty ? objectiveCName : selector.filter { $0 != "`" }
      case "objcMembers": exposesMembers = true
      case "nonobjc": isHidden = true
      case "IBOutlet": isOutlet = true
      case "IBInspectable": isInspectable = true
      case "GKInspectable", "NSManaged": isObjectiveC = true
      case "IBAction": isAction = true
      case "IBSegueAction":
        isSegueAction = true
        if let arguments = attribute.arguments {
          let selector = text.compact(arguments.offsets)
          if !selector.isEmpty { objectiveCName = selector }
        }
      default: break
      }
    }

    private mutating func read(_ modifier: DeclModifierSyntax) {
      guard case .keyword(let keyword) = modifier.name.tokenKind else { return }
      switch keyword {
      case .static, .class: isStatic = true
      case .weak: isWeak = true
      case .override: isOverride = true
      case .optional: isOptional = true
      case .dynamic: isObjectiveC = true
      default:
        // `private(set)` restricts only the setter.
        if modifier.detail == nil, let level = AccessLevel(keyword) { access = level }
      }
    }
  }

  extension AccessLevel {
    fileprivate init?(_ keyword: Keyword) {
      switch keyword {
      case .private: self = .private
      case .fileprivate: self = .fileprivate
      case .internal: self = .internal
      case .package: self = .package
      case .public: self = .public
      case .open: self = .open
      default: return nil
      }
    }
  }
#endif
