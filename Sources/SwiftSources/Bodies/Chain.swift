#if SwiftSources
  internal import SwiftSyntax

  /// A chain of members, calls and subscripts as a list, e.g. `self.title?.text` as `self` and `.title`, `?`, `.text`.
  struct Chain {
    enum Part {
      case member(String)
      case call(FunctionCallExprSyntax)
      case index(SubscriptCallExprSyntax)
      /// `?`
      case optional
      /// `!`
      case force
      /// `as T` in parentheses.
      case cast

      /// Whether the part only unwraps or casts the value.
      var isUnwrapping: Bool {
        switch self {
        case .optional, .force, .cast: true
        case .member, .call, .index: false
        }
      }
    }

    enum Root {
      case name(String)
      case `self`
      case `super`
      /// No base, as in `.red`.
      case implicit
      case other(ExprSyntax)
    }

    private(set) var root: Root
    /// From the root outward.
    private(set) var parts: [Part] = []

    init(_ expression: ExprSyntax) {
      root = .other(expression)
      var rest = expression
      descent: while true {
        switch rest.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let member):
          parts.append(.member(member.declName.baseName.plainName))
          guard let base = member.base else {
            root = .implicit
            break descent
          }
          rest = base
        case .functionCallExpr(let call):
          parts.append(.call(call))
          rest = call.calledExpression
        case .subscriptCallExpr(let call):
          parts.append(.index(call))
          rest = call.calledExpression
        case .optionalChainingExpr(let chaining):
          parts.append(.optional)
          rest = chaining.expression
        case .forceUnwrapExpr(let unwrapping):
          parts.append(.force)
          rest = unwrapping.expression
        case .tupleExpr(let tuple):
          guard let inner = Self.parenthesized(tuple) else {
            root = .other(rest)
            break descent
          }
          if inner.isCast { parts.append(.cast) }
          rest = inner.value
        case .declReferenceExpr(let reference):
          root = Self.root(reference)
          break descent
        case .superExpr:
          root = .super
          break descent
        default:
          root = .other(rest)
          break descent
        }
      }
      parts.reverse()
    }

    private static func root(_ reference: DeclReferenceExprSyntax) -> Root {
      switch reference.baseName.tokenKind {
      case .keyword(.self): .self
      case .identifier: .name(reference.baseName.plainName)
      default: .other(ExprSyntax(reference))
      }
    }

    /// Returns the value in `(value)` or `(value as? T)`.
    private static func parenthesized(_ tuple: TupleExprSyntax) -> (value: ExprSyntax, isCast: Bool)? {
      guard tuple.elements.count == 1, let element = tuple.elements.first, element.label == nil else { return nil }
      guard let sequence = element.expression.as(SequenceExprSyntax.self) else { return (element.expression, false) }
      guard sequence.elements.count == 3, let value = sequence.elements.first,
        sequence.elements[sequence.elements.index(after: sequence.elements.startIndex)].is(UnresolvedAsExprSyntax.self)
      else { return nil }
      return (value, true)
    }

    /// Whether it starts with `self.`.
    var isQualified: Bool { if case .self = root { true } else { false } }

    /// The first name, alone or after `self.`, and the parts after it.
    var property: (name: String, rest: ArraySlice<Part>)? {
      switch root {
      case .name(let name): return (name, parts[...])
      case .self:
        let rest = parts.drop { $0.isUnwrapping }
        guard case .member(let name)? = rest.first else { return nil }
        return (name, rest.dropFirst())
      case .super, .implicit, .other: return nil
      }
    }
  }
#endif
