import Testing
import ThemeSyntax

/// Compares the generated tables with the rows, read independently.
@Suite struct CatalogRowsTests {
  private let rows = CatalogRows.all

  private func descriptor(_ name: String) throws -> ElementDescriptor {
    try #require(ElementKind(name: name).descriptor, "\(name)")
  }

  @Test func `the catalog has the elements and attributes of the rows`() {
    #expect(ElementKind.all.map(\.name) == rows.elements.keys.sorted())
    let attributes = rows.elements.keys.reduce(into: Set(rows.types.keys)) {
      $0.formUnion(rows.attributes(of: $1).keys)
    }
    #expect(AttributeName.all.map(\.name) == attributes.sorted())
  }

  @Test func `elements have the properties of their rows`() throws {
    for (name, row) in rows.elements {
      let (kind, descriptor) = (ElementKind(name: name), try descriptor(name))
      #expect(kind.role.rawValue == row["role"].first, "\(name)")
      #expect(kind.sizeRule.rawValue == row["size"].first ?? "none", "\(name)")
      #expect(kind.painting.rawValue == row["painting"].first ?? "opaque", "\(name)")
      #expect(descriptor.hasText == (row.properties["text"] != nil), "\(name)")
      #expect(descriptor.isOpen == (row.properties["open"] != nil), "\(name)")
      let isNamed = row["class"].count == 1
      #expect(kind.className == row["class"].first.map { String(isNamed ? $0[...] : $0.dropLast()) }, "\(name)")
      #expect(descriptor.superclassName == row["class"].dropFirst().first, "\(name)")
      #expect(descriptor.introduced == row["since"].first, "\(name)")
      #expect(descriptor.deprecated == row["deprecated"].first, "\(name)")
      #expect(descriptor.replacement == row["deprecated"].dropFirst().first, "\(name)")
      #expect(descriptor.required.map(\.name) == rows.required(in: name), "\(name)")
      let localized = rows.paragraphs(of: name).map { $0["localized"] }.first { !$0.isEmpty } ?? []
      #expect(kind.localizedAttributes.map(\.name) == localized, "\(name)")
    }
  }

  @Test func `elements have the traits of their rows`() {
    let named: [(String, ElementTraits)] = [
      ("scrolls", .scrolls), ("holdsContent", .holdsContent), ("needsNoID", .needsNoID),
    ]
    for (name, row) in rows.elements {
      let traits = ElementKind(name: name).traits
      #expect(traits.rawValue.nonzeroBitCount == Set(row["traits"]).count, "\(name)")
      for (word, trait) in named { #expect(traits.contains(trait) == row["traits"].contains(word), "\(name) \(word)") }
    }
  }

  @Test func `elements have the attributes of their rows, of their types, and no others`() throws {
    for name in rows.elements.keys {
      let descriptor = try descriptor(name)
      let attributes = rows.attributes(of: name)
      #expect(Set(descriptor.attributes.map(\.name)) == Set(attributes.keys), "\(name)")
      for (attribute, type) in attributes {
        let found = descriptor.type(of: AttributeName(name: attribute))
        let words = type.split(separator: "|").map(String.init)
        if words.count > 1 {
          #expect(found == .oneOf(words), "\(name) \(attribute)")
        } else {
          #expect(found.map { "\($0)" } == type, "\(name) \(attribute)")
        }
      }
    }
  }

  @Test func `elements contain the children of their rows, and no others`() throws {
    for name in rows.elements.keys {
      #expect(Set(try descriptor(name).children.map(\.name)) == rows.children(of: name), "\(name)")
    }
  }

  @Test func `a type accepts only its words`() {
    let all = Set(Catalog.shared.types.flatMap { if case .oneOf(let words) = $0 { words } else { [String]() } })
    for (index, type) in Catalog.shared.types.enumerated() {
      guard case .oneOf(let words) = type else { continue }
      for word in all.union(["", "plai", "plainer"]) {
        let bytes = Array(word.utf8)
        #expect(
          Catalog.shared.isWord(0..<bytes.count, in: bytes.span, ofType: index) == words.contains(word),
          "\(word) \(words)")
      }
    }
  }

  @Test func `elements have the keys that the rows of their parents list`() throws {
    for name in rows.elements.keys {
      let parent = ElementKind(name: name)
      for line in rows.paragraphs(of: name).flatMap(\.keys) {
        let child = line[0].split(separator: "!").joined()
        guard rows.children(of: name).contains(child) else { continue }
        let keys = try #require(parent.descriptor?.keys(of: ElementKind(name: child)), "\(name) \(child)")
        #expect(Set(keys.names).isSuperset(of: line.dropFirst()), "\(name) \(child)")
      }
      for line in rows.elements[name]?.keys ?? [] where rows.children(of: name).contains(line[0].filter { $0 != "!" }) {
        let keys = parent.descriptor?.keys(of: ElementKind(name: line[0].filter { $0 != "!" }))
        #expect(keys?.isClosed == line[0].hasSuffix("!"), "\(name) \(line[0])")
      }
    }
  }

  @Test func `a key is found if it is among the names of its vocabulary`() {
    let words = Set(rows.elements.values.flatMap(\.keys).joined()).union(["", "unheardOf"]).map { Array($0.utf8) }
    for parent in ElementKind.all {
      for child in ElementKind.all {
        let names = parent.descriptor?.keys(of: child)?.names
        #expect(Catalog.shared.hasKeys(child, in: parent) == (names != nil))
        guard let names = names.map({ Set($0.map { Array($0.utf8) }) }) else { continue }
        let wrong = words.filter {
          Catalog.shared.isKnownKey(0..<$0.count, in: $0.span, of: child, in: parent) != names.contains($0)
        }
        #expect(wrong.isEmpty, "\(parent.name) \(child.name)")
      }
    }
  }
}
