import Testing
import ThemeSyntax

struct ElementTraitsTests {
  @Test(arguments: ElementKind.all.filter { !$0.isView })
  func `an element that is not a view is neither sized nor drawn`(kind: ElementKind) {
    #expect(kind.sizeRule == .none)
    #expect(kind.painting == .opaque)
    #expect(kind.traits.isSubset(of: .needsNoID))
  }

  @Test(arguments: SizeRule.allCases)
  func `every size rule is used by a view`(rule: SizeRule) {
    #expect(ElementKind.all.contains { $0.isView && $0.sizeRule == rule })
  }

  @Test(arguments: Painting.allCases)
  func `every painting is used by a view`(painting: Painting) {
    #expect(ElementKind.all.contains { $0.isView && $0.painting == painting })
  }

  @Test(arguments: ElementKind.all)
  func `attributes that are exported for translation are attributes of the element`(kind: ElementKind) throws {
    guard let descriptor = kind.descriptor, !descriptor.isOpen else { return }
    #expect(Set(descriptor.attributes).isSuperset(of: kind.localizedAttributes))
  }
}
