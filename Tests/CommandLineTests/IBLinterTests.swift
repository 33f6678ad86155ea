import Foundation
import TestSupport
import Testing

/// `themec init --from-iblinter`.
struct IBLinterTests {
  /// All keys of IBLinter's README and Config.swift.
  private static let everything = """
    enabled_rules:
      - relative_to_margin
      - misplaced
      - use_base_class
      - image_resource
    disabled_rules:
      - enable_autolayout
      - stackview_backgroundcolor
    excluded:
      - Carthage
      - App/[Old]
    included:
      - App
      - ../Other
    custom_module_rule:
      - module: UIComponents
        included:
          - UIComponents/Classes
    use_base_class_rule:
      - element_class: UILabel
        base_classes: [PrimaryLabel]
    view_as_device_rule:
      device_id: retina4_0
    reporter: xcode
    disable_while_building_for_ib: false
    ignore_cache: true
    enbled_rules: []

    """

  @Test func `every key is translated or reported`() throws {
    let folder = try TemporaryFolder([".iblinter.yml": Self.everything])
    let outcome = try themec(["init", "--from-iblinter", ".iblinter.yml"], folder: folder.url)
    #expect(outcome.status == 0)
    let said = [
      "no rule 'image_resource'", "'../Other'", "'custom_module_rule'", "'use_base_class_rule'",
      "'view_as_device_rule'", "'reporter: xcode'", "'disable_while_building_for_ib'", "'ignore_cache'",
      "no key 'enbled_rules'", "did you mean 'enabled_rules'?", "did you mean 'image_resources'?",
      "--format xcode", "--no-cache",
    ]
    for text in said { #expect(outcome.messages.contains(text), "\(text)") }
    let text: String = try #require(folder.text(".themec.yml"))
    for line in [
      "profile: interface-builder", "layout/margin-relative: {severity: warning}",
      "layout/autolayout-off: {severity: off}",
      "exclude: ['/Carthage', '/App/\\[Old\\]']", "include: ['/App']",
    ] {
      #expect(text.contains(line), "\(line)")
    }
    // The profile already enables the first rule. The second is off by default.
    #expect(!text.contains("layout/misplaced: ") && !text.contains("style/stack-background: {"))
  }

  @Test func `the new configuration is valid and excludes the same files as IBLinter's`() throws {
    let storyboard = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects/></document>"#
    let folder = try TemporaryFolder([
      ".iblinter.yml": Self.everything, "App/A.xib": storyboard, "App/[Old]/B.xib": storyboard, "Lib/C.xib": storyboard,
    ])
    _ = try themec(["init", "--from-iblinter", ".iblinter.yml"], folder: folder.url)
    let shown = try themec(["config", "show"], folder: folder.url)
    #expect(shown.status == 0, "\(shown.messages)")
    let checked = try themec(["lint", "--format", "jsonl"], folder: folder.url)
    #expect(checked.messages == "")
    #expect(Set(checked.diagnostics.compactMap { $0["file"] as? String }) == ["App/A.xib"])
  }

  @Test(arguments: ["", "enabled_rules:\n", "disabled_rules: misplaced\n", "- a\n"])
  func `an empty or invalid configuration of IBLinter still produces a valid one`(_ text: String) throws {
    let folder = try TemporaryFolder([".iblinter.yml": text])
    let outcome = try themec(["init", "--from-iblinter", ".iblinter.yml"], folder: folder.url)
    #expect(outcome.status == 0)
    #expect(try themec(["config", "show"], folder: folder.url).status == 0)
    #expect(outcome.messages.isEmpty == !["disabled_rules: misplaced\n", "- a\n"].contains(text))
  }

  @Test func `a configuration of IBLinter that is not YAML is an error`() throws {
    let folder = try TemporaryFolder([".iblinter.yml": "enabled_rules: [\n"])
    #expect(try themec(["init", "--from-iblinter", ".iblinter.yml"], folder: folder.url).status == 2)
    #expect(folder.text(".themec.yml") as String? == nil)
  }
}
