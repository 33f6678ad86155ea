/// What values an attribute takes.
package enum ValueType: Sendable, Equatable {
  /// Any text.
  case string
  /// `YES` or `NO`.
  case boolean
  /// A finite decimal number.
  case number
  /// A whole number.
  case integer
  /// A colour component: 0…1, beyond in extended colour spaces.
  case component
  /// A finite decimal number that is not below 0.
  case magnitude
  /// A number of points, or `infinite`.
  case length
  /// A number, or two as `16:9` or `1/3`.
  case multiplier
  /// A number from 0 to 1000.
  case priority
  /// One of the words.
  case oneOf([String])
  /// The id that the element is given.
  case id
  /// The id of another object.
  case reference
}

/// What an element is, and what it may hold: one entry of the vocabulary.
package struct ElementDefinition: Sendable {
  package let kind: ElementKind
  package let attributes: [AttributeName: ValueType]
  package let children: Set<ElementKind>
  /// Whether it may have character data.
  package let hasText: Bool
  /// Attributes that must be there whatever the form of the theme.
  package let required: [AttributeName]
  /// Whether any attribute is allowed: metadata and types that other tools write.
  package let isOpen: Bool

  init(
    _ kind: ElementKind, _ attributes: [AttributeName] = [], types: [AttributeName: ValueType] = [:],
    children: [ElementKind] = [], hasText: Bool = false, required: [AttributeName] = [], isOpen: Bool = false
  ) {
    self.kind = kind
    var table = types
    for name in attributes + required where table[name] == nil { table[name] = name.usualType }
    self.attributes = table
    self.children = Set(children)
    self.hasText = hasText
    self.required = required
    self.isOpen = isOpen
  }

  /// A view: what all views have, and its own.
  static func view(
    _ kind: ElementKind, _ attributes: [AttributeName] = [], types: [AttributeName: ValueType] = [:],
    children: [ElementKind] = []
  ) -> ElementDefinition {
    ElementDefinition(
      kind, viewAttributes + attributes, types: types, children: viewChildren + children, hasText: false)
  }
}

extension ElementKind {
  /// What the vocabulary says of the element; nil only for ``unknown``.
  package var definition: ElementDefinition? { vocabularyTable[self] }

  /// The whole vocabulary, in the order of the elements' names.
  package static let vocabulary: [ElementDefinition] = vocabularyTable.values.sorted {
    $0.kind.rawValue < $1.kind.rawValue
  }
}

private let vocabularyTable: [ElementKind: ElementDefinition] = Dictionary(
  (viewDefinitions + controllerDefinitions + objectDefinitions + valueDefinitions + structureDefinitions
    + listDefinitions + documentDefinitions + metadataDefinitions).map { ($0.kind, $0) },
  uniquingKeysWith: { first, _ in first })
