/// The parts of the catalog that ``ElementScreen`` uses, as tables of small numbers.
final class ScreenTables: Sendable {
  static let shared = ScreenTables()

  /// A check of a value's bytes.
  enum Check: UInt8, Sendable {
    case none, reference, boolean, words, number, magnitude, integer, component, priority, version
  }

  /// The uniqueness of a child in its parent.
  enum Place: UInt8, Sendable {
    case none
    /// Unique in its kind.
    case single
    /// Unique in its kind with its key; all views count as one kind.
    case keyed, keyedView
  }

  /// Attributes that are looked up by name, one bit each. The lowest bit is for all others.
  enum Mark {
    static let colorSpaces = bit(of: .colorSpace) | bit(of: .customColorSpace)
    static let colorName = bit(of: .white) | bit(of: .name) | bit(of: .systemColor) | bit(of: .cocoaTouchSystemColor)
    static let components = bit(of: .red) | bit(of: .green) | bit(of: .blue)
    static let secondItem = bit(of: .secondItem)
    static let secondAttribute = bit(of: .secondAttribute)

    private static func bit(of name: AttributeName) -> UInt64 { 1 &<< ScreenTables.marks[Int(name.ordinal)] }
  }

  let attributeCount = Catalog.shared.attributeNames.count
  let typeTable = Catalog.shared.typeTable
  let childBits = Catalog.shared.childBits
  let childWords = Catalog.shared.childWords
  let rows = Catalog.shared.rows
  /// Checks by index of the value's type.
  let checks: [Check]
  /// Bit numbers by attribute; 0 for attributes that are never looked up.
  let marks = ScreenTables.marks
  /// By element: the bits of the attributes required in any form of a theme, and in the complete form.
  let required: [UInt64]
  let requiredWhenComplete: [UInt64]
  /// Uniqueness by element.
  let places: [Place]
  let hasID: [Bool]
  /// Whether an element is a value of its parent, identified by its key.
  let isValue: [Bool]

  /// Attributes that only an overlay may omit, because it inherits the parent's value.
  static let completion: [(kind: ElementKind, names: [AttributeName])] = [
    (.outlet, [.property, .destination]), (.outletCollection, [.property, .destination]),
    (.action, [.selector, .destination]), (.constraint, [.firstAttribute]),
  ]

  private static let marks: [UInt64] = {
    let asked: [AttributeName] = [
      .colorSpace, .customColorSpace, .white, .name, .systemColor, .cocoaTouchSystemColor, .red, .green,
      .blue, .secondItem, .secondAttribute,
    ]
    var marks = [UInt64](repeating: 0, count: Catalog.shared.attributeNames.count)
    var next: UInt64 = 1
    for name in asked + completion.flatMap(\.names) + Catalog.shared.required.joined()
    where marks[Int(name.ordinal)] == 0 {
      precondition(next < 64, "at most 63 attributes are required or asked for by name")
      marks[Int(name.ordinal)] = next
      next += 1
    }
    return marks
  }()

  private init() {
    let marks = Self.marks
    func bits(of names: [AttributeName]) -> UInt64 { names.reduce(0) { $0 | 1 &<< marks[Int($1.ordinal)] } }
    checks = Catalog.shared.types.map { Check($0) }
    let required = Catalog.shared.required.map(bits)
    var complete = required
    for (kind, names) in Self.completion { complete[Int(kind.ordinal)] |= bits(of: names) }
    self.required = required
    requiredWhenComplete = complete
    let kinds = [.unknown] + ElementKind.all
    places = kinds.map { Place(of: $0) }
    hasID = kinds.map(\.hasID)
    isValue = kinds.map { $0.role == .value || $0.role == .structure }
  }
}

extension ScreenTables.Check {
  fileprivate init(_ type: ValueType) {
    self =
      switch type {
      case .string, .id: .none
      case .reference: .reference
      case .boolean: .boolean
      case .oneOf: .words
      case .number, .length, .multiplier: .number
      case .magnitude: .magnitude
      case .integer: .integer
      case .component: .component
      case .priority: .priority
      case .version: .version
      }
  }
}

extension ScreenTables.Place {
  fileprivate init(of kind: ElementKind) {
    switch kind {
    case .subviews, .constraints, .connections, .userDefinedRuntimeAttributes, .objects, .scenes, .resources:
      self = .single
    case .segment, .fragment, .dictionary, .array: self = .none
    default:
      switch kind.role {
      case .view: self = .keyedView
      case .value, .structure, .object: self = .keyed
      case .document, .controller, .guide, .list, .constraint, .connection, .resource, .metadata, .edit, .opaque:
        self = .none
      }
    }
  }
}
