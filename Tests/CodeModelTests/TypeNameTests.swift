import Testing

@testable import CodeModel

struct TypeNameTests {
  /// Swift types and their expected parts: the name without module, optionality and collection.
  private static let types: [(type: String, name: String, optionality: TypeName.Optionality, isCollection: Bool)] = [
    ("UILabel", "UILabel", .none, false), ("UILabel!", "UILabel", .implicitlyUnwrapped, false),
    ("UILabel?", "UILabel", .optional, false), ("UIKit.UILabel!", "UILabel", .implicitlyUnwrapped, false),
    ("Optional<UILabel>", "UILabel", .optional, false), ("(UILabel)?", "UILabel", .optional, false),
    ("[UIButton]!", "UIButton", .implicitlyUnwrapped, true), ("Array<UIButton>?", "UIButton", .optional, true),
    ("Set<UIView>", "UIView", .none, true), ("[UIView?]", "UIView", .none, true),
    ("[String: UIView]", "", .none, false), ("any NoteDelegate", "NoteDelegate", .none, false),
    ("(any NoteDelegate)?", "NoteDelegate", .optional, false), ("Chart<Double>!", "Chart", .implicitlyUnwrapped, false),
    ("UIView & NoteDelegate", "", .none, false), ("((String) -> Bool)?", "", .optional, false),
    ("@MainActor UIView?", "UIView", .optional, false), ("Outer.Inner?", "Inner", .optional, false),
    ("", "", .none, false),
  ]

  @Test func `the name, the optionality and the collection are parsed from a type`() {
    for expected in Self.types {
      let found = TypeName(expected.type)
      #expect(found.name == expected.name, "\(expected.type)")
      #expect(found.optionality == expected.optionality, "\(expected.type)")
      #expect(found.isCollection == expected.isCollection, "\(expected.type)")
    }
  }
}
