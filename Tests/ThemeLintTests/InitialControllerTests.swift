import Testing
import ThemeSource

/// Which scene a storyboard without an initial controller is proposed to start with.
struct InitialControllerTests {
  @Test(arguments: [("tabBarController", "last"), ("viewController", "page")])
  func `a storyboard is proposed to start with a scene of its own, and with one that holds others`(
    last: String, initial: String
  ) async throws {
    let scenes = """
      <scene sceneID="s1"><objects><viewControllerPlaceholder storyboardName="More" id="elsewhere"/></objects></scene>
      <scene sceneID="s2"><objects><viewController id="page"/></objects></scene>
      <scene sceneID="s3"><objects><\(last) id="last"/></objects></scene>
      """
    let found = try await diagnostics(in: .scenes(scenes, document: #"useAutolayout="YES""#)).first {
      $0.code == "storyboard/no-initial-controller"
    }
    #expect(found?.help?.hasPrefix(#"set initialViewController="\#(initial)" on"#) == true)
  }
}
