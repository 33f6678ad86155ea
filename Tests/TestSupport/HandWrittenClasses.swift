/// A hand-written class, in one style, before members are added.
package struct HandWritten: Sendable, CustomStringConvertible {
  package var name: String
  package var text: String
  package var className = "LoginView"
  package var description: String { name }
}

private let bodies: [HandWritten] = [
  HandWritten(name: "empty", text: "import UIKit\n\nclass LoginView: UIView {\n}\n"),
  HandWritten(name: "on one line", text: "class LoginView: UIView {}\nclass Other {}\n"),
  HandWritten(
    name: "outlets and actions",
    text: """
      class LoginView: UIView {
          @IBOutlet weak var nameField: UITextField!
          @IBOutlet private weak var hintLabel: UILabel!  // a hint

          var count = 0

          @IBAction func tap(_ sender: Any) {
              count += 1
          }

          func other() {}
      }

      """),
  HandWritten(
    name: "comments",
    text: """
      /* class LoginView { */
      class LoginView: UIView { // the view
          /// Name. }
          @IBOutlet weak var nameField: UITextField! /* } */
          // MARK: - Rest
          let text = "} // \\(1 + 1) {"
          /* last */
      } // end

      """),
  HandWritten(
    name: "odd formatting",
    text: """
      public
      final class LoginView
          : UIView,
            Sendable
      {
          @IBOutlet
          weak
          var nameField:
              UITextField!
          ; var a = 1; var b = 2
          func f ( ) { }
          }

      """),
  HandWritten(
    name: "conditions",
    text: """
      class LoginView: UIView {
          #if DEBUG
          @IBOutlet weak var debugLabel: UILabel!
          #else
          @IBOutlet weak var releaseLabel: UILabel!
          #endif
          var count = 0
          #if os(iOS)
          @IBAction func tap() {}
          #endif
      }

      """),
  HandWritten(
    name: "extensions",
    text: """
      extension LoginView {
          @IBAction func tap() {}
      }
      class LoginView: UIView {
          @IBOutlet weak var nameField: UITextField!
      }
      extension LoginView: Sendable { @IBAction func other() {} }

      """),
  HandWritten(
    name: "nested types",
    text: """
      class LoginView: UIView {
          class LoginView { @IBOutlet var inner: UILabel! }
          struct State { var isOn = false }
          @IBOutlet weak var nameField: UITextField!
          enum Kind { case a, b }
      }

      """),
  HandWritten(
    name: "nested in another",
    text: """
      enum Screens {
          struct Auth {
              class LoginView: UIView {
                  @IBOutlet weak var nameField: UITextField!
              }
          }
      }

      """, className: "Screens.Auth.LoginView"),
  HandWritten(
    name: "members on one line", text: "class LoginView: UIView { var a = 1; @IBOutlet var label: UILabel! }\n"),
  HandWritten(
    name: "condition around the class",
    text: """
      #if canImport(UIKit)
      class LoginView: UIView {
          var count = 0
      }
      #endif

      """),
  HandWritten(
    name: "without a final line end", text: "class LoginView: UIView {\n    func f() {\n        }\n    // end\n}"),
]

private let styles: [(name: String, change: @Sendable (String) -> String)] = [
  ("spaces", { $0 }), ("CRLF", { withReturns($0) }), ("tabs", { indented($0, by: "\t") }),
  ("two spaces", { indented($0, by: "  ") }), ("tabs and CRLF", { withReturns(indented($0, by: "\t")) }),
]

private func indented(_ text: String, by unit: String) -> String {
  let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
  return lines.map { line in
    let spaces = line.prefix { $0 == " " }.count
    return String(repeating: unit, count: spaces / 4) + String(line.dropFirst(spaces))
  }.joined(separator: "\n")
}

/// Returns the text with CR LF line endings.
private func withReturns(_ text: String) -> String {
  let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
  return lines.joined(separator: "\r\n")
}

extension HandWritten {
  /// All classes in all styles.
  package static let variants = bodies.flatMap { body in
    styles.map { style in
      HandWritten(name: "\(body.name), \(style.name)", text: style.change(body.text), className: body.className)
    }
  }
}
