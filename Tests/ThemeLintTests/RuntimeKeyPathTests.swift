import Foundation
import Testing
import ThemeCompiler

/// Runtime attributes that are reported as mistakes. Apps may add properties to UIKit's classes.
struct RuntimeKeyPathTests {
  private func messages(_ attribute: String, of object: String = "view") async throws -> [String] {
    let objects = """
      <\(object) id="v">
        <rect key="frame" x="0" y="0" width="320" height="44"/>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute \(attribute)/></userDefinedRuntimeAttributes>
      </\(object.prefix { $0 != " " })>
      """
    return try await diagnostics(in: .objects(objects)).filter { $0.code == "model/runtime-attribute" }.map(\.message)
  }

  @Test(arguments: [
    #"type="number" keyPath="layer.cornerRadius" value="4""#,
    #"type="string" keyPath="layer.cornerRadius" value="4""#,
    #"type="number" keyPath="cornerRadius" value="4""#,
    #"type="number" keyPath="layer.transform.rotation.z" value="4""#,
    #"type="string" keyPath="titleText" value="4""#,
    #"type="number" keyPath="borderWidth" value="4""#,
    #"type="string" keyPath="accessibilityIdentifier" value="4""#,
    #"type="nil" keyPath="accessibilityIdentifier""#,
  ])
  func `properties of an app and values that are converted are accepted`(_ attribute: String) async throws {
    #expect(try await messages(attribute) == [])
  }

  @Test(arguments: [
    (
      #"type="number" keyPath="layer.CornerRadius" value="4""#,
      "'layer.CornerRadius' is not a key path of the root view"
    ),
    (
      #"type="string" keyPath="accessibilityLable" value="A""#,
      "'accessibilityLable' is not a key path of the root view"
    ),
    (
      #"type="number" keyPath="accessibilityLabel" value="4""#,
      "'accessibilityLabel' of the root view cannot hold a value of type 'number'"
    ),
    (
      #"type="string" keyPath="tintColor" value="red""#,
      "'tintColor' of the root view cannot hold a value of type 'string'"
    ),
  ])
  func `misspelled names and wrong values are reported`(_ attribute: String, _ message: String) async throws {
    #expect(try await messages(attribute) == [message])
  }

  @Test func `a layer's color is not a UIColor`() async throws {
    let found = try await messages(#"type="color" keyPath="layer.borderColor""#)
    #expect(found == ["'layer.borderColor' of the root view cannot hold a value of type 'color'"])
  }

  @Test func `a custom class may have additional properties`() async throws {
    let attribute = #"type="string" keyPath="accessibilityLable" value="A""#
    #expect(try await messages(attribute, of: #"view customClass="LabelView""#) == [])
  }

  /// The properties are those that `LoginScreenlet` and `BaseScreenlet` declare in liferay-screens.
  @Test(arguments: [
    ("themeNam", #"customClass="LoginScreenlet""#, true),
    ("saveCredential", #"customClass="LoginScreenlet" customModule="LiferayScreens""#, true),
    ("themeName", #"customClass="LoginScreenlet""#, false),
    ("title", #"customClass="LoginScreenlet""#, false),
    ("themeNam", #"customClass="LoginScreenlet" customModule="Other""#, false),
    ("themeNam", #"customClass="MyScreenlet""#, false),
  ])
  func `properties of Liferay's Screenlets are known`(key: String, attributes: String, isReported: Bool) async throws {
    let found = try await messages(#"type="string" keyPath="\#(key)" value="a""#, of: "view \(attributes)")
    #expect(found == (isReported ? ["'\(key)' is not a key path of the view 'LoginScreenlet'"] : []))
  }
}
