/// Themes of a Screenlet 'Greeting' without a descriptor, used in examples of inheritance.
package enum Greeting {
  /// The default theme: a title and a button with an outlet and an action name.
  package static let standard = DiagnosticExample.File.theme(
    "GreetingScreenletView_default.xml",
    #"<theme screenlet="Greeting" name="default" kind="default"/>"#,
    #"""
    <view id="root" customClass="GreetingScreenletView_default">
      <rect key="frame" x="0" y="0" width="320" height="100"/>
      <subviews>
        <label id="title" text="Welcome">
          <rect key="frame" x="20" y="8" width="280" height="20"/>
        </label>
        <button id="greet" restorationIdentifier="greet-action">
          <rect key="frame" x="20" y="40" width="280" height="44"/>
          <state key="normal" title="Greet"/>
        </button>
      </subviews>
      <connections><outlet property="greetButton" destination="greet" id="o-greet"/></connections>
    </view>
    """#)

  /// A Child theme: an overlay of the default theme. `body` contains the changes to its root view.
  package static func child(_ body: String, named name: String = "dark", root: String = #"id="root""#)
    -> DiagnosticExample.File
  {
    overlay(
      name, #"<theme screenlet="Greeting" name="\#(name)" kind="child" parent="default" form="overlay"/>"#,
      root: root, body)
  }

  /// An Extended theme, an overlay of the default theme.
  package static func extended(
    _ body: String, parent: String = "default", rootClass: String? = "GreetingScreenletView_dark"
  ) -> DiagnosticExample.File {
    overlay(
      "dark", #"<theme screenlet="Greeting" name="dark" kind="extended" parent="\#(parent)" form="overlay"/>"#,
      root: #"id="root""# + (rootClass.map { #" customClass="\#($0)""# } ?? ""), body)
  }

  /// A Full theme with one view.
  package static func full(_ name: String, header: String) -> DiagnosticExample.File {
    .theme(
      "GreetingScreenletView_\(name).xml", header,
      #"""
      <view id="root" customClass="GreetingScreenletView_\#(name)">
        <rect key="frame" x="0" y="0" width="320" height="100"/>
      </view>
      """#)
  }

  private static func overlay(_ name: String, _ header: String, root: String, _ body: String) -> DiagnosticExample.File
  {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map { "      \($0)\n" }.joined()
    let text =
      "<document>\n  \(header)\n  <objects>\n    <view \(root)>\n\(lines)    </view>\n  </objects>\n</document>\n"
    return .whole("GreetingScreenletView_\(name).xml", text)
  }
}

extension DiagnosticExample.File {
  package func moved(to folder: String) -> DiagnosticExample.File {
    var result = self
    result.name = "\(folder)/\(name)"
    return result
  }
}
