import Testing
import ThemeSource

/// The scene that is suggested as the initial one of a storyboard.
struct InitialControllerTests {
  @Test(arguments: [("tabBarController", "last"), ("viewController", "page")])
  func `the suggested initial scene is in the storyboard, and one that contains other controllers is preferred`(
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
