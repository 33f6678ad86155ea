/// Files in which a rule reports a diagnostic, or none.
///
/// Each top-level folder in the names is a folder of the theme path, in order of appearance. Files below `Schemas` are
/// descriptors. Names without folders share one folder.
package struct DiagnosticExample: Sendable {
  package struct File: Sendable {
    /// Path below the example's folder.
    package var name: String
    package var text: String
    /// The relevant part of the text for readers.
    package var excerpt: String

    package init(name: String, text: String, excerpt: String) {
      self.name = name
      self.text = text
      self.excerpt = excerpt
    }

    /// A file shown in full.
    package static func whole(_ name: String, _ text: String) -> File { File(name: name, text: text, excerpt: text) }

    /// A document of which only the objects are shown.
    package static func objects(
      _ name: String, _ objects: String, document attributes: String = #"useAutolayout="YES""#
    ) -> File {
      File(
        name: name, text: document(attributes, body: "<objects>\n\(indented(objects))\n</objects>"), excerpt: objects)
    }

    /// A storyboard of which only the scenes are shown.
    package static func scenes(
      _ name: String, _ scenes: String,
      document attributes: String = #"useAutolayout="YES" useSafeAreas="YES" initialViewController="first""#
    ) -> File {
      let type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
      return File(
        name: name, text: document(attributes, type: type, body: "<scenes>\n\(indented(scenes))\n</scenes>"),
        excerpt: scenes)
    }

    /// A theme, shown from its header on.
    package static func theme(_ name: String, _ header: String, _ objects: String) -> File {
      let body = "\(header)\n<objects>\n\(indented(objects))\n</objects>"
      return File(name: name, text: document(#"useAutolayout="YES""#, body: body), excerpt: body)
    }

    private static func document(
      _ attributes: String, type: String = "com.apple.InterfaceBuilder3.CocoaTouch.XIB", body: String
    ) -> String {
      let attributes = attributes.isEmpty ? "" : " " + attributes
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="\(type)" version="3.0"\(attributes)>
        \(indented(body))
        </document>

        """
    }

    private static func indented(_ text: String) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
        .joined(separator: "\n")
    }
  }

  /// The name of the file that is the baseline of the example's run.
  package static let baselineName = "baseline.txt"

  package var files: [File]

  package static func files(_ files: File...) -> DiagnosticExample { DiagnosticExample(files: files) }

  /// One document with these objects, using Auto Layout.
  package static func objects(
    _ objects: String, document attributes: String = #"useAutolayout="YES""#
  ) -> DiagnosticExample {
    .files(.objects("ExampleCell.xib", objects, document: attributes))
  }

  /// One storyboard with these scenes.
  package static func scenes(
    _ scenes: String,
    document attributes: String = #"useAutolayout="YES" useSafeAreas="YES" initialViewController="first""#
  ) -> DiagnosticExample {
    .files(.scenes("Main.storyboard", scenes, document: attributes))
  }

  /// A storyboard with one screen; the root view has these subviews.
  package static func screen(
    _ subviews: String, constraints: String = "", width: Int = 320, height: Int = 480, document attributes: String = ""
  ) -> DiagnosticExample {
    let lines = { (text: String) in text.split(separator: "\n").map { "          \($0)" }.joined(separator: "\n") }
    let list = constraints.isEmpty ? "" : "\n        <constraints>\n\(lines(constraints))\n        </constraints>"
    return .scenes(
      """
      <scene sceneID="scene">
        <objects>
          <viewController id="first">
            <view key="view" id="v">
              <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
              <subviews>
      \(lines(subviews))
              </subviews>\(list)
            </view>
          </viewController>
        </objects>
      </scene>
      """,
      document: #"useAutolayout="YES" useSafeAreas="YES" initialViewController="first"\#(attributes)"#)
  }
}
