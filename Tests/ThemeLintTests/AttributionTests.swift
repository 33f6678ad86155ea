import Foundation
import ProjectTestSupport
import Testing
import ThemeDatabase
import ThemeLint
import ThemeSource

/// The file a diagnostic is attributed to when a theme and its parents cause it together.
struct AttributionTests {
  private typealias File = DiagnosticExample.File

  private static let standard = File.theme(
    "ProfileScreenletView_default.xml", #"<theme screenlet="Profile" name="default" kind="default"/>"#,
    #"""
    <view id="root" customClass="ProfileScreenletView_default">
      <rect key="frame" x="0" y="0" width="320" height="200"/>
      <subviews>
        <label id="name-1" text="Name" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="20" y="8" width="280" height="20"/>
        </label>
        <button id="greet" restorationIdentifier="greet-action" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="20" y="40" width="280" height="44"/>
          <state key="normal" title="Greet"/>
        </button>
      </subviews>
      <constraints>
        <constraint firstItem="name-1" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
        <constraint firstItem="name-1" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="c2"/>
        <constraint firstItem="name-1" firstAttribute="width" constant="280" id="c3"/>
        <constraint firstItem="name-1" firstAttribute="height" constant="20" id="c4"/>
        <constraint firstItem="greet" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c5"/>
        <constraint firstItem="greet" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c6"/>
        <constraint firstItem="greet" firstAttribute="width" constant="280" id="c7"/>
        <constraint firstItem="greet" firstAttribute="height" constant="44" id="c8"/>
      </constraints>
      <connections>
        <outlet property="nameLabel" destination="name-1" id="o1"/>
        <outlet property="greetButton" destination="greet" id="o2"/>
      </connections>
    </view>
    """#)

  private static func overlay(_ name: String, of parent: String = "default", _ objects: String) -> File {
    .whole(
      "ProfileScreenletView_\(name).xml",
      """
      <document>
        <theme screenlet="Profile" name="\(name)" kind="extended" parent="\(parent)" form="overlay"/>
        <objects>
          <view id="root" customClass="ProfileScreenletView_\(name)">
      \(objects)
          </view>
        </objects>
      </document>
      """)
  }

  private static let descriptor = File.whole(
    "Schemas/ProfileViewModel.xml",
    """
    <viewModel name="ProfileViewModel" screenlets="Profile">
      <outlet name="nameLabel" class="UILabel" required="YES"/>
      <outlet name="greetButton" class="UIButton" required="YES"/>
    </viewModel>
    """)

  /// Diagnostics as `file: code: text at the span`, in order.
  private func reported(_ files: [File], only selected: String? = nil) async throws -> [String] {
    try await withFolder(of: files) { folder in
      var request = request(for: files, in: folder)
      if let selected { request.inputs = request.inputs.filter { $0.hasSuffix(selected) } }
      let report = try await request.lint()
      return report.diagnostics.map { diagnostic in
        guard let span = diagnostic.span, let file = report.sources[span.file] else { return "\(diagnostic.code)" }
        let text = String(decoding: file.bytes[span.range.offsets], as: UTF8.self)
        return "\(file.path.split(separator: "/").last ?? ""): \(diagnostic.code): \(text)"
      }
    }
  }

  @Test func `references of an overlay to missing ids are reported`() async throws {
    let overlay = Self.overlay(
      "day",
      """
      <constraints>
        <constraint firstItem="greet" firstAttribute="top" secondItem="name-2" secondAttribute="bottom" priority="1" id="d1"/>
      </constraints>
      <connections><outlet property="other" destination="no-such-id" id="d2"/></connections>
      """)
    #expect(
      try await reported([Self.standard, overlay]) == [
        "ProfileScreenletView_day.xml: syntax/dangling-reference: name-2",
        "ProfileScreenletView_day.xml: syntax/dangling-reference: no-such-id",
      ])
  }

  @Test func `references of an overlay to elements of the parent and of the overlay are not reported`() async throws {
    let overlay = Self.overlay(
      "day",
      """
      <subviews><label id="more" text="More"><rect key="frame" x="20" y="100" width="280" height="20"/></label></subviews>
      <connections><outlet property="a" destination="more" id="d1"/><outlet property="b" destination="greet" id="d2"/></connections>
      """)
    #expect(try await reported([Self.standard, overlay]) == [])
  }

  @Test func `an overlay is not reported for references to elements that its incomplete parent lost`() async throws {
    let text = Self.standard.text
    let half = try #require(text.range(of: "<button"))
    let broken = File.whole(Self.standard.name, String(text[..<half.lowerBound]) + "<&")
    let overlay = Self.overlay(
      "day", #"<connections><outlet property="a" destination="greet" id="d1"/></connections>"#)
    #expect(try await reported([broken, overlay]).filter { $0.contains("dangling") } == [])
  }

  /// The default theme, cut off after a text.
  private static func cut(after text: String, with end: String) throws -> File {
    let range = try #require(standard.text.range(of: text))
    return .whole(standard.name, standard.text[..<range.upperBound] + end)
  }

  @Test(arguments: [
    ("<subviews>", "\n<<<<<<< HEAD\n", "syntax/well-formed: <"),
    (#"<view id="root""#, #" id="x">"#, "syntax/well-formed: id"),
    ("<label", " text=\u{1}", "syntax/well-formed: \u{1}"),
    ("<objects>", "", "syntax/well-formed: <objects"),
    ("", "", "syntax/well-formed: "),
  ])
  func `an incomplete file has only that diagnostic, and its descendants have none`(
    text: String, end: String, expected: String
  ) async throws {
    let broken = text.isEmpty ? File.whole(Self.standard.name, "") : try Self.cut(after: text, with: end)
    let day = Self.overlay(
      "day",
      #"<subviews><button id="greet" hidden="YES"/></subviews><constraints><remove reference="c6"/></constraints>"#)
    let night = Self.overlay("night", of: "day", "")
    let found = try await reported([broken, day, night, Self.descriptor])
    #expect(found.count == 1 && found[0].hasPrefix("ProfileScreenletView_default.xml: \(expected)"), "\(found)")
    // The diagnostic is the same when only the descendant is checked.
    let ofDescendant = try await reported([broken, day, Self.descriptor], only: "day.xml")
    #expect(ofDescendant == found)
  }

  @Test func `themes are not reported for colors missing from an incomplete theme set`() async throws {
    let day = File.whole(
      Self.standard.name,
      Self.standard.text.replacingOccurrences(
        of: "<subviews>", with: #"<color key="tintColor" name="accent"/><subviews>"#))
    let set = File.whole("theme-set.xml", #"<themeSet name="Day"><resources><namedColor name="accent"#)
    #expect(try await reported([day, set]).allSatisfy { $0.hasPrefix("theme-set.xml: syntax/") })
    #expect(try await reported([day, set]).count == 1)
  }

  @Test func `a theme without a root view is reported once`() async throws {
    let empty = File.whole(
      Self.standard.name,
      #"<document><theme screenlet="Profile" name="default" kind="default"/><objects/></document>"#)
    let descriptor = File.whole(
      Self.descriptor.name,
      Self.descriptor.text.replacingOccurrences(
        of: "</viewModel>", with: #"<action name="greet-action" trigger="greetButton"/></viewModel>"#))
    #expect(
      try await reported([empty, descriptor]) == [
        "ProfileScreenletView_default.xml: syntax/no-objects: objects"
      ])
  }

  @Test func `an outlet that an overlay reconnects is reported at the overlay, not at its descendant`() async throws {
    let day = Self.overlay(
      "day", #"<connections><outlet property="greetButton" destination="name-1"/></connections>"#)
    let night = Self.overlay("night", of: "day", "")
    let expected = ["ProfileScreenletView_day.xml: model/wrong-outlet-class: name-1"]
    #expect(try await reported([Self.standard, day, night, Self.descriptor]) == expected)
    #expect(try await reported([Self.standard, day, Self.descriptor], only: "day.xml") == expected)
  }

  @Test func `an outlet that an overlay connects to its new view is reported, not the view`() async throws {
    let day = Self.overlay(
      "day",
      """
      <subviews><label id="more" text="More"><rect key="frame" x="20" y="100" width="280" height="20"/></label></subviews>
      <connections><outlet property="greetButton" destination="more" id="d1"/></connections>
      """)
    try await withFolder(of: [Self.standard, day, Self.descriptor]) { folder in
      let report = try await request(for: [Self.standard, day, Self.descriptor], in: folder).lint()
      let diagnostic = try #require(report.diagnostics.first)
      let places = [diagnostic.span].compactMap { $0 } + diagnostic.related.map(\.span)
      let texts = places.map {
        String(decoding: report.sources[$0.file]?.bytes[$0.range.offsets] ?? [], as: UTF8.self)
      }
      #expect(diagnostic.code == "model/wrong-outlet-class" && texts == ["more", "label", "greetButton"])
      #expect(diagnostic.related.map(\.message) == ["this is a UILabel", "UIButton is required here"])
    }
  }

  @Test func `a misspelled outlet is reported at the outlet instead of as missing`() async throws {
    let bad = File.whole(
      Self.standard.name,
      Self.standard.text.replacingOccurrences(of: #"property="greetButton""#, with: #"property="greetButtn""#))
    let descriptor = File.whole(
      Self.descriptor.name,
      Self.descriptor.text.replacingOccurrences(
        of: "</viewModel>", with: #"<action name="greet-action" trigger="greetButton"/></viewModel>"#))
    let day = Self.overlay("day", "")
    #expect(
      try await reported([bad, day, descriptor]) == [
        "ProfileScreenletView_default.xml: model/missing-outlet: greetButtn"
      ])
  }

  @Test func `an outlet with an unknown destination is not also reported as missing`() async throws {
    let bad = File.whole(
      Self.standard.name,
      Self.standard.text.replacingOccurrences(of: #"destination="greet""#, with: #"destination="gret""#))
    #expect(
      try await reported([bad, Self.overlay("day", ""), Self.descriptor])
        == ["ProfileScreenletView_default.xml: syntax/dangling-reference: gret"])
  }

  @Test func `constraints that an overlay adds in conflict with its parent's are reported there`() async throws {
    let constraint = #"<constraint firstItem="greet" firstAttribute="height" constant="50" id="d1"/>"#
    let day = Self.overlay("day", "<constraints>\(constraint)</constraints>")
    let night = Self.overlay("night", of: "day", "")
    #expect(
      try await reported([Self.standard, day, night]) == [
        "ProfileScreenletView_day.xml: layout/unsatisfiable: constraint"
      ])
  }

  @Test func `a fault of the parent is reported once, at the parent`() async throws {
    let bad = File.whole(
      Self.standard.name,
      Self.standard.text.replacingOccurrences(
        of: #"property="greetButton" destination="greet""#, with: #"property="greetButton" destination="name-1""#))
    let day = Self.overlay("day", "")
    let night = Self.overlay("night", of: "day", "")
    #expect(
      try await reported([bad, day, night, Self.descriptor]) == [
        "ProfileScreenletView_default.xml: model/wrong-outlet-class: outlet"
      ])
  }

  @Test func `faults that follow from a component removed by a Child are not reported, others are`() async throws {
    func child(_ objects: String) -> File {
      .whole(
        "ProfileScreenletView_day.xml",
        """
        <document>
          <theme screenlet="Profile" name="day" kind="child" parent="default" form="overlay"/>
          <objects>\(objects)</objects>
        </document>
        """)
    }
    let chained = File.whole(
      Self.standard.name,
      Self.standard.text.replacingOccurrences(
        of: #"firstItem="name-1" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8""#,
        with: #"firstItem="greet" firstAttribute="top" secondItem="name-1" secondAttribute="bottom" constant="12""#))
    let removal = #"<remove reference="greet"/>"#
    let removed = "ProfileScreenletView_day.xml: theme/child-removes-component: \(removal)"
    #expect(try await reported([chained, child(removal), Self.descriptor]) == [removed])
    let night = Self.overlay("night", of: "day", "")
    #expect(try await reported([chained, child(removal), night, Self.descriptor]) == [removed])
    #expect(
      try await reported([chained, child(removal + #"<remove reference="c1"/>"#), Self.descriptor]) == [removed])
    let independent = child(removal + #"<label id="name-1"/><remove reference="c1"/>"#)
    #expect(
      try await reported([Self.standard, independent, Self.descriptor])
        == [removed, "ProfileScreenletView_day.xml: layout/ambiguous: label"])
  }

  @Test func `two diagnostics at one place are both reported if they have different subjects`() async throws {
    let outlet = File.whole(
      Self.standard.name,
      Self.standard.text.replacingOccurrences(of: #" property="nameLabel" destination="name-1""#, with: ""))
    #expect(
      try await reported([outlet]) == [
        "ProfileScreenletView_default.xml: syntax/bad-value: outlet",
        "ProfileScreenletView_default.xml: syntax/bad-value: outlet",
      ])
    let child = File.whole(
      "ProfileScreenletView_day.xml",
      """
      <document>
        <theme screenlet="Profile" name="day" kind="child" parent="wrapped" form="overlay"/>
        <objects><remove reference="box"/></objects>
      </document>
      """)
    let wrapped = Self.overlay(
      "wrapped",
      #"<subviews><view id="box"><subviews><label id="a" text="A"/><label id="b" text="B"/></subviews></view></subviews>"#
    )
    let removed = try await reported([Self.standard, wrapped, child]).filter { $0.contains("removes-component") }
    #expect(removed.count == 2)
  }

  @Test func `elements that an overlay moves are not compared with frames recorded by its parent`() async throws {
    let day = Self.overlay("day", #"<constraints><constraint constant="60" id="c6"/></constraints>"#)
    #expect(try await reported([Self.standard, day]) == [])
  }

  @Test func `a theme inherits from the closest parent of that name, and duplicate names are reported once`()
    async throws
  {
    func inFolder(_ folder: String, _ file: File) -> File { .whole("All/\(folder)/\(file.name)", file.text) }
    let other = File.whole(Self.standard.name, Self.standard.text.replacingOccurrences(of: "name-1", with: "other"))
    let day = Self.overlay("day", #"<subviews><label id="name-1" text="Day"/></subviews>"#)
    let files = [inFolder("Examples", other), inFolder("Themes/Base", Self.standard), inFolder("Themes/Day", day)]
    #expect(try await reported(files) == ["ProfileScreenletView_default.xml: naming/case-collision: theme"])
  }
}
