#if SwiftSources
  internal import CodeModel
  internal import SwiftSyntax
  internal import ThemeSource

  /// Reads the uses of names in the code of one type, with one walk over each body.
  final class BodyReader {
    /// Deeper expressions are not read, so that no source exhausts the stack.
    static let depthLimit = 200

    let text: CodeText
    var scope = FunctionScope()
    /// The kind of the accessor that is being read, if any.
    var accessor: AccessorKind?
    var presentations: [PresentationAccess] = []
    /// The index in ``presentations`` of each outlet and key path, with `isWritten` and `isRead` false.
    var presentationIndices: [PresentationAccess: Int] = [:]
    /// Whether dictionaries contain progress messages.
    var isProgress = false
    var fired: [CodeUses.FiredAction] = []
    var identifiers: [CodeUses.Identifier] = []
    var progress: [CodeUses.ProgressText] = []
    /// The name of the method that is being read; empty for other code.
    var method = ""
    var cells: [CodeUses.RegisteredCell] = []
    var helpers: [RegisteringHelper] = []
    /// The arguments of calls of own methods that may be helpers, keyed by name.
    var helperCalls: [String: [[ActionReference?]]] = [:]
    var dequeued: [ActionReference] = []
    private var assigned: Set<String> = []
    private var unguarded: Set<String> = []

    init(_ text: CodeText) { self.text = text }

    func finished() -> CodeUses {
      var uses = CodeUses()
      uses.assigned = assigned.sorted { $0.isBefore($1) }
      uses.unguarded = unguarded.sorted { $0.isBefore($1) }
      uses.fired = fired
      uses.identifiers = identifiers
      uses.progress = progress
      uses.cells = cells + helpers.flatMap { $0.cells(helperCalls[$0.method] ?? []) }
      uses.dequeued = dequeued
      return uses
    }

    func readFunction(
      named name: String = "", _ parameters: FunctionParameterClauseSyntax?, _ body: CodeBlockSyntax?
    ) {
      guard let body else { return }
      method = name
      defer { method = "" }
      inFunction {
        declare(parameters)
        readBody(body.statements)
      }
    }

    func readSubscript(_ node: SubscriptDeclSyntax) {
      readAccessors(node.accessorBlock, parameters: node.parameterClause) { _ in }
    }

    /// Reads the initial value and the accessors of a property. Returns the members of outlets that the accessors use.
    func readProperty(_ name: String, _ binding: PatternBindingSyntax) -> [PresentationAccess] {
      isProgress = name == "progressMessages"
      defer { isProgress = false }
      if let value = binding.initializer?.value { inFunction { walk(value, 0, as: .value) } }
      presentations = []
      presentationIndices = [:]
      readAccessors(binding.accessorBlock, parameters: nil) { accessor = $0 }
      accessor = nil
      return presentations
    }

    private func readAccessors(
      _ block: AccessorBlockSyntax?, parameters: FunctionParameterClauseSyntax?, _ begin: (AccessorKind) -> Void
    ) {
      switch block?.accessors {
      case .getter(let getter):
        begin(.getter)
        inFunction {
          declare(parameters)
          readBody(getter)
        }
      case .accessors(let accessors):
        for accessor in accessors {
          guard let body = accessor.body else { continue }
          begin(AccessorKind(accessor))
          inFunction {
            declare(parameters)
            scope.locals.insert("newValue")
            scope.locals.insert("oldValue")
            if let name = accessor.parameters?.name.plainName { scope.locals.insert(name) }
            readBody(body.statements)
          }
        }
      case nil: break
      }
    }

    /// Reads a body. A single expression is its result.
    private func readBody(_ items: CodeBlockItemListSyntax) {
      if items.count == 1, case .expr(let value)? = items.first?.item {
        if returnsCellIdentifier { readIdentifier(value) }
        walk(value, 0, as: .demanded)
      } else {
        walk(Syntax(items), 0)
      }
    }

    private func inFunction(_ read: () -> Void) {
      scope = FunctionScope()
      read()
      if !scope.unguarded.isEmpty { unguarded.formUnion(scope.unguarded.subtracting(scope.guarded)) }
    }

    private func declare(_ parameters: FunctionParameterClauseSyntax?) {
      guard let parameters else { return }
      for (position, parameter) in parameters.parameters.enumerated() {
        let name = (parameter.secondName ?? parameter.firstName).plainName
        scope.locals.insert(name)
        scope.parameters[name] = position
      }
    }

    /// Whether the values that the function returns are identifiers of cells.
    var returnsCellIdentifier: Bool { method == "doGetCellId" }

    func assign(_ name: String) { assigned.insert(name) }
  }

  /// The names of one function, including the closures and functions in it.
  struct FunctionScope {
    /// Parameters and variables of the whole function.
    var locals: Set<String> = []
    /// The positions of the function's parameters.
    var parameters: [String: Int] = [:]
    /// The properties that variables are bound to.
    var aliases: [String: String] = [:]
    /// The actions that variables contain.
    var actions: [String: ActionReference] = [:]
    /// The names of the nibs that variables contain.
    var nibs: [String: ActionReference] = [:]
    /// Names that are bound or compared with `nil`.
    var guarded: Set<String> = []
    var unguarded: Set<String> = []
  }

  /// The use of an expression's value.
  enum ValueRole {
    case value
    /// Returned, passed or an operand: `nil` would trap.
    case demanded
    /// Bound by `if let`, or compared with `nil`.
    case bound
  }
#endif
