import Testing

@testable import ThemeSyntax

extension OrderRelation {
  /// Whether sorting moves the first name before the second, which is written before it.
  fileprivate func precedes(_ a: String, _ b: String) -> Bool { sorted([b, a]) == [1, 0] }
}

struct ElementOrderTests {
  let old = OrderVariant(platform: .iOS, era: .old)
  let macOS = OrderVariant(platform: .macOS, era: .new)

  @Test func `a relation is transitive over its chains`() {
    let relation = OrderRelation([["a", "b", "c"], ["c", "d"]], general: [])
    #expect(relation.precedes("a", "d"))
    #expect(!relation.precedes("d", "a"))
    #expect(!relation.precedes("a", "a"))
    #expect(!relation.precedes("a", "unheard-of"))
  }

  @Test func `an element's chains outweigh the general ones, pair by pair`() {
    let relation = OrderRelation([["b", "a"]], general: [["a", "b", "c"]])
    #expect(relation.precedes("b", "a"))
    #expect(!relation.precedes("a", "b"))
    #expect(relation.precedes("a", "c"))
  }

  @Test func `sorting repeatedly takes the first name that no remaining name must precede`() {
    let relation = OrderRelation([["a", "b"], ["c", "d"]], general: [])
    func sorted(_ names: [String]) -> [String] { relation.sorted(names).map { names[$0] } }
    #expect(sorted(["d", "b", "x", "a", "c"]) == ["x", "a", "b", "c", "d"])
    #expect(sorted(["x", "c", "a", "d", "b"]) == ["x", "c", "a", "d", "b"])
    #expect(sorted([]) == [])
  }

  @Test func `equal names keep their order, and all of them precede their successors`() {
    let relation = OrderRelation([["a", "v", "z"]], general: [])
    #expect(relation.sorted(["v", "z", "v", "a"]) == [3, 0, 2, 1])
  }

  @Test func `a cycle of own and general pairs is cut at the name that is written first, and stays cut`() {
    // General: a < b and b < c; own: c < a.
    let relation = OrderRelation([["c", "a"]], general: [["a", "b"], ["b", "c"]])
    for names in [["a", "b", "c"], ["b", "c", "a"], ["c", "b", "a"]] {
      let once = relation.sorted(names).map { names[$0] }
      #expect(relation.sorted(once) == [0, 1, 2])
      #expect(once.first == names.first)
    }
  }

  @Test func `a new name follows the names that must precede it, or else precedes those that must follow it`() {
    let relation = OrderRelation([["a", "b", "c"]], general: [])
    #expect(relation.place(of: "b", among: ["x", "a", "y", "c"]) == 2)
    #expect(relation.place(of: "b", among: ["x", "c"]) == 1)
    #expect(relation.place(of: "b", among: ["x", "y"]) == nil)
    #expect(relation.place(of: "x", among: ["a"]) == nil)
  }

  @Test func `many names of one element are sorted in reasonable time`() {
    let relation = OrderRelation([["a", "<variation", "z"]], general: [])
    let names = ["z"] + Array(repeating: "<variation", count: 20_000) + (0..<20_000).map { "n\($0)" } + ["a"]
    let sorted = relation.sorted(names)
    #expect(sorted.count == names.count)
    #expect(sorted.last == 0)
  }

  @Test func `a document's era and platform follow from its attributes`() {
    func variant(_ runtime: String?, _ version: String?, _ hasCapability: Bool = false) -> OrderVariant {
      OrderVariant(targetRuntime: runtime, toolsVersion: version, hasNewCapability: hasCapability)
    }
    #expect(variant("iOS.CocoaTouch", "16096") == old)
    #expect(variant("AppleTV", "17000.1") == .current)
    #expect(variant("iOS.CocoaTouch", "15705", true) == .current)
    #expect(variant(nil, nil) == .current)
    #expect(variant("MacOSX.Cocoa", "22154") == macOS)
    #expect(variant("MacOSX.Cocoa", "21507", true) == OrderVariant(platform: .macOS, era: .old))
    #expect(variant(nil, "99999999999999999999") == .current)
  }

  @Test func `orders differ by era and platform`() {
    #expect(ElementOrder.of("view", in: old).children.precedes("<constraints", "safeArea"))
    #expect(ElementOrder.of("view", in: .current).children.precedes("safeArea", "<constraints"))
    #expect(ElementOrder.of("edgeInsets", in: .current).attributes.precedes("top", "left"))
    #expect(ElementOrder.of("edgeInsets", in: macOS).attributes.precedes("left", "top"))
  }

  @Test func `an unknown element has the general order, but not on macOS`() {
    #expect(ElementOrder.of("unheardOf", in: .current).attributes.precedes("opaque", "id"))
    #expect(!ElementOrder.of("unheardOf", in: macOS).attributes.precedes("opaque", "id"))
  }

  @Test func `lists are sorted by the attribute that their rule names`() throws {
    guard case .sorted(let rule) = ElementOrder.arrangement(of: "dependencies", hasID: false) else {
      Issue.record("dependencies are not sorted")
      return
    }
    let plugIn = try #require(rule.key(of: "plugIn") { _ in nil })
    let a = try #require(rule.key(of: "capability") { _ in "A" })
    let b = try #require(rule.key(of: "capability") { _ in "a" })
    #expect(plugIn < a && a < b && !(a < a))
    #expect(rule.key(of: "label") { _ in nil } == nil)
    if case .written = ElementOrder.arrangement(of: "subviews", hasID: true) { return }
    Issue.record("subviews are sorted")
  }
}
