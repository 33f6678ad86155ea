import Foundation
import SwiftSources
import TestSupport
import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeCodegen

@Suite struct AccessorTests {
  private func render(_ names: AccessorInput, _ template: String = "uikit", access: String = "public") throws -> (
    text: String, messages: [String]
  ) {
    let source = try #require(AccessorTemplate.builtIn.first { $0.name == template }?.source)
    let made = try AccessorTemplate(source: source).render(names, access: access)
    return (made.value.text, made.diagnostics.map(\.message))
  }

  private var example: AccessorInput {
    var names = AccessorInput()
    names.screenlets = [
      .init(
        name: "AddBookmark",
        themes: [
          .init(name: "ocean", kind: "extended", parent: "default"),
          .init(name: "default", kind: "default", parent: nil),
          .init(name: "default-list", kind: "full", parent: nil),
        ],
        actions: [.init(name: "add-bookmark", trigger: "addBookmarkButton"), .init(name: "signUp", trigger: nil)])
    ]
    names.palettes = [
      .init(
        set: "Westeros White",
        colors: [
          .init(name: "on-accent", light: .white, dark: nil),
          .init(
            name: "accent", light: ColorComponents(hex: 0x1560D4), dark: ColorComponents(hex: 0x7FB0FF, alpha: 0.5)),
        ])
    ]
    names.identifiers = [
      .init(set: nil, values: [.reuse: ["Cell"], .accessibility: ["title-label", "URLField"]]),
      .init(set: "Westeros White", values: [.restoration: ["add-bookmark"]]),
    ]
    return names
  }

  @Test func `an app gets its documents and resources, and no empty enumerations`() throws {
    var names = AccessorInput()
    names.app.storyboards = [.init(name: "Main", scenes: ["Detail"], segues: [])]
    names.app.nibs = ["row-cell"]
    names.app.images = ["Icons/star"]
    let made = try render(names)
    #expect(made.messages == [])
    for line in [
      #"public static var storyboard: UIStoryboard { UIStoryboard(name: "Main", bundle: bundle) }"#,
      #"public static let detail = "Detail""#,
      #"public static var rowCell: UINib { UINib(nibName: "row-cell", bundle: bundle) }"#,
      #"public static var iconsStar: UIImage? { UIImage(named: "Icons/star", in: bundle, compatibleWith: nil) }"#,
    ] { #expect(made.text.contains(line), "\(line)") }
    for name in ["Themes", "Actions", "Segues", "CatalogColors", "Fonts", "Identifiers"] {
      #expect(!made.text.contains("enum \(name) "), "\(name)")
    }
    #expect(swiftFault(in: made.text) == nil)
  }

  @Test func `names become constants, sorted by name`() throws {
    let made = try render(example)
    #expect(made.messages == [])
    #expect(
      made.text == """
        // swift-format-ignore-file
        // swiftlint:disable all
        #if canImport(UIKit)
        import UIKit
        #endif

        /// Names in this project.
        public enum Themec {
          /// Themes by Screenlet, as `themeName` takes them.
          public enum Themes {
            public enum AddBookmark {
              /// The Default theme
              public static let `default` = "default"
              /// Full theme
              public static let defaultList = "default-list"
              /// Extended theme of 'default'
              public static let ocean = "ocean"
            }
          }

          /// Actions by Screenlet, as `createInteractor(name:sender:)` and `userAction(name:sender:)` take them.
          public enum Actions {
            public enum AddBookmark {
              /// Fired by 'addBookmarkButton'
              public static let addBookmark = "add-bookmark"
              public static let signUp = "signUp"
            }
          }

          #if canImport(UIKit)
          /// Colors by theme set, with those that a set inherits.
          public enum Colors {
            public enum WesterosWhite {
              /// #1560D4, dark #7FB0FF at 50%
              public static var accent: UIColor {
                UIColor { traits in
                  traits.userInterfaceStyle == .dark
                    ? UIColor(red: 0.498, green: 0.6902, blue: 1, alpha: 0.5)
                    : UIColor(red: 0.0824, green: 0.3765, blue: 0.8314, alpha: 1)
                }
              }
              /// #FFFFFF
              public static var onAccent: UIColor {
                UIColor(red: 1, green: 1, blue: 1, alpha: 1)
              }
            }
          }
          #endif

          /// Identifiers by theme set, then by what they identify.
          public enum Identifiers {
            public enum Accessibility {
              public static let urlField = "URLField"
              public static let titleLabel = "title-label"
            }

            public enum Reuse {
              public static let cell = "Cell"
            }

            public enum WesterosWhite {
              public enum Restoration {
                public static let addBookmark = "add-bookmark"
              }
            }
          }
        }

        """)
  }

