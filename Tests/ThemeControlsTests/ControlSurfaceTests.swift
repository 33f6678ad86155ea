import Testing
import ThemeControls
import ThemeRendering
import ThemeSource

/// Where the focus goes.
@Suite struct ControlSurfaceTests {
  /// Buttons in a column, with their ids in tab order.
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

  @Test func `Tab goes on from where the focus was, and back to it with Shift`() {
    var surface = surface(["a", "b", "c", "d"])
    surface.focus = "b"
    surface.focus = nil
    _ = surface.moveFocus(by: 1)
    #expect(surface.focus == "c")
    surface.focus = nil
    _ = surface.moveFocus(by: -1)
    #expect(surface.focus == "b")
  }

  @Test func `what the user did is forgotten with where the focus was`() {
    var surface = surface(["a", "b", "c"])
    surface.focus = "b"
    surface.reset()
    #expect(surface.focus == nil)
    _ = surface.moveFocus(by: 1)
    #expect(surface.focus == "a")
  }

  @Test func `on a screen without the view that had the focus, Tab begins at the first one`() {
    var surface = surface(["a", "b"])
    surface.focus = "b"
    surface.show(self.surface(["x", "y"]).compiled)
    #expect(surface.focus == nil)
    _ = surface.moveFocus(by: 1)
    #expect(surface.focus == "x")
  }
}
