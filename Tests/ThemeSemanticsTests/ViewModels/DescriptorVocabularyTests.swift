import Foundation
import TestSupport
import Testing
import ThemeSemantics
import ThemeSource
import ThemeSyntax

/// The table of elements compared with the RELAX NG schema, which xmllint compares with the shipped descriptors.
struct DescriptorVocabularyTests {
  private let tree: ElementTree
  private let definitions: [String: NodeID]

  init() throws {
    let bytes = try Data(contentsOf: repository.appending(path: "Schemas/view-model.rng"))
    var sources = SourceMap()
    let tree = parseElements(sources.add(path: "view-model.rng", bytes: Array(bytes))).value
    self.tree = tree
    definitions = Dictionary(
      uniqueKeysWithValues: tree.all.filter { tree.isNamed("define", $0) }.compactMap { node in
        tree.string(.name, of: node).map { ($0, node) }
      })
  }

  private func name(of node: NodeID) -> String { tree.string(.name, of: node) ?? "" }

  private func documentation(of node: NodeID) -> String? {
    tree.children(of: node).first { tree.isNamed("a:documentation", $0) }.flatMap { tree[$0].text }
  }

  private func definition(_ reference: NodeID) -> NodeID? { definitions[name(of: reference)] }

  /// The attributes below a pattern, with whether they are required.
  private func attributes(of node: NodeID, isRequired: Bool = true) -> [(node: NodeID, isRequired: Bool)] {
    tree.children(of: node).flatMap { child -> [(node: NodeID, isRequired: Bool)] in
      if tree.isNamed("attribute", child) { return [(child, isRequired)] }
      if tree.isNamed("element", child) { return [] }
      let isOptional = ["optional", "choice", "zeroOrMore"].contains { tree.isNamed($0, child) }
      return attributes(of: child, isRequired: isRequired && !isOptional)
    }
  }

  private func children(of node: NodeID) -> [String] {
    tree.children(of: node).flatMap { child -> [String] in
      if tree.isNamed("element", child) { return [name(of: child)] }
      if tree.isNamed("attribute", child) { return [] }
      guard tree.isNamed("ref", child) else { return children(of: child) }
      let isElement = definition(child).map { tree.children(of: $0).contains { tree.isNamed("element", $0) } }
      return isElement == true ? [name(of: child)] : []
    }
  }

  private func values(of attribute: NodeID) -> Set<String> {
    let own = tree.subtree(of: attribute)
    let referred = own.filter { tree.isNamed("ref", $0) }.compactMap { definition($0) }.flatMap { tree.subtree(of: $0) }
    return Set((Array(own) + referred).filter { tree.isNamed("value", $0) }.compactMap { tree[$0].text })
  }

  @Test func `the table has the elements, attributes, values and documentation of the schema`() {
    let elements = tree.all.filter { tree.isNamed("element", $0) }
    #expect(Set(elements.map { name(of: $0) }) == Set(DescriptorVocabulary.elements.map(\.name)))
    for node in elements {
      guard let element = DescriptorVocabulary.element(name(of: node)) else { continue }
      let text = documentation(of: node) ?? tree.parent(of: node).flatMap { documentation(of: $0) }
      #expect(element.summary == text)
      #expect(Set(element.children) == Set(children(of: node)), "\(element.name)")
      let attributes = attributes(of: node)
      #expect(Set(element.attributes.map(\.name)) == Set(attributes.map { name(of: $0.node) }), "\(element.name)")
      for (attribute, isRequired) in attributes {
        let known = element.attribute(name(of: attribute))
        #expect(known?.isRequired == isRequired, "\(element.name) \(name(of: attribute))")
        #expect(known?.summary == documentation(of: attribute) ?? "")
        #expect(Set(known?.values ?? []) == values(of: attribute), "\(element.name) \(name(of: attribute))")
      }
    }
  }
}
