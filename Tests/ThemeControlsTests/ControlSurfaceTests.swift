import Testing
import ThemeControls
import ThemeRendering
import ThemeSource

/// Moving the focus.
@Suite struct ControlSurfaceTests {
  /// Returns buttons in a column, with ids in tab order.
  private func surface(_ ids: [String]) -> ControlSurface {
    var tree = RenderTree(
      screenlet: "Form", theme: "default", kind: .default, viewport: Size(width: 320, height: 200), appearance: .light,
      background: .white, nodes: [])
    for (number, id) in ids.enumerated() {
      var node = RenderTree.Node(
        id: id, role: .button, frame: Rect(x: 0, y: Double(number) * 44, width: 320, height: 44))
      node.tabOrder = number
      tree.nodes.append(node)
    }
    return ControlSurface(tree)
  }

  @Test func `Tab continues after the previous focus, and Shift-Tab before it`() {
    var surface = surface(["a", "b", "c", "d"])
    surface.focus = "b"
    surface.focus = nil
    _ = surface.moveFocus(by: 1)
    #expect(surface.focus == "c")
    surface.focus = nil
    _ = surface.moveFocus(by: -1)
    #expect(surface.focus == "b")
  }

  @Test func `resetting a surface forgets the previous focus`() {
    var surface = surface(["a", "b", "c"])
    surface.focus = "b"
    surface.reset()
    #expect(surface.focus == nil)
    _ = surface.moveFocus(by: 1)
    #expect(surface.focus == "a")
  }

  @Test func `on a screen without the focused view, Tab starts at the first view`() {
    var surface = surface(["a", "b"])
    surface.focus = "b"
    surface.show(self.surface(["x", "y"]).compiled)
    #expect(surface.focus == nil)
    _ = surface.moveFocus(by: 1)
    #expect(surface.focus == "x")
  }
}
