import Testing

@testable import ThemeLayout

struct SolvingTests {
  @Test func `a view is placed by its distances from the root's edges`() throws {
    let laid = try Laid(
      document(
        "<subviews>" + tag("view", "a") + "</subviews><constraints>" + constraint("a.leading", "root.leading", 20)
          + constraint("root.trailing", "a.trailing", 30) + constraint("a.top", "root.top", 15)
          + constraint("a.height", nil, 44)
          + "</constraints>"))
    #expect(laid["a"] == [20, 15, 270, 44])
    #expect(laid["root"] == [0, 0, 320, 480])
  }

  @Test func `a root of another size moves views that depend on its edges`() throws {
    let xml = document(
      "<subviews>" + tag("view", "a") + "</subviews><constraints>"
        + constraint("a.width", "root.width", 0, "multiplier=\"1:2\"")
        + constraint("a.centerX", "root.centerX") + constraint("root.bottom", "a.bottom", 10)
        + constraint("a.height", nil, 40)
        + "</constraints>")
    #expect(try Laid(xml)["a"] == [80, 430, 160, 40])
    #expect(try Laid(xml, viewport: try #require(Viewport("400x600")))["a"] == [100, 550, 200, 40])
  }
}