  @Test(arguments: ["uikit", "strings"], ["public", "", "package"].sampled(every: 3))
  func `Swift compiles the output of every template at every access level`(template: String, access: String) throws {
    let made = try render(example, template, access: access)
    #expect(try typeCheck([made.text], extra: "import UIKit") == "")
    let empty = try render(AccessorInput(), template, access: access)
    #expect(try typeCheck([empty.text], extra: "") == "")
  }

  @Test(arguments: [
    ("add-bookmark", "addBookmark"), ("AddBookmark", "addBookmark"), ("add_bookmark", "addBookmark"), ("URL", "url"),
    ("URLField", "urlField"), ("iPad mini", "iPadMini"), ("1a", "_1a"), ("ünï-cödé", "ünïCödé"), ("名前", "名前"),
    ("self", "self"), ("a\"); fatalError() //", "aFatalError"), ("../Evil", "evil"),
  ])
  func `names are converted to camel case`(name: String, expected: String) {
    #expect(AccessorNames.folded(name, .lowerCamel) == expected)
  }

  @Test(arguments: ["", "-", "👍", "\u{202E}", "\"", " "])
  func `a name without letters gets no accessor and is reported`(name: String) throws {
    var names = AccessorInput()
    names.identifiers = [.init(set: nil, values: [.reuse: [name, "cell"]])]
    let made = try render(names)
    #expect(made.messages.count == 1)
    #expect(made.text.contains("static let cell = \"cell\""))
  }

  @Test func `names with the same accessor get none and are reported once`() throws {
    var names = AccessorInput()
    names.identifiers = [.init(set: nil, values: [.reuse: ["a-b", "aB", "a_b", "cell"]])]
    let made = try render(names)
    #expect(
      made.messages == [
        "the reuse identifiers 'a-b', 'aB' and 'a_b' have no accessors, because all of them would be 'aB'"
      ])
    #expect(!made.text.contains("aB"))
  }

  @Test func `a theme set named like a kind of identifiers gets no accessor`() throws {
    var names = AccessorInput()
    names.identifiers = [.init(set: "reuse", values: [.reuse: ["cell"]])]
    #expect(try render(names).messages == ["the theme set 'reuse' has no accessor, because the name 'Reuse' is taken"])
  }

  /// Compiles the accessors with `swiftc`. The resulting program prints their names.
  @Test func `hostile names are generated as string literals and never as code`() throws {
    let texts = Set(hostile + hostile.map { "x" + $0 } + hostile.map { "\($0)y\($0)" })
    var names = AccessorInput()
    names.screenlets = texts.map { text in
      .init(
        name: text, themes: [.init(name: "default", kind: text, parent: text)],
        actions: [.init(name: "a", trigger: text)])
    }
    names.screenlets.append(
      .init(
        name: "Foo", themes: texts.map { .init(name: $0, kind: "full", parent: nil) },
        actions: texts.map { .init(name: $0, trigger: nil) }))
    names.palettes = texts.map { .init(set: $0, colors: [.init(name: $0, light: .black, dark: nil)]) }
    names.identifiers = [.init(set: nil, values: [.accessibility: texts])]
    names.identifiers += texts.map { .init(set: $0, values: [.reuse: [$0]]) }
    let colored = try render(names).text
    #expect(try typeCheck([colored], extra: "import UIKit") == "")
    let text = try render(names, "strings").text
    if readsSwift { #expect(swiftFault(in: text) == nil) }

    var folding = AccessorNames()
    let values = folding.identifiers(of: texts, .lowerCamel, "identifier")
    #expect(values.count > 60)
    let prints = values.map { "print(Array(Themec.Identifiers.Accessibility.\($0.identifier).utf8))" }
    let folder = try TemporaryFolder(["Themec.swift": text, "main.swift": prints.joined(separator: "\n")])
    let built = try run("swiftc", ["-o", folder("program"), folder("Themec.swift"), folder("main.swift")])
    #expect(built.status == 0, "\(built.output)")
    let printed = try run(folder("program"), []).output.split(separator: "\n").map(String.init)
    #expect(printed == values.map { "\(Array($0.name.utf8))" })
  }

  @Test func `custom templates get escaped values, and errors in them are reported`() throws {
    let own = AccessorTemplate(
      source:
        "{% for s in screenlets %}{% for a in s.actions %}let {{ a.identifier }} = {{ a.literal }}\n{% endfor %}{% endfor %}"
    )
    #expect(try own.render(example, access: "").value.text.contains("let addBookmark = \"add-bookmark\"\n"))
    #expect(throws: TemplateFailure.self) {
      try AccessorTemplate(source: "{% for x %}").render(example, access: "")
    }
  }
}
