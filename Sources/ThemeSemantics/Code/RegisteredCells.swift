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
