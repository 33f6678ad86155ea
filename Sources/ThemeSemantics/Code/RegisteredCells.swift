internal import CodeModel

extension ClassTable {
  /// The cells that the code of a class and its superclasses registers for lists.
  package func registeredCells(of className: String) -> [RegisteredNib] {
    RegisteredCells(of: className, self).nibs { _ in true }
  }

  /// The cells that a list of a class shows: those that its code registers and dequeues. If no identifier is known to be
  /// dequeued, the only registered cell.
  package func cells(of className: String, list: String) -> [RegisteredNib] {
    let cells = RegisteredCells(of: className, self)
    if !cells.dequeued.isEmpty { return cells.nibs { $0.list == list && cells.dequeued.contains($0.identifier) } }
    let nibs = cells.nibs { $0.list == list }
    return nibs.count == 1 && !cells.hasUnknown(list) ? nibs : []
  }
}

/// A nib that code registers.
package struct RegisteredNib: Sendable, Hashable {
  /// The name of its file without extension; of a part, its class.
  package var name: String
  /// Whether it is found in the list's theme.
  package var isPart: Bool
}

/// The cells that the code of a class and its superclasses registers, and the identifiers that it dequeues.
private struct RegisteredCells {
  struct Cell {
    var list: String
    /// The text of the identifier; the constant as written if its value is unknown.
    var identifier: String
    /// `nil` if it is unknown or depends on a condition.
    var nib: RegisteredNib?
  }

  /// The cells of a class precede those of its superclasses, and replace those with the same identifier.
  private(set) var cells: [Cell] = []
  /// The identifiers of the class nearest to the view that dequeues any.
  private(set) var dequeued: Set<String> = []

  init(of className: String, _ classes: ClassTable) {
    guard let types = classes.codeLineage(of: className)?.types else { return }
    func identifier(_ reference: ActionReference) -> String {
      switch reference {
      case .literal(let text): text
      case .constant(let name): classes.code.value(of: reference, in: types) ?? name
      }
    }
    for type in types {
      let uses = type.declarations.filter(\.mayRegisterCells).map(\.uses)
      let inherited = cells.count
      for cell in uses.flatMap(\.cells) {
        add(
          Cell(
            list: cell.list, identifier: identifier(cell.identifier),
            nib: cell.nib.flatMap { classes.code.value(of: $0, in: types) }.map {
              RegisteredNib(name: $0, isPart: cell.isPart)
            }), after: inherited)
      }
      if dequeued.isEmpty { dequeued = Set(uses.flatMap(\.dequeued).map(identifier)) }
    }
  }

  /// - Parameter start: the number of cells of subclasses.
  private mutating func add(_ cell: Cell, after start: Int) {
    guard let known = cells.firstIndex(where: { $0.list == cell.list && $0.identifier == cell.identifier }) else {
      return cells.append(cell)
    }
    // Which of two nibs is registered depends on a condition.
    if known >= start, cells[known].nib != cell.nib { cells[known].nib = nil }
  }

  /// Whether it is not known which nib a cell of a list has.
  func hasUnknown(_ list: String) -> Bool { cells.contains { $0.list == list && $0.nib == nil } }

  /// The nibs of some cells, each once.
  func nibs(where isWanted: (Cell) -> Bool) -> [RegisteredNib] {
    var seen: Set<RegisteredNib> = []
    return cells.filter(isWanted).compactMap(\.nib).filter { seen.insert($0).inserted }
  }
}

/// The identifiers for which code registers cells.
struct RegisteredNames {
  private(set) var names: Set<String> = []
  /// Whether a helper registers cells for the names of their classes.
  private(set) var describesClasses = false
  /// Whether all other identifiers are known.
  private(set) var isComplete = true

  init(_ uses: [NameUse], _ classes: ClassTable) {
    var unknown: Set<String> = []
    for use in uses where use.kind == .registeredCell {
      if let text = NameValue(of: use, classes).text {
        names.insert(text)
      } else if case .constant(let name) = use.name {
        unknown.insert(name.split(separator: ".").last { $0 != "rawValue" }.map(String.init) ?? name)
      } else {
        isComplete = false
      }
    }
    for name in unknown { add(membersNamed: name, classes) }
  }

  /// Adds the values of all members with a name, of which a type that is unknown has one.
  private mutating func add(membersNamed name: String, _ classes: ClassTable) {
    describesClasses = true
    if name == "self" { return }
    let members = classes.code.constants(named: name)
    for (member, _) in members {
      if case .literal(let text) = member.value { names.insert(text) } else { isComplete = false }
    }
    let required = classes.code.files(mentioning: name).flatMap(\.protocols).count {
      $0.properties.contains { $0.name == name }
    }
    // Others compute it.
    if members.isEmpty || classes.code.declarationCount(ofValue: name) > members.count + required { isComplete = false }
  }
}
